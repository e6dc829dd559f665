// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: two-pass
// title: Two passes, any block size
// shows: Elements beyond the largest power of two in the block are first added onto its front; then the tree halves
//        as usual. Two launches are enough: a grid that leaves partials, then one block that adds them.
// improves: grid-stride
// source: Wilt, The CUDA Handbook (2013), chapter 12, two-pass reduction
// memory: shared
// elements: many
// next: one block
// block: any
// example: 4 blocks
template <typename T, typename Op, typename In>
__global__ void two_pass(
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

  unsigned floorPow2 = blockDim.x;
  while ((floorPow2 & (floorPow2 - 1)) != 0)
    floorPow2 &= floorPow2 - 1;
  if (floorPow2 < blockDim.x)
  {
    unsigned to = tid - floorPow2;
    if (tid >= floorPow2)
      cache[to] = op(cache[to], cache[tid]);
    __syncthreads();
  }

  for (unsigned stride = floorPow2 / 2;
       stride > 0;
       stride /= 2)
  {
    if (tid < stride)
      cache[tid] = op(cache[tid],
                      cache[tid + stride]);
    __syncthreads();
  }

  if (tid == 0)
    g_out[blockIdx.x] = cache[0];
}
