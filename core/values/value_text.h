// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <concepts>
#include <string>

#include "values/small_float.h"

namespace warpfold {

/// A value as it is printed everywhere. An integer below 2^63 in magnitude stands in full, whatever type holds it: a
/// float32 of 98684352 is not 98684350, which no float32 is. Every other number has the fewest digits that read back to
/// the same value of its type. -0 keeps its sign; a NaN has none that means anything.
std::string valueText(float value);
std::string valueText(double value);
std::string valueText(Float16 value);
std::string valueText(BFloat16 value);
template <std::integral T>
std::string valueText(T value) {
  return std::to_string(value);
}

/// A time, for CSV and JSON. Samples are float32, and no figure that is made of them has digits beyond those of one:
/// 4.224, not the 4.223999977111816 that a double adds.
std::string sampleText(double time);

}  // namespace warpfold
