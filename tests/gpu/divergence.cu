// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Runs the kernels of divergence_kernels.h once each, for divergence.sh.
#include <cstdio>

#define NOT_UNROLLED _Pragma("unroll 1")
#include "divergence_kernels.h"

#define RUN(kernel) kernel<<<2, 64>>>(static_cast<const volatile int*>(in), static_cast<volatile int*>(out));

int main() {
  constexpr size_t words = 1 << 16;
  int* in = nullptr;
  int* out = nullptr;
  cudaMalloc(&in, words * sizeof(int));
  cudaMalloc(&out, words * sizeof(int));
  cudaMemset(in, 0, words * sizeof(int));
  DIVERGENCE_KERNELS(RUN)
  const cudaError_t status = cudaDeviceSynchronize();
  if (status != cudaSuccess) std::fprintf(stderr, "divergence: %s\n", cudaGetErrorString(status));
  return status == cudaSuccess ? 0 : 1;
}
