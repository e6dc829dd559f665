// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Mathematics (CUDA Math API). What has an instruction is that instruction; the rest are the functions of libdevice, by
// their names there (__nv_expf), declared and not defined: whoever runs the PTX performs them.
#pragma once

#include "warpfold/qualifiers.h"

#define WARPFOLD_MINMAX(T)              \
  WARPFOLD_EVERYWHERE T min(T x, T y) { \
    return y < x ? y : x;               \
  }                                     \
  WARPFOLD_EVERYWHERE T max(T x, T y) { \
    return x < y ? y : x;               \
  }
WARPFOLD_MINMAX(int)
WARPFOLD_MINMAX(unsigned)
WARPFOLD_MINMAX(long)
WARPFOLD_MINMAX(unsigned long)
WARPFOLD_MINMAX(long long)
WARPFOLD_MINMAX(unsigned long long)
#undef WARPFOLD_MINMAX
#define WARPFOLD_MINMAX(S, U)           \
  WARPFOLD_EVERYWHERE U min(S x, U y) { \
    return min((U)x, y);                \
  }                                     \
  WARPFOLD_EVERYWHERE U min(U x, S y) { \
    return min(x, (U)y);                \
  }                                     \
  WARPFOLD_EVERYWHERE U max(S x, U y) { \
    return max((U)x, y);                \
  }                                     \
  WARPFOLD_EVERYWHERE U max(U x, S y) { \
    return max(x, (U)y);                \
  }
WARPFOLD_MINMAX(int, unsigned)
WARPFOLD_MINMAX(long, unsigned long)
WARPFOLD_MINMAX(long long, unsigned long long)
#undef WARPFOLD_MINMAX
WARPFOLD_EVERYWHERE unsigned umin(unsigned x, unsigned y) {
  return y < x ? y : x;
}
WARPFOLD_EVERYWHERE unsigned umax(unsigned x, unsigned y) {
  return x < y ? y : x;
}

// One argument or more, with an instruction: of float under one name and of double under another.
#define WARPFOLD_MATH_1(nameF, nameD, expressionF, expressionD) \
  WARPFOLD_DEVICE float nameF(float x) {                        \
    return expressionF;                                         \
  }                                                             \
  WARPFOLD_DEVICE double nameD(double x) {                      \
    return expressionD;                                         \
  }                                                             \
  WARPFOLD_DEVICE float nameD(float x) {                        \
    return nameF(x);                                            \
  }
WARPFOLD_MATH_1(fabsf, fabs, __builtin_fabsf(x), __builtin_fabs(x))
WARPFOLD_MATH_1(sqrtf, sqrt, __nvvm_sqrt_rn_f(x), __nvvm_sqrt_rn_d(x))
WARPFOLD_MATH_1(rsqrtf, rsqrt, __nvvm_rsqrt_approx_f(x), __nvvm_rsqrt_approx_d(x))
WARPFOLD_MATH_1(floorf, floor, __nvvm_floor_f(x), __nvvm_floor_d(x))
WARPFOLD_MATH_1(ceilf, ceil, __nvvm_ceil_f(x), __nvvm_ceil_d(x))
WARPFOLD_MATH_1(truncf, trunc, __nvvm_trunc_f(x), __nvvm_trunc_d(x))
WARPFOLD_MATH_1(rintf, rint, __nvvm_round_f(x), __nvvm_round_d(x))
#undef WARPFOLD_MATH_1

WARPFOLD_DEVICE float fminf(float x, float y) {
  return __nvvm_fmin_f(x, y);
}
WARPFOLD_DEVICE float fmaxf(float x, float y) {
  return __nvvm_fmax_f(x, y);
}
WARPFOLD_DEVICE double fmin(double x, double y) {
  return __nvvm_fmin_d(x, y);
}
WARPFOLD_DEVICE double fmax(double x, double y) {
  return __nvvm_fmax_d(x, y);
}
WARPFOLD_DEVICE float fmin(float x, float y) {
  return fminf(x, y);
}
WARPFOLD_DEVICE float fmax(float x, float y) {
  return fmaxf(x, y);
}
WARPFOLD_DEVICE float min(float x, float y) {
  return fminf(x, y);
}
WARPFOLD_DEVICE float max(float x, float y) {
  return fmaxf(x, y);
}
WARPFOLD_DEVICE double min(double x, double y) {
  return fmin(x, y);
}
WARPFOLD_DEVICE double max(double x, double y) {
  return fmax(x, y);
}
WARPFOLD_DEVICE float fmaf(float x, float y, float z) {
  return __nvvm_fma_rn_f(x, y, z);
}
WARPFOLD_DEVICE double fma(double x, double y, double z) {
  return __nvvm_fma_rn_d(x, y, z);
}
WARPFOLD_DEVICE float fma(float x, float y, float z) {
  return fmaf(x, y, z);
}
WARPFOLD_DEVICE int abs(int x) {
  return x < 0 ? -x : x;
}
WARPFOLD_DEVICE long long llabs(long long x) {
  return x < 0 ? -x : x;
}
WARPFOLD_DEVICE float abs(float x) {
  return fabsf(x);
}
WARPFOLD_DEVICE double abs(double x) {
  return fabs(x);
}
WARPFOLD_DEVICE bool isnan(float x) {
  return x != x;
}
WARPFOLD_DEVICE bool isnan(double x) {
  return x != x;
}
WARPFOLD_DEVICE bool isinf(float x) {
  return fabsf(x) == __builtin_inff();
}
WARPFOLD_DEVICE bool isinf(double x) {
  return fabs(x) == __builtin_inf();
}

