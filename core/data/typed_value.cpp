// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/typed_value.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <system_error>

#include "data/number_text.h"
#include "words/say.h"

namespace warpfold {

namespace {

template <typename T>
std::optional<T> read(const std::string& text) {
  if (text.size() > mostTypedBytes) return std::nullopt;
  const std::optional<T> value = readNumber<T>(text);
  if constexpr (isFloat<T>)
    if (value && !std::isfinite(static_cast<double>(*value))) return std::nullopt;
  return value;
}

/// Whether it is a number at all, even one that no type holds.
bool isNumber(const std::string& text) {
  if (text.size() > mostTypedBytes || text.empty()) return false;
  const char* const begin = text.data() + (text[0] == '+' && text.size() > 1 && text[1] != '-' && text[1] != '+');
  double value = 0;
  const auto [end, error] = std::from_chars(begin, text.data() + text.size(), value);
  return end == text.data() + text.size() && (error != std::errc{} || std::isfinite(value));
}

}  // namespace

std::optional<Message> refusalOf(ElementType type, const std::string& text) {
  return visitType(type, [&](auto tag) -> std::optional<Message> {
    using T = typename decltype(tag)::type;
    if (read<T>(text)) return std::nullopt;
    if (!isNumber(text)) return say<"typed-no-number">(arg<"text">(text.substr(0, mostTypedBytes)));
    if constexpr (isFloat<T>)
      return say<"typed-too-large">(arg<"text">(text), arg<"type">(name(type)));
    else
      return say<"typed-not-held">(arg<"text">(text), arg<"type">(name(type)),
                                   arg<"least">(std::numeric_limits<T>::min()),
                                   arg<"most">(std::numeric_limits<T>::max()));
  });
}

void put(const TypedValues& values, HostArray& array) {
  for (const TypedValue& each : values) {
    if (const auto refusal = refusalOf(array.type(), each.text)) throw InvalidRequest(*refusal);
    if (each.element >= array.size()) continue;
    visitType(array.type(), [&](auto tag) {
      using T = typename decltype(tag)::type;
      array.as<T>()[each.element] = *read<T>(each.text);
    });
  }
}

}  // namespace warpfold
