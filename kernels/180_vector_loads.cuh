// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: vector-loads
// title: Loads of 16 bytes
// shows: A thread reads 16 bytes with one instruction, four of them before it adds. A warp asks for 512 bytes at once,
//        so that fewer instructions keep the memory busy. Warps reduce by shuffles, and one atomic instruction both
//        publishes the partial and draws the ticket.
// improves: independent-loads
// source: Luitjens, CUDA Pro Tip: Increase Performance with Vectorized Memory Access (NVIDIA, 2013); PTX ISA, atom with
//         acquire and release
// memory: shared, ticket
// elements: many
// next: nothing
// block: multiple of 32
// warp: 32
// example: 2 blocks, 4 elements
template <typename T, typename Op>
__device__ T warp_reduce(T value)
{
  Op op;
  #pragma unroll
  for (unsigned delta = 16;
       delta > 0;
       delta /= 2)
    value = op(value, __shfl_down_sync(
                 0xffffffff, value, delta));
  return value;
}

template <typename T, typename Op>
__device__ T block_reduce(T value)
{
  __shared__ T cache[32];
  unsigned lane = threadIdx.x % 32;
  unsigned warp = threadIdx.x / 32;

  value = warp_reduce<T, Op>(value);
  if (lane == 0)
    cache[warp] = value;
  __syncthreads();
  if (warp == 0)
  {
    value = lane < blockDim.x / 32
              ? cache[lane]
              : Op::identity();
    value = warp_reduce<T, Op>(value);
  }
  return value;
}

template <typename T, typename Op, typename In>
__global__ void vector_loads(
    In g_in, T* g_out, size_t n,
    unsigned* ticket)
{
  constexpr unsigned loads = 4;
  typedef Packs<T, Op, In> Input;
  __shared__ bool last;
  unsigned tid = threadIdx.x;
  size_t first = size_t(blockIdx.x) * blockDim.x
               + tid;
  size_t threads = size_t(gridDim.x) * blockDim.x;
  Input input(g_in, n);
  Op op;

  T sum = Op::identity();
  for (size_t i = first; i < input.count();
       i += loads * threads)
  {
    typename Input::Pack pack[loads];
    #pragma unroll
    for (unsigned k = 0; k < loads; ++k)
      pack[k] = input[i + k * threads];
    #pragma unroll
    for (unsigned k = 0; k < loads; ++k)
    {
      T part = pack[k][0];
      for (unsigned j = 1; j < pack[k].size(); ++j)
        part = op(part, pack[k][j]);
      sum = op(sum, part);
    }
  }
  if (blockIdx.x == 0 && tid < input.singles())
    sum = op(sum, input.single(tid));
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
