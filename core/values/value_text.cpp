// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "values/value_text.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>

namespace warpfold {

namespace {

/// A whole number other than zero that 64 bits hold.
bool isInteger(double value) {
  return value != 0 && std::fabs(value) < 0x1p63 && std::trunc(value) == value;
}

template <typename T>
std::string floatText(T value) {
  if (std::isnan(value)) return "nan";
  if (isInteger(value)) return std::to_string(static_cast<std::int64_t>(value));
  return fmt::format("{}", value);
}

/// fmt knows the shortest digits of float and double only: for the others one more digit is tried at a time.
template <int fractionBits>
std::string smallText(SmallFloat<fractionBits> value) {
  const float wide = value;
  if (!std::isfinite(wide) || isInteger(wide)) return floatText(wide);
  for (int digits = 1; digits < std::numeric_limits<float>::max_digits10; ++digits) {
    const std::string text = fmt::format("{:.{}e}", wide, digits - 1);
    double read = 0;
    std::from_chars(text.data(), text.data() + text.size(), read);
    if (SmallFloat<fractionBits>(read) == value) return fmt::format("{}", read);
  }
  return floatText(wide);
}

}  // namespace

std::string valueText(float value) {
  return floatText(value);
}
std::string valueText(double value) {
  return floatText(value);
}
std::string valueText(Float16 value) {
  return smallText(value);
}
std::string valueText(BFloat16 value) {
  return smallText(value);
}

std::string sampleText(double time) {
  const auto sample = static_cast<float>(time);
  return isInteger(time) || !std::isnormal(sample) ? valueText(time) : valueText(sample);
}

}  // namespace warpfold
