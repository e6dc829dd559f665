// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/sweep_job.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "jobs/job.h"
#include "store/recording.h"
#include "support/fake_recording.h"
#include "support/runs.h"

namespace warpfold {
namespace {

using namespace messages;

/// What a sweep said.
struct Said {
  SweepBegun begun;
  std::vector<SweepPoints> points;
  std::vector<SweepLeftOut> leftOut;
};

Said run(const Sweep& sweep, std::size_t cancelAfter = 1000) {
  Said said;
  std::atomic<bool> cancelled{false};
  const auto send = [&](const char* type, codec::Json body) {
    const std::string name = type;
    if (name == SweepBegun::type) said.begun = codec::decode<SweepBegun>(body);
    if (name == SweepLeftOut::type) said.leftOut.push_back(codec::decode<SweepLeftOut>(body));
    if (name == SweepPoints::type) said.points.push_back(codec::decode<SweepPoints>(body));
    if (said.points.size() >= cancelAfter) cancelled = true;
  };
  JobContext context(builtInKernels(), cancelled, send, [](const Message&, std::optional<double>) {});
  jobTypes().at(Sweep::type).create()->run(codec::encode(sweep), context);
  return said;
}

class SweepJobs : public ::testing::Test {
 protected:
  SweepJobs() {
    std::filesystem::remove_all(folder);
    ::setenv("XDG_CACHE_HOME", folder.c_str(), 1);
  }
  ~SweepJobs() override {
    ::unsetenv("XDG_CACHE_HOME");
    std::filesystem::remove_all(folder);
  }
  // Tests of one program may run beside each other.
  const std::filesystem::path folder =
      std::filesystem::path(::testing::TempDir()) /
      (std::string("sweep_") + ::testing::UnitTest::GetInstance()->current_test_info()->name());

