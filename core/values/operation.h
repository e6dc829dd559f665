// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "values/element_type.h"
#include "values/error.h"
#include "values/verb.h"

namespace warpfold {

/// What is done to an element as it is read, one row each: X(mapping, device type, inputs, notation, chain)
///   device type  of an input that maps so
///   inputs       of which one element each is read
///   notation     how a mapped element is written with what it is made of; empty: its value alone says it
///   chain        what is said of a lane that combines several mapped elements (core/words/trace_texts.h); nothing: the
///                text of the operator's verb
#define WARPFOLD_MAPPINGS(X)                               \
  X(none, "", 1, "", std::nullopt)                         \
  X(square, "Squares", 1, "{}²", "chain-add-squares")      \
  X(product, "Products", 2, "{}·{}", "chain-add-products") \
  X(truth, "Truths", 1, "", std::nullopt)                  \
  X(magnitude, "Magnitudes", 1, "", std::nullopt)

enum class Mapping : std::uint8_t {
#define WARPFOLD_ROW(id, ...) id,
  WARPFOLD_MAPPINGS(WARPFOLD_ROW)
#undef WARPFOLD_ROW
};
struct MappingRow {
  std::string_view device;
  unsigned inputs;
  std::string_view notation;
  std::optional<std::string_view> chain;
};
inline constexpr std::array mappingRows{
#define WARPFOLD_ROW(id, ...) MappingRow{__VA_ARGS__},
    WARPFOLD_MAPPINGS(WARPFOLD_ROW)
#undef WARPFOLD_ROW
};
constexpr const MappingRow& rowOf(Mapping mapping) {
  return mappingRows[static_cast<std::size_t>(mapping)];
}
/// The device's type of an input that maps its elements; empty where nothing is mapped.
constexpr std::string_view deviceInput(Mapping mapping) {
  return rowOf(mapping).device;
}
constexpr unsigned inputsOf(Mapping mapping) {
  return rowOf(mapping).inputs;
}
/// Where GPUs have an atomic instruction for an operator. Elsewhere the word is read first and then exchanged until no
/// other thread has come in between.
enum class Atomics : std::uint8_t { all, integers, none };
/// The integer type in which the mapped values of an integer type are combined: the same, one of 64 bits, or the
/// unsigned one of the same width. Floats are combined in their arithmetic type.
enum class Accumulator : std::uint8_t { same, wide, magnitude };
/// Whether combining two floats rounds, so that the result depends on their order.
enum class Rounding : std::uint8_t { never, floats };
/// What is done to the one value that is left.
enum class Finish : std::uint8_t { none, divideByN };

/// The reductions on offer, one row each, in the order in which they are offered. A reduction maps every element,
/// combines the values by an associative and commutative operator with an identity, and finishes the one value that is
/// left: a mean is a sum divided by n.
/// X(enumerator, name, combined by, mapping, functor, atomics, accumulator, rounding, finish, types, verb, notation)
///   name         what --op takes
///   combined by  the reduction whose operator combines the mapped values; itself where it has one of its own
///   functor      the operator's name on host and device (core/backends/cuda/device_operators.cuh)
///   types        `all`, or `integers`
///   verb         what sentences say that it does to two values (values/verb.h)
///   notation     how it is written with its two operands
#define WARPFOLD_OPERATIONS(X)                                                                                 \
  X(sum, "sum", sum, none, Sum, all, same, floats, none, all, add, "{} + {}")                                  \
  X(product, "product", product, none, Product, none, same, floats, none, all, multiply, "{} × {}")            \
  X(min, "min", min, none, Min, integers, same, never, none, all, smaller, "min({}, {})")                      \
  X(max, "max", max, none, Max, integers, same, never, none, all, larger, "max({}, {})")                       \
  X(absMax, "absmax", max, magnitude, Max, integers, magnitude, never, none, all, largest, "max({}, {})")      \
  X(mean, "mean", sum, none, Sum, all, wide, floats, divideByN, all, add, "{} + {}")                           \
  X(sumOfSquares, "sumsq", sum, square, Sum, all, same, floats, none, all, add, "{} + {}")                     \
  X(dot, "dot", sum, product, Sum, all, same, floats, none, all, add, "{} + {}")                               \
  X(bitAnd, "and", bitAnd, none, BitAnd, all, same, never, none, integers, bits, "{} & {}")                    \
  X(bitOr, "or", bitOr, none, BitOr, all, same, never, none, integers, bits, "{} | {}")                        \
  X(bitXor, "xor", bitXor, none, BitXor, all, same, never, none, integers, bits, "{} ^ {}")                    \
  X(logicalAnd, "logical-and", logicalAnd, truth, LogicalAnd, none, same, never, none, all, logic, "{} && {}") \
  X(logicalOr, "logical-or", logicalOr, truth, LogicalOr, none, same, never, none, all, logic, "{} || {}")

enum class Operation : std::uint8_t {
#define WARPFOLD_ROW(id, ...) id,
  WARPFOLD_OPERATIONS(WARPFOLD_ROW)
#undef WARPFOLD_ROW
};

struct OperationRow {
  enum class Types : std::uint8_t { all, integers };
  Operation op;
  std::string_view name;
  Operation combining;
  Mapping mapping;
  std::string_view functor;
  Atomics atomics;
  Accumulator accumulator;
  Rounding rounding;
  Finish finish;
  Types types;
  Verb verb;
  std::string_view notation;
};

inline constexpr std::array operationRows{
#define WARPFOLD_ROW(id, name, combining, mapping, functor, atomics, accumulator, rounding, finish, types, verb, \
                     notation)                                                                                   \
  OperationRow{Operation::id,                                                                                    \
               name,                                                                                             \
               Operation::combining,                                                                             \
               Mapping::mapping,                                                                                 \
               #functor,                                                                                         \
               Atomics::atomics,                                                                                 \
               Accumulator::accumulator,                                                                         \
               Rounding::rounding,                                                                               \
               Finish::finish,                                                                                   \
               OperationRow::Types::types,                                                                       \
               Verb::verb,                                                                                       \
               notation},
    WARPFOLD_OPERATIONS(WARPFOLD_ROW)
#undef WARPFOLD_ROW
};

