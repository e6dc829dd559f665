// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/block.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

#include "emulation/block_watch.h"
#include "emulation/lane_mask.h"
#include "emulation/recorder.h"
#include "words/say.h"

namespace warpfold::emulation {

namespace {

constexpr std::uint32_t mostLocalBytes = 512 * 1024;  // of a thread (CUDA C++ Programming Guide, Compute Capabilities)
constexpr std::uint32_t stackOfCalls = 16 * 1024;

std::uint32_t localBytesOf(const ptx::Program& program) {
  if (program.functions.size() == 1) return program.functions[0].localBytes;
  std::uint32_t bytes = stackOfCalls;
  for (const auto& each : program.functions) bytes += each.localBytes;
  return std::min(bytes, mostLocalBytes);
}

}  // namespace

Block::Block(const Code& code, const Memory& memory, const Launch& launch, LaunchCounts* counts, HazardWatch* watch)
    : m_code(code),
      m_memory(memory),
      m_launch(launch),
      m_counts(counts),
      m_threads(static_cast<std::uint32_t>(launch.block.count())),
      m_blocksPerRun(GridTally::blocksPerRun(launch.grid.count())),
      m_sharedBytes(code.program().staticSharedBytes + launch.dynamicSharedBytes),
      m_localBytes(localBytesOf(code.program())),
      m_sharedMemory(m_sharedBytes + 64),
      m_local(std::size_t{m_threads} * m_localBytes),
      m_warps((m_threads + launch.warpWidth - 1) / launch.warpWidth) {
  const auto& variables = code.program().shared;
  const auto aligned = (reinterpret_cast<std::uintptr_t>(m_sharedMemory.data()) + 63) / 64 * 64;
  m_shared = {0,
              m_sharedBytes,
              reinterpret_cast<std::byte*>(aligned),
              Area::Kind::shared,
              variables.size() == 1 ? variables[0].name : "shared",
              variables.size() == 1 ? variables[0].elementBytes : 4};
  m_sharedGeneric = m_shared;
  m_sharedGeneric.begin += ptx::window::shared;
  m_sharedGeneric.end += ptx::window::shared;
  for (std::uint32_t i = 0; i < m_warps.size(); ++i) {
    Warp& warp = m_warps[i];
    warp.block = this;
    warp.code = &code;
    warp.index = i;
    warp.width = launch.warpWidth;
    warp.counts = code.counted() && counts != nullptr ? counts->instructions.data() : nullptr;
  }
  if (watch == nullptr || !code.counted() || counts == nullptr) return;
  m_watch = std::make_unique<BlockWatch>(*watch, *this);
  for (Warp& warp : m_warps) warp.watch = m_watch.get();
}

Block::~Block() = default;

std::uint64_t Block::bytesOf(const ptx::Program& program, const Launch& launch, bool watched) {
  const std::uint64_t warps = (launch.block.count() + launch.warpWidth - 1) / launch.warpWidth;
  const std::uint64_t shared = std::uint64_t{program.staticSharedBytes} + launch.dynamicSharedBytes;
  return warps * program.functions[0].windowBytes + launch.block.count() * localBytesOf(program) + shared +
         (watched ? BlockWatch::bytesOf(shared) : 0);
}

void Block::start(std::uint64_t index, Cluster* cluster, Recorder* recorder) {
  m_index = index;
  m_recorder = recorder;
  m_cluster = cluster != nullptr ? cluster : &m_own;
  if (cluster == nullptr) m_own.start(1, m_threads);
  m_cluster->join(clusterRank(), *this);
  m_step = 0;
  m_readsElement = false;
  m_atomics = 0;
  m_round = 0;
  m_turns = 0;
  m_changes = 0;
  m_looks = {};
  m_offers = {};
  std::fill(m_sharedMemory.begin(), m_sharedMemory.end(), std::byte{0});
  std::fill(m_local.begin(), m_local.end(), std::byte{0});
  for (Warp& warp : m_warps) {
    const std::uint32_t left = m_threads - warp.index * warp.width, here = std::min(left, warp.width);
    warp.recorder = nullptr;
    warp.start(here == 32 ? ~0u : (1u << here) - 1, m_launch.limits.instructionsOfWarp);
    warp.recorder = recorder;
  }
  if (recorder != nullptr) recorder->begin(*this, m_warps);
  if (m_launch.apart)
    for (Warp& warp : m_warps) warp.fallApart();
  if (m_watch) m_watch->begin();
}

/// Lets each warp that can go on do so; whether any could that does not wait in a loop.
bool Block::runWarps() {
  bool went = false;
  for (Warp& warp : m_warps) {
    if (warp.state != Warp::State::ready && warp.state != Warp::State::spinning) continue;
    warp.changed = false;
    warp.run();
    m_changes += warp.changed;
    if (warp.state != Warp::State::spinning) {
      went = true;
      warp.turns = 0;
    } else if (++warp.turns % (warp.carries ? longPatience : patience) == 0) {
      m_changes += warp.release();
    }
  }
  return went;
}

Block::Outcome Block::run() {
  std::uint32_t barriers = 0;
  for (std::uint32_t rounds = 1; rounds <= roundsOfTurn; ++rounds) {
    const bool went = runWarps();
    bool alive = false, together = true, spinning = false;
    for (const Warp& warp : m_warps) {
      if (warp.state == Warp::State::done) continue;
      alive = true;
      together &= warp.state == Warp::State::atBarrier;
      spinning |= warp.state == Warp::State::spinning || warp.state == Warp::State::ready;
    }
    if (!alive) {
      closeStep(true);
      return Outcome::done;
    }
    if (together) openBarrier();
    if (together || openPartBarriers()) {
      m_turns = 0;
      if (++barriers % barriersOfLook == 0 && isAsBefore(Occasion::barrier)) return Outcome::quiet;
      continue;
    }
    if (went) {
      m_turns = 0;
      continue;
    }
    // What warps look for in loops may have to come from lanes of another warp that wait for each other.
    const bool outOfPatience = !spinning || ++m_turns % patience == 0;
    if (outOfPatience && releaseLanes(spinning)) continue;
    if (spinning) return isAsBefore(Occasion::turn) ? Outcome::quiet : Outcome::spinning;
    noteDeadlock();
    return Outcome::stuck;
  }
  return Outcome::spinning;  // from barrier to barrier: that may be waiting, too
}

bool Block::isAsBefore(Occasion occasion) {
  const auto which = static_cast<std::size_t>(occasion);
  Look& look = m_looks[which];
  std::uint64_t state = 0;
  for (const Warp& warp : m_warps) state = state * 31 + warp.stateOfLanes();
  const bool same = std::exchange(look.state, state) == state && look.changes == m_changes &&
                    std::none_of(m_warps.begin(), m_warps.end(), [](const Warp& each) { return each.canRelease(); });
  look.changes = m_changes;
  // Steps that are like those before are no others: how many there are depends on when others run.
  const bool again = same && m_recorder == nullptr;
  if (again) m_step = look.step;
  look.step = m_step;
  for (Warp& warp : m_warps) {
    Warp::Look& before = warp.looks[which];
    if (same) warp.reserve = before.left - warp.budget;
    if (again) warp.part = before.part;
    before = {warp.budget + warp.reserve, warp.part};
  }
  return same;
}

std::uint32_t Block::turnsOfAll() const {
  std::size_t most = 0;
  for (const Warp& warp : m_warps) most = std::max(most, warp.ready.size());
  return static_cast<std::uint32_t>(most) + 1;
}

KernelFault Block::faultOfWaiting() const {
  const auto first = std::find_if(m_warps.begin(), m_warps.end(), [](const Warp& each) {
    return each.state == Warp::State::spinning || each.state == Warp::State::ready;
  });
  return emulation::faultOfWaiting(*first);
}

void Block::closePart(Warp& warp) {
  if (m_counts == nullptr || warp.counts == nullptr) return;
  const PartActivity& done = warp.activity;
  const std::uint32_t step = stepOf(warp);
  if (step >= m_counts->steps.size()) m_counts->steps.resize(step + 1);
  StepTally& tally = m_counts->steps[step];
  const std::uint32_t takers = done.combined | done.loaded, touchers = done.combined | done.touched;
  tally.memory += done.memory;
  tally.takers.add(takers, warp.lanes);
  tally.touchers.add(touchers, warp.lanes);
  tally.combinedThreads += countLanes(done.combined);
  tally.loadedThreads += countLanes(done.loaded);
  tally.store |= done.stored;
  auto& runs = m_counts->activity.steps;
  const std::uint64_t run = m_index / m_blocksPerRun;
  if (run >= runs.size()) runs.resize(run + 1);
  if (step >= runs[run].size()) runs[run].resize(step + 1);
  runs[run][step].takers += countLanes(takers);
  runs[run][step].touchers += countLanes(touchers);
  if (m_recorder != nullptr) m_recorder->closePart(warp);
  warp.activity = {};
}

void Block::closeStep(bool done) {
  if (m_counts == nullptr) return;
  std::uint32_t parts = 0;
  for (Warp& warp : m_warps) {
    if (warp.activity.any()) closePart(warp);
    parts = std::max(parts, std::exchange(warp.part, 0));
  }
  if (m_recorder != nullptr) m_recorder->closeStep(done ? 0 : barrierLine());
  m_step += parts;
  if (m_watch && done) m_watch->end();
  if (m_watch && !done) m_watch->barrier(m_warps, m_step);
  if (m_step >= m_counts->steps.size()) m_counts->steps.resize(m_step + 1);
  if (!done) {
    ++m_counts->steps[m_step++].memory.barriers;
    return;
  }
  if (m_readsElement) return;
  m_counts->blank.add(m_index);
  m_counts->blankAtomics += m_atomics;
}

/// Of the barrier at which the block has met.
std::uint32_t Block::barrierLine() const {
  for (const Warp& warp : m_warps) {
    if (warp.state == Warp::State::atBarrier) return m_code.placeOf(warp.pc).location.line;
    for (const Wait& wait : warp.waiting)
      if (wait.kind == Wait::Kind::barrier) return m_code.placeOf(wait.split.pc).location.line;
  }
  return m_clusterLine;
}

void Block::receive(const Block& from, std::uint64_t address, unsigned bytes) {
  if (m_watch) m_watch->receive(address, bytes);
  if (m_recorder != nullptr) m_recorder->receive(address, from.index(), !from.readsElement());
}

void Block::noteCount(const Warp& warp, const Instruction* at, unsigned lane) {
  m_counts->lastCount = LaunchCounts::Count{BlockId{m_index}, stepOf(warp), ThreadId{warp.threadOf(lane)},
                                            m_code.placeOf(at).location.line};
}

/// All threads that have not ended are at barrier 0: they go on.
void Block::openBarrier() {
  closeStep(false);
  nextRound();
  for (Warp& warp : m_warps) {
    if (warp.state != Warp::State::atBarrier) continue;
    ++warp.pc;
    warp.state = Warp::State::ready;
    if (m_counts != nullptr) m_counts->threadBarriers += countLanes(warp.active);
  }
  if (m_counts != nullptr) ++m_counts->barriers;
}

namespace {

/// A warp whose lanes are all at barrier 0 as one that waits like any other.
void waitAsSplit(Warp& warp) {
  if (warp.state != Warp::State::atBarrier) return;
  warp.waiting.push_back({{warp.pc, warp.active, warp.frame, warp.window}, Wait::Kind::barrier, 0, 0, 0});
  warp.pc = nullptr;
  warp.state = Warp::State::waiting;
}

}  // namespace

/// Who goes on from barrier `i` now: all threads that have not exited, or, where it waits for a number of threads, as
/// many warps as make that number. A warp counts whole, however many lanes it has left, once all of those are there
/// (PTX ISA, "bar, barrier"; so it is on an H200).
std::vector<Warp*> Block::meetingAt(std::uint32_t i) {
  std::vector<Warp*> meeting;
  std::uint32_t needed = 0;
  bool all = true;
  for (Warp& warp : m_warps) {
    std::uint32_t here = i == 0 && warp.state == Warp::State::atBarrier ? warp.active : 0;
    for (const Wait& wait : warp.waiting) {
      if (!wait.isAt(i)) continue;
      here |= wait.split.lanes;
      needed = std::max(needed, wait.threads);
    }
    if (here != 0 && here == warp.alive())
      meeting.push_back(&warp);
    else
      all &= warp.alive() == 0;
  }
  if (needed == 0) return all ? meeting : std::vector<Warp*>();
  const std::uint32_t warps = (needed + m_launch.warpWidth - 1) / m_launch.warpWidth;
  if (meeting.size() < warps) return {};
  meeting.resize(warps);
  return meeting;
}

/// Barriers at which lanes of a warp are at different instructions, or that wait for a number of threads. Whether one
/// opened.
bool Block::openPartBarriers() {
  bool opened = false;
  std::uint32_t alive = 0;
  for (const Warp& warp : m_warps) alive += countLanes(warp.alive());
  for (std::uint32_t i = 0; i < barrierCount; ++i) {
    const std::vector<Warp*> meeting = meetingAt(i);
    if (meeting.empty()) continue;
    opened = true;
    std::uint32_t arrived = 0;
    for (const Warp* warp : meeting) arrived += countLanes(warp->alive());
    if (i == 0) nextRound();
    if (arrived == alive)
      closeStep(false);
    else if (m_watch)
      m_watch->partBarrier();
    for (Warp* warp : meeting) {
      if (i == 0) waitAsSplit(*warp);
      warp->resume([i](const Wait& wait) { return wait.isAt(i); });
      if (warp->state == Warp::State::waiting && !warp->ready.empty()) warp->state = Warp::State::ready;
    }
    if (m_counts == nullptr) continue;
    ++m_counts->barriers;
    m_counts->threadBarriers += arrived;
  }
  return opened;
}

/// `spinning`: some warps may go on by themselves; those are left alone.
bool Block::releaseLanes(bool spinning) {
  bool released = false;
  for (Warp& warp : m_warps)
    if (spinning ? warp.state == Warp::State::waiting : warp.state != Warp::State::done) released |= warp.release();
  m_changes += released;
  return released;
}

namespace {

/// The first thread that has ended.
std::uint32_t endedThread(const std::vector<Warp>& warps) {
  for (const Warp& warp : warps)
    if (warp.exited != 0) return warp.threadOf(static_cast<unsigned>(std::countr_zero(warp.exited)));
  return 0;
}

}  // namespace

void Block::noteDeadlock() const {
  struct Waiter {
    const Warp* warp = nullptr;
    const Instruction* at = nullptr;
    unsigned lane = 0;
  };
  std::vector<Waiter> waiters;  // by thread, one of each place
  for (const Warp& warp : m_warps) {
    if (warp.state == Warp::State::atBarrier)
      waiters.push_back({&warp, warp.pc, static_cast<unsigned>(std::countr_zero(warp.active))});
    for (const Wait& wait : warp.waiting)
      waiters.push_back({&warp, wait.split.pc, static_cast<unsigned>(std::countr_zero(wait.split.lanes))});
  }
  const auto lineOf = [&](const Waiter& w) { return m_code.placeOf(w.at).location.line; };
  const auto threadOf = [&](const Waiter& w) { return w.warp->threadOf(w.lane); };
  const Waiter first = waiters.front();
  const auto other =
      std::find_if(waiters.begin(), waiters.end(), [&](const Waiter& w) { return w.at->counter != first.at->counter; });
  if (m_watch) {
    const auto missing = other != waiters.end() ? threadOf(*other) : endedThread(m_warps);
    m_watch->deadlock(*first.warp, first.at, first.lane, missing, other != waiters.end() ? other->at : nullptr,
                      first.at->decoded->opcode != ptx::Opcode::bar);
    m_watch->end();
    return;
  }
  const KernelFault::Site site{KernelFault::Kind::deadlock, m_code.placeOf(first.at).location, BlockId{m_index},
                               ThreadId{threadOf(first)}};
  const auto block = arg<"block">(m_index);
  const auto thread = arg<"thread">(threadOf(first));
  const auto line = arg<"line">(lineOf(first));
  if (other == waiters.end()) throw KernelFault(site, say<"fault-deadlock-ended">(block, thread, line));
  throw KernelFault(site, say<"fault-deadlock">(block, thread, line, arg<"other">(threadOf(*other)),
                                                arg<"other_line">(lineOf(*other))));
}

}  // namespace warpfold::emulation
