// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
__global__ void no_conflicts(const int* in, int* out, int n)
{
  __shared__ int cache[256];
  int tid = threadIdx.x;
  int i = blockIdx.x * blockDim.x + tid;

  cache[tid] = i < n ? in[i] : 0;
  __syncthreads();

  for (int stride = blockDim.x / 2; stride > 0; stride /= 2)
  {
    if (tid < stride)
      cache[tid] += cache[tid + stride];
    __syncthreads();
  }

  if (tid == 0)
    out[blockIdx.x] = cache[0];
}
