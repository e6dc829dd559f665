// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Requests, results, devices and kernels on their way between window and worker.
#include <gtest/gtest.h>

#include <cmath>

#include "codec/run_fields.h"
#include "support/devices.h"
#include "support/frames.h"
#include "support/runs.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold {
namespace {

template <typename T>
T passedOn(const T& sent) {
  return codec::decode<T>(codec::readPayload(payloadOf(codec::frameOf(codec::encode(sent)))));
}

RunRequest everythingAsked() {
  RunRequest request;
  request.kernel = "last-block";
  request.backend = "cuda:1";
  request.n = std::uint64_t{1} << 40;
  request.block = 64;
  request.grid = 7;
  request.type = ElementType::bfloat16;
  request.op = Operation::dot;
  request.input = "file:/tmp/ä b.npy";
  request.input2 = "ones";
  request.seed = 0xffffffffffffffff;
  request.offset = 127;
  request.iterations = 3;
  request.warmup = 0;
  request.cache = CacheState::warm;
  request.warp = 8;
  request.traceBlocks = BlockSelection::parse("0,5,9");
  return request;
}

TEST(run_codec, a_request_arrives_as_it_was_asked) {
  EXPECT_EQ(passedOn(everythingAsked()), everythingAsked());
}

TEST(run_codec, what_a_request_leaves_open_stays_open) {
  const RunRequest got = passedOn(RunRequest{});
  EXPECT_EQ(got, RunRequest{});
  EXPECT_EQ(got.backend, std::nullopt);
  EXPECT_EQ(got.n, std::nullopt);
  EXPECT_EQ(got.warmup, std::nullopt);
}

TEST(run_codec, every_selection_of_blocks_arrives) {
  for (const char* text : {"none", "first:4", "all", "0,5,9"}) {
    RunRequest request;
    request.traceBlocks = BlockSelection::parse(text);
    EXPECT_EQ(passedOn(request).traceBlocks, request.traceBlocks) << text;
  }
}

TEST(run_codec, a_device_arrives_with_all_it_can) {
  DeviceInfo sent = exampleEmulator();
  sent.title = say<"emulator">(arg<"cores">(2u));
  sent.details = {say<"emulator-is-exact">()};
  sent.available = false;
  sent.reason = proseMessage("no driver; install one");
  sent.patience = std::chrono::milliseconds(1500);
  sent.number = 3;
  sent.multiprocessors = 132;
  sent.memoryBytes = std::uint64_t{141} << 30;
  sent.peakReadGbs = 4321.5;
  sent.datasheetGbs = 4800;
  const DeviceInfo got = passedOn(sent);
  EXPECT_EQ(got.backend, "emulator");
  EXPECT_EQ(english(got.called()), "Emulator, 2 cores");
  EXPECT_EQ(got.details, sent.details);
  EXPECT_FALSE(got.available);
  EXPECT_EQ(got.reason, sent.reason);
  EXPECT_EQ(got.kernels, sent.kernels);
  EXPECT_EQ(got.warpWidths, (std::vector<std::uint32_t>{4, 8, 16, 32}));
  EXPECT_EQ(got.timing, Provenance::emulated);
  EXPECT_FALSE(got.timesAreGpu);
  EXPECT_TRUE(got.structureIsExact);
  EXPECT_EQ(got.patience, std::chrono::milliseconds(1500));
  EXPECT_EQ(got.defaultN, 65536u);
  EXPECT_EQ(got.defaultIterations, 5u);
  EXPECT_EQ(got.defaultWarmup, 1u);
  EXPECT_EQ(got.number, 3u);
  EXPECT_EQ(got.multiprocessors, 132u);
  EXPECT_EQ(got.memoryBytes, sent.memoryBytes);
  EXPECT_EQ(got.peakReadGbs, 4321.5);
  EXPECT_EQ(got.datasheetGbs, 4800);
  EXPECT_EQ(passedOn(exampleGpu()).timesAreGpu, true);
  EXPECT_EQ(passedOn(exampleGpu()).memoryBytes, std::nullopt);
}

TEST(run_codec, every_kernel_arrives_as_it_is) {
  for (const KernelPtr& sent : builtInKernels().kernels()) {
    const KernelInfo got = passedOn(*sent);
    EXPECT_EQ(codec::encode(got), codec::encode(*sent)) << sent->id;
    EXPECT_EQ(got.code, sent->code);
    EXPECT_EQ(got.citation, sent->citation);
    EXPECT_EQ(got.output, sent->output);
    EXPECT_EQ(got.next, sent->next);
    EXPECT_EQ(got.broken(), sent->broken());
    EXPECT_EQ(got.nearestBlock(96), sent->nearestBlock(96));
  }
}

TEST(run_codec, a_kernel_whose_blocks_have_no_threads_is_refused) {
  KernelInfo kernel = kernelById("neighbored");
  kernel.blockMultiple = 0;
  EXPECT_THROW(passedOn(kernel), std::out_of_range);
  kernel.blockMultiple = 1;
  kernel.leastBlock = 0;
  EXPECT_THROW(passedOn(kernel), std::out_of_range);
}

TEST(run_codec, a_kernel_with_more_text_than_a_window_has_room_for_is_refused) {
  KernelInfo kernel = kernelById("neighbored");
  kernel.fault = std::string(1201, 'x');
  EXPECT_THROW(passedOn(kernel), std::out_of_range);
  kernel.fault = std::string(1200, 'x');
  EXPECT_NO_THROW(passedOn(kernel));
}

TEST(run_codec, counters_travel_by_their_names) {
  EXPECT_EQ(codec::encode(Counters{1, 2, 3, 4, 5, 6, 7, 8}).dump(),
            R"({"atomics":8,"barriers":7,"global_load_requests":3,"global_load_sectors":1,"global_store_requests":4,)"
            R"("global_store_sectors":2,"shared_load_conflicts":5,"shared_store_conflicts":6})");
}

RunResult exampleResult(const char* kernel = "neighbored") {
  RunRequest request;
  request.kernel = kernel;
  request.n = 2000;
  request.block = 64;
  request.type = ElementType::float64;
  request.iterations = 3;
  request.traceBlocks = BlockSelection::parse("0,31");
  return runRequest(request);
}

TEST(run_codec, a_result_arrives_as_it_was_sent) {
  const RunResult sent = exampleResult(), got = passedOn(sent);
  EXPECT_EQ(codec::encode(got), codec::encode(sent));
  EXPECT_EQ(got.request, sent.request);
  EXPECT_EQ(got.device.backend, "emulator");
  EXPECT_EQ(got.n, 2000u);
  EXPECT_EQ(got.result, sent.result);
  EXPECT_EQ(got.reference, sent.reference);
  EXPECT_TRUE(got.matches);
  EXPECT_EQ(got.tolerance, sent.tolerance);
  EXPECT_EQ(got.depth, sent.depth);
  EXPECT_EQ(got.samplesUs, sent.samplesUs);
  EXPECT_EQ(got.latency->median, sent.latency->median);
  EXPECT_EQ(got.latency->provenance, Provenance::emulated);
  EXPECT_EQ(got.counters, sent.counters);
  EXPECT_EQ(got.executions, sent.executions);
  ASSERT_EQ(got.launches.size(), 2u);
  EXPECT_EQ(got.launches[0].grid, 32u);
  EXPECT_EQ(got.launches[0].activity, sent.launches[0].activity);
  EXPECT_EQ(got.timeCovers, sent.timeCovers);
  ASSERT_EQ(got.traces.size(), 2u);
  EXPECT_EQ(got.traces[1]->block.value, 31u);
  EXPECT_EQ(got.steps.size(), sent.steps.size());
}

TEST(run_codec, lines_travel_with_all_that_is_counted_at_them) {
  EXPECT_EQ(codec::encode(Executions{{{7, 1, 2, 3, 4, 5, 6}}, 8, 9, true}).dump(),
            R"({"branches":9,"lines":[{"conflicts":5,"divergent":6,"executions":1,"lanes":2,"line":7,"loads":3,)"
            R"("stores":4}],"operator_is_call":true,"warps":8})");
}

TEST(run_codec, lines_in_disorder_are_refused) {
  RunResult result = exampleResult();
  std::swap(result.executions->lines[0], result.executions->lines[1]);
  EXPECT_THROW(passedOn(result), std::out_of_range);
}

TEST(run_codec, a_hazard_between_blocks_arrives_as_it_was_found) {
  RunRequest request;
  request.kernel = "broken-between-blocks";
  request.n = 3000;
  request.block = 128;
  const RunResult sent = runRequest(request);
  ASSERT_FALSE(sent.hazards.empty());
  ASSERT_TRUE(sent.hazards.front().firstBlock);
  EXPECT_EQ(passedOn(sent).hazards, sent.hazards);
}

TEST(run_codec, a_hazard_of_one_thread_alone_arrives_without_another) {
  RunRequest request;
  request.kernel = "broken-past-end";
  request.n = 1000;
  request.block = 128;
  const RunResult got = passedOn(runRequest(request));
  ASSERT_FALSE(got.hazards.empty());
  EXPECT_FALSE(got.hazards.front().first);
  EXPECT_EQ(got.hazards.front().second.thread.value, 104u);
}

TEST(run_codec, a_result_with_as_many_traced_blocks_as_there_may_be_fits_into_a_message) {
  RunRequest request;
  request.kernel = "shared-sequential";
  request.n = 1 << 20;
  request.block = 1024;
  request.iterations = 1;
  request.traceBlocks = BlockSelection::parse("all");
  const RunResult got = passedOn(runRequest(request));
  ASSERT_EQ(got.traces.size(), 1024u);
  EXPECT_EQ(got.traces.back()->block.value, 1023u);
  EXPECT_EQ(got.traces.back()->steps.back().warps.size(), 32u);
}

TEST(run_codec, a_result_of_nothing_is_refused) {
  codec::Json json = codec::encode(exampleResult());
  json["n"] = 0;
  EXPECT_THROW(codec::decode<RunResult>(json), std::out_of_range);
}

template <typename Change>
std::string refusalOf(RunResult result, Change change) {
  change(result);
  try {
    passedOn(result);
  } catch (const std::out_of_range& e) {
    return e.what();
  }
  return "read";
}

RunResult faultyResult() {
  RunRequest request;
  request.kernel = "broken-between-blocks";
  request.n = 3000;
  request.block = 128;
  return runRequest(request);
}

TEST(run_codec, a_hazard_is_of_a_launch_block_step_and_thread_that_are_there) {
  const auto with = [](auto change) { return refusalOf(faultyResult(), [&](RunResult& r) { change(r.hazards[0]); }); };
  EXPECT_EQ(with([](Hazard&) {}), "read");
  EXPECT_EQ(with([](Hazard& h) { h.launch = 9; }), "a hazard's launch is beyond its run");
  EXPECT_EQ(with([](Hazard& h) { h.block.value = 1u << 30; }), "a hazard's block is beyond its launch");
  EXPECT_EQ(with([](Hazard& h) { h.firstBlock = BlockId{1u << 30}; }), "a hazard's block is beyond its launch");
  EXPECT_EQ(with([](Hazard& h) { h.step = 0xffffffff; }), "a hazard's step is out of range");
  EXPECT_EQ(with([](Hazard& h) { h.row = h.step + 2; }), "a hazard's row is beyond its step");
  EXPECT_EQ(with([](Hazard& h) { h.second.thread.value = 128; }), "a hazard's thread is beyond its block");
}

TEST(run_codec, a_trace_is_of_a_launch_and_block_that_are_there) {
  const auto with = [](auto change) {
    return refusalOf(exampleResult(), [&](RunResult& r) {
      BlockTrace trace = *r.traces[1];
      change(trace);
      r.traces[1] = std::make_shared<const BlockTrace>(trace);
    });
  };
  EXPECT_EQ(with([](BlockTrace&) {}), "read");
  EXPECT_EQ(with([](BlockTrace& t) { t.launch = 2; }), "a trace's launch is beyond its run");
  EXPECT_EQ(with([](BlockTrace& t) { t.block.value = 32; }), "a trace's block is beyond its launch");
  EXPECT_EQ(refusalOf(exampleResult(), [](RunResult& r) { r.launches[0].block = 32; }),
            "a trace's block is not as large as its launch's");
}

TEST(run_codec, figures_that_no_axis_can_show_are_refused) {
  for (const double bad : {std::nan(""), HUGE_VAL, -1.0}) {
    EXPECT_NE(refusalOf(exampleResult(), [&](RunResult& r) { r.latency->median = bad; }), "read");
    EXPECT_NE(refusalOf(exampleResult(), [&](RunResult& r) { r.samplesUs[0] = bad; }), "read");
    EXPECT_NE(refusalOf(exampleResult(), [&](RunResult& r) { r.bandwidthGbs = bad; }), "read");
    EXPECT_NE(refusalOf(exampleResult(), [&](RunResult& r) { r.launches[0].latencyUs = bad; }), "read");
    EXPECT_NE(refusalOf(exampleResult(), [&](RunResult& r) { r.steps[0].timeNs = bad; }), "read");
    EXPECT_NE(refusalOf(exampleResult(), [&](RunResult& r) { r.device.peakReadGbs = bad; }), "read");
  }
}

TEST(run_codec, a_launch_is_no_larger_than_a_gpu_takes) {
  EXPECT_EQ(refusalOf(exampleResult(), [](RunResult& r) { r.launches[1].grid = std::uint64_t{1} << 40; }),
            "a launch has too many blocks");
  EXPECT_EQ(refusalOf(exampleResult(), [](RunResult& r) { r.launches[1].block = 2048; }),
            "a block has too many threads");
}

TEST(run_codec, figures_of_a_datasheet_are_those_of_a_gpu) {
  const auto refused = [](auto&& change) {
    DeviceInfo device = exampleGpu();
    change(device);
    try {
      passedOn(device);
      return false;
    } catch (const std::out_of_range&) {
      return true;
    }
  };
  EXPECT_FALSE(refused([](DeviceInfo&) {}));
  EXPECT_TRUE(refused([](DeviceInfo& d) { d.multiprocessors = 0; }));
  EXPECT_TRUE(refused([](DeviceInfo& d) { d.blocksPerMultiprocessor = 0; }));
  EXPECT_TRUE(refused([](DeviceInfo& d) { d.registersPerMultiprocessor = 0xffffffffu; }));
  EXPECT_TRUE(refused([](DeviceInfo& d) { d.threadsPerMultiprocessor = 0xffffffffu; }));
  EXPECT_TRUE(refused([](DeviceInfo& d) { d.sharedPerMultiprocessor = 0xffffffffu; }));
  EXPECT_TRUE(refused([](DeviceInfo& d) { d.l2Bytes = ~std::uint64_t{0}; }));
  EXPECT_TRUE(refused([](DeviceInfo& d) { d.boostMhz = -1; }));
}

TEST(run_codec, a_device_and_a_kernel_say_what_can_be_worked_with) {
  DeviceInfo device = exampleGpu();
  device.defaultN = 0;
  EXPECT_THROW(passedOn(device), std::out_of_range);
  device = exampleGpu();
  device.warpWidths = {0};
  EXPECT_THROW(passedOn(device), std::out_of_range);
  device = exampleGpu();
  device.patience = std::chrono::milliseconds(-1);
  EXPECT_THROW(passedOn(device), std::out_of_range);
  KernelInfo kernel = kernelById("neighbored");
  kernel.elements = 0xffffffff;
  EXPECT_THROW(passedOn(kernel), std::out_of_range);
  kernel = kernelById("neighbored");
  kernel.leastBlock = 2048;
  EXPECT_THROW(passedOn(kernel), std::out_of_range);
}

TEST(run_codec, more_launches_than_any_plan_has_are_refused) {
  RunResult result = exampleResult();
  result.launches.resize(65);
  EXPECT_THROW(passedOn(result), std::out_of_range);
}

TEST(run_codec, a_rung_arrives_as_it_was_sent) {
  Rung sent;
  sent.kernel = "neighbored";
  sent.title = "Neighbored pairs";
  sent.orderVaries = sent.library = sent.host = true;
  sent.elements = 0;
  sent.note = say<"ladder-other-block">(arg<"block">(16), arg<"asked">(17));
  sent.result = exampleResult();
  sent.ulp = 0.25;
  const Rung got = passedOn(sent);
  EXPECT_EQ(codec::encode(got), codec::encode(sent));
  EXPECT_EQ(got.note, sent.note);
  EXPECT_EQ(got.elements, 0u);
  EXPECT_EQ(got.ulp, 0.25);
  EXPECT_EQ(got.result->result, sent.result->result);
}

TEST(run_codec, a_kernel_that_did_not_run_has_no_result) {
  Rung sent;
  sent.failure = Complaint{say<"out-of-memory">(), Field::n, "8"};
  const Rung got = passedOn(sent);
  EXPECT_FALSE(got.result);
  EXPECT_EQ(got.failure, sent.failure);
}

RepeatResult exampleRepeat() {
  RepeatResult repeat;
  repeat.device = exampleGpu();
  repeat.reference = Scalar::of(2.0f);
  repeat.values = {{Scalar::of(1.5f), 3, 4.0, true}, {Scalar::of(2.5f), 7, std::nullopt, false}};
  repeat.spreadUlp = 8;
  return repeat;
}

TEST(run_codec, repeated_results_arrive_as_they_were_sent) {
  const RepeatResult got = passedOn(exampleRepeat());
  ASSERT_EQ(got.values.size(), 2u);
  EXPECT_EQ(got.values[0].value, Scalar::of(1.5f));
  EXPECT_EQ(got.values[0].ulp, 4.0);
  EXPECT_EQ(got.values[1].ulp, std::nullopt);
  EXPECT_EQ(got.runs(), 10u);
  EXPECT_FALSE(got.matches());
  EXPECT_EQ(got.spreadUlp, 8.0);
}

TEST(run_codec, a_repeat_without_results_or_with_too_many_is_refused) {
  EXPECT_THROW(passedOn(RepeatResult{}), std::out_of_range);
  codec::Json json = codec::encode(exampleRepeat());
  json["values"] = codec::Json(100'001, json["values"][0]);
  EXPECT_THROW(codec::decode<RepeatResult>(json), std::out_of_range);
}

}  // namespace
}  // namespace warpfold
