// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace warpfold::app {

/// How high a chart of these values reaches, so that a few outliers do not press all others flat: the largest
/// value, or where that is more than 2.5 times the 97th percentile, 1.5 times that percentile. 0 without
/// values.
double topOf(std::vector<double> values);

}  // namespace warpfold::app
