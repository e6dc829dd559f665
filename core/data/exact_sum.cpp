// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/exact_sum.h"

#include <cmath>

namespace warpfold {

namespace {

constexpr std::uint64_t wordMask = 0xffffffff;

template <typename Words>
Words carried(Words number) {
  std::uint64_t over = 0;
  for (std::uint64_t& word : number) {
    word += over;
    over = word >> 32;
    word &= wordMask;
  }
  return number;
}

/// Whether carried number a is at least b.
template <typename Words>
bool atLeast(const Words& a, const Words& b) {
  for (std::size_t i = a.size(); i-- > 0;)
    if (a[i] != b[i]) return a[i] > b[i];
  return true;
}

/// a − b for carried numbers with a ≥ b.
template <typename Words>
Words difference(const Words& a, const Words& b) {
  Words result{};
  std::uint64_t borrow = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const std::uint64_t word = a[i] - b[i] - borrow;
    result[i] = word & wordMask;
    borrow = word >> 63;
  }
  return result;
}

/// A carried number divided by `divisor`; a remainder sets the lowest bit, which is below all that is asked for.
template <typename Words>
Words quotient(const Words& number, std::uint64_t divisor) {
  Words result{};
  Unsigned128 remainder = 0;
  for (std::size_t i = number.size(); i-- > 0;) {
    const Unsigned128 part = remainder << 32 | number[i];
    result[i] = static_cast<std::uint64_t>(part / divisor);
    remainder = part % divisor;
  }
  if (remainder != 0) result[0] |= 1;
  return result;
}

}  // namespace

void ExactSum::carryAll() {
  for (Words& sum : m_sums) sum = carried(sum);
  m_terms = 0;
}

void ExactSum::add(const ExactSum& other) {
  carryAll();
  for (std::size_t s = 0; s < m_sums.size(); ++s) {
    const Words more = carried(other.m_sums[s]);
    for (std::size_t i = 0; i < words; ++i) m_sums[s][i] += more[i];
  }
  m_terms = 1;  // what was added to a word is below 2^32, as of one term
}

/// Of a carried number.
long double ExactSum::rounded(const Words& number) {
  std::size_t top = words;
  while (top > 0 && number[top - 1] == 0) --top;
  if (top == 0) return 0;
  // The 64 bits from the highest one on, taken out of the three highest words.
  Unsigned128 head = 0;
  for (std::size_t i = 0; i < 3; ++i) head = head << 32 | (top > i ? number[top - 1 - i] : 0);
  const int shift = 32 - std::countl_zero(static_cast<std::uint32_t>(number[top - 1]));
  std::uint64_t odd = static_cast<std::uint64_t>(head >> shift);
  bool inexact = (head & ((Unsigned128{1} << shift) - 1)) != 0;
  for (std::size_t i = 0; i + 3 < top; ++i) inexact = inexact || number[i] != 0;
  if (inexact) odd |= 1;
  return std::ldexp(static_cast<long double>(odd), lowestExponent + 32 * (static_cast<int>(top) - 3) + shift);
}

long double ExactSum::value(std::uint64_t divisor) const {
  const Words above = carried(m_sums[0]), below = carried(m_sums[1]);
  const bool negative = !atLeast(above, below);
  const Words magnitude = negative ? difference(below, above) : difference(above, below);
  const long double result = rounded(divisor == 1 ? magnitude : quotient(magnitude, divisor));
  return negative ? -result : result;
}

long double ExactSum::positive() const {
  return rounded(carried(m_sums[0]));
}

long double ExactSum::negative() const {
  return rounded(carried(m_sums[1]));
}

}  // namespace warpfold
