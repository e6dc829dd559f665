// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace warpfold {
namespace {

using Json = nlohmann::json;

struct Outcome {
  int status = -1;
  std::string out, err;
};

/// Runs warpfold-cli as a user's shell would.
Outcome cli(const std::string& arguments, const std::string& environment = {},
            const std::string& program = WARPFOLD_CLI) {
  const std::string errors = std::filesystem::temp_directory_path() / ("warpfold-cli-" + std::to_string(::getpid()));
  Outcome outcome;
  FILE* pipe = ::popen((environment + " " + program + " " + arguments + " 2>" + errors).c_str(), "r");
  std::array<char, 4096> buffer;
  while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe))
    outcome.out.append(buffer.data(), count);
  outcome.status = WEXITSTATUS(::pclose(pipe));
  std::ifstream in(errors);
  outcome.err.assign(std::istreambuf_iterator<char>(in), {});
  std::filesystem::remove(errors);
  return outcome;
}

std::size_t lines(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

TEST(cli, hazards_name_the_block_of_each_thread) {
  const Outcome o = cli("run --kernel broken-between-blocks --n 3000 --block 128 --json --iterations 1");
  const Json j = Json::parse(o.out);
  ASSERT_FALSE(j["hazards"].empty());
  EXPECT_EQ(j["hazards"][0]["kind"], "race");
  EXPECT_EQ(j["hazards"][0]["first_block"], 0);
  EXPECT_EQ(j["hazards"][0]["block"], 1);
}

TEST(cli, a_hazard_of_one_thread_alone_has_no_first) {
  const Json j = Json::parse(cli("run --kernel broken-ticket --n 1000 --block 64 --json --iterations 1").out);
  ASSERT_FALSE(j["hazards"].empty());
  EXPECT_TRUE(j["hazards"][0]["first"].is_null());
  EXPECT_TRUE(j["hazards"][0]["first_block"].is_null());
  EXPECT_EQ(j["hazards"][0]["step"], 7);
}

TEST(cli, hazards_name_the_shared_array_as_the_source_does) {
  const std::string faulty = "run --kernel broken-lockstep --n 1000 --block 128 --iterations 1";
  const Json h = Json::parse(cli(faulty + " --json").out)["hazards"][0];
  EXPECT_EQ(h["where"], "cache[1]");
  EXPECT_EQ(
      h["text"],
      "race: block 0, step 2: thread 0 (line 43) reads cache[1] and thread 1 (line 42) writes it, with no barrier "
      "between");
  EXPECT_NE(
      cli(faulty).out.find("hazard     race: block 0, step 2: thread 0 (line 43) reads cache[1] and thread 1 (line "
                           "42) writes it, with no barrier between (279 times)\n"),
      std::string::npos);
}

TEST(cli, again_of_one_run_is_not_of_runs) {
  const Outcome o = cli("again --kernel neighbored --n 64 --block 64 --input ones --runs 1 --backend emulator");
  EXPECT_NE(o.out.find("neighbored: the result of one run on Emulator, "), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("\nreference 64; the order of this kernel's operations is fixed\n"), std::string::npos) << o.out;
}

TEST(cli, unknown_arguments_are_named_in_their_order) {
  const Outcome o = cli("compare --a x --kernels neighbored");
  EXPECT_EQ(o.status, 2);
  EXPECT_EQ(o.err, "warpfold-cli: The following arguments were not expected: --a x; see warpfold-cli --help\n");
}

TEST(cli, run_prints_the_contract) {
  const Outcome o = cli("run --kernel neighbored --n 2^16 --block 512 --input bytes --json --iterations 3");
  ASSERT_EQ(o.status, 0) << o.err;
  const Json j = Json::parse(o.out);
  for (const char* key : {"kernel",    "backend",    "device",        "n",      "block",     "grid",    "type",
                          "op",        "input",      "seed",          "result", "reference", "matches", "error",
                          "tolerance", "latency_us", "bandwidth_gbs", "passes", "counters",  "hazards", "steps"})
    EXPECT_TRUE(j.contains(key)) << key;
  for (const char* key : {"min", "median", "p95", "mean", "rsd", "samples", "cache", "provenance"})
    EXPECT_TRUE(j["latency_us"].contains(key)) << key;
  for (const char* key :
       {"global_load_sectors", "global_store_sectors", "global_load_requests", "global_store_requests",
        "shared_load_conflicts", "shared_store_conflicts", "barriers", "atomics"})
    EXPECT_TRUE(j["counters"].contains(key)) << key;
  for (const char* key : {"index", "stride", "active_threads", "active_warps", "divergent_warps", "global_load_sectors",
                          "global_store_sectors", "shared_load_conflicts", "shared_store_conflicts", "time_ns"})
    EXPECT_TRUE(j["steps"][0].contains(key)) << key;
  EXPECT_EQ(j["matches"], true);
  EXPECT_EQ(j["grid"], 128);
  EXPECT_EQ(j["passes"][0]["counters"]["global_load_sectors"], 128 * 511);
  EXPECT_EQ(j["latency_us"]["samples"], 3);
  EXPECT_EQ(j["latency_us"]["provenance"], "emulated");
  EXPECT_EQ(j["steps"][0]["stride"], 1);
  EXPECT_EQ(j["steps"][0]["active_threads"], 4 * 256);
  EXPECT_TRUE(j["steps"][0]["time_ns"].is_null());
}

TEST(cli, the_table_of_steps_counts_those_that_combine_from_1) {
  const Outcome o = cli("run --kernel shared-strided --n 512 --block 8 --trace-blocks first:1 --iterations 1");
  const std::size_t table = o.out.find("steps of 1 traced block\n");
  ASSERT_NE(table, std::string::npos) << o.out;
  std::istringstream in(o.out.substr(table));
  std::vector<std::string> starts;
  for (std::string line; std::getline(in, line);) starts.push_back(line.substr(0, 14));
  const std::vector<std::string> expected{"  step  stride", "          load", "     1       1",
                                          "     2       2", "     3       4", "         store"};
  EXPECT_EQ(std::vector(starts.begin() + 1, starts.end()), expected) << o.out;
}

TEST(cli, integers_print_exactly) {
  const Outcome o = cli("run --n 3 --type int64 --input constant:3074457345618258602 --json");
  EXPECT_NE(o.out.find("\"result\": 9223372036854775806"), std::string::npos) << o.out << o.err;
}

TEST(cli, a_negative_result_and_its_reference_keep_their_signs) {
  const std::string table = cli("run --n 1000 --input constant:-22468 --iterations 1").out;
  EXPECT_NE(table.find("result     -22468000  equals the reference -22468000\n"), std::string::npos) << table;
}

TEST(cli, the_table_of_a_run_lists_every_counter_and_says_where_it_comes_from) {
  const std::string table = cli("run --kernel atomic-block --n 2^10 --block 64 --iterations 1").out;
  EXPECT_NE(table.find("global store requests"), std::string::npos) << table;
  EXPECT_NE(table.find(" · shared load conflicts 0 · shared store conflicts 0 (emulated as the hardware counts)\n"),
            std::string::npos)
      << table;
  EXPECT_NE(table.find("atomics 2 (exact: follows from the kernel and its input)\n"), std::string::npos) << table;
}

TEST(cli, one_sample_has_no_median) {
  const std::string table = cli("run --n 2^10 --block 64 --iterations 1").out;
  EXPECT_NE(table.find(" µs, one sample, emulated\n"), std::string::npos) << table;
}

/// One sample spreads over nothing, which is not the same as no spread.
TEST(cli, one_sample_has_no_standard_deviation) {
  const std::string run = "run --n 2^10 --block 64 --iterations 1";
  EXPECT_TRUE(Json::parse(cli(run + " --json").out)["latency_us"]["rsd"].is_null());
  EXPECT_NE(cli(run + " --csv").out.find(",,1,cold,"), std::string::npos);
  EXPECT_NE(cli("ladder --kernels neighbored --n 2^10 --block 64 --iterations 1 --csv").out.find(",,1,emulated,"),
            std::string::npos);
  EXPECT_TRUE(Json::parse(cli("run --n 2^10 --block 64 --iterations 2 --json").out)["latency_us"]["rsd"].is_number());
}

TEST(cli, the_table_of_steps_has_a_column_for_every_figure_of_a_step) {
  const std::string table = cli("run --n 2^10 --block 64 --iterations 1").out;
  EXPECT_NE(table.find("step  stride  active threads  warps issued  diverged  load sectors  store sectors  "
                       "load conflicts  store conflicts  lanes at work  bytes used   time ns\n"),
            std::string::npos)
      << table;
}

TEST(cli, csv_has_a_header_and_a_line) {
  const Outcome o = cli("run --n 100 --csv");
  EXPECT_EQ(lines(o.out), 2u);
  EXPECT_EQ(o.out.substr(0, o.out.find(',')), "kernel");
}

TEST(cli, csv_doubles_the_quotes_of_a_file_name) {
  const std::string path = testing::TempDir() + "a\"b,c.csv";
  std::ofstream(path) << "1\n2\n";
  const Outcome o = cli("run --input 'file:" + path + "' --csv");
  EXPECT_NE(o.out.find("a\"\"b,c.csv\""), std::string::npos) << o.out << o.err;
}

TEST(cli, list_and_devices_are_json_too) {
  EXPECT_EQ(Json::parse(cli("list --json").out)["kernels"][0]["id"], "cpu-serial");
  bool emulator = false;
  const Json devices = Json::parse(cli("devices --json").out);
  for (const Json& device : devices["devices"]) emulator |= device["backend"] == "emulator";
  EXPECT_TRUE(emulator);
}

/// Exit status 2 and one line on standard error, nothing on standard output.
TEST(cli, invalid_requests_get_one_line_and_status_2) {
  const char* const requests[] = {"run --kernel nope",
                                  "run --n 0",
                                  "run --n x",
                                  "run --n 2^70",
                                  "run --block 96",
                                  "run --block 2048",
                                  "run --type int8",
                                  "run --op median",
                                  "run --input nope",
                                  "run --input file:/nonexistent.npy",
                                  "run --warp 7",
                                  "run --warp 8 --backend cpu --kernel cpu-serial",
                                  "run --cache hot",
                                  "run --trace-blocks some",
                                  "run --n 2^20 --trace-blocks all",
                                  "run --n 1000 --trace-blocks 5",
                                  "run --grid 7 --n 1000",
                                  "run --backend tpu",
                                  "run --iterations 0",
                                  "run --no-such-option",
                                  "run --n 2^50 --backend cpu --kernel cpu-serial",
                                  "run --json --csv",
                                  "ladder --kernels nope",
                                  "ladder --json --csv",
                                  "ladder --backend cpu --kernels neighbored",
                                  "lens --input nope",
                                  "again --kernel neighbored --runs 0",
                                  "again --kernel neighbored --block 96",
                                  "frobnicate",
                                  ""};
  for (const char* request : requests) {
    const Outcome o = cli(request);
    EXPECT_EQ(o.status, 2) << request;
    EXPECT_EQ(lines(o.err), 1u) << request << ": " << o.err;
    EXPECT_EQ(o.out, "") << request;
  }
}

/// Without a launcher there are no ranks: the device is missing, the request is fine.
TEST(cli, a_cluster_without_ranks_is_not_available_whatever_asks_for_it) {
  for (const std::string command : {"run", "compare", "ladder", "lens", "sweep"}) {
    const Outcome o = cli(command + " --backend cluster");
    EXPECT_EQ(o.status, 3) << command;
    EXPECT_NE(o.err.find("write mpirun -n 4 warpfold-cli " + command + " --backend cluster"), std::string::npos)
        << o.err;
  }
}

TEST(cli, tracing_every_block_of_a_large_grid_is_refused) {
  const Outcome o = cli("run --n 2^24 --trace-blocks all --json");
  EXPECT_EQ(o.status, 2);
  EXPECT_EQ(
      o.err,
      "warpfold-cli: --trace-blocks all: 32768 blocks would be traced, but at most 1024 are; write first:1024, or "
      "name the blocks\n");
}

TEST(cli, traces_that_hold_too_much_together_are_refused) {
  const Outcome o = cli("run --kernel grid-stride --n 2^21 --block 1024 --grid 512 --trace-blocks all --iterations 1");
  EXPECT_EQ(o.status, 2);
  EXPECT_EQ(o.err,
            "warpfold-cli: --trace-blocks all: the traced blocks hold more than 4194304 values together; trace fewer "
            "blocks, or smaller ones\n");
}

TEST(cli, a_serial_sum_of_ones_stops_at_two_to_the_24_and_its_tolerance_allows_it) {
  const Outcome o =
      cli("run --kernel cpu-serial --backend cpu --type float32 --input ones --n 20000000 --iterations 1 --json");
  EXPECT_EQ(o.status, 0);
  const Json j = Json::parse(o.out);
  EXPECT_EQ(j["result"], 16777216);
  EXPECT_NEAR(j["tolerance_of_result"].get<double>(), 20000003 / 16777216.0, 1e-9);
  EXPECT_TRUE(
      Json::parse(cli("run --n 1000 --type float32 --iterations 1 --json").out)["tolerance_of_result"].is_null());
}

TEST(cli, help_and_version) {
  EXPECT_EQ(cli("--version").status, 0);
  EXPECT_EQ(cli("--version").out.substr(0, 13), "warpfold-cli ");
  EXPECT_EQ(cli("run --help").status, 0);
}

/// Of all steps of both launches.
TEST(cli, compare_counts_the_warps_that_diverged) {
  const std::string out =
      cli("compare --kernels neighbored,interleaved --backend emulator --n 4096 --block 128 --iterations 1").out;
  EXPECT_NE(out.find("4191         96  equals the reference"), std::string::npos) << out;
  EXPECT_NE(out.find("1221         24  equals the reference"), std::string::npos) << out;
}

TEST(cli, compare_prints_a_line_per_kernel_and_what_its_columns_mean) {
  const Outcome o = cli("compare --kernels neighbored,interleaved --n 4096 --iterations 1");
  EXPECT_EQ(o.status, 0);
  EXPECT_EQ(lines(o.out), 6u);  // a head, two kernels, what the times are, why no verdict, what diverged means
}

TEST(cli, lens_and_again_print_csv) {
  const Outcome lens =
      cli("lens --type float32 --input ones --n 64 --block 64 --kernels neighbored,cub --csv "
          "--backend emulator");
  EXPECT_EQ(lens.status, 0) << lens.err;
  EXPECT_EQ(lines(lens.out), 3u);
  EXPECT_NE(lens.out.find("\nneighbored,64,emulated,64,true,0,0,"), std::string::npos) << lens.out;
  EXPECT_NE(lens.out.find("\ncub,,,,,,,,,,,,"), std::string::npos) << lens.out;
  const Outcome again =
      cli("again --kernel neighbored --n 64 --block 64 --input ones --runs 3 --csv --backend emulator");
  EXPECT_EQ(again.out, "value,count,ulp,matches,error,far_off,ulp_reason\n64,3,,true,0,false,\n");
}

TEST(cli, csv_of_a_run_ends_with_offset_second_input_and_what_a_model_adds) {
  const Outcome o =
      cli("run --kernel neighbored --op dot --n 64 --block 64 --input ones --input2 ramp --offset 3 --csv "
          "--backend emulator");
  EXPECT_EQ(o.status, 0) << o.err;
  EXPECT_NE(o.out.find(",latency_reason,offset,input2,launch_gap_us,decides,q1_us,q3_us,median_low_us,"
                       "median_high_us,stopped_by,throttled,band_low_us,band_high_us,far_off\n"),
            std::string::npos)
      << o.out;
  EXPECT_NE(o.out.find(",,3,ramp,,,"), std::string::npos) << o.out;
}

TEST(cli, a_launch_gap_stands_wherever_a_modelled_time_does) {
  const std::string run = "run --backend 'model:T4' --kernel last-block --n 4096 --launch-gap 20";
  EXPECT_NE(cli(run).out.find("modelled GPU time of the one launch, cold L2, with a launch gap of 20 µs\n"),
            std::string::npos);
  EXPECT_NE(cli(run + " --csv").out.find(",20,launches,,,,,,0,"), std::string::npos);
  const Json ladder = Json::parse(cli("ladder --backend model:T4 --n 4096 --launch-gap 20 --json").out);
  EXPECT_EQ(ladder["launch_gap_us"], 20);
  for (const Json& row : ladder["rows"])
    if (row["kernel"] == "last-block") {
      EXPECT_EQ(row["decides"], "launches");
    }
}

TEST(cli, a_modelled_ladder_has_bands_and_says_what_it_was_modelled_from) {
  const std::string out = cli("ladder --backend 'model:RTX 3060' --kernels neighbored --n 2^20").out;
  EXPECT_NE(out.find("median µs                band"), std::string::npos) << out;
  EXPECT_NE(out.find("\nmodelled from recordings of NVIDIA H200\n"), std::string::npos) << out;
  EXPECT_EQ(cli("ladder --backend emulator --kernels neighbored --n 2^10").out.find(" band "), std::string::npos);
}

TEST(cli, a_long_time_is_written_without_an_exponent) {
  const std::string run =
      cli("run --backend 'model:GTX 1650' --kernel neighbored --n 2^21 --block 1 --trace-blocks none").out;
  EXPECT_EQ(run.find("e+0"), std::string::npos) << run;
  EXPECT_NE(run.find("latency    14650 µs, in a band from 10980 to 18310 µs"), std::string::npos) << run;
}

TEST(cli, what_launches_of_a_model_add_is_the_whole_time) {
  const Json j = Json::parse(cli("run --backend 'model:T4' --kernel shared-modulo --n 2^20 --json").out);
  double sum = 0;
  for (const Json& launch : j["model"]["passes"]) sum += launch["adds_us"].get<double>();
  EXPECT_NEAR(sum, j["latency_us"]["median"].get<double>(), 1e-9);
}

TEST(cli, a_sweep_of_a_modelled_gpu_says_so_and_is_not_recorded) {
  const std::string sweep =
      "sweep --backend 'model:RTX 3060' --kernels last-block --sizes 2^20 --types int32 --ops sum";
  EXPECT_NE(cli(sweep).out.find("no time below was measured"), std::string::npos);
  EXPECT_EQ(lines(cli(sweep + " --csv --cache cold").out), 2U);
  const Json j = Json::parse(cli(sweep + " --cache cold --json").out);
  EXPECT_EQ(j["provenance"], "modelled");
  EXPECT_EQ(j["runs"][0]["provenance"], "modelled");
  EXPECT_EQ(j["runs"][0]["samples"], 0);
  EXPECT_NE(cli(sweep + " -o /tmp/never.warpfold").status, 0);
}

TEST(cli, a_sweep_tells_the_offset_of_its_input_and_is_not_recorded_with_one) {
  const std::string sweep =
      "sweep --backend emulator --kernels last-block --sizes 2^10 --blocks 64 --offset 3 --cache cold";
  EXPECT_NE(cli(sweep).out.find("offset        3\n"), std::string::npos);
  EXPECT_EQ(Json::parse(cli(sweep + " --json").out)["offset"], 3);
  EXPECT_NE(cli(sweep + " --csv").out.find("band_high_us,offset\n"), std::string::npos);
  EXPECT_EQ(cli(sweep + " -o /tmp/never.warpfold").status, 2);
}

TEST(cli, a_sweep_of_no_elements_is_refused) {
  const auto ran = cli("sweep --backend emulator --kernels neighbored --sizes 0");
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_NE(ran.err.find("a reduction needs at least one element"), std::string::npos);
}

TEST(cli, a_modelled_sweep_without_any_time_fails) {
  const auto ran = cli("sweep --backend model:T4 --kernels published-partials --sizes 2^10,2^12");
  EXPECT_EQ(ran.status, 3);
  EXPECT_EQ(ran.out, "");
}

TEST(cli, a_modelled_run_says_what_the_multiprocessors_take_and_what_steps_would_take) {
  const std::string out = cli("run --backend model:T4 --kernel shared-modulo --n 2^20 --block 256").out;
  EXPECT_NE(out.find(" multiprocessors "), std::string::npos) << out;
  EXPECT_NE(out.find(" µs (compute "), std::string::npos) << out;
  EXPECT_NE(out.find("  would take ns\n"), std::string::npos) << out;
}

TEST(cli, a_block_that_a_kernel_does_not_take_is_told) {
  const std::string run = "run --backend emulator --kernel fastest --n 2^16 --iterations 1";
  const std::string said =
      "fastest chooses its block size with its grid, so --block 256 had no effect; give --grid too";
  EXPECT_NE(cli(run + " --block 256").out.find(said), std::string::npos);
  EXPECT_EQ(Json::parse(cli(run + " --block 256 --json").out)["block_note"], said);
  EXPECT_EQ(Json::parse(cli(run + " --json").out)["block_note"], nullptr);
  EXPECT_EQ(Json::parse(cli(run + " --block 256 --grid 64 --json").out)["block_note"], nullptr);
  EXPECT_EQ(
      Json::parse(cli("run --backend emulator --kernel neighbored --n 4096 --block 256 --json").out)["block_note"],
      nullptr);
}

TEST(cli, a_modelled_gpu_cannot_be_tuned) {
  EXPECT_EQ(cli("tune --backend model:T4 -o -").status, 2);
  EXPECT_NE(cli("tune --backend model:T4 -o -")
                .err.find("T4 is modelled, and a modelled time measures nothing that "
                          "could be tuned; choose a GPU of warpfold-cli devices"),
            std::string::npos);
}

TEST(cli, whether_a_tuning_table_can_be_written_is_seen_first) {
  const auto ran = cli("tune --backend emulator -o /dev/null/table.csv");
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.err.find("/dev/null/table.csv cannot be written: Not a directory; name another file with -o"),
            std::string::npos)
      << ran.err;
}

