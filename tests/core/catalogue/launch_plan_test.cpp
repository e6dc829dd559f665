// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Launches of kernels that run in clusters: CUDA refuses a grid that is no multiple of the cluster.
#include "catalogue/launch_plan.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <random>

#include "run/planned_run.h"
#include "support/devices.h"
#include "values/error.h"

namespace warpfold {
namespace {

KernelInfo inClusters(unsigned cluster, const std::string& elements, const std::string& more = "") {
  return parseKernelFile(
      "10_k.cuh",
      "// id: k\n// title: t\n// shows: s\n// improves:\n// source: s\n// memory: shared\n// block: any\n// cluster: " +
          std::to_string(cluster) + "\n// elements: " + elements + "\n" + more + "\n__global__ void k(T* a)\n");
}

TEST(launch_plan_of_clusters, a_thread_for_each_element_makes_whole_clusters) {
  EXPECT_EQ(planLaunches(inClusters(4, "1"), 4097, 64).front().grid, 68u);
  EXPECT_EQ(planLaunches(inClusters(4, "2"), 4097, 64).front().grid, 36u);
  EXPECT_EQ(planLaunches(inClusters(4, "1"), 4096, 64).front().grid, 64u);
  EXPECT_EQ(planLaunches(inClusters(4, "1"), 192, 64).front().grid, 3u);  // a part of one
}

TEST(launch_plan_of_clusters, the_partials_of_all_blocks_go_on) {
  const auto plan = planLaunches(inClusters(4, "1"), 4097, 64);
  ASSERT_EQ(plan.size(), 3u);
  EXPECT_EQ(plan[0].outputs, 68u);
  EXPECT_EQ(plan[1].n, 68u);
  EXPECT_EQ(plan[1].grid, 2u);
  EXPECT_EQ(plan[2].grid, 1u);
}

TEST(launch_plan_of_clusters, another_grid_is_refused_with_the_cluster) {
  try {
    planLaunches(inClusters(4, "1"), 4097, 64, 65);
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_STREQ(e.what(),
                 "--grid 65: kernel k runs in clusters of 4 blocks, so 4097 elements in blocks of 64 need exactly 68 "
                 "blocks, whole clusters; use auto");
  }
}

TEST(launch_plan_of_clusters, a_grid_that_the_device_holds_at_once_is_of_whole_ones) {
  KernelInfo kernel = inClusters(8, "many", "// next: nothing\n");
  kernel.gridBarrier = true;
  DeviceInfo device = exampleEmulator();
  device.multiprocessors = 5;
  device.blocksPerMultiprocessor = 3;
  RunRequest request;
  request.block = 64;
  EXPECT_EQ(planRun(request, std::make_shared<KernelInfo>(kernel), device, 1 << 20).grid(), 8u);
}

TEST(launch_plan_of_clusters, random_sizes_have_whole_clusters_and_a_thread_for_each_element) {
  const bool all = std::getenv("WARPFOLD_LONG") != nullptr;
  std::mt19937_64 random(14);
  for (int i = 0; i < (all ? 300'000 : 3000) && !testing::Test::HasFailure(); ++i) {
    const unsigned cluster = std::array{1u, 2u, 4u, 8u}[random() % 4];
    const std::string elements = std::array{"1", "2", "many"}[random() % 3];
    const std::uint64_t n = 1 + random() % (std::uint64_t{1} << (1 + random() % 30));
    const auto block = static_cast<std::uint32_t>(1 + random() % 1024);
    SCOPED_TRACE(fmt::format("n {} block {} cluster {} elements {}", n, block, cluster, elements));
    const auto plan = planLaunches(inClusters(cluster, elements), n, block);
    for (const Launch& launch : plan) {
      if (launch.grid >= cluster) {
        EXPECT_EQ(launch.grid % cluster, 0u);
      }
      EXPECT_EQ(launch.outputs, launch.grid);
      if (elements == "many") continue;
      const std::uint64_t taken = launch.threads() * (elements == "1" ? 1u : 2u);
      EXPECT_GE(taken, launch.n);
      EXPECT_LT(taken - launch.n, std::uint64_t{cluster} * launch.block * 2);
    }
    EXPECT_EQ(plan.back().outputs, 1u);
  }
}

}  // namespace
}  // namespace warpfold
