// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// No include guard: a kernel that gives every thread so many elements and whose clusters leave a value each, once for
// each way to compile it.
template <unsigned elements, typename T, typename Op, typename In>
__global__ void reduce_in_clusters(In g_in, T* g_out, size_t n) {
  __shared__ T cache[BLOCK_DIM];
  __shared__ T partials[8];
  unsigned tid = threadIdx.x;
  unsigned size = cluster_size();
  unsigned rank = cluster_rank();
  size_t first = size_t(blockIdx.x) * elements * BLOCK_DIM + tid;
  T sum = Op::identity();
  Op op;

  cluster_arrive();
  for (unsigned k = 0; k < elements; ++k)
    if (first + k * BLOCK_DIM < n) sum = op(sum, g_in[first + k * BLOCK_DIM]);
  cache[tid] = sum;
  __syncthreads();
  for (unsigned stride = BLOCK_DIM / 2; stride > 0; stride /= 2) {
    if (tid < stride) cache[tid] = op(cache[tid], cache[tid + stride]);
    __syncthreads();
  }
  cluster_wait();

  sum = cache[tid];
  if (tid == 0 && rank + 1 < size) hand_to_last(partials + rank, sum);
  cluster_sync();
  if (tid > 0) return;
  if (rank + 1 < size)
    sum = Op::identity();
  else
    for (unsigned i = 0; i + 1 < size; ++i) sum = op(sum, partials[i]);
  g_out[blockIdx.x] = sum;
}
