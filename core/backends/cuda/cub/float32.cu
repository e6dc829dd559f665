// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/cub/instances.cuh"

WARPFOLD_CUB_COMMON(float)
