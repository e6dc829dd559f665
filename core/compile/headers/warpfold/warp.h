// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Barriers, fences and what the lanes of a warp do together (CUDA C++ Programming Guide, synchronization, memory fence,
// warp shuffle, vote, match and reduce functions).
#pragma once

#include "warpfold/qualifiers.h"

// What other threads wrote is seen from a barrier or a fence on. Of an array in shared memory whose address goes
// nowhere clang thinks that not even a barrier changes it, and keeps its words in registers, which nvcc does not; an
// assembler statement may change any memory. Texts of the catalogue are templates, of which clang does not think so,
// and stay as they were compared with the hardware.
#ifdef WARPFOLD_CATALOGUE
#define WARPFOLD_MEMORY_CHANGES
#else
#define WARPFOLD_MEMORY_CHANGES asm volatile("" ::: "memory");
#define __syncthreads warpfold_syncthreads
WARPFOLD_DEVICE void warpfold_syncthreads() {
  asm volatile("bar.sync 0;" ::: "memory");
}
#endif

WARPFOLD_DEVICE int __syncthreads_count(int predicate) {
  WARPFOLD_MEMORY_CHANGES
  const int all = __nvvm_bar0_popc(predicate);
  WARPFOLD_MEMORY_CHANGES
  return all;
}
WARPFOLD_DEVICE int __syncthreads_and(int predicate) {
  WARPFOLD_MEMORY_CHANGES
  const int all = __nvvm_bar0_and(predicate);
  WARPFOLD_MEMORY_CHANGES
  return all;
}
WARPFOLD_DEVICE int __syncthreads_or(int predicate) {
  WARPFOLD_MEMORY_CHANGES
  const int all = __nvvm_bar0_or(predicate);
  WARPFOLD_MEMORY_CHANGES
  return all;
}
WARPFOLD_DEVICE void __syncwarp(unsigned mask = 0xffffffffu) {
  WARPFOLD_MEMORY_CHANGES
  __nvvm_bar_warp_sync(mask);
  WARPFOLD_MEMORY_CHANGES
}
WARPFOLD_DEVICE void __threadfence_block() {
  WARPFOLD_MEMORY_CHANGES
  __nvvm_membar_cta();
  WARPFOLD_MEMORY_CHANGES
}
WARPFOLD_DEVICE void __threadfence() {
  WARPFOLD_MEMORY_CHANGES
  __nvvm_membar_gl();
  WARPFOLD_MEMORY_CHANGES
}
WARPFOLD_DEVICE void __threadfence_system() {
  WARPFOLD_MEMORY_CHANGES
  __nvvm_membar_sys();
  WARPFOLD_MEMORY_CHANGES
}
WARPFOLD_DEVICE unsigned __activemask() {
  unsigned mask;
  asm volatile("activemask.b32 %0;" : "=r"(mask));
  return mask;
}
WARPFOLD_DEVICE void __nanosleep(unsigned nanoseconds) {
  asm volatile("nanosleep.u32 %0;" ::"r"(nanoseconds));
}
WARPFOLD_DEVICE void __trap() {
  asm volatile("trap;");
}
WARPFOLD_DEVICE long clock() {
  return __nvvm_read_ptx_sreg_clock();
}
WARPFOLD_DEVICE long long clock64() {
  return __nvvm_read_ptx_sreg_clock64();
}

// The halves of 64 bits, as nvcc writes them.
WARPFOLD_DEVICE void warpfold_split(unsigned long long value, unsigned& low, unsigned& high) {
  asm("mov.b64 {%0, %1}, %2;" : "=r"(low), "=r"(high) : "l"(value));
}
WARPFOLD_DEVICE unsigned long long warpfold_join(unsigned low, unsigned high) {
  unsigned long long value;
  asm("mov.b64 %0, {%1, %2};" : "=l"(value) : "r"(low), "r"(high));
  return value;
}

// A shuffle takes the segment's mask and the clamp in one word (PTX ISA, shfl.sync). 64 bits go as two halves.
#define WARPFOLD_SHUFFLE(name, instruction, Lane, clamp)                                                        \
  WARPFOLD_DEVICE int name(unsigned mask, int value, Lane lane, int width = 32) {                               \
    return __nvvm_shfl_sync_##instruction##_i32(mask, value, int(lane), (32 - width) << 8 | clamp);             \
  }                                                                                                             \
  WARPFOLD_DEVICE float name(unsigned mask, float value, Lane lane, int width = 32) {                           \
    return __nvvm_shfl_sync_##instruction##_f32(mask, value, int(lane), (32 - width) << 8 | clamp);             \
  }                                                                                                             \
  WARPFOLD_DEVICE unsigned name(unsigned mask, unsigned value, Lane lane, int width = 32) {                     \
    return unsigned(name(mask, int(value), lane, width));                                                       \
  }                                                                                                             \
  WARPFOLD_DEVICE unsigned long long name(unsigned mask, unsigned long long value, Lane lane, int width = 32) { \
    unsigned low, high;                                                                                         \
    warpfold_split(value, low, high);                                                                           \
    return warpfold_join(name(mask, low, lane, width), name(mask, high, lane, width));                          \
  }                                                                                                             \
  WARPFOLD_DEVICE long long name(unsigned mask, long long value, Lane lane, int width = 32) {                   \
    return (long long)(name(mask, (unsigned long long)(value), lane, width));                                   \
  }                                                                                                             \
  WARPFOLD_DEVICE unsigned long name(unsigned mask, unsigned long value, Lane lane, int width = 32) {           \
    return name(mask, (unsigned long long)(value), lane, width);                                                \
  }                                                                                                             \
  WARPFOLD_DEVICE long name(unsigned mask, long value, Lane lane, int width = 32) {                             \
    return long(name(mask, (unsigned long long)(value), lane, width));                                          \
  }                                                                                                             \
  WARPFOLD_DEVICE double name(unsigned mask, double value, Lane lane, int width = 32) {                         \
    return __builtin_bit_cast(double, name(mask, __builtin_bit_cast(unsigned long long, value), lane, width));  \
  }

