// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// No include guard: undoes device_names_begin.h.
#undef atomicAdd
#undef atomicInc
#undef __threadfence
#undef __shfl_xor_sync
#undef __shfl_up_sync
#undef __shfl_down_sync
#undef __syncwarp
#undef __syncthreads
#undef gridDim
#undef blockDim
#undef blockIdx
#undef threadIdx
#undef BLOCK_DIM
#undef __shared__
#undef __device__
#undef __global__
#pragma GCC diagnostic pop
