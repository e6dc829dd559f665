// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

namespace warpfold::emulation {

/// Stacks of all lanes: one mapping, kept between blocks and launches.
class StackPool {
 public:
  /// From one stack to the next. Not a multiple of a page, so that neighbours do not meet in the same cache sets.
  static constexpr std::size_t stackBytes = 16384 + 192;

  explicit StackPool(std::size_t stacks);
  ~StackPool();
  StackPool(const StackPool&) = delete;
  StackPool& operator=(const StackPool&) = delete;

  /// Highest address of stack `index`.
  void* top(std::size_t index) const { return reinterpret_cast<void*>(m_base + (index + 1) * stackBytes); }
  std::uintptr_t base() const { return m_base; }
  std::size_t size() const { return m_size; }

 private:
  std::uintptr_t m_base = 0;  // aligned to huge pages
  std::size_t m_size = 0;
  void* m_mapping = nullptr;
};

}  // namespace warpfold::emulation
