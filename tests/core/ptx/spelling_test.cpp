// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// An instruction is executed with all that its suffixes say, or refused.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "ptx/opcode.h"
#include "ptx/program.h"
#include "ptx/reader.h"
#include "support/ptx_kernel.h"
#include "values/error.h"

namespace warpfold::ptx {
namespace {

/// What becomes of a line of PTX: its sentence, or nothing where it is executed.
std::string refusalOf(const std::string& line) {
  try {
    const emulation::Code code(std::make_shared<const Program>(decode(readModule(kernelOf(line + ";\nret;")))), {},
                               true);
  } catch (const InvalidRequest& e) {
    return e.what();
  }
  return {};
}

class Refused : public testing::TestWithParam<const char*> {};
TEST_P(Refused, is_not_executed) {
  const std::string line = GetParam();
  const std::string opcode = line.substr(0, line.find(' '));
  EXPECT_EQ(refusalOf(line), "line 14 of the PTX has '" + opcode + "', which the emulator does not execute");
}
INSTANTIATE_TEST_SUITE_P(
    Spellings, Refused,
    testing::Values("add.potato.u32 %r1, %r2, %r3", "add.f32.relu %f1, %f2, %f3", "fma.rn.relu.f32 %f1, %f2, %f3, %f4",
                    "min.xorsign.abs.f32 %f1, %f2, %f3", "min.NaN.f32 %f1, %f2, %f3", "add.sat.s32 %r1, %r2, %r3",
                    "add.cc.u32 %r1, %r2, %r3", "add.nc.s32 %r1, %r2, %r3", "add.ca.s32 %r1, %r2, %r3",
                    "st.global.nc.u32 [%rd1], %r1", "ld.global.wt.u32 %r1, [%rd1]", "mov.uni.u32 %r1, %r2",
                    "add.global.u32 %r1, %r2, %r3", "add.ftz.f64 %fd1, %fd2, %fd3", "add.u32.u32 %r1, %r2, %r3",
                    "mul.u32 %r1, %r2, %r3", "prmt.b32.f4e %r1, %r2, %r3, %r4", "cvt.rn.relu.f32.f64 %f1, %fd1",
                    "setp.lt.gt.s32 %p1, %r1, %r2", "setp.eq.signed.s32 %p1, %r1, %r2",
                    "ld.global.potato.u32 %r1, [%rd1]", "ld.shared::cluster.u32 %r1, [%r2]",
                    "ld.global.v8.u32 {%r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8}, [%rd1]", "st.async.u32 [%rd1], %r1",
                    "atom.global.add.noftz.f32 %f1, [%rd1], %f2", "atom.global.cas.f32 %f1, [%rd1], %f2, %f3",
                    "fence.proxy.async", "bar.arrive 0, 64", "bar.potato.sync 0", "barrier.cluster.sync 0",
                    "redux.sync.min.abs.f32 %f1, %f2, -1", "redux.sync.add.f32 %f1, %f2, -1",
                    "shfl.down.b32 %r1, %r2, 1, 31, -1", "vote.all.pred %p1, %p2, -1", "bra.potato AWAY;\nAWAY:\nret",
                    "ld.release.gpu.global.u32 %r1, [%rd1]", "st.acquire.gpu.global.u32 [%rd1], %r1",
                    "div.full.f64 %fd1, %fd2, %fd3", "div.approx.f64 %fd1, %fd2, %fd3", "sqrt.full.f32 %f1, %f2",
                    "add.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.u32 %r1, %r2, %r3"));

TEST(Spelling, what_has_another_rounding_or_range_is_refused_by_the_machine) {
  for (const char* line : {"cvt.rz.f32.f64 %f1, %fd1", "cvt.rn.sat.f32.s32 %f1, %r1", "cvt.s32.f32 %r1, %f1"})
    EXPECT_EQ(refusalOf(line), "line 14 of the PTX has 'cvt', which the emulator does not execute") << line;
  EXPECT_EQ(refusalOf("add.rz.f32 %f1, %f2, %f3"), "line 14 of the PTX has 'add', which the emulator does not execute");
}

TEST(Spelling, barriers_have_16_numbers_and_whole_warps) {
  for (const char* line : {"bar.sync 16", "bar.sync -1", "bar.sync 1, 33", "bar.sync 1, 0"})
    EXPECT_EQ(refusalOf(line), "line 14 of the PTX gives 'bar.sync' operands that it does not take") << line;
  EXPECT_EQ(refusalOf("bar.sync 15, 64"), "");
}

TEST(Spelling, predicates_are_negated_only_where_that_is_executed) {
  for (const char* line : {"and.pred %p1, !%p2, %p3", "selp.u32 %r1, 1, 2, !%p1", "mov.pred %p1, !%p2",
                           "add.u32 %r1, !%r2, 1", "st.global.u32 [%rd1], !%r1"})
    EXPECT_NE(refusalOf(line), "") << line;
  EXPECT_EQ(refusalOf("setp.eq.and.u32 %p1, %r1, %r2, !%p2"), "");
  EXPECT_EQ(refusalOf("vote.sync.ballot.b32 %r1, !%p1, -1"), "");
  EXPECT_EQ(refusalOf("bar.red.popc.u32 %r1, 0, !%p1"), "");
}

class Executed : public testing::TestWithParam<const char*> {};
TEST_P(Executed, has_nothing_unknown) {
  EXPECT_EQ(refusalOf(GetParam()), "");
}
INSTANTIATE_TEST_SUITE_P(
    Spellings, Executed,
    testing::Values("add.u32 %r1, %r2, %r3", "add.rn.ftz.f32 %f1, %f2, %f3", "fma.rn.ftz.f32 %f1, %f2, %f3, %f4",
                    "ex2.approx.ftz.f32 %f1, %f2", "div.full.f32 %f1, %f2, %f3", "rsqrt.approx.f64 %fd1, %fd2",
                    "mad.wide.u32 %rd1, %r1, %r2, %rd2", "shf.l.wrap.b32 %r1, %r2, %r3, %r4",
                    "cvt.rzi.ftz.s32.f32 %r1, %f1", "cvt.sat.u8.s32 %rs1, %r1", "cvt.rn.ftz.f16.f32 %rs1, %f1",
                    "cvt.rn.sat.f16.f32 %rs1, %f1", "mov.b32 %r1, 0f3F800000", "mov.f32 %f1, -1.5",
                    "setp.lt.and.ftz.f32 %p1, %f1, %f2, %p2",
                    "ld.global.nc.L1::no_allocate.L2::128B.v2.u32 {%r1, %r2}, [%rd1]", "ld.global.ca.u32 %r1, [%rd1]",
                    "ld.acquire.cta.global.u32 %r1, [%rd1]", "ld.weak.global.u32 %r1, [%rd1]",
                    "st.global.wt.u32 [%rd1], %r1", "st.release.sys.global.u32 [%rd1], %r1",
                    "prefetch.global.L2 [%rd1]", "atom.acq_rel.gpu.global.inc.u32 %r1, [%rd1], %r2",
                    "red.relaxed.gpu.global.add.f32 [%rd1], %f1", "fence.acq_rel.gpu", "fence.sc.cta", "membar.gl",
                    "bar.sync 0", "barrier.sync.aligned 0", "barrier.cta.sync.aligned 0", "bar.warp.sync -1",
                    "barrier.cta.red.popc.aligned.u32 %r1, 0, %p1", "match.all.sync.b32 %r1|%p1, %r2, -1",
                    "redux.sync.xor.b32 %r1, %r2, -1", "vote.sync.uni.pred %p1, %p2, -1", "bra.uni AWAY;\nAWAY:\nret",
                    "nanosleep.u32 20", "exit"));

TEST(Spelling, texts_of_compilers_have_nothing_unknown) {
  for (const std::string folder : {WARPFOLD_TEST_DATA "/ptx", WARPFOLD_TEST_DATA "/../../kernels/ptx"})
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
      std::ifstream stream(file.path());
      std::ostringstream text;
      text << stream.rdbuf();
      const Module module = readModule(text.str());
      for (const Function& each : module.functions) {
        if (!each.entry) continue;
        EXPECT_NO_THROW(decode(module, each.name)) << file.path() << " " << each.name;
      }
    }
}

}  // namespace
}  // namespace warpfold::ptx
