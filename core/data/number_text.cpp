// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/number_text.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace warpfold {

namespace {

/// The exponent behind an e or E; where it is beyond 64 bits, the largest or least there is.
std::int64_t exponentOf(std::string_view text) {
  if (!text.empty() && text[0] == '+') text.remove_prefix(1);
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc::result_out_of_range) return value;
  using Limits = std::numeric_limits<std::int64_t>;
  return text[0] == '-' ? Limits::min() / 2 : Limits::max() / 2;
}

}  // namespace

bool isBelowOne(std::string_view decimal) {
  const auto e = decimal.find_first_of("eE");
  const std::string_view digits = decimal.substr(0, e);
  const auto first = digits.find_first_of("123456789");
  if (first == std::string_view::npos) return true;
  const auto point = std::min(digits.find('.'), digits.size());
  // Places from the first digit that counts to the one before the point: 123 has 2, 0.01 has -2.
  const auto places = static_cast<std::int64_t>(point) - static_cast<std::int64_t>(first) - (first < point ? 1 : 0);
  return places + (e == std::string_view::npos ? 0 : exponentOf(decimal.substr(e + 1))) < 0;
}

}  // namespace warpfold
