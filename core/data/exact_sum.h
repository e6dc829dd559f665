// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace warpfold {

// ISO C++ has no 128-bit integers; GCC and clang do.
__extension__ using Int128 = __int128;
__extension__ using Unsigned128 = unsigned __int128;

/// Sums finite doubles and products of two of them without any rounding: what is above zero and what is below are each
/// one long fixed-point number (after Kulisch; in words with room for carries, as Neal, arXiv:1505.05571, has them).
class ExactSum {
 public:
  void add(double x) {
    const Parts p = partsOf(x);
    addTerm(p.negative, p.mantissa, p.exponent);
  }
  /// x·y in full.
  void addProduct(double x, double y) {
    const Parts p = partsOf(x), q = partsOf(y);
    const Unsigned128 product = static_cast<Unsigned128>(p.mantissa) * q.mantissa;
    const bool negative = p.negative != q.negative;
    const int exponent = p.exponent + q.exponent;
    addTerm(negative, static_cast<std::uint64_t>(product), exponent);
    addTerm(negative, static_cast<std::uint64_t>(product >> 64), exponent + 64);
  }

  /// All terms of the other sum.
  void add(const ExactSum& other);

  /// The sum divided by `divisor`, rounded once to 64 bits, to odd where it is not exact: a further rounding to fewer
  /// bits is then as good as a single one (Boldo and Melquiond, IEEE Trans. Comput. 57, 2008).
  long double value(std::uint64_t divisor = 1) const;
  /// Sum of the terms above zero, and of the magnitudes of those below.
  long double positive() const;
  long double negative() const;

 private:
  // The lowest bit of the lowest word counts 2^-2176: below the lowest bit of a product of two doubles, 2^-2148. The
  // highest is above 2^2048 times any number of terms.
  static constexpr int lowestExponent = -2176;
  static constexpr std::size_t words = 140;
  static constexpr std::uint64_t wordMask = 0xffffffff;
  using Words = std::array<std::uint64_t, words>;  // 32 bits of the number each; the upper half collects carries

  /// A finite double as ±mantissa·2^exponent.
  struct Parts {
    bool negative;
    std::uint64_t mantissa;
    int exponent;
  };
  static Parts partsOf(double x) {
    const auto bits = std::bit_cast<std::uint64_t>(x);
    const auto field = static_cast<int>(bits >> 52 & 0x7ff);
    const std::uint64_t fraction = bits & ((std::uint64_t{1} << 52) - 1);
    // Subnormal numbers have the exponent of the smallest normal one and no hidden bit.
    return {(bits >> 63) != 0, field == 0 ? fraction : fraction | std::uint64_t{1} << 52,
            (field == 0 ? 1 : field) - 1075};
  }
  void addTerm(bool negative, std::uint64_t mantissa, int exponent) {
    const auto at = static_cast<unsigned>(exponent - lowestExponent);
    const Unsigned128 shifted = static_cast<Unsigned128>(mantissa) << (at % 32);
    std::uint64_t* const word = &m_sums[negative ? 1 : 0][at / 32];
    word[0] += static_cast<std::uint64_t>(shifted) & wordMask;
    word[1] += static_cast<std::uint64_t>(shifted >> 32) & wordMask;
    word[2] += static_cast<std::uint64_t>(shifted >> 64);
    // Every term adds less than 2^32 to a word, so 2^31 of them leave room for the carries.
    if (++m_terms == std::uint64_t{1} << 31) carryAll();
  }
  void carryAll();
  static long double rounded(const Words& number);

  std::array<Words, 2> m_sums{};  // of the positive terms, of the negative ones
  std::uint64_t m_terms = 0;      // since the last carry
};

}  // namespace warpfold
