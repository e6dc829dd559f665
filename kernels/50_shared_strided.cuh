// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: shared-strided
// title: Shared memory, strided index
// shows: Adjacent threads work, so warps do not diverge, but their elements are 2*stride words apart. Lanes meet in
//        the same banks of shared memory, and an access of a warp takes up to 32 rounds.
// improves: shared-modulo
// source: Harris, Optimizing Parallel Reduction in CUDA (NVIDIA, 2007), reduction 2
// memory: shared
// input: padded
// block: power of two
// example: 64 threads
template <typename T, typename Op, typename In>
__global__ void shared_strided(
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
    unsigned index = 2 * stride * tid;
    if (index < blockDim.x)
      cache[index] = op(cache[index],
                        cache[index + stride]);
    __syncthreads();
  }

  if (tid == 0)
    g_out[blockIdx.x] = cache[0];
}
