// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <string>

#include "compile/clang.h"

/// Reductions as people write them: none of them knows this program.
namespace warpfold::compile {
namespace {

class PeoplesKernels : public testing::Test {
 protected:
  void SetUp() override {
    if (Clang::get() == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
  }
  static std::string ptxOf(const std::string& text) {
    const Compiled c = Clang::get()->compile({text, {}});
    for (const Diagnostic& d : c.diagnostics)
      if (d.severity == Severity::error) ADD_FAILURE() << d.line << ":" << d.column << ": " << d.text;
    return c.ptx;
  }
  static bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }
  static int count(const std::string& text, const std::string& part) {
    int found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
  }
};

TEST_F(PeoplesKernels, dynamic_shared_memory_and_a_halving_stride) {
  const std::string ptx = ptxOf(R"(
__global__ void blockSum(const float* input, float* partial, int n)
{
  extern __shared__ float tile[];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  tile[t] = i < n ? input[i] : 0.0f;
  __syncthreads();
  for (int s = blockDim.x >> 1; s > 0; s >>= 1) {
    if (t < s) tile[t] += tile[t + s];
    __syncthreads();
  }
  if (t == 0) partial[blockIdx.x] = tile[0];
}
)");
  EXPECT_TRUE(has(ptx, ".extern .shared .align 4 .b8 tile[];"));
  EXPECT_EQ(count(ptx, "bar.sync"), 2);
}

TEST_F(PeoplesKernels, in_place_in_global_memory) {
  const std::string ptx = ptxOf(R"(
__global__ void fold(int* data, int length)
{
  for (int distance = 1; distance < length; distance *= 2) {
    int i = 2 * distance * threadIdx.x;
    if (i + distance < length) data[i] += data[i + distance];
    __syncthreads();
  }
}
)");
  EXPECT_EQ(count(ptx, "ld.global.u32"), 2);
}

TEST_F(PeoplesKernels, a_volatile_last_warp_in_a_template_of_the_block) {
  const std::string ptx = ptxOf(R"(
template <unsigned blockSize>
__device__ void lastWarp(volatile int* s, unsigned t)
{
  if (blockSize >= 64) s[t] += s[t + 32];
  if (blockSize >= 32) s[t] += s[t + 16];
  if (blockSize >= 16) s[t] += s[t + 8];
  s[t] += s[t + 4];
  s[t] += s[t + 2];
  s[t] += s[t + 1];
}
template <unsigned blockSize>
__global__ void reduce(int* in, int* out, unsigned n)
{
  __shared__ int s[blockSize];
  unsigned t = threadIdx.x;
  int sum = 0;
  for (unsigned i = blockIdx.x * blockSize * 2 + t; i < n; i += blockSize * 2 * gridDim.x)
    sum += in[i] + (i + blockSize < n ? in[i + blockSize] : 0);
  s[t] = sum;
  __syncthreads();
  if (blockSize >= 256) { if (t < 128) s[t] = sum = sum + s[t + 128]; __syncthreads(); }
  if (blockSize >= 128) { if (t < 64) s[t] = sum = sum + s[t + 64]; __syncthreads(); }
  if (t < 32) lastWarp<blockSize>(s, t);
  if (t == 0) out[blockIdx.x] = s[0];
}
template __global__ void reduce<128>(int*, int*, unsigned);
template __global__ void reduce<256>(int*, int*, unsigned);
)");
  EXPECT_EQ(count(ptx, ".entry"), 2);
  EXPECT_EQ(count(ptx, "ld.volatile.shared.u32"), 24);
}

TEST_F(PeoplesKernels, shuffles_and_one_atomic_a_block) {
  const std::string ptx = ptxOf(R"(
__inline__ __device__ double warpSum(double v)
{
  for (int offset = warpSize / 2; offset > 0; offset /= 2)
    v += __shfl_down_sync(0xffffffff, v, offset);
  return v;
}
__global__ void deviceSum(const double* __restrict__ in, double* out, size_t n)
{
  static __shared__ double warps[32];
  double v = 0;
  for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)blockDim.x * gridDim.x) v += in[i];
  v = warpSum(v);
  if (threadIdx.x % warpSize == 0) warps[threadIdx.x / warpSize] = v;
  __syncthreads();
  v = threadIdx.x < blockDim.x / warpSize ? warps[threadIdx.x] : 0;
  if (threadIdx.x / warpSize == 0) v = warpSum(v);
  if (threadIdx.x == 0) atomicAdd(out, v);
}
)");
  EXPECT_TRUE(has(ptx, "atom.global.add.f64"));
  EXPECT_TRUE(has(ptx, "mov.u32 %r1, WARP_SZ;") || has(ptx, ", WARP_SZ;"));
  EXPECT_EQ(count(ptx, "shfl.sync.down.b32") % 2, 0);  // two halves each
}

