// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Reductions as people write them, from a file to a result.
#include <gtest/gtest.h>

#include <algorithm>

#include "backends/prepared_run.h"
#include "codec/names.h"
#include "compile/clang.h"
#include "emulation/fault.h"
#include "own/own_kernel.h"
#include "trace/trace.h"
#include "values/error.h"
#include "words/english.h"

namespace warpfold::own {
namespace {

class OwnKernels : public testing::Test {
 protected:
  void SetUp() override {
    if (compile::Clang::get() == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
  }
  RunResult run(const std::string& text, const std::string& input = "ones", std::uint64_t n = 1000,
                std::optional<std::uint32_t> block = {}, UserSource asked = {}, Operation op = Operation::sum) {
    asked.file = file;
    asked.text = text;
    m_kernel = readOwnKernel(asked);
    RunRequest request;
    request.kernel = m_kernel.id;
    request.backend = "emulator";
    request.type = m_kernel.user->element;
    request.op = op;
    request.input = input;
    request.n = n;
    request.block = block.value_or(m_kernel.user->blockOfArray.value_or(256));
    return runRequest(Catalogue::builtIn().with(m_kernel), request, RunControl{});
  }
  std::string refusalOf(const std::string& text, UserSource asked = {}) {
    asked.file = file;
    asked.text = text;
    try {
      readOwnKernel(asked);
    } catch (const InvalidRequest& error) {
      return error.what();
    }
    return {};
  }

  static constexpr const char* file = "mine.cu";
  KernelInfo m_kernel;
};

std::string told(const std::vector<StepSummary>& steps) {
  std::string text;
  for (const StepSummary& each : steps)
    text += std::string(codec::nameOf(each.kind)) + (each.stride ? "(" + std::to_string(*each.stride) + ")" : "") +
            " " + std::to_string(each.counters.activeThreads) + "; ";
  return text;
}

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
  const RunResult made = run(blockSum);
  EXPECT_EQ(made.result.text(), "1000");
  EXPECT_TRUE(made.matches);
  EXPECT_TRUE(made.hazards.empty());
  EXPECT_EQ(made.leaves, Leaves::perBlock);
  EXPECT_EQ(made.request.block, 128u) << "that its array is made for";
  EXPECT_EQ(made.request.grid, 8u);
  EXPECT_EQ(made.counters->barriers, 8u * 8u);
  EXPECT_FALSE(made.latency);
  ASSERT_TRUE(made.executions);
  EXPECT_EQ(made.executions->lines.back().line, 14u) << "as the file has them";
}

TEST_F(OwnKernels, one_value_by_atomics_of_a_grid_stride) {
  const RunResult made = run(R"(
__global__ void add(int n, const int* x, int* sum) {
  int mine = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) mine += x[i];
  for (int d = 16; d > 0; d /= 2) mine += __shfl_down_sync(0xffffffff, mine, d);
  if (threadIdx.x % 32 == 0) atomicAdd(sum, mine);
}
)",
                             "digits", 5000);
  EXPECT_TRUE(made.matches) << made.result.text() << " " << made.reference.text();
  EXPECT_EQ(made.leaves, Leaves::one);
}

TEST_F(OwnKernels, in_place) {
  const RunResult made = run(R"(
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
  EXPECT_EQ(made.result.text(), "1000");
  EXPECT_EQ(made.leaves, Leaves::inPlace);
}

TEST_F(OwnKernels, an_instance_of_a_template_with_dynamic_shared_memory) {
  UserSource asked;
  asked.function = "total<double, 64>";
  const RunResult made = run(R"(
template <typename T, int width>
__global__ void total(const T* in, T* out, long n) {
  extern __shared__ double cache[];
  cache[threadIdx.x] = blockIdx.x * width + threadIdx.x < n ? in[blockIdx.x * width + threadIdx.x] : 0;
  __syncthreads();
  if (threadIdx.x == 0) { T sum = 0; for (int i = 0; i < width; ++i) sum += cache[i]; out[blockIdx.x] = sum; }
}
)",
                             "ones", 1000, 64, asked);
  EXPECT_EQ(made.result.text(), "1000");
  EXPECT_EQ(made.request.kernel, "mine:total<double, 64>");
}

