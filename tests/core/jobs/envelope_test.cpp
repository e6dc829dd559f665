// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/envelope.h"

#include <gtest/gtest.h>

#include "codec/run_fields.h"
#include "jobs/comparison.h"
#include "jobs/ladder.h"
#include "jobs/measured_peak.h"
#include "jobs/repeat.h"
#include "support/devices.h"
#include "support/frames.h"
#include "support/runs.h"
#include "words/say.h"

namespace warpfold::messages {
namespace {

template <typename T>
T command(const T& sent) {
  return std::get<T>(decodeCommand(payloadOf(encode(Command(sent)))));
}
template <typename T>
T event(const T& sent) {
  return std::get<T>(decodeEvent(payloadOf(encode(Event(sent)))));
}
/// A job's request as the worker reads it out of Start.
template <typename T>
T requested(const T& sent) {
  return codec::decode<T>(command(Start{3, T::type, codec::encode(sent)}).request);
}

std::string refusal(std::vector<std::uint8_t> (*encoded)(), bool ofCommands) {
  try {
    ofCommands ? void(decodeCommand(payloadOf(encoded()))) : void(decodeEvent(payloadOf(encoded())));
  } catch (const ProtocolError& e) {
    return e.what();
  }
  return "read";
}

TEST(envelope, commands_arrive_as_they_were_sent) {
  EXPECT_EQ(command(Greet{}).protocol, 8);
  EXPECT_EQ(command(Greet{.devices = {"recording:/a.warpfold"}}).devices,
            std::vector<std::string>{"recording:/a.warpfold"});
  EXPECT_EQ(command(Cancel{0xffffffffffffffff}).job, 0xffffffffffffffff);
  EXPECT_EQ(command(Ping{17}).token, 17u);
  command(Quit{});
  const Start start = command(Start{9, "comparison", {{"live", true}}});
  EXPECT_EQ(start.job, 9u);
  EXPECT_EQ(start.type, "comparison");
  EXPECT_EQ(start.request.at("live"), true);
}

TEST(envelope, events_of_any_job_arrive_as_they_were_sent) {
  event(Alive{});
  const Message counting = say<"progress-counting">(arg<"kernel">("interleaved"));
  const Progress progress = event(Progress{3, counting, 0.25});
  EXPECT_EQ(progress.job, 3u);
  EXPECT_EQ(progress.what, counting);
  EXPECT_EQ(progress.fraction, 0.25);
  EXPECT_EQ(event(Progress{3, {}, std::nullopt}).fraction, std::nullopt);
  const Complaint complaint{say<"block-range">(arg<"most">(1024)), Field::block, "2000"};
  const Failure failure = event(Failure{3, 1, 2, complaint});
  EXPECT_EQ(failure.job, 3u);
  EXPECT_EQ(failure.part, 1u);
  EXPECT_EQ(failure.status, 2);
  EXPECT_EQ(failure.complaint, complaint);
  EXPECT_EQ(event(Failure{}).part, std::nullopt);
  EXPECT_EQ(event(Done{8}).job, 8u);
  EXPECT_EQ(event(Pong{17}).token, 17u);
}

TEST(envelope, a_greeting_brings_kernels_and_devices) {
  const Hello got = event(Hello{4, "1.2.3", copied(builtInKernels().broken()), {exampleCpu(), exampleGpu()}});
  EXPECT_EQ(got.version, "1.2.3");
  EXPECT_EQ(got.kernels.size(), 6u);
  EXPECT_EQ(got.kernels[0].id, brokenKernels()[0].id);
  ASSERT_EQ(got.devices.size(), 2u);
  EXPECT_EQ(got.devices[1].backend, "cuda");
}

TEST(envelope, more_devices_than_any_machine_has_are_refused) {
  EXPECT_THROW(event(Hello{4, "1.2.3", {}, std::vector<DeviceInfo>(1025)}), ProtocolError);
}

TEST(envelope, kernels_with_one_id_are_refused) {
  KernelInfo kernel = kernelById("neighbored");
  EXPECT_THROW(event(Hello{4, "1.2.3", {kernel, kernel}, {}}), ProtocolError);
}

/// A message of this content.
std::vector<std::uint8_t> frameWith(codec::Json content) {
  return codec::frameOf(codec::archiveOf(std::move(content)));
}

TEST(envelope, a_message_begins_with_the_version_of_its_encoding) {
  for (const auto& frame : {encode(Command(Cancel{1})), encode(Event(Done{1})), encodeJobEvent(1, "x", 2)})
    EXPECT_EQ(codec::readPayload(payloadOf(frame)).at(0), codec::version);
}

TEST(envelope, a_message_in_another_encoding_is_refused) {
  EXPECT_EQ(refusal(
                [] {
                  return codec::frameOf({999, {{"kind", "done"}, {"job", 1}}});
                },
                false),
            "this is encoded in version 999, and version 10 is read here; use window and worker of the same version");
  EXPECT_EQ(refusal(
                [] {
                  return codec::frameOf({{"kind", "done"}, {"job", 1}});
                },
                false),
            "this does not say in which version it is encoded, and version 10 is read here; use window and worker of "
            "the same version");
}

TEST(envelope, names_a_kind_that_is_not_known) {
  EXPECT_EQ(refusal(
                [] {
                  return frameWith({{"kind", "party"}});
                },
                false),
            "a message of kind 'party' is not known here");
  EXPECT_EQ(refusal([] { return encode(Event(Done{1})); }, true), "a message of kind 'done' is not known here");
  EXPECT_EQ(refusal([] { return encode(Command(Cancel{1})); }, false), "a message of kind 'cancel' is not known here");
}

TEST(envelope, refuses_what_has_no_kind_or_lacks_a_field) {
  EXPECT_NE(refusal([] { return frameWith({{"job", 1}}); }, false), "read");
  EXPECT_NE(refusal([] { return frameWith({{"kind", "done"}}); }, false), "read");
  EXPECT_NE(refusal([] { return frameWith({{"kind", 3}}); }, false), "read");
  EXPECT_NE(refusal([] { return frameWith({{"kind", "done"}, {"job", -1}}); }, false), "read");
  EXPECT_NE(refusal([] { return frameWith(nlohmann::json::array({"done"})); }, false), "read");
  EXPECT_NE(refusal([] { return frameWith({{"kind", "event"}, {"job", 1}}); }, false), "read");
}

// A program that ends with what its worker says would otherwise report that all went well.
TEST(envelope, a_failure_has_the_status_of_a_failure) {
  for (const int status : {0, 4, -1, 256}) {
    Failure failure;
    failure.status = status;
    EXPECT_ANY_THROW(event(failure)) << status;
  }
}

TEST(envelope, a_jobs_event_is_read_as_its_type_and_no_other) {
  const RegisterEvent<Samples> known;
  const Event got =
      decodeEvent(payloadOf(encodeJobEvent(5, Samples::type, codec::encode(Samples{Side::b, 40, {1.5}}))));
  const auto& event = std::get<JobEvent>(got);
  EXPECT_EQ(event.job, 5u);
  ASSERT_NE(event.as<Samples>(), nullptr);
  EXPECT_EQ(event.as<Samples>()->side, Side::b);
  EXPECT_EQ(event.as<Samples>()->firstIndex, 40u);
  EXPECT_EQ(event.as<Samples>()->us, std::vector<double>{1.5});
  EXPECT_EQ(event.as<CubTime>(), nullptr);
}

TEST(envelope, a_jobs_event_that_nobody_registered_is_passed_over) {
  const Event got = decodeEvent(payloadOf(encodeJobEvent(5, "weather", {{"sun", true}})));
  const auto& event = std::get<JobEvent>(got);
  EXPECT_EQ(event.job, 5u);
  EXPECT_EQ(event.value, nullptr);
  EXPECT_EQ(event.as<Samples>(), nullptr);
}

TEST(envelope, a_jobs_event_that_cannot_be_read_is_refused) {
  const RegisterEvent<Samples> known;
  EXPECT_EQ(refusal(
                [] {
                  return encodeJobEvent(5, Samples::type, {{"side", "c"}});
                },
                false),
            "a message could not be read; technical detail: 'c' is not a known name");
}

TEST(envelope, only_its_sender_can_encode_what_a_job_says) {
  EXPECT_THROW(encode(Event(JobEvent{})), std::logic_error);
}

TEST(comparison_messages, a_request_arrives_as_it_was_sent) {
  Compare sent{{}, {}, false, 32, 8, true};
  sent.b.kernel = "interleaved";
  sent.b.input = "file:/tmp/ä.npy";
  const Compare got = requested(sent);
  EXPECT_EQ(got.a, sent.a);
  EXPECT_EQ(got.b, sent.b);
  EXPECT_EQ(got.boardThreads, 32u);
  EXPECT_EQ(got.boardWarp, 8u);
  EXPECT_FALSE(got.live);
  EXPECT_TRUE(got.cub);
}

TEST(comparison_messages, a_blackboard_may_be_left_out_and_has_threads_otherwise) {
  Compare sent;
  sent.boardThreads.reset();
  EXPECT_EQ(requested(sent).boardThreads, std::nullopt);
  sent.boardThreads = 0;
  EXPECT_THROW(requested(sent), std::exception);
}

TEST(comparison_messages, a_result_and_a_board_arrive_with_their_side) {
  RunRequest request;
  request.n = 64;
  request.block = 16;
  request.iterations = 1;
  const RunResult result = runRequest(request);
  EXPECT_EQ(received(Result{Side::b, result}).side, Side::b);
  EXPECT_EQ(received(Result{Side::b, result}).result.result, result.result);
  EXPECT_EQ(received(Board{Side::a, result.traces.front()}).trace->threads, 16u);
}

TEST(comparison_messages, cubs_time_arrives_as_it_was_sent) {
  const CubTime got = received(CubTime{"cub", 22.7, 30});
  EXPECT_EQ(got.kernel, "cub");
  EXPECT_EQ(got.medianUs, 22.7);
  EXPECT_EQ(got.samples, 30u);
}

TEST(comparison_messages, a_median_that_is_no_duration_is_refused) {
  const RegisterEvent<CubTime> known;
  const auto refused = [](double us) {
    try {
      decodeEvent(payloadOf(encodeJobEvent(
          1, CubTime::type, {{"kernel", "cub"}, {"median_us", us}, {"samples", 30}, {"provenance", "measured"}})));
      return false;
    } catch (const ProtocolError&) {
      return true;
    }
  };
  EXPECT_FALSE(refused(1));
  EXPECT_TRUE(refused(0));
  EXPECT_TRUE(refused(-1));
  EXPECT_TRUE(refused(std::numeric_limits<double>::infinity()));
  EXPECT_TRUE(refused(std::numeric_limits<double>::quiet_NaN()));
}

TEST(comparison_messages, counters_and_a_measured_peak_arrive_as_they_were_sent) {
  const KernelCounters counters =
      received(KernelCounters{Side::b, {{1, 2, 3, 4, 5, 6, 7, 8}, CounterProvenance::measured}});
  EXPECT_EQ(counters.side, Side::b);
  EXPECT_EQ(counters.counters, (RunCounters{{1, 2, 3, 4, 5, 6, 7, 8}, CounterProvenance::measured}));
  const MeasuredPeak peak = received(MeasuredPeak{"cuda:0", 4321.5});
  EXPECT_EQ(peak.backend, "cuda:0");
  EXPECT_EQ(peak.gbs, 4321.5);
}

TEST(ladder_messages, a_ladder_and_its_rows_arrive_as_they_were_sent) {
  EXPECT_EQ(requested(Ladder{{}, {"neighbored", "cpu-serial"}}).kernels,
            (std::vector<std::string>{"neighbored", "cpu-serial"}));
  Rung rung;
  rung.kernel = "neighbored";
  rung.failure = Complaint{say<"out-of-memory">(), {}, {}};
  const LadderRow got = received(LadderRow{2, 3, rung});
  EXPECT_EQ(got.index, 2u);
  EXPECT_EQ(got.count, 3u);
  EXPECT_EQ(got.rung.kernel, "neighbored");
  EXPECT_EQ(got.rung.failure, rung.failure);
}

TEST(ladder_messages, ladders_beyond_their_limits_are_refused) {
  codec::Json ladder = codec::encode(Ladder{});
  ladder["kernels"] = std::vector<std::string>(1024);
  EXPECT_EQ(codec::decode<Ladder>(ladder).kernels.size(), 1024u);
  ladder["kernels"] = std::vector<std::string>(1025);
  EXPECT_THROW(codec::decode<Ladder>(ladder), std::out_of_range);
  codec::Json row = codec::encode(LadderRow{});
  row["index"] = row["count"] = 3;
  EXPECT_THROW(codec::decode<LadderRow>(row), std::out_of_range);
  row["index"] = 0;
  row["count"] = 1025;
  EXPECT_THROW(codec::decode<LadderRow>(row), std::out_of_range);
}

TEST(repeat_messages, a_repeat_and_its_results_arrive_as_they_were_sent) {
  EXPECT_EQ(requested(Repeat{{}, 25}).runs, 25u);
  RepeatResult repeat;
  repeat.device.defaultN = 1024;
  repeat.values = {{Scalar::of(1.5f), 3, 4.0, true}};
  EXPECT_EQ(received(Repeated{repeat}).repeat.values[0].count, 3u);
}

/// Refusals of 2000 damaged copies of an event.
template <typename T>
int refusalsOf(const T& event) {
  const RegisterEvent<T> known;
  return refusals(payloadOf(encodeJobEvent(1, T::type, codec::encode(event))),
                  [](std::span<const std::uint8_t> bad) { decodeEvent(bad); });
}

TEST(envelope, typed_values_arrive_and_are_bounded) {
  Compare compare;
  compare.typed = {{0, "7"}, {1023, "-2.5"}};
  EXPECT_EQ(requested(compare).typed, compare.typed);
  compare.typed = {{1024, "7"}};
  EXPECT_THROW(requested(compare), std::out_of_range);
  compare.typed = {{0, std::string(41, '1')}};
  EXPECT_THROW(requested(compare), std::out_of_range);
  compare.typed.assign(1025, {0, "7"});
  EXPECT_THROW(requested(compare), std::out_of_range);
}

TEST(envelope, damaged_payloads_are_refused_and_never_crash) {
  RunRequest request;
  request.n = 64;
  request.block = 16;
  request.iterations = 1;
  const RunResult result = runRequest(request);
  Rung rung;
  rung.result = result;
  RepeatResult repeat;
  repeat.values.resize(5);
  EXPECT_GT(refusalsOf(Result{Side::a, result}), 1000);
  EXPECT_GT(refusalsOf(LadderRow{0, 1, rung}), 1000);
  EXPECT_GT(refusalsOf(Repeated{repeat}), 1000);
  EXPECT_GT(refusals(payloadOf(encode(Command(Start{1, Compare::type, codec::encode(Compare{})}))),
                     [](std::span<const std::uint8_t> bad) { decodeCommand(bad); }),
            500);
}

}  // namespace
}  // namespace warpfold::messages
