// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

#include "catalogue/catalogue.h"
#include "jobs/scaling.h"
#include "run/run_control.h"

namespace warpfold {

/// Runs the request on each number of ranks, the fewest first, and tells every point as soon as it is there. Returns
/// what each scaling is continued from. Where all ranks take part, strong and weak scaling are one run. Throws
/// InvalidRequest, of a device without ranks too, BackendUnavailable and Cancelled.
std::vector<ScalingBasis> runScaling(const Catalogue& catalogue, const messages::Scale& asked,
                                     const RunControl& control, const std::function<void(const ScalingPoint&)>& found);

}  // namespace warpfold
