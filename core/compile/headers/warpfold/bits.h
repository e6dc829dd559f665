// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Integer functions, casts of bits, and loads with a hint (CUDA Math API, integer intrinsics and type casting).
#pragma once

#include "warpfold/qualifiers.h"

WARPFOLD_DEVICE int __clz(int x) {
  return x == 0 ? 32 : __builtin_clz(unsigned(x));
}
WARPFOLD_DEVICE int __clzll(long long x) {
  return x == 0 ? 64 : __builtin_clzll((unsigned long long)(x));
}
WARPFOLD_DEVICE int __popc(unsigned x) {
  return __builtin_popcount(x);
}
WARPFOLD_DEVICE int __popcll(unsigned long long x) {
  return __builtin_popcountll(x);
}
WARPFOLD_DEVICE int __ffs(int x) {
  return __builtin_ffs(x);
}
WARPFOLD_DEVICE int __ffsll(long long x) {
  return __builtin_ffsll(x);
}
WARPFOLD_DEVICE unsigned __brev(unsigned x) {
  return __builtin_bitreverse32(x);
}
WARPFOLD_DEVICE unsigned long long __brevll(unsigned long long x) {
  return __builtin_bitreverse64(x);
}
WARPFOLD_DEVICE int __mul24(int x, int y) {
  return (x << 8 >> 8) * (y << 8 >> 8);
}
WARPFOLD_DEVICE unsigned __umul24(unsigned x, unsigned y) {
  return (x & 0xffffff) * (y & 0xffffff);
}
WARPFOLD_DEVICE int __mulhi(int x, int y) {
  return int((long long)(x)*y >> 32);
}
WARPFOLD_DEVICE unsigned __umulhi(unsigned x, unsigned y) {
  return unsigned((unsigned long long)(x)*y >> 32);
}
WARPFOLD_DEVICE unsigned __lane_id() {
  unsigned lane;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  return lane;
}

WARPFOLD_DEVICE int __float_as_int(float x) {
  return __builtin_bit_cast(int, x);
}
WARPFOLD_DEVICE unsigned __float_as_uint(float x) {
  return __builtin_bit_cast(unsigned, x);
}
WARPFOLD_DEVICE float __int_as_float(int x) {
  return __builtin_bit_cast(float, x);
}
WARPFOLD_DEVICE float __uint_as_float(unsigned x) {
  return __builtin_bit_cast(float, x);
}
WARPFOLD_DEVICE long long __double_as_longlong(double x) {
  return __builtin_bit_cast(long long, x);
}
WARPFOLD_DEVICE double __longlong_as_double(long long x) {
  return __builtin_bit_cast(double, x);
}
WARPFOLD_DEVICE int __double2loint(double x) {
  return int(__double_as_longlong(x));
}
WARPFOLD_DEVICE int __double2hiint(double x) {
  return int(__double_as_longlong(x) >> 32);
}
WARPFOLD_DEVICE double __hiloint2double(int high, int low) {
  return __longlong_as_double((long long)(high) << 32 | unsigned(low));
}
WARPFOLD_DEVICE int __float2int_rn(float x) {
  return __nvvm_f2i_rn(x);
}
WARPFOLD_DEVICE int __float2int_rz(float x) {
  return __nvvm_f2i_rz(x);
}
WARPFOLD_DEVICE unsigned __float2uint_rn(float x) {
  return __nvvm_f2ui_rn(x);
}
WARPFOLD_DEVICE float __int2float_rn(int x) {
  return __nvvm_i2f_rn(x);
}
WARPFOLD_DEVICE float __uint2float_rn(unsigned x) {
  return __nvvm_ui2f_rn(x);
}
WARPFOLD_DEVICE float __double2float_rn(double x) {
  return __nvvm_d2f_rn(x);
}

// What a cache should do is no matter of the result: plain loads and stores.
template <typename T>
WARPFOLD_DEVICE T __ldg(const T* at) {
  return *at;
}
template <typename T>
WARPFOLD_DEVICE T __ldca(const T* at) {
  return *at;
}
template <typename T>
WARPFOLD_DEVICE T __ldcg(const T* at) {
  return *at;
}
template <typename T>
WARPFOLD_DEVICE T __ldcs(const T* at) {
  return *at;
}
template <typename T>
WARPFOLD_DEVICE T __ldcv(const T* at) {
  return *const_cast<const volatile T*>(at);
}
template <typename T>
WARPFOLD_DEVICE void __stcg(T* at, T value) {
  *at = value;
}
template <typename T>
WARPFOLD_DEVICE void __stcs(T* at, T value) {
  *at = value;
}

#define WARPFOLD_SPACE(space) __attribute__((address_space(space)))
WARPFOLD_DEVICE size_t __cvta_generic_to_shared(const void* p) {
  return (size_t)((WARPFOLD_SPACE(3) const void*)(p));
}
WARPFOLD_DEVICE size_t __cvta_generic_to_global(const void* p) {
  return (size_t)((WARPFOLD_SPACE(1) const void*)(p));
}
#undef WARPFOLD_SPACE
