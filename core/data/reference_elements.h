// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>

#include "data/reference_part.h"

/// What the files that compute references share. For reference.cpp alone.
namespace warpfold::references {

/// The inputs of a reference as plain numbers, with what is done to each as it is read.
template <typename S>
struct Elements {
  std::span<const S> x;
  std::span<const S> y;  // empty but for dot products
  Mapping mapping;

  bool multiplies() const { return mapping == Mapping::square || mapping == Mapping::product; }
  /// The factor that element i is multiplied with as it is read.
  S other(std::uint64_t i) const { return mapping == Mapping::square ? x[i] : y[i]; }
};

/// Calls `visit(i)` for all of them.
template <typename S, typename F>
void forEach(const Elements<S>& elements, const Tick& tick, F&& visit) {
  inParts(elements.x.size(), tick, [&](std::uint64_t begin, std::uint64_t end) {
    for (std::uint64_t i = begin; i < end; ++i) visit(i);
  });
}

}  // namespace warpfold::references
