// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// threadIdx and its kin: objects without storage, of which each member is read from a special register (PTX ISA,
// special registers).
#pragma once

#include "warpfold/qualifiers.h"
#include "warpfold/vectors.h"

#define WARPFOLD_INDEX(type, name, special)                                           \
  struct type {                                                                       \
    __declspec(property(get = readX)) unsigned x;                                     \
    __declspec(property(get = readY)) unsigned y;                                     \
    __declspec(property(get = readZ)) unsigned z;                                     \
    WARPFOLD_DEVICE unsigned readX() { return __nvvm_read_ptx_sreg_##special##_x(); } \
    WARPFOLD_DEVICE unsigned readY() { return __nvvm_read_ptx_sreg_##special##_y(); } \
    WARPFOLD_DEVICE unsigned readZ() { return __nvvm_read_ptx_sreg_##special##_z(); } \
    __device__ operator uint3() const { return {readX(), readY(), readZ()}; }         \
    __device__ operator dim3() const { return dim3(readX(), readY(), readZ()); }      \
    type& operator=(const type&) = delete;                                            \
    type* operator&() const = delete;                                                 \
  };                                                                                  \
  extern const __device__ __attribute__((weak)) type name;

WARPFOLD_INDEX(WarpfoldThreadIndex, threadIdx, tid)
WARPFOLD_INDEX(WarpfoldBlockIndex, blockIdx, ctaid)
WARPFOLD_INDEX(WarpfoldBlockDimension, blockDim, ntid)
WARPFOLD_INDEX(WarpfoldGridDimension, gridDim, nctaid)
#undef WARPFOLD_INDEX

// The lanes of a warp, which are 32 on a GPU and fewer where the emulator is told so.
struct WarpfoldWarpSize {
  WARPFOLD_DEVICE int lanes() {
    int lanes;
    asm("mov.u32 %0, WARP_SZ;" : "=r"(lanes));
    return lanes;
  }
  __device__ operator int() const { return lanes(); }
};
extern const __device__ __attribute__((weak)) WarpfoldWarpSize warpSize;
