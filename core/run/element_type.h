// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "run/error.h"

namespace warpfold {

enum class ElementType : std::uint8_t { int32, uint32, int64, float32, float64 };

inline constexpr std::array elementTypes{ElementType::int32, ElementType::uint32, ElementType::int64,
                                         ElementType::float32, ElementType::float64};

/// The name on the command line and in messages, e.g. "float32".
std::string_view name(ElementType type);
/// Throws InvalidRequest naming the types there are.
ElementType elementTypeFromName(std::string_view text);
/// Bytes of one element: 4 or 8.
std::size_t sizeOf(ElementType type);
bool isFloating(ElementType type);

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
struct ElementTypeOf<float> {
  static constexpr auto value = ElementType::float32;
};
template <>
struct ElementTypeOf<double> {
  static constexpr auto value = ElementType::float64;
};

template <typename T>
struct TypeTag {
  using type = T;
};

/// Calls `f(TypeTag<T>{})` with the C++ type that `type` names; the one switch over element types.
template <typename F>
decltype(auto) visitType(ElementType type, F&& f) {
  switch (type) {
    case ElementType::int32: return f(TypeTag<std::int32_t>{});
    case ElementType::uint32: return f(TypeTag<std::uint32_t>{});
    case ElementType::int64: return f(TypeTag<std::int64_t>{});
    case ElementType::float32: return f(TypeTag<float>{});
    case ElementType::float64: return f(TypeTag<double>{});
  }
  throw InvalidRequest("unknown element type");
}

}  // namespace warpfold
