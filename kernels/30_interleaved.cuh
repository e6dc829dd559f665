// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: interleaved
// title: Interleaved pairs
// shows: The stride starts at half the block and halves. The first threads work, and they touch adjacent elements,
//        so warps and memory sectors are fully used until only the last warp is left.
// improves: neighbored-less
// source: Cheng, Grossman and McKercher, Professional CUDA C Programming (2014), chapter 3
// memory: global, in place
// block: power of two
template <typename T, typename Op>
__global__ void interleaved(
    T* g_in, T* g_out, size_t n)
{
  unsigned tid = threadIdx.x;
  T* data = g_in
          + size_t(blockIdx.x) * blockDim.x;
  Op op;

  for (unsigned stride = blockDim.x / 2;
       stride > 0;
       stride /= 2)
  {
    if (tid < stride)
      data[tid] = op(data[tid],
                     data[tid + stride]);
    __syncthreads();
  }

  if (tid == 0)
    g_out[blockIdx.x] = data[0];
}
