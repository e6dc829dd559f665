// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <limits>
#include <type_traits>

namespace warpfold::emulation {

/// `value` as an atomic addition in global memory takes it: a subnormal float32 counts as zero of its sign (PTX ISA,
/// *atom*; seen on an H200). Every other type keeps its subnormals.
template <typename T>
T flushed(T value) {
  if constexpr (std::is_same_v<T, float>)
    return std::fabs(value) < std::numeric_limits<float>::min() ? std::copysign(0.0F, value) : value;
  else
    return value;
}

/// What a GPU's atomic instruction leaves in a word that held `before`. `combine` is the launch's operator.
template <typename T, typename Combiner>
T combinedByInstruction(T before, T value, Combiner combine) {
  return flushed(combine(flushed(before), flushed(value)));
}

}  // namespace warpfold::emulation
