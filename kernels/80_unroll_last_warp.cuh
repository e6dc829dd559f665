// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: unroll-last-warp
// title: Last warp without block barriers
// shows: Once 64 values are left, one warp finishes alone. It needs no barrier of the block, only __syncwarp between
//        its reads and writes. Before Volta a warp ran in lockstep and volatile was enough; today that is a race.
// improves: first-add
// source: Harris, Optimizing Parallel Reduction in CUDA (NVIDIA, 2007), reduction 5; __syncwarp as in Lin and Grover,
//         Using CUDA Warp-Level Primitives (NVIDIA, 2018)
// memory: shared
// elements: 2
// block: power of two from 64
// warp: 32
template <typename T, typename Op, typename In>
__global__ void unroll_last_warp(
    In g_in, T* g_out, size_t n)
{
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  Op op;

  size_t i = size_t(blockIdx.x)
           * (2 * blockDim.x) + tid;
  T sum = i < n ? g_in[i]
                : Op::identity();
  if (i + blockDim.x < n)
    sum = op(sum, g_in[i + blockDim.x]);
  cache[tid] = sum;
  __syncthreads();

  for (unsigned stride = blockDim.x / 2;
       stride > 32;
       stride /= 2)
  {
    if (tid < stride)
      cache[tid] = op(cache[tid],
                      cache[tid + stride]);
    __syncthreads();
  }

  if (tid < 32)
  {
    sum = op(cache[tid], cache[tid + 32]);
    #pragma unroll
    for (unsigned stride = 16;
         stride > 0;
         stride /= 2)
    {
      cache[tid] = sum;
      __syncwarp();
      sum = op(sum, cache[tid + stride]);
      __syncwarp();
    }
  }

  if (tid == 0)
    g_out[blockIdx.x] = sum;
}
