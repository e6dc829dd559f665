// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: atomic-each
// title: One atomic per element
// shows: There is no tree: every thread adds its element to one word. This is correct, short and slow, because all
//        threads of the grid wait for the same address. The order, and so a float sum, may differ from run to run.
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