TEST(cli, model_reads_the_recording_that_came_with_the_program) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::temp_directory_path() / ("warpfold-damaged-" + std::to_string(::getpid()));
  fs::create_directories(folder);
  std::ofstream(folder / "nvidia-h200.warpfold") << "damaged";
  // Before the program's name, as in a shell.
  const std::string why = cli("model --errors", "WARPFOLD_RECORDINGS=" + folder.string()).err;
  fs::remove_all(folder);
  EXPECT_NE(why.find((folder / "nvidia-h200.warpfold").string()), std::string::npos) << why;
}

TEST(cli, a_program_without_its_recording_models_no_time) {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("warpfold-alone-" + std::to_string(::getpid()));
  std::filesystem::create_directories(folder);
  std::filesystem::copy_file(WARPFOLD_CLI, folder / "warpfold-cli");
  const Json j = Json::parse(cli("run --backend model:T4 --kernel atomic-each --type float32 --n 2^10 --json",
                                 "XDG_DATA_HOME=/nonexistent WARPFOLD_RECORDINGS=/nowhere", folder / "warpfold-cli")
                                 .out);
  std::filesystem::remove_all(folder);
  EXPECT_TRUE(j["latency_us"].is_null());
  EXPECT_EQ(j["latency_reason"],
            "modelled times rest on recordings of NVIDIA H200, and none is here; put nvidia-h200.warpfold, which comes "
            "with the program, into /nowhere, /nonexistent/warpfold/recordings");
}

