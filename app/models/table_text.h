// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "models/figure_text.h"
#include "table/columns.h"

namespace warpfold::app {

inline Cell cellOf(const QString& text) {
  return Cell(text.toStdString());
}

/// With the digits that a figure has in exported data.
inline Cell dataCell(const std::optional<double>& value) {
  return value ? Cell::number(dataNumber(*value).toStdString()) : Cell();
}

inline Cell cellOfSide(std::size_t side) {
  return side == 0 ? "A" : "B";
}

}  // namespace warpfold::app
