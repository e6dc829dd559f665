// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <type_traits>
#include <utility>

#include "values/error.h"
#include "values/small_float.h"

namespace warpfold {

/// What an element of an input is stored as. The 16-bit floats are storage only: they are reduced in float32.
enum class ElementType : std::uint8_t { int32, uint32, int64, float32, float64, uint64, float16, bfloat16 };

inline constexpr ElementType lastElementType = ElementType::bfloat16;
/// In the order in which they are offered.
inline constexpr std::array elementTypes{ElementType::int32,   ElementType::uint32,  ElementType::int64,
                                         ElementType::uint64,  ElementType::float32, ElementType::float64,
                                         ElementType::float16, ElementType::bfloat16};

/// The name on the command line and in messages, e.g. "float32".
std::string_view name(ElementType type);
/// Throws InvalidRequest naming the types there are.
ElementType elementTypeFromName(std::string_view text);
/// Bytes of one element: 2, 4 or 8.
std::size_t sizeOf(ElementType type);
bool isFloating(ElementType type);
/// The type in which a reduction of `type` computes: float32 for the 16-bit floats, else the type itself.
constexpr ElementType arithmeticType(ElementType type) {
  return type == ElementType::float16 || type == ElementType::bfloat16 ? ElementType::float32 : type;
}

template <typename T>
inline constexpr bool isFloat =
    std::is_floating_point_v<T> || std::is_same_v<T, Float16> || std::is_same_v<T, BFloat16>;

template <typename T>
struct ElementTypeOf;
template <>
struct ElementTypeOf<std::int32_t> {
  static constexpr auto value = ElementType::int32;
};
template <>
struct ElementTypeOf<std::uint32_t> {
  static constexpr auto value = ElementType::uint32;
};
template <>
struct ElementTypeOf<std::int64_t> {
  static constexpr auto value = ElementType::int64;
};
template <>
struct ElementTypeOf<std::uint64_t> {
  static constexpr auto value = ElementType::uint64;
};
template <>
struct ElementTypeOf<float> {
  static constexpr auto value = ElementType::float32;
};
template <>
struct ElementTypeOf<double> {
  static constexpr auto value = ElementType::float64;
};
template <>
struct ElementTypeOf<Float16> {
  static constexpr auto value = ElementType::float16;
};
template <>
struct ElementTypeOf<BFloat16> {
  static constexpr auto value = ElementType::bfloat16;
};

template <typename T>
struct TypeTag {
  using type = T;
};

/// Calls `f(TypeTag<T>{})` with the C++ type in which `type` is reduced; `type` is an arithmetic type.
template <typename F>
decltype(auto) visitArithmetic(ElementType type, F&& f) {
  switch (type) {
    case ElementType::int32: return f(TypeTag<std::int32_t>{});
    case ElementType::uint32: return f(TypeTag<std::uint32_t>{});
    case ElementType::int64: return f(TypeTag<std::int64_t>{});
    case ElementType::uint64: return f(TypeTag<std::uint64_t>{});
    case ElementType::float32: return f(TypeTag<float>{});
    case ElementType::float64: return f(TypeTag<double>{});
    default: throw InvalidRequest("16-bit floats are reduced in float32");
  }
}

/// Calls `f(TypeTag<T>{})` with the C++ type that `type` is stored as; the one switch over element types.
template <typename F>
decltype(auto) visitType(ElementType type, F&& f) {
  switch (type) {
    case ElementType::float16: return f(TypeTag<Float16>{});
    case ElementType::bfloat16: return f(TypeTag<BFloat16>{});
    default: return visitArithmetic(type, std::forward<F>(f));
  }
}

}  // namespace warpfold
