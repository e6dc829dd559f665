// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
__global__ void the_last_block(const int* in, int* out, int n)
{
  __shared__ int cache[256];
  int tid = threadIdx.x;
  int i = blockIdx.x * blockDim.x + tid;

  cache[tid] = i < n ? in[i] : 0;
  __syncthreads();

  if (tid == 0)
  {
    int sum = 0;
    for (int k = 0; k < blockDim.x; ++k)
      sum += cache[k];
    out[blockIdx.x] = sum;
  }
}
