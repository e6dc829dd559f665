// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: reproducible
// title: The same bits everywhere
// shows: A sum of floats depends on the order of its additions. Here the order follows from the number of elements alone:
//        not from the GPU, the block size or which block ends first. So every GPU, the emulator and every run give the
//        same bits, also where the input begins at another address, as long as no grid is asked for.
// improves: independent-loads
// source: Demmel and Nguyen, Fast Reproducible Floating-Point Summation (ARITH 2013), on what makes sums differ; a fixed
//         order is the simplest remedy
// memory: shared, ticket
// elements: many
// next: nothing
// block: multiple of 32
// warp: 32
// example: 2 blocks, 8 elements
// shape: of n
template <typename T, typename Op>
__device__ T block_reduce(T value)
{
  __shared__ T cache[32];
  unsigned tid = threadIdx.x;
  Op op;

  value = reduce_warp<Op>(value);
  if (tid % 32 == 0)
    cache[tid / 32] = value;
  __syncthreads();
  if (tid == 0)
    for (unsigned warp = 1;
         warp < blockDim.x / 32; ++warp)
      value = op(value, cache[warp]);
  return value;
}

template <typename T, typename Op, typename In>
__global__ void reproducible(
    In g_in, T* g_out, size_t n,
    unsigned* ticket)
{
  constexpr unsigned loads = 8;
  __shared__ bool last;
  unsigned tid = threadIdx.x;
  size_t tile = loads * blockDim.x;
  Op op;

  T sum = Op::identity();
  size_t first = blockIdx.x * tile;
  for (; first + tile <= n;
       first += gridDim.x * tile)
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
  for (size_t i = first + tid;
       i < n && i < first + tile;
       i += blockDim.x)
    sum = op(sum, g_in[i]);
  sum = block_reduce<T, Op>(sum);

  if (tid == 0)
  {
    unsigned end = gridDim.x - 1;
    g_out[blockIdx.x] = sum;
    last = draw_ticket(ticket, end) == end;
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
