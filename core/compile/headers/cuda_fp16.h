// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Floats of 16 bits (CUDA Math API, half precision): conversions and what reductions do with them.
#pragma once

#define WARPFOLD_HALF static inline __attribute__((device, nodebug, always_inline))
#define WARPFOLD_HALF_MEMBER inline __attribute__((device, nodebug, always_inline))

struct __half {
  unsigned short bits;

  __half() = default;
  WARPFOLD_HALF_MEMBER __half(float value) { asm("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(value)); }
  WARPFOLD_HALF_MEMBER operator float() const {
    float value;
    asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(bits));
    return value;
  }
};
typedef __half half;

WARPFOLD_HALF float __half2float(__half x) {
  return float(x);
}
WARPFOLD_HALF __half __float2half(float x) {
  return __half(x);
}
WARPFOLD_HALF __half __float2half_rn(float x) {
  return __half(x);
}
WARPFOLD_HALF __half __ushort_as_half(unsigned short bits) {
  __half x;
  x.bits = bits;
  return x;
}
WARPFOLD_HALF unsigned short __half_as_ushort(__half x) {
  return x.bits;
}

#define WARPFOLD_HALF_OPERATION(name, symbol, instruction)                          \
  WARPFOLD_HALF __half name(__half x, __half y) {                                   \
    __half result;                                                                  \
    asm(instruction " %0, %1, %2;" : "=h"(result.bits) : "h"(x.bits), "h"(y.bits)); \
    return result;                                                                  \
  }                                                                                 \
  WARPFOLD_HALF __half operator symbol(__half x, __half y) {                        \
    return name(x, y);                                                              \
  }                                                                                 \
  WARPFOLD_HALF __half& operator symbol##=(__half& x, __half y) {                   \
    return x = name(x, y);                                                          \
  }
WARPFOLD_HALF_OPERATION(__hadd, +, "add.rn.f16")
WARPFOLD_HALF_OPERATION(__hsub, -, "sub.rn.f16")
WARPFOLD_HALF_OPERATION(__hmul, *, "mul.rn.f16")
#undef WARPFOLD_HALF_OPERATION
WARPFOLD_HALF bool __hlt(__half x, __half y) {
  return float(x) < float(y);
}
WARPFOLD_HALF bool __hgt(__half x, __half y) {
  return float(x) > float(y);
}
WARPFOLD_HALF bool operator<(__half x, __half y) {
  return __hlt(x, y);
}
WARPFOLD_HALF bool operator>(__half x, __half y) {
  return __hgt(x, y);
}
WARPFOLD_HALF __half __hmax(__half x, __half y) {
  return __half(fmaxf(float(x), float(y)));
}
WARPFOLD_HALF __half __hmin(__half x, __half y) {
  return __half(fminf(float(x), float(y)));
}

struct __attribute__((aligned(4))) __half2 {
  __half x, y;
};
typedef __half2 half2;
WARPFOLD_HALF __half2 __halves2half2(__half x, __half y) {
  return {x, y};
}
WARPFOLD_HALF __half2 make_half2(__half x, __half y) {
  return {x, y};
}
WARPFOLD_HALF __half2 __float2half2_rn(float x) {
  return {__half(x), __half(x)};
}
WARPFOLD_HALF __half2 __floats2half2_rn(float x, float y) {
  return {__half(x), __half(y)};
}
WARPFOLD_HALF __half __low2half(__half2 v) {
  return v.x;
}
WARPFOLD_HALF __half __high2half(__half2 v) {
  return v.y;
}
WARPFOLD_HALF float __low2float(__half2 v) {
  return float(v.x);
}
WARPFOLD_HALF float __high2float(__half2 v) {
  return float(v.y);
}
WARPFOLD_HALF float2 __half22float2(__half2 v) {
  return {float(v.x), float(v.y)};
}
WARPFOLD_HALF __half2 __hadd2(__half2 x, __half2 y) {
  const unsigned a = __builtin_bit_cast(unsigned, x), b = __builtin_bit_cast(unsigned, y);
  unsigned sum;
  asm("add.rn.f16x2 %0, %1, %2;" : "=r"(sum) : "r"(a), "r"(b));
  return __builtin_bit_cast(__half2, sum);
}

#define WARPFOLD_HALF_SHUFFLE(name, Lane)                                                             \
  WARPFOLD_HALF __half name(unsigned mask, __half value, Lane lane, int width = 32) {                 \
    return __ushort_as_half((unsigned short)(name(mask, unsigned(value.bits), lane, width)));         \
  }                                                                                                   \
  WARPFOLD_HALF __half2 name(unsigned mask, __half2 value, Lane lane, int width = 32) {               \
    return __builtin_bit_cast(__half2, name(mask, __builtin_bit_cast(unsigned, value), lane, width)); \
  }
WARPFOLD_HALF_SHUFFLE(__shfl_sync, int)
WARPFOLD_HALF_SHUFFLE(__shfl_up_sync, unsigned)
WARPFOLD_HALF_SHUFFLE(__shfl_down_sync, unsigned)
WARPFOLD_HALF_SHUFFLE(__shfl_xor_sync, int)
#undef WARPFOLD_HALF_SHUFFLE
