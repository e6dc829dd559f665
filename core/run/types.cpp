// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include "run/element_type.h"
#include "run/operation.h"
#include "run/run_result.h"

namespace warpfold {

namespace {

/// The value among `all` whose name is `text`; throws naming the option and every choice.
template <typename Values>
auto fromName(const Values& all, std::string_view text, std::string_view option) {
  std::string choices;
  for (const auto value : all) {
    if (name(value) == text) return value;
    choices += (choices.empty() ? "" : ", ") + std::string(name(value));
  }
  throw InvalidRequest(fmt::format("--{} {} is not known; choose one of {}", option, text, choices));
}

}  // namespace

std::string_view name(ElementType type) {
  static constexpr std::array<std::string_view, 5> names{"int32", "uint32", "int64", "float32", "float64"};
  return names.at(static_cast<std::size_t>(type));
}

ElementType elementTypeFromName(std::string_view text) { return fromName(elementTypes, text, "type"); }

std::size_t sizeOf(ElementType type) {
  return visitType(type, [](auto tag) { return sizeof(typename decltype(tag)::type); });
}

bool isFloating(ElementType type) { return type == ElementType::float32 || type == ElementType::float64; }

std::string_view name(Operation op) {
  static constexpr std::array<std::string_view, 3> names{"sum", "min", "max"};
  return names.at(static_cast<std::size_t>(op));
}

Operation operationFromName(std::string_view text) { return fromName(operations, text, "op"); }

std::string_view name(Provenance provenance) {
  static constexpr std::array<std::string_view, 3> names{"measured", "emulated", "recorded"};
  return names.at(static_cast<std::size_t>(provenance));
}

}  // namespace warpfold