TEST_F(OwnKernels, of_several_instances_the_one_that_is_asked_for) {
  const std::string text = R"(
template <unsigned width> __global__ void head(const int* in, int* out) { if (threadIdx.x == 0) out[blockIdx.x] = width; }
int main() { head<64><<<1, 64>>>(nullptr, nullptr); head<32><<<1, 32>>>(nullptr, nullptr); return 0; }
)";
  UserSource asked;
  asked.function = "head<32>";
  EXPECT_EQ(run(text, "ones", 32, 32, asked).result.text(), "32");
  asked.function = "head<16u>";
  EXPECT_EQ(run(text, "ones", 32, 32, asked).result.text(), "16");
  asked.function = "head";
  EXPECT_EQ(refusalOf(text, asked), "--function head: there is no such kernel; the file has head<64u>, head<32u>");
  asked.function = "head<int>";
  EXPECT_NE(refusalOf(text, asked).find("--function head<int>: "), std::string::npos);
}

TEST_F(OwnKernels, the_array_that_tells_the_block_need_not_hold_elements) {
  const RunResult made = run(R"(
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
  EXPECT_EQ(made.request.block, 128u);
  EXPECT_EQ(made.result.text(), "1000");
  EXPECT_TRUE(made.hazards.empty());
}

TEST_F(OwnKernels, what_it_prints_is_passed_over) {
  const RunResult made = run(R"(
#include <cstdio>
__global__ void tell(const int* in, int* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && printf("element %d is %d\n", i, in[i]) >= 0) atomicAdd(out, in[i]);
}
)");
  EXPECT_EQ(made.result.text(), "1000");
}

constexpr const char* forgetsOne = R"(
__global__ void most(const float* in, float* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && i != 777) atomicAdd(out, in[i]);
}
)";

TEST_F(OwnKernels, one_element_that_is_missing_is_enough) {
  EXPECT_FALSE(run(forgetsOne, "ones", 65536).matches);
  const RunResult made = run(forgetsOne, "digits", 65536);
  EXPECT_LT(made.tolerance, 1e-9);
  EXPECT_FALSE(made.matches);
}

TEST_F(OwnKernels, where_sums_round_any_order_is_right) {
  const RunResult made = run(blockSum, "uniform", 65536);
  EXPECT_TRUE(made.matches);
  EXPECT_GT(made.tolerance, 0);
}

TEST_F(OwnKernels, names_of_c_have_types_all_the_same) {
  const RunResult made = run(R"(
extern "C" __global__ void total(unsigned long long n, const double* values, double* sum);
extern "C" __global__ void total(unsigned long long n, const double* values, double* sum) {
  unsigned long long i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(sum, values[i]);
}
extern "C" __global__ void other(unsigned long long n, const double* values, double* sum) { sum[0] = values[n]; }
)",
                             "digits", 1000, 64, {.file = file, .text = {}, .function = "total"});
  EXPECT_EQ(m_kernel.user->element, ElementType::float64);
  EXPECT_TRUE(made.matches);
}

TEST_F(OwnKernels, a_missing_barrier_is_told_at_its_lines) {
  std::string text = blockSum;
  text.erase(text.find("  __syncthreads();"), std::string("  __syncthreads();").size());
  const RunResult made = run(text);
  ASSERT_FALSE(made.hazards.empty());
  EXPECT_EQ(made.hazards.front().kind, Hazard::Kind::race);
  EXPECT_EQ(made.hazards.front().first->line, 10u);
  EXPECT_EQ(made.hazards.front().second.line, 7u);
}

