// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: shared-modulo
// title: Shared memory, modulo test
// shows: Each thread copies one element to shared memory, and the block reduces there as neighbored does. Each
//        element is read once from global memory instead of many times. The modulo test still makes warps diverge.
// improves: neighbored
// source: Harris, Optimizing Parallel Reduction in CUDA (NVIDIA, 2007), reduction 1
// memory: shared
// input: padded
// block: power of two
template <typename T, typename Op, typename In>
__global__ void shared_modulo(
    In g_in, T* g_out, size_t n)
{
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  Op op;

  size_t i = size_t(blockIdx.x) * blockDim.x
           + tid;
  cache[tid] = g_in[i];
  __syncthreads();

  for (unsigned stride = 1;
       stride < blockDim.x;
       stride *= 2)
  {
    if (tid % (2 * stride) == 0)
      cache[tid] = op(cache[tid],
                      cache[tid + stride]);
    __syncthreads();
  }

  if (tid == 0)
    g_out[blockIdx.x] = cache[0];
}
