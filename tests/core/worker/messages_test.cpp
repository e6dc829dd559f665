// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "worker/messages.h"

#include <gtest/gtest.h>

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

TEST(messages, a_compare_arrives_as_it_was_sent) {
  Compare sent{3, {}, {}, false, 32, 8};
  sent.b.kernel = "interleaved";
  sent.b.input = "file:/tmp/ä.npy";
  const Command command = decodeCommand(payloadOf(Command(sent)));
  const Compare& got = std::get<Compare>(command);
  EXPECT_EQ(got.b, sent.b);
  EXPECT_EQ(got.boardWarp, 8u);
  EXPECT_FALSE(got.live);
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

TEST(messages, damaged_payloads_are_refused_and_never_crash) {
  RunRequest request;
  request.n = 64;
  request.block = 16;
  request.iterations = 1;
  const std::vector<std::uint8_t> good = payloadOf(Event(Result{1, Side::a, runRequest(request, RunControl{})}));
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
  EXPECT_GT(refused, 1000);
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
