// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: broken-past-end
// title: Faulty: reads past the end
// shows: first-add without the test whether the second element exists.
// fault: Where n is not a multiple of what the blocks take, the last ones read beyond the array: whatever lies there is
//        added to the sum, or the kernel ends with an illegal address. Compare the index with n before every read.
// improves: first-add
// source: CUDA C++ Best Practices Guide, thread and block heuristics
// memory: shared
// elements: 2
// block: power of two
template <typename T, typename Op, typename In>
__global__ void broken_past_end(
    In g_in, T* g_out, size_t n)
{
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  Op op;

  size_t i = size_t(blockIdx.x)
           * (2 * blockDim.x) + tid;
  cache[tid] = op(g_in[i],
                  g_in[i + blockDim.x]);
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
