// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "trace/hazard.h"
#include "values/counters.h"
#include "values/element_type.h"
#include "values/ids.h"
#include "values/scalar.h"
#include "words/message.h"

namespace warpfold {

/// Where a value lives. `element` counts elements from the start of the array (input, output, slot: the whole
/// array, not the block's part; shared: the block's array; registers: the thread that holds it). A slot holds what a
/// block leaves together with the mark that it is there; cluster: what block `element` has handed to the last block of
/// its cluster, in that one's shared memory.
struct Location {
  enum class Space : std::uint8_t { input, output, shared, registers, slot, cluster };
  Space space = Space::input;
  std::uint64_t element = 0;
  friend bool operator==(const Location&, const Location&) = default;

  /// Where blocks leave their values for others.
  bool isOfBlocks() const { return space == Space::output || space == Space::slot || space == Space::cluster; }
};

/// A value of the block's reduction: an input (an element, a constant, a value that another block left) or the result
/// of one `op(left, right)`. Operands come before what is made of them.
struct Node {
  static constexpr NodeId none{0xffffffffu};
  /// How the right operand reached the thread: read from memory or its own register, handed over by another lane of
  /// the warp, or brought to a word of memory by an atomic operation (`left` is what the word held before).
  enum class Via : std::uint8_t { memory, shuffle, atomic };

  std::uint32_t row = 0;     ///< of an input: the rows that were there when it was read; else the `row` of its step
  std::uint32_t column = 0;  ///< where the value stands in the picture: element of the block, word of shared memory or
                             ///< thread; an input that lies beyond the block's columns stands where its reader does
  ThreadId thread;           ///< who made it (inputs: the thread of the same column)
  Location at;               ///< where it was stored
  std::uint64_t bits = 0;    ///< the value, as Scalar::bits
  bool padding = false;      ///< the operator's identity: put there by the launcher beyond n, or by the kernel itself
  bool beyond = false;       ///< read outside the array: whatever lies there
  bool folded = false;  ///< used up within the step that made it, by the same chain of operations: a serial sum, or
                        ///< atomics that arrive at one word one after the other. The chain's end is not folded.
  Via via = Via::memory;
  /// Elements of a long serial chain that this node stands for beside its own two operands. A chain of that many
  /// operations leads to it at most: a thread may have combined some of them before it took them into the chain.
  std::uint32_t more = 0;
  NodeId left = none;   ///< first operand of op
  NodeId right = none;  ///< second operand of op

  bool isInput() const { return left == none; }
};

/// What one warp did in one step. Masks: bit i is lane i.
struct WarpStep {
  std::uint32_t combined = 0;  ///< lanes that called the operator
  std::uint32_t touched = 0;   ///< lanes that read global memory; in a step that only stores, and where no lane of the
                               ///< block reads any, lanes that read or wrote memory
  std::uint32_t lanes = 0;     ///< lanes that exist (a block of 16 threads fills half a warp)
  std::optional<double> timeNs;  ///< on a GPU: departure from the last barrier to arrival at this one

  /// The lanes that worked in this step. A lane that takes an element to combine it later works like one that combines
  /// two at once; one that only puts the identity where an element is missing does not.
  std::uint32_t working() const { return combined | touched; }
};

/// The accesses of a warp's lanes that the hardware serves together.
struct WarpRequest {
  enum class Kind : std::uint8_t { globalLoad, globalStore, sharedLoad, sharedStore, atomic };
  std::uint32_t warp = 0;
  Kind kind = Kind::globalLoad;
  std::uint8_t bytes = 4;     ///< of each lane's access
  std::uint8_t elements = 1;  ///< of the array that it covers
  Location::Space space = Location::Space::input;
  std::uint32_t lanes = 0;             ///< mask of the lanes that take part
  std::uint32_t sectors = 0;           ///< global: 32-byte sectors it moves
  std::uint32_t conflicts = 0;         ///< shared: rounds it takes beyond the fewest
  std::vector<std::uint64_t> offsets;  ///< bytes from the array's 512-byte-aligned start, a lane each, ascending
  friend bool operator==(const WarpRequest&, const WarpRequest&) = default;
};

/// What lies between two barriers, or between two points at which lanes of a warp meet.
struct Step {
  enum class Kind : std::uint8_t { load, combine, store, share };  ///< share: only writes to shared memory

  std::uint32_t index = 0;  ///< place in BlockTrace::steps
  std::uint32_t row = 0;    ///< combining steps count 1, 2, …; load has 0; store has the last row's number
  Kind kind = Kind::combine;
  std::optional<std::uint32_t> stride;  ///< distance of the operands in elements, where it is one number
  std::uint32_t line = 0;               ///< line of the kernel file where the operator was called; 0: nowhere
  std::uint32_t barrierLine = 0;        ///< line of the barrier that ends the step; 0: the kernel's end
  bool warpLevel = false;               ///< ends where lanes of a warp meet (a shuffle, __syncwarp), not the block
  StepCounters counters;
  std::vector<WarpRequest> requests;  ///< in order, warp by warp; at most requestLimit a warp
  static constexpr std::size_t requestLimit = 64;
  std::vector<WarpStep> warps;
  std::optional<double> timeNs;  ///< on a GPU: release of the barrier before to release of this one

  /// Of the block; else the step ends with the kernel, or where lanes of a warp meet.
  bool endsAtBarrier() const { return barrierLine != 0 && !warpLevel; }
};

/// Everything one block did. Immutable once made and shared between threads.
struct BlockTrace {
  static constexpr std::size_t mostNodes = std::size_t{1} << 18;  ///< some 100 MB once a window has indexed them
  static constexpr std::size_t mostSteps = std::size_t{1} << 14;
  static constexpr std::size_t mostRequests = std::size_t{1} << 17;  ///< over all steps
  /// Of all blocks of one launch together, which is the memory of some 2000 blocks of 1024 threads.
  static constexpr std::size_t mostNodesOfLaunch = std::size_t{1} << 22;

  BlockId block;
  std::uint32_t launch = 0;   ///< which launch of the reduction, 0 first
  std::uint32_t threads = 0;  ///< block size
  std::uint32_t warpSize = 32;
  ElementType type = ElementType::int32;
  std::uint64_t firstElement = 0;  ///< element of the input array that column 0 holds
  std::vector<Step> steps;
  std::vector<Node> nodes;
  std::vector<Hazard> hazards;      ///< found in this block
  bool finishes = false;            ///< drew the last ticket and reduced the partials of all blocks
  bool masksVerified = false;       ///< a GPU recorded the same masks
  std::optional<std::uint32_t> sm;  ///< the multiprocessor that ran it, on a GPU

  std::uint32_t warps() const { return (threads + warpSize - 1) / warpSize; }
  Scalar value(NodeId id) const { return {type, nodes[id.value].bits}; }
};

using BlockTracePtr = std::shared_ptr<const BlockTrace>;

/// Longest chain of operator calls that leads to any value of the block (0: no call). An operation with the identity
/// rounds nothing and does not count; nor do atomics, whose chain runs through all blocks.
std::uint32_t depth(const BlockTrace& trace);
/// Node ids of `root` and all it was made of, ascending.
std::vector<NodeId> ancestry(const BlockTrace& trace, NodeId root);
/// "g_in[17]", "shared[3]": an element's C++ name; empty of a register.
std::string elementName(const Location& at);
/// "g_in[17]", "thread 5, register".
Message placeOf(const Location& at);
/// "g_in[17]  +0x44", "shared[3]  +0xc", "thread 5, register".
Message addressOf(const BlockTrace& trace, const Location& at);

}  // namespace warpfold
