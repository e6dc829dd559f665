// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>

#include "values/element_type.h"
#include "values/error.h"

namespace warpfold {

/// The reductions on offer. A reduction maps every element, combines the values by an associative and commutative
/// operator with an identity, and finishes the one value that is left: a mean is a sum divided by n.
enum class Operation : std::uint8_t {
  sum,
  min,
  max,
  product,
  mean,
  sumOfSquares,
  dot,
  bitAnd,
  bitOr,
  bitXor,
  logicalAnd,
  logicalOr
};

inline constexpr Operation lastOperation = Operation::logicalOr;
/// In the order in which they are offered.
inline constexpr std::array operations{Operation::sum,    Operation::product,    Operation::min,
                                       Operation::max,    Operation::mean,       Operation::sumOfSquares,
                                       Operation::dot,    Operation::bitAnd,     Operation::bitOr,
                                       Operation::bitXor, Operation::logicalAnd, Operation::logicalOr};

std::string_view name(Operation op);
/// Throws InvalidRequest naming the operations there are.
Operation operationFromName(std::string_view text);

/// What is done to an element as it is read. `product` multiplies it by that of a second input.
enum class Mapping : std::uint8_t { none, square, product, truth };
Mapping mappingOf(Operation op);
/// The operator that combines mapped values: one of sum, product, min, max, bitAnd, bitOr, bitXor, logicalAnd,
/// logicalOr.
Operation combiningOf(Operation op);
/// The type of the values that are combined: float32 for 16-bit floats; a mean of 32-bit integers sums in 64 bits.
ElementType accumulatorOf(ElementType type, Operation op);
/// The type of the result: float64 for a mean of integers, else the accumulator.
ElementType resultTypeOf(ElementType type, Operation op);
/// Whether GPUs have an atomic instruction for this operator on values of `accumulator`. Where they have none, the word
/// is read first and then exchanged until no other thread has come in between.
bool hasAtomic(ElementType accumulator, Operation op);
/// Empty where the pair makes sense; else why not.
std::string whyNot(ElementType type, Operation op);

/// Signed arithmetic wraps as two's complement does on the GPU; unsigned arithmetic keeps that defined on the host.
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
constexpr T wrappingMultiply(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    using U = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<U>(a) * static_cast<U>(b));
  } else {
    return a * b;
  }
}

template <typename T>
constexpr T lowest() {
  if constexpr (std::is_floating_point_v<T>)
    return -std::numeric_limits<T>::infinity();
  else
    return std::numeric_limits<T>::lowest();
}

template <typename T>
constexpr T highest() {
  if constexpr (std::is_floating_point_v<T>)
    return std::numeric_limits<T>::infinity();
  else
    return std::numeric_limits<T>::max();
}

/// The host's counterparts of the device operators in core/backends/cuda: same names, same results to the bit.
template <typename T>
struct Sum {
  static constexpr T identity() { return T(0); }
  constexpr T operator()(T a, T b) const { return wrappingAdd(a, b); }
};

template <typename T>
struct Product {
  static constexpr T identity() { return T(1); }
  constexpr T operator()(T a, T b) const { return wrappingMultiply(a, b); }
};

template <typename T>
constexpr bool isNan(T value) {
  if constexpr (std::is_floating_point_v<T>)
    return value != value;
  else
    return false;
}

/// A NaN is passed over, as fmin does: the result does not depend on where it stands.
template <typename T>
struct Min {
  static constexpr T identity() { return highest<T>(); }
  constexpr T operator()(T a, T b) const { return b < a || isNan(a) ? b : a; }
};

template <typename T>
struct Max {
  static constexpr T identity() { return lowest<T>(); }
  constexpr T operator()(T a, T b) const { return a < b || isNan(a) ? b : a; }
};

template <typename T>
struct BitAnd {
  static constexpr T identity() { return static_cast<T>(~T(0)); }
  constexpr T operator()(T a, T b) const { return a & b; }
};

template <typename T>
struct BitOr {
  static constexpr T identity() { return T(0); }
  constexpr T operator()(T a, T b) const { return a | b; }
};

template <typename T>
struct BitXor {
  static constexpr T identity() { return T(0); }
  constexpr T operator()(T a, T b) const { return a ^ b; }
};

