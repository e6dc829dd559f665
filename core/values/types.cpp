// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "values/element_type.h"
#include "values/operation.h"
#include "words/say.h"

namespace warpfold {

namespace {

/// The value among `all` whose name is `text`; throws naming the field and every choice.
template <FixedString unknown, typename Values>
auto fromName(const Values& all, std::string_view text, Field field) {
  std::string choices;
  for (const auto value : all) {
    if (name(value) == text) return value;
    choices += (choices.empty() ? "" : ", ") + std::string(name(value));
  }
  throw InvalidRequest(field, text, say<unknown>(arg<"choices">(choices)));
}

}  // namespace

ElementType elementTypeFromName(std::string_view text) {
  return fromName<"unknown-type">(elementTypes, text, Field::type);
}

Operation operationFromName(std::string_view text) {
  return fromName<"unknown-operation">(operations, text, Field::op);
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
  if (dividesByN(op) && !isFloating(type)) return ElementType::float64;
  return accumulatorOf(type, op);
}

void checkPair(ElementType type, Operation op) {
  if (!goTogether(type, op))
    throw InvalidRequest(Field::op, name(op),
                         say<"operation-needs-bits">(arg<"op">(name(op)), arg<"type">(name(type))));
}

void refuseBitwiseFloats() {
  throw InvalidRequest(say<"operation-needs-integers">());
}

}  // namespace warpfold
