// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <string>

#include "backends/cuda/kernel_source.h"

namespace warpfold::ranks {

/// The kernels of the method peer-store.
inline constexpr std::array peerStoreKernels{"store_to_first", "combine_stores", "start_together"};
/// What NVRTC is given for one of them.
cuda::KernelSource peerStoreSource(const std::string& kernel);

}  // namespace warpfold::ranks
