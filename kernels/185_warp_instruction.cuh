// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: warp-instruction
// title: Warp reduction in one instruction
// shows: One instruction combines an integer of 32 bits over a warp, where shuffles take five exchanges and five
//        additions, one after the other. GPUs have it for sum, minimum, maximum and the bitwise operators, from compute
//        capability 8.0 on; for other types the same function shuffles.
// improves: vector-loads
// source: CUDA C++ Programming Guide, warp reduce functions
// memory: shared, ticket
// elements: many
// next: nothing
// block: multiple of 32
// warp: 32
// example: 2 blocks, 4 elements
template <typename T, typename Op>
__device__ T block_reduce(T value)
{
  __shared__ T cache[32];
  unsigned lane = threadIdx.x % 32;
  unsigned warp = threadIdx.x / 32;

  value = reduce_warp<Op>(value);
  if (lane == 0)
    cache[warp] = value;
  __syncthreads();
  if (warp == 0)
  {
    value = lane < blockDim.x / 32
              ? cache[lane]
              : Op::identity();
    value = reduce_warp<Op>(value);
  }
  return value;
}

template <typename T, typename Op, typename In>
__global__ void warp_instruction(
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