/// All reductions in the order in which they are offered.
inline constexpr std::array operations{
#define WARPFOLD_ROW(id, ...) Operation::id,
    WARPFOLD_OPERATIONS(WARPFOLD_ROW)
#undef WARPFOLD_ROW
};

constexpr const OperationRow& rowOf(Operation op) {
  return operationRows[static_cast<std::size_t>(op)];
}
/// What --op takes: "sumsq".
constexpr std::string_view name(Operation op) {
  return rowOf(op).name;
}
/// Throws InvalidRequest naming the operations there are.
Operation operationFromName(std::string_view text);
constexpr Verb verbOf(Operation op) {
  return rowOf(op).verb;
}
constexpr Mapping mappingOf(Operation op) {
  return rowOf(op).mapping;
}
/// The reduction whose operator combines the mapped values; it maps nothing itself where it is a plain one.
constexpr Operation combiningOf(Operation op) {
  return rowOf(op).combining;
}
/// How many inputs the reduction reads: a dot product two.
constexpr unsigned inputsOf(Operation op) {
  return inputsOf(mappingOf(op));
}
constexpr bool takesSecondInput(Operation op) {
  return inputsOf(op) == 2;
}
/// Whether the one value that is left is divided by the number of elements.
constexpr bool dividesByN(Operation op) {
  return rowOf(op).finish == Finish::divideByN;
}
/// Whether combining values of `type` rounds: then the result depends on the order and has a tolerance.
constexpr bool rounds(ElementType type, Operation op) {
  return isFloating(type) && rowOf(op).rounding == Rounding::floats;
}
/// The type of the values that are combined: float32 for 16-bit floats; a mean of 32-bit integers sums in 64 bits.
ElementType accumulatorOf(ElementType type, Operation op);
/// The type of the result: float64 for a mean of integers, else the accumulator.
ElementType resultTypeOf(ElementType type, Operation op);
/// Whether GPUs have an atomic instruction for this operator on values of `accumulator`.
constexpr bool hasAtomic(ElementType accumulator, Operation op) {
  const Atomics atomics = rowOf(op).atomics;
  return atomics == Atomics::all || (atomics == Atomics::integers && !isFloating(accumulator));
}
/// Whether the reduction makes sense for elements of the type.
constexpr bool goTogether(ElementType type, Operation op) {
  return rowOf(op).types == OperationRow::Types::all || !isFloating(type);
}
/// Throws InvalidRequest where the two do not go together.
void checkPair(ElementType type, Operation op);
/// Throws InvalidRequest; apart, so that the kernels' code does not depend on the texts.
[[noreturn]] void refuseBitwiseFloats();

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

