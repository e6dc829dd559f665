// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: grid-stride
// title: Many elements per thread
// shows: A fixed grid walks over the input: each thread adds up elements that are one grid apart. Reads stay adjacent,
//        and each block needs one tree instead of one per 1024 elements. One more launch reduces the partials.
// improves: unroll-complete
// source: Harris, Optimizing Parallel Reduction in CUDA (NVIDIA, 2007), reduction 7
// memory: shared
// elements: many
// next: one block
// block: power of two from 64
// example: 4 elements
// warp: 32
template <typename T, typename Op, typename In>
__global__ void grid_stride(
    In g_in, T* g_out, size_t n)
{
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  Op op;

  T sum = Op::identity();
  for (size_t i = size_t(blockIdx.x)
                * BLOCK_DIM + tid;
       i < n;
       i += size_t(gridDim.x) * BLOCK_DIM)
    sum = op(sum, g_in[i]);
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
