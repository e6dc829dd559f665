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
      "the result: n 31, block 64: ",
      "the result: n 1, block 64: ",
      "the result: n 1000, block 64: ",
      "shared_load_conflicts <= 0: n 1, block 128: ",
      "atomics <= grid: n 1000, block 64: 1000 where at most 16 are allowed",
      "global_load_sectors <= n / 8 + 1: n 1000, block 64: ",
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
  const CheckedCondition& hazards = checked.conditions.at(2);
  ASSERT_TRUE(hazards.why);
  EXPECT_NE(english(*hazards.why).find("(line 2) reads g_in[1000000], beyond the end of the array"), std::string::npos)
      << english(*hazards.why);
}

}  // namespace
}  // namespace warpfold
