// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Vector types with the alignments of CUDA (CUDA C++ Programming Guide, built-in vector types), and dim3.
#pragma once

#include "warpfold/qualifiers.h"

#define WARPFOLD_VECTOR_2(T, name, alignment)            \
  struct __attribute__((aligned(alignment))) name##2 {   \
    T x, y;                                              \
  };                                                     \
  WARPFOLD_EVERYWHERE name##2 make_##name##2(T x, T y) { \
    return {x, y};                                       \
  }
#define WARPFOLD_VECTORS(T, name, of2, of4)                        \
  struct name##1 {                                                 \
    T x;                                                           \
  };                                                               \
  struct name##3 {                                                 \
    T x, y, z;                                                     \
  };                                                               \
  struct __attribute__((aligned(of4))) name##4 {                   \
    T x, y, z, w;                                                  \
  };                                                               \
  WARPFOLD_VECTOR_2(T, name, of2)                                  \
  WARPFOLD_EVERYWHERE name##1 make_##name##1(T x) {                \
    return {x};                                                    \
  }                                                                \
  WARPFOLD_EVERYWHERE name##3 make_##name##3(T x, T y, T z) {      \
    return {x, y, z};                                              \
  }                                                                \
  WARPFOLD_EVERYWHERE name##4 make_##name##4(T x, T y, T z, T w) { \
    return {x, y, z, w};                                           \
  }

WARPFOLD_VECTORS(signed char, char, 2, 4)
WARPFOLD_VECTORS(unsigned char, uchar, 2, 4)
WARPFOLD_VECTORS(short, short, 4, 8)
WARPFOLD_VECTORS(unsigned short, ushort, 4, 8)
WARPFOLD_VECTORS(int, int, 8, 16)
WARPFOLD_VECTORS(unsigned, uint, 8, 16)
WARPFOLD_VECTORS(long, long, 16, 16)
WARPFOLD_VECTORS(unsigned long, ulong, 16, 16)
WARPFOLD_VECTORS(long long, longlong, 16, 16)
WARPFOLD_VECTORS(unsigned long long, ulonglong, 16, 16)
WARPFOLD_VECTORS(float, float, 8, 16)
WARPFOLD_VECTORS(double, double, 16, 16)

#undef WARPFOLD_VECTORS
#undef WARPFOLD_VECTOR_2

struct dim3 {
  unsigned x, y, z;
  __host__ __device__ constexpr dim3(unsigned atX = 1, unsigned atY = 1, unsigned atZ = 1) : x(atX), y(atY), z(atZ) {}
  __host__ __device__ constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  __host__ __device__ constexpr operator uint3() const { return {x, y, z}; }
};
