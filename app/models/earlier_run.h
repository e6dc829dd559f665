// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "models/comparison.h"
#include "models/experiment.h"

namespace warpfold::app {

/// "N = 65 536, blocks of 256": in what the run whose results are shown differs from the experiment as the fields have
/// it now; empty where it does not, or where there are no results.
QString earlierRunText(const Experiment& experiment, const Comparison& comparison);

}  // namespace warpfold::app