TEST(cli, modelled_times_have_their_band_in_tables_too) {
  const std::string csv = cli("compare --backend model:T4 --n 2^12 --csv").out;
  EXPECT_NE(csv.find(",launch_gap_us,decides,band_low_us,band_high_us,far_off\n"), std::string::npos) << csv;
  EXPECT_NE(cli("compare --backend model:T4 --n 2^12").out.find("band"), std::string::npos);
  EXPECT_NE(cli("ladder --backend model:T4 --n 2^12 --kernels neighbored --csv")
                .out.find(",band_low_us,band_high_us,far_off,"),
            std::string::npos);
}

TEST(cli, ladder_runs_every_kernel_on_the_same_data) {
  const Outcome o = cli("ladder --n 4096 --iterations 1 --json");
  ASSERT_EQ(o.status, 0) << o.err;
  const Json j = Json::parse(o.out);
  EXPECT_EQ(j["n"], 4096);
  EXPECT_EQ(j["baseline"], "neighbored");
  EXPECT_TRUE(j["read_roof_gbs"].is_null());
  ASSERT_EQ(j["rows"].size(), 30u);
  for (const Json& row : j["rows"]) {
    if (row["kernel"] == "cub") continue;  // needs a GPU, and says so
    EXPECT_EQ(row["matches"], true) << row["kernel"];
    EXPECT_EQ(row["latency_us"]["provenance"], row["host"] == true ? "measured" : "emulated") << row["kernel"];
    EXPECT_TRUE(row["speed_up"].is_null()) << row["kernel"];  // neither the emulator's nor a CPU's beside it
  }
  EXPECT_EQ(j["rows"][3]["kernel"], "neighbored");
  EXPECT_EQ(j["rows"][3]["launches"], 2);
}

