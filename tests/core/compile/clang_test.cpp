// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/clang.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "data/private_folder.h"
#include "values/error.h"

namespace warpfold::compile {
namespace {

class ClangTest : public testing::Test {
 protected:
  void SetUp() override {
    if (Clang::get() == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
  }
  static Compiled compiled(const std::string& text, std::vector<std::string> defines = {}) {
    return Clang::get()->compile({text, std::move(defines)});
  }
  /// Of a source that should have no errors.
  static std::string ptxOf(const std::string& text) {
    const Compiled c = compiled(text);
    for (const Diagnostic& d : c.diagnostics) ADD_FAILURE() << d.line << ":" << d.column << ": " << d.text;
    return c.ptx;
  }
  static bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }
};

TEST_F(ClangTest, a_kernel_becomes_ptx_without_a_toolkit) {
  const std::string ptx = ptxOf(R"(
__global__ void twice(int* data, int n)
{
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    data[i] *= 2;
}
)");
  EXPECT_TRUE(has(ptx, ".visible .entry _Z5twicePii("));
  EXPECT_TRUE(has(ptx, "%ctaid.x;"));
}

TEST_F(ClangTest, instructions_have_the_lines_of_the_source_also_within_functions_of_ours) {
  const std::string ptx = ptxOf("__global__ void f(int* a)\n{\n\n  atomicMax(a, 7);\n}\n");
  const std::size_t at = ptx.find("atom.global.max.s32");
  ASSERT_NE(at, std::string::npos);
  const std::size_t line = ptx.rfind(".loc", at);
  EXPECT_EQ(ptx.substr(line, 8), ".loc\t1 4");
}

TEST_F(ClangTest, an_operand_keeps_its_side) {
  const std::string ptx = ptxOf(R"(
extern "C" __device__ __attribute__((const)) int combine(int left, int right);
__global__ void f(const int* a, int* out) { *out = combine(a[2], a[1]); }
)");
  // Whichever is loaded first, a[2] is the first argument.
  const std::size_t load = ptx.find("+8];"), name = ptx.rfind("\t%r", load) + 1;
  ASSERT_NE(load, std::string::npos) << ptx;
  const std::string loaded = ptx.substr(name, ptx.find(',', name) - name);
  EXPECT_TRUE(has(ptx, "[param0+0], " + loaded + ";")) << ptx;
}

TEST_F(ClangTest, a_product_and_a_sum_round_apart) {
  const std::string ptx = ptxOf("__global__ void f(float* a) { *a = a[1] * a[2] + a[3]; }");
  EXPECT_TRUE(has(ptx, "mul.rn.f32"));
  EXPECT_FALSE(has(ptx, "fma"));
}

TEST_F(ClangTest, defines_reach_the_source) {
  const Compiled c = compiled("__global__ void f(int* a) { *a = VALUE; }", {"VALUE=4711"});
  EXPECT_TRUE(has(c.ptx, "4711"));
}

TEST_F(ClangTest, an_error_is_told_at_its_line_and_column) {
  const Compiled c = compiled("__global__ void f(int* a)\n{\n  *a = absent_value;\n}\n");
  EXPECT_FALSE(c.ok());
  ASSERT_EQ(c.diagnostics.size(), 1u);
  EXPECT_EQ(c.diagnostics[0], (Diagnostic{Severity::error, 3, 8, "use of undeclared identifier 'absent_value'"}));
}

TEST_F(ClangTest, a_warning_leaves_the_ptx) {
  const Compiled c = compiled("__global__ void f(int* a)\n{\n  *a = 1 / 0;\n}\n");
  EXPECT_TRUE(c.ok());
  ASSERT_EQ(c.diagnostics.size(), 1u);
  EXPECT_EQ(c.diagnostics[0], (Diagnostic{Severity::warning, 3, 10, "division by zero is undefined"}));
}

TEST_F(ClangTest, lines_are_those_of_the_text_whatever_line_directives_say) {
  const Compiled c = compiled("#line 500 \"other.cu\"\n__global__ void f(int* a)\n{ *a = absent_value; }\n");
  ASSERT_EQ(c.diagnostics.size(), 1u);
  EXPECT_EQ(c.diagnostics[0].line, 3u);
}

TEST_F(ClangTest, what_goes_wrong_in_a_header_is_told_at_the_call) {
  const Compiled c = compiled("__global__ void f(int** a)\n{\n  __ldg(1);\n}\n");
  ASSERT_FALSE(c.diagnostics.empty());
  EXPECT_EQ(c.diagnostics[0].line, 3u);
}

TEST_F(ClangTest, the_compiler_is_named) {
  EXPECT_EQ(compiled("").compiler, "clang " + Clang::get()->version());
  EXPECT_GE(Clang::get()->major(), 14);
}

TEST_F(ClangTest, a_source_of_more_than_4_mib_is_refused) {
  EXPECT_THROW(compiled(std::string((4u << 20) + 1, '\n')), InvalidRequest);
}

TEST(ClangSearch, finds_none_in_an_empty_folder) {
  const PrivateFolder folder;
  EXPECT_EQ(Clang::find((folder / "").string()), nullptr);
  EXPECT_EQ(Clang::find(""), nullptr);
}

}  // namespace
}  // namespace warpfold::compile
