// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/machine.h"

#include <algorithm>
#include <bit>

#include "emulation/recorder.h"

namespace warpfold::emulation {

thread_local constinit Machine* Machine::t_current = nullptr;
thread_local constinit Lane* Machine::t_lane = nullptr;

Machine::Machine() : m_stacks(maximumThreads), m_lanes(maximumThreads + 1), m_exchanges(maximumThreads) {
  for (std::uint32_t i = 0; i < maximumThreads; ++i) {
    m_lanes[i].thread = i;
    m_lanes[i].context = makeContext(m_stacks.top(i), StackPool::stackBytes - 4096, laneMain);
  }
}

// Lanes wait at the top of their loop with nothing on their stacks that needs a destructor.
Machine::~Machine() {
  for (Lane& lane : m_lanes) forgetContext(lane.context);
}

void Machine::begin(const LaunchShape& shape, const GlobalMemory& memory, Body body, const void* arguments,
                    bool counted, bool goesOn, std::shared_ptr<GridCounters> counters) {
  constexpr std::size_t boundary = 128;
  m_dynamicMemory.reset();
  m_dynamic = nullptr;
  if (shape.dynamicSharedBytes != 0) {
    m_dynamicMemory = std::make_unique<std::byte[]>(shape.dynamicSharedBytes + boundary + dynamicSlack);
    const auto at = reinterpret_cast<std::uintptr_t>(m_dynamicMemory.get());
    m_dynamic = m_dynamicMemory.get() + (boundary - at % boundary) % boundary;
  }
  m_sharedBegin = shape.sharedElements != 0 ? ~std::uintptr_t{0} : 0;
  m_sharedBytes = shape.sharedElements != 0 ? shape.sharedElements * memory.elementBytes : ~std::uintptr_t{0};
  if (m_dynamic != nullptr) {
    m_sharedBegin = reinterpret_cast<std::uintptr_t>(m_dynamic);
    m_sharedBytes = shape.dynamicSharedBytes;
  }
  m_exact = counted && (shape.warpLevel || shape.fences);
  if (m_exact) m_order.begin(shape.block, shape.warpSize);
  m_meetsBlocks = counted && shape.grid > 1;
  if (m_meetsBlocks && !goesOn) m_grid.begin(std::move(counters));
  m_shape = shape;
  m_memory = memory;
  if (memory.counters == nullptr) m_memory.counterBytes = ~std::size_t{0};  // not told: any counter is one
  m_body = m_countedBody = body;
  m_plainBody = m_proofBody = nullptr;
  m_proven = {};
  m_arguments = arguments;
  m_counted = counted;
  m_tallies.clear();
  m_hazards.clear();
  m_activity.steps.clear();
  m_blank.clear();
  m_blankAtomics = 0;
  m_repeated = m_provenBlocks = 0;
  m_lastCount.reset();
  m_blocksPerRun = GridTally::blocksPerRun(shape.grid);
  constexpr std::uint64_t worthLogging = 4;
  m_log.beginLaunch(m_memory, counted && !shape.countsEach && shape.grid >= worthLogging);
  for (std::uint32_t i = 0; i < shape.block; ++i) {
    m_lanes[i].warp = i / shape.warpSize;
    m_lanes[i].bit = 1u << (i % shape.warpSize);
  }
  if constexpr (contextsRestart) restartLanes();
  m_warps.assign((shape.block + shape.warpSize - 1) / shape.warpSize, {});
  m_ringWhole = false;
}

void Machine::restartLanes() {
  for (std::uint32_t i = 0; i < m_shape.block; ++i) restartContext(m_lanes[i].context, m_stacks.top(i), enterLane);
}

void Machine::linkRing() {
  // All lanes that have not finished this block, ascending; the last points back to the first.
  Lane* first = nullptr;
  Lane* last = nullptr;
  m_alive = 0;
  for (std::uint32_t i = 0; i < m_shape.block; ++i) {
    Lane& lane = m_lanes[i];
    if (lane.finishedIn == m_serial) continue;
    if (last != nullptr)
      last->next = &lane;
    else
      first = &lane;
    last = &lane;
    ++m_alive;
  }
  if (last != nullptr) last->next = first;
  m_boundary = m_alive == m_shape.block ? last : nullptr;
}

void Machine::repeatBy(Body plain, Body proof) {
  m_plainBody = plain;
  m_proofBody = plain != nullptr ? proof : nullptr;
}

void Machine::runBlock(std::uint64_t index, Recorder* recorder) {
  Machine* const outer = t_current;
  Lane* const outerLane = t_lane;
  t_current = this;
  if (++m_serial == 0) {  // after 2^32 blocks the stamps would be mistaken for this block's
    for (Lane& lane : m_lanes) lane.finishedIn = 0;
    m_serial = 1;
    m_ringWhole = false;
  }
  if (m_shape.warpLevel) {
    for (std::uint32_t warp = 0; warp < m_warps.size(); ++warp) {
      m_warps[warp] = {};
      m_warps[warp].ready = m_warps[warp].exist = lanesOf(warp);
    }
  } else if (!m_ringWhole) {
    linkRing();
  }
  m_ringWhole = true;
  if (++m_epoch == 0) {
    m_shadow.clear();
    m_ordered.clear();
    m_epoch = 1;
  }
  m_blockEpoch = m_epoch;
  m_shadow.beginBlock(m_epoch);
  if (m_exact) {
    m_ordered.beginBlock(m_epoch);
    m_order.beginBlock();
    m_groups.assign(1, {});
    m_freeGroup = 0;
  }
  m_parts = 0;
  m_barrierLine = 0;
  m_blockIndex = static_cast<std::uint32_t>(index);
  if (m_blockIndex % m_shape.cluster == 0) m_handed.clear();
  m_recorder = recorder;
  m_step = 0;
  m_finished = 0;
  m_combined = m_touched = m_loaded = 0;
  m_stored = false;
  m_readsElement = false;
  m_blockAtomics = 0;
  m_drewLast = false;
  m_unpublished.clear();
  m_atomicAt = 0;
  m_accesses.setPart(0);
  m_combinations = m_combinedBefore = 0;
  const bool proven = isProven(index, recorder);
  if (m_proofBody != nullptr) {
    m_body = proven ? m_plainBody : m_countedBody;
    m_counted = !proven;
  }
  if (!proven) beginLog(recorder);
  if (contextsRestart && !m_shape.warpLevel) {
    runRing();
  } else {
    if (m_shape.warpLevel)
      beginRun(0);
    else
      t_lane = &m_lanes[0];
    jumpTo(t_lane, &m_host);
  }
  t_current = outer;
  t_lane = outerLane;
  if (proven) {
    if (m_drewLast) throw LastTicketDrawn();
    takeLoggedCounts();
    m_counted = true;
    ++m_provenBlocks;
  } else {
    endLog();
  }
  if (m_counted && !m_readsElement) {
    m_blank.add(index);
    m_blankAtomics += m_blockAtomics;
  }
}

/// A sweep over the lanes for each step. The host stands behind the last one, so that no lane needs to know whether it
/// is the last.
void Machine::runRing() {
  Lane* const host = &m_lanes[m_shape.block];
  for (;;) {
    jumpTo(&m_lanes[0], host);
    if (m_finished == m_alive) break;
    if (m_finished != 0) shrinkRing();
  }
  if (!m_ringWhole) restartLanes();
}

/// Some lanes have finished, others go on: what endSweep() does where contexts do not restart.
void Machine::shrinkRing() {
  linkRing();
  m_ringWhole = false;
  m_finished = 0;
  // From a lane that has finished to the next that has not: a sweep comes to the first of neighbours only.
  Lane* next = &m_lanes[m_shape.block];
  for (std::uint32_t i = m_shape.block; i-- > 0;) {
    Lane& lane = m_lanes[i];
    if (lane.finishedIn == m_serial) {
      lane.next = next;
      restartContext(lane.context, m_stacks.top(i), passOn);
    } else {
      next = &lane;
    }
  }
}

void Machine::enterLane(Context* self) {
  t_lane = reinterpret_cast<Lane*>(self);
  current().m_body();
}

void Machine::passOn(Context* self) {
  leaveTo(reinterpret_cast<Lane*>(self)->next);
}

void Machine::laneMain() {
  for (;;) runLane();
}

void Machine::runLane() {
  current().m_body();
}

void Machine::finishLane() {
  Lane* const self = t_lane;
  Lane* next = self + 1;
  ++m_finished;
  if (m_shape.warpLevel) {
    m_warps[self->warp].ended |= self->bit;
    if (m_counted) noteStop(BlockOp::Kind::finish, BlockLog::keyOf(BlockOp::Kind::finish, 0), 0);
    if (self >= m_boundary) {
      yieldLane();
      next = t_lane;
    }
  } else {
    self->finishedIn = m_serial;
    if (m_counted && !m_log.expects(BlockLog::keyOf(BlockOp::Kind::finish, 0), m_combinations))
      noteRingStop(BlockOp::Kind::finish, 0);
    if constexpr (!contextsRestart) next = nextInRing(self);
  }
  if constexpr (contextsRestart) {
    restartContext(self->context, m_stacks.top(self->thread), enterLane);
    leaveTo(next);
  } else {
    jumpTo(next, self);  // comes back when the next block needs this lane
  }
}

/// All lanes have arrived or ended: who runs next.
Lane* Machine::endSweep() {
  if (m_finished == m_alive) return &m_host;
  if (m_finished != 0) {
    linkRing();
    m_ringWhole = false;
    m_finished = 0;
    for (Lane& lane : m_lanes)  // some lane below the block size is left
      if (lane.finishedIn != m_serial) return &lane;
  }
  return t_lane->next;
}

std::uint32_t Machine::lanesOf(std::uint32_t warp) const {
  const std::uint32_t begin = warp * m_shape.warpSize;
  const std::uint32_t count = std::min(m_shape.warpSize, m_shape.block - begin);
  return count == 32 ? 0xffffffffu : (1u << count) - 1;
}

void Machine::closeWarp(std::uint32_t warp) {
  endWarp(warp, 0);
}

/// The last part of the step is over for a warp.
void Machine::endWarp(std::uint32_t warp, std::uint32_t part) {
  if (m_log.repeating()) return;
  flushAccesses(warp, part);
  closePart(warp, part);
  m_accesses.setPart(0);
  logConsequence(BlockOp::Kind::warpDone, warp, 0, part);
}

/// The lanes of `met` go on with the next part of the step.
void Machine::endPart(std::uint32_t index, std::uint32_t met) {
  if (m_log.repeating()) return;
  const std::uint32_t part = m_warps[index].part;
  countPart(index, met, part);
  logConsequence(BlockOp::Kind::partDone, index, met, part);
}

void Machine::countPart(std::uint32_t index, std::uint32_t met, std::uint32_t part) {
  // Where a branch ends, lanes that met go on together with those that did not: their accesses are one request.
  WarpState& warp = m_warps[index];
  warp.touched |= m_touched;
  if ((warp.touched & ~met) == 0) {
    flushAccesses(index, part);
    warp.touched = 0;
  }
  closePart(index, part);
  m_accesses.setPart(part + 1);
}

StepTally& Machine::tallyOf(std::uint32_t step) {
  if (step >= m_tallies.size()) m_tallies.resize(step + 1);
  return m_tallies[step];
}

/// No lane of the warp will add to the requests that are there; `part` is the last that any belongs to.
void Machine::flushAccesses(std::uint32_t warp, std::uint32_t part) {
  if (m_accesses.pending().empty()) return;
  if (m_log.logging()) [[unlikely]]
    for (const WarpAccesses::Request& request : m_accesses.pending())
      if (request.lanes > 1)
        for (std::uint32_t i = 0; i < request.lanes; ++i) m_log.noteShared(request.addresses[i]);
  if (m_recorder != nullptr) [[unlikely]]
    m_recorder->noteRequests(warp, m_accesses.pending());
  tallyOf(m_step + part);
  m_accesses.flush([&](std::uint32_t of) -> Counters& { return m_tallies[m_step + of].memory; });
}

void Machine::closePart(std::uint32_t warp, std::uint32_t part) {
  const std::uint32_t step = m_step + part;
  StepTally& tally = tallyOf(step);
  const std::uint32_t lanes = lanesOf(warp);
  if (m_recorder != nullptr) [[unlikely]]
    m_recorder->closeWarp(warp, part, {m_combined, m_touched, lanes, {}}, m_loaded, m_stored);
  const std::uint32_t takers = m_combined | m_loaded, touchers = m_combined | m_touched;
  tally.takers.add(takers, lanes);
  tally.touchers.add(touchers, lanes);
  tally.combinedThreads += static_cast<std::uint32_t>(std::popcount(m_combined));
  tally.loadedThreads += static_cast<std::uint32_t>(std::popcount(m_loaded));
  tally.store |= m_stored;
  const std::uint64_t run = m_blockIndex / m_blocksPerRun;
  if (run >= m_activity.steps.size()) m_activity.steps.resize(run + 1);
  auto& steps = m_activity.steps[run];
  if (step >= steps.size()) steps.resize(step + 1);
  steps[step].takers += static_cast<std::uint32_t>(std::popcount(takers));
  steps[step].touchers += static_cast<std::uint32_t>(std::popcount(touchers));
  m_combined = m_touched = m_loaded = 0;
  m_stored = false;
}

/// The block goes on with its next step. `line`: of the barrier; 0: it is over.
void Machine::closeStep(std::uint32_t line) {
  if (!m_log.repeating()) {
    if (!m_shape.warpLevel && m_finished != 0 && m_finished != m_alive) [[unlikely]]
      checkReturned();
    logConsequence(BlockOp::Kind::stepDone, 0, m_parts, 0, line);
    countStep(line);
  }
  passStep();
}

void Machine::countStep(std::uint32_t line) {
  const std::uint32_t last = m_step + m_parts;
  if (last >= m_tallies.size()) m_tallies.resize(last + 1);
  if (line != 0) ++m_tallies[last].memory.barriers;
  if (m_recorder != nullptr) [[unlikely]]
    m_recorder->closeStep(line);
  m_barrierLine = 0;
  if (m_exact) {
    m_groups.resize(1);
    m_freeGroup = 0;
  }
}

void Machine::passStep() {
  m_step += m_parts + 1;
  m_parts = 0;
  if (m_exact) keepFences();
  ++m_epoch;
  if (m_exact) m_order.barrier();
}

}  // namespace warpfold::emulation
