// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/errors.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <bit>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "model/modelled_time.h"
#include "support/catalogue.h"
#include "support/sample.h"

namespace warpfold::model {
namespace {

/// Of the recording that the program comes with.
class errors_test : public testing::Test {
 protected:
  std::shared_ptr<const store::Recording> recording =
      store::Recording::open(WARPFOLD_TEST_DATA "/../../resources/recordings/nvidia-h200.warpfold");
  std::vector<Gpu> gpus = shippedGpus();
  const Gpu& h200 = *findGpu(gpus, "H200");
};

TEST_F(errors_test, published_times_whose_gpu_is_known_lie_within_8_percent) {
  const auto errors = publishedErrors(builtInKernels(), Calibration(recording, h200, shippedConstants()));
  ASSERT_EQ(errors.size(), 6U);
  for (const PublishedError& each : errors) {
    EXPECT_EQ(each.clockMhz, each.gpu == "A100" ? 765 : findGpu(gpus, each.gpu)->boostMhz);
    EXPECT_NEAR(each.modelledUs / each.publishedUs, 1, 0.08) << each.kernel << " on " << each.gpu;
  }
}

TEST_F(errors_test, a_users_file_changes_no_published_error) {
  const auto folder = std::filesystem::temp_directory_path() / fmt::format("warpfold-errors-test-{}", getpid());
  std::filesystem::create_directories(folder / "warpfold");
  std::ofstream(folder / "warpfold" / "gpus.json")
      << R"({"gpus": [{"name": "V100", "architecture": "sm_70", "multiprocessors": 1, "boost_mhz": 1530,
             "memory_gbs": 900, "l2_mib": 6, "memory_gib": 16}]})";
  const char* before = std::getenv("XDG_DATA_HOME");
  const std::string kept = before != nullptr ? before : "";
  setenv("XDG_DATA_HOME", folder.c_str(), 1);
  EXPECT_EQ(findGpu(knownGpus().gpus, "V100")->multiprocessors, 1U);
  const auto errors = publishedErrors(builtInKernels(), Calibration(recording, h200, shippedConstants()));
  before != nullptr ? setenv("XDG_DATA_HOME", kept.c_str(), 1) : unsetenv("XDG_DATA_HOME");
  std::filesystem::remove_all(folder);
  EXPECT_NEAR(errors.back().modelledUs / errors.back().publishedUs, 1, 0.08) << errors.back().gpu;
}

