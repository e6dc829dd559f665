// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/chart_table.h"

namespace warpfold::app {

/// A column of this key as a reader calls it.
ChartColumn columnOf(const QString& key);

}  // namespace warpfold::app
