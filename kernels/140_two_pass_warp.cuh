// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: two-pass-warp
// title: Two passes, last warp without block barriers
// shows: As two-pass, but the last warp finishes without barriers of the block. Published versions rely on lockstep
//        here; __syncwarp after every step makes it correct on every GPU since Volta.
// improves: two-pass
// source: Wilt, The CUDA Handbook (2013), chapter 12, warp-synchronous two-pass reduction; made safe with __syncwarp
// memory: shared
// elements: many
// next: one block
// block: any
// example: 2 blocks
// warp: 32
template <typename T, typename Op, typename In>
__global__ void two_pass_warp(
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

  unsigned stride = floorPow2 / 2;
  for (; stride > 32; stride /= 2)
  {
    if (tid < stride)
      cache[tid] = op(cache[tid],
                      cache[tid + stride]);
    __syncthreads();
  }

  if (tid < 32)
    for (; stride > 0; stride /= 2)
    {
      if (tid < stride)
        cache[tid] = op(cache[tid],
                        cache[tid + stride]);
      __syncwarp();
    }

  if (tid == 0)
    g_out[blockIdx.x] = cache[0];
}
