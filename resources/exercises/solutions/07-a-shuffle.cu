// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
__global__ void a_shuffle(const int* in, int* sum, int n)
{
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int value = i < n ? in[i] : 0;

  for (int delta = 16; delta > 0; delta /= 2)
    value += __shfl_down_sync(0xffffffff, value, delta);

  if (threadIdx.x % 32 == 0)
    atomicAdd(sum, value);
}
