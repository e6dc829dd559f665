// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// CUDA C++ for a compiler that has no CUDA Toolkit: what nvcc's cuda_runtime.h declares, as far as kernels of this
// program's users need it. Read before every source (-include), by clang only: NVRTC brings its own. What is defined
// here carries no line numbers, so that an instruction belongs to the line of the source that asked for it.
#pragma once

#include <stddef.h>
#include <stdint.h>

#define __host__ __attribute__((host))
#define __device__ __attribute__((device, nodebug))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __noinline__ __attribute__((noinline))
#define __forceinline__ inline __attribute__((always_inline))
#define __inline__ inline
#define __align__(bytes) __attribute__((aligned(bytes)))
#define __builtin_align__(bytes) __align__(bytes)
#define __grid_constant__
#define __cluster_dims__(...)
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 0
#define CUDART_VERSION 12000
#define CUDA_VERSION 12000

// How the functions of these headers are defined.
#define WARPFOLD_DEVICE static inline __attribute__((device, nodebug, always_inline))
#define WARPFOLD_EVERYWHERE static inline __attribute__((host, device, nodebug, always_inline))

#include "warpfold/atomics.h"
#include "warpfold/bits.h"
#include "warpfold/indices.h"
#include "warpfold/math.h"
#include "warpfold/runtime.h"
#include "warpfold/vectors.h"
#include "warpfold/warp.h"

// From here on the source's own.
#undef __device__
#define __device__ __attribute__((device))
