// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: broken-ticket
// title: Faulty: the counter is never reset
// shows: last-block with a counter that is never reset.
// fault: The first launch is right, but leaves the counter at the number of blocks. In the next launch no block draws
//        the last ticket, and the result is a single partial. Let the counter wrap (atomicInc) or set it to zero.
// improves: last-block
// source: CUDA sample threadFenceReduction
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
__global__ void broken_ticket(
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
    last = atomicAdd(ticket, 1u) == end;
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
