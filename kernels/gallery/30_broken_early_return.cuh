// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: broken-early-return
// title: Faulty: return before a barrier
// shows: Threads beyond the end of the input return at once; the others go on to a barrier that all should reach.
// fault: All threads of the block have to reach __syncthreads(). A thread that has returned never does, and the words
//        that it should have filled are read unwritten. Let every thread load; those beyond the end load the identity.
// improves: multilevel-shared
// source: CUDA C++ Programming Guide, synchronization functions
// memory: shared
// block: power of two
template <typename T, typename Op, typename In>
__global__ void broken_early_return(
    In g_in, T* g_out, size_t n)
{
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  Op op;

  size_t i = size_t(blockIdx.x) * blockDim.x
           + tid;
  if (i >= n)
    return;
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
