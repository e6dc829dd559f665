// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "values/scalar.h"

#include <fmt/format.h>

#include <array>
#include <cmath>

#include "values/operation.h"
#include "values/value_text.h"

namespace warpfold {

namespace {

constexpr int usualWidth = 4;

/// Digits after the point that leave two of a number that count; with fewer, −0.027 would read as nothing.
int leastDecimals(double magnitude) {
  return magnitude >= 9.5 ? 0 : magnitude >= 0.95 ? 1 : magnitude >= 0.095 ? 2 : 3;
}

/// 0.00271 → "2.7e-3", and 0.0001 → "1e-4".
std::string withExponent(double value, int width) {
  std::string text = fmt::format("{:.{}e}", value, width < usualWidth ? 0 : 1);
  if (const auto zero = text.find("e-0"); zero != std::string::npos) text.erase(zero + 2, 1);
  if (const auto whole = text.find(".0e"); whole != std::string::npos) text.erase(whole, 2);
  return text;
}

/// 1234567 → "1.2M"; keeps whole numbers below the first unit as they are. The sign has its own place unless the width
/// is less than usual.
std::string withUnit(double value, int width) {
  static constexpr std::array<const char*, 7> units{"", "k", "M", "G", "T", "P", "E"};
  const bool negative = value < 0;
  double magnitude = std::fabs(value);
  std::size_t unit = 0;
  while (magnitude >= 999.5 && unit + 1 < units.size()) {
    magnitude /= 1000;
    ++unit;
  }
  if (magnitude >= 999.5) return fmt::format("{:.0e}", value);
  const int digits = width - (negative && width < usualWidth ? 1 : 0) - (unit > 0 ? 1 : 0);
  const int whole = magnitude >= 99.5 ? 3 : magnitude >= 9.5 ? 2 : 1;
  const int decimals = std::max(width < usualWidth ? 0 : leastDecimals(magnitude), digits - whole - 1);
  return fmt::format("{}{:.{}f}{}", negative ? "-" : "", magnitude, std::min(decimals, 3), units.at(unit));
}

}  // namespace

double Scalar::toDouble() const {
  return visitType(type, [this](auto tag) { return widened<double>(as<typename decltype(tag)::type>()); });
}

std::string Scalar::text() const {
  return visitType(type, [this](auto tag) { return valueText(as<typename decltype(tag)::type>()); });
}

std::string Scalar::shortText(int width) const {
  std::string full = text();
  if (static_cast<int>(full.size()) <= width) return full;
  const double value = toDouble();
  if (!std::isfinite(value)) return full;
  if (value != 0 && std::fabs(value) < (width < usualWidth ? 0.0005 : 0.0095)) return withExponent(value, width);
  return withUnit(value, width);
}

}  // namespace warpfold
