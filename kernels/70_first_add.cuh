// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: first-add
// title: First addition on loading
// shows: Every thread reads two elements and adds them before the tree begins. Half as many blocks do the same
//        work, and no thread of a full block is idle through the whole reduction.
// improves: shared-sequential
// source: Harris, Optimizing Parallel Reduction in CUDA (NVIDIA, 2007), reduction 4
// memory: shared
// elements: 2
// block: power of two
template <typename T, typename Op, typename In>
__global__ void first_add(
    In g_in, T* g_out, size_t n)
{
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  Op op;

  size_t i = size_t(blockIdx.x)
           * (2 * blockDim.x) + tid;
  T sum = i < n ? g_in[i]
                : Op::identity();
  if (i + blockDim.x < n)
    sum = op(sum, g_in[i + blockDim.x]);
  cache[tid] = sum;
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
