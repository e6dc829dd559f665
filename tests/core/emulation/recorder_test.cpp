// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Ways that values take through PTX, as traces show them.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "emulation/recorder.h"
#include "support/ptx_kernel.h"
#include "support/trace_differences.h"
#include "words/english.h"

namespace warpfold::emulation {
namespace {

const std::string combineDeclared =
    ".extern .func (.param .b32 r) warpfold_combine_4 (.param .b32 a, .param .b32 b);\n"
    ".extern .func warpfold_atomic_4 (.param .b64 a, .param .b32 b);\n";

/// %r`to` = op(%r`left`, %r`right`)
std::string combineOf(int to, int left, int right) {
  return fmt::format(
      "{{ .param .b32 a{0}; st.param.b32 [a{0}], %r{1}; .param .b32 b{0}; st.param.b32 [b{0}], %r{2}; "
      ".param .b32 r{0}; call.uni (r{0}), warpfold_combine_4, (a{0}, b{0}); ld.param.b32 %r{0}, [r{0}]; }}\n",
      to, left, right);
}

/// %rd3: the thread's own element of the array; %r1: that element, %r2: the one 32 further on; %r3: the thread.
const std::string loads =
    "ld.param.u64 %rd1, [out];\nmov.u32 %r3, %tid.x;\nmul.wide.u32 %rd2, %r3, 4;\nadd.s64 %rd3, %rd1, %rd2;\n"
    "ld.global.u32 %r1, [%rd3];\nld.global.u32 %r2, [%rd3+128];\n";

BlockTrace tracedOnce(const std::string& body, std::uint32_t threads, const std::string& before, bool apart) {
  const auto program =
      std::make_shared<const ptx::Program>(ptx::decode(ptx::readModule(kernelOf(body, combineDeclared + before)), "k"));
  std::vector<std::int32_t> out(64);
  for (int i = 0; i < 64; ++i) out[static_cast<std::size_t>(i)] = i + 1;
  Memory memory;
  memory.load(*program);
  TracedLaunch traced;
  traced.output = {memory.map("out", std::as_writable_bytes(std::span(out)), 4), 256};
  Launch launch;
  launch.block.x = threads;
  launch.apart = apart;
  launch.parameters.assign(8, std::byte{0});
  std::memcpy(launch.parameters.data(), &traced.output.begin, 8);
  Operations operations;
  operations["warpfold_combine_4"] = combination(ElementType::int32, Operation::sum);
  operations["warpfold_atomic_4"] = atomicCombination(ElementType::int32, Operation::sum);
  const Code code(program, operations, true, true);
  LaunchCounts counts(*program);
  Block block(code, memory, launch, &counts);
  Recorder recorder(traced);
  block.start(0, nullptr, &recorder);
  EXPECT_EQ(block.run(), Block::Outcome::done);
  return *recorder.take();
}

/// The trace of a block that works on 64 values of an output array, its element k being k + 1: the same from both codes
/// of a function.
BlockTrace traceOf(const std::string& body, std::uint32_t threads, const std::string& before = {}) {
  const BlockTrace together = tracedOnce(body, threads, before, false), apart = tracedOnce(body, threads, before, true);
  EXPECT_EQ(TraceDifferences(together, apart).all(), std::vector<std::string>{});
  return together;
}

/// "0+32=3" for a result of what was loaded from elements 0 and 32; "?" for what comes from nowhere.
std::string resultsOf(const BlockTrace& trace) {
  std::vector<std::string> results;
  const auto nameOf = [&](NodeId id) {
    const Node& node = trace.nodes[id.value];
    if (!node.isInput()) return fmt::format("n{}", id.value);
    return node.at.space == Location::Space::output ? fmt::format("{}", node.at.element) : std::string("?");
  };
  for (const Node& node : trace.nodes)
    if (!node.isInput()) results.push_back(fmt::format("{}+{}={}", nameOf(node.left), nameOf(node.right), node.bits));
  return fmt::format("{}", fmt::join(results, " "));
}

TEST(emulation_recorder, follows_values_from_memory_to_memory) {
  const BlockTrace trace = traceOf(loads + combineOf(4, 1, 2) + "st.global.u32 [%rd3], %r4;\nret;\n", 2);
  EXPECT_EQ(resultsOf(trace), "0+32=34 1+33=36");
  EXPECT_EQ(trace.nodes.back().at, (Location{Location::Space::output, 1}));
  ASSERT_EQ(trace.steps.size(), 1u);
  EXPECT_EQ(trace.steps[0].kind, Step::Kind::combine);
  EXPECT_EQ(trace.steps[0].warps[0].combined, 3u);
  EXPECT_EQ(trace.steps[0].requests.size(), 3u);
}

TEST(emulation_recorder, follows_values_through_functions) {
  const std::string body = loads +
                           "{ .param .b32 p; st.param.b32 [p], %r1; .param .b32 q; call.uni (q), same, (p); "
                           "ld.param.b32 %r5, [q]; }\n" +
                           combineOf(4, 5, 2) + "ret;\n";
  EXPECT_EQ(resultsOf(traceOf(body, 1,
                              ".visible .func (.param .b32 q) same(.param .b32 p)\n{\n.reg .b32 %r<4>;\n"
                              "ld.param.u32 %r1, [p];\nst.param.b32 [q], %r1;\nret;\n}\n")),
            "0+32=34");
}

TEST(emulation_recorder, follows_values_through_local_memory) {
  const std::string body = ".local .align 8 .b8 kept[8];\n" + loads +
                           "st.local.u32 [kept+4], %r1;\nld.local.u32 %r5, [kept+4];\n" + combineOf(4, 5, 2) + "ret;\n";
  EXPECT_EQ(resultsOf(traceOf(body, 2)), "0+32=34 1+33=36");
}

TEST(emulation_recorder, follows_values_through_selections) {
  const std::string body = loads +
                           "setp.eq.u32 %p1, %r3, 0;\nselp.b32 %r5, %r1, %r2, %p1;\nmov.u32 %r6, %r2;\n"
                           "@%p1 mov.u32 %r6, %r1;\n" +
                           combineOf(4, 5, 6) + "ret;\n";
  EXPECT_EQ(resultsOf(traceOf(body, 2)), "0+0=2 33+33=68");
}

TEST(emulation_recorder, knows_nothing_of_what_arithmetic_makes) {
  EXPECT_EQ(resultsOf(traceOf(loads + "add.s32 %r5, %r1, 0;\n" + combineOf(4, 5, 2) + "ret;\n", 1)), "?+32=34");
}

TEST(emulation_recorder, puts_halves_of_values_together_again) {
  const std::string body = loads +
                           "mov.b32 {%rs1, %rs2}, %r1;\nmov.b32 %r5, {%rs1, %rs2};\nmov.b32 %r6, {%rs2, %rs1};\n" +
                           combineOf(4, 5, 6) + "ret;\n";
  EXPECT_EQ(resultsOf(traceOf(body, 1)), "0+?=65537");
}

TEST(emulation_recorder, sees_one_lane_take_what_another_gives) {
  const BlockTrace trace =
      traceOf(loads + "shfl.sync.down.b32 %r5, %r1, 1, 31, -1;\n" + combineOf(4, 1, 5) + "ret;\n", 4);
  EXPECT_EQ(resultsOf(trace), "0+1=3 1+2=5 2+3=7 3+3=8");
  EXPECT_EQ(trace.nodes.back().via, Node::Via::shuffle);
  ASSERT_EQ(trace.steps.size(), 2u);
  EXPECT_TRUE(trace.steps[0].warpLevel);
}

TEST(emulation_recorder, sees_lanes_exchange_that_are_in_different_branches) {
  const std::string body = loads +
                           "setp.lt.u32 %p1, %r3, 2;\n@%p1 bra LOW;\nshfl.sync.bfly.b32 %r5, %r1, 3, 31, -1;\n"
                           "bra DONE;\nLOW:\nshfl.sync.bfly.b32 %r5, %r2, 3, 31, -1;\nDONE:\n" +
                           combineOf(4, 1, 5) + "ret;\n";
  EXPECT_EQ(resultsOf(traceOf(body, 4)), "0+3=5 1+2=5 2+33=37 3+32=37");
}

TEST(emulation_recorder, reduces_lanes_by_one_instruction) {
  const BlockTrace trace = traceOf(loads + "redux.sync.add.s32 %r5, %r1, -1;\nst.global.u32 [%rd3], %r5;\nret;\n", 4);
  EXPECT_EQ(resultsOf(trace), "0+1=3 n4+2=6 n5+3=10");
  EXPECT_EQ(std::count_if(trace.nodes.begin(), trace.nodes.end(), [](const Node& n) { return n.folded; }), 2);
}

TEST(emulation_recorder, puts_atomics_one_behind_the_other) {
  const std::string body = loads +
                           "{ .param .b64 a; st.param.b64 [a], %rd1; .param .b32 b; st.param.b32 [b], %r2; "
                           "call.uni warpfold_atomic_4, (a, b); }\nret;\n";
  const BlockTrace trace = traceOf(body, 3);
  EXPECT_EQ(resultsOf(trace), "0+32=34 n2+33=68 n4+34=103");
  EXPECT_EQ(trace.nodes.back().via, Node::Via::atomic);
}

/// %r4 rounds of what is in between.
std::string repeated(int rounds, const std::string& body) {
  return fmt::format(
      "mov.u32 %r10, {};\nAGAIN:\n{}sub.s32 %r10, %r10, 1;\nsetp.ne.u32 %p9, %r10, 0;\n@%p9 bra AGAIN;\n", rounds,
      body);
}

std::string refusalOf(const std::string& body, std::uint32_t threads) {
  try {
    traceOf(body, threads);
  } catch (const TraceTooLarge& e) {
    return english(e.message());
  }
  return {};
}

TEST(emulation_trace_limits, a_block_of_more_values_than_a_trace_holds_is_refused) {
  const auto atomics = [](int rounds) {
    return loads +
           repeated(rounds,
                    "{ .param .b64 a; st.param.b64 [a], %rd1; .param .b32 b; st.param.b32 [b], %r2; "
                    "call.uni warpfold_atomic_4, (a, b); }\n") +
           "ret;\n";
  };
  EXPECT_EQ(refusalOf(atomics(8000), 32), "");
  EXPECT_EQ(
      refusalOf(atomics(9000), 32),
      "no tree: block 0 makes more than the 262144 values or takes more than the 16384 steps that a trace may hold; "
      "smaller blocks, or more of them, can be traced");
}

TEST(emulation_trace_limits, a_block_of_more_steps_than_a_trace_holds_is_refused) {
  EXPECT_EQ(refusalOf(repeated(16'000, "bar.sync 0;\n") + "ret;\n", 32), "");
  EXPECT_NE(refusalOf(repeated(16'500, "bar.sync 0;\n") + "ret;\n", 32), "");
}

TEST(emulation_trace_limits, a_block_of_more_accesses_than_a_trace_holds_is_refused) {
  std::string accesses;
  for (int i = 0; i < 40; ++i) accesses += "st.global.u32 [%rd3], %r1;\n";
  EXPECT_EQ(refusalOf(loads + repeated(1'000, accesses + "bar.sync 0;\n") + "ret;\n", 32), "");
  EXPECT_NE(refusalOf(loads + repeated(3'400, accesses + "bar.sync 0;\n") + "ret;\n", 32), "");
}

TEST(emulation_trace_limits, what_is_not_traced_may_be_as_long_as_it_likes) {
  PtxKernel kernel(kernelOf(repeated(20'000, "bar.sync 0;\n") + "ret;\n"));
  std::vector<std::uint32_t> out(32);
  EXPECT_EQ(kernel.counters(kernel.run(1, 32, kernel.array("out", std::span(out)))).barriers, 20'000u);
}

}  // namespace
}  // namespace warpfold::emulation
