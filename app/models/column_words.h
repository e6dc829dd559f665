// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/chart_table.h"

namespace warpfold::app {

/// A column of this key as a reader calls it.
ChartColumn columnOf(const QString& key);
/// What a cell of words says in the language of the window, as far as they are the program's: "recorded", "cold".
QString cellWord(const QString& stem, const QString& cell);

}  // namespace warpfold::app
