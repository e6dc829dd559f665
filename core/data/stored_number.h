// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "values/element_type.h"
#include "values/operation.h"

namespace warpfold {

/// A number that 16-bit floats round when they store it, to 257 or 258: three figures, so that it and all sums of it
/// and of digits are written in full. A 16-bit float is combined as float32, so storing it is all that rounds.
inline constexpr double storedNumber = 257.1;

/// Whether the numbers that a blackboard chooses by itself have it among them.
inline bool roundsStoredNumber(ElementType type, Operation op) {
  return isFloating(type) && arithmeticType(type) != type && combiningOf(op) == Operation::sum &&
         mappingOf(op) == Mapping::none;
}

}  // namespace warpfold
