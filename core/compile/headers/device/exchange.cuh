// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What blocks tell each other. Comes after store_8_relaxed, load_8_relaxed, store_16_relaxed and load_16_relaxed, which
// access two words as a whole.

// Counts up as atomicInc does: what this thread wrote before comes before what those do who count later.
__device__ __forceinline__ unsigned draw_ticket(unsigned* ticket, unsigned last) {
  unsigned before;
  asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1], %2;" : "=r"(before) : "l"(ticket), "r"(last) : "memory");
  return before;
}

// A value and the mark that it is there, in one word, which is written and read as a whole: who sees the mark has the
// value (PTX ISA, memory consistency model: a relaxed access of one word is not torn). 8 or 16 bytes.
template <typename T, int bytes = sizeof(T)>
struct Slot;
template <typename T>
struct Slot<T, 4> {
  unsigned value, marked;
};
template <typename T>
struct Slot<T, 8> {
  unsigned long long value, marked;
};

template <typename T>
__device__ __forceinline__ void store_slot(Slot<T, 4>* at, unsigned value) {
  store_8_relaxed(at, value, 1);
}
template <typename T>
__device__ __forceinline__ bool load_slot(const Slot<T, 4>* at, unsigned& value) {
  unsigned marked;
  load_8_relaxed(at, value, marked);
  return marked != 0;
}
template <typename T>
__device__ __forceinline__ void store_slot(Slot<T, 8>* at, unsigned long long value) {
  store_16_relaxed(at, value, 1);
}
template <typename T>
__device__ __forceinline__ bool load_slot(const Slot<T, 8>* at, unsigned long long& value) {
  unsigned long long marked;
  load_16_relaxed(at, value, marked);
  return marked != 0;
}

// Puts a value where another block waits for it.
template <typename T>
__device__ __forceinline__ void publish(Slot<T>* at, T value) {
  union {
    T value;
    typename Word<sizeof(T)>::Type bits;
  } cast;
  cast.value = value;
  store_slot(at, cast.bits);
}
// Waits for it, takes it, and clears the mark for the next launch. The block that waits should be the last one: GPUs
// start blocks in ascending order, so all others have begun by then. CUDA does not promise that order; decoupled
// look-back relies on it as well, or draws its block numbers from a counter (Merrill and Garland 2016, section 4).
template <typename T>
__device__ __forceinline__ T collect(Slot<T>* at) {
  union {
    T value;
    typename Word<sizeof(T)>::Type bits;
  } cast;
  while (!load_slot(at, cast.bits)) {
  }
  at->marked = 0;
  return cast.value;
}