TEST_F(PeoplesKernels, the_last_block_by_a_counter_and_a_fence) {
  const std::string ptx = ptxOf(R"(
__device__ unsigned int retired = 0;
__global__ void total(const unsigned* in, volatile unsigned* out, int n)
{
  __shared__ unsigned s[256];
  __shared__ bool last;
  unsigned v = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) v = max(v, in[i]);
  s[threadIdx.x] = v;
  __syncthreads();
  for (unsigned k = 128; k > 0; k /= 2) {
    if (threadIdx.x < k) s[threadIdx.x] = max(s[threadIdx.x], s[threadIdx.x + k]);
    __syncthreads();
  }
  if (threadIdx.x == 0) {
    out[blockIdx.x] = s[0];
    __threadfence();
    last = atomicInc(&retired, gridDim.x) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x == 0) {
    for (unsigned b = 1; b < gridDim.x; ++b) s[0] = max(s[0], out[b]);
    out[0] = s[0];
    retired = 0;
  }
}
)");
  EXPECT_TRUE(has(ptx, "membar.gl;"));
  EXPECT_TRUE(has(ptx, ".visible .global .align 4 .u32 retired;"));
}

TEST_F(PeoplesKernels, shared_memory_by_a_template_as_in_cuda_samples) {
  const std::string ptx = ptxOf(R"(
template <class T> struct SharedMemory {
  __device__ inline operator T*() { extern __shared__ int memory[]; return (T*)memory; }
  __device__ inline operator const T*() const { extern __shared__ int memory[]; return (T*)memory; }
};
template <> struct SharedMemory<double> {
  __device__ inline operator double*() { extern __shared__ double memoryOfDoubles[]; return memoryOfDoubles; }
};
template <class T, unsigned blockSize, bool isPowerOfTwo>
__global__ void reduce(T* in, T* out, unsigned n)
{
  T* s = SharedMemory<T>();
  T v = in[threadIdx.x];
  if (isPowerOfTwo || threadIdx.x + blockSize < n) v += in[threadIdx.x + blockSize];
  s[threadIdx.x] = v;
  __syncthreads();
  for (unsigned k = blockSize / 2; k > 0; k >>= 1) {
    if (threadIdx.x < k) s[threadIdx.x] = v = v + s[threadIdx.x + k];
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = v;
}
template __global__ void reduce<float, 64, true>(float*, float*, unsigned);
template __global__ void reduce<double, 64, false>(double*, double*, unsigned);
)");
  EXPECT_TRUE(has(ptx, ".extern .shared .align 4 .b8 memory[];"));
  EXPECT_TRUE(has(ptx, ".extern .shared .align 8 .b8 memoryOfDoubles[];"));
}

TEST_F(PeoplesKernels, cooperative_groups) {
  const std::string ptx = ptxOf(R"(
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
template <typename T>
__global__ void sum(const T* in, T* out, unsigned n)
{
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<32> warp = cg::tiled_partition<32>(block);
  T v = 0;
  for (unsigned i = cg::this_grid().thread_rank(); i < n; i += cg::this_grid().size()) v += in[i];
  v = cg::reduce(warp, v, cg::plus<T>());
  if (warp.thread_rank() == 0) atomicAdd(out, v);
  block.sync();
  if (threadIdx.x % 2) {
    cg::coalesced_group active = cg::coalesced_threads();
    if (active.thread_rank() == 0) atomicAdd(out + 1, T(active.size()));
  }
  cg::this_grid().sync();
}
template __global__ void sum<int>(const int*, int*, unsigned);
template __global__ void sum<float>(const float*, float*, unsigned);
)");
  EXPECT_EQ(count(ptx, "redux.sync.add.s32"), 1);  // of integers one instruction
  EXPECT_EQ(count(ptx, "shfl.sync.bfly.b32"), 5);  // of floats five exchanges
  EXPECT_EQ(count(ptx, "atom.acq_rel.gpu.global.add.u32"), 2);
}

TEST_F(PeoplesKernels, what_only_newer_gpus_have_is_a_call) {
  const std::string ptx = ptxOf(R"(
#include <cooperative_groups.h>
__global__ void histogram(int* out)
{
  extern __shared__ int s[];
  cooperative_groups::cluster_group cluster = cooperative_groups::this_cluster();
  s[threadIdx.x] = cluster.block_rank();
  cluster.sync();
  out[threadIdx.x] = *cluster.map_shared_rank(s + threadIdx.x, 0);
}
)");
  for (const char* name : {"warpfold_cluster_rank", "warpfold_cluster_sync", "warpfold_map_shared_rank"})
    EXPECT_TRUE(has(ptx, std::string("\n\t") + name + ", \n")) << name;
}

TEST_F(PeoplesKernels, floats_of_16_bits) {
  const std::string ptx = ptxOf(R"(
#include <cuda_bf16.h>
#include <cuda_fp16.h>
__global__ void halves(const half* h, const __nv_bfloat16* b, const half2* two, float* out)
{
  half sum = h[0] + h[1];
  sum += __shfl_down_sync(0xffffffffu, sum, 1);
  out[0] = __half2float(sum) + __bfloat162float(b[0] + b[1]) + __low2float(__hadd2(two[0], two[1]));
}
)");
  EXPECT_TRUE(has(ptx, "add.rn.f16 "));
  EXPECT_TRUE(has(ptx, "add.rn.f16x2 "));
  EXPECT_TRUE(has(ptx, "cvt.rn.bf16.f32 "));
}

TEST_F(PeoplesKernels, a_whole_file_with_main) {
  const std::string ptx = ptxOf(R"(
#include <cuda_runtime.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#define CHECK(call)                                                                                  \
  {                                                                                                  \
    const cudaError_t error = call;                                                                  \
    if (error != cudaSuccess) {                                                                      \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(error));                 \
      exit(1);                                                                                       \
    }                                                                                                \
  }
double seconds()
{
  struct timeval now;
  gettimeofday(&now, NULL);
  return now.tv_sec + now.tv_usec * 1e-6;
}
int recursiveReduce(int* data, int size) { return size == 1 ? data[0] : recursiveReduce(data, size / 2); }
__global__ void sum(int* in, int* out, unsigned n)
{
  unsigned tid = threadIdx.x;
  int* data = in + blockIdx.x * blockDim.x;
  for (int stride = 1; stride < blockDim.x; stride *= 2) {
    if (tid % (2 * stride) == 0) data[tid] += data[tid + stride];
    __syncthreads();
  }
  if (tid == 0) out[blockIdx.x] = data[0];
}
int main(int argc, char** argv)
{
  cudaDeviceProp device;
  CHECK(cudaGetDeviceProperties(&device, 0));
  printf("%s on %s\n", argv[0], device.name);
  int n = 1 << 24, threads = argc > 1 ? atoi(argv[1]) : 512;
  dim3 block(threads, 1), grid((n + block.x - 1) / block.x, 1);
  int *h = (int*)malloc(n * sizeof(int)), *d = NULL, *partial = NULL;
  for (int i = 0; i < n; ++i) h[i] = (int)(rand() & 0xff);
  CHECK(cudaMalloc((void**)&d, n * sizeof(int)));
  CHECK(cudaMalloc(&partial, grid.x * sizeof(int)));
  CHECK(cudaMemcpy(d, h, n * sizeof(int), cudaMemcpyHostToDevice));
  cudaEvent_t begin, end;
  cudaEventCreate(&begin);
  cudaEventCreate(&end);
  double start = seconds();
  cudaEventRecord(begin);
  sum<<<grid, block>>>(d, partial, n);
  cudaEventRecord(end, 0);
  cudaEventSynchronize(end);
  float ms;
  cudaEventElapsedTime(&ms, begin, end);
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaMemcpy(h, partial, grid.x * sizeof(int), cudaMemcpyDeviceToHost));
  printf("%f ms, %f s, %d\n", ms, seconds() - start, recursiveReduce(h, grid.x));
  CHECK(cudaFree(d));
  cudaDeviceReset();
  return 0;
}
)");
  EXPECT_EQ(count(ptx, ".entry"), 1);
}

