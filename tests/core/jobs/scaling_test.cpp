// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <fstream>

#include "jobs/ladder_run.h"
#include "jobs/scaling_run.h"
#include "ranks/crew.h"
#include "support/catalogue.h"
#include "support/fake_ranks.h"

namespace warpfold {
namespace {

using messages::Scale;

/// Ranks of one process, of which the first one does `work`.
void lead(unsigned ranks, const std::function<void()>& work) {
  ranks::FakeWorld(ranks).run([&](ranks::Transport& transport) {
    ranks::Crew crew(builtInKernels(), transport, 20,
                     [](const std::string& sentence, ExitStatus) { ADD_FAILURE() << sentence; });
    if (transport.rank() != 0) return crew.serve();
    crew.lead([&] {
      work();
      return 0;
    });
  });
}

Scale scale(std::uint64_t n) {
  Scale asked;
  asked.request.kernel = "grid-stride";
  asked.request.backend = "cluster";
  asked.request.n = n;
  asked.request.input = "ones";
  asked.request.iterations = 1;
  asked.request.warmup = 0;
  return asked;
}

TEST(scaling, goes_over_powers_of_two_strong_and_weak) {
  lead(3, [] {
    std::vector<ScalingPoint> points;
    const auto bases = runScaling(builtInKernels(), scale(3000), RunControl{},
                                  [&](const ScalingPoint& point) { points.push_back(point); });
    ASSERT_EQ(points.size(), 6u);
    std::string told;
    for (const ScalingPoint& p : points) {
      told += std::string(name(p.scaling)) + " " + std::to_string(p.ranks) + ":" + std::to_string(p.n) + " ";
      EXPECT_TRUE(p.matches);
      EXPECT_GT(p.withinUs, 0);
    }
    EXPECT_EQ(told, "strong 1:3000 weak 1:1000 strong 2:3000 weak 2:2000 strong 3:3000 weak 3:3000 ");
    ASSERT_EQ(bases.size(), 2u);
    EXPECT_EQ(bases[0].ranks, 3u);
    EXPECT_EQ(bases[0].bytes, 12000u);
    EXPECT_EQ(bases[0].combining, Combining::doubling);
    EXPECT_EQ(bases[0].measuredWith, 1u);
    EXPECT_FALSE(bases[0].oneHost);
    EXPECT_GT(bases[0].floorUs, 0);
  });
}

TEST(scaling, takes_the_ranks_that_are_asked_for) {
  lead(3, [] {
    Scale asked = scale(100);
    asked.ranks = {2, 1, 2};
    asked.scalings = {Scaling::weak};
    std::vector<std::uint32_t> ranks;
    runScaling(builtInKernels(), asked, RunControl{}, [&](const ScalingPoint& point) { ranks.push_back(point.ranks); });
    EXPECT_EQ(ranks, (std::vector<std::uint32_t>{1, 2}));
    asked.ranks = {4};
    EXPECT_THROW(runScaling(builtInKernels(), asked, RunControl{}, [](const ScalingPoint&) {}), InvalidRequest);
  });
}

/// An emulated run of a tenth of a second is not repeated: its untimed sample is all there is.
TEST(scaling, a_run_that_is_too_long_to_be_repeated_has_its_parts) {
  lead(2, [] {
    Scale asked = scale(1 << 23);
    asked.request.kernel = "neighbored";
    asked.request.iterations.reset();
    asked.request.warmup.reset();
    asked.ranks = {2};
    asked.scalings = {Scaling::strong};
    std::vector<ScalingPoint> points;
    runScaling(builtInKernels(), asked, RunControl{}, [&](const ScalingPoint& point) { points.push_back(point); });
    ASSERT_EQ(points.size(), 1u);
    EXPECT_TRUE(points[0].matches);
    EXPECT_GT(points[0].withinUs, 0);
  });
}

TEST(scaling, without_n_a_file_has_as_many_elements_as_it_has) {
  const std::string path = testing::TempDir() + "scaling_numbers.txt";
  std::ofstream(path) << "1 2 3 4 5 6 7\n";
  lead(2, [&] {
    Scale asked = scale(0);
    asked.request.n.reset();
    asked.request.input = "file:" + path;
    asked.ranks = {2};
    asked.scalings = {Scaling::strong};
    runScaling(builtInKernels(), asked, RunControl{}, [](const ScalingPoint& point) { EXPECT_EQ(point.n, 7u); });
  });
}

TEST(scaling, weak_keeps_the_share_of_one_element_where_there_are_fewer_than_ranks) {
  lead(3, [] {
    std::string told;
    runScaling(builtInKernels(), scale(2), RunControl{}, [&](const ScalingPoint& p) {
      told += std::string(name(p.scaling)) + " " + std::to_string(p.ranks) + ":" + std::to_string(p.n) + " ";
    });
    EXPECT_EQ(told, "strong 1:2 weak 1:1 strong 2:2 weak 2:2 strong 3:2 weak 3:3 ");
  });
}

TEST(scaling, a_single_rank_has_no_network_to_go_on_with) {
  lead(2, [] {
    Scale asked = scale(1000);
    asked.ranks = {1};
    const auto bases = runScaling(builtInKernels(), asked, RunControl{}, [](const ScalingPoint&) {});
    ASSERT_EQ(bases.size(), 2u);
    EXPECT_TRUE(continued(bases[0]).empty());
  });
}

TEST(scaling, needs_ranks) {
  Scale asked = scale(100);
  asked.request.backend = "emulator";
  try {
    runScaling(builtInKernels(), asked, RunControl{}, [](const ScalingPoint&) {});
    FAIL();
  } catch (const InvalidRequest& error) {
    EXPECT_STREQ(error.what(),
                 "--backend emulator: only several ranks scale; choose the cluster as device, which a worker under "
                 "mpirun has");
  }
}

TEST(scaling, a_ladder_goes_over_ranks_too) {
  lead(2, [] {
    RunRequest request = scale(1000).request;
    request.type = ElementType::float32;
    const LadderRun ladder(builtInKernels(), request, {"neighbored", "cpu-serial"}, RunControl{}, {});
    for (const KernelPtr& kernel : ladder.kernels()) {
      const Rung rung = ladder.run(kernel);
      ASSERT_TRUE(rung.result) << kernel->id;
      EXPECT_TRUE(rung.result->matches);
      EXPECT_EQ(rung.ulp, 0);
      EXPECT_EQ(rung.result->ranks->parts.size(), 2u);
    }
  });
}

}  // namespace
}  // namespace warpfold
