// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: clusters
// title: Clusters of blocks
// shows: Up to eight blocks form a cluster: they run side by side and reach each other's shared memory. Each hands its
//        partial to the last of them without a way through global memory, which pays where one cluster is the whole grid.
//        Several clusters publish their partials as blocks did before.
// improves: published-partials
// source: CUDA C++ Programming Guide, thread block clusters and distributed shared memory; NVIDIA H100 whitepaper (2022)
// memory: shared, slots
// elements: many
// next: nothing
// block: multiple of 32
// warp: 32
// cluster: 8
// example: 4 blocks, 4 elements
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

template <typename T, typename Op, typename In>
__global__ void clusters(
    In g_in, T* g_out, size_t n,
    Slot<T>* slots)
{
  constexpr unsigned loads = 4;
  __shared__ T partials[8];
  typedef Packs<T, Op, In> Input;
  unsigned tid = threadIdx.x;
  unsigned size = cluster_size();
  unsigned rank = cluster_rank();
  size_t threads = size_t(gridDim.x)
                 * BLOCK_DIM;
  size_t first = size_t(blockIdx.x) * BLOCK_DIM
               + tid;
  Input input(g_in, n);
  T sum = Op::identity();
  Op op;

  cluster_arrive();
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
      for (unsigned j = 1;
           j < pack[k].size(); ++j)
        part = op(part, pack[k][j]);
      sum = op(sum, part);
    }
  }
  if (blockIdx.x == 0 && tid < input.singles())
    sum = op(sum, input.single(tid));
  sum = block_reduce<T, Op>(sum);
  cluster_wait();

  if (tid == 0 && rank + 1 < size)
    hand_to_last(partials + rank, sum);
  cluster_sync();
  if (rank + 1 < size)
    return;
  if (tid == 0)
    for (unsigned i = 0; i + 1 < size; ++i)
      sum = op(sum, partials[i]);

  if (blockIdx.x + 1 < gridDim.x)
  {
    if (tid == 0)
      publish(slots + blockIdx.x, sum);
    return;
  }

  if (gridDim.x > size)
  {
    __syncthreads();
    if (tid > 0)
      sum = Op::identity();
    for (unsigned i = tid + 1;
         i * size < gridDim.x; i += BLOCK_DIM)
      sum = op(sum, collect(slots
                            + i * size - 1));
    sum = block_reduce<T, Op>(sum);
  }
  if (tid == 0)
    g_out[0] = sum;
}
