// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "values/operation.h"

namespace warpfold {

/// Operations that are spoken of in the same words: what is done to two values.
enum class Verb { add, multiply, smaller, larger, bits, logic, largest };

constexpr Verb verbOf(Operation operation) {
  if (operation == Operation::absMax) return Verb::largest;  // of absolute values
  switch (combiningOf(operation)) {
    case Operation::product: return Verb::multiply;
    case Operation::min: return Verb::smaller;
    case Operation::max: return Verb::larger;
    case Operation::bitAnd:
    case Operation::bitOr:
    case Operation::bitXor: return Verb::bits;
    case Operation::logicalAnd:
    case Operation::logicalOr: return Verb::logic;
    default: return Verb::add;
  }
}

}  // namespace warpfold
