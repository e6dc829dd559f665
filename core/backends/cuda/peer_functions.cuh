// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// As device_functions.cuh, for kernels on several GPUs that share memory of one of them (PTX ISA, memory consistency
// model, scope .sys: all threads of all GPUs and of the host).

// Stores a flag after all that this thread has stored before: who sees the flag sees that too.
__device__ __forceinline__ void store_release_system(unsigned* at, unsigned flag) {
  asm volatile("st.release.sys.global.u32 [%0], %1;" : : "l"(at), "r"(flag) : "memory");
}
__device__ __forceinline__ unsigned load_acquire_system(const unsigned* at) {
  unsigned flag;
  asm volatile("ld.acquire.sys.global.u32 %0, [%1];" : "=r"(flag) : "l"(at) : "memory");
  return flag;
}
// 8 bytes at once, in no order with what this thread stores or loads elsewhere.
__device__ __forceinline__ void store_relaxed_system(unsigned long long* at, unsigned long long word) {
  asm volatile("st.relaxed.sys.global.u64 [%0], %1;" : : "l"(at), "l"(word) : "memory");
}
__device__ __forceinline__ unsigned long long load_relaxed_system(const unsigned long long* at) {
  unsigned long long word;
  asm volatile("ld.relaxed.sys.global.u64 %0, [%1];" : "=l"(word) : "l"(at) : "memory");
  return word;
}
__device__ __forceinline__ unsigned long long nanoseconds() {
  unsigned long long ns;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(ns));
  return ns;
}

// Waits until `flag` is `epoch`. False where it has not come within `limit` nanoseconds.
__device__ __forceinline__ bool wait_for_flag(const unsigned* flag, unsigned epoch, unsigned long long limit) {
  if (load_acquire_system(flag) == epoch) return true;
  const unsigned long long begin = nanoseconds();
  while (load_acquire_system(flag) != epoch)
    if (nanoseconds() - begin > limit) return false;
  return true;
}
