// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: last-block
// title: The last block finishes
// shows: Every block stores its partial, then draws a ticket. The block that draws the last ticket knows that all
//        partials are stored, and reduces them. One launch, a fixed order, and a counter that wraps back to zero.
// improves: two-pass
// source: CUDA C++ Programming Guide, memory fence functions (sum of an array); CUDA sample threadFenceReduction
// memory: shared, ticket
// elements: many
// next: nothing
// block: power of two
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
__global__ void last_block(
    In g_in, T* g_out, size_t n,
    unsigned* ticket)
{
  __shared__ bool last;
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
  {
    unsigned end = gridDim.x - 1;
    g_out[blockIdx.x] = sum;
    __threadfence();
    last = atomicInc(ticket, end) == end;
  }
  __syncthreads();
  if (!last)
    return;

  sum = Op::identity();
  for (unsigned i = tid; i < gridDim.x;
       i += blockDim.x)
    sum = op(sum, g_out[i]);
  sum = block_reduce<T, Op>(sum);

  if (tid == 0)
    g_out[0] = sum;
}
