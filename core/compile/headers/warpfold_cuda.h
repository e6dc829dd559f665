// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// CUDA C++ for a compiler that has no CUDA Toolkit: what nvcc's cuda_runtime.h declares, as far as kernels of this
// program's users need it. Read before every source (-include), by clang only: NVRTC brings its own.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "warpfold/qualifiers.h"

#include "warpfold/atomics.h"
#include "warpfold/bits.h"
#include "warpfold/indices.h"
#include "warpfold/math.h"
#include "warpfold/runtime.h"
#include "warpfold/vectors.h"
#include "warpfold/warp.h"

#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 0
#define CUDART_VERSION 12000
#define CUDA_VERSION 12000

// From here on the source's own, which has lines.
#undef __device__
#define __device__ __attribute__((device))
