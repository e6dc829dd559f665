// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: shared-bitmask
// title: Shared memory, bit mask test
// shows: tid & (2*stride - 1) tests the same as tid % (2*stride), without a division: the divisor is a power of two,
//        which the compiler cannot know. The same threads work, so warps diverge as before, with fewer instructions.
// improves: shared-modulo
// source: Harris, Optimizing Parallel Reduction in CUDA (NVIDIA, 2007), reduction 1, with the modulo replaced
// memory: shared
// input: padded
// block: power of two
template <typename T, typename Op, typename In>
__global__ void shared_bitmask(
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
    if ((tid & (2 * stride - 1)) == 0)
      cache[tid] = op(cache[tid],
                      cache[tid + stride]);
    __syncthreads();
  }

  if (tid == 0)
    g_out[blockIdx.x] = cache[0];
}
