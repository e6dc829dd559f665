// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: broken-between-blocks
// title: Faulty: blocks share one sum
// shows: atomic-block without the atomic.
// fault: Every block reads the same word, adds its own sum and writes it back. Nothing orders the blocks, so two of
//        them read the same old value and one sum is lost. Add with an atomic, or give each block its own word.
// improves: atomic-block
// source: CUDA C++ Programming Guide, atomic functions
// memory: shared
// elements: many
// output: one
// next: nothing
// block: power of two
template <typename T, typename Op, typename In>
__global__ void broken_between_blocks(
    In g_in, T* g_out, size_t n)
{
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  Op op;

  T sum = Op::identity();
  for (size_t i = size_t(blockIdx.x)
                * blockDim.x + tid;
       i < n;
       i += size_t(gridDim.x) * blockDim.x)
    sum = op(sum, g_in[i]);
  cache[tid] = sum;
  __syncthreads();

  for (unsigned stride = blockDim.x / 2;
       stride > 0;
       stride /= 2)
  {
    if (tid < stride)
      cache[tid] = op(cache[tid],
                      cache[tid + stride]);
    __syncthreads();
  }

  if (tid == 0)
    *g_out = op(*g_out, cache[0]);
}
