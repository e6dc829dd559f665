// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/grid_runner.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "support/runs.h"

namespace warpfold {
namespace {

RunRequest requestOf(const char* kernel, std::uint64_t n) {
  RunRequest request;
  request.kernel = kernel;
  request.backend = "emulator";
  request.n = n;
  request.block = 128;
  request.traceBlocks = BlockSelection::parse("first:2");
  return request;
}

/// Boards are made beside a comparison, on the same emulator; a lecture's worker was ended by that.
TEST(grid_runner, two_threads_run_launches_at_a_time) {
  std::atomic<int> wrong{0};
  const auto runs = [&](const RunRequest& request) {
    const RunResult alone = PreparedRun(prepareProblem(request), RunControl{}).inspect();
    for (int i = 0; i < 40; ++i) {
      const RunResult result = PreparedRun(prepareProblem(request), RunControl{}).inspect();
      if (!result.matches || result.launches.front().counters != alone.launches.front().counters) ++wrong;
    }
  };
  {
    const std::jthread small([&] { runs(requestOf("neighbored", 300)); });
    const std::jthread large([&] { runs(requestOf("shared-sequential", 1u << 16)); });
  }
  EXPECT_EQ(wrong, 0);
}

}  // namespace
}  // namespace warpfold
