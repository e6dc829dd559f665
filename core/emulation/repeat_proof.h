// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "emulation/block_log.h"
#include "emulation/launch_shape.h"
#include "emulation/line.h"
#include "simt/lane_order.h"

namespace warpfold::emulation {

__extension__ typedef __int128 WideInteger;

/// Blocks that were proven to do what the logged one did, at addresses that are moved by the same number of bytes with
/// each block.
struct ProvenBlocks {
  std::uint64_t first = 1, last = 0;  ///< none
  std::uint64_t logged = 0;
  std::array<std::int64_t, BlockLog::spaces> bytesPerBlock{};  ///< of each space of the log

  bool holds(std::uint64_t block) const { return block >= first && block <= last; }
};

/// Proves for a range of blocks that they do what a logged block did, so that they need not be counted: they run as
/// fast as the kernel does without counting.
///
/// The kernel is compiled once more with integers that know how they depend on the block (Affine) and with elements
/// that have no value (Phantom): what an element holds cannot decide a branch or an address, or this would not
/// compile. Each thread then runs through its part of the logged block, without the others. Two things are found out:
/// that every operation is the logged one, which says that this run stands for the counted one; and in which blocks
/// every comparison has the same outcome and every address is moved alike, which says that they do the same. A kernel
/// that uses its block in a way that is not understood (a product of two numbers that depend on it, its bits) is not
/// proven, and its blocks are compared with the log instead. Sources whose numbers and pointers would mean something
/// else here are left out when they are built (kernels/provable.cmake).
///
/// It must lie on the stack of the function that runs the lanes: addresses below it on the stack belong to them.
class RepeatProof {
 public:
  /// Block `block` of the launch is the one in the log. Throws Failed where the block counts finished blocks twice.
  RepeatProof(const BlockLog& log, const LaunchShape& shape, const GlobalMemory& memory, std::uint64_t block);
  RepeatProof(const RepeatProof&) = delete;
  RepeatProof& operator=(const RepeatProof&) = delete;
  ~RepeatProof() { t_current = m_outer; }

  static RepeatProof& current() { return *t_current; }

  /// There is no proof: the lane that runs is left.
  struct Failed {};
  [[noreturn]] static void fail() {
    if (t_current != nullptr) t_current->m_failed = true;
    throw Failed();
  }

  void beginLane(std::uint32_t thread);
  void endLane();
  ProvenBlocks blocks() const;

  // What Affine says ---------------------------------------------------------------------------------------------
  /// `value` + blocks · `perBlock` is negative, or is not, in the blocks that are left.
  void narrowToSign(WideInteger value, WideInteger perBlock, bool negative);
  /// The same number stays within `bits` bits. Gives perBlock.
  std::int64_t checkedPerBlock(WideInteger value, WideInteger perBlock, unsigned bits);
  /// An index of an array that depends on the block: the pointer that is made of it tells by how much.
  std::size_t indexOf(std::uint64_t value, std::int64_t perBlock);

  /// Fails unless a number at `at` is the running lane's own.
  static void checkOfLane(const void* at) {
    // Every use of a number asks. So far below the proof, which lies in the frame that runs the lane, is only the
    // stack.
    if (reinterpret_cast<std::uintptr_t>(t_current) - reinterpret_cast<std::uintptr_t>(at) >= stackOfLane) [[unlikely]]
      checkOfLaneFarAway(at);
  }
  /// Fails unless a flag at `at` is the running lane's own or in shared memory.
  static void checkOfBlock(const void* at);
  bool isOfLane(const void* at) const;

  // What the kernel does -----------------------------------------------------------------------------------------
  /// Where pointers to the output begin, and to an input that the kernel works on in place.
  static constexpr std::uintptr_t pointerToOutput = std::uintptr_t{2} << 60, pointerToInput = std::uintptr_t{1} << 60;
  const LaunchShape& shape() const { return m_shape; }
  std::uint64_t block() const { return m_block; }
  std::uint32_t thread() const { return m_thread; }
  /// Unique to this proof.
  std::uint64_t serial() const { return m_serial; }
  /// Of an element of `bytes` at `at`, which may be one of the lane's own.
  void access(BlockOp::Kind kind, const void* at, std::size_t bytes, Line line);
  /// Of an element of an input that nobody writes, at `address` in the logged block.
  void input(std::uintptr_t address, std::int64_t bytesPerBlock, std::size_t bytes, Line line);
  void combination() { ++m_combinations; }
  /// The lane comes to a barrier or a meeting.
  void stop(BlockOp::Kind kind, std::uint32_t line);
  /// Barriers of the block that the lane has passed.
  std::uint32_t barriers() const { return m_barriers; }
  void fence(LaneOrder::Fence fence);
  /// An atomic on the counter of finished blocks that wraps after `last`. Only the last block is given `last`, because
  /// it runs after all others.
  void drawTicket(const void* counter, std::uint64_t last, Line line);

 private:
  static constexpr std::uintptr_t stackOfLane = std::uintptr_t{1} << 16;  // bytes
  static void checkOfLaneFarAway(const void* at);
  static thread_local constinit RepeatProof* t_current;
  static constexpr unsigned blockShift = 34;  // of an index, above which it tells how it depends on the block

  const BlockOp& next(BlockOp::Kind kind, Line line, std::size_t bytes);
  void noteMove(const BlockOp& op, std::uintptr_t address, std::int64_t bytesPerBlock);

  RepeatProof* m_outer;
  const BlockLog& m_log;
  const LaunchShape& m_shape;
  const GlobalMemory& m_memory;
  std::uint64_t m_block;
  std::uint64_t m_serial;
  std::int64_t m_least, m_most;  // blocks from the logged one to those that are left
  std::array<bool, BlockLog::spaces> m_moves{};
  std::array<std::int64_t, BlockLog::spaces> m_bytesPerBlock{};
  std::vector<std::uint32_t> m_order;        // operations of the log, lane by lane
  std::vector<std::uint32_t> m_beginOfLane;  // in m_order, with one more
  bool m_laneRuns = false, m_failed = false;
  std::uint32_t m_thread = 0, m_at = 0, m_end = 0, m_barriers = 0;
  std::uint64_t m_combinations = 0, m_loggedCombinations = 0;
};

}  // namespace warpfold::emulation
