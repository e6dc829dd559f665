// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Blocks that do what another one did: see BlockLog.
#include <new>
#include <utility>

#include "emulation/machine.h"

namespace warpfold::emulation {

namespace {

GridUse useOf(BlockOp::Kind kind) {
  if (kind == BlockOp::Kind::load) return GridUse::load;
  return kind == BlockOp::Kind::store ? GridUse::store : GridUse::atomic;
}

}  // namespace

void Machine::beginLog(Recorder* recorder) {
  m_log.beginBlock(recorder != nullptr);
  if (m_log.logging()) m_before = std::exchange(m_tallies, {});
}

bool Machine::isProven(std::uint64_t index, const Recorder* recorder) {
  if (recorder != nullptr || !m_proven.holds(index)) return false;
  m_log.beginBlock(true);
  return m_log.moveTo(static_cast<std::int64_t>(index - m_proven.logged), m_proven.bytesPerBlock);
}

void Machine::takeLoggedCounts() {
  ++m_repeated;
  if (!m_shape.fences)
    visitGrid();
  else if (!m_counted)
    orderAsLogged();
  addCounts(m_log.counts().steps);
  m_blockAtomics = m_log.counts().atomics;
  // A log does not tell padding from elements; whoever compares with it knows by itself.
  if (!m_counted) m_readsElement = m_log.counts().readsElement;
}

/// What a block that was compared with the log does on the way, done for one that was not: it finds its place among
/// the blocks that count.
void Machine::orderAsLogged() {
  Lane* const outerLane = t_lane;
  m_order.beginBlock();
  for (WarpState& warp : m_warps) warp.part = 0;
  for (const std::uint32_t index : m_log.ordering()) {
    const BlockOp& op = m_log.ops()[index];
    if (op.kind < BlockOp::Kind::barrier) {
      t_lane = &m_lanes[op.thread];
      m_step = op.part;
    }
    if (op.grid) noteGrid(m_log.addressNow(op), useOf(op.kind), op.line);
    switch (op.kind) {
      case BlockOp::Kind::count: {
        const auto lock = m_grid.counting();
        orderCount(op);
        break;
      }
      case BlockOp::Kind::fence: m_order.fence(op.thread, static_cast<LaneOrder::Fence>(op.address)); break;
      case BlockOp::Kind::ordered: m_order.meet(op.thread, op.mask, m_warps[op.thread].exist); break;
      case BlockOp::Kind::stepDone:
        keepFences();
        ++m_epoch;
        m_order.barrier();
        break;
      default: break;
    }
  }
  t_lane = outerLane;
}

/// Which other blocks do what the logged one did. Each lane runs to its end on the stack of the host: nothing that it
/// decides depends on what another one does.
void Machine::prove() {
  m_proven = {};
  if (m_proofBody == nullptr || m_shape.dynamicSharedBytes != 0) return;
  struct Restored {
    Machine* const machine;
    Lane* const lane;
    ~Restored() {
      t_current = machine;
      t_lane = lane;
    }
  } const restored{std::exchange(t_current, this), t_lane};
  try {
    RepeatProof proof(m_log, m_shape, m_memory, m_blockIndex);
    for (std::uint32_t thread = 0; thread < m_shape.block; ++thread) {
      t_lane = &m_lanes[thread];
      proof.beginLane(thread);
      m_proofBody();
      proof.endLane();
    }
    m_proven = proof.blocks();
  } catch (const RepeatProof::Failed&) {
    // Blocks are compared with the log.
  } catch (const std::bad_alloc&) {
    // The same: the log is there, and a proof needs as much again.
  }
}

void Machine::endLog() {
  if (m_log.repeating()) takeLoggedCounts();
  const bool logged = m_log.logging();
  // A fault that was missed for want of a cell would be missed in all blocks.
  if (m_shadow.forgot() || m_ordered.forgot()) m_log.spoil();
  if (m_log.endBlock()) {
    m_log.counts() = {m_tallies, m_blockAtomics, m_readsElement};
    prove();
  }
  if (!logged) return;
  std::swap(m_tallies, m_before);
  if (m_tallies.size() < m_before.size()) m_tallies.resize(m_before.size());
  for (std::size_t i = 0; i < m_before.size(); ++i) m_tallies[i] += m_before[i];
}

/// Nothing orders blocks of a kernel without fences, so that it does not matter when they are asked.
void Machine::visitGrid() {
  for (const std::uint32_t index : m_log.asked()) {
    const BlockOp& op = m_log.ops()[index];
    const GridVisitor visitor{m_blockIndex, op.part, Visit(op.thread, op.line.number), op.kind != BlockOp::Kind::load};
    const std::uintptr_t address = m_log.addressNow(op);
    if (const auto met = m_grid.visit(address, useOf(op.kind), visitor)) report(raceOf(*met, visitor, address));
  }
}

/// What closePart() and countStep() added in the logged block.
void Machine::addCounts(const std::vector<StepTally>& counts) {
  if (m_tallies.size() < counts.size()) m_tallies.resize(counts.size());
  const std::uint64_t run = m_blockIndex / m_blocksPerRun;
  if (run >= m_activity.steps.size()) m_activity.steps.resize(run + 1);
  auto& steps = m_activity.steps[run];
  if (steps.size() < counts.size()) steps.resize(counts.size());
  for (std::size_t i = 0; i < counts.size(); ++i) {
    m_tallies[i] += counts[i];
    steps[i].takers += counts[i].takers.threads;
    steps[i].touchers += counts[i].touchers.threads;
  }
}

/// The operation is the logged one, of which more is to be done than to be compared.
bool Machine::repeat(const BlockOp& op, std::uint64_t key) {
  const BlockOp* const logged = m_log.expected(key);
  if (logged == nullptr || !m_log.fits(*logged, op.address)) return false;
  if (logged->grid && m_shape.fences) noteGrid(op.address, useOf(op.kind), op.line);
  if (op.kind == BlockOp::Kind::count) orderCount(op);
  if (op.kind == BlockOp::Kind::fence) apply(op);
  m_log.advance();
  return true;
}

void Machine::noteUnexpectedStop(BlockOp::Kind kind, std::uint64_t key, std::uint32_t line) {
  if (m_log.repeating()) leaveLog();
  logStop(kind, key, line, true);
  applyStop(kind, line);
}

void Machine::noteRingStop(BlockOp::Kind kind, std::uint32_t line) {
  const Lane* const self = t_lane;
  const Lane* const next = self->next;
  const bool last = next <= self;
  const std::uint64_t key = BlockLog::keyOf(kind, line);
  if (m_log.repeating()) {
    const BlockOp* const logged = m_log.expected(key);
    if (logged != nullptr && logged->combinations == m_combinations) {
      m_log.advance();
      if (last) passStep();
      return;
    }
    leaveLog();
  }
  logStop(kind, key, line, !last);
  applyStop(kind, line);
  if (last || next->warp != self->warp) closeWarp(self->warp);
  if (last) closeStep(kind == BlockOp::Kind::finish ? (m_finished == m_alive ? 0 : m_barrierLine) : line);
}

void Machine::applyStop(BlockOp::Kind kind, std::uint32_t line) {
  if (m_combinations != m_combinedBefore) m_combined |= t_lane->bit;
  m_combinedBefore = m_combinations;
  m_accesses.nextLane();
  if (kind == BlockOp::Kind::barrier && line != m_barrierLine) [[unlikely]]
    checkBarrier(line);
}

void Machine::logStop(BlockOp::Kind kind, std::uint64_t key, std::uint32_t line, bool plain) {
  if (!m_log.logging()) return;
  BlockOp op;
  op.kind = kind;
  op.thread = t_lane->thread;
  op.line.number = line;
  op.combinations = m_combinations;
  m_log.add(op, key, plain);
}

void Machine::logConsequence(BlockOp::Kind kind, std::uint32_t warp, std::uint32_t mask, std::uint32_t part,
                             std::uint32_t line) {
  if (!m_log.logging()) return;
  BlockOp op;
  op.kind = kind;
  op.thread = warp;
  op.mask = mask;
  op.part = part;
  op.line.number = line;
  m_log.addConsequence(op);
}

/// The block does something else from here on: what it did until now is counted from the log, as if it had been
/// counted all the time.
void Machine::leaveLog() {
  const std::size_t agreed = m_log.leave();
  const std::uint32_t step = m_step, parts = m_parts, epoch = m_epoch;
  Lane* const self = t_lane;
  LaneOrder order = std::exchange(m_order, {});
  m_order.begin(m_shape.block, m_shape.warpSize);
  m_step = m_parts = 0;
  m_epoch = m_blockEpoch;
  m_combined = m_touched = m_loaded = 0;
  m_replaying = true;
  replay(agreed);
  m_replaying = false;
  m_order = std::move(order);
  t_lane = self;
  m_step = step;
  m_parts = parts;
  m_epoch = epoch;
}

/// The first `operations` of lanes, with what followed from them.
void Machine::replay(std::size_t operations) {
  const std::uint32_t combinations = m_combinations;
  m_combinations = m_combinedBefore = 0;
  for (const BlockOp& op : m_log.ops()) {
    if (op.kind < BlockOp::Kind::warpDone) {
      if (operations-- == 0) break;
      t_lane = &m_lanes[op.thread];
      m_combinations = op.combinations;
    }
    replay(op);
  }
  m_combinations = combinations;
}

void Machine::replay(const BlockOp& op) {
  switch (op.kind) {
    case BlockOp::Kind::barrier:
    case BlockOp::Kind::meeting:
    case BlockOp::Kind::finish: applyStop(op.kind, op.line.number); break;
    case BlockOp::Kind::warpDone:
      flushAccesses(op.thread, op.part);
      closePart(op.thread, op.part);
      m_accesses.setPart(0);
      break;
    case BlockOp::Kind::partDone: countPart(op.thread, op.mask, op.part); break;
    case BlockOp::Kind::ordered: m_order.meet(op.thread, op.mask, m_warps[op.thread].exist); break;
    case BlockOp::Kind::stepDone:
      m_parts = op.mask;
      countStep(op.line.number);
      m_step += m_parts + 1;
      m_parts = 0;
      ++m_epoch;
      if (m_exact) m_order.barrier();
      for (WarpState& warp : m_warps) warp.touched = 0;
      break;
    default: {
      BlockOp here = op;
      m_replayedStep = op.part;
      here.address = m_log.addressNow(op);
      apply(here);
    }
  }
}

}  // namespace warpfold::emulation
