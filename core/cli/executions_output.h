// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "cli/values.h"
#include "values/executions.h"

namespace warpfold::cli {

/// An object for each line of the kernel's source; empty where instructions were not counted.
Ordered linesJson(const std::optional<Executions>& executions);
/// Instructions per warp and branch efficiency, and what they are of.
std::string executionsText(const Executions& executions);

}  // namespace warpfold::cli
