// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "values/element_type.h"
#include "values/scalar.h"

namespace warpfold {

/// n elements of one type in host memory, aligned to 512 bytes as device allocations are.
class HostArray {
 public:
  HostArray() = default;
  /// Uninitialised. Throws InvalidRequest, naming the sizes, when they do not fit into memory.
  HostArray(ElementType type, std::uint64_t n);

  ElementType type() const { return m_type; }
  std::uint64_t size() const { return m_size; }
  std::size_t bytes() const { return static_cast<std::size_t>(m_size) * sizeOf(m_type); }
  std::byte* data() { return m_data.get(); }
  const std::byte* data() const { return m_data.get(); }

  template <typename T>
  std::span<T> as() {
    return {reinterpret_cast<T*>(m_data.get()), static_cast<std::size_t>(m_size)};
  }
  template <typename T>
  std::span<const T> as() const {
    return {reinterpret_cast<const T*>(m_data.get()), static_cast<std::size_t>(m_size)};
  }

 private:
  struct Free {
    void operator()(std::byte* p) const;
  };
  ElementType m_type = ElementType::int32;
  std::uint64_t m_size = 0;
  std::unique_ptr<std::byte[], Free> m_data;
};

/// Bytes of memory that can be had now; allocations are checked against it before they are made, since Linux hands
/// out more than it has and kills later.
std::uint64_t availableMemoryBytes();

}  // namespace warpfold
