// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/ranks_run.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "ranks/conference.h"
#include "ranks/rank_device.h"
#include "support/devices.h"
#include "support/fake_ranks.h"
#include "support/runs.h"
#include "support/sample.h"

namespace warpfold::ranks {
namespace {

RanksRequest requestOf(const std::string& kernel, ElementType type, Operation op, std::uint64_t n,
                       const std::string& method = "neighbored") {
  RanksRequest request;
  request.run.kernel = kernel;
  request.run.type = type;
  request.run.op = op;
  request.run.n = n;
  request.run.iterations = 1;
  request.run.warmup = 0;
  request.method = method;
  return request;
}

RanksResult onRanks(unsigned ranks, const RanksRequest& request) {
  std::optional<RanksResult> result;
  FakeWorld(ranks).run([&](Transport& transport) {
    auto mine = runOnRanks(builtInKernels(), request, transport);
    EXPECT_EQ(mine.has_value(), transport.rank() == 0);
    if (mine) result = std::move(mine);
  });
  return *result;
}

TEST(ranks_run, equals_the_reference_that_one_process_computes) {
  const std::vector<std::string> ways{"neighbored", "interleaved", "gather", "mpi-reduce"};
  std::size_t next = 0;
  Sample sample("runs on ranks", 6);
  for (const unsigned ranks : {1u, 2u, 3u, 4u, 7u, 8u})
    for (const ElementType type : {ElementType::int32, ElementType::float32, ElementType::float64})
      for (const Operation op : {Operation::sum, Operation::max, Operation::mean})
        for (const std::uint64_t n : {1u, 5u, 1000u, 4099u}) {
          const RanksRequest request = requestOf("grid-stride", type, op, n, ways[next++ % ways.size()]);
          if (!sample.takes()) continue;
          const RanksResult result = onRanks(ranks, request);
          const RunResult alone = runRequest(request.run);
          EXPECT_TRUE(result.whole.matches) << ranks << name(type) << name(op) << n;
          EXPECT_EQ(result.whole.reference, alone.reference) << ranks << name(type) << name(op) << n;
          EXPECT_TRUE(rounds(type, op) || result.whole.result == alone.result) << name(type) << name(op) << n;
        }
}

TEST(ranks_run, says_why_a_library_has_no_value_for_gpus_to_combine) {
  for (const char* method : {"nccl-reduce", "peer-store"})
    FakeWorld(2).run([&](Transport& transport) {
      try {
        runOnRanks(builtInKernels(), requestOf("cub", ElementType::int32, Operation::sum, 1000, method), transport);
        FAIL();
      } catch (const AgreedFailure& failure) {
        EXPECT_EQ(
            failure.sentence,
            std::string("--across ") + method + ": " + method +
                " takes each GPU's value where a kernel of ours leaves it, and cub is a call of a library; choose "
                "another kernel, or a method between hosts such as gather");
        EXPECT_EQ(failure.status, ExitStatus::invalidRequest);
      }
    });
}

TEST(ranks_run, every_operation_and_type_is_right) {
  Sample sample("operations on ranks", 6);
  for (const ElementType type : elementTypes)
    for (const Operation op : operations) {
      if (!goTogether(type, op) || !sample.takes()) continue;
      const RanksRequest request = requestOf("shared-sequential", type, op, 777);
      const RanksResult result = onRanks(3, request);
      EXPECT_TRUE(result.whole.matches) << name(type) << name(op) << result.whole.result.text();
      EXPECT_EQ(result.whole.reference.text(), runRequest(request.run).reference.text()) << name(type) << name(op);
    }
}

TEST(ranks_run, the_first_ranks_may_do_it_alone) {
  for (const unsigned some : {1u, 3u, 5u}) {
    RanksRequest request = requestOf("grid-stride", ElementType::int32, Operation::sum, 1000, "interleaved");
    request.run.ranks = some;
    request.run.input = "ones";
    const RanksResult result = onRanks(5, request);
    EXPECT_EQ(result.parts.size(), some);
    EXPECT_EQ(result.whole.result, Scalar::of(1000));
    EXPECT_EQ(result.messages.size(), some - 1);
  }
}

TEST(ranks_run, ranks_without_elements_send_the_identity) {
  const RanksResult result = onRanks(4, requestOf("neighbored", ElementType::int32, Operation::max, 2));
  EXPECT_EQ(result.parts[0].share, (Share{0, 1}));
  EXPECT_EQ(result.parts[3].share, (Share{2, 0}));
  EXPECT_EQ(result.parts[3].partial, Scalar::of(std::numeric_limits<std::int32_t>::min()));
  EXPECT_FALSE(result.parts[3].medianUs);
  EXPECT_TRUE(result.parts[1].medianUs);
}

TEST(ranks_run, messages_have_both_ends_in_one_clock) {
  std::optional<RanksResult> result;
  FakeWorld world(4);
  world.clocksUs = {0, 1e6, -1e6, 5e6};
  world.run([&](Transport& transport) {
    const RanksRequest request = requestOf("grid-stride", ElementType::float64, Operation::sum, 1000);
    if (auto mine = runOnRanks(builtInKernels(), request, transport)) result = std::move(mine);
  });
  ASSERT_EQ(result->messages.size(), 3u);
  for (const RankMessage& message : result->messages) {
    EXPECT_EQ(message.bytes, 8u);
    const double error = result->parts[message.from].offset.errorUs + result->parts[message.to].offset.errorUs;
    EXPECT_GE(message.endUs, message.beginUs - error);
    EXPECT_LT(std::abs(message.endUs), 5e5);
  }
}

TEST(ranks_run, emulated_ranks_have_emulated_times) {
  const RanksResult result = onRanks(2, requestOf("neighbored", ElementType::int32, Operation::sum, 1000));
  EXPECT_EQ(result.within, Provenance::emulated);
  EXPECT_FALSE(result.parts[1].timesAreGpu);
  EXPECT_EQ(result.across.samples, 1u);
}

TEST(ranks_run, methods_from_gpu_to_gpu_say_which_device_is_none) {
  for (const char* const method : {"nccl-reduce", "peer-store"}) {
    const RanksRequest request = requestOf("neighbored", ElementType::int32, Operation::sum, 1000, method);
    const auto thrown =
        FakeWorld(2).outcomes([&](Transport& transport) { runOnRanks(builtInKernels(), request, transport); });
    for (const std::exception_ptr& each : thrown) {
      try {
        std::rethrow_exception(each);
      } catch (const AgreedFailure& failure) {
        if (failure.sentence.find("Emulator") == std::string::npos) GTEST_SKIP() << "this machine has a GPU";
        EXPECT_EQ(failure.status, ExitStatus::unavailable);
        EXPECT_EQ(failure.sentence.substr(0, failure.sentence.find(" (")),
                  std::string("--across ") + method + ": " + method +
                      " goes from GPU to GPU, and the device of this rank is no GPU");
      }
    }
  }
}

TEST(ranks_run, a_file_is_shared_out) {
  const auto file = std::filesystem::temp_directory_path() / "warpfold_ranks.csv";
  std::ofstream(file) << "1,2,3,4,5,6,7";
  RanksRequest request = requestOf("neighbored", ElementType::int32, Operation::sum, 1);
  request.run.n.reset();
  request.run.input = "file:" + file.string();
  const RanksResult result = onRanks(3, request);
  std::filesystem::remove(file);
  EXPECT_EQ(result.whole.n, 7u);
  EXPECT_EQ(result.whole.result, Scalar::of(28));
  EXPECT_EQ(result.parts[0].partial, Scalar::of(6));
  EXPECT_EQ(result.parts[2].partial, Scalar::of(13));
}

TEST(ranks_run, a_request_that_is_not_valid_ends_all_ranks_alike) {
  RanksRequest request = requestOf("neighbored", ElementType::int32, Operation::sum, 1000);
  request.run.block = 2000;
  for (const auto& thrown :
       FakeWorld(3).outcomes([&](Transport& transport) { runOnRanks(builtInKernels(), request, transport); }))
    try {
      std::rethrow_exception(thrown);
      FAIL();
    } catch (const AgreedFailure& failure) {
      EXPECT_EQ(failure.status, ExitStatus::invalidRequest);
      EXPECT_EQ(failure.sentence, "--block 2000: a block has 1 to 1024 threads");
    }
}

TEST(ranks_run, ranks_with_another_request_are_refused) {
  const auto thrown = FakeWorld(2).outcomes([&](Transport& transport) {
    runOnRanks(builtInKernels(), requestOf("neighbored", ElementType::int32, Operation::sum, 1000 + transport.rank()),
               transport);
  });
  try {
    std::rethrow_exception(thrown[0]);
    FAIL();
  } catch (const AgreedFailure& failure) {
    EXPECT_EQ(failure.sentence,
              "rank 1 of 2 on odd was given another request than rank 0; start all ranks with one command line");
  }
}

TEST(rank_device, is_the_gpu_with_the_local_number_else_the_exact_device) {
  DeviceInfo first = exampleGpu(), second = exampleGpu(), recording = exampleGpu();
  first.backend = "cuda:0";
  second.backend = "cuda:1";
  recording.recorded = "2026-11-22";
  const KernelInfo& kernel = kernelById("neighbored");
  const std::vector<DeviceInfo> host{recording, first, second, exampleEmulator(), exampleCpu()};
  EXPECT_EQ(deviceOfRank(kernel, 1, host).backend, "cuda:1");
  EXPECT_EQ(deviceOfRank(kernel, 2, host).backend, "cuda:0");
  EXPECT_EQ(deviceOfRank(kernel, 1, {recording, exampleEmulator(), exampleCpu()}).backend, "emulator");
  EXPECT_EQ(deviceOfRank(kernelById("cpu-serial"), 1, host).backend, "cpu");
  EXPECT_THROW(deviceOfRank(kernel, 0, {recording, exampleCpu()}), BackendUnavailable);
}

}  // namespace
}  // namespace warpfold::ranks