WARPFOLD_DEVICE bool isfinite(float x) {
  return fabsf(x) < __builtin_inff();
}
WARPFOLD_DEVICE bool isfinite(double x) {
  return fabs(x) < __builtin_inf();
}
WARPFOLD_DEVICE float copysignf(float x, float sign) {
  return __builtin_copysignf(x, sign);
}
WARPFOLD_DEVICE double copysign(double x, double sign) {
  return __builtin_copysign(x, sign);
}

#define WARPFOLD_LIBDEVICE_1(name)                                          \
  extern "C" __device__ __attribute__((const)) float __nv_##name##f(float); \
  extern "C" __device__ __attribute__((const)) double __nv_##name(double);  \
  WARPFOLD_DEVICE float name##f(float x) {                                  \
    return __nv_##name##f(x);                                               \
  }                                                                         \
  WARPFOLD_DEVICE float name(float x) {                                     \
    return __nv_##name##f(x);                                               \
  }                                                                         \
  WARPFOLD_DEVICE double name(double x) {                                   \
    return __nv_##name(x);                                                  \
  }
#define WARPFOLD_LIBDEVICE_2(name)                                                 \
  extern "C" __device__ __attribute__((const)) float __nv_##name##f(float, float); \
  extern "C" __device__ __attribute__((const)) double __nv_##name(double, double); \
  WARPFOLD_DEVICE float name##f(float x, float y) {                                \
    return __nv_##name##f(x, y);                                                   \
  }                                                                                \
  WARPFOLD_DEVICE float name(float x, float y) {                                   \
    return __nv_##name##f(x, y);                                                   \
  }                                                                                \
  WARPFOLD_DEVICE double name(double x, double y) {                                \
    return __nv_##name(x, y);                                                      \
  }
WARPFOLD_LIBDEVICE_1(exp)
WARPFOLD_LIBDEVICE_1(exp2)
WARPFOLD_LIBDEVICE_1(expm1)
WARPFOLD_LIBDEVICE_1(log)
WARPFOLD_LIBDEVICE_1(log2)
WARPFOLD_LIBDEVICE_1(log10)
WARPFOLD_LIBDEVICE_1(log1p)
WARPFOLD_LIBDEVICE_1(sin)
WARPFOLD_LIBDEVICE_1(cos)
WARPFOLD_LIBDEVICE_1(tan)
WARPFOLD_LIBDEVICE_1(asin)
WARPFOLD_LIBDEVICE_1(acos)
WARPFOLD_LIBDEVICE_1(atan)
WARPFOLD_LIBDEVICE_1(sinh)
WARPFOLD_LIBDEVICE_1(cosh)
WARPFOLD_LIBDEVICE_1(tanh)
WARPFOLD_LIBDEVICE_1(erf)
WARPFOLD_LIBDEVICE_1(erfc)
WARPFOLD_LIBDEVICE_1(exp10)
WARPFOLD_LIBDEVICE_1(cbrt)
WARPFOLD_LIBDEVICE_1(round)
WARPFOLD_LIBDEVICE_2(pow)
WARPFOLD_LIBDEVICE_2(atan2)
WARPFOLD_LIBDEVICE_2(fmod)
WARPFOLD_LIBDEVICE_2(hypot)
#undef WARPFOLD_LIBDEVICE_1
#undef WARPFOLD_LIBDEVICE_2

// The fast ones (PTX ISA, ex2, lg2, sin and cos with .approx), composed as nvcc composes them.
WARPFOLD_DEVICE float __expf(float x) {
  return __nvvm_ex2_approx_f(x * 1.44269502f);
}
WARPFOLD_DEVICE float __logf(float x) {
  return __nvvm_lg2_approx_f(x) * 0.693147182f;
}
WARPFOLD_DEVICE float __log2f(float x) {
  return __nvvm_lg2_approx_f(x);
}
WARPFOLD_DEVICE float __sinf(float x) {
  return __nvvm_sin_approx_f(x);
}
WARPFOLD_DEVICE float __cosf(float x) {
  return __nvvm_cos_approx_f(x);
}
WARPFOLD_DEVICE float __powf(float x, float y) {
  return __nvvm_ex2_approx_f(y * __nvvm_lg2_approx_f(x));
}
WARPFOLD_DEVICE float __fdividef(float x, float y) {
  return __nvvm_div_approx_f(x, y);
}
WARPFOLD_DEVICE float __frcp_rn(float x) {
  return __nvvm_rcp_rn_f(x);
}
WARPFOLD_DEVICE float __fsqrt_rn(float x) {
  return __nvvm_sqrt_rn_f(x);
}
WARPFOLD_DEVICE float __saturatef(float x) {
  return fminf(fmaxf(x, 0.0f), 1.0f);
}

// Rounded each by itself, or both at once.
WARPFOLD_DEVICE float __fadd_rn(float x, float y) {
  return __nvvm_add_rn_f(x, y);
}
WARPFOLD_DEVICE float __fmul_rn(float x, float y) {
  return __nvvm_mul_rn_f(x, y);
}
WARPFOLD_DEVICE float __fdiv_rn(float x, float y) {
  return __nvvm_div_rn_f(x, y);
}
WARPFOLD_DEVICE float __fmaf_rn(float x, float y, float z) {
  return __nvvm_fma_rn_f(x, y, z);
}
WARPFOLD_DEVICE double __dadd_rn(double x, double y) {
  return __nvvm_add_rn_d(x, y);
}
WARPFOLD_DEVICE double __dmul_rn(double x, double y) {
  return __nvvm_mul_rn_d(x, y);
}
