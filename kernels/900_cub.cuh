// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: cub
// title: CUB
// shows: The reduction of NVIDIA's own library: a tuned grid that leaves partials, and a second pass, chosen for
//        the GPU. Every other kernel is compared with it. Nothing that happens inside it is recorded.
// improves:
// source: CUDA Core Compute Libraries, cub::DeviceReduce
// memory: library
// block: any
template <typename T, typename Op, typename In>
cudaError_t cub(
    In g_in, T* g_out, size_t n, T identity,
    void* scratch, size_t& bytes,
    cudaStream_t stream)
{
  return cub::DeviceReduce::Reduce(
      scratch, bytes, g_in, g_out, n, Op(),
      identity, stream);
}