std::size_t cells(const std::string& line) {
  bool quoted = false;
  std::size_t count = 1;
  for (const char c : line) {
    if (c == '"') quoted = !quoted;
    if (c == ',' && !quoted) ++count;
  }
  return count;
}

TEST(cli, ladder_csv_has_as_many_cells_in_every_line) {
  std::istringstream table(
      cli("ladder --kernels cpu-serial,neighbored,unroll-last-warp --warp 4 --n 4096 --iterations 1 --csv").out);
  std::string line;
  for (int i = 0; i < 4; ++i) {
    ASSERT_TRUE(std::getline(table, line));
    EXPECT_EQ(cells(line), 28u) << line;
  }
  EXPECT_NE(line.find("--warp 4"), std::string::npos) << line;
}

TEST(cli, lens_shows_where_a_serial_sum_of_ones_stops_and_why) {
  const Outcome o = cli("lens --kernels cpu-serial,cpu-recursive --type float32 --input ones --n 2^25 --json");
  ASSERT_EQ(o.status, 0) << o.err;
  const Json rows = Json::parse(o.out)["rows"];
  EXPECT_EQ(rows[0]["result"], 16777216);
  EXPECT_EQ(rows[0]["ulp"], 4194304);
  EXPECT_EQ(rows[0]["far_off"], true);
  EXPECT_EQ(rows[0]["matches"], true);
  EXPECT_TRUE(rows[0]["ulp_reason"].is_null());
  EXPECT_EQ(rows[1]["far_off"], false);
  EXPECT_NE(rows[0]["explanation"].get<std::string>().find("the sum stays at 2^24"), std::string::npos);
  EXPECT_EQ(rows[1]["result"], 33554432);
  EXPECT_EQ(rows[1]["ulp"], 0);
}

