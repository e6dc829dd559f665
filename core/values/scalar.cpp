// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "values/scalar.h"

#include <fmt/format.h>

#include <array>
#include <cmath>

#include "values/operation.h"

namespace warpfold {

namespace {

/// 1234567 → "1.2M"; keeps whole numbers below the first unit as they are.
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
  const int digits = width - (negative ? 1 : 0) - (unit > 0 ? 1 : 0);
  const int whole = magnitude >= 99.5 ? 3 : magnitude >= 9.5 ? 2 : 1;
  const int decimals = std::max(0, digits - whole - 1);
  return fmt::format("{}{:.{}f}{}", negative ? "-" : "", magnitude, std::min(decimals, 3), units.at(unit));
}

}  // namespace

double Scalar::toDouble() const {
  return visitType(type, [this](auto tag) { return widened<double>(as<typename decltype(tag)::type>()); });
}

std::string Scalar::text() const {
  return visitType(type, [this](auto tag) {
    using T = typename decltype(tag)::type;
    if constexpr (isFloat<T> && sizeof(T) == 2)
      return fmt::format("{}", static_cast<float>(as<T>()));
    else
      return fmt::format("{}", as<T>());
  });
}

std::string Scalar::shortText(int width) const {
  std::string full = text();
  if (static_cast<int>(full.size()) <= width) return full;
  const double value = toDouble();
  if (!std::isfinite(value)) return full;
  if (value != 0 && std::fabs(value) < 0.0005) return fmt::format("{:.0e}", value);
  return withUnit(value, width);
}

}  // namespace warpfold
