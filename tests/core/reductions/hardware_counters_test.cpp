// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <map>
#include <sstream>

#include "support/runs.h"
#include "support/sample.h"

namespace warpfold {
namespace {

/// What Nsight Compute counted on a GPU in one launch.
struct Measured {
  std::map<std::string, std::string> fields;  // of the request, by the names in the file's header
  std::map<std::string, double> counters;
};

std::vector<std::string> split(const std::string& line) {
  std::istringstream stream(line);
  std::vector<std::string> parts;
  for (std::string part; std::getline(stream, part, ',');) parts.push_back(part);
  return parts;
}

/// One launch a key. Files may lack columns: then the request has its defaults.
std::map<std::string, Measured> measuredLaunches() {
  std::map<std::string, Measured> launches;
  for (const char* file :
       {"/hardware_counters_h200.csv", "/hardware_counters_more_h200.csv", "/hardware_counters_all_h200.csv"}) {
    std::ifstream in(std::string(WARPFOLD_TEST_DATA) + file);
    std::string line;
    std::getline(in, line);
    const std::vector<std::string> names = split(line);
    while (std::getline(in, line)) {
      const std::vector<std::string> values = split(line);
      std::string key = file;
      for (std::size_t i = 0; i + 2 < names.size(); ++i) key += " " + values.at(i);
      Measured& m = launches[key];
      for (std::size_t i = 0; i + 2 < names.size(); ++i) m.fields[names[i]] = values[i];
      m.counters[values.at(names.size() - 2)] = std::stod(values.back());
    }
  }
  return launches;
}

/// In four parts, so that they run beside each other.
class HardwareCounters : public testing::TestWithParam<std::size_t> {};
INSTANTIATE_TEST_SUITE_P(h200, HardwareCounters, testing::Range<std::size_t>(0, 4));

TEST_P(HardwareCounters, sectors_and_requests_are_equal_and_conflicts_within_the_margin) {
  const auto launches = measuredLaunches();
  ASSERT_EQ(launches.size(), 160u);
  std::size_t index = 0;
  Sample sample("launches with hardware counters " + std::to_string(GetParam()), 4);
  for (const auto& [key, hardware] : launches) {
    if (index++ % 4 != GetParam() || !sample.takes()) continue;
    SCOPED_TRACE(key);
    const auto field = [&fields = hardware.fields](const char* name) {
      const auto it = fields.find(name);
      return it == fields.end() ? std::string() : it->second;
    };
    const std::uint64_t grid = std::stoull(field("grid"));
    RunRequest request;
    request.kernel = field("kernel");
    request.type = elementTypeFromName(field("type"));
    if (!field("op").empty()) request.op = operationFromName(field("op"));
    if (!field("offset").empty()) request.offset = static_cast<std::uint32_t>(std::stoul(field("offset")));
    request.n = std::stoull(field("n"));
    request.block = static_cast<std::uint32_t>(std::stoul(field("block")));
    request.input = "bytes";
    request.iterations = 1;
    request.traceBlocks = BlockSelection::parse("none");
    const RunResult result = PreparedRun(prepareProblem(request), RunControl{}).inspect();
    EXPECT_TRUE(result.matches);
    const LaunchResult& first = result.launches.front();
    EXPECT_EQ(first.grid, grid);
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
    for (const char* name : {"shared_load_conflicts", "shared_store_conflicts"}) {
      const HardwareFigure& figure = *findHardwareFigure(name);
      EXPECT_NE(agreementOf(figure, emulated.*figure.emulated, hardware.counters.at(name), {grid, first.block}, false),
                Agreement::differs)
          << name << " " << emulated.*figure.emulated << " against " << hardware.counters.at(name);
    }
  }
}

}  // namespace
}  // namespace warpfold
