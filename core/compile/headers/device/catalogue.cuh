// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What a kernel of the catalogue is compiled with for the emulator: values of which nothing is known but their width,
// and functions that are declared and not defined, which whoever runs the PTX performs for any element type and
// operator. A kernel that compiles with these only moves values, so that its PTX is that of every type of the width.
#pragma once

#include "warpfold_cuda.h"

#undef __device__
#define __device__ __attribute__((device, nodebug))

template <int bytes>
struct Word;
template <>
struct Word<2> {
  typedef unsigned short Type;
};
template <>
struct Word<4> {
  typedef unsigned Type;
};
template <>
struct Word<8> {
  typedef unsigned long long Type;
};

// A value, or an element as it is stored. Nothing adds or compares it.
template <int width>
struct Value {
  typedef typename Word<width>::Type Bits;
  Bits bits;
};

// combine(left, right) and identity() are the operator's; map and map_pair make the value of one stored element or of
// two; atomic combines a value into memory; reduce_warp combines those of all lanes by one instruction.
#define WARPFOLD_PURE extern "C" __device__ __attribute__((const))
#define WARPFOLD_OPERATOR(width, Bits)                                \
  WARPFOLD_PURE Bits warpfold_combine_##width(Bits left, Bits right); \
  WARPFOLD_PURE Bits warpfold_identity_##width();                     \
  extern "C" __device__ void warpfold_atomic_##width(void* at, Bits value);
WARPFOLD_OPERATOR(4, unsigned)
WARPFOLD_OPERATOR(8, unsigned long long)
WARPFOLD_PURE unsigned warpfold_map_2_4(unsigned short element);
WARPFOLD_PURE unsigned warpfold_map_4_4(unsigned element);
WARPFOLD_PURE unsigned long long warpfold_map_4_8(unsigned element);
WARPFOLD_PURE unsigned long long warpfold_map_8_8(unsigned long long element);
WARPFOLD_PURE unsigned warpfold_map_pair_2_4(unsigned short first, unsigned short second);
WARPFOLD_PURE unsigned warpfold_map_pair_4_4(unsigned first, unsigned second);
WARPFOLD_PURE unsigned long long warpfold_map_pair_8_8(unsigned long long first, unsigned long long second);
extern "C" __device__ unsigned warpfold_reduce_warp_4(unsigned value);
#undef WARPFOLD_OPERATOR

