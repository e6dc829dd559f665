// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/cub/instances.cuh"

std::vector<WarpfoldCubReduction> warpfold::cuda::integerReductions() {
  return {WARPFOLD_CUB_INTEGERS(int, unsigned)                                            //
          WARPFOLD_CUB_INTEGERS(long long, unsigned long long)                            //
          WARPFOLD_CUB(long long, Sum, Widened<int, long long>)                           // means of int32
          WARPFOLD_CUB(unsigned long long, Sum, Widened<unsigned, unsigned long long>)};  // means of uint32
}