/// No text says that a recorded GPU ran, and each says what did.
TEST(cli, results_beside_recorded_times_are_told_to_be_emulated) {
  const std::string on =
      " --n 1000 --backend recording:" WARPFOLD_TEST_DATA "/../../resources/recordings/nvidia-h200.warpfold";
  const std::string note = "results are computed by the emulator; the recording of NVIDIA H200 has only times";
  const std::string again = cli("again --kernel neighbored --runs 2" + on).out;
  EXPECT_NE(again.find("neighbored: the same result in all 2 runs on the emulator\n"), std::string::npos) << again;
  EXPECT_NE(again.find(note + "\n"), std::string::npos) << again;
  EXPECT_EQ(Json::parse(cli("again --kernel neighbored --runs 2 --json" + on).out)["device"], "the emulator");
  for (const std::string command : {"lens --kernels neighbored", "ladder --kernels neighbored", "compare"}) {
    EXPECT_NE(cli(command + on).out.find(note + "\n"), std::string::npos) << command;
    EXPECT_EQ(Json::parse(cli(command + on + " --json").out)["results_note"], note) << command;
  }
  EXPECT_TRUE(
      Json::parse(cli("lens --kernels neighbored --n 1000 --backend emulator --json").out)["results_note"].is_null());
}

TEST(cli, an_input_that_a_warm_cache_holds_is_told_of) {
  const std::string on = "run --kernel interleaved --backend recording:" WARPFOLD_TEST_DATA
                         "/../../resources/recordings/nvidia-h200.warpfold ";
  const std::string note =
      "the input of 4 MiB fits into the L2 cache of 60 MiB, which is warm: it is read from there, not from memory";
  EXPECT_NE(cli(on + "--n 2^20 --cache warm").out.find(note + "\n"), std::string::npos);
  EXPECT_EQ(Json::parse(cli(on + "--n 2^20 --cache warm --json").out)["cache_note"], note);
  EXPECT_TRUE(Json::parse(cli(on + "--n 2^20 --json").out)["cache_note"].is_null());
}

