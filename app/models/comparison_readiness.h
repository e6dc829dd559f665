// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison.h"

namespace warpfold::app {

/// For pictures of results and traces.
Readiness resultsReady(const Comparison& comparison);
/// For pictures of a stream of samples: some dozens of each side, or all that there will be.
Readiness samplesReady(const Comparison& comparison);
/// For a picture of everything: samples, and the counters that come after them.
Readiness everythingReady(const Comparison& comparison);

}  // namespace warpfold::app
