// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/repeat_proof.h"

#include <algorithm>
#include <atomic>
#include <limits>

#include "emulation/machine.h"

namespace warpfold::emulation {

thread_local constinit RepeatProof* RepeatProof::t_current = nullptr;

namespace {

// Shared memory is the host thread's own: it lies near this.
thread_local char nearShared;

std::atomic<std::uint64_t> lastSerial = 0;
constexpr std::uintptr_t sharedReach = std::uintptr_t{1} << 30;
constexpr std::uintptr_t deepest = std::uintptr_t{1} << 20;  // bytes of the stack that a lane may take

bool isNearShared(std::uintptr_t address) {
  return reinterpret_cast<std::uintptr_t>(&nearShared) - address + sharedReach < 2 * sharedReach;
}

WideInteger quotientRoundedDown(WideInteger a, WideInteger b) {
  const WideInteger quotient = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

}  // namespace

RepeatProof::RepeatProof(const BlockLog& log, const LaunchShape& shape, const GlobalMemory& memory, std::uint64_t block)
    : m_outer(t_current),
      m_log(log),
      m_shape(shape),
      m_memory(memory),
      m_block(block),
      m_serial(++lastSerial),
      m_least(-static_cast<std::int64_t>(block)),
      m_most(static_cast<std::int64_t>(shape.grid - 1 - block)),
      m_beginOfLane(shape.block + 1) {
  const std::vector<BlockOp>& ops = log.ops();
  std::size_t counts = 0;
  for (const BlockOp& op : ops) {
    if (op.kind >= BlockOp::Kind::warpDone) continue;
    ++m_beginOfLane[op.thread + 1];
    counts += op.kind == BlockOp::Kind::count;
    m_loggedCombinations = std::max<std::uint64_t>(m_loggedCombinations, op.combinations);
  }
  if (counts > 1) fail();
  for (std::uint32_t lane = 0; lane < shape.block; ++lane) m_beginOfLane[lane + 1] += m_beginOfLane[lane];
  m_order.resize(m_beginOfLane.back());
  std::vector<std::uint32_t> place = m_beginOfLane;
  for (std::uint32_t i = 0; i < ops.size(); ++i)
    if (ops[i].kind < BlockOp::Kind::warpDone) m_order[place[ops[i].thread]++] = i;
  t_current = this;
}

void RepeatProof::beginLane(std::uint32_t thread) {
  m_thread = thread;
  m_at = m_beginOfLane[thread];
  m_end = m_beginOfLane[thread + 1];
  m_barriers = 0;
  m_laneRuns = true;
}

void RepeatProof::endLane() {
  m_laneRuns = false;
  stop(BlockOp::Kind::finish, 0);
  if (m_at != m_end) fail();
}

ProvenBlocks RepeatProof::blocks() const {
  ProvenBlocks proven;
  if (m_failed || m_combinations != m_loggedCombinations) return proven;
  proven.first = m_block - static_cast<std::uint64_t>(-m_least);
  proven.last = m_block + static_cast<std::uint64_t>(m_most);
  proven.logged = m_block;
  proven.bytesPerBlock = m_bytesPerBlock;
  return proven;
}

void RepeatProof::narrowToSign(WideInteger value, WideInteger perBlock, bool negative) {
  // Where it is not negative, -value - 1 is.
  if (!negative) {
    value = -value - 1;
    perBlock = -perBlock;
  }
  // value + blocks · perBlock <= -1
  if (perBlock > 0)
    m_most = static_cast<std::int64_t>(std::min<WideInteger>(m_most, quotientRoundedDown(-1 - value, perBlock)));
  else
    m_least = static_cast<std::int64_t>(std::max<WideInteger>(m_least, -quotientRoundedDown(-1 - value, -perBlock)));
}

std::int64_t RepeatProof::checkedPerBlock(WideInteger value, WideInteger perBlock, unsigned bits) {
  const WideInteger end = WideInteger{1} << bits;
  constexpr WideInteger most = std::int64_t{1} << 40;
  if (value < 0 || value >= end || perBlock > most || perBlock < -most) fail();
  narrowToSign(value, perBlock, false);
  narrowToSign(value - end, perBlock, true);
  return static_cast<std::int64_t>(perBlock);
}

std::size_t RepeatProof::indexOf(std::uint64_t value, std::int64_t perBlock) {
  if (value >> blockShift != 0 || perBlock < 0 || perBlock >> 20 != 0) fail();
  return value + (static_cast<std::uint64_t>(perBlock) << blockShift);
}

/// In the frames from here up to the one that runs the lane, in which this proof lies.
[[gnu::noinline]] bool RepeatProof::isOfLane(const void* at) const {
  const auto address = reinterpret_cast<std::uintptr_t>(at);
  const auto here = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
  const auto begin = reinterpret_cast<std::uintptr_t>(this);
  if (begin - here > deepest) fail();  // a recursion that the kernel's compiler may have made a loop
  return address >= here && address < begin;
}

void RepeatProof::checkOfLaneFarAway(const void* at) {
  if (t_current == nullptr) return;  // before the program begins
  const RepeatProof& proof = current();
  if (proof.m_laneRuns && !proof.isOfLane(at)) fail();
}

void RepeatProof::checkOfBlock(const void* at) {
  if (t_current == nullptr || (!current().isOfLane(at) && !isNearShared(reinterpret_cast<std::uintptr_t>(at)))) fail();
}

void RepeatProof::access(BlockOp::Kind kind, const void* at, std::size_t bytes, Line line) {
  const auto address = reinterpret_cast<std::uintptr_t>(at);
  const std::uintptr_t space = address & (std::uintptr_t{3} << 60);
  if (space == 0) {
    if (isOfLane(at)) return;
    // An index that depended on the block would have led far away.
    if (next(kind, line, bytes).space != 0 || !isNearShared(address)) fail();
    return;
  }
  const std::uintptr_t offset = address - space, perBlock = bytes << blockShift;
  const void* const begin = space == pointerToOutput ? m_memory.output : m_memory.input;
  noteMove(next(kind, line, bytes), reinterpret_cast<std::uintptr_t>(begin) + offset % perBlock,
           static_cast<std::int64_t>(offset / perBlock * bytes));
}

void RepeatProof::input(std::uintptr_t address, std::int64_t bytesPerBlock, std::size_t bytes, Line line) {
  noteMove(next(BlockOp::Kind::input, line, bytes), address, bytesPerBlock);
}

void RepeatProof::stop(BlockOp::Kind kind, std::uint32_t line) {
  if (m_at == m_end) fail();
  const BlockOp& op = m_log.ops()[m_order[m_at++]];
  if (op.kind != kind || op.line.number != line) fail();
  m_barriers += kind == BlockOp::Kind::barrier;
}

void RepeatProof::fence(LaneOrder::Fence fence) {
  if (next(BlockOp::Kind::fence, {}, 0).address != static_cast<std::uintptr_t>(fence)) fail();
}

void RepeatProof::drawTicket(const void* counter, std::uint64_t last, Line line) {
  const BlockOp& op = next(BlockOp::Kind::count, line, sizeof(unsigned));
  if (op.address != reinterpret_cast<std::uintptr_t>(counter)) fail();
  if (!m_shape.lastBlockAlone || last + 1 != m_shape.grid || m_block + 1 == m_shape.grid) fail();
  m_most = std::min(m_most, static_cast<std::int64_t>(m_shape.grid - 2 - m_block));
}

/// The next operation of the lane, which must be this one at the same place of the source and in the same trip.
const BlockOp& RepeatProof::next(BlockOp::Kind kind, Line line, std::size_t bytes) {
  if (m_at == m_end) fail();
  const BlockOp& op = m_log.ops()[m_order[m_at++]];
  if (op.kind != kind || op.line.place != line.place || op.bytes != bytes || op.path != Machine::path()) fail();
  return op;
}

void RepeatProof::noteMove(const BlockOp& op, std::uintptr_t address, std::int64_t bytesPerBlock) {
  std::int64_t& moves = m_bytesPerBlock[op.space];
  if (op.space == 0 || address != op.address || (m_moves[op.space] && moves != bytesPerBlock)) fail();
  m_moves[op.space] = true;
  moves = bytesPerBlock;
}

}  // namespace warpfold::emulation
