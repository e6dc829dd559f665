// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "run/recorded_key.h"
#include "run/run_result.h"
#include "table/columns.h"
#include "timing/verdict.h"
#include "values/interval.h"

/// Columns that several tables of the command line have. What a result does not have is an empty cell.
namespace warpfold::cli {

/// kernel, n, block, grid, type, op, cache.
const Columns<RecordedKey>& keyColumns();
/// The two ends of times that are made of samples: "median_low_us", "median_high_us".
Columns<Interval> endsOfTimes(const std::string& lowKey, const std::string& highKey);
/// band_low_us, band_high_us.
const Columns<Interval>& bandColumns();
/// A ratio under this key, the ends of its interval, and verdict.
Columns<SpeedUp> speedUpColumns(const std::string& key);
/// sm_clock_mhz, memory_clock_mhz, temperature_celsius, power_watts.
const Columns<DeviceState>& stateColumns();
/// launch_gap_us, decides: of a modelled time.
const Columns<RunResult>& modelColumns();

/// The time of a result. One that is interpolated or modelled has a band in place of samples.
Cell leastCell(const RunResult& r);
Cell medianCell(const RunResult& r);
/// A median: made of samples, or not.
Cell medianCell(double us, bool banded);
Cell p95Cell(const RunResult& r);
Cell meanCell(const RunResult& r);
Cell deviationCell(const RunResult& r);
Cell samplesCell(const RunResult& r);
Cell provenanceCell(const RunResult& r);
/// 0 where nothing can be said of it, as of a time of nothing.
Cell bandwidthCell(const RunResult& r);
std::optional<Interval> bandOf(const RunResult& r);
/// Why it has no time; in English.
Cell noTimeCell(const RunResult& r);
Cell deviceCell(const RunResult& r);
/// "computed", "emulated", "reference".
Cell resultProvenanceCell(const RunResult& r);

}  // namespace warpfold::cli
