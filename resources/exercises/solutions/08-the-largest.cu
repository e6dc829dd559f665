// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
__global__ void the_largest(const int* in, int* out, int n)
{
  __shared__ int cache[32];
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int value = i < n ? in[i] : -2147483647 - 1;

  for (int delta = 16; delta > 0; delta /= 2)
    value = max(value, __shfl_down_sync(0xffffffff, value, delta));
  if (lane == 0)
    cache[warp] = value;
  __syncthreads();

  if (warp == 0)
  {
    value = lane < blockDim.x / 32 ? cache[lane] : -2147483647 - 1;
    for (int delta = 16; delta > 0; delta /= 2)
      value = max(value, __shfl_down_sync(0xffffffff, value, delta));
    if (lane == 0)
      out[blockIdx.x] = value;
  }
}