TEST(cli, a_sum_within_its_bound_that_is_far_off_says_so_and_still_exits_with_0) {
  const std::string request = "run --kernel cpu-serial --type float32 --input ones --n 2^25 --iterations 1 --warmup 0 ";
  const Outcome text = cli(request);
  EXPECT_EQ(text.status, 0) << text.err;
  EXPECT_NE(text.out.find("result     16777216  is FAR OFF the reference 33554432, by 50 %, though within the rounding "
                          "of this order (error 1.68e+07, tolerance "),
            std::string::npos)
      << text.out;
  const Json j = Json::parse(cli(request + "--json").out);
  EXPECT_EQ(j["far_off"], true);
  EXPECT_EQ(j["matches"], true);
  EXPECT_EQ(j["error"].dump(), "16777216");
  EXPECT_NE(cli(request + "--csv").out.find("far_off\n"), std::string::npos);
}

TEST(cli, every_table_of_results_tells_what_is_far_off) {
  const std::string request = " --type float32 --input ones --n 2^25 --iterations 1 --warmup 0 ";
  const std::string said = "FAR OFF, within the rounding of this order";
  EXPECT_NE(cli("compare --kernels cpu-serial,cpu-parallel" + request).out.find(said), std::string::npos);
  EXPECT_NE(cli("ladder --kernels cpu-serial" + request).out.find(said), std::string::npos);
  EXPECT_NE(cli("lens --kernels cpu-serial" + request).out.find(said), std::string::npos);
  EXPECT_NE(cli("again --kernel cpu-serial --type float32 --input ones --n 2^25 --runs 1").out.find(said),
            std::string::npos);
}

