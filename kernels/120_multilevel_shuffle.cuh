// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: multilevel-shuffle
// title: Repeated launches, warp shuffles
// shows: Lanes pass values from register to register: no shared memory, no barrier, five exchanges per warp. Each
//        launch shrinks the data only by 32, so there are more launches, but each does little more than read its input.
// improves: multilevel-shared
// source: Luitjens, Faster Parallel Reductions on Kepler (NVIDIA, 2014); _sync form of CUDA C++ Programming Guide,
//         warp shuffle functions
// memory: registers
// output: warp
// block: multiple of 32
// example: 2 blocks
// warp: 32
template <typename T, typename Op, typename In>
__global__ void multilevel_shuffle(
    In g_in, T* g_out, size_t n)
{
  size_t i = size_t(blockIdx.x) * blockDim.x
           + threadIdx.x;
  Op op;

  T sum = i < n ? g_in[i]
                : Op::identity();

  #pragma unroll
  for (unsigned delta = 16;
       delta > 0;
       delta /= 2)
    sum = op(sum, __shfl_down_sync(
                      0xffffffff, sum, delta));

  if (threadIdx.x % 32 == 0 && i < n)
    g_out[i / 32] = sum;
}
