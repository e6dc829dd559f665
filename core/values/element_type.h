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

/// The element types, one row each, in the order in which they are offered:
/// X(name, stored as, reduced as, C++ type on the device, code of numpy)
///   name        what --type takes, and the enumerator
///   stored as   the host's C++ type of an element
///   reduced as  the name of the type in which its values are combined: its own, but float32 for the 16-bit floats,
///               in which values are only stored
#define WARPFOLD_ELEMENT_TYPES(X)                              \
  X(int32, std::int32_t, int32, "int", "i4")                   \
  X(uint32, std::uint32_t, uint32, "unsigned", "u4")           \
  X(int64, std::int64_t, int64, "long long", "i8")             \
  X(uint64, std::uint64_t, uint64, "unsigned long long", "u8") \
  X(float32, float, float32, "float", "f4")                    \
  X(float64, double, float64, "double", "f8")                  \
  X(float16, Float16, float32, "Float16", "f2")                \
  X(bfloat16, BFloat16, float32, "BFloat16", "")

/// What an element of an input is stored as.
enum class ElementType : std::uint8_t {
#define WARPFOLD_ROW(id, ...) id,
  WARPFOLD_ELEMENT_TYPES(WARPFOLD_ROW)
#undef WARPFOLD_ROW
};

/// What is known of a type besides its C++ type.
struct ElementTypeRow {
  ElementType type;
  std::string_view name;        ///< on the command line and in messages: "float32"
  ElementType reducedAs;        ///< the type in which its values are combined
  std::string_view deviceType;  ///< "unsigned long long"
  std::string_view numpy;       ///< what follows the byte order in a numpy type: "u8"; empty: numpy has no such type
  std::size_t bytes;
  bool floating;
};

template <typename T>
inline constexpr bool isFloat =
    std::is_floating_point_v<T> || std::is_same_v<T, Float16> || std::is_same_v<T, BFloat16>;

inline constexpr std::array elementTypeRows{
#define WARPFOLD_ROW(id, stored, reduced, device, numpy) \
  ElementTypeRow{ElementType::id, #id, ElementType::reduced, device, numpy, sizeof(stored), isFloat<stored>},
    WARPFOLD_ELEMENT_TYPES(WARPFOLD_ROW)
#undef WARPFOLD_ROW
};

/// All types in the order in which they are offered.
inline constexpr std::array elementTypes{
#define WARPFOLD_ROW(id, ...) ElementType::id,
    WARPFOLD_ELEMENT_TYPES(WARPFOLD_ROW)
#undef WARPFOLD_ROW
};

constexpr const ElementTypeRow& rowOf(ElementType type) {
  return elementTypeRows[static_cast<std::size_t>(type)];
}
/// The name on the command line and in messages, e.g. "float32".
constexpr std::string_view name(ElementType type) {
  return rowOf(type).name;
}
/// Bytes of one element: 2, 4 or 8.
constexpr std::size_t sizeOf(ElementType type) {
  return rowOf(type).bytes;
}
constexpr bool isFloating(ElementType type) {
  return rowOf(type).floating;
}
/// The type in which a reduction of `type` computes: float32 for the 16-bit floats, else the type itself.
constexpr ElementType arithmeticType(ElementType type) {
  return rowOf(type).reducedAs;
}
/// Throws InvalidRequest naming the types there are.
ElementType elementTypeFromName(std::string_view text);

template <typename T>
struct ElementTypeOf;
#define WARPFOLD_ROW(id, stored, ...)              \
  template <>                                      \
  struct ElementTypeOf<stored> {                   \
    static constexpr auto value = ElementType::id; \
  };
WARPFOLD_ELEMENT_TYPES(WARPFOLD_ROW)
#undef WARPFOLD_ROW

template <typename T>
struct TypeTag {
  using type = T;
};

/// Calls `f(TypeTag<T>{})` with the C++ type that `type` is stored as.
template <typename F>
decltype(auto) visitType(ElementType type, F&& f) {
  switch (type) {
#define WARPFOLD_ROW(id, stored, ...) \
  case ElementType::id: return f(TypeTag<stored>{});
    WARPFOLD_ELEMENT_TYPES(WARPFOLD_ROW)
#undef WARPFOLD_ROW
  }
  throw std::logic_error("no such element type");
}

/// The same for an arithmetic type, one in which values are combined.
template <typename F>
decltype(auto) visitArithmetic(ElementType type, F&& f) {
  switch (type) {
#define WARPFOLD_ROW(id, stored, reduced, ...)             \
  case ElementType::id:                                    \
    if constexpr (ElementType::id == ElementType::reduced) \
      return f(TypeTag<stored>{});                         \
    else                                                   \
      break;
    WARPFOLD_ELEMENT_TYPES(WARPFOLD_ROW)
#undef WARPFOLD_ROW
  }
  throw std::logic_error("no values are combined in a type that is storage only");
}

}  // namespace warpfold
