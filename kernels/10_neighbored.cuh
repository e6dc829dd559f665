// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: neighbored
// title: Neighbored pairs
// shows: In each step a thread adds its neighbour at distance stride, in place. Threads whose number is a multiple
//        of 2*stride work, so every warp keeps a few busy lanes and all warps are issued in every early step.
// improves:
// source: Cheng, Grossman and McKercher, Professional CUDA C Programming (2014), chapter 3
// memory: global, in place
// block: power of two
template <typename T, typename Op>
__global__ void neighbored(
    T* g_in, T* g_out, size_t n)
{
  unsigned tid = threadIdx.x;
  T* data = g_in
          + size_t(blockIdx.x) * blockDim.x;
  Op op;

  for (unsigned stride = 1;
       stride < blockDim.x;
       stride *= 2)
  {
    if (tid % (2 * stride) == 0)
      data[tid] = op(data[tid],
                     data[tid + stride]);
    __syncthreads();
  }

  if (tid == 0)
    g_out[blockIdx.x] = data[0];
}
