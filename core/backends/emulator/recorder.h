// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>

#include "backends/emulator/machine.h"
#include "trace/trace.h"

namespace warpfold::emulator {

/// Where the arrays of a launch lie in host memory, so that an address can be named.
struct MemoryMap {
  const std::byte* input = nullptr;
  std::uint64_t inputElements = 0;  ///< with padding
  std::uint64_t validElements = 0;  ///< without
  const std::byte* output = nullptr;
  ElementType type = ElementType::int32;
};

/// Follows the values of one block from address to address and writes down who combined what with what.
class Recorder {
 public:
  Recorder(const LaunchShape& shape, const MemoryMap& memory, std::uint64_t block, std::uint32_t pass);

  /// Lane `thread` computed `bits` = op(*left, *right), called at `line` of the kernel file.
  NodeId combine(std::uint32_t thread, const void* left, const void* right, std::uint64_t bits, std::uint32_t line);
  /// The element at `to` now holds the value `node`.
  void place(const void* to, NodeId node);
  /// The element at `to` is a copy of the one at `from`.
  void copy(const void* to, const void* from);
  /// The element at `to` holds a constant that comes from nowhere in memory.
  void forget(const void* to);

  void closeWarp(std::uint32_t warp, std::uint32_t combined, std::uint32_t touched, std::uint32_t lanes,
                 const Counters& counters);
  void closeStep(std::uint32_t barrierLine, bool stored);

  /// The finished trace; the recorder is empty afterwards.
  std::shared_ptr<BlockTrace> take(const Machine& machine);

 private:
  Location locate(const Machine& machine, const void* address) const;
  NodeId nodeAt(const void* address);
  void noteStride(const void* left, const void* right);

  LaunchShape m_shape;
  MemoryMap m_memory;
  std::size_t m_elementBytes;
  std::shared_ptr<BlockTrace> m_trace;
  std::unordered_map<const void*, NodeId> m_held;  // which value each address holds
  std::vector<const void*> m_home;           // of each node; becomes Node::at once the shared array's start is known
  const std::byte* m_sharedBegin = nullptr;  // lowest address of shared memory that was used
  Step m_step;                               // the one being recorded
  std::int64_t m_stride = 0;
  bool m_strideKnown = false, m_strideMixed = false;
  std::uint32_t m_row = 0;
};

}  // namespace warpfold::emulator
