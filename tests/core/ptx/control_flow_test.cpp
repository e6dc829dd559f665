// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/control_flow.h"

#include <gtest/gtest.h>

#include "ptx/divergence.h"
#include "ptx/liveness.h"
#include "ptx/reader.h"
#include "support/ptx_kernel.h"
#include "values/error.h"

namespace warpfold::ptx {
namespace {

struct Analysed {
  explicit Analysed(const std::string& body)
      : module(readModule(kernelOf(body))),
        function(module.functions[0]),
        flow(function.code),
        live(liveAtBegin(flow, function.code, function.registers.size())),
        divergence(analyseDivergence(function, function.code, flow, live)) {}

  std::size_t reg(const std::string& name) const {
    for (std::size_t i = 0; i < function.registers.size(); ++i)
      if (function.registers[i].name == name) return i;
    ADD_FAILURE() << name;
    return 0;
  }

  Module module;
  const Function& function;
  ControlFlow flow;
  std::vector<RegisterSet> live;
  Divergence divergence;
};

const std::string ifThen =
    "mov.u32 %r1, %tid.x;\nsetp.eq.s32 %p1, %r1, 0;\n@%p1 bra BEHIND;\nadd.s32 %r2, %r1, 1;\nBEHIND:\nret;";
const std::string loop =
    "mov.u32 %r1, %tid.x;\nmov.u32 %r2, 0;\nAGAIN:\nadd.s32 %r2, %r2, 1;\nsetp.lt.u32 %p1, %r2, %r1;\n"
    "@%p1 bra AGAIN;\nmov.u32 %r3, %r2;\nret;";

TEST(ControlFlow, both_sides_of_a_branch_meet_behind_it) {
  const Analysed a(ifThen);
  ASSERT_EQ(a.flow.blocks().size(), 3u);
  EXPECT_EQ(a.flow.blocks()[0].next, (std::vector<std::uint32_t>{2, 1}));
  EXPECT_EQ(a.flow.meets().of(0), std::vector<std::uint32_t>{2});
  EXPECT_EQ(a.flow.meets().between(0), (std::vector<bool>{false, true, false}));
}

TEST(ControlFlow, lanes_that_leave_a_loop_wait_behind_it) {
  const Analysed a(loop);
  ASSERT_EQ(a.flow.blocks().size(), 3u);
  EXPECT_EQ(a.flow.meets().of(1), std::vector<std::uint32_t>{2});
}

TEST(ControlFlow, sides_that_end_meet_at_the_exit) {
  const Analysed a("setp.eq.s32 %p1, %r1, 0;\n@%p1 bra END;\nret;\nEND:\nret;");
  EXPECT_EQ(a.flow.meets().of(0), std::vector<std::uint32_t>{a.flow.exit()});
}

TEST(ControlFlow, a_label_that_is_missing_is_a_sentence) {
  const Module module = readModule(kernelOf("bra NOWHERE;"));
  try {
    ControlFlow flow(module.functions[0].code);
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_STREQ(e.what(), "line 14 of the PTX uses NOWHERE, which nothing declares");
  }
}

TEST(Divergence, what_comes_from_the_thread_varies_and_parts_lanes) {
  const Analysed a(ifThen);
  EXPECT_TRUE(a.divergence.varying[a.reg("%r1")]);
  EXPECT_TRUE(a.divergence.varying[a.reg("%p1")]);
  EXPECT_TRUE(a.divergence.parts[0]);
}

TEST(Divergence, what_comes_from_the_block_is_uniform) {
  const Analysed a("mov.u32 %r1, %ctaid.x;\nshl.b32 %r2, %r1, 2;\nsetp.eq.s32 %p1, %r2, 0;\n@%p1 bra END;\nEND:\nret;");
  EXPECT_FALSE(a.divergence.varying[a.reg("%r2")]);
  EXPECT_FALSE(a.divergence.parts[0]);
}

TEST(Divergence, a_counter_that_lanes_leave_at_different_values_varies) {
  const Analysed a(loop);
  EXPECT_TRUE(a.divergence.varying[a.reg("%r2")]);
}

TEST(Divergence, only_what_others_still_read_is_kept) {
  const Analysed a(loop);
  EXPECT_TRUE(a.divergence.keep[1].has(a.reg("%r2")));   // read behind the loop
  EXPECT_FALSE(a.divergence.keep[1].has(a.reg("%p1")));  // not
}

TEST(Divergence, where_a_side_may_be_interrupted_everything_is_kept) {
  const Analysed a(
      "mov.u32 %r1, %tid.x;\nsetp.eq.s32 %p1, %r1, 0;\n@%p1 bra BEHIND;\nmov.u32 %r2, 1;\nbar.sync 0;\n"
      "mov.u32 %r3, %r2;\nBEHIND:\nret;");
  EXPECT_TRUE(a.divergence.keep[1].has(a.reg("%r2")));
  EXPECT_TRUE(a.divergence.varying[a.reg("%r2")]);
}

TEST(WaitingLoops, hold_an_atomic_or_a_volatile_load) {
  const Module module = readModule(kernelOf("ld.global.u32 %r1, [%rd1];\nld.volatile.global.u32 %r1, [%rd1];"));
  const WaitingLoops loops(module.functions[0].code);
  EXPECT_FALSE(loops.mayWait(0, 1));
  EXPECT_TRUE(loops.mayWait(0, 2));
}

}  // namespace
}  // namespace warpfold::ptx
