// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// The exercises that come with the program: their solutions pass, and what a student begins with does not.
#include "jobs/check_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "compile/clang.h"
#include "words/english.h"

namespace warpfold {
namespace {

class CheckRun : public testing::TestWithParam<std::size_t> {
 protected:
  void SetUp() override {
    if (compile::Clang::get() == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
  }
};

std::string solutionOf(std::size_t number) {
  const std::string name = own::exercises()[number].id;
  std::ifstream in(std::string(WARPFOLD_TEST_DATA) + "/../../resources/exercises/solutions/0" +
                   std::to_string(number + 1) + "-" + name + ".cu");
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string told(const CheckedKernel& checked) {
  const CheckedCondition* const first = checked.first();
  return first == nullptr ? "" : english(first->what) + (first->why ? ": " + english(*first->why) : "");
}

TEST_P(CheckRun, its_solution_passes) {
  EXPECT_EQ(told(checkKernel(own::exercises()[GetParam()], {"mine.cu", solutionOf(GetParam())})), "");
}

TEST_P(CheckRun, its_starter_does_not) {
  static const char* const first[] = {
      "no hazard: n 31, block 64: race",
      "no hazard: n 1, block 64: out-of-bounds",
      "no hazard: n 1, block 64: race",
      "shared_load_conflicts <= 0: n 1, block 128: ",
      "atomics <= grid: n 1000, block 64: 1000 where at most 16 are allowed",
      "global_load_sectors <= n / 8 + 8 * grid: n 999, block 64: ",
      "the result: n 1000, block 64: ",
      "the result: n 1000, block 64: ",
  };
  const own::Exercise& exercise = own::exercises()[GetParam()];
  const std::string why = told(checkKernel(exercise, {"mine.cu", exercise.starter}));
  EXPECT_EQ(why.substr(0, std::string_view(first[GetParam()]).size()), first[GetParam()]) << why;
}
INSTANTIATE_TEST_SUITE_P(Exercises, CheckRun, testing::Range<std::size_t>(0, 8), [](const auto& each) {
  std::string name = own::exercises()[each.param].id;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

std::string faultOf(std::size_t number, const char* source) {
  return told(checkKernel(own::exercises()[number], {"mine.cu", source}));
}

TEST(CheckRun, what_passes_by_chance_does_not) {
  if (compile::Clang::get() == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
  constexpr std::size_t firstSum = 0, lastBlock = 1, oneAtomic = 4, largest = 7;
  EXPECT_EQ(faultOf(firstSum,
                    "__global__ void f(const int* in, int* out, int n) { int i = blockIdx.x * blockDim.x + "
                    "threadIdx.x; if (threadIdx.x == 0) { int s = 0; for (int k = i; k < min(n, i + "
                    "(int)blockDim.x); ++k) s += in[k]; out[blockIdx.x] = s; } }"),
            "leaves: one: one value per block is left; this program combined them")
      << "a value of each block";
  EXPECT_EQ(faultOf(lastBlock,
                    "__global__ void f(const int* in, int* out, int n) { int i = blockIdx.x * blockDim.x + "
                    "threadIdx.x; if (i < n) atomicAdd(out, in[i]); }")
                .substr(0, 20),
            "the result: n 1, blo")
      << "what it has not written";
  EXPECT_EQ(faultOf(oneAtomic,
                    "__global__ void f(const float* in, float* out, int n) { __shared__ int c[256]; int t = "
                    "threadIdx.x, i = blockIdx.x * blockDim.x + t; c[t] = i < n ? in[i] : 0; "
                    "__syncthreads(); for (int s = blockDim.x / 2; s > 0; s /= 2) { if (t < s) c[t] += c[t + "
                    "s]; __syncthreads(); } if (t == 0) atomicAdd(out, (float)c[0]); }")
                .substr(0, 21),
            "the result: n 1, bloc")
      << "whole numbers of floats";
  const CheckedKernel firstWarp = checkKernel(
      own::exercises()[largest],
      {"mine.cu",
       "__global__ void f(const int* in, int* out, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; int v = i < "
       "n "
       "? in[i] : -2147483647 - 1; for (int d = 16; d > 0; d /= 2) v = max(v, __shfl_down_sync(0xffffffff, v, d)); if "
       "(threadIdx.x == 0) out[blockIdx.x] = v; }"});
  const CheckedCondition& perBlock = firstWarp.conditions.at(3);
  ASSERT_TRUE(perBlock.why) << "the first warp alone";
  EXPECT_EQ(english(*perBlock.why).find("n 1000, block 64: out["), 0u) << english(*perBlock.why);
}

TEST(CheckRun, a_launch_that_does_not_end_is_the_last) {
  if (compile::Clang::get() == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
  const CheckedKernel checked =
      checkKernel(own::exercises().front(), {"mine.cu",
                                             "__global__ void f(const int* in, volatile int* out, int n) {\n  while "
                                             "(out[0] == 0) { }\n  out[0] = in[0];\n}"});
  EXPECT_EQ(checked.held(), 1u);
  EXPECT_EQ(
      told(checked),
      "no hazard: n 1, block 64: deadlock in block 0: thread 0 waits at line 2 for out[0] to change, and no thread "
      "is left to change it");
}

TEST(CheckRun, what_does_not_compile_holds_nothing) {
  if (compile::Clang::get() == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
  const CheckedKernel checked =
      checkKernel(own::exercises().front(), {"mine.cu", "__global__ void f(int* a) { a = ; }"});
  EXPECT_EQ(checked.held(), 0u);
  EXPECT_EQ(told(checked), "it can be run: mine.cu, line 1, column 33: expected expression");
}

TEST(CheckRun, a_fault_is_a_hazard_with_its_place) {
  if (compile::Clang::get() == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
  const CheckedKernel checked = checkKernel(
      own::exercises().front(),
      {"mine.cu",
       "__global__ void f(const int* in, int* out, int n) {\n  atomicAdd(out, in[threadIdx.x + 1000000]);\n}"});
  const CheckedCondition& hazards = checked.conditions.at(1);
  ASSERT_TRUE(hazards.why);
  EXPECT_NE(english(*hazards.why).find("(line 2) reads g_in[1000000], beyond the end of the array"), std::string::npos)
      << english(*hazards.why);
}

}  // namespace
}  // namespace warpfold
