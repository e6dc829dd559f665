// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: atomic-each
// title: One atomic per element
// shows: No tree at all: every thread adds its element to one word. Correct, short, and slow, since all threads of
//        the grid queue for the same address. The order differs from run to run, and so may a float sum.
// improves: cpu-serial
// source: CUDA C++ Programming Guide, atomic functions
// memory: global
// output: one
// next: nothing
// order: varies
// block: any
template <typename T, typename Op, typename In>
__global__ void atomic_each(
    In g_in, T* g_out, size_t n)
{
  size_t i = size_t(blockIdx.x) * blockDim.x
           + threadIdx.x;
  Op op;

  if (i < n)
    op.atomic(g_out, g_in[i]);
}