template <typename T>
struct OpaqueOperator;
#define WARPFOLD_OPERATOR(width)                                                                                 \
  template <>                                                                                                    \
  struct OpaqueOperator<Value<width>> {                                                                          \
    typedef Value<width> T;                                                                                      \
    static __device__ T identity() { return {warpfold_identity_##width()}; }                                     \
    __device__ T operator()(T left, T right) const { return {warpfold_combine_##width(left.bits, right.bits)}; } \
    static __device__ void atomic(T* at, T value) { warpfold_atomic_##width(at, value.bits); }                   \
  };
WARPFOLD_OPERATOR(4)
WARPFOLD_OPERATOR(8)
#undef WARPFOLD_OPERATOR

// An input whose elements are stored as S: what array a kernel of T reads.
template <typename S, typename T>
struct Mapped;
template <typename S, typename T>
struct Products;
#define WARPFOLD_MAPPED(stored, width)                                                                          \
  template <>                                                                                                   \
  struct Mapped<Value<stored>, Value<width>> {                                                                  \
    const Value<stored>* x;                                                                                     \
    __device__ Value<width> operator[](size_t i) const { return {warpfold_map_##stored##_##width(x[i].bits)}; } \
  };
#define WARPFOLD_PRODUCTS(stored, width)                                   \
  template <>                                                              \
  struct Products<Value<stored>, Value<width>> {                           \
    const Value<stored>* x;                                                \
    const Value<stored>* y;                                                \
    __device__ Value<width> operator[](size_t i) const {                   \
      return {warpfold_map_pair_##stored##_##width(x[i].bits, y[i].bits)}; \
    }                                                                      \
  };
WARPFOLD_MAPPED(2, 4)
WARPFOLD_MAPPED(4, 4)
WARPFOLD_MAPPED(4, 8)
WARPFOLD_MAPPED(8, 8)
WARPFOLD_PRODUCTS(2, 4)
WARPFOLD_PRODUCTS(4, 4)
WARPFOLD_PRODUCTS(8, 8)
#undef WARPFOLD_MAPPED
#undef WARPFOLD_PRODUCTS

// 16 bytes of an array, each element in a register of its own.
template <typename S>
struct Quarter;
template <>
struct Quarter<Value<4>> {
  static constexpr unsigned width = 4;
  Value<4> x[width];
  __device__ explicit Quarter(const Value<4>* at) {
    asm("ld.global.nc.v4.u32 {%0, %1, %2, %3}, [%4];"
        : "=r"(x[0].bits), "=r"(x[1].bits), "=r"(x[2].bits), "=r"(x[3].bits)
        : "l"(at));
  }
};
template <>
struct Quarter<Value<8>> {
  static constexpr unsigned width = 2;
  Value<8> x[width];
  __device__ explicit Quarter(const Value<8>* at) {
    asm("ld.global.nc.v2.u64 {%0, %1}, [%2];" : "=l"(x[0].bits), "=l"(x[1].bits) : "l"(at));
  }
};
template <>
struct Quarter<Value<2>> {
  static constexpr unsigned width = 8;
  Value<2> x[width];
  __device__ explicit Quarter(const Value<2>* at) {
    unsigned pair[4];
    asm("ld.global.nc.v4.u32 {%0, %1, %2, %3}, [%4];"
        : "=r"(pair[0]), "=r"(pair[1]), "=r"(pair[2]), "=r"(pair[3])
        : "l"(at));
#pragma unroll
    for (unsigned k = 0; k < 4; ++k)
      asm("mov.b32 {%0, %1}, %2;" : "=h"(x[2 * k].bits), "=h"(x[2 * k + 1].bits) : "r"(pair[k]));
  }
};

// Two words together: here a vector, which the emulator writes and reads at once.
__device__ __forceinline__ void store_8_relaxed(void* at, unsigned low, unsigned high) {
  asm volatile("st.relaxed.gpu.global.v2.u32 [%0], {%1, %2};" : : "l"(at), "r"(low), "r"(high) : "memory");
}
__device__ __forceinline__ void load_8_relaxed(const void* at, unsigned& low, unsigned& high) {
  asm volatile("ld.relaxed.gpu.global.v2.u32 {%0, %1}, [%2];" : "=r"(low), "=r"(high) : "l"(at) : "memory");
}
__device__ __forceinline__ void store_16_relaxed(void* at, unsigned long long low, unsigned long long high) {
  asm volatile("st.relaxed.gpu.global.v2.u64 [%0], {%1, %2};" : : "l"(at), "l"(low), "l"(high) : "memory");
}
__device__ __forceinline__ void load_16_relaxed(const void* at, unsigned long long& low, unsigned long long& high) {
  asm volatile("ld.relaxed.gpu.global.v2.u64 {%0, %1}, [%2];" : "=l"(low), "=l"(high) : "l"(at) : "memory");
}

// Of an operator: whether one instruction combines its values over a warp. WARPFOLD_WARP_INSTRUCTION tells.
template <typename Op>
struct WarpInstruction {
  static constexpr bool exists = WARPFOLD_WARP_INSTRUCTION;
  static __device__ Value<4> reduce(Value<4> value) { return {warpfold_reduce_warp_4(value.bits)}; }
};

#define WARPFOLD_EXCHANGE(name, Lane)                                                               \
  template <int bytes>                                                                              \
  WARPFOLD_DEVICE Value<bytes> name(unsigned mask, Value<bytes> value, Lane lane, int width = 32) { \
    return {name(mask, value.bits, lane, width)};                                                   \
  }
WARPFOLD_EXCHANGE(__shfl_sync, int)
WARPFOLD_EXCHANGE(__shfl_up_sync, unsigned)
WARPFOLD_EXCHANGE(__shfl_down_sync, unsigned)
WARPFOLD_EXCHANGE(__shfl_xor_sync, int)
#undef WARPFOLD_EXCHANGE

// Thread-block clusters, which clang 14 does not know.
extern "C" {
__device__ __attribute__((const)) unsigned warpfold_cluster_size();
__device__ __attribute__((const)) unsigned warpfold_cluster_rank();
__device__ void warpfold_cluster_arrive();
__device__ void warpfold_cluster_wait();
__device__ void warpfold_cluster_sync();
__device__ void warpfold_hand_to_last_4(void* at, unsigned bits);
__device__ void warpfold_hand_to_last_8(void* at, unsigned long long bits);
}
WARPFOLD_DEVICE unsigned cluster_size() {
  return warpfold_cluster_size();
}
WARPFOLD_DEVICE unsigned cluster_rank() {
  return warpfold_cluster_rank();
}
WARPFOLD_DEVICE void cluster_arrive() {
  warpfold_cluster_arrive();
}
WARPFOLD_DEVICE void cluster_wait() {
  warpfold_cluster_wait();
}
WARPFOLD_DEVICE void cluster_sync() {
  warpfold_cluster_sync();
}
WARPFOLD_DEVICE void hand_to_last(Value<4>* at, Value<4> value) {
  warpfold_hand_to_last_4(at, value.bits);
}
WARPFOLD_DEVICE void hand_to_last(Value<8>* at, Value<8> value) {
  warpfold_hand_to_last_8(at, value.bits);
}

#include "device/exchange.cuh"
#include "device/packs.cuh"
#include "device/warp_functions.cuh"

// BLOCK_DIM of a text for every block: in the size of an array a constant, elsewhere what the launch has.
__device__ constexpr unsigned warpfold_block_dim() {
  return __builtin_is_constant_evaluated() ? WARPFOLD_CONSTANT_BLOCK : __nvvm_read_ptx_sreg_ntid_x();
}

#undef WARPFOLD_PURE
#undef __device__
#define __device__ __attribute__((device))
