// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: grid-barrier
// title: A barrier of the grid
// shows: Every block stores its partial and waits at a barrier of the whole grid, behind which one block reduces the
//        partials. The barrier reads like __syncthreads(), but all blocks must be on the device at once, so the grid is
//        small, and the last to come keeps all others waiting.
// improves: two-pass
// source: CUDA C++ Programming Guide, cooperative groups, grid synchronization
// memory: shared, ticket, grid barrier
// elements: many
// next: nothing
// block: power of two
// example: 2 blocks, 4 elements
template <typename T, typename Op>
__device__ T block_reduce(T value)
{
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  Op op;

  cache[tid] = value;
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
  return cache[0];
}

template <typename T, typename Op, typename In>
__global__ void grid_barrier(
    In g_in, T* g_out, size_t n,
    unsigned* ticket)
{
  unsigned tid = threadIdx.x;
  Op op;

  T sum = Op::identity();
  for (size_t i = size_t(blockIdx.x)
                * blockDim.x + tid;
       i < n;
       i += size_t(gridDim.x) * blockDim.x)
    sum = op(sum, g_in[i]);
  sum = block_reduce<T, Op>(sum);
  if (tid == 0)
    g_out[blockIdx.x] = sum;

  sync_grid(ticket);

  if (blockIdx.x + 1 < gridDim.x)
    return;

  sum = Op::identity();
  for (unsigned i = tid; i < gridDim.x;
       i += blockDim.x)
    sum = op(sum, g_out[i]);
  sum = block_reduce<T, Op>(sum);

  if (tid == 0)
    g_out[0] = sum;
}
