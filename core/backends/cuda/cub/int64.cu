// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/cub/instances.cuh"

WARPFOLD_CUB_COMMON(long long)
WARPFOLD_CUB_BITWISE(long long)
WARPFOLD_CUB(long long, Sum, Widened<int, long long>)  // means of int32
