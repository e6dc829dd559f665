// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace warpfold::ptx {

/// The fundamental types, one row each: X(enumerator, name, bytes, kind). PTX ISA, "Fundamental Types".
#define WARPFOLD_PTX_TYPES(X)      \
  X(none, "", 0, bits)             \
  X(pred, "pred", 1, predicate)    \
  X(b8, "b8", 1, bits)             \
  X(b16, "b16", 2, bits)           \
  X(b32, "b32", 4, bits)           \
  X(b64, "b64", 8, bits)           \
  X(b128, "b128", 16, bits)        \
  X(u8, "u8", 1, natural)          \
  X(u16, "u16", 2, natural)        \
  X(u32, "u32", 4, natural)        \
  X(u64, "u64", 8, natural)        \
  X(s8, "s8", 1, integer)          \
  X(s16, "s16", 2, integer)        \
  X(s32, "s32", 4, integer)        \
  X(s64, "s64", 8, integer)        \
  X(f16, "f16", 2, floating)       \
  X(bf16, "bf16", 2, floating)     \
  X(f16x2, "f16x2", 4, floating)   \
  X(bf16x2, "bf16x2", 4, floating) \
  X(f32, "f32", 4, floating)       \
  X(f64, "f64", 8, floating)

enum class TypeKind : std::uint8_t { bits, natural, integer, floating, predicate };

enum class ScalarType : std::uint8_t {
#define WARPFOLD_ROW(id, ...) id,
  WARPFOLD_PTX_TYPES(WARPFOLD_ROW)
#undef WARPFOLD_ROW
};

struct ScalarTypeRow {
  std::string_view name;
  std::uint8_t bytes;
  TypeKind kind;
};

inline constexpr std::array scalarTypeRows{
#define WARPFOLD_ROW(id, name, bytes, kind) ScalarTypeRow{name, bytes, TypeKind::kind},
    WARPFOLD_PTX_TYPES(WARPFOLD_ROW)
#undef WARPFOLD_ROW
};

constexpr const ScalarTypeRow& rowOf(ScalarType type) {
  return scalarTypeRows[static_cast<std::size_t>(type)];
}
constexpr unsigned bytesOf(ScalarType type) {
  return rowOf(type).bytes;
}
constexpr bool isFloating(ScalarType type) {
  return rowOf(type).kind == TypeKind::floating;
}
constexpr bool isSigned(ScalarType type) {
  return rowOf(type).kind == TypeKind::integer;
}
/// The type of that name, without its dot; nothing where there is none.
constexpr std::optional<ScalarType> scalarTypeFromName(std::string_view name) {
  for (std::size_t i = 1; i < scalarTypeRows.size(); ++i)
    if (scalarTypeRows[i].name == name) return static_cast<ScalarType>(i);
  return {};
}

/// Where a variable or an access lies (PTX ISA, "State Spaces"). Generic: told by the address.
enum class Space : std::uint8_t { generic, global, constant, shared, local, param };

}  // namespace warpfold::ptx
