// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/record_run.h"

#include <gtest/gtest.h>

#include <atomic>

#include "support/catalogue.h"
#include "support/recordings.h"

namespace warpfold {
namespace {

RunRequest onEmulator() {
  RunRequest request;
  request.backend = "emulator";
  return request;
}

RecordChoice smallChoice() {
  RecordChoice choice;
  choice.kernels = {"neighbored", "last-block"};
  choice.sizes = {{1000, 1000}, {1 << 10, 1 << 11}};
  choice.blocks = {{64, 128}};
  choice.types = {ElementType::int32, ElementType::float16};
  choice.ops = {Operation::sum, Operation::dot};
  return choice;
}

RecordOutcome recordTo(const std::filesystem::path& path, const RecordChoice& choice,
                       const RecordObserver& observer = {}, const RunControl& control = {},
                       const RunRequest& request = onEmulator()) {
  RecordRun run(builtInKernels(), request, choice);
  const auto writer = store::RecordingWriter::open(path, run.recorded());
  return run.run(*writer, observer, control);
}

TEST(record_run, every_run_of_the_plan_is_recorded) {
  const ScratchFolder folder;
  const RecordOutcome outcome = recordTo(folder / "a.warpfold", smallChoice());
  EXPECT_EQ(outcome.recorded, 2u * 3 * 2 * 2 * 2);
  EXPECT_EQ(outcome.wrong + outcome.failed + outcome.there, 0u);
  const auto recording = store::Recording::open(folder / "a.warpfold");
  EXPECT_EQ(recording->keys().size(), 48u);
  EXPECT_GE(recording->find(recording->keys().front())->samplesUs.size(), 5u);
}

TEST(record_run, the_device_is_the_one_that_ran) {
  const ScratchFolder folder;
  recordTo(folder / "a.warpfold", smallChoice());
  const auto recording = store::Recording::open(folder / "a.warpfold");
  EXPECT_EQ(recording->recorded().device.backend, "emulator");
  EXPECT_EQ(recording->recorded().device.timing, Provenance::emulated);
  EXPECT_EQ(recording->recorded().date.size(), 10u);
}

TEST(record_run, goes_on_where_it_was_stopped) {
  const ScratchFolder folder;
  std::atomic<bool> stop{false};
  RecordObserver observer;
  observer.progress = [&](const RecordProgress& progress) { stop = progress.done >= 10; };
  RunControl control;
  control.cancelled = &stop;
  const RecordOutcome first = recordTo(folder / "a.warpfold", smallChoice(), observer, control);
  EXPECT_TRUE(first.interrupted);
  EXPECT_EQ(first.recorded, 10u);
  const RecordOutcome second = recordTo(folder / "a.warpfold", smallChoice());
  EXPECT_EQ(second.there, 10u);
  EXPECT_EQ(second.recorded, 38u);
}

TEST(record_run, a_wrong_result_is_told_and_not_recorded) {
  const ScratchFolder folder;
  RecordChoice choice;
  choice.kernels = {"broken-missing-barrier", "neighbored"};
  choice.sizes = {{1 << 12, 1 << 12}};
  std::vector<std::string> told;
  RecordObserver observer;
  observer.leftOut = [&](const store::RecordedKey& key, const Message& why) {
    told.push_back(key.kernel + ": " + why.code);
  };
  const RecordOutcome outcome = recordTo(folder / "a.warpfold", choice, observer);
  EXPECT_EQ(outcome.wrong, 1u);
  EXPECT_EQ(outcome.recorded, 1u);
  EXPECT_EQ(told, std::vector<std::string>{"broken-missing-barrier: record-wrong-result"});
  EXPECT_EQ(store::Recording::open(folder / "a.warpfold")->keys().size(), 1u);
}

TEST(record_run, host_kernels_are_recorded_without_a_block) {
  const ScratchFolder folder;
  RecordChoice choice;
  choice.kernels = {"cpu-serial"};
  choice.sizes = {{1 << 16, 1 << 16}};
  RunRequest request;
  request.backend = "cpu";
  EXPECT_EQ(recordTo(folder / "a.warpfold", choice, {}, {}, request).recorded, 1u);
  EXPECT_EQ(store::Recording::open(folder / "a.warpfold")->keys().front().block, 0u);
}

TEST(record_run, as_many_samples_as_asked_for) {
  const ScratchFolder folder;
  RecordChoice choice;
  choice.kernels = {"neighbored"};
  RunRequest request = onEmulator();
  request.iterations = 33;
  recordTo(folder / "a.warpfold", choice, {}, {}, request);
  const auto recording = store::Recording::open(folder / "a.warpfold");
  EXPECT_EQ(recording->find(recording->keys().front())->samplesUs.size(), 33u);
}

TEST(record_run, data_that_cannot_be_made_leave_their_runs_out) {
  const ScratchFolder folder;
  RecordChoice choice;
  choice.kernels = {"neighbored"};
  choice.sizes = {{1 << 10, 1 << 10}};
  RunRequest request = onEmulator();
  request.input = "constant:much";
  EXPECT_EQ(recordTo(folder / "a.warpfold", choice, {}, {}, request).failed, 1u);
}

// A recording says nothing of them, so that they would be taken for runs without.
TEST(record_run, options_that_no_key_has_are_refused) {
  RunRequest shifted = onEmulator(), narrow = onEmulator();
  shifted.offset = 1;
  narrow.warp = 8;
  EXPECT_THROW(RecordRun(builtInKernels(), shifted, smallChoice()), InvalidRequest);
  EXPECT_THROW(RecordRun(builtInKernels(), narrow, smallChoice()), InvalidRequest);
}

TEST(record_run, one_reason_is_told_once_for_a_kernel) {
  const ScratchFolder folder;
  RecordChoice choice = smallChoice();
  RunRequest request = onEmulator();
  request.input = "constant:much";
  std::vector<std::string> told;
  RecordObserver observer;
  observer.leftOut = [&](const store::RecordedKey& key, const Message&) { told.push_back(key.kernel); };
  choice.types = {ElementType::int32};
  EXPECT_EQ(recordTo(folder / "a.warpfold", choice, observer, {}, request).failed, 24u);
  EXPECT_EQ(told, (std::vector<std::string>{"neighbored", "last-block"}));
}

}  // namespace
}  // namespace warpfold
