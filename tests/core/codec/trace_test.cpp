// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>

#include "codec/trace_fields.h"
#include "support/frames.h"
#include "support/runs.h"

namespace warpfold {
namespace {

/// A block of two warps of four lanes with two steps, in which every field has another value than its default.
BlockTrace example() {
  BlockTrace trace;
  trace.block = BlockId{std::uint64_t{1} << 40};
  trace.launch = 2;
  trace.threads = 8;
  trace.warpSize = 4;
  trace.type = ElementType::float64;
  trace.firstElement = std::uint64_t{1} << 41;
  trace.finishes = trace.masksVerified = true;
  trace.sm = 131;
  Step step;
  step.row = 1;
  step.kind = Step::Kind::combine;
  step.stride = 4;
  step.line = 17;
  step.barrierLine = 18;
  step.warpLevel = true;
  step.counters = {{1, 2, 3, 4, 5, 6, 7, 8}, 9, 10, 11};
  step.timeNs = 0.1;
  step.warps = {{0xf, 0x7, 0xf, 12.5}, {0, 0, 0xf, std::nullopt}};
  step.requests = {{1, WarpRequest::Kind::sharedStore, 8, 1, Location::Space::shared, 0b101, 3, 2, {8, 1ull << 50}},
                   {0, WarpRequest::Kind::globalLoad, 16, 8, Location::Space::input, 0b1, 1, 0, {32}},
                   {0, WarpRequest::Kind::globalStore, 8, 1, Location::Space::slot, 0b1, 1, 0, {16}}};
  Step store;
  store.index = 1;
  store.row = 1;
  store.kind = Step::Kind::store;
  trace.steps = {step, store};
  Node input;
  input.at = {Location::Space::slot, std::uint64_t{1} << 42};
  input.bits = 0x7ff8000000000001;  // a NaN with a payload
  input.padding = true;
  Node sum;
  sum.row = 1;
  sum.column = 3;
  sum.thread = ThreadId{5};
  sum.at = {Location::Space::registers, 5};
  sum.bits = 0xffffffffffffffff;
  sum.folded = true;
  sum.via = Node::Via::atomic;
  sum.more = 0xfffffffe;
  sum.left = NodeId{0};
  sum.right = NodeId{0};
  trace.nodes = {input, sum};
  Hazard hazard;
  hazard.kind = Hazard::Kind::outOfBounds;
  hazard.launch = 2;
  hazard.block = trace.block;
  hazard.step = 1;
  hazard.row = 1;
  hazard.first = {ThreadId{3}, 17, true};
  hazard.second = {ThreadId{4}, 19, false};
  hazard.firstBlock = BlockId{6};
  hazard.where = {Hazard::Place::Kind::input, 17};
  hazard.times = std::uint64_t{1} << 43;
  trace.hazards = {hazard};
  return trace;
}

/// Through the bytes of a message.
BlockTrace received(const BlockTrace& trace) {
  return codec::decode<BlockTrace>(codec::readPayload(payloadOf(codec::frameOf(codec::encode(trace)))));
}

std::string refusal(const BlockTrace& trace) {
  try {
    codec::check(trace);
  } catch (const std::out_of_range& e) {
    return e.what();
  }
  return "sound";
}
template <typename Change>
std::string refusalOf(Change change) {
  BlockTrace trace = example();
  change(trace);
  const std::string reason = refusal(trace);
  // What is refused by check is refused by whoever reads it.
  if (reason != "sound") {
    EXPECT_THROW(received(trace), std::exception) << reason;
  }
  return reason;
}

void expectEqual(const Node& x, const Node& y) {
  EXPECT_EQ(x.row, y.row);
  EXPECT_EQ(x.column, y.column);
  EXPECT_EQ(x.thread, y.thread);
  EXPECT_EQ(x.at, y.at);
  EXPECT_EQ(x.bits, y.bits);
  EXPECT_EQ(x.padding, y.padding);
  EXPECT_EQ(x.folded, y.folded);
  EXPECT_EQ(x.via, y.via);
  EXPECT_EQ(x.more, y.more);
  EXPECT_EQ(x.left, y.left);
  EXPECT_EQ(x.right, y.right);
}

void expectEqual(const Step& x, const Step& y) {
  EXPECT_EQ(x.index, y.index);
  EXPECT_EQ(x.row, y.row);
  EXPECT_EQ(x.kind, y.kind);
  EXPECT_EQ(x.stride, y.stride);
  EXPECT_EQ(x.line, y.line);
  EXPECT_EQ(x.barrierLine, y.barrierLine);
  EXPECT_EQ(x.warpLevel, y.warpLevel);
  EXPECT_EQ(x.counters, y.counters);
  EXPECT_EQ(x.requests, y.requests);
  EXPECT_EQ(x.timeNs, y.timeNs);
  ASSERT_EQ(x.warps.size(), y.warps.size());
  for (std::size_t i = 0; i < x.warps.size(); ++i) {
    EXPECT_EQ(x.warps[i].combined, y.warps[i].combined);
    EXPECT_EQ(x.warps[i].touched, y.warps[i].touched);
    EXPECT_EQ(x.warps[i].lanes, y.warps[i].lanes);
    EXPECT_EQ(x.warps[i].timeNs, y.warps[i].timeNs);
  }
}

void expectEqual(const BlockTrace& x, const BlockTrace& y) {
  EXPECT_EQ(x.block, y.block);
  EXPECT_EQ(x.launch, y.launch);
  EXPECT_EQ(x.threads, y.threads);
  EXPECT_EQ(x.warpSize, y.warpSize);
  EXPECT_EQ(x.type, y.type);
  EXPECT_EQ(x.firstElement, y.firstElement);
  EXPECT_EQ(x.finishes, y.finishes);
  EXPECT_EQ(x.masksVerified, y.masksVerified);
  EXPECT_EQ(x.sm, y.sm);
  EXPECT_EQ(x.hazards, y.hazards);
  ASSERT_EQ(x.steps.size(), y.steps.size());
  for (std::size_t i = 0; i < x.steps.size(); ++i) expectEqual(x.steps[i], y.steps[i]);
  ASSERT_EQ(x.nodes.size(), y.nodes.size());
  for (std::size_t i = 0; i < x.nodes.size(); ++i) expectEqual(x.nodes[i], y.nodes[i]);
}

TEST(trace_codec, every_field_survives_bit_for_bit) {
  expectEqual(received(example()), example());
}

class TraceOf : public testing::TestWithParam<const char*> {};

TEST_P(TraceOf, survives_bit_for_bit) {
  RunRequest request;
  request.kernel = GetParam();
  request.n = 3000;
  request.block = 128;
  request.iterations = 1;
  const RunResult result = runRequest(request);
  ASSERT_FALSE(result.traces.empty());
  for (const BlockTracePtr& trace : result.traces) expectEqual(received(*trace), *trace);
  for (const BlockTracePtr& trace : result.launchTraces) expectEqual(received(*trace), *trace);
}

INSTANTIATE_TEST_SUITE_P(trace_codec, TraceOf,
                         testing::Values("neighbored", "grid-stride", "multilevel-shuffle", "atomic-each", "last-block",
                                         "broken-past-end", "broken-between-blocks"),
                         [](const auto& one) {
                           std::string text = one.param;
                           std::replace(text.begin(), text.end(), '-', '_');
                           return text;
                         });

constexpr std::uint32_t beyond[] = {0xffffffff, 0x7fffffff};

TEST(trace_check, the_example_is_sound) {
  EXPECT_EQ(refusal(example()), "sound");
}

TEST(trace_check, a_nodes_row_is_within_the_trace) {
  for (const std::uint32_t row : beyond)
    EXPECT_EQ(refusalOf([&](BlockTrace& t) { t.nodes[1].row = row; }), "a value's row is beyond its trace");
}

TEST(trace_check, a_nodes_column_is_one_that_can_be_drawn) {
  for (const std::uint32_t column : beyond)
    EXPECT_EQ(refusalOf([&](BlockTrace& t) { t.nodes[1].column = column; }), "a value's column is out of range");
}

TEST(trace_check, a_nodes_thread_is_within_its_block) {
  for (const std::uint32_t thread : beyond)
    EXPECT_EQ(refusalOf([&](BlockTrace& t) { t.nodes[1].thread.value = thread; }),
              "a value's thread is beyond its block");
}

TEST(trace_check, a_steps_row_is_within_the_trace) {
  for (const std::uint32_t row : beyond)
    EXPECT_EQ(refusalOf([&](BlockTrace& t) { t.steps[0].row = row; }),
              "a step's row is not its place among the combining steps");
  EXPECT_EQ(refusalOf([](BlockTrace& t) { t.steps[0].kind = Step::Kind::load; }),
            "a step's row is not its place among the combining steps");
}

TEST(trace_check, a_warp_has_no_lanes_beyond_its_block) {
  EXPECT_EQ(refusalOf([](BlockTrace& t) { t.steps[0].warps[1].combined = 0x10; }), "a warp has lanes beyond its block");
  EXPECT_EQ(refusalOf([](BlockTrace& t) { t.steps[0].warps[0].touched = 0xffffffff; }),
            "a warp has lanes beyond its block");
  EXPECT_EQ(refusalOf([](BlockTrace& t) { t.steps[0].requests[0].lanes = 0b10001; }),
            "a request has lanes beyond its block");
}

TEST(trace_check, times_are_durations) {
  for (const double ns : {-1.0, std::nan(""), HUGE_VAL}) {
    EXPECT_EQ(refusalOf([&](BlockTrace& t) { t.steps[0].timeNs = ns; }), "a step's time is not a duration");
    EXPECT_EQ(refusalOf([&](BlockTrace& t) { t.steps[0].warps[0].timeNs = ns; }), "a warp's time is not a duration");
  }
}

TEST(trace_check, a_step_has_64_requests_a_warp_at_most) {
  EXPECT_EQ(refusalOf([](BlockTrace& t) { t.steps[0].requests.resize(128, t.steps[0].requests[0]); }), "sound");
  EXPECT_EQ(refusalOf([](BlockTrace& t) { t.steps[0].requests.resize(129, t.steps[0].requests[0]); }),
            "a step has too many requests");
}

TEST(trace_check, a_hazards_threads_are_within_the_block) {
  EXPECT_EQ(refusalOf([](BlockTrace& t) {
              t.hazards[0].first = Hazard::Party{ThreadId{8}, 1, false};
            }),
            "a hazard's thread is beyond its block");
  EXPECT_EQ(refusalOf([](BlockTrace& t) { t.hazards[0].second.thread.value = 0xffffffff; }),
            "a hazard's thread is beyond its block");
}

TEST(trace_check, chains_that_many_values_share_are_refused_before_anybody_walks_them) {
  BlockTrace trace = example();
  Node link = trace.nodes[1];
  link.via = Node::Via::memory;
  link.folded = true;
  link.right = NodeId{0};
  for (std::uint32_t i = 1; i < 20'000; ++i) {
    link.left = NodeId{i - 1};
    trace.nodes.resize(i);
    trace.nodes.push_back(link);
  }
  EXPECT_EQ(refusal(trace), "sound");
  Node end = link;
  end.folded = false;
  end.left = NodeId{19'999};
  trace.nodes.resize(20'100, end);
  EXPECT_EQ(refusal(trace), "a trace has too many long chains");
}

TEST(trace_check, a_step_stands_at_its_index) {
  for (const std::uint32_t index : beyond)
    EXPECT_EQ(refusalOf([&](BlockTrace& t) { t.steps[0].index = index; }), "a step stands in the wrong place");
}

TEST(trace_check, a_step_has_all_warps_of_the_block_or_none) {
  EXPECT_EQ(refusalOf([](BlockTrace& t) { t.steps[0].warps.pop_back(); }), "a step has another number of warps");
  EXPECT_EQ(refusalOf([](BlockTrace& t) { t.steps[0].warps.clear(); }), "sound");
}

TEST(trace_check, a_requests_warp_is_within_its_block) {
  for (const std::uint32_t warp : {2u, 0x7fffffffu, 0xffffffffu})
    EXPECT_EQ(refusalOf([&](BlockTrace& t) { t.steps[0].requests[0].warp = warp; }),
              "a request's warp is beyond its block");
}

TEST(trace_check, a_hazards_step_is_within_the_trace) {
  for (const std::uint32_t step : beyond)
    EXPECT_EQ(refusalOf([&](BlockTrace& t) { t.hazards[0].step = step; }), "a hazard's step is beyond its trace");
}

TEST(trace_check, a_hazards_row_is_within_the_tree) {
  for (const std::uint32_t row : {2u, 0xffffffffu})
    EXPECT_EQ(refusalOf([&](BlockTrace& t) { t.hazards[0].row = row; }), "a hazard's row is beyond its trace");
}

TEST(trace_check, a_block_has_1_to_1024_threads_and_a_warp_1_to_32_lanes) {
  for (const std::uint32_t threads : {0u, 1025u, 0xffffffffu})
    EXPECT_EQ(refusalOf([&](BlockTrace& t) { t.threads = threads; }), "a block's size is out of range");
  for (const std::uint32_t lanes : {0u, 33u, 0xffffffffu})
    EXPECT_EQ(refusalOf([&](BlockTrace& t) { t.warpSize = lanes; }), "a warp's size is out of range");
}

std::string unpacking(std::size_t word, std::uint64_t value) {
  std::vector<std::uint64_t> words = codec::packed(example().nodes);
  words.at(word) = value;
  try {
    codec::unpackedNodes(words);
  } catch (const std::out_of_range& e) {
    return e.what();
  }
  return "sound";
}

TEST(trace_codec, operands_come_before_what_is_made_of_them) {
  EXPECT_EQ(unpacking(9, std::uint64_t{5} << 32 | 1), "a value's operands come after it");
  EXPECT_EQ(unpacking(10, std::uint64_t{0x7fffffff} << 32), "a value's operands come after it");
}

TEST(trace_codec, a_value_has_two_operands_or_none) {
  EXPECT_EQ(unpacking(9, std::uint64_t{5} << 32 | 0xffffffff), "a value's operands come after it");
}

TEST(trace_codec, an_input_is_not_the_result_of_an_atomic) {
  EXPECT_EQ(unpacking(5, static_cast<std::uint64_t>(Node::Via::atomic) << 4), "an input is the result of an atomic");
}

TEST(trace_codec, flags_that_mean_nothing_are_refused) {
  EXPECT_EQ(unpacking(5, 3u << 4), "an operand came in no known way");
  EXPECT_EQ(unpacking(5, 1u << 10), "an operand came in no known way");
}

TEST(trace_codec, enumerators_of_packed_arrays_travel_by_name) {
  const codec::Json trace = codec::encode(example());
  EXPECT_EQ(trace.at("node_spaces"), codec::Json({"input", "output", "shared", "registers", "slots", "cluster"}));
  EXPECT_EQ(trace.at("node_ways"), codec::Json({"memory", "shuffle", "atomic"}));
  const codec::Json& step = trace.at("steps").at(0);
  EXPECT_EQ(step.at("request_kinds"),
            codec::Json({"global-load", "global-store", "shared-load", "shared-store", "atomic"}));
  EXPECT_EQ(step.at("request_spaces"), trace.at("node_spaces"));
}

TEST(trace_codec, names_in_another_order_are_followed) {
  codec::Json trace = codec::encode(example());
  trace["node_spaces"] = {"input", "registers", "shared", "output", "slots"};
  trace["steps"][0]["request_kinds"] = {"global-load", "global-store", "shared-load", "atomic", "shared-store"};
  const auto read = codec::decode<BlockTrace>(trace);
  EXPECT_EQ(read.nodes[0].at.space, Location::Space::slot);
  EXPECT_EQ(read.nodes[1].at.space, Location::Space::output);
  EXPECT_EQ(read.steps[0].requests[0].kind, WarpRequest::Kind::atomic);
}

TEST(trace_codec, names_that_nobody_knows_or_that_are_missing_are_refused) {
  codec::Json trace = codec::encode(example());
  trace["node_ways"] = {"memory", "shuffle", "telepathy"};
  EXPECT_THROW(codec::decode<BlockTrace>(trace), std::out_of_range);
  trace["node_ways"] = {"memory", "shuffle"};
  EXPECT_THROW(codec::decode<BlockTrace>(trace), std::out_of_range);
  trace["node_ways"] = std::vector<std::string>(65, "memory");
  EXPECT_THROW(codec::decode<BlockTrace>(trace), std::out_of_range);
}

TEST(trace_codec, values_that_are_cut_off_are_refused) {
  std::vector<std::uint64_t> words = codec::packed(example().nodes);
  words.pop_back();
  EXPECT_THROW(codec::unpackedNodes(words), std::out_of_range);
  words = codec::packed(example().steps[0].requests);
  words.pop_back();
  EXPECT_THROW(codec::unpackedRequests(words), std::out_of_range);
  words = codec::packed(example().steps[0].warps);
  words.pop_back();
  EXPECT_THROW(codec::unpackedWarps(words), std::out_of_range);
}

TEST(trace_codec, requests_of_no_known_kind_memory_or_width_are_refused) {
  const auto figures = [](std::uint64_t kind, std::uint64_t space, std::uint64_t bytes) {
    return codec::unpackedRequests({0, kind << 56 | space << 48 | bytes << 40}).size();
  };
  EXPECT_EQ(figures(4, 3, 16), 1u);
  EXPECT_THROW(figures(5, 0, 4), std::out_of_range);
  EXPECT_EQ(figures(0, 4, 8), 1u);
  EXPECT_THROW(figures(0, 6, 4), std::out_of_range);
  EXPECT_THROW(figures(0, 0, 3), std::out_of_range);
  EXPECT_THROW(figures(0, 0, 32), std::out_of_range);
}

}  // namespace
}  // namespace warpfold
