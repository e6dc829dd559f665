// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include "run/run_result.h"
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

std::string_view name(ElementType type) {
  static constexpr std::array<std::string_view, 8> names{"int32",   "uint32", "int64",   "float32",
                                                         "float64", "uint64", "float16", "bfloat16"};
  return names.at(static_cast<std::size_t>(type));
}

ElementType elementTypeFromName(std::string_view text) {
  return fromName(elementTypes, text, "type");
}

std::size_t sizeOf(ElementType type) {
  return visitType(type, [](auto tag) { return sizeof(typename decltype(tag)::type); });
}

bool isFloating(ElementType type) {
  return visitType(type, [](auto tag) { return isFloat<typename decltype(tag)::type>; });
}

std::string_view name(Operation op) {
  static constexpr std::array<std::string_view, 12> names{"sum", "min", "max", "product", "mean",        "sumsq",
                                                          "dot", "and", "or",  "xor",     "logical-and", "logical-or"};
  return names.at(static_cast<std::size_t>(op));
}

Mapping mappingOf(Operation op) {
  switch (op) {
    case Operation::sumOfSquares: return Mapping::square;
    case Operation::dot: return Mapping::product;
    case Operation::logicalAnd:
    case Operation::logicalOr: return Mapping::truth;
    default: return Mapping::none;
  }
}

Operation combiningOf(Operation op) {
  const bool sums = op == Operation::mean || op == Operation::sumOfSquares || op == Operation::dot;
  return sums ? Operation::sum : op;
}

ElementType accumulatorOf(ElementType type, Operation op) {
  if (op == Operation::mean && type == ElementType::int32) return ElementType::int64;
  if (op == Operation::mean && type == ElementType::uint32) return ElementType::uint64;
  return arithmeticType(type);
}

ElementType resultTypeOf(ElementType type, Operation op) {
  if (op == Operation::mean && !isFloating(type)) return ElementType::float64;
  return accumulatorOf(type, op);
}

bool hasAtomic(ElementType accumulator, Operation op) {
  switch (combiningOf(op)) {
    case Operation::sum: return true;
    case Operation::min:
    case Operation::max: return !isFloating(accumulator);
    case Operation::bitAnd:
    case Operation::bitOr:
    case Operation::bitXor: return true;
    default: return false;
  }
}

std::string whyNot(ElementType type, Operation op) {
  const bool bitwise = op == Operation::bitAnd || op == Operation::bitOr || op == Operation::bitXor;
  if (!bitwise || !isFloating(type)) return {};
  return fmt::format("{} combines bits, which mean nothing in a {}; choose an integer type", name(op), name(type));
}

Operation operationFromName(std::string_view text) {
  return fromName(operations, text, "op");
}

std::string_view name(Provenance provenance) {
  static constexpr std::array<std::string_view, 3> names{"measured", "emulated", "recorded"};
  return names.at(static_cast<std::size_t>(provenance));
}

}  // namespace warpfold
