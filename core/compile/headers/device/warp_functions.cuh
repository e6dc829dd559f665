// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What warps and blocks do together. Comes after WarpInstruction<Op>: whether one instruction combines the values of a
// warp, and that.

// The barrier of all blocks of the grid, as that of cooperative groups: each block counts once, block 0 with what makes
// the sum 2^31, so that the highest bit changes when all have come and `arrived` needs no reset. All blocks must be on
// the device at once (cuLaunchCooperativeKernel).
__device__ __forceinline__ void sync_grid(unsigned* arrived) {
  __syncthreads();
  if (threadIdx.x == 0) {
    const unsigned add = blockIdx.x == 0 ? 0x80000000u - (gridDim.x - 1) : 1;
    unsigned before, now;
    asm volatile("atom.acq_rel.gpu.global.add.u32 %0, [%1], %2;" : "=r"(before) : "l"(arrived), "r"(add) : "memory");
    do asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(now) : "l"(arrived) : "memory");
    while (((before ^ now) & 0x80000000u) == 0);
  }
  __syncthreads();
}

// The values of all 32 lanes combined, in lane 0: by one instruction where the GPU has one, else by five shuffles.
template <typename Op, typename T>
__device__ __forceinline__ T reduce_warp(T value) {
  if constexpr (WarpInstruction<Op>::exists) {
    value = WarpInstruction<Op>::reduce(value);
  } else {
#pragma unroll
    for (unsigned delta = 16; delta > 0; delta /= 2) value = Op()(value, __shfl_down_sync(0xffffffff, value, delta));
  }
  return value;
}
