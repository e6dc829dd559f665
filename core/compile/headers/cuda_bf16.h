// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// bfloat16 (CUDA Math API): conversions and what reductions do with them. Arithmetic goes by way of float32, which is
// exact before it is rounded.
#pragma once

#define WARPFOLD_BFLOAT static inline __attribute__((device, nodebug, always_inline))
#define WARPFOLD_BFLOAT_MEMBER inline __attribute__((device, nodebug, always_inline))

struct __nv_bfloat16 {
  unsigned short bits;

  __nv_bfloat16() = default;
  WARPFOLD_BFLOAT_MEMBER __nv_bfloat16(float value) { asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(bits) : "f"(value)); }
  WARPFOLD_BFLOAT_MEMBER operator float() const { return __uint_as_float(unsigned(bits) << 16); }
};
typedef __nv_bfloat16 nv_bfloat16;

WARPFOLD_BFLOAT float __bfloat162float(__nv_bfloat16 x) {
  return float(x);
}
WARPFOLD_BFLOAT __nv_bfloat16 __float2bfloat16(float x) {
  return __nv_bfloat16(x);
}
WARPFOLD_BFLOAT __nv_bfloat16 __float2bfloat16_rn(float x) {
  return __nv_bfloat16(x);
}
#define WARPFOLD_BFLOAT_OPERATION(name, symbol)                                          \
  WARPFOLD_BFLOAT __nv_bfloat16 name(__nv_bfloat16 x, __nv_bfloat16 y) {                 \
    return float(x) symbol float(y);                                                     \
  }                                                                                      \
  WARPFOLD_BFLOAT __nv_bfloat16 operator symbol(__nv_bfloat16 x, __nv_bfloat16 y) {      \
    return name(x, y);                                                                   \
  }                                                                                      \
  WARPFOLD_BFLOAT __nv_bfloat16& operator symbol##=(__nv_bfloat16& x, __nv_bfloat16 y) { \
    return x = name(x, y);                                                               \
  }
WARPFOLD_BFLOAT_OPERATION(__hadd, +)
WARPFOLD_BFLOAT_OPERATION(__hsub, -)
WARPFOLD_BFLOAT_OPERATION(__hmul, *)
#undef WARPFOLD_BFLOAT_OPERATION
WARPFOLD_BFLOAT __nv_bfloat16 __hmax(__nv_bfloat16 x, __nv_bfloat16 y) {
  return fmaxf(float(x), float(y));
}
WARPFOLD_BFLOAT __nv_bfloat16 __hmin(__nv_bfloat16 x, __nv_bfloat16 y) {
  return fminf(float(x), float(y));
}

struct __attribute__((aligned(4))) __nv_bfloat162 {
  __nv_bfloat16 x, y;
};
typedef __nv_bfloat162 nv_bfloat162;
WARPFOLD_BFLOAT float2 __bfloat1622float2(__nv_bfloat162 v) {
  return {float(v.x), float(v.y)};
}
WARPFOLD_BFLOAT __nv_bfloat162 __floats2bfloat162_rn(float x, float y) {
  return {x, y};
}

#define WARPFOLD_BFLOAT_SHUFFLE(name, Lane)                                                           \
  WARPFOLD_BFLOAT __nv_bfloat16 name(unsigned mask, __nv_bfloat16 value, Lane lane, int width = 32) { \
    value.bits = (unsigned short)(name(mask, unsigned(value.bits), lane, width));                     \
    return value;                                                                                     \
  }
WARPFOLD_BFLOAT_SHUFFLE(__shfl_sync, int)
WARPFOLD_BFLOAT_SHUFFLE(__shfl_up_sync, unsigned)
WARPFOLD_BFLOAT_SHUFFLE(__shfl_down_sync, unsigned)
WARPFOLD_BFLOAT_SHUFFLE(__shfl_xor_sync, int)
#undef WARPFOLD_BFLOAT_SHUFFLE
