// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: independent-loads
// title: Eight loads in flight
// shows: Each thread issues eight loads before it adds any of the values, so that a warp waits for memory once and not
//        eight times. The multiprocessors then have enough bytes in flight to keep the memory busy all the time.
// improves: last-block
// source: Volkov, Better Performance at Lower Occupancy (GTC 2010), on parallelism within a thread
// memory: shared, ticket
// elements: many
// next: nothing
// block: power of two
// example: 2 blocks, 8 elements
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
__global__ void independent_loads(
    In g_in, T* g_out, size_t n,
    unsigned* ticket)
{
  constexpr unsigned loads = 8;
  __shared__ bool last;
  unsigned tid = threadIdx.x;
  unsigned tile = loads * blockDim.x;
  Op op;

  T sum = Op::identity();
  size_t whole = n / tile * tile;
  for (size_t first = size_t(blockIdx.x) * tile;
       first < whole;
       first += size_t(gridDim.x) * tile)
  {
    T value[loads];
    #pragma unroll
    for (unsigned k = 0; k < loads; ++k)
      value[k] = g_in[first + tid
                      + k * blockDim.x];
    #pragma unroll
    for (unsigned k = 0; k < loads; ++k)
      sum = op(sum, value[k]);
  }
  for (size_t i = whole + tid
                + size_t(blockIdx.x) * blockDim.x;
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
