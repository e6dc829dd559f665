// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
__global__ void grid_stride(const int* in, int* sum, int n)
{
  int threads = gridDim.x * blockDim.x;

  int mine = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += threads)
    mine += in[i];
  atomicAdd(sum, mine);
}
