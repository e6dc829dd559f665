// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "support/sample.h"

namespace warpfold {
namespace {

using CountersJson = nlohmann::json;

constexpr const char* shippedRecordings = WARPFOLD_TEST_DATA "/../../resources/recordings";

/// The command line with the H200's recording that ships, which has hardware counters.
struct CountersCli {
  int status = -1;
  std::string out;
  explicit CountersCli(const std::string& arguments, const std::string& folder = shippedRecordings) {
    const std::string command =
        "WARPFOLD_RECORDINGS=" + folder + " " + std::string(WARPFOLD_CLI) + " " + arguments + " 2>&1";
    FILE* const pipe = ::popen(command.c_str(), "r");
    char buffer[4096];
    while (const std::size_t count = std::fread(buffer, 1, sizeof buffer, pipe)) out.append(buffer, count);
    status = WEXITSTATUS(::pclose(pipe));
  }
  CountersJson object() const { return CountersJson::parse(out); }
};

std::string h200() {
  return "recording:" + std::string(shippedRecordings) + "/nvidia-h200.warpfold";
}

TEST(counters_cli, list_tells_every_counter_with_its_metric) {
  const CountersCli listed("list --counters --json");
  ASSERT_EQ(listed.status, 0);
  const CountersJson all = listed.object();
  const auto& first = all["counters"][0];
  EXPECT_EQ(first["name"], "instructions");
  EXPECT_EQ(first["metric"], "smsp__inst_executed.sum");
  EXPECT_EQ(first["unit"], "count");
  EXPECT_EQ(first["kind"], "sum");
  EXPECT_EQ(all["counters"].size(), 48u);
}

/// The lesson of the first three kernels: instructions a warp, and branches at which it parts.
TEST(counters_cli, recorded_counters_are_the_hardwares) {
  struct Expected {
    const char* kernel;
    double instructionsPerWarp, branchEfficiency;
  };
  for (const Expected& expected :
       {Expected{"neighbored", 291.0625, 0.6875}, Expected{"neighbored-less", 113.5625, 0.98355},
        Expected{"interleaved", 97.3125, 0.98355}}) {
    const CountersCli run("run --kernel " + std::string(expected.kernel) +
                          " --n 2^24 --block 512 --counters --json --backend " + h200());
    ASSERT_EQ(run.status, 0) << run.out;
    const CountersJson counters = run.object()["hardware_counters"];
    EXPECT_EQ(counters["provenance"], "recorded");
    EXPECT_NEAR(counters["passes"][0]["instructions_per_warp"].get<double>(), expected.instructionsPerWarp, 0.01);
    EXPECT_NEAR(counters["passes"][0]["branch_efficiency"].get<double>(), expected.branchEfficiency, 0.00001);
    EXPECT_EQ(counters["figures"]["global_load_sectors"]["agreement"], "exact");
  }
}

TEST(counters_cli, recorded_counters_tell_when_they_were_read) {
  const std::string run = "run --kernel neighbored --n 2^16 --counters instructions --backend " + h200();
  const CountersJson counters = CountersCli(run + " --json").object()["hardware_counters"];
  EXPECT_EQ(counters["date"], "2026-11-23");
  EXPECT_EQ(counters["driver"], "580.159.04");
  EXPECT_NE(CountersCli(run).out.find("hardware   recorded on NVIDIA H200, read on 2026-11-23 with driver "
                                      "580.159.04; launches were run again for them"),
            std::string::npos);
}

TEST(counters_cli, only_those_asked_for_are_told) {
  const CountersCli run("run --kernel neighbored --n 2^16 --counters l2_hit_rate,instructions --json --backend " +
                        h200());
  ASSERT_EQ(run.status, 0) << run.out;
  EXPECT_EQ(run.object()["hardware_counters"]["figures"].size(), 2u);
}

TEST(counters_cli, a_device_without_counters_says_so_and_goes_on) {
  const CountersCli run("run --backend emulator --n 4096 --counters --json");
  ASSERT_EQ(run.status, 0);
  EXPECT_EQ(run.object()["matches"], true);
  EXPECT_EQ(run.object()["hardware_counters"]["provenance"], nullptr);
  EXPECT_EQ(run.object()["hardware_counters"]["reason"],
            "only a GPU has hardware counters; choose one, or a recording that has them");
}

TEST(counters_cli, none_are_told_where_none_were_asked_for) {
  EXPECT_EQ(CountersCli("run --backend emulator --n 4096 --json").object()["hardware_counters"], nullptr);
}

TEST(counters_cli, a_counter_that_is_none_is_refused) {
  const CountersCli run("run --backend emulator --n 4096 --counters bogus");
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out,
            "warpfold-cli: --counters bogus: there is no counter bogus; choose all, or names that warpfold-cli list "
            "--counters tells\n");
}

TEST(counters_cli, csv_and_tables_without_room_for_counters_refuse_them) {
  const CountersCli run("run --backend emulator --n 4096 --csv --counters all");
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out,
            "warpfold-cli: --counters all: a line of CSV has no counters; leave --csv out, or choose --json\n");
  EXPECT_EQ(CountersCli("ladder --backend emulator --n 4096 --counters all").status, 2);
}

