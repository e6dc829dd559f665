// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace warpfold {

/// A 16-bit float as it lies in memory: storage only, arithmetic is in float32. Conversions from float round to the
/// nearest, ties to even (IEEE 754-2019, section 4.3.1). `fractionBits` 10: binary16; 7: bfloat16.
template <int fractionBits>
struct SmallFloat {
  static constexpr int digits = fractionBits + 1;  ///< of the significand, as std::numeric_limits counts them
  static constexpr int exponentBits = 15 - fractionBits;
  static constexpr int bias = (1 << (exponentBits - 1)) - 1;
  static constexpr std::uint16_t infinityBits = ((1u << exponentBits) - 1) << fractionBits;

  std::uint16_t bits;

  SmallFloat() = default;
  explicit SmallFloat(double value) : bits(round(value)) {}
  static SmallFloat fromBits(std::uint16_t bits) {
    SmallFloat f{};
    f.bits = bits;
    return f;
  }

  /// Exact: every value is a float32.
  operator float() const {
    const int exponent = bits >> fractionBits & ((1 << exponentBits) - 1);
    const int fraction = bits & ((1 << fractionBits) - 1);
    const float sign = (bits & 0x8000u) != 0 ? -1.0f : 1.0f;
    if (exponent == (1 << exponentBits) - 1) return fraction != 0 ? std::nanf("") : sign * INFINITY;
    if (exponent == 0) return sign * std::ldexp(static_cast<float>(fraction), 1 - bias - fractionBits);
    return sign * std::ldexp(static_cast<float>(fraction | 1 << fractionBits), exponent - bias - fractionBits);
  }
  friend bool operator==(const SmallFloat&, const SmallFloat&) = default;

 private:
  static std::uint16_t round(double value) {
    const std::uint16_t sign = std::signbit(value) ? 0x8000u : 0u;
    const double magnitude = std::fabs(value);
    if (std::isnan(value)) return sign | infinityBits | 1u << (fractionBits - 1);
    if (std::isinf(value)) return sign | infinityBits;
    int exponent = 0;
    std::frexp(magnitude, &exponent);  // magnitude in [2^(exponent-1), 2^exponent)
    if (magnitude == 0) return sign;
    const int unit = std::max(exponent - 1, 1 - bias) - fractionBits;  // exponent of the last place
    const auto places = static_cast<std::uint32_t>(std::nearbyint(std::ldexp(magnitude, -unit)));
    // Carries run from the fraction into the exponent, as the encoding is made for.
    const std::uint32_t below = static_cast<std::uint32_t>(unit + fractionBits + bias - 1) << fractionBits;
    const std::uint32_t encoded = below + places;
    return static_cast<std::uint16_t>(sign | std::min<std::uint32_t>(encoded, infinityBits));
  }
};

using Float16 = SmallFloat<10>;
using BFloat16 = SmallFloat<7>;

}  // namespace warpfold
