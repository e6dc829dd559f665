// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: broken-lockstep
// title: Faulty: lockstep assumed in the last warp
// shows: The last warp of unroll-last-warp without __syncwarp, as it was published for GPUs before Volta.
// fault: Since Volta (2017) the lanes of a warp need not run together: one may read another's word before or after it
//        is overwritten. volatile binds the compiler, not the hardware. Put __syncwarp() between reads and writes.
// improves: unroll-last-warp
// source: Lin and Grover, Using CUDA Warp-Level Primitives (NVIDIA, 2018)
// memory: shared
// block: power of two from 64
// warp: 32
template <typename T, typename Op, typename In>
__global__ void broken_lockstep(
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
       stride > 32;
       stride /= 2)
  {
    if (tid < stride)
      cache[tid] = op(cache[tid],
                      cache[tid + stride]);
    __syncthreads();
  }

  if (tid < 32)
    for (unsigned stride = 32;
         stride > 0;
         stride /= 2)
      cache[tid] = op(cache[tid],
                      cache[tid + stride]);

  if (tid == 0)
    g_out[blockIdx.x] = cache[0];
}
