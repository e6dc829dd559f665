// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: neighbored-less
// title: Neighbored pairs, adjacent threads
// shows: The same pairs as neighbored, but thread t works on element 2*stride*t. Busy threads are adjacent, so whole
//        warps finish early and only the last one diverges. The memory that they touch stays as scattered as before.
// improves: neighbored
// source: Cheng, Grossman and McKercher, Professional CUDA C Programming (2014), chapter 3
// memory: global, in place
// block: power of two
// example: 64 threads
template <typename T, typename Op>
__global__ void neighbored_less(
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
    unsigned index = 2 * stride * tid;
    if (index < blockDim.x)
      data[index] = op(data[index],
                       data[index + stride]);
    __syncthreads();
  }

  if (tid == 0)
    g_out[blockIdx.x] = data[0];
}
