// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/backend.h"

namespace warpfold::ranks {

/// The device of a rank: the GPU with its number on its host, round and round where it has fewer; without a GPU the
/// device that gives exact values; of a kernel for the host, the host. Throws BackendUnavailable.
DeviceInfo deviceOfRank(const KernelInfo& kernel, unsigned localRank, const std::vector<DeviceInfo>& devices);

}  // namespace warpfold::ranks
