// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "jobs/sweep.h"

namespace warpfold::cli {

/// What is known of the device, the best block of each kernel and request with its ratio to the library, and the
/// geometric means. `offset`: elements from an aligned address to the first one, of all runs.
std::string sweepTable(const store::Recording& recording, const std::vector<SweepPoint>& points, std::uint32_t offset);
/// A line for each run, with a header.
std::string sweepCsv(const std::vector<SweepPoint>& points, std::uint32_t offset = 0);
std::string sweepJson(const store::Recording& recording, const std::vector<SweepPoint>& points, std::uint32_t offset);

/// The same of a modelled GPU: every table and object says that nothing was measured. `request` has the launch gap.
std::string modelledSweepTable(const DeviceInfo& device, const RunRequest& request,
                               const std::vector<SweepPoint>& points);
std::string modelledSweepJson(const DeviceInfo& device, const RunRequest& request,
                              const std::vector<SweepPoint>& points);

/// Of a sweep over several ranks, each point on as many as it says.
std::string ranksSweepTable(const DeviceInfo& cluster, const RunRequest& request,
                            const std::vector<SweepPoint>& points);
std::string ranksSweepJson(const DeviceInfo& cluster, const RunRequest& request, const std::vector<SweepPoint>& points);

}  // namespace warpfold::cli
