// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Atomic functions (CUDA C++ Programming Guide, atomic functions), each for the device, its block and the system.
#pragma once

#include "warpfold/qualifiers.h"

// The compiler knows an atomic instruction as one on int and one on long long.
#define WARPFOLD_ATOMIC(name, scope, T, builtin, Word)                                                  \
  WARPFOLD_DEVICE T name(T* at, T value) {                                                              \
    return __builtin_bit_cast(                                                                          \
        T, __nvvm_atom_##scope##builtin(reinterpret_cast<Word*>(at), __builtin_bit_cast(Word, value))); \
  }
#define WARPFOLD_ATOMIC_INTEGERS(name, scope, of32, of64) \
  WARPFOLD_ATOMIC(name, scope, int, of32, int)            \
  WARPFOLD_ATOMIC(name, scope, unsigned, of32, int)       \
  WARPFOLD_ATOMIC(name, scope, unsigned long long, of64, long long)
#define WARPFOLD_ATOMIC_EXTREME(name, scope, operation)                  \
  WARPFOLD_ATOMIC(name, scope, int, operation##_gen_i, int)              \
  WARPFOLD_ATOMIC(name, scope, unsigned, operation##_gen_ui, unsigned)   \
  WARPFOLD_ATOMIC(name, scope, long long, operation##_gen_ll, long long) \
  WARPFOLD_ATOMIC(name, scope, unsigned long long, operation##_gen_ull, unsigned long long)
#define WARPFOLD_ATOMIC_CAS(name, scope, T, builtin, Word)                                              \
  WARPFOLD_DEVICE T name(T* at, T compare, T value) {                                                   \
    return __builtin_bit_cast(                                                                          \
        T, __nvvm_atom_##scope##builtin(reinterpret_cast<Word*>(at), __builtin_bit_cast(Word, compare), \
                                        __builtin_bit_cast(Word, value)));                              \
  }

#define WARPFOLD_ATOMICS(suffix, scope)                                        \
  WARPFOLD_ATOMIC_INTEGERS(atomicAdd##suffix, scope, add_gen_i, add_gen_ll)    \
  WARPFOLD_ATOMIC(atomicAdd##suffix, scope, float, add_gen_f, float)           \
  WARPFOLD_ATOMIC(atomicAdd##suffix, scope, double, add_gen_d, double)         \
  WARPFOLD_ATOMIC_INTEGERS(atomicExch##suffix, scope, xchg_gen_i, xchg_gen_ll) \
  WARPFOLD_ATOMIC(atomicExch##suffix, scope, float, xchg_gen_i, int)           \
  WARPFOLD_ATOMIC_EXTREME(atomicMin##suffix, scope, min)                       \
  WARPFOLD_ATOMIC_EXTREME(atomicMax##suffix, scope, max)                       \
  WARPFOLD_ATOMIC_INTEGERS(atomicAnd##suffix, scope, and_gen_i, and_gen_ll)    \
  WARPFOLD_ATOMIC_INTEGERS(atomicOr##suffix, scope, or_gen_i, or_gen_ll)       \
  WARPFOLD_ATOMIC_INTEGERS(atomicXor##suffix, scope, xor_gen_i, xor_gen_ll)    \
  WARPFOLD_ATOMIC(atomicInc##suffix, scope, unsigned, inc_gen_ui, unsigned)    \
  WARPFOLD_ATOMIC(atomicDec##suffix, scope, unsigned, dec_gen_ui, unsigned)    \
  WARPFOLD_DEVICE int atomicSub##suffix(int* at, int value) {                  \
    return atomicAdd##suffix(at, -value);                                      \
  }                                                                            \
  WARPFOLD_DEVICE unsigned atomicSub##suffix(unsigned* at, unsigned value) {   \
    return atomicAdd##suffix(at, 0u - value);                                  \
  }                                                                            \
  WARPFOLD_ATOMIC_CAS(atomicCAS##suffix, scope, int, cas_gen_i, int)           \
  WARPFOLD_ATOMIC_CAS(atomicCAS##suffix, scope, unsigned, cas_gen_i, int)      \
  WARPFOLD_ATOMIC_CAS(atomicCAS##suffix, scope, unsigned long long, cas_gen_ll, long long)

WARPFOLD_ATOMICS(, )
WARPFOLD_ATOMICS(_block, cta_)
WARPFOLD_ATOMICS(_system, sys_)

#undef WARPFOLD_ATOMICS
#undef WARPFOLD_ATOMIC_CAS
#undef WARPFOLD_ATOMIC_EXTREME
#undef WARPFOLD_ATOMIC_INTEGERS
#undef WARPFOLD_ATOMIC