TEST_F(PeoplesKernels, a_whole_file_in_cxx_with_the_standard_library) {
  const std::string ptx = ptxOf(R"(
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>
__global__ void sum(const float* in, float* out, int n) { atomicAdd(out, in[threadIdx.x] * sqrtf(n)); }
int main()
{
  std::vector<float> h(1024, 1.0f);
  float *d, *out;
  cudaMalloc(&d, h.size() * sizeof(float));
  cudaMallocManaged(&out, sizeof(float));
  cudaMemcpy(d, h.data(), h.size() * sizeof(float), cudaMemcpyHostToDevice);
  sum<<<1, 1024, 0, 0>>>(d, out, 1024);
  if (cudaError_t error = cudaGetLastError()) std::cerr << cudaGetErrorString(error) << std::endl;
  std::cout << *out << " " << std::accumulate(h.begin(), h.end(), 0.0) << "\n";
}
)");
  EXPECT_EQ(count(ptx, ".entry"), 1);
  EXPECT_TRUE(has(ptx, "sqrt.rn.f32"));
}

TEST_F(PeoplesKernels, printf_and_assert_are_calls) {
  const std::string ptx = ptxOf(R"(
#include <assert.h>
#include <stdio.h>
__global__ void show(int* a, int n)
{
  assert(threadIdx.x < n);
  printf("%d of %d\n", a[threadIdx.x], n);
}
)");
  EXPECT_TRUE(has(ptx, "\n\tvprintf, \n"));
  EXPECT_TRUE(has(ptx, "\n\t__assert_fail, \n"));
}

TEST_F(PeoplesKernels, mathematics_is_an_instruction_or_a_call) {
  const std::string ptx = ptxOf(R"(
__global__ void softmax(const float* in, double* out)
{
  out[0] = expf(in[0]) + exp(double(in[1])) + __expf(in[2]) + sqrt(in[3]) + fmaxf(in[4], in[5]) + log1p(out[1]);
}
)");
  for (const char* part :
       {"__nv_expf, \n", "__nv_exp, \n", "ex2.approx.f32", "sqrt.rn.f32", "max.f32", "__nv_log1p, \n"})
    EXPECT_TRUE(has(ptx, part)) << part;
}

}  // namespace
}  // namespace warpfold::compile
