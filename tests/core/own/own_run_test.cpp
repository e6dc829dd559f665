// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Reductions as people write them, from a file to a result.
#include "own/own_run.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "compile/clang.h"
#include "values/error.h"

namespace warpfold::own {
namespace {

class OwnKernels : public testing::Test {
 protected:
  void SetUp() override {
    if (compile::Clang::get() == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
    m_file = std::filesystem::temp_directory_path() / ("own-" + std::to_string(::getpid()) + ".cu");
  }
  void TearDown() override {
    std::error_code ignored;
    std::filesystem::remove(m_file, ignored);
  }
  std::string file(const std::string& text) {
    std::ofstream(m_file) << text;
    return m_file.string();
  }
  OwnRun run(const std::string& text, const std::string& input = "ones", std::uint64_t n = 1000,
             std::optional<std::uint32_t> block = {}, Asked asked = {}) {
    asked.file = file(text);
    RunRequest request;
    request.input = input;
    request.n = n;
    if (block) request.block = *block;
    return runOwnKernel(readOwnKernel(asked), request, DeviceInfo(), {block.has_value(), false, !input.empty()});
  }
  std::string refusalOf(const std::string& text, Asked asked = {}) {
    asked.file = file(text);
    try {
      readOwnKernel(asked);
    } catch (const InvalidRequest& error) {
      return error.what();
    }
    return {};
  }
  std::string name() const { return m_file.string(); }

 private:
  std::filesystem::path m_file;
};

constexpr const char* blockSum = R"(#include <cuda_runtime.h>
#include <cstdio>
__global__ void blockSum(const float* input, float* partial, int n)
{
  __shared__ float tile[128];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  tile[t] = i < n ? input[i] : 0.0f;
  __syncthreads();
  for (int s = blockDim.x / 2; s > 0; s >>= 1) {
    if (t < s) tile[t] += tile[t + s];
    __syncthreads();
  }
  if (t == 0) partial[blockIdx.x] = tile[0];
}
int main() { blockSum<<<8, 128>>>(nullptr, nullptr, 1000); printf("done\n"); return 0; }
)";

TEST_F(OwnKernels, a_value_per_block_is_combined) {
  const OwnRun made = run(blockSum);
  EXPECT_EQ(made.result.result.text(), "1000");
  EXPECT_TRUE(made.result.matches);
  EXPECT_TRUE(made.result.hazards.empty());
  EXPECT_EQ(made.leaves, Leaves::perBlock);
  EXPECT_EQ(made.result.request.block, 128u) << "that its array is made for";
  EXPECT_EQ(made.result.request.grid, 8u);
  EXPECT_EQ(made.result.counters->barriers, 8u * 8u);
  EXPECT_FALSE(made.result.latency);
  ASSERT_TRUE(made.result.executions);
  EXPECT_EQ(made.result.executions->lines.back().line, 14u) << "as the file has them";
}

TEST_F(OwnKernels, one_value_by_atomics_of_a_grid_stride) {
  const OwnRun made = run(R"(
__global__ void add(int n, const int* x, int* sum) {
  int mine = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) mine += x[i];
  for (int d = 16; d > 0; d /= 2) mine += __shfl_down_sync(0xffffffff, mine, d);
  if (threadIdx.x % 32 == 0) atomicAdd(sum, mine);
}
)",
                          "digits", 5000);
  EXPECT_TRUE(made.result.matches) << made.result.result.text() << " " << made.result.reference.text();
  EXPECT_EQ(made.leaves, Leaves::one);
}

TEST_F(OwnKernels, in_place) {
  const OwnRun made = run(R"(
__global__ void fold(int* data, unsigned n) {
  int* mine = data + blockIdx.x * blockDim.x;
  unsigned left = n - blockIdx.x * blockDim.x, t = threadIdx.x;
  for (unsigned d = blockDim.x / 2; d > 0; d /= 2) {
    if (t < d && t + d < left) mine[t] += mine[t + d];
    __syncthreads();
  }
}
)",
                          "ones", 1000, 256);
  EXPECT_EQ(made.result.result.text(), "1000");
  EXPECT_EQ(made.leaves, Leaves::inPlace);
}

TEST_F(OwnKernels, an_instance_of_a_template_with_dynamic_shared_memory) {
  Asked asked;
  asked.function = "total<double, 64>";
  const OwnRun made = run(R"(
template <typename T, int width>
__global__ void total(const T* in, T* out, long n) {
  extern __shared__ double cache[];
  cache[threadIdx.x] = blockIdx.x * width + threadIdx.x < n ? in[blockIdx.x * width + threadIdx.x] : 0;
  __syncthreads();
  if (threadIdx.x == 0) { T sum = 0; for (int i = 0; i < width; ++i) sum += cache[i]; out[blockIdx.x] = sum; }
}
)",
                          "ones", 1000, 64, asked);
  EXPECT_EQ(made.result.result.text(), "1000");
  EXPECT_EQ(made.result.request.kernel, "total<double, 64>");
}

TEST_F(OwnKernels, of_several_instances_the_one_that_is_asked_for) {
  const std::string text = R"(
template <unsigned width> __global__ void head(const int* in, int* out) { if (threadIdx.x == 0) out[blockIdx.x] = width; }
int main() { head<64><<<1, 64>>>(nullptr, nullptr); head<32><<<1, 32>>>(nullptr, nullptr); return 0; }
)";
  Asked asked;
  asked.function = "head<32>";
  EXPECT_EQ(run(text, "ones", 32, 32, asked).result.result.text(), "32");
  asked.function = "head<16u>";
  EXPECT_EQ(run(text, "ones", 32, 32, asked).result.result.text(), "16");
  asked.function = "head";
  EXPECT_EQ(refusalOf(text, asked), "--function head: there is no such kernel; the file has head<64u>, head<32u>");
  asked.function = "head<int>";
  EXPECT_NE(refusalOf(text, asked).find("--function head<int>: "), std::string::npos);
}

