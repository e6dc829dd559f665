// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/backend.h"
#include "catalogue/catalogue.h"
#include "run/repeat_result.h"

namespace warpfold {

/// Runs the request's kernel `runs` times on the same data, without probes, and gathers the different results. Every
/// result is judged by the longest chain that any order can have, n. Throws InvalidRequest, BackendUnavailable and
/// Cancelled.
RepeatResult runRepeat(const Catalogue& catalogue, const RunRequest& request, std::uint32_t runs,
                       const RunControl& control);

}  // namespace warpfold