WARPFOLD_SHUFFLE(__shfl_sync, idx, int, 0x1f)
WARPFOLD_SHUFFLE(__shfl_up_sync, up, unsigned, 0)
WARPFOLD_SHUFFLE(__shfl_down_sync, down, unsigned, 0x1f)
WARPFOLD_SHUFFLE(__shfl_xor_sync, bfly, int, 0x1f)
#undef WARPFOLD_SHUFFLE

// As they were before CUDA 9: of the lanes that are there.
template <typename T>
WARPFOLD_DEVICE T __shfl(T value, int lane, int width = 32) {
  return __shfl_sync(__activemask(), value, lane, width);
}
template <typename T>
WARPFOLD_DEVICE T __shfl_up(T value, unsigned delta, int width = 32) {
  return __shfl_up_sync(__activemask(), value, delta, width);
}
template <typename T>
WARPFOLD_DEVICE T __shfl_down(T value, unsigned delta, int width = 32) {
  return __shfl_down_sync(__activemask(), value, delta, width);
}
template <typename T>
WARPFOLD_DEVICE T __shfl_xor(T value, int lanes, int width = 32) {
  return __shfl_xor_sync(__activemask(), value, lanes, width);
}

WARPFOLD_DEVICE int __all_sync(unsigned mask, int predicate) {
  return __nvvm_vote_all_sync(mask, predicate);
}
WARPFOLD_DEVICE int __any_sync(unsigned mask, int predicate) {
  return __nvvm_vote_any_sync(mask, predicate);
}
WARPFOLD_DEVICE unsigned __ballot_sync(unsigned mask, int predicate) {
  return __nvvm_vote_ballot_sync(mask, predicate);
}

#define WARPFOLD_MATCH(T, Word, constraint, bits)                                                         \
  WARPFOLD_DEVICE unsigned __match_any_sync(unsigned mask, T value) {                                     \
    unsigned lanes;                                                                                       \
    asm volatile("match.any.sync." bits " %0, %1, %2;"                                                    \
                 : "=r"(lanes)                                                                            \
                 : constraint(__builtin_bit_cast(Word, value)), "r"(mask));                               \
    return lanes;                                                                                         \
  }                                                                                                       \
  WARPFOLD_DEVICE unsigned __match_all_sync(unsigned mask, T value, int* same) {                          \
    unsigned lanes;                                                                                       \
    asm volatile("{ .reg .pred same; match.all.sync." bits " %0|same, %2, %3; selp.s32 %1, 1, 0, same; }" \
                 : "=r"(lanes), "=r"(*same)                                                               \
                 : constraint(__builtin_bit_cast(Word, value)), "r"(mask));                               \
    return lanes;                                                                                         \
  }
WARPFOLD_MATCH(int, unsigned, "r", "b32")
WARPFOLD_MATCH(unsigned, unsigned, "r", "b32")
WARPFOLD_MATCH(float, unsigned, "r", "b32")
WARPFOLD_MATCH(long, unsigned long long, "l", "b64")
WARPFOLD_MATCH(unsigned long, unsigned long long, "l", "b64")
WARPFOLD_MATCH(long long, unsigned long long, "l", "b64")
WARPFOLD_MATCH(unsigned long long, unsigned long long, "l", "b64")
WARPFOLD_MATCH(double, unsigned long long, "l", "b64")
#undef WARPFOLD_MATCH

// One instruction for a warp, since compute capability 8.0 (PTX ISA, redux.sync).
#define WARPFOLD_REDUX(name, T, operation)                                                         \
  WARPFOLD_DEVICE T name(unsigned mask, T value) {                                                 \
    T combined;                                                                                    \
    asm volatile("redux.sync." operation " %0, %1, %2;" : "=r"(combined) : "r"(value), "r"(mask)); \
    return combined;                                                                               \
  }
WARPFOLD_REDUX(__reduce_add_sync, int, "add.s32")
WARPFOLD_REDUX(__reduce_add_sync, unsigned, "add.u32")
WARPFOLD_REDUX(__reduce_min_sync, int, "min.s32")
WARPFOLD_REDUX(__reduce_min_sync, unsigned, "min.u32")
WARPFOLD_REDUX(__reduce_max_sync, int, "max.s32")
WARPFOLD_REDUX(__reduce_max_sync, unsigned, "max.u32")
WARPFOLD_REDUX(__reduce_and_sync, unsigned, "and.b32")
WARPFOLD_REDUX(__reduce_or_sync, unsigned, "or.b32")
WARPFOLD_REDUX(__reduce_xor_sync, unsigned, "xor.b32")
#undef WARPFOLD_REDUX
