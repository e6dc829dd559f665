// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// No include guard: kernels of a few lines, once for each way to compile them.

/// Every block alike.
template <typename T, typename Op>
__global__ void alike(T* g_in, T* g_out, size_t n) {
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  T* data = g_in + size_t(blockIdx.x) * blockDim.x;
  Op op;
  cache[tid] = data[tid];
  __syncthreads();
  for (unsigned stride = blockDim.x / 2; stride > 0; stride /= 2) {
    if (tid < stride) cache[tid] = op(cache[tid], cache[tid + stride]);
    __syncthreads();
  }
  if (tid == 0 && blockIdx.x < n) g_out[blockIdx.x] = cache[0];
}

/// Blocks from 20 on store twice.
template <typename T, typename Op>
__global__ void fromTwenty(T* g_in, T* g_out, size_t n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  g_out[i] = g_in[i];
  __syncthreads();
  if (blockIdx.x >= 20) g_out[i] = g_in[i];
}

/// Blocks with an even number do more.
template <typename T, typename Op>
__global__ void byParity(T* g_in, T* g_out, size_t n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  g_out[i] = g_in[i];
  __syncthreads();
  if (blockIdx.x % 2 == 0) g_out[i] = g_in[i];
}

/// As many trips as the number of the block says.
template <typename T, typename Op>
__global__ void tripsOfBlock(T* g_in, T* g_out, size_t n) {
  unsigned tid = threadIdx.x;
  for (unsigned k = 0; k < blockIdx.x; ++k) g_out[1024 + tid * 32 + k] = g_in[tid];
}

/// The input moves by the square of the block's number.
template <typename T, typename Op>
__global__ void bySquare(T* g_in, T* g_out, size_t n) {
  unsigned tid = threadIdx.x;
  g_out[blockIdx.x * blockDim.x + tid] = g_in[blockIdx.x * blockIdx.x * 32 + tid];
}

/// Two stores of the output move differently.
template <typename T, typename Op>
__global__ void twoMoves(T* g_in, T* g_out, size_t n) {
  unsigned tid = threadIdx.x;
  g_out[blockIdx.x * blockDim.x + tid] = g_in[tid];
  g_out[4096 + 2 * blockIdx.x * blockDim.x + tid] = g_in[tid];
}

/// Where a block stores in its shared memory depends on its number.
template <typename T, typename Op>
__global__ void sharedByBlock(T* g_in, T* g_out, size_t n) {
  __shared__ T cache[BLOCK_DIM];
  unsigned tid = threadIdx.x;
  cache[tid + 2 * blockIdx.x] = g_in[tid];
  __syncthreads();
  g_out[blockIdx.x * blockDim.x + tid] = cache[tid + 2 * blockIdx.x];
}

/// Neighbouring blocks store to the same words.
template <typename T, typename Op>
__global__ void overlapping(T* g_in, T* g_out, size_t n) {
  unsigned tid = threadIdx.x;
  g_out[blockIdx.x * 16 + tid] = g_in[tid];
}

/// Thread 0 tells the others.
template <typename T, typename Op>
__global__ void toldByFirst(T* g_in, T* g_out, size_t n) {
  __shared__ bool more;
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x == 0) more = blockIdx.x < 24;
  __syncthreads();
  if (more) g_out[i] = g_in[i];
}

/// The last thread tells the others.
template <typename T, typename Op>
__global__ void toldByLast(T* g_in, T* g_out, size_t n) {
  __shared__ bool more;
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x == 31) more = blockIdx.x < 24;
  __syncthreads();
  if (more) g_out[i] = g_in[i];
}

/// Words that a block takes four by four: neighbouring blocks share sectors.
template <typename T, typename Op>
__global__ void partsOfSectors(T* g_in, T* g_out, size_t n) {
  unsigned tid = threadIdx.x;
  if (tid < 4) g_out[blockIdx.x * blockDim.x + tid] = g_in[blockIdx.x * 4 + tid];
}
