// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: unroll-complete
// title: All steps unrolled
// shows: The block size is known when the kernel is compiled, so every loop becomes a straight sequence of steps:
//        no counter, no comparison, no branch back. The additions are the same.
// improves: unroll-last-warp
// source: Harris, Optimizing Parallel Reduction in CUDA (NVIDIA, 2007), reduction 6
// memory: shared
// elements: 2
// block: power of two from 64
// warp: 32
template <typename T, typename Op, typename In>
__global__ void unroll_complete(
    In g_in, T* g_out, size_t n)
{
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  Op op;

  size_t i = size_t(blockIdx.x)
           * (2 * BLOCK_DIM) + tid;
  T sum = i < n ? g_in[i]
                : Op::identity();
  if (i + BLOCK_DIM < n)
    sum = op(sum, g_in[i + BLOCK_DIM]);
  cache[tid] = sum;
  __syncthreads();

  #pragma unroll
  for (unsigned stride = BLOCK_DIM / 2;
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
