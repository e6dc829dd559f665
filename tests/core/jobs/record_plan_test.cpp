// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/record_plan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "support/catalogue.h"
#include "support/devices.h"

namespace warpfold {
namespace {

std::vector<RecordTask> plannedOnGpu(const RecordChoice& choice = {}) {
  return planRecording(builtInKernels(), exampleGpu(), choice);
}

std::size_t countOf(const std::vector<RecordTask>& tasks,
                    const std::function<bool(const store::RecordedKey&)>& counts) {
  return static_cast<std::size_t>(
      std::count_if(tasks.begin(), tasks.end(), [&](const RecordTask& task) { return counts(task.key); }));
}

TEST(record_plan, names_the_kernel_that_the_device_does_not_run) {
  RecordChoice choice;
  choice.kernels = {"cub"};
  DeviceInfo device = exampleGpu();
  device.kernels.library = false;
  try {
    planRecording(builtInKernels(), device, choice);
    FAIL();
  } catch (const InvalidRequest& error) {
    EXPECT_TRUE(std::string(error.what()).starts_with("--backend cuda: kernel cub does not run on cuda"))
        << error.what();
  }
}

TEST(record_plan, the_preset_has_all_sums_of_the_main_types) {
  const auto tasks = plannedOnGpu();
  // 34 sizes × 5 blocks × 4 types × cold and warm.
  EXPECT_EQ(countOf(tasks,
                    [](const auto& key) {
                      return key.kernel == "neighbored" && key.op == Operation::sum &&
                             (key.type == ElementType::int32 || key.type == ElementType::float32 ||
                              key.type == ElementType::float64 || key.type == ElementType::float16);
                    }),
            1360u);
}

TEST(record_plan, the_preset_has_a_size_halfway_between_powers_of_two_below_2_to_the_24) {
  const auto tasks = plannedOnGpu();
  std::set<std::uint64_t> sizes;
  for (const RecordTask& task : tasks)
    if (task.key.kernel == "interleaved" && task.key.type == ElementType::float64 && task.key.block == 128)
      sizes.insert(task.key.n);
  EXPECT_EQ(sizes.size(), 19u + 14u + 1u);
  EXPECT_TRUE(sizes.contains(1536));
  EXPECT_TRUE(sizes.contains(12582912));
  EXPECT_FALSE(sizes.contains(25165824));
}

TEST(record_plan, the_preset_has_quarters_where_one_launch_has_4_to_32_elements_a_thread_of_one_block) {
  std::set<std::uint64_t> single, many;
  for (const RecordTask& task : plannedOnGpu())
    if (task.key.type == ElementType::float16 && task.key.block == 512 && task.key.cache == CacheState::cold) {
      if (task.key.kernel == "last-block") single.insert(task.key.n);
      if (task.key.kernel == "interleaved") many.insert(task.key.n);
    }
  for (const std::uint64_t n : {2560, 7168, 14336}) EXPECT_TRUE(single.contains(n) && !many.contains(n)) << n;
  for (const std::uint64_t n : {1792, 20480}) EXPECT_FALSE(single.contains(n)) << n;
}

TEST(record_plan, a_library_has_no_block) {
  const auto tasks = plannedOnGpu();
  EXPECT_EQ(countOf(tasks,
                    [](const auto& key) {
                      return key.kernel == "cub" && key.type == ElementType::int32 && key.op == Operation::sum;
                    }),
            72u);
  EXPECT_EQ(countOf(tasks, [](const auto& key) { return key.kernel == "cub" && key.block != 0; }), 0u);
}

TEST(record_plan, every_sound_device_kernel_is_there) {
  std::set<std::string> recorded, expected;
  for (const RecordTask& task : plannedOnGpu()) recorded.insert(task.key.kernel);
  for (const KernelInfo& kernel : kernelCatalogue())
    if (!kernel.host) expected.insert(kernel.id);
  EXPECT_EQ(recorded, expected);
}

TEST(record_plan, the_preset_has_the_sizes_of_the_published_figures) {
  const auto tasks = plannedOnGpu();
  EXPECT_GT(countOf(tasks, [](const auto& key) { return key.n == 25'600'000; }), 0u);
  EXPECT_EQ(countOf(tasks, [](const auto& key) { return key.n == std::uint64_t{1} << 30; }), 3u);
}

TEST(record_plan, the_preset_has_every_operation_at_some_sizes) {
  const auto tasks = plannedOnGpu();
  std::set<std::uint64_t> sizes;
  for (const RecordTask& task : tasks)
    if (task.key.op == Operation::bitXor && task.key.type == ElementType::uint64) sizes.insert(task.key.n);
  EXPECT_EQ(sizes, (std::set<std::uint64_t>{1 << 16, 1 << 20, 1 << 24}));
  EXPECT_EQ(countOf(tasks, [](const auto& key) { return key.op == Operation::bitXor && isFloating(key.type); }), 0u);
}

TEST(record_plan, no_run_is_there_twice) {
  const auto tasks = plannedOnGpu();
  std::set<store::RecordedKey> keys;
  for (const RecordTask& task : tasks) EXPECT_TRUE(keys.insert(task.key).second);
}

// So that data are made and copied once.
TEST(record_plan, runs_on_the_same_data_follow_one_another) {
  std::set<std::pair<ElementType, std::uint64_t>> left;
  std::pair<ElementType, std::uint64_t> at{ElementType::bfloat16, 0};
  for (const RecordTask& task : plannedOnGpu()) {
    const std::pair next(task.key.type, task.key.n);
    if (next == at) continue;
    EXPECT_TRUE(left.insert(next).second);
    at = next;
  }
}

TEST(record_plan, steps_are_timed_cold_only) {
  for (const RecordTask& task : plannedOnGpu())
    EXPECT_TRUE(!task.traced || (task.key.cache == CacheState::cold && task.kernel->traceable())) << task.key.kernel;
}

TEST(record_plan, a_preset_is_narrowed_by_what_is_named) {
  RecordChoice choice;
  choice.preset = "device";
  choice.kernels = {"interleaved"};
  choice.sizes = {{1 << 10, 1 << 12}};
  choice.blocks = {{512, 512}};
  choice.types = {ElementType::int32};
  choice.ops = {Operation::sum};
  EXPECT_EQ(plannedOnGpu(choice).size(), 10u);  // 1024, 1536, 2048, 3072 and 4096, cold and warm
}

TEST(record_plan, without_a_preset_all_combinations_are_taken) {
  RecordChoice choice;
  choice.kernels = {"interleaved", "cub"};
  choice.sizes = {{1000, 1000}, {1 << 10, 1 << 11}};
  choice.blocks = {{64, 128}};
  choice.ops = {Operation::sum, Operation::max};
  EXPECT_EQ(plannedOnGpu(choice).size(), 2u * 3 * (2 + 1) * 2);
}

TEST(record_plan, blocks_that_a_kernel_does_not_take_are_left_out) {
  RecordChoice choice;
  choice.kernels = {"interleaved"};
  choice.blocks = {{96, 96}, {128, 128}};
  for (const RecordTask& task : plannedOnGpu(choice)) EXPECT_EQ(task.key.block, 128u);
}

TEST(record_plan, an_emulator_has_small_sizes_and_no_cache_state) {
  const auto tasks = planRecording(builtInKernels(), exampleEmulator(), {});
  for (const RecordTask& task : tasks) {
    EXPECT_LE(task.key.n, std::uint64_t{1} << 16);
    EXPECT_EQ(task.key.cache, CacheState::cold);
    EXPECT_FALSE(task.kernel->library);
  }
}

TEST(record_plan, a_sweep_has_the_library_beside_it_and_powers_of_two_where_no_size_is_named) {
  RecordChoice choice;
  choice.kernels = {"interleaved"};
  choice.cache = CacheState::cold;
  choice.sweep = true;
  const auto tasks = plannedOnGpu(choice);
  EXPECT_EQ(countOf(tasks, [](const auto& key) { return key.kernel == "interleaved"; }), 17u);  // 2^10 … 2^26
  EXPECT_EQ(countOf(tasks, [](const auto& key) { return key.kernel == "cub"; }), 17u);
}

TEST(record_plan, a_sweep_of_an_emulator_ends_at_its_default_size) {
  RecordChoice choice;
  choice.sweep = true;
  for (const RecordTask& task : planRecording(builtInKernels(), exampleEmulator(), choice))
    EXPECT_LE(task.key.n, exampleEmulator().defaultN);
}

TEST(record_plan, the_comparison_with_the_library_has_33_sizes_and_15_pairs_of_type_and_operation) {
  RecordChoice choice;
  choice.preset = "cub-comparison";
  const auto tasks = plannedOnGpu(choice);
  EXPECT_EQ(countOf(tasks, [](const auto& key) { return key.kernel == "cub"; }), 33u * 15 * 2);
  EXPECT_EQ(countOf(tasks, [](const auto& key) { return key.kernel == "last-block"; }), 33u * 15 * 2 * 3);
  EXPECT_EQ(countOf(tasks, [](const auto& key) { return key.kernel == "neighbored"; }), 0u);
  choice.kernels = {"neighbored"};
  EXPECT_EQ(countOf(plannedOnGpu(choice), [](const auto& key) { return key.kernel == "neighbored"; }),
            33u * 15 * 2 * 3);
}

std::string refusedChoice(const RecordChoice& choice) {
  try {
    plannedOnGpu(choice);
  } catch (const InvalidRequest& error) {
    return error.message().code;
  }
  return "planned";
}

TEST(record_plan, a_preset_that_is_not_there_is_refused) {
  RecordChoice choice;
  choice.preset = "everything";
  EXPECT_EQ(refusedChoice(choice), "unknown-preset");
}

TEST(record_plan, an_empty_plan_is_refused) {
  RecordChoice choice;
  choice.preset = "device";
  choice.sizes = {{3, 3}};
  EXPECT_EQ(refusedChoice(choice), "nothing-to-record");
}

TEST(record_plan, ranges_are_read) {
  EXPECT_EQ(parseRanges({"2^10..2^28", "25600000"}, Field::n),
            (std::vector<CountRange>{{1 << 10, 1 << 28}, {25'600'000, 25'600'000}}));
  EXPECT_THROW(parseRanges({"2^28..2^10"}, Field::n), InvalidRequest);
  EXPECT_THROW(parseRanges({"..2^10"}, Field::n), InvalidRequest);
}

}  // namespace
}  // namespace warpfold