TEST(counters_cli, a_recording_keeps_times_whose_counters_cannot_be_read) {
  const std::string file = testing::TempDir() + "/uncounted.warpfold";
  std::remove(file.c_str());
  const CountersCli record("record --counters --backend emulator --sizes 2^10 --blocks 512 --kernels neighbored -o " +
                           file);
  EXPECT_EQ(record.status, 0);
  EXPECT_NE(record.out.find("1 run recorded"), std::string::npos) << record.out;
  EXPECT_NE(record.out.find("runs are recorded without counters: only a GPU has hardware counters"), std::string::npos)
      << record.out;
  std::remove(file.c_str());
}

TEST(counters_cli, verify_refuses_kernels_that_can_never_be_compared) {
  for (const char* kernel : {"cub", "cpu-serial"}) {
    const CountersCli verify("verify --kernels neighbored," + std::string(kernel) + " --n 2^16 --backend " + h200());
    EXPECT_EQ(verify.status, 2);
    EXPECT_EQ(verify.out, "warpfold-cli: --kernels " + std::string(kernel) + ": " + kernel +
                              " does not run both on the emulator and on a GPU, so nothing can be compared; leave it "
                              "out, or choose a device kernel without faults\n");
  }
}

TEST(counters_cli, verify_of_named_kernels_fails_where_one_is_not_compared) {
  // Of blocks of 64 nothing was recorded, and fastest chooses its own.
  const CountersCli verify("verify --kernels neighbored,fastest --n 2^16 --block 64 --backend " + h200());
  EXPECT_EQ(verify.status, 3) << verify.out;
  EXPECT_TRUE(verify.out.ends_with("\n1 kernel not compared\n")) << verify.out;
}

TEST(counters_cli, verify_of_one_kernel_speaks_of_one) {
  const CountersCli verify("verify --kernels neighbored --n 2^10 --backend " + h200());
  EXPECT_EQ(verify.status, 0);
  EXPECT_TRUE(verify.out.ends_with("\n1 kernel, counters: 12 compared, all equal\n")) << verify.out;
}

TEST(counters_cli, verify_tells_what_was_compared_where) {
  const CountersCli verify("verify --kernels neighbored --n 2^16 --csv --backend " + h200());
  for (const char* fact : {"# device: NVIDIA H200\n", "# architecture: sm_90\n", "# driver: ", "# program: Warpfold ",
                           "# provenance: recorded\n", "# date: 2026-11-23\n", "# cache: cold\n", "# type: int32\n",
                           "# op: sum\n", "# n: 65536\n", "# block: 512\n", "# offset: 0\n", "# input: msws\n"})
    EXPECT_NE(verify.out.find(fact), std::string::npos) << fact << verify.out.substr(0, 600);
}

TEST(counters_cli, a_clock_is_told_of_long_launches_only) {
  const CountersJson counters =
      CountersCli("run --kernel neighbored --n 2^24 --block 512 --counters sm_clock --json --backend " + h200())
          .object()["hardware_counters"];
  EXPECT_NEAR(counters["passes"][0]["sm_clock"].get<double>(), 1978, 5);
  EXPECT_EQ(counters["passes"][1]["sm_clock"], nullptr);
  const CountersJson brief =
      CountersCli("run --kernel atomic-each --n 2^11 --block 512 --counters sm_clock --json --backend " + h200())
          .object()["hardware_counters"]["figures"]["sm_clock"];
  EXPECT_EQ(brief["value"], nullptr);
  EXPECT_EQ(brief["reason"], "launches of less than 100 µs tell no clock");
}

TEST(counters_cli, a_missing_figure_says_why) {
  const CountersCli run("run --kernel atomic-each --n 2^16 --counters sectors_per_store --backend " + h200());
  EXPECT_NE(run.out.find("–  nothing to divide by\n"), std::string::npos) << run.out;
}

