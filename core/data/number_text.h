// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>
#include <system_error>

#include "values/element_type.h"

namespace warpfold {

/// Whether a decimal number that is well written stands for less than 1, however long its exponent is.
bool isBelowOne(std::string_view decimal);

/// The number that all of `text` says, as T holds it: integers exactly, floats nearest, decimals too small for any but
/// zero as zero. Nothing for what is no number or too large for T. One leading plus sign is allowed: tables have it.
template <typename T>
std::optional<T> readNumber(std::string_view text) {
  if (text.size() > 1 && text[0] == '+' && text[1] != '-' && text[1] != '+') text.remove_prefix(1);
  if constexpr (isFloat<T> && sizeof(T) == 2) {
    const std::optional<double> wide = readNumber<double>(text);
    if (!wide) return std::nullopt;
    const T value(*wide);
    if (std::isfinite(*wide) && std::isinf(static_cast<float>(value))) return std::nullopt;
    return value;
  } else {
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (end != text.data() + text.size() || text.empty()) return std::nullopt;
    if (error == std::errc{}) return value;
    // from_chars does not tell too large from too small.
    if constexpr (isFloat<T>)
      if (error == std::errc::result_out_of_range && isBelowOne(text)) return text[0] == '-' ? -T(0) : T(0);
    return std::nullopt;
  }
}

}  // namespace warpfold
