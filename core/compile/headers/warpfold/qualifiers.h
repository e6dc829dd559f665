// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What every header here is written with. The functions carry no line numbers: an instruction that is inlined from one
// belongs to the line of the source that called it.
#pragma once

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

#define WARPFOLD_DEVICE static inline __attribute__((device, nodebug, always_inline))
#define WARPFOLD_EVERYWHERE static inline __attribute__((host, device, nodebug, always_inline))
