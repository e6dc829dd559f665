// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "values/scalar.h"

namespace warpfold {

/// What stands in one place of a table: nothing, a text, yes or no, or a number with the digits that it is printed with
/// everywhere (values/value_text.h).
class Cell {
 public:
  Cell() = default;
  Cell(std::string text) : m_value(std::move(text)) {}
  Cell(std::string_view text) : m_value(std::string(text)) {}
  Cell(const char* text) : m_value(std::string(text)) {}
  Cell(bool value) : m_value(value) {}
  Cell(double value);
  template <std::integral T>
  Cell(T value) : m_value(Number{std::to_string(value)}) {}
  Cell(const Scalar& value);
  template <typename T>
  Cell(const std::optional<T>& value) {
    if (value) *this = Cell(*value);
  }
  /// A time that is made of samples, µs: it has no digits beyond those of a sample.
  static Cell time(std::optional<double> us);
  /// A number with the digits that it is given with.
  static Cell number(std::string digits);

  bool isEmpty() const { return std::holds_alternative<std::monostate>(m_value); }
  bool isNumber() const { return std::holds_alternative<Number>(m_value); }
  /// As it stands in CSV, but for quotation marks: "neighbored", "true", "4.224".
  std::string text() const;

 private:
  struct Number {
    std::string digits;
  };
  std::variant<std::monostate, std::string, bool, Number> m_value;
};

}  // namespace warpfold
