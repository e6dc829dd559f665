// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stage.h"

namespace warpfold::app {

/// The tables of a report as HTML, each empty where nothing is known for it. Figures stand in full, as exports have
/// them.

/// Request and device of both sides.
QString requestTable(const Comparison& comparison);
/// Value, reference and check.
QString resultTable(const Comparison& comparison);
/// Latency of the shown samples, with the median's interval.
QString latencyTable(const Comparison& comparison);
QString launchTables(const Comparison& comparison);
QString counterTable(const Comparison& comparison);
/// The GPU's own counters beside the emulated ones; a missing one says why.
QString hardwareTable(const Comparison& comparison);
QString stepTable(const Stage& stage);

/// Which side is faster, as far as the samples tell; empty where both have no time or of different origin.
QString verdictSentence(const Comparison& comparison);

}  // namespace warpfold::app