template <typename T>
struct LogicalAnd {
  static constexpr T identity() { return T(1); }
  constexpr T operator()(T a, T b) const { return T(a != T(0) && b != T(0)); }
};

template <typename T>
struct LogicalOr {
  static constexpr T identity() { return T(0); }
  constexpr T operator()(T a, T b) const { return T(a != T(0) || b != T(0)); }
};

/// Calls `f(Op{})` with the operator by which `op` combines values of type T. Throws InvalidRequest where the two do
/// not go together.
template <typename T, typename F>
decltype(auto) visitOperation(Operation op, F&& f) {
  switch (combiningOf(op)) {
    case Operation::product: return f(Product<T>{});
    case Operation::min: return f(Min<T>{});
    case Operation::max: return f(Max<T>{});
    case Operation::logicalAnd: return f(LogicalAnd<T>{});
    case Operation::logicalOr: return f(LogicalOr<T>{});
    default: break;
  }
  if constexpr (std::is_integral_v<T>) {
    switch (combiningOf(op)) {
      case Operation::bitAnd: return f(BitAnd<T>{});
      case Operation::bitOr: return f(BitOr<T>{});
      case Operation::bitXor: return f(BitXor<T>{});
      default: break;
    }
  } else if (combiningOf(op) != Operation::sum) {
    throw InvalidRequest("floats have no bitwise reductions");
  }
  return f(Sum<T>{});
}

/// A binary operator on T as a function.
template <typename T>
using Combine = T (*)(T, T);
template <typename T>
Combine<T> combineFunction(Operation op) {
  return visitOperation<T>(op, [](auto base) -> Combine<T> { return [](T a, T b) { return decltype(base){}(a, b); }; });
}

/// Element i of an input as the value that is combined; `second` is read by Mapping::product only.
template <typename T>
using ReadElement = T (*)(const void* first, const void* second, std::size_t i);

/// One element as an accumulator: 16-bit floats widen, integers convert as C++ converts.
template <typename T, typename S>
constexpr T widened(S stored) {
  if constexpr (std::is_same_v<S, Float16> || std::is_same_v<S, BFloat16>)
    return static_cast<T>(static_cast<float>(stored));
  else
    return static_cast<T>(stored);
}

/// The function that reads elements stored as S and maps them into T.
template <typename T, typename S>
ReadElement<T> readFunction(Mapping mapping) {
  const auto at = [](const void* p, std::size_t i) { return widened<T>(static_cast<const S*>(p)[i]); };
  using At = decltype(at);
  switch (mapping) {
    case Mapping::square:
      return [](const void* x, const void*, std::size_t i) { return wrappingMultiply(At{}(x, i), At{}(x, i)); };
    case Mapping::product:
      return [](const void* x, const void* y, std::size_t i) { return wrappingMultiply(At{}(x, i), At{}(y, i)); };
    case Mapping::truth: return [](const void* x, const void*, std::size_t i) { return T(At{}(x, i) != T(0)); };
    case Mapping::none: break;
  }
  return [](const void* x, const void*, std::size_t i) { return At{}(x, i); };
}

/// Calls `f(TypeTag<S>{})` with the storage types that may be reduced in T: T itself and what widens into it.
template <typename T, typename F>
decltype(auto) visitStorageOf(ElementType stored, F&& f) {
  if constexpr (std::is_same_v<T, float>) {
    if (stored == ElementType::float16) return f(TypeTag<Float16>{});
    if (stored == ElementType::bfloat16) return f(TypeTag<BFloat16>{});
  }
  if constexpr (std::is_same_v<T, std::int64_t>) {
    if (stored == ElementType::int32) return f(TypeTag<std::int32_t>{});
  }
  if constexpr (std::is_same_v<T, std::uint64_t>) {
    if (stored == ElementType::uint32) return f(TypeTag<std::uint32_t>{});
  }
  return f(TypeTag<T>{});
}

template <typename T>
ReadElement<T> readFunction(ElementType stored, Mapping mapping) {
  return visitStorageOf<T>(stored, [&](auto tag) { return readFunction<T, typename decltype(tag)::type>(mapping); });
}

}  // namespace warpfold
