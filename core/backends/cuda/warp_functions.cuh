// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// As device_functions.cuh, for what warps do together: a traced kernel has these once more, with exchanges that stamp
// arrival and departure.

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
