// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
__global__ void first_sum(const int* in, int* sum, int n)
{
  int i = blockIdx.x * blockDim.x + threadIdx.x;

  if (i < n)
    atomicAdd(sum, in[i]);
}