  Sweep small(const std::string& backend) const {
    Sweep sweep;
    sweep.request.backend = backend;
    sweep.request.iterations = 1;
    sweep.request.warmup = 0;
    sweep.kernels = {"neighbored", "interleaved"};
    sweep.sizes = {{1024, 4096}};
    sweep.blocks = {{64, 64}, {128, 128}};
    return sweep;
  }
};

TEST_F(SweepJobs, every_kernel_size_and_block_becomes_a_point_as_soon_as_it_has_run) {
  const Said said = run(small("emulator"));
  EXPECT_EQ(said.begun.runs, 12u);
  EXPECT_EQ(said.begun.there, 0u);
  ASSERT_EQ(said.points.size(), 13u);  // one for each, then all together with their ratios
  for (std::size_t i = 0; i < 12; ++i) EXPECT_EQ(said.points[i].points.size(), 1u);
  EXPECT_EQ(said.points.back().points.size(), 12u);
  EXPECT_EQ(said.points.back().points.front().provenance, Provenance::emulated);
}

TEST_F(SweepJobs, a_sweep_that_was_stopped_goes_on_where_it_was) {
  const Said first = run(small("emulator"), 5);
  EXPECT_EQ(first.points.size(), 6u);  // and what there is so far
  const Said second = run(small("emulator"));
  EXPECT_EQ(second.begun.there, 5u);
  EXPECT_EQ(second.points.front().points.size(), 5u);
  EXPECT_EQ(second.points.size(), 9u);  // what was there, seven more, and all
}

TEST_F(SweepJobs, runs_of_another_offset_are_kept_apart) {
  run(small("emulator"), 5);
  Sweep behind = small("emulator");
  behind.request.offset = 1;
  const Said said = run(behind);
  EXPECT_EQ(said.begun.there, 0u);
  EXPECT_EQ(said.points.back().points.size(), 12u);
  EXPECT_EQ(run(behind).begun.there, 12u);
}

TEST_F(SweepJobs, a_sweep_anew_forgets_what_was_kept) {
  run(small("emulator"), 5);
  Sweep anew = small("emulator");
  anew.anew = true;
  EXPECT_EQ(run(anew).begun.there, 0u);
}

TEST_F(SweepJobs, anew_or_not_what_another_program_is_writing_is_kept) {
  run(small("emulator"), 5);
  const std::filesystem::path kept = sweepFile(backendFor("emulator").device("emulator"));
  const store::RecordedDevice device = store::Recording::open(kept)->recorded();
  const auto writer = store::RecordingWriter::open(kept, device);
  for (const bool anew : {true, false}) {
    Sweep sweep = small("emulator");
    sweep.anew = anew;
    try {
      run(sweep);
      FAIL();
    } catch (const InvalidRequest& error) {
      EXPECT_EQ(error.message().code, "recording-in-use");
    }
    EXPECT_EQ(store::Recording::open(kept)->keys().size(), 5u);
  }
}

TEST_F(SweepJobs, a_folder_in_the_place_of_the_file_is_not_deleted) {
  const std::filesystem::path kept = sweepFile(backendFor("emulator").device("emulator"));
  std::filesystem::create_directories(kept / "within");
  Sweep anew = small("emulator");
  anew.anew = true;
  EXPECT_THROW(run(anew), InvalidRequest);
  EXPECT_TRUE(std::filesystem::exists(kept / "within"));
}

TEST_F(SweepJobs, a_damaged_file_is_begun_again) {
  run(small("emulator"), 5);
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".warpfold") std::ofstream(entry.path()) << "damaged";
  const Said said = run(small("emulator"));
  EXPECT_EQ(said.begun.there, 0u);
  EXPECT_EQ(said.points.back().points.size(), 12u);
}

TEST_F(SweepJobs, a_modelled_gpu_needs_no_run_and_no_file) {
  const Said said = run(small("model:T4"));
  ASSERT_EQ(said.points.size(), 1u);
  EXPECT_EQ(said.points[0].points.size(), 12u);
  EXPECT_TRUE(said.points[0].points.front().band);
  EXPECT_FALSE(std::filesystem::exists(folder));
}

TEST_F(SweepJobs, a_recorded_gpu_has_its_samples_and_how_it_stands_to_the_library) {
  Sweep sweep = small("recording:" WARPFOLD_TEST_DATA "/../../resources/recordings/nvidia-h200.warpfold");
  sweep.sizes = {{1 << 20, 1 << 20}};
  sweep.kernels = {"last-block"};
  sweep.blocks = {{512, 512}};
  const Said said = run(sweep);
  ASSERT_EQ(said.points.size(), 1u);
  ASSERT_EQ(said.points[0].points.size(), 2u);
  const SweepPoint& own = said.points[0].points[0];
  EXPECT_EQ(own.key.kernel, "last-block");
  EXPECT_EQ(own.provenance, Provenance::recorded);
  EXPECT_EQ(own.samples, 20u);
  EXPECT_TRUE(own.interval);
  ASSERT_TRUE(own.overLibrary);
  EXPECT_EQ(said.points[0].points[1].key.kernel, "cub");
  EXPECT_NEAR(own.overLibrary->ratio, said.points[0].points[1].medianUs / own.medianUs, 1e-9);
}

TEST_F(SweepJobs, other_devices_stand_beside_it) {
  Sweep sweep = small("model:T4");
  sweep.beside = {"model:A100"};
  const Said said = run(sweep);
  ASSERT_EQ(said.begun.devices.size(), 2u);
  EXPECT_EQ(said.begun.devices[1].backend, "model:A100");
  ASSERT_EQ(said.points.size(), 2u);
  EXPECT_EQ(said.points[1].device, 1u);
  EXPECT_NE(said.points[1].points.front().medianUs, said.points[0].points.front().medianUs);
}

TEST_F(SweepJobs, only_devices_whose_times_are_known_stand_beside_it) {
  Sweep sweep = small("model:T4");
  sweep.beside = {"emulator"};
  EXPECT_THROW(run(sweep), InvalidRequest);
}

TEST_F(SweepJobs, a_point_that_takes_no_time_is_refused) {
  SweepPoints points{0, {SweepPoint{}}};
  points.points[0].key.kernel = "neighbored";
  points.points[0].key.n = 1024;
  points.points[0].medianUs = 4;
  EXPECT_NO_THROW(codec::decode<SweepPoints>(codec::encode(points)));
  points.points[0].medianUs = 0;
  EXPECT_THROW(codec::decode<SweepPoints>(codec::encode(points)), std::out_of_range);
}

}  // namespace
}  // namespace warpfold
