// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "run/run_result.h"

namespace warpfold {

/// Launches of a kernel without a body, each sample between two CUDA events, as every time on a GPU is taken.
struct EmptyLaunches {
  std::string device;  ///< "NVIDIA H200"
  Latency one, two;    ///< µs of one launch, and of two behind each other
};

/// On the GPU `backend` ("cuda:0"). Throws BackendUnavailable where there is none.
EmptyLaunches timeEmptyLaunches(const std::string& backend);

}  // namespace warpfold
