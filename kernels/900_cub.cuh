// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: cub
// title: CUB, the peer
// shows: NVIDIA's own library: a tuned grid of partials and a second pass, chosen for the GPU at hand. The mark that
//        every kernel of this list is measured against; what happens inside is not recorded.
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
