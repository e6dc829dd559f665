// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/tuned_shape.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "backends/prepared_run.h"
#include "backends/recording/recording_session.h"
#include "catalogue/catalogue.h"
#include "values/error.h"
#include "words/english.h"

namespace warpfold {
namespace {

DeviceInfo gpu(std::string architecture, std::uint32_t multiprocessors) {
  DeviceInfo info;
  info.architecture = std::move(architecture);
  info.multiprocessors = multiprocessors;
  return info;
}

const char* const table =
    "# device: NVIDIA X1\n"
    "element_bytes,n,block,blocks_per_multiprocessor\n"
    "4,1024,256,0\n"
    "4,65536,512,0.5\n"
    "4,1048576,1024,2\n";

std::vector<TuningTable> tables() {
  return {parseTuning("sm_90", table)};
}

TEST(tuned_shape_test, a_size_takes_the_row_of_the_largest_size_that_is_not_larger) {
  EXPECT_EQ(tunedShape(gpu("sm_90", 100), 4, 65536, tables()).block, 512u);
  EXPECT_EQ(tunedShape(gpu("sm_90", 100), 4, 1048575, tables()).block, 512u);
  EXPECT_EQ(tunedShape(gpu("sm_90", 100), 4, 1048576, tables()).block, 1024u);
}

TEST(tuned_shape_test, blocks_follow_the_multiprocessors_of_the_device) {
  EXPECT_EQ(tunedShape(gpu("sm_90", 132), 4, 1 << 20, tables()).grid, 264u);
  EXPECT_EQ(tunedShape(gpu("sm_90", 114), 4, 1 << 16, tables()).grid, 57u);
  EXPECT_EQ(tunedShape(gpu("sm_90", 114), 4, 5000, tables()).grid, 1u);
}

TEST(tuned_shape_test, below_the_first_row_the_first_row_counts) {
  const TunedShape shape = tunedShape(gpu("sm_90", 132), 4, 1, tables());
  EXPECT_EQ(shape.block, 256u);
  EXPECT_EQ(shape.grid, 1u);
}

TEST(tuned_shape_test, another_architecture_or_element_size_has_a_rule_that_names_no_device) {
  EXPECT_EQ(tunedShape(gpu("sm_75", 40), 4, 1 << 20, tables()).measuredOn, std::nullopt);
  EXPECT_EQ(tunedShape(gpu("sm_90", 40), 8, 1 << 20, tables()).measuredOn, std::nullopt);
  EXPECT_EQ(tunedShape(gpu("sm_90", 40), 4, 1 << 20, tables()).measuredOn, "NVIDIA X1");
}

TEST(tuned_shape_test, the_rule_gives_a_small_input_one_block_and_a_large_one_two_a_multiprocessor) {
  const TunedShape small = tunedShape(gpu("sm_75", 40), 4, 1000, {});
  EXPECT_EQ(small.grid, 1u);
  EXPECT_EQ(small.block, 64u);
  const TunedShape large = tunedShape(gpu("sm_75", 40), 4, 1 << 26, {});
  EXPECT_EQ(large.grid, 80u);
  EXPECT_EQ(large.block, 512u);
  EXPECT_EQ(tunedShape(gpu("sm_75", 40), 2, 1, {}).block, 64u);
}

TEST(tuned_shape_test, a_table_that_was_written_reads_back_the_same) {
  EXPECT_EQ(tuningText(parseTuning("sm_90", table)), table);
}

TEST(tuned_shape_test, a_users_table_goes_before_only_where_it_has_a_row) {
  const std::vector<TuningTable> both{parseTuning("sm_90", "# device: Mine\n4,1048576,128,1\n"), tables().front()};
  EXPECT_EQ(tunedShape(gpu("sm_90", 100), 4, 1 << 20, both).measuredOn, "Mine");
  EXPECT_EQ(tunedShape(gpu("sm_90", 100), 4, 1 << 20, both).block, 128u);
  EXPECT_EQ(tunedShape(gpu("sm_90", 100), 4, 1000, both).measuredOn, "NVIDIA X1");
  EXPECT_EQ(tunedShape(gpu("sm_90", 100), 4, 65536, both).block, 512u);
  const std::vector<TuningTable> empty{parseTuning("sm_90", "# device: Mine\n"), tables().front()};
  EXPECT_EQ(tunedShape(gpu("sm_90", 100), 4, 1 << 20, empty).measuredOn, "NVIDIA X1");
}

TEST(tuned_shape_test, a_table_of_some_sizes_keeps_the_older_rows_of_all_others) {
  const TuningTable all = merged(tables().front(), parseTuning("sm_90", "# device: New\n4,65536,64,4\n"));
  EXPECT_EQ(tuningText(all),
            "# device: New\nelement_bytes,n,block,blocks_per_multiprocessor\n4,1024,256,0\n4,65536,64,4\n"
            "4,1048576,1024,2\n");
}

TEST(tuned_shape_test, a_file_that_is_no_table_has_no_rows) {
  EXPECT_TRUE(readTuning("sm_90", "/dev/zero").rows.empty());
  EXPECT_TRUE(readTuning("sm_90", "/nowhere/sm_90.csv").rows.empty());
}

TEST(tuned_shape_test, a_table_without_a_device_is_called_by_its_architecture) {
  EXPECT_EQ(parseTuning("sm_90", "4,1024,256,0\n").device, "sm_90");
}

TEST(tuned_shape_test, a_wrong_line_is_named_with_what_belongs_there) {
  for (const char* line : {"4,1024,250,0", "3,1024,256,0", "4,0,256,0", "4,1024,256,65", "4,1024,256", "four",
                           "4,1024,256,0,1", "4,1024,2048,1", "4,1024,256,nan", "4,1024,128.5", "4,1024,256,0,"}) {
    try {
      parseTuning("sm_90", std::string("# device: X\n") + line + "\n");
      FAIL() << line;
    } catch (const InvalidRequest& error) {
      EXPECT_EQ(english(error.message()),
                "line 2 of a tuning table, \"" + std::string(line) +
                    "\", is not element bytes (2, 4 or 8), n, threads (a multiple of 32 up to 1024) and blocks a "
                    "multiprocessor (0 to 64)");
    }
  }
}

TEST(tuned_shape_test, the_tables_that_come_with_the_program_are_those_of_the_h200) {
  const auto h200 = std::find_if(tuningTables().begin(), tuningTables().end(),
                                 [](const TuningTable& each) { return each.device == "NVIDIA H200"; });
  ASSERT_NE(h200, tuningTables().end());
  EXPECT_EQ(h200->architecture, "sm_90");
}

TEST(tuned_shape_test, only_a_gpu_that_is_measured_can_be_tuned) {
  DeviceInfo device;
  device.timesAreGpu = true;
  device.multiprocessors = 16;
  device.architecture = "sm_61";
  EXPECT_EQ(english(told(tunedShape(device, 4, 1 << 16, {}))),
            "32 blocks of 512 threads suit most GPUs; warpfold-cli tune measures what suits this one");
  device.timing = Provenance::modelled;
  EXPECT_EQ(english(told(tunedShape(device, 4, 1 << 16, {}))),
            "32 blocks of 512 threads suit most GPUs; none was measured for this device");
}

TEST(tuned_shape_test, a_mark_of_the_byte_order_does_no_harm) {
  const TuningTable read = parseTuning("sm_90", "\xEF\xBB\xBF# device: X\n4,1024,256,1\n");
  EXPECT_EQ(read.device, "X");
  EXPECT_EQ(read.rows.size(), 1u);
}

RunResult fastest(std::uint64_t n, std::optional<std::uint64_t> grid = {}) {
  RunRequest request;
  request.kernel = "fastest";
  request.backend = "emulator";
  request.n = n;
  request.grid = grid;
  request.iterations = 1;
  return runRequest(Catalogue::builtIn(), request, RunControl{});
}

TEST(fastest_test, takes_the_shape_that_suits_the_size_and_says_so) {
  const RunResult result = fastest(1 << 16);
  EXPECT_TRUE(result.matches);
  EXPECT_EQ(result.launches.front().block, 512u);
  EXPECT_EQ(result.launches.front().grid, 32u);
  ASSERT_TRUE(result.shape);
  EXPECT_EQ(english(*result.shape), "32 blocks of 512 threads suit most GPUs; none was measured for this device");
}

TEST(fastest_test, a_recorded_time_is_of_the_shape_that_is_named) {
  RunRequest request;
  request.kernel = "fastest";
  request.backend = "emulator";
  request.n = 1 << 16;
  const PlannedProblem planned = prepareProblem(Catalogue::builtIn(), request, RunControl{});
  const store::RecordedKey key = recording::keyOf(planned.run);
  EXPECT_EQ(key.block, 512u);
  EXPECT_EQ(key.grid, 32u);
}

TEST(fastest_test, a_grid_that_is_asked_for_is_kept_with_its_block) {
  const RunResult result = fastest(1 << 16, 5);
  EXPECT_EQ(result.launches.front().block, 512u);
  EXPECT_EQ(result.launches.front().grid, 5u);
  EXPECT_FALSE(result.shape);
}

TEST(fastest_test, runs_the_code_of_the_kernel_that_it_names) {
  const Catalogue catalogue = Catalogue::builtIn();
  EXPECT_EQ(catalogue.at("fastest")->code, catalogue.at("published-partials")->code);
  EXPECT_EQ(catalogue.at("fastest")->function, "published_partials");
}

RunResult reproducible(std::uint64_t n, std::uint32_t block, std::uint32_t offset = 0) {
  RunRequest request;
  request.kernel = "reproducible";
  request.backend = "emulator";
  request.type = ElementType::float32;
  request.input = "normal";
  request.n = n;
  request.block = block;
  request.offset = offset;
  request.iterations = 1;
  return runRequest(Catalogue::builtIn(), request, RunControl{});
}

TEST(reproducible_test, takes_a_shape_that_follows_from_the_size_alone) {
  const KernelInfo& kernel = *Catalogue::builtIn().at("reproducible");
  for (const auto& [n, grid] : {std::pair{1000u, 1u}, {1u << 16, 32u}, {1u << 28, 1024u}})
    for (const std::uint32_t multiprocessors : {20u, 132u}) {
      const TunedShape shape = shapeOf(kernel, gpu("sm_90", multiprocessors), ElementType::float32, n);
      EXPECT_EQ(shape.block, 256u);
      EXPECT_EQ(shape.grid, grid);
    }
  EXPECT_EQ(english(*reproducible(1 << 16, 512).shape),
            "32 blocks of 256 threads follow from the number of elements alone, so that every device adds in the same "
            "order");
}

TEST(reproducible_test, has_the_same_bits_whatever_block_and_address) {
  const std::uint64_t bits = reproducible(100003, 512).result.bits;
  EXPECT_EQ(reproducible(100003, 64).result.bits, bits);
  EXPECT_EQ(reproducible(100003, 512, 3).result.bits, bits);
}

/// What an H200 (driver 580.159.04) computed, each figure as the shortest that names its bits.
TEST(reproducible_test, has_the_bits_of_a_gpu) {
  std::ifstream measured(WARPFOLD_TEST_DATA "/reproducible_h200.csv");
  std::string line;
  std::getline(measured, line);
  const bool all = std::getenv("WARPFOLD_LONG") != nullptr;
  std::size_t compared = 0;
  while (std::getline(measured, line)) {
    std::array<std::string, 6> cell;
    std::istringstream cells(line);
    for (std::string& each : cell) std::getline(cells, each, ',');
    RunRequest request;
    request.kernel = "reproducible";
    request.backend = "emulator";
    request.type = elementTypeFromName(cell[0]);
    request.n = std::stoull(cell[2]);
    request.input = cell[3];
    request.seed = std::stoull(cell[4]);
    request.iterations = 1;
    request.warmup = 0;
    request.traceBlocks = BlockSelection::none();
    if (*request.n > (1u << 20) && !all) continue;
    EXPECT_EQ(runRequest(Catalogue::builtIn(), request, RunControl{}).result.text(), cell[5]) << line;
    ++compared;
  }
  EXPECT_EQ(compared, all ? 48u : 36u);
}

TEST(reproducible_test, says_where_a_grid_that_was_asked_for_gives_another_order) {
  RunRequest request;
  request.kernel = "reproducible";
  request.backend = "emulator";
  request.n = 1 << 16;
  request.block = 256;
  request.iterations = 1;
  request.grid = 7;
  EXPECT_FALSE(
      runRequest(Catalogue::builtIn(), request, RunControl{}).shape.has_value());  // whole numbers do not round
  request.type = ElementType::float32;
  EXPECT_EQ(english(*runRequest(Catalogue::builtIn(), request, RunControl{}).shape),
            "the grid that was asked for gives kernel reproducible another order of additions, so other grids and the "
            "usual one may give other bits");
  request.grid = 32;
  EXPECT_FALSE(runRequest(Catalogue::builtIn(), request, RunControl{}).shape.has_value());
}

}  // namespace
}  // namespace warpfold
