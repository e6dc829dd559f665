// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Single instructions by what the PTX ISA says of them, once with the same operands for all lanes and once with a value
// each, which other handlers execute.
#include <gtest/gtest.h>

#include "support/ptx_kernel.h"

namespace warpfold {
namespace {

struct Case {
  const char* instructions;  ///< %r1 is 7, %r2 is -3, %r3 is 0x80000000, %r4 is 40; the result is in %r5
  std::uint32_t result;
};

std::uint32_t resultOf(const std::string& instructions, bool varying) {
  const std::string zero = varying ? "mov.u32 %r20, %tid.x;\nshr.u32 %r21, %r20, 5;\n" : "mov.u32 %r21, %ctaid.x;\n";
  const std::string operands =
      "add.s32 %r1, %r21, 7;\nadd.s32 %r2, %r21, -3;\nadd.s32 %r3, %r21, 0x80000000;\nadd.s32 %r4, %r21, 40;\n"
      "mov.b32 %f1, %r1;\n";
  return valuesOf(zero + operands + instructions + "\n", 5)[17];
}

class Arithmetic : public testing::TestWithParam<Case> {};

TEST_P(Arithmetic, gives_what_the_manual_says) {
  EXPECT_EQ(resultOf(GetParam().instructions, false), GetParam().result) << GetParam().instructions;
  EXPECT_EQ(resultOf(GetParam().instructions, true), GetParam().result) << GetParam().instructions;
}

INSTANTIATE_TEST_SUITE_P(
    integers, Arithmetic,
    testing::Values(
        Case{"add.s32 %r5, %r1, %r2;", 4}, Case{"sub.s32 %r5, %r2, %r1;", 0xfffffff6},
        Case{"mul.lo.s32 %r5, %r1, %r2;", 0xffffffeb}, Case{"mul.hi.s32 %r5, %r3, %r1;", 0xfffffffc},
        Case{"mul.hi.u32 %r5, %r3, %r1;", 3}, Case{"mad.lo.s32 %r5, %r1, %r2, %r4;", 19},
        Case{"mul.wide.s32 %rd1, %r2, %r1;\ncvt.u32.u64 %r5, %rd1;", 0xffffffeb},
        Case{"mul.wide.u32 %rd1, %r3, %r1;\nshr.u64 %rd2, %rd1, 32;\ncvt.u32.u64 %r5, %rd2;", 3},
        Case{"mul.wide.s32 %rd1, %r2, %r1;\nshr.u64 %rd2, %rd1, 32;\ncvt.u32.u64 %r5, %rd2;", 0xffffffff},
        Case{"mad.wide.u32 %rd1, %r1, %r4, 5;\ncvt.u32.u64 %r5, %rd1;", 285}, Case{"div.s32 %r5, %r2, %r1;", 0},
        Case{"div.u32 %r5, %r2, %r1;", 0x24924924}, Case{"div.u32 %r5, %r4, 8;", 5}, Case{"rem.u32 %r5, %r4, 32;", 8},
        Case{"rem.s32 %r5, %r2, 2;", 0xffffffff}, Case{"div.u32 %r5, %r1, 0;", 0xffffffff},
        Case{"div.s32 %r5, %r3, -1;", 0x80000000}, Case{"min.s32 %r5, %r2, %r1;", 0xfffffffd},
        Case{"min.u32 %r5, %r2, %r1;", 7}, Case{"max.s32 %r5, %r3, %r1;", 7}, Case{"abs.s32 %r5, %r2;", 3},
        Case{"neg.s32 %r5, %r1;", 0xfffffff9}, Case{"not.b32 %r5, %r1;", 0xfffffff8}, Case{"and.b32 %r5, %r1, 10;", 2},
        Case{"xor.b32 %r5, %r1, 10;", 13}, Case{"shl.b32 %r5, %r1, 3;", 56}, Case{"shl.b32 %r5, %r1, %r4;", 0},
        Case{"shr.s32 %r5, %r2, %r4;", 0xffffffff}, Case{"shr.u32 %r5, %r2, 30;", 3}, Case{"popc.b32 %r5, %r2;", 31},
        Case{"clz.b32 %r5, %r1;", 29}, Case{"bfind.u32 %r5, %r1;", 2}, Case{"brev.b32 %r5, %r1;", 0xe0000000},
        Case{"bfe.u32 %r5, %r4, 3, 2;", 1}, Case{"bfe.s32 %r5, %r4, 3, 3;", 0xfffffffd},
        Case{"bfe.s32 %r5, %r3, 40, 4;", 0xffffffff}, Case{"bfe.s32 %r5, %r3, 40, 32;", 0xffffffff},
        Case{"bfe.u32 %r5, %r3, 40, 4;", 0}, Case{"bfe.s32 %r5, %r3, 30, 5;", 0xfffffffe},
        Case{"bfe.s32 %r5, %r3, 0, 0;", 0}, Case{"bfe.u32 %r5, %r2, 0, 32;", 0xfffffffd},
        Case{"bfi.b32 %r5, %r1, %r4, 8, 2;", 0x328}, Case{"lop3.b32 %r5, %r1, %r4, %r2, 0x96;", 7 ^ 40 ^ 0xfffffffd},
        Case{"prmt.b32 %r5, %r1, %r4, 0x0004;", 0x07070728}, Case{"shf.l.wrap.b32 %r5, %r3, %r1, 1;", 15},
        Case{"mov.b64 %rd1, {%r1, %r4};\nmov.b64 {%r6, %r5}, %rd1;", 40},
        Case{"cvt.u16.u32 %rs1, %r2;\ncvt.s32.s16 %r5, %rs1;", 0xfffffffd},
        Case{"cvt.u16.u32 %rs1, %r2;\ncvt.u32.u16 %r5, %rs1;", 0xfffd},
        Case{"cvt.u16.u32 %rs1, %r2;\nshr.s16 %rs2, %rs1, 1;\ncvt.u32.u16 %r5, %rs2;", 0xfffe},
        Case{"cvt.s8.s32 %rs1, %r4;\ncvt.u32.u16 %r5, %rs1;", 40}, Case{"cvt.sat.u8.s32 %r5, %r2;", 0},
        Case{"cvt.s64.s32 %rd1, %r2;\nshr.s64 %rd1, %rd1, 33;\ncvt.u32.u64 %r5, %rd1;", 0xffffffff},
        Case{"setp.lt.s32 %p1, %r2, %r1;\nselp.b32 %r5, 1, 2, %p1;", 1},
        Case{"setp.lt.u32 %p1, %r2, %r1;\nselp.b32 %r5, 1, 2, %p1;", 2},
        Case{"setp.hi.u32 %p1, %r2, %r1;\nsetp.eq.and.s32 %p2|%p3, %r1, 7, !%p1;\nselp.b32 %r5, 1, 2, %p2;", 2},
        Case{"set.eq.u32.s32 %r5, %r1, 7;", 0xffffffff},
        Case{"setp.eq.s32 %p1, %r1, 7;\nnot.pred %p2, %p1;\nxor.pred %p3, %p1, %p2;\nselp.b32 %r5, 1, 2, %p3;", 1}));

INSTANTIATE_TEST_SUITE_P(
    floats, Arithmetic,
    testing::Values(Case{"cvt.rn.f32.s32 %f2, %r2;\nmov.b32 %r5, %f2;", 0xc0400000},
                    Case{"cvt.rn.f32.s32 %f2, %r2;\nadd.f32 %f3, %f2, 0f3F000000;\nmov.b32 %r5, %f3;", 0xc0200000},
                    Case{"cvt.rn.f32.s32 %f2, %r2;\nmul.rn.f32 %f3, %f2, %f2;\nmov.b32 %r5, %f3;", 0x41100000},
                    Case{"cvt.rn.f32.s32 %f2, %r2;\nfma.rn.f32 %f3, %f2, %f2, 0fBF800000;\nmov.b32 %r5, %f3;",
                         0x41000000},
                    Case{"cvt.rn.f32.s32 %f2, %r1;\ndiv.rn.f32 %f3, %f2, 0f40000000;\nmov.b32 %r5, %f3;", 0x40600000},
                    Case{"cvt.rn.f32.s32 %f2, %r1;\nsqrt.rn.f32 %f3, 0f41100000;\nmov.b32 %r5, %f3;", 0x40400000},
                    Case{"min.f32 %f2, 0f7FC00000, 0f40000000;\nmov.b32 %r5, %f2;", 0x40000000},
                    Case{"max.f32 %f2, 0f80000000, 0f00000000;\nmov.b32 %r5, %f2;", 0x00000000},
                    Case{"min.f32 %f2, 0f00000000, 0f80000000;\nmov.b32 %r5, %f2;", 0x80000000},
                    Case{"sub.f32 %f2, 0f7F800000, 0f7F800000;\nmov.b32 %r5, %f2;", 0x7fffffff},
                    Case{"neg.f32 %f2, 0f3F800000;\nabs.f32 %f3, %f2;\nmov.b32 %r5, %f3;", 0x3f800000},
                    Case{"cvt.rzi.s32.f32 %r5, 0fC0200000;", 0xfffffffe}, Case{"cvt.rni.s32.f32 %r5, 0f40200000;", 2},
                    Case{"cvt.rzi.u32.f32 %r5, 0fC0200000;", 0}, Case{"cvt.rzi.s32.f32 %r5, 0f7F800000;", 0x7fffffff},
                    Case{"cvt.rzi.s32.f32 %r5, 0f7FC00000;", 0},
                    Case{"cvt.rzi.s32.f64 %r5, 0d7FF8000000000000;", 0x80000000},
                    Case{"cvt.rni.u32.f64 %r5, 0d7FF8000000000000;", 0x80000000},
                    Case{"cvt.rpi.f32.f32 %f2, 0f40200000;\nmov.b32 %r5, %f2;", 0x40400000},
                    Case{"cvt.f64.f32 %fd1, 0f40200000;\nadd.f64 %fd2, %fd1, 0d3FF0000000000000;\ncvt.rn.f32.f64 %f2, "
                         "%fd2;\nmov.b32 "
                         "%r5, %f2;",
                         0x40600000},
                    Case{"cvt.rn.f16.f32 %rs1, 0f3FC00000;\ncvt.u32.u16 %r5, %rs1;", 0x3e00},
                    Case{"cvt.rn.bf16.f32 %rs1, 0f3FC00000;\ncvt.u32.u16 %r5, %rs1;", 0x3fc0},
                    Case{"cvt.u16.u32 %rs1, 0x3e00;\ncvt.f32.f16 %f2, %rs1;\nmov.b32 %r5, %f2;", 0x3fc00000},
                    Case{"setp.ltu.f32 %p1, 0f7FC00000, 0f3F800000;\nselp.b32 %r5, 1, 2, %p1;", 1},
                    Case{"setp.ne.f32 %p1, 0f7FC00000, 0f3F800000;\nselp.b32 %r5, 1, 2, %p1;", 2},
                    Case{"setp.nan.f32 %p1, 0f7FC00000, 0f3F800000;\nselp.b32 %r5, 1, 2, %p1;", 1},
                    Case{"testp.finite.f32 %p1, 0f3F800000;\nselp.b32 %r5, 1, 2, %p1;", 1}));

TEST(Memory, narrow_values_are_extended_as_the_type_says) {
  const std::string before = ".global .align 4 .b8 bytes[8] = {255, 2, 3, 4, 5, 6, 7, 8};";
  EXPECT_EQ(valuesOf("ld.global.s8 %r5, [bytes];\n", 5, 32, before)[3], 0xffffffffu);
  EXPECT_EQ(valuesOf("ld.global.u8 %r5, [bytes];\n", 5, 32, before)[3], 255u);
  EXPECT_EQ(valuesOf("ld.global.u16 %rs1, [bytes+2];\ncvt.u32.u16 %r5, %rs1;\n", 5, 32, before)[3], 0x403u);
  EXPECT_EQ(valuesOf("ld.global.v2.u32 {%r4, %r5}, [bytes];\n", 5, 32, before)[3], 0x08070605u);
  EXPECT_EQ(valuesOf("ld.global.u32 %rd1, [bytes+4];\ncvt.u32.u64 %r5, %rd1;\n", 5, 32, before)[3], 0x08070605u);
}

TEST(Memory, generic_addresses_find_shared_memory) {
  EXPECT_EQ(
      valuesOf("mov.u64 %rd1, word;\ncvta.shared.u64 %rd2, %rd1;\nst.u32 [%rd2], 9;\nld.shared.u32 %r5, [word];\n", 5,
               32, ".shared .align 4 .u32 word;")[31],
      9u);
}

TEST(Atomics, lanes_come_one_after_the_other) {
  const auto out = valuesOf("atom.shared.add.u32 %r5, [word], 2;\n", 5, 32, ".shared .align 4 .u32 word;");
  EXPECT_EQ(out[0], 0u);
  EXPECT_EQ(out[31], 62u);
  EXPECT_EQ(valuesOf("atom.shared.inc.u32 %r5, [word], 9;\nld.shared.u32 %r5, [word];\n", 5, 32,
                     ".shared .align 4 .u32 word;")[0],
            2u);
}

/// The bits of %f1 behind a body, in which %f2 is the least normal number, %f3 half of it, %f4 two and %f5 a half.
std::uint32_t flushed(const std::string& body) {
  return valuesOf(
      "mov.f32 %f2, 0f00800000;\nmov.f32 %f3, 0f80400000;\nmov.f32 %f4, 0f40000000;\n"
      "mov.f32 %f5, 0f3F000000;\n" +
          body + "mov.b32 %r1, %f1;\n",
      1)[0];
}

TEST(Arithmetic, with_ftz_subnormal_numbers_are_zeros_of_their_sign) {
  EXPECT_EQ(flushed("mul.rn.f32 %f1, %f2, %f5;\n"), 0x00400000u);
  EXPECT_EQ(flushed("mul.rn.ftz.f32 %f1, %f2, %f5;\n"), 0u);
  EXPECT_EQ(flushed("mul.rn.f32 %f1, %f3, %f4;\n"), 0x80800000u);
  EXPECT_EQ(flushed("mul.rn.ftz.f32 %f1, %f3, %f4;\n"), 0x80000000u);
  EXPECT_EQ(flushed("fma.rn.ftz.f32 %f1, %f3, %f4, %f2;\n"), 0x00800000u);
  EXPECT_EQ(flushed("neg.ftz.f32 %f1, %f3;\n"), 0u);
  EXPECT_EQ(flushed("rcp.approx.ftz.f32 %f1, %f3;\n"), 0xff800000u);
  EXPECT_EQ(flushed("cvt.ftz.f64.f32 %fd1, %f3;\ncvt.rn.f32.f64 %f1, %fd1;\n"), 0x80000000u);
  EXPECT_EQ(flushed("setp.lt.f32 %p1, %f3, 0f00000000;\nselp.f32 %f1, %f4, %f5, %p1;\n"), 0x40000000u);
  EXPECT_EQ(flushed("setp.lt.ftz.f32 %p1, %f3, 0f00000000;\nselp.f32 %f1, %f4, %f5, %p1;\n"), 0x3f000000u);
}

TEST(Arithmetic, a_saturated_half_lies_between_0_and_1) {
  const auto half = [](const std::string& of) {
    return flushed("cvt.rn.sat.f16.f32 %rs1, " + of + ";\ncvt.u32.u16 %r1, %rs1;\nmov.b32 %f1, %r1;\n");
  };
  EXPECT_EQ(half("%f4"), 0x3c00u);
  EXPECT_EQ(half("%f5"), 0x3800u);
  EXPECT_EQ(half("%f3"), 0u);
}

// As an H200 has them.
INSTANTIATE_TEST_SUITE_P(
    properties_of_floats, Arithmetic,
    testing::Values(Case{"testp.normal.f32 %p1, 0f80000000;\nselp.u32 %r5, 1, 0, %p1;", 1},
                    Case{"testp.normal.f32 %p1, 0f000116c2;\nselp.u32 %r5, 1, 0, %p1;", 0},
                    Case{"copysign.f32 %f2, 0fbf800000, 0f7fa00001;\nmov.b32 %r5, %f2;", 0xffa00001},
                    Case{"copysign.f32 %f2, 0f3f800000, 0fffa00001;\nmov.b32 %r5, %f2;", 0x7fa00001}));

TEST(Arithmetic, a_half_float_is_no_pattern_of_bits) {
  EXPECT_THROW(valuesOf("mov.u16 %rs1, 0x3c00;\ncvt.rzi.u32.f16 %r5, %rs1;", 5), InvalidRequest);
}

// As an H200 has them.
/// What a word holds after `body` on it: %rd1 is its address, %f1 a subnormal float32, %f2 is 1.
std::uint32_t leftBy(const std::string& body, std::uint32_t word, const std::string& before = {}) {
  return valuesOf("ld.param.u64 %rd1, [out];\nmov.u32 %r1, " + std::to_string(word) +
                      ";\nst.global.u32 [%rd1], %r1;\nmov.f32 %f1, 0f000116c2;\nmov.f32 %f2, 0f3f800000;\n" + body,
                  5, 1, before)[0];
}

// As an H200 has them.
TEST(Arithmetic, atomics_take_subnormal_floats_as_zero_in_global_memory_only) {
  const std::string shared = ".shared .align 4 .b8 s[4];\n";
  const std::string toShared = "mov.u32 %r3, s;\nst.shared.u32 [%r3], %r1;\n";
  EXPECT_EQ(leftBy("red.global.add.f32 [%rd1], %f1;\nld.global.u32 %r5, [%rd1];\n", 0x000116c2), 0u);
  EXPECT_EQ(leftBy("neg.f32 %f1, %f1;\natom.add.f32 %f3, [%rd1], %f1;\nld.global.u32 %r5, [%rd1];\n", 0x800116c2),
            0x80000000u);
  EXPECT_EQ(leftBy(toShared + "atom.shared.add.f32 %f2, [%r3], %f1;\nld.shared.u32 %r5, [%r3];\n", 0x000116c2, shared),
            0x00022d84u);
  EXPECT_EQ(leftBy(toShared + "mov.u64 %rd2, s;\ncvta.shared.u64 %rd2, %rd2;\natom.add.f32 %f2, [%rd2], %f1;\n"
                              "ld.shared.u32 %r5, [%r3];\n",
                   0x000116c2, shared),
            0x00022d84u);
}

TEST(Arithmetic, atomics_leave_one_pattern_of_what_is_no_number) {
  EXPECT_EQ(leftBy("red.global.add.f32 [%rd1], %f2;\nld.global.u32 %r5, [%rd1];\n", 0x7fa00001), 0x7fffffffu);
}

}  // namespace
}  // namespace warpfold
