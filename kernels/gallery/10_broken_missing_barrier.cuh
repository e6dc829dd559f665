// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: broken-missing-barrier
// title: Faulty: no barrier in the loop
// shows: The tree of shared-sequential without the barrier at the end of each step.
// fault: A fast warp goes on to the next step while a slow one still writes the values that it reads. The sum is right
//        as long as all warps keep pace, which nothing guarantees. Put __syncthreads() at the end of every step.
// improves: shared-sequential
// source: CUDA C++ Programming Guide, synchronization functions
// memory: shared
// block: power of two
template <typename T, typename Op, typename In>
__global__ void broken_missing_barrier(
    In g_in, T* g_out, size_t n)
{
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  Op op;

  size_t i = size_t(blockIdx.x) * blockDim.x
           + tid;
  cache[tid] = i < n ? g_in[i]
                     : Op::identity();
  __syncthreads();

  for (unsigned stride = blockDim.x / 2;
       stride > 0;
       stride /= 2)
  {
    if (tid < stride)
      cache[tid] = op(cache[tid],
                      cache[tid + stride]);
  }

  if (tid == 0)
    g_out[blockIdx.x] = cache[0];
}