/// 1, -1, 1, -1, … and one small term that is left.
std::string cancellingFile() {
  const std::string path =
      std::filesystem::path(testing::TempDir()) / ("cancels-" + std::to_string(::getpid()) + ".bin");
  std::ofstream file(path, std::ios::binary);
  for (int i = 0; i < 1000; ++i) {
    const float value = i == 999 ? -1 + 0x1p-20f : i % 2 == 0 ? 1.1f : -1.1f;
    file.write(reinterpret_cast<const char*>(&value), sizeof value);
  }
  return path;
}

TEST(cli, what_cancels_has_no_ulp_and_a_reason) {
  const std::string file = cancellingFile(), request = " --type float32 --backend cpu --input file:" + file;
  const std::string why =
      "the terms cancel down to less than a thousandth of what their magnitudes add up to; relative figures say "
      "nothing";
  const Json row = Json::parse(cli("lens --kernels cpu-serial --json" + request).out)["rows"][0];
  EXPECT_TRUE(row["ulp"].is_null());
  EXPECT_EQ(row["ulp_reason"], why);
  EXPECT_EQ(row["far_off"], false);
  EXPECT_NE(cli("lens --kernels cpu-serial" + request).out.find("\n" + why + "\n"), std::string::npos);
  EXPECT_NE(cli("lens --kernels cpu-serial --csv" + request).out.find(",false," + why + "\n"), std::string::npos);
  EXPECT_NE(cli("ladder --kernels cpu-serial --csv" + request).out.find(",false," + why + "\n"), std::string::npos);
  const Json again = Json::parse(cli("again --kernel cpu-serial --runs 2 --json" + request).out);
  EXPECT_TRUE(again["spread_ulp"].is_null());
  EXPECT_EQ(again["ulp_reason"], why);
  EXPECT_TRUE(again["values"][0]["ulp"].is_null());
  std::filesystem::remove(file);
}

TEST(cli, a_float32_prints_the_number_that_it_is) {
  const std::string request =
      "run --kernel cpu-serial --type float32 --input constant:98684352 --n 1 --iterations 1 --warmup 0 ";
  EXPECT_NE(cli(request).out.find("result     98684352  equals the reference 98684352\n"), std::string::npos);
  EXPECT_NE(cli(request + "--json").out.find("\"result\": 98684352,"), std::string::npos);
  EXPECT_NE(cli(request + "--csv").out.find(",98684352,98684352,true,0,0,"), std::string::npos);
}

TEST(cli, again_counts_the_different_results) {
  const Outcome o = cli("again --kernel interleaved --type float32 --input uniform --n 5000 --runs 12 --json");
  ASSERT_EQ(o.status, 0) << o.err;
  const Json j = Json::parse(o.out);
  EXPECT_EQ(j["runs"], 12);
  EXPECT_EQ(j["distinct"], 1);
  EXPECT_EQ(j["order_varies"], false);
  EXPECT_EQ(j["spread_ulp"], 0);
  EXPECT_EQ(j["values"][0]["count"], 12);
  EXPECT_EQ(cli("again --kernel cpu-parallel --runs 3").status, 0);
}

/// The files that numpy itself writes, and its own answers.
TEST(cli, agrees_with_numpy_on_a_file_it_wrote) {
  if (std::system("/usr/bin/python3 -c 'import numpy' 2>/dev/null") != 0)
    GTEST_SKIP() << "python3-numpy is not installed: its files cannot be made here";
  const std::string folder = std::filesystem::temp_directory_path() / ("warpfold-numpy-" + std::to_string(::getpid()));
  std::filesystem::create_directories(folder);
  const std::string script =
      "import numpy, sys\n"
      "a = (numpy.random.default_rng(7).random(10000000) * 100 - 20).astype(numpy.float32)\n"
      "numpy.save(sys.argv[1] + '/a.npy', a)\n"
      "numpy.save(sys.argv[1] + '/big.npy', a[:1000].astype('>i8'))\n"
      "print(repr(float(a.sum())), repr(float(a.min())), repr(float(a.max())), int(a[:1000].astype('>i8').sum()))\n";
  std::ofstream(folder + "/make.py") << script;
  ASSERT_EQ(std::system(("/usr/bin/python3 " + folder + "/make.py " + folder + " > " + folder + "/answers").c_str()),
            0);
  double sum = 0, low = 0, high = 0;
  long long big = 0;
  std::ifstream(folder + "/answers") >> sum >> low >> high >> big;
  const auto run = [&](const std::string& options) {
    const Outcome o = cli("run --block 1024 --iterations 1 --warmup 0 --json " + options);
    EXPECT_EQ(o.status, 0) << o.err;
    return Json::parse(o.out);
  };
  const std::string file = "--kernel shared-sequential --type float32 --input file:" + folder + "/a.npy --op ";
  const Json s = run(file + "sum");
  EXPECT_EQ(s["n"], 10000000);
  EXPECT_LE(std::abs(s["result"].get<double>() - sum), 2 * s["tolerance"].get<double>());
  EXPECT_EQ(run(file + "min")["result"].get<float>(), static_cast<float>(low));
  EXPECT_EQ(run(file + "max")["result"].get<float>(), static_cast<float>(high));
  EXPECT_EQ(run("--kernel interleaved --type int64 --input file:" + folder + "/big.npy")["result"].get<long long>(),
            big);
  std::filesystem::remove_all(folder);
}