std::string textOf(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

/// The page in each language, with the English word and parentheses where a table has others.
std::vector<std::string> pages() {
  std::vector<std::string> all;
  for (const char* language : {"", "ko/", "zh_CN/"}) {
    std::string page =
        textOf(std::string(WARPFOLD_TEST_DATA "/../../resources/manual/") + language + "modelled-gpus.md");
    for (const auto& [own, english] : {std::pair("| 부스트 |", "| boost |"), std::pair("| 加速 |", "| boost |"),
                                       std::pair("（", " ("), std::pair("）", ")")})
      for (std::size_t at = 0; (at = page.find(own, at)) != std::string::npos;)
        page.replace(at, std::string_view(own).size(), english);
    all.push_back(std::move(page));
  }
  return all;
}
void expectInAll(const std::string& row) {
  static const std::vector<std::string> all = pages();
  for (std::size_t i = 0; i < all.size(); ++i) EXPECT_NE(all[i].find(row), std::string::npos) << i << ": " << row;
}

/// "+2.7 %", with a minus as the manual prints it.
std::string signedPercent(double modelled, double published, int decimals) {
  const double error = 100 * (modelled / published - 1);
  return fmt::format("{}{:.{}f} %", error < 0 ? "−" : "+", std::fabs(error), decimals);
}

TEST_F(errors_test, the_manual_has_the_published_times_as_they_are_modelled) {
  for (const PublishedError& each :
       publishedErrors(builtInKernels(), Calibration(recording, h200, shippedConstants()))) {
    const std::string row =
        fmt::format("| `{}` | {} | {} | 2^{} | {:.1f} | {:.1f} | {} |\n", each.kernel, each.gpu,
                    each.gpu == "A100" ? "765 MHz" : "boost", std::countr_zero(each.n), each.publishedUs,
                    each.modelledUs, signedPercent(each.modelledUs, each.publishedUs, 1));
    expectInAll(row);
  }
}

TEST_F(errors_test, the_manual_has_the_a100_at_both_clocks_as_it_is_modelled) {
  const Calibration calibration(recording, h200, shippedConstants());
  Gpu a100 = *findGpu(gpus, "A100");
  for (const auto& [kernel, us] :
       {std::pair("shared-modulo", 990.7), std::pair("shared-sequential", 462.0), std::pair("first-add", 244.2),
        std::pair("unroll-last-warp", 167.1), std::pair("unroll-complete", 158.8)}) {
    RunRequest request;
    request.kernel = kernel;
    request.type = ElementType::float32;
    request.block = 256;
    DeviceInfo device = recording->recorded().device;
    device.kernels.device = true;
    const PlannedRun run = planRun(request, builtInKernels().at(kernel), device, std::uint64_t{1} << 25);
    std::string row = fmt::format("| `{}` | {:.1f} |", kernel, us);
    for (const double mhz : {1410, 765}) {
      a100.boostMhz = mhz;
      const double modelled = modelledTime(run, a100, &calibration, shippedConstants()).launchUs[0];
      row += fmt::format(" {:.1f} ({}) |", modelled, signedPercent(modelled, us, 0));
    }
    expectInAll(row);
  }
}

/// A minute, so that it runs with WARPFOLD_LONG=1 only.
TEST_F(errors_test, the_manual_has_the_errors_of_each_kernel) {
  if (std::getenv("WARPFOLD_LONG") == nullptr) GTEST_SKIP() << "WARPFOLD_LONG=1 computes the table";
  for (const KernelError& each : recordedErrors(recording, builtInKernels(), h200, shippedConstants()))
    expectInAll(fmt::format("| `{}` | {:.1f} % | {:.1f} % | {:.1f} % | {:.1f} % |\n", each.kernel,
                            100 * each.sizesLeftOut.median, 100 * each.sizesLeftOut.worst,
                            100 * each.kernelLeftOut.median, 100 * each.kernelLeftOut.worst));
}

/// As it is modelled on the H200 itself.
PlannedRun planned(const store::Recording& recording, const char* kernel, std::uint32_t block,
                   Operation op = Operation::sum) {
  RunRequest request;
  request.kernel = kernel;
  request.block = block;
  request.op = op;
  DeviceInfo device = recording.recorded().device;
  device.kernels.device = true;
  return planRun(request, builtInKernels().at(kernel), device, std::uint64_t{1} << 20);
}

TEST_F(errors_test, a_block_that_was_not_recorded_takes_the_correction_of_a_larger_one) {
  const Calibration calibration(recording, h200, shippedConstants());
  const auto of = [&](std::uint32_t block) { return calibration.correction(planned(*recording, "two-pass", block)); };
  EXPECT_FALSE(of(512)->borrowed);
  EXPECT_TRUE(of(320)->borrowed);
  EXPECT_EQ(of(320)->cost, of(512)->cost);  // 256 is nearer
}

TEST_F(errors_test, a_borrowed_correction_has_the_wider_band) {
  const Calibration calibration(recording, h200, shippedConstants());
  const auto lowest = [&](std::uint32_t block) {
    const PlannedRun run = planned(*recording, "neighbored", block, Operation::bitXor);
    const Latency latency = modelledTime(run, h200, &calibration, shippedConstants()).latency;
    return latency.band->low / latency.median;
  };
  EXPECT_NEAR(lowest(512), 0.85, 1e-9);
  EXPECT_NEAR(lowest(256), 0.75, 1e-9);  // this operation was recorded in blocks of 512 only
}

TEST_F(errors_test, a_warm_cache_has_the_wider_band) {
  const Calibration calibration(recording, h200, shippedConstants());
  PlannedRun run = planned(*recording, "neighbored", 512);
  run.request.cache = CacheState::warm;
  const Latency latency = modelledTime(run, h200, &calibration, shippedConstants()).latency;
  EXPECT_NEAR(latency.band->low / latency.median, 0.75, 1e-9);
}

TEST_F(errors_test, floats_that_every_warp_adds_to_one_word_are_met_in_small_runs_too) {
  RunRequest request;
  request.kernel = "atomic-each";
  request.type = ElementType::float32;
  request.block = 1024;
  DeviceInfo device = recording->recorded().device;
  device.kernels.device = true;
  const PlannedRun run = planRun(request, builtInKernels().at("atomic-each"), device, 1024);
  const Calibration calibration(recording, h200, shippedConstants());
  EXPECT_NEAR(modelledTime(run, h200, &calibration, shippedConstants()).latency.median, 5.06, 0.5);
}

TEST_F(errors_test, sizes_and_kernels_that_were_left_out_are_met) {
  const std::vector<FitRow> rows = fitRows(*recording, builtInKernels(), h200);
  const std::vector<std::string> kernels{"shared-modulo", "grid-stride", "two-pass", "two-pass-warp"};
  for (const std::string& kernel : Sample::of("kernels left out", kernels, 1)) {
    const KernelError error = recordedError(recording, builtInKernels().at(kernel), rows, h200, shippedConstants());
    EXPECT_EQ(error.sizesLeftOut.runs, 68U);
    EXPECT_LT(error.sizesLeftOut.worst, 0.10) << kernel;
    EXPECT_LT(error.kernelLeftOut.worst, 0.25) << kernel;
  }
}

TEST_F(errors_test, shipped_constants_are_what_a_fit_to_the_shipped_recording_gives) {
  const Constants fitted = fitConstants(fitRows(*recording, builtInKernels(), h200), h200, shippedConstants());
  for (const ConstantRow& row : constantRows) {
    const double shipped = shippedConstants().*row.value;
    EXPECT_NEAR(fitted.*row.value, shipped, 0.02 * shipped + 0.1) << row.name;
  }
}

TEST(correction_test, finds_the_factor_and_the_start_that_recorded_times_have) {
  Gpu gpu;
  gpu.multiprocessors = 10;
  gpu.boostMhz = 1000;
  gpu.memoryGbs = 1e6;
  gpu.threads = 1024;
  gpu.blocks = 16;
  gpu.sharedBytes = 1 << 16;
  Constants constants;
  constants.warp = 100;
  constants.smoothing = 4;
  constants.launchUs = 3;
  constants.attainable = 1;
  BlockWork work;
  work.warps = 16;
  work.threads = 512;
  std::vector<Recorded> runs;
  for (const double grid : {10, 100, 1000, 10000, 100000}) {
    const LaunchCase launch{grid * 512, grid};
    runs.push_back({work, launch, launchTime(work, launch, gpu, constants, {1.5, 700}).us});
  }
  const Correction found = correctionFor(runs, gpu, constants);
  EXPECT_NEAR(found.cost, 1.5, 0.02);
  EXPECT_NEAR(found.startCycles, 700, 60);
}

}  // namespace
}  // namespace warpfold::model