TEST_F(OwnKernels, the_array_that_tells_the_block_need_not_hold_elements) {
  const OwnRun made = run(R"(
#include <cuda_fp16.h>
__global__ void halves(const __half* in, __half* out, int n) {
  __shared__ float sums[128];
  int i = blockIdx.x * 128 + threadIdx.x;
  sums[threadIdx.x] = i < n ? __half2float(in[i]) : 0;
  __syncthreads();
  for (int k = 64; k > 0; k /= 2) {
    if (threadIdx.x < k) sums[threadIdx.x] += sums[threadIdx.x + k];
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = __float2half(sums[0]);
}
)");
  EXPECT_EQ(made.result.request.block, 128u);
  EXPECT_EQ(made.result.result.text(), "1000");
  EXPECT_TRUE(made.result.hazards.empty());
}

TEST_F(OwnKernels, what_it_prints_is_passed_over) {
  const OwnRun made = run(R"(
#include <cstdio>
__global__ void tell(const int* in, int* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && printf("element %d is %d\n", i, in[i]) >= 0) atomicAdd(out, in[i]);
}
)");
  EXPECT_EQ(made.result.result.text(), "1000");
}

constexpr const char* forgetsOne = R"(
__global__ void most(const float* in, float* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && i != 777) atomicAdd(out, in[i]);
}
)";

TEST_F(OwnKernels, one_element_that_is_missing_is_enough) {
  EXPECT_FALSE(run(forgetsOne, "ones", 65536).result.matches);
  const OwnRun made = run(forgetsOne, "", 65536);
  EXPECT_EQ(made.result.request.input, "digits");
  EXPECT_LT(made.result.tolerance, 1e-9);
  EXPECT_FALSE(made.result.matches);
}

TEST_F(OwnKernels, where_sums_round_any_order_is_right) {
  const OwnRun made = run(blockSum, "uniform", 65536);
  EXPECT_TRUE(made.result.matches);
  EXPECT_GT(made.result.tolerance, 0);
}

TEST_F(OwnKernels, a_name_of_c_has_no_types) {
  EXPECT_EQ(refusalOf("extern \"C\" __global__ void f(float* a) { a[0] = 1; }\n"),
            "f has a parameter of the type 'unknown (extern \"C\")'; only arrays of numbers and whole numbers can be "
            "given to it");
}

TEST_F(OwnKernels, a_missing_barrier_is_told_at_its_lines) {
  std::string text = blockSum;
  text.erase(text.find("  __syncthreads();"), std::string("  __syncthreads();").size());
  const OwnRun made = run(text);
  ASSERT_FALSE(made.result.hazards.empty());
  EXPECT_EQ(made.result.hazards.front().kind, Hazard::Kind::race);
  EXPECT_EQ(made.result.hazards.front().first->line, 10u);
  EXPECT_EQ(made.result.hazards.front().second.line, 7u);
}

TEST_F(OwnKernels, what_does_not_end_is_a_sentence) {
  const OwnRun made = run("__global__ void wait(int* flag) {\n  while (atomicAdd(flag, 0) < 2) {}\n}\n");
  ASSERT_TRUE(made.fault);
  EXPECT_EQ(
      english(*made.fault),
      "deadlock in block 0: thread 0 waits at line 2 for in-out[0] to change, and no thread is left to change it");
}

TEST_F(OwnKernels, an_error_has_its_line_and_column) {
  EXPECT_EQ(refusalOf("__global__ void f(int* a)\n{\n  a[0] = b;\n}\n"),
            name() + ", line 3, column 10: use of undeclared identifier 'b'");
}

TEST_F(OwnKernels, what_is_missing_is_asked_for) {
  EXPECT_EQ(refusalOf("int main() { return 0; }\n"),
            "--kernel-file '" + name() + "': it has no complete kernel; write a __global__ function, or name an " +
                "instance of a template, such as --function 'reduce<256>'");
  EXPECT_EQ(refusalOf("__global__ void f(int* a) { a[0] = 1; }\n__global__ void g(int* a) { a[0] = 1; }\n"),
            name() + " has several kernels; choose one with --function: f, g");
  EXPECT_EQ(
      refusalOf("__global__ void f(const int* a, int* b, int c, int d) { b[0] = a[c + d]; }\n"),
      "what f takes cannot be told from int const*, int*, int, int; say it with --args: in, in2, out, in-out or n "
      "for each, such as --args in,out,n");
  Asked asked;
  asked.function = "h";
  EXPECT_EQ(refusalOf("__global__ void f(int* a) { a[0] = 1; }\n", asked),
            "--function h: there is no such kernel; the file has f");
}

TEST_F(OwnKernels, defines_are_given_to_the_compiler) {
  Asked asked;
  asked.defines = {"VALUE=7"};
  const OwnRun made = run("__global__ void f(int* a) { if (threadIdx.x == 0) a[blockIdx.x * blockDim.x] = VALUE; }\n",
                          "ones", 64, 64, asked);
  EXPECT_EQ(made.result.result.text(), "7");
  EXPECT_FALSE(made.result.matches);
}

}  // namespace
}  // namespace warpfold::own
