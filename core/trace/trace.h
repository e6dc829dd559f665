// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "run/element_type.h"
#include "run/scalar.h"
#include "trace/counters.h"
#include "trace/ids.h"

namespace warpfold {

/// Where a value lives. `element` counts elements from the start of the array (input, output: the whole
/// array, not the block's part; shared: the block's array; registers: the thread that holds it).
struct Location {
  enum class Space : std::uint8_t { input, output, shared, registers };
  Space space = Space::input;
  std::uint64_t element = 0;
  friend bool operator==(const Location&, const Location&) = default;
};

/// A value of the block's reduction. The first nodes of a trace are its inputs, in column order; every later
/// one is the result of one `op(left, right)`.
struct Node {
  static constexpr NodeId none{0xffffffffu};

  std::uint32_t row = 0;     ///< 0 for inputs; else the `row` of the step that made it
  std::uint32_t column = 0;  ///< element within the block: where the value stands in the picture
  ThreadId thread;           ///< who made it (inputs: the thread of the same column)
  Location at;               ///< where it was stored
  std::uint64_t bits = 0;    ///< the value, as Scalar::bits
  bool padding = false;      ///< the operator's identity, put there by the launcher beyond n
  NodeId left = none;        ///< first operand of op
  NodeId right = none;       ///< second operand of op

  bool isInput() const { return left == none; }
};

/// What one warp did in one step. Masks: bit i is lane i.
struct WarpStep {
  std::uint32_t combined = 0;    ///< lanes that called the operator
  std::uint32_t touched = 0;     ///< lanes that read or wrote memory
  std::uint32_t lanes = 0;       ///< lanes that exist (a block of 16 threads fills half a warp)
  std::optional<double> timeNs;  ///< on a GPU: departure from the last barrier to arrival at this one

  /// The lanes that worked in this step: those that combined; where nobody in the block did, those that touched.
  bool active() const { return combined != 0 || touched != 0; }
};

/// What lies between two barriers.
struct Step {
  enum class Kind : std::uint8_t { load, combine, store };

  std::uint32_t index = 0;  ///< place in BlockTrace::steps
  std::uint32_t row = 0;    ///< combining steps count 1, 2, …; load has 0; store has the last row's number
  Kind kind = Kind::combine;
  std::optional<std::uint32_t> stride;  ///< distance of the operands in elements, where it is one number
  std::uint32_t line = 0;               ///< line of the kernel file where the operator was called; 0: nowhere
  std::uint32_t barrierLine = 0;        ///< line of the barrier that ends the step; 0: the kernel's end
  StepCounters counters;
  std::vector<WarpStep> warps;
  std::optional<double> timeNs;  ///< on a GPU: release of the barrier before to release of this one
};

/// Everything one block did. Immutable once made and shared between threads.
struct BlockTrace {
  BlockId block;
  std::uint32_t pass = 0;     ///< which launch of the reduction, 0 first
  std::uint32_t threads = 0;  ///< block size
  std::uint32_t warpSize = 32;
  ElementType type = ElementType::int32;
  std::uint64_t firstElement = 0;  ///< element of the input array that column 0 holds
  std::vector<Step> steps;
  std::vector<Node> nodes;
  bool masksVerified = false;       ///< a GPU recorded the same masks
  std::optional<std::uint32_t> sm;  ///< the multiprocessor that ran it, on a GPU

  std::uint32_t warps() const { return (threads + warpSize - 1) / warpSize; }
  Scalar value(NodeId id) const { return {type, nodes[id.value].bits}; }
};

using BlockTracePtr = std::shared_ptr<const BlockTrace>;

/// Longest chain of operator calls that leads to any value of the block (0: no call).
std::uint32_t depth(const BlockTrace& trace);
/// Node ids of `root` and all it was made of, ascending.
std::vector<NodeId> ancestry(const BlockTrace& trace, NodeId root);
/// "g_in[17]  +0x44", "shared[3]  +0xc", "thread 5, register".
std::string addressText(const BlockTrace& trace, const Location& at);

}  // namespace warpfold