TEST_F(OwnKernels, what_does_not_end_is_a_sentence) {
  try {
    run("__global__ void wait(int* flag) {\n  while (atomicAdd(flag, 0) < 2) {}\n}\n");
    FAIL() << "it came to its end";
  } catch (const emulation::KernelFault& fault) {
    EXPECT_STREQ(
        fault.what(),
        "deadlock in block 0: thread 0 waits at line 2 for in-out[0] to change, and no thread is left to change it");
  }
}

TEST_F(OwnKernels, an_error_has_its_line_and_column) {
  EXPECT_EQ(refusalOf("__global__ void f(int* a)\n{\n  a[0] = 1\n}\n"),
            "mine.cu, line 3, column 11: expected ';' after expression");
}

TEST_F(OwnKernels, a_name_that_nothing_explains_is_asked_for) {
  const char* const text = "__global__ void f(int* a) { if (threadIdx.x == 0) a[blockIdx.x * BLOCK] = 7; }\n";
  EXPECT_EQ(refusalOf(text),
            "mine.cu, line 1: nothing says what BLOCK is; give it a value with --define BLOCK=256 or a line // "
            "warpfold: --define BLOCK=256");
  EXPECT_EQ(run(std::string("  // warpfold: --define BLOCK=64\n") + text, "ones", 64, 64).result.text(), "7");
}

TEST_F(OwnKernels, what_is_missing_is_asked_for) {
  EXPECT_EQ(refusalOf("int main() { return 0; }\n"),
            "mine.cu has no complete kernel; write a __global__ function, or name an instance of a template with "
            "--function 'reduce<256>' or a line // warpfold: --function reduce<256>");
  EXPECT_EQ(refusalOf("__global__ void f(int* a) { a[0] = 1; }\n__global__ void g(int* a) { a[0] = 1; }\n"),
            "mine.cu has several kernels; choose one with --function: f, g");
  EXPECT_EQ(refusalOf("__global__ void f(const int* a, int* b, int c, int d) { b[0] = a[c + d]; }\n"),
            "what f takes cannot be told from int const*, int*, int, int; say it with --args in,out,n or a line // "
            "warpfold: --args in,out,n, where each is in, in2, out, in-out, n, scratch or a number");
  UserSource asked;
  asked.function = "h";
  EXPECT_EQ(refusalOf("__global__ void f(int* a) { a[0] = 1; }\n", asked),
            "--function h: there is no such kernel; the file has f");
}

TEST_F(OwnKernels, lines_of_the_file_say_what_nobody_asked_for) {
  const RunResult made = run(R"(// A class's own.
//warpfold: --function second --args out,in
__global__ void first(int* a, int* b) { if (threadIdx.x == 0) b[blockIdx.x] = a[0]; }
__global__ void second(int* a, int* b) { atomicAdd(a, b[blockIdx.x * blockDim.x + threadIdx.x]); }
)",
                             "ones", 256);
  EXPECT_EQ(made.request.kernel, "mine:second");
  EXPECT_EQ(made.result.text(), "256");
  EXPECT_EQ(refusalOf("\n// warpfold: --block 64\n__global__ void f(int* a) { a[0] = 1; }\n"),
            "mine.cu, line 2: '--block' is not known here; write --function, --args or --define, each with its value");
}

TEST_F(OwnKernels, headers_that_are_not_there_are_passed_over) {
  const RunResult made = run(R"(#include "timer.h"
#include <helper_cuda.h>
#  include <opencv2/core.hpp> // for pictures
__global__ void add(const int* in, int* sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(sum, in[i]);
}
)");
  EXPECT_EQ(made.result.text(), "1000");
  EXPECT_EQ(made.executions->lines.back().line, 7u) << "as the file has them";
}

TEST_F(OwnKernels, what_the_host_does_is_passed_over) {
  const RunResult made = run(R"(%%cu
using namespace cv;
Timer timer;
static Matrix random(int n) { return Matrix(n); }
__global__ void add(const int* in, int* sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(sum, in[i]);
}
int main() {
  int* a = (int*)malloc(40);
  Matrix m = random(3);
  timer.start();
  add<<<1, 10>>>(a, a, std::max(3, 4));
}
)");
  EXPECT_EQ(made.result.text(), "1000");
  EXPECT_EQ(refusalOf("int main() { Timer t; }\n__global__ void f(int* a) {\n  Timer t;\n}\n"),
            "mine.cu, line 3, column 3: unknown type name 'Timer'");
}

