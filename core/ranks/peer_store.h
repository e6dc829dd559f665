// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <string>

#include "backends/cuda/kernel_source.h"

namespace warpfold::ranks {

inline constexpr const char* peerStoreId = "peer-store";

/// The kernels of the method peer-store beside the reduction's own.
inline constexpr std::array peerStoreKernels{"tell_alone", "start_together"};
/// What NVRTC is given for one of them.
cuda::KernelSource peerStoreSource(const std::string& kernel);
/// What the last kernel of a reduction ends with.
cuda::Tail peerStoreTail();

}  // namespace warpfold::ranks
