// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "compile/nvrtc.h"
#include "compile/nvrtc_child.h"
#include "compile/nvrtc_diagnostics.h"
#include "values/error.h"

namespace warpfold::compile {
namespace {

TEST(NvrtcDiagnostics, take_lines_and_carets_apart) {
  const auto all = nvrtcDiagnostics(
      "/kernel.cu(12): error: identifier \"x\" is undefined\n"
      "    *a = x;\n"
      "         ^\n\n"
      "/kernel.cu(3): warning #177-D: variable \"y\" was declared but never referenced\n"
      "    int y;\n"
      "        ^\n\n"
      "1 error detected in the compilation of \"/kernel.cu\".\n");
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0], (Diagnostic{Severity::error, 12, 8, "identifier \"x\" is undefined"}));
  EXPECT_EQ(all[1], (Diagnostic{Severity::warning, 3, 7, "variable \"y\" was declared but never referenced"}));
}

TEST(NvrtcDiagnostics, nothing_of_another_file_is_quoted) {
  const auto all = nvrtcDiagnostics("/etc/passwd(1): error: this declaration has no storage class\n  root:x\n  ^\n");
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0], (Diagnostic{Severity::error, 0, 0, "a file that the source includes is no CUDA C++"}));
}

TEST(NvrtcDiagnostics, what_is_none_is_left_out) {
  EXPECT_TRUE(nvrtcDiagnostics("").empty());
  EXPECT_TRUE(nvrtcDiagnostics("/kernel.cu(): error: a\n/kernel.cu(1: error\n  /kernel.cu(1): error: a\n^\n").empty());
}

class NvrtcSource : public testing::Test {
 protected:
  void SetUp() override {
    if (!Nvrtc::present()) GTEST_SKIP() << "no libnvrtc on this machine";
  }
  static Compiled compiled(const std::string& text) { return Nvrtc::get().compileToPtx({text, {}}); }
};

TEST_F(NvrtcSource, becomes_ptx_with_lines) {
  const Compiled c = compiled("#include <cuda_runtime.h>\n__global__ void f(int* a)\n{\n  atomicAdd(a, 1);\n}\n");
  ASSERT_TRUE(c.ok()) << (c.diagnostics.empty() ? "" : c.diagnostics[0].text);
  EXPECT_NE(c.ptx.find(".visible .entry _Z1fPi("), std::string::npos);
  EXPECT_NE(c.ptx.find(".loc\t1 4"), std::string::npos);
  EXPECT_EQ(c.compiler.find("NVRTC "), 0u);
}

TEST_F(NvrtcSource, an_error_is_told_at_its_line_and_column) {
  const Compiled c = compiled("__global__ void f(int* a)\n{\n  *a = absent_value;\n}\n");
  EXPECT_FALSE(c.ok());
  ASSERT_EQ(c.diagnostics.size(), 1u);
  EXPECT_EQ(c.diagnostics[0], (Diagnostic{Severity::error, 3, 8, "identifier \"absent_value\" is undefined"}));
}

TEST_F(NvrtcSource, compiles_in_a_process_of_its_own) {
  const Source good{"__global__ void f(int* a) { *a = X; }", {"X=4711"}}, bad{"__global__ void f(int* a) { *a = X; }"};
  EXPECT_EQ(compileByNvrtc(good, WARPFOLD_CLI), Nvrtc::get().compileToPtx(good));
  EXPECT_EQ(compileByNvrtc(bad, WARPFOLD_CLI), Nvrtc::get().compileToPtx(bad));
}

TEST_F(NvrtcSource, a_template_without_end_takes_limited_time_and_memory) {
  const std::string bomb =
      "template <int depth, int a, int b> struct Bomb {\n"
      "  static constexpr int x = Bomb<depth - 1, a * 2, b>::x + Bomb<depth - 1, a * 2 + 1, b + 1>::x;\n"
      "};\n"
      "template <int a, int b> struct Bomb<0, a, b> { static constexpr int x = 1; };\n"
      "__global__ void f(int* a) { *a = Bomb<40, 0, 0>::x; }\n";
  EXPECT_THROW(compileByNvrtc({bomb}, WARPFOLD_CLI, {.processorTime = std::chrono::seconds(1)}), InvalidRequest);
}

TEST_F(NvrtcSource, does_not_read_an_endless_file) {
  const Compiled c =
      compileByNvrtc({"#include \"/dev/zero\"\n"}, WARPFOLD_CLI, {.processorTime = std::chrono::seconds(2)});
  EXPECT_FALSE(c.ok());
}

TEST_F(NvrtcSource, has_our_cooperative_groups) {
  const Compiled c = compiled(
      "#include <cooperative_groups.h>\n#include <cooperative_groups/reduce.h>\n"
      "namespace cg = cooperative_groups;\n"
      "__global__ void f(float* a) {\n"
      "  auto tile = cg::tiled_partition<32>(cg::this_thread_block());\n"
      "  a[0] = cg::reduce(tile, a[threadIdx.x], cg::plus<float>());\n  cg::this_grid().sync();\n}\n");
  for (const Diagnostic& d : c.diagnostics) ADD_FAILURE() << d.line << ": " << d.text;
  EXPECT_NE(c.ptx.find("shfl.sync.bfly.b32"), std::string::npos);
}

}  // namespace
}  // namespace warpfold::compile