TEST_F(OwnKernels, scratch_is_zero_and_numbers_are_what_was_said) {
  UserSource asked;
  asked.args = "in,out,n,scratch,2";
  const RunResult made = run(R"(
__global__ void last(const int* in, int* out, int n, unsigned* count, int factor) {
  __shared__ bool mine;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(out + 1, in[i]);
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) mine = atomicAdd(count, 1u) == gridDim.x - 1;
  __syncthreads();
  if (mine && threadIdx.x == 0) { out[0] = factor * out[1]; out[1] = 0; }
}
)",
                             "ones", 1000, {}, asked);
  EXPECT_EQ(made.result.text(), "2000");
}

TEST_F(OwnKernels, what_is_left_may_be_wider_than_the_elements) {
  const RunResult made = run(R"(
namespace { namespace deep {
__global__ void wide(const float* in, double* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(out, (double)in[i]);
}
} }
)",
                             "digits", 5000, {}, {.file = file, .text = {}, .function = "wide"});
  EXPECT_TRUE(made.matches) << made.result.text();
  EXPECT_EQ(m_kernel.user->element, ElementType::float32);
  EXPECT_EQ(m_kernel.user->left, ElementType::float64);
  EXPECT_EQ(refusalOf("__global__ void f(const float* a, int* b) { b[0] = a[0]; }"),
            "f takes 'float const*' and 'int*'; its arrays must hold the same type");
}

TEST_F(OwnKernels, no_load_is_tried_before_it_is_wanted) {
  const RunResult made = run(R"(
__global__ void add(const int* in, int* sum, int n) {
  __shared__ int cache[64];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  cache[t] = i < n ? in[i] : 0;
  for (int s = blockDim.x / 2; s > 0; s /= 2) {
    __syncthreads();
    if (t < s) cache[t] += cache[t + s];
  }
  if (t == 0 && cache[0] != 0) atomicAdd(sum, cache[0]);
}
)",
                             "ones", 1000);
  EXPECT_TRUE(made.hazards.empty());
  EXPECT_EQ(made.result.text(), "1000");
}

TEST_F(OwnKernels, every_lane_of_a_shuffle_is_at_work) {
  const RunResult made = run(R"(
__global__ void add(const int* in, int* sum, unsigned n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v = 0;
  for (unsigned k = i; k < min(n, i + 1); ++k) v = in[k];
  for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
  if (threadIdx.x % 32 == 0) atomicAdd(sum, v);
}
)",
                             "ones", 256, 64);
  EXPECT_EQ(made.result.text(), "256");
  std::size_t rows = 0;
  for (const StepSummary& each : made.steps)
    rows += each.kind == Step::Kind::combine && each.counters.activeThreads == 256;
  EXPECT_EQ(rows, 5u) << told(made.steps);
}

TEST_F(OwnKernels, shuffles_of_before_volta) {
  const RunResult made = run(R"(
__global__ void add(const float* in, float* sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = i < n ? in[i] : 0;
  for (int d = 16; d > 0; d /= 2) v += __shfl_down(v, d);
  if (threadIdx.x % 32 == 0) atomicAdd(sum, v);
}
)");
  EXPECT_EQ(made.result.text(), "1000");
}

