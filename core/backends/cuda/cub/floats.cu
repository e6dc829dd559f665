// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/cub/instances.cuh"

std::vector<WarpfoldCubReduction> warpfold::cuda::floatReductions() {
  return {WARPFOLD_CUB_FLOAT(float)             //
          WARPFOLD_CUB_FLOAT(double)            //
          WARPFOLD_CUB_WIDENED(Float16, float)  // 16 bits are storage only
          WARPFOLD_CUB_WIDENED(BFloat16, float)};
}
