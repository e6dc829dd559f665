// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpfold::app {

/// Nanoseconds of CLOCK_MONOTONIC at which a parent started this process. Without it the start is known to a
/// clock tick only, 10 ms as a rule.
inline constexpr const char* startedVariable = "WARPFOLD_STARTED_NS";

/// Prints how long this process has run, from its start on (the loader's time counts too), and its memory. False, and
/// one line on standard error, where that could not be written.
bool printStartupReport();

}  // namespace warpfold::app
