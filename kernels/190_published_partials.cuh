// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: published-partials
// title: Partials with a mark
// shows: Every block stores its partial and the mark that it is there as one word; the last block waits for all the
//        words and adds them up. No ticket, no fence: a partial crosses the chip once, where a ticket takes a fence, an
//        atomic and another load. A block takes whole tiles, in which no load needs a check; one block alone has little
//        code to fetch.
// improves: warp-instruction
// source: Merrill and Garland, Single-pass Parallel Prefix Scan with Decoupled Look-back (NVIDIA, 2016), on values
//         published together with their status
// memory: shared, slots
// elements: many
// next: nothing
// block: multiple of 32
// warp: 32
// example: 2 blocks, 4 elements
template <typename T, typename Op>
__device__ T block_reduce(T value)
{
  __shared__ T cache[BLOCK_DIM / 32];
  unsigned tid = threadIdx.x;
  Op op;

  value = reduce_warp<Op>(value);
  if (tid % 32 == 0)
    cache[tid / 32] = value;
  __syncthreads();
  if (tid == 0)
  {
    #pragma unroll
    for (unsigned warp = 1;
         warp < BLOCK_DIM / 32;
         ++warp)
      value = op(value, cache[warp]);
  }
  return value;
}

template <typename T, typename Op,
          typename Pack, unsigned loads>
__device__ T combined(const Pack (&pack)[loads])
{
  T sum = Op::identity();
  Op op;

  #pragma unroll
  for (unsigned k = 0; k < loads; ++k)
  {
    T part = pack[k][0];
    for (unsigned j = 1; j < pack[k].size(); ++j)
      part = op(part, pack[k][j]);
    sum = op(sum, part);
  }
  return sum;
}

template <typename T, typename Op, typename In>
__global__ void published_partials(
    In g_in, T* g_out, size_t n,
    Slot<T>* slots)
{
  constexpr unsigned loads = 4;
  typedef Packs<T, Op, In> Input;
  unsigned tid = threadIdx.x;
  size_t tile = loads * BLOCK_DIM;
  Input input(g_in, n);
  typename Input::Pack pack[loads];
  T sum = Op::identity();
  Op op;

  if (gridDim.x == 1 && input.count() <= tile)
  {
    #pragma unroll
    for (unsigned k = 0; k < loads; ++k)
      pack[k] = input[tid + k * BLOCK_DIM];
    sum = combined<T, Op>(pack);
    if (tid < input.singles())
      sum = op(sum, input.single(tid));
    sum = block_reduce<T, Op>(sum);
    if (tid == 0)
      g_out[0] = sum;
    return;
  }

  for (size_t first = blockIdx.x * tile;
       first < input.count();
       first += gridDim.x * tile)
  {
    size_t i = first + tid;
    if (first + tile <= input.count())
    {
      #pragma unroll
      for (unsigned k = 0; k < loads; ++k)
        pack[k] = input.pack(i + k * BLOCK_DIM);
    }
    else
    {
      #pragma unroll
      for (unsigned k = 0; k < loads; ++k)
        pack[k] = input[i + k * BLOCK_DIM];
    }
    sum = op(sum, combined<T, Op>(pack));
  }
  if (blockIdx.x == 0 && tid < input.singles())
    sum = op(sum, input.single(tid));
  sum = block_reduce<T, Op>(sum);

  if (blockIdx.x + 1 < gridDim.x)
  {
    if (tid == 0)
      publish(slots + blockIdx.x, sum);
    return;
  }

  if (gridDim.x > 1)
  {
    __syncthreads();
    if (tid > 0)
      sum = Op::identity();
    for (unsigned i = tid; i + 1 < gridDim.x;
         i += BLOCK_DIM)
      sum = op(sum, collect(slots + i));
    sum = block_reduce<T, Op>(sum);
  }
  if (tid == 0)
    g_out[0] = sum;
}
