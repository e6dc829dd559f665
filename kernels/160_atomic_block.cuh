// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: atomic-block
// title: One atomic per block
// shows: Each block reduces its share in shared memory and adds one value to the result: a single launch, with a
//        thousand atomics instead of millions. Blocks finish in any order, so float sums may differ from run to run.
// improves: atomic-each
// source: Luitjens, Faster Parallel Reductions on Kepler (NVIDIA, 2014), block reduce with atomics
// memory: shared
// elements: many
// output: one
// next: nothing
// order: varies
// block: power of two
template <typename T, typename Op, typename In>
__global__ void atomic_block(
    In g_in, T* g_out, size_t n)
{
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  Op op;

  T sum = Op::identity();
  for (size_t i = size_t(blockIdx.x)
                * blockDim.x + tid;
       i < n;
       i += size_t(gridDim.x) * blockDim.x)
    sum = op(sum, g_in[i]);
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
    op.atomic(g_out, cache[0]);
}
