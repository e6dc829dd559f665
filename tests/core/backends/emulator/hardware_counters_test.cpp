// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <map>
#include <sstream>

#include "backends/prepared_run.h"

namespace warpfold {
namespace {

/// What Nsight Compute counted on a GPU, one launch a key.
struct Measured {
  std::string kernel, type;
  std::uint64_t n = 0, grid = 0;
  std::uint32_t block = 0;
  std::map<std::string, double> counters;
};

std::map<std::string, Measured> measuredLaunches() {
  std::map<std::string, Measured> launches;
  for (const char* file : {"/hardware_counters_h200.csv", "/hardware_counters_more_h200.csv"}) {
    std::ifstream in(std::string(WARPFOLD_TEST_DATA) + file);
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
      std::istringstream fields(line);
      std::string kernel, type, n, block, grid, counter, value;
      std::getline(fields, kernel, ',');
      std::getline(fields, type, ',');
      std::getline(fields, n, ',');
      std::getline(fields, block, ',');
      std::getline(fields, grid, ',');
      std::getline(fields, counter, ',');
      std::getline(fields, value, ',');
      Measured& m = launches[kernel + " " + type + " " + n + " " + block];
      m.kernel = kernel;
      m.type = type;
      m.n = std::stoull(n);
      m.block = static_cast<std::uint32_t>(std::stoul(block));
      m.grid = std::stoull(grid);
      m.counters[counter] = std::stod(value);
    }
  }
  return launches;
}

TEST(hardware_counters, sectors_and_requests_are_equal_and_conflicts_within_the_margin) {
  const auto launches = measuredLaunches();
  ASSERT_GE(launches.size(), 4u);
  for (const auto& [key, hardware] : launches) {
    SCOPED_TRACE(key);
    RunRequest request;
    request.kernel = hardware.kernel;
    request.type = elementTypeFromName(hardware.type);
    request.n = hardware.n;
    request.block = hardware.block;
    request.input = "bytes";
    request.iterations = 1;
    request.traceBlocks = BlockSelection::parse("none");
    Problem problem = prepareProblem(request, RunControl{});
    const RunResult result = PreparedRun(request, problem, RunControl{}).inspect();
    EXPECT_TRUE(result.matches);
    const PassResult& first = result.passes.front();
    EXPECT_EQ(first.grid, hardware.grid);
    const Counters& emulated = *first.counters;
    const std::map<std::string, std::uint64_t> exact{{"global_load_sectors", emulated.globalLoadSectors},
                                                     {"global_store_sectors", emulated.globalStoreSectors},
                                                     {"global_load_requests", emulated.globalLoadRequests},
                                                     {"global_store_requests", emulated.globalStoreRequests}};
    for (const auto& [name, value] : exact)
      if (hardware.counters.contains(name)) {
        EXPECT_EQ(static_cast<double>(value), hardware.counters.at(name)) << name;
      }
    // The hardware's conflict counters carry a background of 0.4 to 2.1 per block that no model explains.
    const std::map<std::string, std::uint64_t> close{{"shared_load_conflicts", emulated.sharedLoadConflicts},
                                                     {"shared_store_conflicts", emulated.sharedStoreConflicts}};
    for (const auto& [name, value] : close) {
      const double wanted = hardware.counters.at(name);
      const double margin = std::max(0.03 * wanted, 2.0 * static_cast<double>(hardware.grid));
      EXPECT_LE(std::fabs(static_cast<double>(value) - wanted), margin)
          << name << " " << value << " against " << wanted;
    }
  }
}

}  // namespace
}  // namespace warpfold
