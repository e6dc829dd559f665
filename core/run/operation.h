// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <string_view>
#include <type_traits>

#include "run/error.h"

namespace warpfold {

/// The reductions on offer. Each is associative and commutative and has an identity.
enum class Operation : std::uint8_t { sum, min, max };

inline constexpr std::array operations{Operation::sum, Operation::min, Operation::max};

std::string_view name(Operation op);
/// Throws InvalidRequest naming the operations there are.
Operation operationFromName(std::string_view text);

/// Signed sums wrap as two's complement does on the GPU; unsigned arithmetic keeps that defined on the host.
template <typename T>
constexpr T wrappingAdd(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    using U = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<U>(a) + static_cast<U>(b));
  } else {
    return a + b;
  }
}

template <typename T>
constexpr T lowest() {
  if constexpr (std::is_floating_point_v<T>) return -std::numeric_limits<T>::infinity();
  else return std::numeric_limits<T>::lowest();
}

template <typename T>
constexpr T highest() {
  if constexpr (std::is_floating_point_v<T>) return std::numeric_limits<T>::infinity();
  else return std::numeric_limits<T>::max();
}

/// The host's counterparts of the device operators in core/backends/cuda: same names, same results to the bit.
template <typename T>
struct Sum {
  static constexpr T identity() { return T(0); }
  constexpr T operator()(T a, T b) const { return wrappingAdd(a, b); }
};

/// b < a ? b : a, so that a NaN in `b` is dropped and one in `a` stays: exactly what the device operator does.
template <typename T>
struct Min {
  static constexpr T identity() { return highest<T>(); }
  constexpr T operator()(T a, T b) const { return b < a ? b : a; }
};

template <typename T>
struct Max {
  static constexpr T identity() { return lowest<T>(); }
  constexpr T operator()(T a, T b) const { return a < b ? b : a; }
};

/// Calls `f(Op{})` with the operator type that `op` names, for elements of type T.
template <typename T, typename F>
decltype(auto) visitOperation(Operation op, F&& f) {
  switch (op) {
    case Operation::sum: return f(Sum<T>{});
    case Operation::min: return f(Min<T>{});
    case Operation::max: return f(Max<T>{});
  }
  throw InvalidRequest("unknown operation");
}

}  // namespace warpfold
