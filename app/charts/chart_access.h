// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpfold::app {

/// From now on charts read aloud what they show: a chart says its title, unit, origin and ranges, and its plot has a
/// child for each row of the chart's table, with a sentence each.
void makeChartsReadable();

}  // namespace warpfold::app
