// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/cub/instances.cuh"

WARPFOLD_CUB_COMMON(unsigned long long)
WARPFOLD_CUB_BITWISE(unsigned long long)
WARPFOLD_CUB(unsigned long long, Sum, Widened<unsigned, unsigned long long>)  // means of uint32