TEST(cli, a_product_that_may_overflow_equals_nothing) {
  const Outcome o =
      cli("run --kernel shared-sequential --op product --type float16 --input bytes --n 4096 --iterations 1 --backend "
          "emulator");
  EXPECT_EQ(o.status, 0) << o.err;
  EXPECT_NE(o.out.find("result     nan  is accepted beside the reference 0\n"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("some orders of the operations leave the range of the type on the way"), std::string::npos);
  EXPECT_EQ(o.out.find("matches the reference"), std::string::npos) << o.out;
}

TEST(cli, a_small_recording_has_a_size_in_kilobytes) {
  const auto file = std::filesystem::path(testing::TempDir()) / ("small-" + std::to_string(::getpid()) + ".warpfold");
  const Outcome o = cli("record -o " + file.string() + " --kernels cpu-serial --sizes 16 --backend cpu");
  std::filesystem::remove(file);
  EXPECT_EQ(o.status, 0) << o.err;
  EXPECT_EQ(o.out.find("MB"), std::string::npos) << o.out;
  EXPECT_TRUE(o.out.ends_with(" kB\n")) << o.out;
}

/// The emulator's times are its own, so they are compared with nothing.
TEST(cli, a_sweep_prints_a_line_of_csv_for_each_run) {
  const Outcome o = cli("sweep --backend emulator --kernels neighbored,interleaved --sizes 2^10..2^12 --csv");
  EXPECT_EQ(o.status, 0) << o.err;
  EXPECT_EQ(lines(o.out), 1u + 6);
  EXPECT_TRUE(o.out.starts_with("kernel,n,block,grid,type,op,cache,median_us,")) << o.out;
  EXPECT_NE(o.out.find("\nneighbored,1024,512,,int32,sum,cold,"), std::string::npos) << o.out;
}

TEST(cli, a_sweep_goes_on_where_its_file_ends) {
  const auto file = std::filesystem::temp_directory_path() / ("sweep-" + std::to_string(::getpid()) + ".warpfold");
  const std::string command = "sweep --backend emulator --kernels neighbored -o " + file.string() + " --json --sizes ";
  const Json first = Json::parse(cli(command + "2^10").out);
  const Json both = Json::parse(cli(command + "2^10..2^11").out);
  std::filesystem::remove(file);
  ASSERT_EQ(first["runs"].size(), 1u);
  ASSERT_EQ(both["runs"].size(), 2u);
  EXPECT_EQ(both["runs"][0], first["runs"][0]) << "the run that was there is not repeated";
  EXPECT_EQ(both["provenance"], "emulated");
}

TEST(cli, an_entry_of_a_list_is_refused_under_the_lists_option) {
  const auto said = [](const std::string& arguments) { return cli(arguments).err.substr(0, 45); };
  EXPECT_EQ(said("sweep --backend cpu --kernels nope"), "warpfold-cli: --kernels nope: there is no suc");
  EXPECT_EQ(said("sweep --backend cpu --types nope"), "warpfold-cli: --types nope: there is no such ");
  EXPECT_EQ(said("sweep --backend cpu --sizes 2^30..2^10"), "warpfold-cli: --sizes 2^30..2^10: the range e");
  EXPECT_EQ(said("ladder --kernels neighbored,nope --n 16"), "warpfold-cli: --kernels nope: there is no suc");
  EXPECT_EQ(said("compare --kernels neighbored,nope --n 16"), "warpfold-cli: --kernels nope: there is no suc");
}

TEST(cli, more_elements_than_any_grid_has_threads_for_are_refused_as_such) {
  EXPECT_TRUE(cli("run --kernel neighbored --n 2^63").err.starts_with("warpfold-cli: --n ")) << "not --block";
  EXPECT_TRUE(cli("run --kernel neighbored --n 2^40 --block 64").err.starts_with("warpfold-cli: --block 64: "));
}

TEST(cli, a_sweep_names_the_presets_there_are) {
  const Outcome o = cli("sweep --preset fast");
  EXPECT_EQ(o.status, 2);
  EXPECT_NE(o.err.find("there is no preset 'fast'; use device or cub-comparison"), std::string::npos) << o.err;
}

}  // namespace
}  // namespace warpfold
