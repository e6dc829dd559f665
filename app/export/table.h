// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>
#include <vector>

#include "table/table.h"

namespace warpfold::app {

/// Of the columns: "a_us: µs, b_us: µs"; empty where none has a unit.
QString unitsText(const std::vector<Table>& tables);
/// Tables as one object: `about` as strings; `units` by column; `columns` and `rows`, whose numbers are numbers,
/// integers to the digit. Of several tables these three lie under `tables`, by name.
QByteArray tableJson(const std::vector<Table>& tables, const QList<QPair<QString, QString>>& about);

}  // namespace warpfold::app
