// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: shared-sequential
// title: Shared memory, sequential addresses
// shows: The two halves lie next to each other. Adjacent threads read adjacent words, each in a bank of its own, so
//        no access waits for another. Half of the threads are still idle from the first step on.
// improves: shared-strided
// source: Harris, Optimizing Parallel Reduction in CUDA (NVIDIA, 2007), reduction 3
// memory: shared
// input: padded
// block: power of two
template <typename T, typename Op, typename In>
__global__ void shared_sequential(
    In g_in, T* g_out, size_t n)
{
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  Op op;

  size_t i = size_t(blockIdx.x) * blockDim.x
           + tid;
  cache[tid] = g_in[i];
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
    g_out[blockIdx.x] = cache[0];
}
