// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>

#include "trace/trace.h"
#include "values/error.h"
#include "values/operation.h"

namespace warpfold::emulation {

/// An array of a launch as its trace knows it. Addresses are those of Memory.
struct TracedArray {
  std::uint64_t begin = 0, bytes = 0;
  bool holds(std::uint64_t address) const { return address - begin < bytes; }
};

/// How the values of a launch are called in its traces.
struct TracedLaunch {
  std::uint32_t launch = 0;               ///< which of the reduction, 0 first
  ElementType type = ElementType::int32;  ///< of the values that are combined
  Operation op = Operation::sum;
  std::uint64_t n = 0;          ///< elements without padding
  std::uint32_t perThread = 1;  ///< elements a thread takes; 0: as many as the grid leaves it
  bool inPlace = false;         ///< the input's elements are words that the kernel works on
  bool mapped = false;          ///< elements become values by a function that is performed
  unsigned storedBytes = 4;     ///< of an element of the inputs
  TracedArray input, second, output;
  TracedArray slots;  ///< of what blocks leave with the mark that it is there: twice as large as values
  /// Elements of the input, and what blocks of this launch leave, that stand for blocks without an element.
  std::function<bool(std::uint64_t)> blankInput, blankOutput;
  /// Of a kernel that calls no operator: op(a, b) on the bits of values, by which instructions that combine them are
  /// recognised.
  std::function<std::uint64_t(std::uint64_t, std::uint64_t)> combine;
  std::uint64_t identity = 0;  ///< of the operator, as bits

  std::uint32_t valueBytes() const { return static_cast<std::uint32_t>(sizeOf(type)); }
};

/// A block makes more values or takes more steps than a trace may hold.
class TraceTooLarge : public InvalidRequest {
 public:
  using InvalidRequest::InvalidRequest;
};

/// Where what a block has handed to another one of its cluster stands, one place for each block: it has no address in
/// the block that gave it.
inline constexpr std::uint64_t clusterSpace = std::uint64_t{1} << 60, clusterStride = 16;

}  // namespace warpfold::emulation
