// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "worker/messages.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <random>

#include "backends/prepared_run.h"

namespace warpfold::messages {
namespace {

template <typename Message>
std::vector<std::uint8_t> payloadOf(const Message& message) {
  FrameReader reader;
  reader.append(encode(message));
  return *reader.next();
}

std::string problem(const std::string& bytes) {
  FrameReader reader;
  try {
    reader.append(std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()));
    return reader.next() ? "message" : "incomplete";
  } catch (const ProtocolError& e) {
    return e.what();
  }
}

TEST(messages, a_result_arrives_as_it_was_sent) {
  RunRequest request;
  request.n = 2000;
  request.block = 64;
  request.type = ElementType::float64;
  request.iterations = 3;
  request.traceBlocks = BlockSelection::parse("0,31");
  const RunResult sent = runRequest(request, RunControl{});
  const auto event = decodeEvent(payloadOf(Event(Result{7, Side::b, sent})));
  const Result& got = std::get<Result>(event);
  EXPECT_EQ(got.job, 7u);
  EXPECT_EQ(got.side, Side::b);
  EXPECT_EQ(got.result.request, sent.request);
  EXPECT_EQ(got.result.result, sent.result);
  EXPECT_EQ(got.result.tolerance, sent.tolerance);
  EXPECT_EQ(got.result.samplesUs, sent.samplesUs);
  EXPECT_EQ(got.result.counters, sent.counters);
  EXPECT_EQ(got.result.passes.size(), sent.passes.size());
  ASSERT_EQ(got.result.traces.size(), 2u);
  const BlockTrace &x = *got.result.traces[1], &y = *sent.traces[1];
  ASSERT_EQ(x.nodes.size(), y.nodes.size());
  for (std::size_t i = 0; i < x.nodes.size(); ++i) {
    EXPECT_EQ(x.nodes[i].bits, y.nodes[i].bits);
    EXPECT_EQ(x.nodes[i].at, y.nodes[i].at);
    EXPECT_EQ(x.nodes[i].left, y.nodes[i].left);
    EXPECT_EQ(x.nodes[i].padding, y.nodes[i].padding);
  }
  ASSERT_EQ(x.steps.size(), y.steps.size());
  EXPECT_EQ(x.steps[2].counters, y.steps[2].counters);
  EXPECT_EQ(x.steps[2].stride, y.steps[2].stride);
  EXPECT_EQ(x.steps[2].warps[1].combined, y.steps[2].warps[1].combined);
}

TEST(messages, a_hazard_between_blocks_arrives_as_it_was_found) {
  RunRequest request;
  request.kernel = "broken-between-blocks";
  request.n = 3000;
  request.block = 128;
  const RunResult sent = runRequest(request, RunControl{});
  ASSERT_FALSE(sent.hazards.empty());
  ASSERT_TRUE(sent.hazards.front().firstBlock);
  const auto event = decodeEvent(payloadOf(Event(Result{7, Side::b, sent})));
  EXPECT_EQ(std::get<Result>(event).result.hazards, sent.hazards);
}

TEST(messages, a_compare_arrives_as_it_was_sent) {
  Compare sent{3, {}, {}, false, 32, 8, true};
  sent.b.kernel = "interleaved";
  sent.b.input = "file:/tmp/ä.npy";
  const Command command = decodeCommand(payloadOf(Command(sent)));
  const Compare& got = std::get<Compare>(command);
  EXPECT_EQ(got.b, sent.b);
  EXPECT_EQ(got.boardWarp, 8u);
  EXPECT_FALSE(got.live);
  EXPECT_TRUE(got.cub);
}

TEST(messages, a_compare_from_before_there_was_a_peer_does_not_ask_for_it) {
  nlohmann::json json = nlohmann::json::from_cbor(payloadOf(Command(Compare{3, {}, {}, false, 32, 8, true})));
  json.erase("peer");
  const Command command = decodeCommand(nlohmann::json::to_cbor(json));
  EXPECT_FALSE(std::get<Compare>(command).cub);
}

TEST(messages, a_peer_arrives_as_it_was_sent) {
  const Event event = decodeEvent(payloadOf(Event(CubTime{9, "cub", 22.7, 30})));
  const CubTime& got = std::get<CubTime>(event);
  EXPECT_EQ(got.job, 9u);
  EXPECT_EQ(got.kernel, "cub");
  EXPECT_EQ(got.medianUs, 22.7);
  EXPECT_EQ(got.samples, 30u);
  EXPECT_THROW(decodeEvent(payloadOf(Event(CubTime{9, "cub", 0, 30}))), ProtocolError);
}

Rung exampleRung() {
  RunRequest request;
  request.n = 64;
  request.block = 16;
  request.type = ElementType::float32;
  request.iterations = 1;
  Rung rung;
  rung.kernel = "neighbored";
  rung.orderVaries = true;
  rung.elements = 0;
  rung.note = "block 16, since its text does not take 17";
  rung.result = runRequest(request, RunControl{});
  rung.ulp = 0.25;
  return rung;
}

TEST(messages, a_ladder_and_its_rows_arrive_as_they_were_sent) {
  const Command command = decodeCommand(payloadOf(Command(Ladder{4, {}, {"neighbored", "cpu-serial"}})));
  EXPECT_EQ(std::get<Ladder>(command).kernels, (std::vector<std::string>{"neighbored", "cpu-serial"}));
  const LadderRow sent{4, 2, 3, exampleRung()};
  const Event event = decodeEvent(payloadOf(Event(sent)));
  const LadderRow& got = std::get<LadderRow>(event);
  EXPECT_EQ(got.index, 2u);
  EXPECT_EQ(got.count, 3u);
  EXPECT_EQ(got.rung.note, sent.rung.note);
  EXPECT_TRUE(got.rung.orderVaries);
  EXPECT_EQ(got.rung.elements, 0u);
  EXPECT_EQ(got.rung.ulp, 0.25);
  EXPECT_EQ(got.rung.result->result, sent.rung.result->result);
}

TEST(messages, a_kernel_that_did_not_run_has_no_result) {
  Rung rung;
  rung.failure = "out of memory; use fewer elements";
  const Event event = decodeEvent(payloadOf(Event(LadderRow{1, 0, 1, rung})));
  EXPECT_FALSE(std::get<LadderRow>(event).rung.result);
  EXPECT_EQ(std::get<LadderRow>(event).rung.failure, rung.failure);
}

TEST(messages, a_spread_arrives_as_it_was_sent) {
  RepeatResult sent;
  sent.reference = Scalar::of(2.0f);
  sent.values = {{Scalar::of(1.5f), 3, 4.0, true}, {Scalar::of(2.5f), 7, std::nullopt, false}};
  sent.spreadUlp = 8;
  const Event event = decodeEvent(payloadOf(Event(Repeated{6, sent})));
  const RepeatResult& got = std::get<Repeated>(event).repeat;
  ASSERT_EQ(got.values.size(), 2u);
  EXPECT_EQ(got.values[0].value, sent.values[0].value);
  EXPECT_EQ(got.values[0].ulp, 4.0);
  EXPECT_EQ(got.runs(), 10u);
  EXPECT_FALSE(got.matches());
  EXPECT_EQ(got.spreadUlp, 8.0);
}

TEST(messages, refuses_ladders_and_repetitions_beyond_their_limits) {
  EXPECT_THROW(decodeCommand(payloadOf(Command(Repeat{1, {}, 0}))), ProtocolError);
  EXPECT_THROW(decodeCommand(payloadOf(Command(Repeat{1, {}, 100'001}))), ProtocolError);
  EXPECT_THROW(decodeCommand(payloadOf(Command(Ladder{1, {}, std::vector<std::string>(1025)}))), ProtocolError);
  EXPECT_THROW(decodeEvent(payloadOf(Event(LadderRow{1, 3, 3, {}}))), ProtocolError);
  EXPECT_THROW(decodeEvent(payloadOf(Event(LadderRow{1, 0, 1025, {}}))), ProtocolError);
  EXPECT_THROW(decodeEvent(payloadOf(Event(Repeated{1, {}}))), ProtocolError);
}

TEST(frame_reader, waits_for_the_rest) {
  const std::vector<std::uint8_t> frame = encode(Event(Done{5}));
  FrameReader reader;
  for (std::size_t i = 0; i + 1 < frame.size(); ++i) {
    reader.append(std::span(&frame[i], 1));
    EXPECT_FALSE(reader.next());
  }
  reader.append(std::span(&frame.back(), 1));
  EXPECT_TRUE(reader.next());
  EXPECT_FALSE(reader.next());
}

TEST(frame_reader, tells_rubbish_at_once) {
  EXPECT_EQ(problem("Welcome to gpubox\nlast login"), "expected a message, but read 'Welcome to gpubox'");
  EXPECT_EQ(problem("W"), "incomplete");
  EXPECT_EQ(problem("WX"), "expected a message, but read 'WX'");
  EXPECT_EQ(problem(std::string("WFM1\xff\xff\xff\xff", 8)),
            "a message announces 4294967295 bytes, more than a frame may hold");
}

/// How many of 2000 damaged copies of `good` are told from messages.
int refusals(const std::vector<std::uint8_t>& good) {
  std::mt19937 random(1);
  int refused = 0;
  for (int i = 0; i < 2000; ++i) {
    std::vector<std::uint8_t> bad = good;
    for (int k = 0; k < 3; ++k) bad[random() % bad.size()] = static_cast<std::uint8_t>(random());
    if (i % 3 == 0) bad.resize(random() % bad.size());
    try {
      decodeEvent(bad);
    } catch (const ProtocolError&) {
      ++refused;
    }
  }
  return refused;
}

TEST(messages, damaged_payloads_are_refused_and_never_crash) {
  RunRequest request;
  request.n = 64;
  request.block = 16;
  request.iterations = 1;
  EXPECT_GT(refusals(payloadOf(Event(Result{1, Side::a, runRequest(request, RunControl{})}))), 1000);
  EXPECT_GT(refusals(payloadOf(Event(LadderRow{1, 0, 1, exampleRung()}))), 1000);
  RepeatResult repeat;
  repeat.values.resize(5);
  EXPECT_GT(refusals(payloadOf(Event(Repeated{1, repeat}))), 1000);
}

TEST(messages, names_an_unknown_event) {
  // {"kind": "party"}
  const std::vector<std::uint8_t> payload{0xa1, 0x64, 'k', 'i', 'n', 'd', 0x65, 'p', 'a', 'r', 't', 'y'};
  try {
    decodeEvent(payload);
    FAIL();
  } catch (const ProtocolError& e) {
    EXPECT_STREQ(e.what(), "the worker sent an event 'party' that this window does not know");
  }
}

TEST(messages, refuses_what_nests_without_end) {
  for (const std::uint8_t bracket : {0x81, 0x9f, 0xa1, 0xbf, 0xc0}) {
    const std::vector<std::uint8_t> payload(2'000'000, bracket);
    EXPECT_THROW(decodeCommand(payload), ProtocolError) << int{bracket};
    EXPECT_THROW(decodeEvent(payload), ProtocolError) << int{bracket};
  }
}

}  // namespace
}  // namespace warpfold::messages