TEST_F(OwnKernels, all_of_a_file_and_why_others_are_none) {
  const Understood all = readOwnKernels({file, R"(
__global__ void sum(const int* in, int* out, int n) { if (threadIdx.x < n) atomicAdd(out, in[threadIdx.x]); }
__global__ void fill(float* a, float value, int n) { a[threadIdx.x] = value; }
__global__ void most(const float* in, float* out) { out[blockIdx.x] = in[threadIdx.x]; }
)"});
  ASSERT_EQ(all.kernels.size(), 2u);
  EXPECT_EQ(all.kernels[0].id, "mine:sum");
  EXPECT_EQ(all.kernels[1].user->element, ElementType::float32);
  ASSERT_EQ(all.refusals.size(), 1u);
  EXPECT_EQ(english(all.refusals[0].message),
            "what fill takes cannot be told from float*, float, int; say it with --args in,out,n or a line // "
            "warpfold: --args in,out,n, where each is in, in2, out, in-out, n, scratch or a number");
  const Understood wrong = readOwnKernels({file, "__global__ void f(int* a) {\n\n  a[0] = ;\n}\n"});
  ASSERT_EQ(wrong.refusals.size(), 1u);
  EXPECT_EQ(wrong.refusals[0].line, 3u);
}

TEST_F(OwnKernels, defines_are_given_to_the_compiler) {
  UserSource asked;
  asked.defines = {"VALUE=7"};
  const RunResult made =
      run("__global__ void f(int* a) { if (threadIdx.x == 0) a[blockIdx.x * blockDim.x] = VALUE; }\n", "ones", 64, 64,
          asked);
  EXPECT_EQ(made.result.text(), "7");
  EXPECT_FALSE(made.matches);
}

// Traces ----------------------------------------------------------------------------------------------------

std::size_t combinations(const BlockTrace& trace) {
  return static_cast<std::size_t>(
      std::count_if(trace.nodes.begin(), trace.nodes.end(), [](const Node& node) { return !node.isInput(); }));
}

TEST_F(OwnKernels, the_tree_of_a_block_that_halves_its_array) {
  const RunResult made = run(blockSum, "ramp", 1024);
  ASSERT_EQ(made.traces.size(), 4u);
  const BlockTrace& trace = *made.traces.front();
  EXPECT_EQ(combinations(trace), 127u);
  EXPECT_EQ(trace.value(NodeId{static_cast<std::uint32_t>(trace.nodes.size() - 1)}).text(), "8128");
  EXPECT_EQ(depth(trace), 7u);
  EXPECT_EQ(told(made.steps),
            "load 512; combine(64) 256; combine(32) 128; combine(16) 64; combine(8) 32; combine(4) 16; combine(2) 8; "
            "combine(1) 4; store 4; ");
  EXPECT_EQ(trace.steps[1].line, 10u) << "where they are added";
}

TEST_F(OwnKernels, the_tree_of_sums_that_warps_shuffle_and_atomics_add) {
  const RunResult made = run(R"(
__global__ void add(const int* x, int* sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, mine = i < n ? x[i] : 0;
  for (int d = 16; d > 0; d /= 2) mine += __shfl_down_sync(0xffffffff, mine, d);
  if (threadIdx.x % 32 == 0) atomicAdd(sum, mine);
}
)",
                             "ones", 128, 64);
  ASSERT_EQ(made.traces.size(), 2u);
  const BlockTrace& trace = *made.traces.back();
  const auto by = [&](Node::Via via) {
    return std::count_if(trace.nodes.begin(), trace.nodes.end(),
                         [&](const Node& node) { return !node.isInput() && node.via == via; });
  };
  EXPECT_GE(by(Node::Via::shuffle), 2 * 31) << "and sums that nobody needs";
  EXPECT_EQ(by(Node::Via::atomic), 2);
  EXPECT_TRUE(std::any_of(trace.nodes.begin(), trace.nodes.end(),
                          [](const Node& node) { return node.via == Node::Via::atomic && node.bits == 128; }));
}

TEST_F(OwnKernels, a_thread_that_sums_up_has_a_chain) {
  const RunResult made = run(R"(
__global__ void strided(const double* x, double* out, int n) {
  double sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) sum += x[i];
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}
)",
                             "digits", 96, 32);
  EXPECT_EQ(combinations(*made.traces.front()), 0u) << "a thread has one element each";
  EXPECT_EQ(made.traces.front()->nodes.size(), 32u);
}

