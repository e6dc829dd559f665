// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/tune.h"

#include <gtest/gtest.h>

#include "support/catalogue.h"
#include "support/fake_recording.h"
#include "values/error.h"

namespace warpfold {
namespace {

DeviceInfo gpu() {
  DeviceInfo device = exampleGpu();
  device.architecture = "sm_90";
  device.multiprocessors = 132;
  device.timesAreGpu = true;
  device.recorded.reset();
  return device;
}

std::vector<RecordTask> tasksFor(std::uint64_t n) {
  return planTuning(builtInKernels().at("published-partials"), gpu(), {{n, n}});
}

TEST(tune, tries_shapes_of_three_element_sizes_cold_and_warm) {
  const auto tasks = tasksFor(1 << 16);
  std::set<ElementType> types;
  std::size_t cold = 0;
  for (const RecordTask& task : tasks) {
    types.insert(task.key.type);
    cold += task.key.cache == CacheState::cold;
    EXPECT_EQ(task.key.kernel, "published-partials");
    EXPECT_TRUE(task.key.grid);
  }
  EXPECT_EQ(types, (std::set{ElementType::float16, ElementType::float32, ElementType::float64}));
  EXPECT_EQ(2 * cold, tasks.size());
}

TEST(tune, a_small_input_is_tried_in_one_block_and_a_large_one_in_blocks_for_every_multiprocessor) {
  for (const RecordTask& task : tasksFor(1 << 10)) EXPECT_LE(*task.key.grid * task.key.block, 1024u);
  bool full = false;
  for (const RecordTask& task : tasksFor(1 << 26)) {
    EXPECT_GE(*task.key.grid * task.key.block, 132u * 1024u);
    full = full || (*task.key.grid == 264 && task.key.block == 1024);
  }
  EXPECT_TRUE(full);
}

TEST(tune, an_emulator_and_a_recording_are_not_tuned) {
  DeviceInfo recorded = gpu();
  recorded.recorded = "2026-11-22";
  DeviceInfo emulator = gpu();
  emulator.timesAreGpu = false;
  for (const DeviceInfo& device : {recorded, emulator})
    EXPECT_THROW(planTuning(builtInKernels().at("published-partials"), device, {}), InvalidRequest);
}

/// Adds a cold and a warm run of a shape.
void add(FakeRecording& recording, std::vector<RecordTask>& tasks, std::uint64_t n, std::uint32_t block,
         std::uint64_t grid, double coldUs, double warmUs) {
  for (const auto& [cache, us] : {std::pair(CacheState::cold, coldUs), std::pair(CacheState::warm, warmUs)}) {
    store::RecordedKey key = recordedKey("published-partials", n, block);
    key.type = ElementType::float32;
    key.grid = grid;
    key.cache = cache;
    recording.add(key, us);
    tasks.push_back({builtInKernels().at("published-partials"), key, false});
  }
}

TEST(tune, takes_the_least_geometric_mean_of_cold_and_warm) {
  FakeRecording recording;
  recording.recordedDevice().device = gpu();
  std::vector<RecordTask> tasks;
  add(recording, tasks, 1 << 16, 256, 66, 5, 4.5);
  add(recording, tasks, 1 << 16, 512, 33, 5.2, 4);
  add(recording, tasks, 1 << 16, 128, 132, 4.9, 5);
  const TuningTable table = tuningOf(recording, tasks);
  EXPECT_EQ(table.architecture, "sm_90");
  EXPECT_EQ(table.rows, (std::vector{TunedRow{4, 1 << 16, 512, 0.25}}));
}

TEST(tune, a_shape_as_good_as_the_best_within_noise_stays_that_of_the_size_below) {
  FakeRecording recording;
  recording.recordedDevice().device = gpu();
  std::vector<RecordTask> tasks;
  add(recording, tasks, 1 << 16, 256, 66, 5, 5);
  add(recording, tasks, 1 << 17, 512, 66, 5, 5);
  add(recording, tasks, 1 << 17, 256, 66, 5.04, 5.04);
  add(recording, tasks, 1 << 18, 512, 66, 5, 5);
  add(recording, tasks, 1 << 18, 256, 66, 5.2, 5.2);
  const TuningTable table = tuningOf(recording, tasks);
  ASSERT_EQ(table.rows.size(), 3u);
  EXPECT_EQ(table.rows[1].block, 256u);
  EXPECT_EQ(table.rows[2].block, 512u);
}

TEST(tune, recordings_of_the_tuned_kernel_name_its_shape) {
  RecordChoice choice;
  choice.kernels = {"fastest"};
  choice.sizes = {{1 << 20, 1 << 20}};
  choice.types = {ElementType::float32};
  const auto tasks = planRecording(builtInKernels(), gpu(), choice);
  const TunedShape shape = tunedShape(gpu(), 4, 1 << 20);
  ASSERT_FALSE(tasks.empty());
  EXPECT_EQ(tasks[0].key.block, shape.block);
  EXPECT_EQ(tasks[0].key.grid, shape.grid);
}

}  // namespace
}  // namespace warpfold
