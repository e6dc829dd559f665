// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What `run` prints of the instructions that a kernel executes.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>

namespace warpfold {
namespace {

using Json = nlohmann::json;

std::string printedByRun(const std::string& options) {
  std::string text;
  FILE* pipe = ::popen((WARPFOLD_CLI " run --iterations 1 " + options + " 2>/dev/null").c_str(), "r");
  std::array<char, 4096> buffer;
  while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe)) text.append(buffer.data(), count);
  ::pclose(pipe);
  return text;
}

Json jsonOfRun(const std::string& options) {
  return Json::parse(printedByRun(options + " --json"));
}

const std::string neighbored = "--kernel neighbored --n 2^10 --block 256 --backend emulator";

TEST(executions_cli, json_has_a_row_for_each_line_of_the_source) {
  const Json run = jsonOfRun(neighbored);
  EXPECT_EQ(run["instructions_per_warp"], 130.875);
  EXPECT_DOUBLE_EQ(run["branch_efficiency"], 2.0 / 3);
  EXPECT_EQ(run["operator_is_call"], true);
  for (const Json& row : run["lines"]) {
    if (row["line"] != 26) continue;
    EXPECT_EQ(row.dump(), R"({"conflicts":0,"divergent":0,"executions":940,"lanes":5100,"line":26,"loads":235,)"
                          R"("stores":235})");
    return;
  }
  FAIL() << "line 26 is missing";
}

TEST(executions_cli, text_has_one_line_and_says_that_the_operator_is_a_call) {
  const std::string text = printedByRun(neighbored);
  EXPECT_NE(text.find("\nexecuted   instructions per warp 130.9 · branch efficiency 66.7 %\n"
                      "           each use of the operator is a call, which counts as one instruction\n"),
            std::string::npos)
      << text;
}

TEST(executions_cli, a_cpu_counts_no_instructions) {
  const Json run = jsonOfRun("--kernel cpu-serial --n 2^10 --backend cpu");
  EXPECT_TRUE(run["instructions_per_warp"].is_null());
  EXPECT_TRUE(run["branch_efficiency"].is_null());
  EXPECT_TRUE(run["operator_is_call"].is_null());
  EXPECT_EQ(run["lines"], Json::array());
}

/// Structure and counters of both are the emulator's.
TEST(executions_cli, beside_recorded_and_modelled_times_they_are_those_of_the_emulator) {
  const std::string kernel = "--kernel neighbored --n 2^10 --block 256 --backend ";
  const Json lines = jsonOfRun(neighbored)["lines"];
  EXPECT_EQ(jsonOfRun(kernel + "model:T4")["lines"], lines);
  EXPECT_EQ(
      jsonOfRun(kernel + "recording:" WARPFOLD_TEST_DATA "/../../resources/recordings/nvidia-h200.warpfold")["lines"],
      lines);
}

}  // namespace
}  // namespace warpfold