TEST_F(OwnKernels, products_of_pairs_are_the_leaves_of_a_dot_product) {
  const RunResult made = run(R"(
__global__ void dot(const float* a, const float* b, float* out, int n) {
  __shared__ float part[32];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  part[threadIdx.x] = i < n ? a[i] * b[i] : 0;
  __syncthreads();
  for (int d = 16; d > 0; d /= 2) {
    if (threadIdx.x < d) part[threadIdx.x] += part[threadIdx.x + d];
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = part[0];
}
)",
                             "constant:3", 32, 32, {}, Operation::dot);
  EXPECT_EQ(made.result.text(), "288");
  const BlockTrace& trace = *made.traces.front();
  EXPECT_EQ(combinations(trace), 31u);
  EXPECT_EQ(trace.value(NodeId{0}).text(), "9");
}

TEST_F(OwnKernels, the_larger_of_two_is_a_combination_however_it_is_written) {
  for (const char* chosen : {"a > b ? a : b", "max(a, b)"}) {
    const RunResult made = run(std::string("__device__ int larger(int a, int b) { return ") + chosen + R"(; }
__global__ void largest(const int* x, int* out, int n) {
  __shared__ int part[64];
  part[threadIdx.x] = x[blockIdx.x * 64 + threadIdx.x];
  __syncthreads();
  for (int d = 32; d > 0; d /= 2) {
    if (threadIdx.x < d) part[threadIdx.x] = larger(part[threadIdx.x], part[threadIdx.x + d]);
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = part[0];
}
)",
                               "bytes", 256, {}, {}, Operation::max);
    EXPECT_TRUE(made.matches);
    EXPECT_EQ(combinations(*made.traces.front()), 63u) << chosen;
  }
}

TEST_F(OwnKernels, what_takes_the_place_of_a_smaller_one_is_a_combination) {
  const RunResult made = run(R"(
__global__ void largest(const float* x, float* out, int n) {
  __shared__ float part[64];
  part[threadIdx.x] = x[blockIdx.x * 64 + threadIdx.x];
  __syncthreads();
  for (int d = 32; d > 0; d /= 2) {
    if (threadIdx.x < d && part[threadIdx.x + d] > part[threadIdx.x]) part[threadIdx.x] = part[threadIdx.x + d];
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = part[0];
}
)",
                             "uniform", 256, {}, {}, Operation::max);
  EXPECT_TRUE(made.matches);
  EXPECT_EQ(combinations(*made.traces.front()), 63u);
  EXPECT_EQ(depth(*made.traces.front()), 6u);
  EXPECT_EQ(told(made.steps),
            "load 256; combine(32) 128; combine(16) 64; combine(8) 32; combine(4) 16; combine(2) 8; combine(1) 4; "
            "store 4; ");
}

TEST_F(OwnKernels, steps_and_counters_are_those_of_the_same_kernel_of_ours) {
  const RunResult made = run(R"(
__global__ void halves(const int* g_in, int* g_out, unsigned n) {
  __shared__ int cache[128];
  unsigned tid = threadIdx.x, i = blockIdx.x * blockDim.x + tid;
  cache[tid] = i < n ? g_in[i] : 0;
  __syncthreads();
  for (unsigned stride = blockDim.x / 2; stride > 0; stride /= 2) {
    if (tid < stride) cache[tid] += cache[tid + stride];
    __syncthreads();
  }
  if (tid == 0) g_out[blockIdx.x] = cache[0];
}
)",
                             "bytes", 1024);
  RunRequest request = made.request;
  request.kernel = "shared-sequential";
  const RunResult ours = runRequest(Catalogue::builtIn(), request, RunControl{});
  EXPECT_EQ(told(made.steps), told(ours.steps));
  EXPECT_EQ(*made.counters, *ours.launches.front().counters);
  EXPECT_EQ(combinations(*made.traces[2]), combinations(*ours.traces[2]));
}

}  // namespace
}  // namespace warpfold::own
