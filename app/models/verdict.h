// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "models/comparison.h"
#include "timing/verdict.h"

namespace warpfold::app {

/// "modelled"
QString originText(Provenance provenance);
/// The samples that are shown of a side, µs. A recording is played over and over: each of its samples counts once.
std::vector<double> samplesOf(const Comparison& comparison, int side);
/// Their statistics; the result's own where there are none.
std::optional<Latency> latencyOf(const Comparison& comparison, int side);
/// "A modelled, B recorded"; empty where both times that are shown are of one origin.
QString unlikeOrigins(const Comparison& comparison);
/// B over A, from these samples; nothing where the times are of different origin or the emulator's own.
std::optional<SpeedUp> speedUpOf(const Comparison& comparison);

}  // namespace warpfold::app
