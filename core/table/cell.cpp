// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "table/cell.h"

#include <utility>

#include "values/value_text.h"

namespace warpfold {

Cell::Cell(double value) : m_value(Number{valueText(value)}) {}

Cell::Cell(const Scalar& value) : m_value(Number{value.text()}) {}

Cell Cell::time(std::optional<double> us) {
  return us ? number(sampleText(*us)) : Cell();
}

Cell Cell::number(std::string digits) {
  Cell cell;
  cell.m_value = Number{std::move(digits)};
  return cell;
}

std::string Cell::text() const {
  if (const auto* text = std::get_if<std::string>(&m_value)) return *text;
  if (const auto* number = std::get_if<Number>(&m_value)) return number->digits;
  if (const auto* value = std::get_if<bool>(&m_value)) return *value ? "true" : "false";
  return {};
}

}  // namespace warpfold
