// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: multilevel-shared
// title: Repeated launches, shared memory
// shows: Each block leaves one value, and the same kernel reduces those values, launch after launch, until one is left.
//        The largest blocks shrink the data by 1024 per launch. All values pass through global memory in between.
// improves: shared-sequential
// source: Harris, Optimizing Parallel Reduction in CUDA (NVIDIA, 2007), kernel decomposition
// memory: shared
// block: power of two
// example: 4 blocks
template <typename T, typename Op, typename In>
__global__ void multilevel_shared(
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
    __syncthreads();
  }

  if (tid == 0)
    g_out[blockIdx.x] = cache[0];
}
