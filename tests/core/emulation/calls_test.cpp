// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Functions that are not inlined, and arrays in local memory.
#include <gtest/gtest.h>

#include <numeric>

#include "support/ptx_kernel.h"

namespace warpfold {
namespace {

std::vector<std::int32_t> resultsOf(const std::string& kernel, std::uint32_t threads) {
  std::vector<std::int32_t> in(64), out(threads);
  std::iota(in.begin(), in.end(), 1);
  PtxKernel runner(ptxText("locks_and_calls"), kernel);
  const std::uint64_t n = in.size();
  runner.run(1, threads, runner.array("in", std::span(in)), runner.array("out", std::span(out)), n);
  return out;
}

TEST(Calls, lanes_recurse_to_depths_of_their_own) {
  const std::vector<std::int32_t> out = resultsOf("recursion", 40);
  for (std::uint32_t i = 0; i < 40; ++i) {
    const auto n = static_cast<std::int32_t>(i % 8 + 1);
    EXPECT_EQ(out[i], n * (n + 1) / 2) << i;
  }
}

TEST(Calls, each_lane_has_its_own_local_array) {
  const std::vector<std::int32_t> out = resultsOf("local_array", 40);
  for (std::uint32_t i = 0; i < 40; ++i) {
    std::int32_t sum = 0;
    for (std::uint32_t k = 0; k < i % 8 + 1; ++k) {
      const auto place = static_cast<std::int32_t>((k * 5 + i) & 7);
      sum += (place + 1) * place;
    }
    EXPECT_EQ(out[i], sum) << i;
  }
}

TEST(Calls, only_some_lanes_may_call) {
  const std::string function =
      ".func (.param .b32 r) twice (.param .b32 a)\n{\n.reg .b32 %a<4>;\nld.param.u32 %a1, [a];\nshl.b32 %a2, %a1, 1;\n"
      "st.param.b32 [r], %a2;\nret;\n}\n";
  const auto out = valuesOf(
      "mov.u32 %r1, %tid.x;\nmov.u32 %r2, 5;\nsetp.gt.u32 %p1, %r1, 9;\n@%p1 bra MEET;\n{\n"
      ".param .b32 p0;\nst.param.b32 [p0], %r1;\n.param .b32 r0;\ncall (r0), twice, (p0);\n"
      "ld.param.b32 %r2, [r0];\n}\nMEET:\n",
      2, 32, function);
  EXPECT_EQ(out[9], 18u);
  EXPECT_EQ(out[10], 5u);
}

// As an H200 has them.
TEST(Calls, a_signed_parameter_widens_to_its_register) {
  const std::string function =
      ".func (.param .b32 r) wide (.param .b32 a)\n{\n.reg .b32 %a<4>;\nld.param.s8 %a1, [a];\n"
      "st.param.b32 [r], %a1;\nret;\n}\n";
  const auto out = valuesOf(
      "mov.u32 %r1, 0x7f80;\n{\n.param .b32 p0;\nst.param.b32 [p0], %r1;\n.param .b32 r0;\ncall (r0), wide, (p0);\n"
      "ld.param.b32 %r2, [r0];\n}\n",
      2, 32, function);
  EXPECT_EQ(out[3], 0xffffff80u);
}

TEST(Calls, a_signed_parameter_of_the_kernel_leaves_nothing_above_its_register) {
  PtxKernel kernel(
      ".version 7.5\n.target sm_70\n.address_size 64\n.visible .entry k(.param .u64 out, .param .u32 q)\n{\n"
      ".reg .pred %p<2>; .reg .b16 %rs<2>; .reg .b32 %r<4>; .reg .b64 %rd<3>;\nld.param.u64 %rd1, [out];\n"
      "ld.param.s8 %rs1, [q];\nsetp.eq.b16 %p1, %rs1, 0xffff;\nselp.u32 %r1, 1, 0, %p1;\n"
      "st.global.u32 [%rd1], %r1;\ncvt.u32.u16 %r2, %rs1;\nst.global.u32 [%rd1+4], %r2;\n"
      "ld.param.s16 %rd2, [q];\nst.global.u64 [%rd1+8], %rd2;\nret;\n}\n");
  std::vector<std::uint32_t> out(4);
  kernel.run(1, 1, kernel.array("out", std::span(out)), ~0u);
  EXPECT_EQ(out, (std::vector<std::uint32_t>{1, 0xffff, 0xffffffff, 0xffffffff}));
}

}  // namespace
}  // namespace warpfold