TEST(counters_cli, a_figure_has_its_metrics_and_how_they_are_put_together) {
  const CountersJson figures =
      CountersCli(
          "run --kernel neighbored --n 2^16 --counters l2_hit_rate,instructions_per_warp,branches --json "
          "--backend " +
          h200())
          .object()["hardware_counters"]["figures"];
  EXPECT_EQ(figures["instructions_per_warp"]["kind"], "quotient");
  EXPECT_EQ(figures["instructions_per_warp"]["per"], "smsp__warps_launched.sum");
  EXPECT_EQ(figures["l2_hit_rate"]["kind"], "average");
  EXPECT_EQ(figures["branches"]["kind"], "sum");
  EXPECT_EQ(figures["branches"]["per"], nullptr);
}

TEST(counters_cli, a_recording_is_named_once) {
  const CountersCli run("run --kernel neighbored --n 2^16 --counters branches --backend " + h200());
  EXPECT_NE(run.out.find("hardware   recorded on NVIDIA H200, read on 2026-11-23 with driver 580.159.04; launches were "
                         "run again for them\n"),
            std::string::npos)
      << run.out;
}

TEST(counters_cli, no_counter_at_all_names_the_option) {
  const CountersCli run("run --backend emulator --n 4096 --counters ''");
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out,
            "warpfold-cli: --counters names no counter; choose all, or names that warpfold-cli list --counters "
            "tells\n");
}

TEST(counters_cli, a_run_that_is_there_stays_there_where_nothing_can_be_counted) {
  const std::string file = testing::TempDir() + "/again.warpfold";
  std::remove(file.c_str());
  const std::string choice = " --backend emulator --sizes 2^10 --blocks 512 --kernels neighbored -o " + file;
  CountersCli("record" + choice);
  const CountersCli again("record --counters" + choice);
  EXPECT_EQ(again.status, 0);
  EXPECT_NE(again.out.find("only a GPU has hardware counters"), std::string::npos) << again.out;
  EXPECT_NE(again.out.find("0 runs recorded, 1 there before, 0 left out"), std::string::npos) << again.out;
  std::remove(file.c_str());
}

TEST(counters_cli, verify_compares_every_launch) {
  const CountersCli verify("verify --kernels neighbored,interleaved,shared-strided --n 2^16 --csv --backend " + h200());
  ASSERT_EQ(verify.status, 0) << verify.out;
  EXPECT_NE(verify.out.find("# device: NVIDIA H200"), std::string::npos);
  EXPECT_NE(verify.out.find("\nneighbored,int32,sum,65536,512,128,1,global_load_sectors,65408,65408,exact\n"),
            std::string::npos)
      << verify.out;
}

TEST(counters_cli, verify_over_the_catalogue_finds_nothing_different) {
  const std::vector<std::string> shapes{"--n 2^20", "--n 2^24 --block 1024"};
  for (const std::string& shape : Sample::of("shapes to verify", shapes, 1)) {
    const CountersCli verify("verify " + shape + " --json --backend " + h200());
    ASSERT_EQ(verify.status, 0) << verify.out;
    const CountersJson all = verify.object();
    EXPECT_EQ(all["differs"], 0);
    EXPECT_GE(all["exact"].get<int>(), 100);
  }
}

TEST(counters_cli, verify_says_why_nothing_can_be_compared) {
  const CountersCli verify("verify --backend emulator --n 4096");
  EXPECT_EQ(verify.status, 3);
  EXPECT_EQ(verify.out, "warpfold-cli: only a GPU has hardware counters; choose one, or a recording that has them\n");
}

TEST(counters_cli, a_ladder_has_them_kernel_by_kernel) {
  const CountersCli ladder(
      "ladder --kernels neighbored,interleaved --n 2^16 --counters branch_efficiency --json --backend " + h200());
  ASSERT_EQ(ladder.status, 0) << ladder.out;
  const CountersJson rows = ladder.object()["rows"];
  for (const auto& row : rows)
    EXPECT_TRUE(row["hardware_counters"]["figures"].contains("branch_efficiency")) << row["kernel"];
}

TEST(recording_as_a_device, has_its_name_with_and_without_the_ending) {
  const CountersCli with("run --kernel neighbored --n 2^16 --json --backend recording:nvidia-h200.warpfold");
  const CountersCli without("run --kernel neighbored --n 2^16 --json --backend recording:nvidia-h200");
  EXPECT_EQ(without.status, 0) << without.out;
  EXPECT_EQ(without.out, with.out);
}

}  // namespace
}  // namespace warpfold