/// The identity of a minimum or maximum: the last integer that could be one, and of floats NaN. An infinity would not
/// do: beside it a NaN is passed over, and the infinity stays.
template <typename T>
constexpr T unlessNan(T last) {
  if constexpr (std::is_floating_point_v<T>)
    return std::numeric_limits<T>::quiet_NaN();
  else
    return last;
}

/// NaNs are passed over, as fmin does, wherever they stand; what consists of NaNs alone gives NaN, with padding and
/// idle lanes or without, since NaN is the identity. So of absmax. All other operations make a NaN of one, but truth,
/// to which it is not zero.
template <typename T>
struct Min {
  static constexpr T identity() { return unlessNan(std::numeric_limits<T>::max()); }
  constexpr T operator()(T a, T b) const { return b < a || isNan(a) ? b : a; }
};

template <typename T>
struct Max {
  static constexpr T identity() { return unlessNan(std::numeric_limits<T>::lowest()); }
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
#define WARPFOLD_ROW(id, name, combining, mapping, functor, atomics, accumulator, rounding, finish, types, verb, \
                     notation)                                                                                   \
  case Operation::id:                                                                                            \
    if constexpr (Operation::id != Operation::combining)                                                         \
      break;                                                                                                     \
    else if constexpr (OperationRow::Types::types == OperationRow::Types::all || std::is_integral_v<T>)          \
      return f(functor<T>{});                                                                                    \
    else                                                                                                         \
      break;
    WARPFOLD_OPERATIONS(WARPFOLD_ROW)
#undef WARPFOLD_ROW
  }
  refuseBitwiseFloats();
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
    case Mapping::magnitude:
      return [](const void* x, const void*, std::size_t i) {
        const T value = At{}(x, i);
        if constexpr (isFloat<S>)
          return std::fabs(value);
        else
          return static_cast<const S*>(x)[i] < S(0) ? static_cast<T>(T(0) - value) : value;
      };
    case Mapping::none: break;
  }
  return [](const void* x, const void*, std::size_t i) { return At{}(x, i); };
}

/// Whether values stored as S may be combined in T: T itself, 16-bit floats in float32, integers in the 64-bit type of
/// the same sign, and signed integers in the unsigned type of the same width, which holds their magnitudes.
template <typename S, typename T>
inline constexpr bool combinesIn = std::is_same_v<S, T> ||
                                   (isFloat<S> &&
                                    rowOf(ElementTypeOf<S>::value).reducedAs == ElementTypeOf<T>::value) ||
                                   (std::is_integral_v<S> && std::is_integral_v<T> &&
                                    ((sizeof(S) < sizeof(T) && std::is_signed_v<S> == std::is_signed_v<T>) ||
                                     (sizeof(S) == sizeof(T) && std::is_unsigned_v<T>)));

/// Calls `f(TypeTag<S>{})` with the storage type, which may be combined in T.
template <typename T, typename F>
decltype(auto) visitStorageOf(ElementType stored, F&& f) {
  switch (stored) {
#define WARPFOLD_ROW(id, storage, reduced, ...) \
  case ElementType::id:                         \
    if constexpr (combinesIn<storage, T>)       \
      return f(TypeTag<storage>{});             \
    else                                        \
      break;
    WARPFOLD_ELEMENT_TYPES(WARPFOLD_ROW)
#undef WARPFOLD_ROW
  }
  throw std::logic_error("these elements are not combined in this type");
}

template <typename T>
ReadElement<T> readFunction(ElementType stored, Mapping mapping) {
  return visitStorageOf<T>(stored, [&](auto tag) { return readFunction<T, typename decltype(tag)::type>(mapping); });
}

}  // namespace warpfold
