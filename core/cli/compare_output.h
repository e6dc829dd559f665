// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "run/run_result.h"

/// What compare prints: two or more results of the same data side by side, each with how many times as fast it is as
/// the first, the interval of that, and what the samples say.
namespace warpfold::cli {

std::string comparisonJson(const std::vector<RunResult>& results);
std::string comparisonCsv(const std::vector<RunResult>& results);
std::string comparisonTable(const std::vector<RunResult>& results);

}  // namespace warpfold::cli
