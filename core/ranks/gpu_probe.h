// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <optional>

#include "ranks/gpu_link.h"
#include "run/across_ranks.h"

namespace warpfold::ranks {

/// The kernels that exchange messages.
inline constexpr std::array gpuProbeKernels{"exchange", "burst"};
/// What NVRTC is given for one of them.
cuda::KernelSource gpuProbeSource(const std::string& kernel);

/// What a message between two GPUs costs, those of rank 0 and of farRank(): a block of each stores into the other's
/// memory, as the kernels of peer-store do. All ranks call it. Throws AgreedFailure.
struct GpuProbe {
  bool done = false;  ///< on all ranks alike: not where the two are one, or do not reach each other
  std::optional<MeasuredNetwork> network;  ///< on rank 0
};
GpuProbe measureGpus(const GpuRank& rank);

}  // namespace warpfold::ranks
