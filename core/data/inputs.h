// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstring>
#include <memory>

#include "data/host_array.h"
#include "values/operation.h"

namespace warpfold {

/// The data of a reduction.
struct Inputs {
  std::shared_ptr<const HostArray> first;
  std::shared_ptr<const HostArray> second;  ///< of a dot product; else null

  /// Bytes that a reduction has to read.
  std::size_t bytes() const { return first->bytes() + (second ? second->bytes() : 0); }
};

/// Writes elements [begin, begin + count) of the inputs as `op` combines them, mapped and as accumulators, to `to`.
inline void copyMapped(std::byte* to, ElementType accumulator, const Inputs& inputs, Operation op, std::uint64_t begin,
                       std::uint64_t count) {
  const ElementType stored = inputs.first->type();
  if (stored == accumulator && mappingOf(op) == Mapping::none) {
    std::memcpy(to, inputs.first->data() + begin * sizeOf(stored), count * sizeOf(stored));
    return;
  }
  visitArithmetic(accumulator, [&](auto tag) {
    using T = typename decltype(tag)::type;
    const ReadElement<T> read = readFunction<T>(stored, mappingOf(op));
    const std::byte* const second = inputs.second ? inputs.second->data() : nullptr;
    for (std::uint64_t i = 0; i < count; ++i)
      reinterpret_cast<T*>(to)[i] = read(inputs.first->data(), second, begin + i);
  });
}

}  // namespace warpfold
