// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "run/rank_scaling.h"
#include "run/run_request.h"

/// What `ranks sweep` prints: measured points, then modelled ones with what they rest on.
namespace warpfold::cli {

struct ScalingTable {
  RunRequest request;
  std::vector<ScalingPoint> points;
  std::vector<ScalingBasis> bases;
};

std::string scalingText(const ScalingTable& table);
std::string scalingCsv(const ScalingTable& table);
std::string scalingJson(const ScalingTable& table);

}  // namespace warpfold::cli
