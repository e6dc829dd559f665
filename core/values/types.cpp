// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include "values/element_type.h"
#include "values/operation.h"

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

ElementType elementTypeFromName(std::string_view text) {
  return fromName(elementTypes, text, "type");
}

Operation operationFromName(std::string_view text) {
  return fromName(operations, text, "op");
}

ElementType accumulatorOf(ElementType type, Operation op) {
  if (isFloating(type)) return arithmeticType(type);
  return visitType(type, [&](auto tag) {
    using T = typename decltype(tag)::type;
    if constexpr (std::is_integral_v<T>) {
      using Wide = std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>;
      switch (rowOf(op).accumulator) {
        case Accumulator::wide: return ElementTypeOf<Wide>::value;
        case Accumulator::magnitude: return ElementTypeOf<std::make_unsigned_t<T>>::value;
        case Accumulator::same: break;
      }
    }
    return ElementTypeOf<T>::value;
  });
}

ElementType resultTypeOf(ElementType type, Operation op) {
  if (op == Operation::mean && !isFloating(type)) return ElementType::float64;
  return accumulatorOf(type, op);
}

std::string whyNot(ElementType type, Operation op) {
  if (goTogether(type, op)) return {};
  return fmt::format("{} combines bits, which mean nothing in a {}; choose an integer type", name(op), name(type));
}

}  // namespace warpfold
