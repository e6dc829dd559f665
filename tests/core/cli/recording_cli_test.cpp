// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/backends/cuda/gpu.h"
#include "store/recording.h"
#include "store/session.h"
#include "support/fake_recording.h"
#include "support/recordings.h"

namespace warpfold {
namespace {

namespace fs = std::filesystem;
using ReplayedJson = nlohmann::json;

store::RecordedRun exampleRunOf(const std::string& kernel, std::uint64_t n) {
  store::RecordedRun run;
  run.key = recordedKey(kernel, n, 0);
  run.samplesUs = {1, 2, 3};
  return run;
}

/// A shipped recording of a GPU, and the command line on a machine that has it.
class recording_cli : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    s_folder = fs::path(testing::TempDir()) / ("warpfold_replay_" + std::to_string(::getpid()));
    fs::create_directories(s_folder / "others");  // which are no devices
    store::RecordedDevice device = FakeRecording().recorded();
    const auto writer = store::RecordingWriter::open(s_folder / "h200.warpfold", device);
    const auto add = [&](const store::RecordedKey& key, float us) {
      store::RecordedRun run;
      run.key = key;
      run.samplesUs = {us, us, us};
      if (key.block != 0) run.steps = {{0, 0, 100}, {0, 1, 50}};
      writer->add(run);
    };
    for (const std::uint64_t n : {4096, 8192, 16384, 32768, 65536}) {
      add(recordedKey("neighbored", n, 128), 5 + static_cast<float>(n) / 1000);
      add(recordedKey("interleaved", n, 128), 5 + static_cast<float>(n) / 2000);
      add(recordedKey("cub", n, 0), 4);
    }
    writer->flush();
    device.device.name = "Slow GPU";
    const auto slow = store::RecordingWriter::open(s_folder / "others" / "slow.warpfold", device);
    const auto fast = store::RecordingWriter::open(s_folder / "others" / "fast.warpfold", FakeRecording().recorded());
    for (const std::uint64_t n : {4096, 8192, 16384})
      for (const char* kernel : {"neighbored", "interleaved"}) {
        store::RecordedRun run;
        run.key = recordedKey(kernel, n, 128);
        for (int i = 0; i < 20; ++i) run.samplesUs.push_back(10 + 0.01F * static_cast<float>(i));
        run.launchUs = {9.5F, 0.25F};
        run.steps = {{0, 1, 640}};
        if (n < 16384) fast->add(run);
        for (float& us : run.samplesUs) us *= 2;
        slow->add(run);
      }
    std::ofstream(s_folder / "broken.warpfold") << "no recording";
  }
  static void TearDownTestSuite() { fs::remove_all(s_folder); }

  struct Outcome {
    int status = -1;
    std::string out;
    ReplayedJson object() const { return ReplayedJson::parse(out); }
  };
  static Outcome replay(const std::string& arguments) {
    const std::string command =
        "WARPFOLD_RECORDINGS=" + s_folder.string() + " " + WARPFOLD_CLI + " " + arguments + " 2>&1";
    Outcome outcome;
    FILE* const pipe = ::popen(command.c_str(), "r");
    char buffer[4096];
    while (const std::size_t count = std::fread(buffer, 1, sizeof buffer, pipe)) outcome.out.append(buffer, count);
    outcome.status = WEXITSTATUS(::pclose(pipe));
    return outcome;
  }
  static std::string file() { return (s_folder / "h200.warpfold").string(); }

  static inline fs::path s_folder;
};

TEST_F(recording_cli, devices_list_the_recording_and_the_file_that_is_none) {
  const ReplayedJson devices = replay("devices --json").object()["devices"];
  const auto at = [&](const std::string& backend) {
    for (const ReplayedJson& each : devices)
      if (each["backend"] == backend) return each;
    return ReplayedJson();
  };
  const ReplayedJson device = at("recording:h200.warpfold");
  EXPECT_EQ(device["name"], "NVIDIA H200 · recorded 2026-11-22");
  EXPECT_EQ(device["available"], true);
  EXPECT_EQ(device["recorded"], "2026-11-22");
  const ReplayedJson broken = at("recording:broken.warpfold");
  EXPECT_EQ(broken["available"], false);
  EXPECT_FALSE(broken["reason"].get<std::string>().empty());
  EXPECT_TRUE(at("emulator")["recorded"].is_null());
}

/// As doubles the samples of 13.192 µs would be 13.192000389099121.
TEST_F(recording_cli, times_have_the_digits_of_their_samples) {
  const std::string request = "run --kernel neighbored --n 8192 --block 128 --backend recording:" + file();
  EXPECT_NE(replay(request + " --csv").out.find(",13.192,13.192,13.192,13.192,0,3,"), std::string::npos);
  EXPECT_NE(replay(request + " --json").out.find("\"median\": 13.192,"), std::string::npos);
  EXPECT_NE(replay("ladder --kernels neighbored --n 8192 --block 128 --csv --backend recording:" + file())
                .out.find(",13.192,13.192,13.192,"),
            std::string::npos);
}

TEST_F(recording_cli, text_tells_all_figures_of_the_samples) {
  const std::string text = replay("run --kernel neighbored --n 8192 --block 128 --backend recording:" + file()).out;
  EXPECT_NE(text.find("13.19 µs, the median of 3 samples (minimum 13.19, 95th percentile 13.19 µs, relative standard "
                      "deviation 0.0 %), recorded on "),
            std::string::npos)
      << text;
}

TEST_F(recording_cli, columns_of_the_devices_stand_below_each_other) {
  std::istringstream lines(replay("devices").out);
  std::string head, line;
  std::getline(lines, head);
  const std::size_t column = head.find("device");
  EXPECT_EQ(column, std::string("recording:broken.warpfold ").size());  // the longest one
  for (int i = 0; std::getline(lines, line); ++i) {
    ASSERT_GT(line.size(), column) << line;
    EXPECT_EQ(line[column - 1], ' ') << line;
    EXPECT_NE(line[column], ' ') << line;
  }
}

TEST_F(recording_cli, a_kernel_that_the_device_does_not_run_is_refused_with_the_recording_that_does) {
  const Outcome cub = replay("run --kernel cub --backend emulator");
  EXPECT_EQ(cub.status, 2);
  EXPECT_NE(cub.out.find("kernel cub does not run on emulator; choose "), std::string::npos) << cub.out;
  EXPECT_NE(cub.out.find("recording:h200.warpfold"), std::string::npos) << cub.out;
  const Outcome host = replay("run --kernel cpu-serial --backend recording:h200.warpfold");
  EXPECT_EQ(host.status, 2);
  EXPECT_TRUE(host.out.ends_with("kernel cpu-serial does not run on recording:h200.warpfold; choose cpu\n"))
      << host.out;
}

TEST_F(recording_cli, recording_is_taken_unasked_where_there_is_no_gpu) {
  if (gpuAvailable()) GTEST_SKIP() << "there is a GPU";
  EXPECT_EQ(replay("run --kernel neighbored --n 4096 --block 128 --json").object()["backend"],
            "recording:h200.warpfold");
  EXPECT_EQ(replay("run --kernel cpu-serial --n 4096 --json").object()["backend"], "cpu");
  EXPECT_EQ(replay("run --kernel neighbored --n 4096 --block 128 --warp 8 --json").object()["backend"], "emulator");
}

TEST_F(recording_cli, run_replays_what_was_recorded) {
  const ReplayedJson run =
      replay("run --kernel neighbored --n 8192 --block 128 --json --backend recording:" + file()).object();
  EXPECT_EQ(run["latency_us"]["provenance"], "recorded");
  EXPECT_NEAR(run["latency_us"]["median"].get<double>(), 13.192, 1e-5);
  EXPECT_TRUE(run["latency_reason"].is_null());
  EXPECT_EQ(run["result_provenance"], "emulated");
  EXPECT_EQ(run["matches"], true);
  EXPECT_EQ(run["steps"][0]["time_ns"], 100);
  EXPECT_GT(run["counters"]["global_load_sectors"], 0);
}

TEST_F(recording_cli, run_between_recorded_sizes_says_so) {
  const ReplayedJson run =
      replay("run --kernel neighbored --n 12288 --block 128 --json --backend recording:" + file()).object();
  EXPECT_EQ(run["latency_us"]["provenance"], "interpolated");
  EXPECT_EQ(run["latency_us"]["between"], "interpolated between 2^13 and 2^14");
  EXPECT_EQ(run["latency_us"]["band"].size(), 2U);
  EXPECT_NEAR(run["latency_us"]["median"].get<double>(), 17.288, 1e-5);
  for (const char* ofSamples : {"min", "p95", "mean", "rsd"}) EXPECT_TRUE(run["latency_us"][ofSamples].is_null());
  const std::string csv =
      replay("run --kernel neighbored --n 12288 --block 128 --csv --backend recording:" + file()).out;
  EXPECT_NE(csv.find(",,17.288"), std::string::npos) << csv << "no minimum";
}

TEST_F(recording_cli, run_that_was_not_recorded_is_done_without_a_time) {
  const Outcome o = replay("run --kernel neighbored --n 2^20 --block 128 --json --backend recording:" + file());
  EXPECT_EQ(o.status, 0);
  EXPECT_TRUE(o.object()["latency_us"].is_null());
  EXPECT_EQ(o.object()["latency_reason"],
            "no time was recorded for this request; the nearest recorded one has --n 2^16");
  EXPECT_EQ(o.object()["matches"], true);
}

TEST_F(recording_cli, cub_has_its_time_and_the_references_value) {
  const ReplayedJson run = replay("run --kernel cub --n 8192 --json --backend recording:" + file()).object();
  EXPECT_EQ(run["latency_us"]["median"], 4);
  EXPECT_EQ(run["result_provenance"], "reference");
  EXPECT_EQ(run["matches"], true);
  EXPECT_TRUE(run["counters"].is_null());
  EXPECT_TRUE(run["steps"].empty());
}

TEST_F(recording_cli, compare_says_device_and_day) {
  const Outcome o = replay("compare --n 65536 --block 128 --backend recording:" + file());
  EXPECT_EQ(o.status, 0);
  EXPECT_NE(o.out.find("1.87×"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("recorded on NVIDIA H200, 2026-11-22"), std::string::npos) << o.out;
}

TEST_F(recording_cli, compare_on_the_emulator_gives_no_speed_up) {
  const Outcome o = replay("compare --n 4096 --iterations 1 --backend emulator");
  EXPECT_EQ(o.out.find("×"), std::string::npos) << o.out;
}

TEST_F(recording_cli, ladder_has_the_recordings_peak_and_the_library) {
  const ReplayedJson ladder =
      replay("ladder --n 8192 --block 128 --json --kernels neighbored,interleaved,cub,first-add --backend recording:" +
             file())
          .object();
  EXPECT_EQ(ladder["read_roof_gbs"], 4454);
  EXPECT_EQ(ladder["rows"][2]["latency_us"]["median"], 4);
  EXPECT_TRUE(ladder["rows"][3]["latency_us"].is_null());
  EXPECT_FALSE(ladder["rows"][3]["latency_reason"].is_null());
}

TEST_F(recording_cli, leaving_out_tells_the_error_kernel_by_kernel) {
  const ReplayedJson rows = replay("recording " + file() + " --leave-out --json").object()["rows"];
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0]["kernel"], "neighbored");
  EXPECT_EQ(rows[0]["sizes"], 2);
  EXPECT_LT(rows[0]["worst_error"], 0.001);
}

TEST_F(recording_cli, contents_are_told) {
  const ReplayedJson contents = replay("recording " + file() + " --json").object();
  EXPECT_EQ(contents["device"], "NVIDIA H200");
  EXPECT_EQ(contents["runs"].size(), 15U);
}

TEST_F(recording_cli, compare_gives_a_verdict_from_the_interval) {
  const std::string fast = " --backend recording:" + (s_folder / "others" / "fast.warpfold").string();
  const Outcome few = replay("compare --n 65536 --block 128 --json --backend recording:" + file());
  EXPECT_EQ(few.object()["rows"][1]["verdict"], "not clear") << few.out;
  EXPECT_EQ(few.object()["rows"][1]["verdict_reason"], "fewer than 7 samples of a side have no interval");
  EXPECT_NEAR(few.object()["rows"][1]["speed_up"].get<double>(), 1.87, 0.01);
  EXPECT_TRUE(few.object()["rows"][0]["speed_up"].is_null());
  const ReplayedJson same = replay("compare --n 4096 --block 128 --json" + fast).object();
  EXPECT_EQ(same["rows"][1]["verdict"], "same");
  EXPECT_NEAR(same["rows"][1]["speed_up_interval"][0].get<double>(), 10.04 / 10.15, 1e-4);
  const ReplayedJson between = replay("compare --n 6144 --block 128 --json" + fast).object();
  EXPECT_TRUE(between["rows"][1]["verdict"].is_null());
  EXPECT_EQ(between["rows"][1]["verdict_reason"], "an interpolated time has no samples, so no interval and no verdict");
  const std::string csv = replay("compare --n 4096 --block 128 --csv" + fast).out;
  EXPECT_NE(csv.find(",same,,,,,,,false\n"), std::string::npos) << csv;
}

TEST_F(recording_cli, compare_runs_one_kernel_on_two_devices) {
  const std::string on = " --backend recording:" + (s_folder / "others" / "slow.warpfold").string() +
                         " --backend-b recording:" + (s_folder / "others" / "fast.warpfold").string();
  const ReplayedJson rows = replay("compare --kernels neighbored --n 4096 --block 128 --json" + on).object()["rows"];
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0]["device"], "Slow GPU · recorded 2026-11-22");
  EXPECT_EQ(rows[1]["device"], "NVIDIA H200 · recorded 2026-11-22");
  EXPECT_EQ(rows[1]["kernel"], "neighbored");
  EXPECT_EQ(rows[1]["verdict"], "faster");
  EXPECT_NEAR(rows[1]["speed_up"].get<double>(), 2, 1e-5);
  const ReplayedJson emulated =
      replay("compare --kernels neighbored --n 4096 --block 128 --json --backend-b emulator --backend recording:" +
             (s_folder / "others" / "slow.warpfold").string())
          .object();
  EXPECT_TRUE(emulated["rows"][1]["speed_up"].is_null());
  EXPECT_EQ(emulated["rows"][1]["verdict_reason"], "the emulator's own running time says nothing about a GPU");
}

TEST_F(recording_cli, a_second_device_that_is_none_is_named_by_its_own_option) {
  const Outcome unknown = replay("compare --kernels neighbored --n 64 --backend emulator --backend-b nosuch");
  EXPECT_EQ(unknown.status, 2);
  EXPECT_EQ(unknown.out.find("warpfold-cli: --backend-b nosuch: there is no such backend; choose one of "), 0u)
      << unknown.out;
  const Outcome unnamed = replay("compare --kernels neighbored --n 64 --backend emulator --backend-b ''");
  EXPECT_EQ(unnamed.status, 2);
  EXPECT_EQ(unnamed.out.find("warpfold-cli: --backend-b '': there is no such backend"), 0u) << unnamed.out;
}

TEST_F(recording_cli, one_recording_against_another) {
  const std::string pair = "recording " + (s_folder / "others" / "fast.warpfold").string() + " --against " +
                           (s_folder / "others" / "slow.warpfold").string();
  const ReplayedJson object = replay(pair + " --json").object();
  EXPECT_EQ(object["own"]["device"], "NVIDIA H200");
  EXPECT_EQ(object["other"]["device"], "Slow GPU");
  ASSERT_EQ(object["runs"].size(), 4U);  // 16384 is in the slow one only
  EXPECT_NEAR(object["runs"][0]["speed_up"].get<double>(), 2, 1e-6);
  EXPECT_EQ(object["runs"][0]["verdict"], "faster");
  EXPECT_EQ(object["kernels"][0]["kernel"], "neighbored");
  EXPECT_NEAR(object["kernels"][0]["geometric_mean"].get<double>(), 2, 1e-6);
  EXPECT_EQ(object["kernels"][1]["faster"], 2);
  const Outcome csv = replay(pair + " --csv");
  EXPECT_EQ(std::count(csv.out.begin(), csv.out.end(), '\n'), 5);
  EXPECT_NE(replay(pair).out.find("against Slow GPU, recorded 2026-11-22"), std::string::npos);
}

TEST_F(recording_cli, recordings_without_a_common_run_are_refused) {
  const auto alone = store::RecordingWriter::open(s_folder / "others" / "alone.warpfold", FakeRecording().recorded());
  alone->add(exampleRunOf("cub", 123));
  alone->flush();
  const Outcome o = replay("recording " + file() + " --against " + (s_folder / "others" / "alone.warpfold").string());
  EXPECT_EQ(o.status, 2);
  EXPECT_NE(o.out.find("it has no run in common with"), std::string::npos) << o.out;
  const Outcome unnamed = replay("recording " + file() + " --against ''");
  EXPECT_EQ(unnamed.status, 2);
  EXPECT_NE(unnamed.out.find("--against '': there is no such recording"), std::string::npos) << unnamed.out;
  const Outcome nowhere = replay("recording " + file() + " --against /no/such/file");
  EXPECT_EQ(nowhere.status, 2);
  EXPECT_NE(nowhere.out.find("--against '/no/such/file': there is no such recording"), std::string::npos)
      << nowhere.out;
}

TEST_F(recording_cli, every_sample_launch_and_step_is_printed) {
  const std::string fast = "recording " + (s_folder / "others" / "fast.warpfold").string() + " --samples";
  const ReplayedJson runs = replay(fast + " --json").object()["runs"];
  ASSERT_EQ(runs.size(), 4U);
  EXPECT_EQ(runs[0]["kernel"], "interleaved");
  EXPECT_EQ(runs[0]["samples_us"].size(), 20U);
  EXPECT_EQ(runs[0]["launches_us"], (ReplayedJson{9.5, 0.25}));
  EXPECT_EQ(runs[0]["steps"], (ReplayedJson{{{"launch", 0}, {"index", 1}, {"time_ns", 640.0}}}));
  const Outcome csv = replay(fast + " --csv");
  EXPECT_EQ(std::count(csv.out.begin(), csv.out.end(), '\n'), 1 + 4 * (20 + 2 + 1));
  EXPECT_NE(csv.out.find("\ninterleaved,4096,128,,int32,sum,cold,sample,,1,10.01\n"), std::string::npos) << csv.out;
  EXPECT_NE(csv.out.find("\ninterleaved,4096,128,,int32,sum,cold,launch,1,,0.25\n"), std::string::npos);
  EXPECT_NE(csv.out.find("\ninterleaved,4096,128,,int32,sum,cold,step,0,1,0.64\n"), std::string::npos);
}

TEST_F(recording_cli, runs_are_printed_as_lines) {
  const Outcome csv = replay("recording " + (s_folder / "others" / "fast.warpfold").string() + " --csv");
  EXPECT_EQ(std::count(csv.out.begin(), csv.out.end(), '\n'), 5);
  EXPECT_NE(csv.out.find("interleaved,4096,128,,int32,sum,cold,20,10,"), std::string::npos) << csv.out;
}

TEST_F(recording_cli, samples_need_a_format) {
  const Outcome o = replay("recording " + file() + " --samples");
  EXPECT_EQ(o.status, 2);
  EXPECT_NE(o.out.find("--samples prints every sample; add --csv or --json"), std::string::npos) << o.out;
}

TEST_F(recording_cli, timeline_of_a_run_is_written) {
  const std::string path = (s_folder / "timeline.json").string();
  ASSERT_EQ(replay("run --kernel neighbored --n 4096 --block 128 --trace-blocks 0,1 --csv --backend recording:" +
                   (s_folder / "others" / "fast.warpfold").string() + " --chrome-trace " + path)
                .status,
            0);
  std::ifstream in(path);
  const ReplayedJson trace = ReplayedJson::parse(in);
  EXPECT_EQ(trace["otherData"]["kernel"], "neighbored");
  EXPECT_EQ(trace["traceEvents"][0]["args"]["name"], "launch 0, block 0");
  EXPECT_FALSE(fs::exists(path + ".part"));
  const Outcome host = replay("run --kernel cpu-serial --n 4096 --chrome-trace " + path);
  EXPECT_EQ(host.status, 2);
  EXPECT_NE(host.out.find("this run traces no block"), std::string::npos) << host.out;
  const Outcome nowhere = replay("run --kernel neighbored --n 4096 --backend emulator --chrome-trace /no/such/file");
  EXPECT_EQ(nowhere.status, 2);
  EXPECT_NE(nowhere.out.find("it cannot be written: No such file or directory"), std::string::npos) << nowhere.out;
  EXPECT_EQ(nowhere.out.find("median"), std::string::npos) << "refused before it runs";
}

TEST_F(recording_cli, files_are_written_without_touching_what_lies_beside_them) {
  const ScratchFolder folder;
  writeBytes(folder / "precious", "precious");
  for (const char* const name : {"trace.part", "table.part"}) fs::create_symlink(folder / "precious", folder / name);
  const std::string trace = (folder / "trace").string(), table = (folder / "table").string();
  EXPECT_EQ(replay("run --kernel neighbored --n 64 --backend emulator --chrome-trace " + trace).status, 0);
  EXPECT_EQ(replay("tune --backend emulator -o " + table).status, 2);  // which is no GPU
  EXPECT_EQ(bytesOf(folder / "precious"), "precious");
  EXPECT_TRUE(fs::is_symlink(folder / "trace.part") && fs::is_symlink(folder / "table.part"));
}

TEST_F(recording_cli, a_session_is_not_recorded_into) {
  const ScratchFolder folder;
  const auto file = store::SessionWriter::begin(folder.path(), "a", "2026-11-22 13:09:40", {})->path();
  const Outcome o = replay("record --kernels neighbored --sizes 2^10 --backend emulator -o " + file.string());
  EXPECT_EQ(o.status, 2);
  EXPECT_NE(o.out.find("it is a session of the window, not a recording of a device"), std::string::npos) << o.out;
}

TEST_F(recording_cli, what_a_foreign_recording_says_moves_no_cursor) {
  const ScratchFolder folder;
  const auto file = folder / "a.warpfold";
  fs::copy_file(s_folder / "others" / "fast.warpfold", file);
  sqlite3* database = nullptr;
  sqlite3_open(file.c_str(), &database);
  sqlite3_exec(database, "UPDATE device SET note = 'a' || char(27, 7, 13, 155, 8238) || 'b'", nullptr, nullptr,
               nullptr);
  sqlite3_close(database);
  for (const std::string format : {"", " --json", " --csv", " --samples --csv", " --samples --json"}) {
    const std::string said = replay("recording " + file.string() + format).out;
    for (const char* const control : {"\x1b", "\a", "\r", "\xc2\x9b", "\xe2\x80\xae"})
      EXPECT_EQ(said.find(control), std::string::npos) << format;
    EXPECT_NE(said.find("interleaved"), std::string::npos);
  }
  for (const char* const sql : {"UPDATE device SET date = 'a' || char(27)", "UPDATE device SET version = char(10)",
                                "UPDATE device SET info = replace(info, '\"name\":\"', '\"name\":\"\\u001b[31m')"}) {
    sqlite3_open(file.c_str(), &database);
    EXPECT_EQ(sqlite3_exec(database, sql, nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(database);
    const Outcome o = replay("recording " + file.string());
    EXPECT_EQ(o.status, 2) << sql;
    EXPECT_EQ(o.out.find('\x1b'), std::string::npos) << sql;
  }
}

TEST_F(recording_cli, recording_that_is_not_there_is_refused_with_what_to_do) {
  const Outcome o = replay("run --kernel neighbored --backend recording:nowhere.warpfold");
  EXPECT_EQ(o.status, 2);
  EXPECT_NE(o.out.find("give the path of a .warpfold file"), std::string::npos) << o.out;
}

TEST_F(recording_cli, a_recording_is_found_by_its_name) {
  EXPECT_EQ(replay("recording h200.warpfold --json").object()["runs"].size(), 15U);
  EXPECT_EQ(replay("recording h200 --json").object()["runs"].size(), 15U);
  EXPECT_EQ(replay("recording recording:h200.warpfold --json").object()["runs"].size(), 15U);
  const std::string fast = (s_folder / "others" / "fast.warpfold").string();
  const Outcome against = replay("recording " + fast + " --against h200 --json");
  EXPECT_EQ(against.status, 0) << against.out;
}

TEST_F(recording_cli, a_file_that_is_no_recording_is_named_as_it_was_given) {
  const Outcome o = replay("recording " + (s_folder / "broken.warpfold").string());
  EXPECT_EQ(o.status, 2);
  EXPECT_EQ(o.out.find("--backend"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("broken.warpfold': it is not a recording; name a file that warpfold-cli record made"),
            std::string::npos)
      << o.out;
}

TEST_F(recording_cli, columns_against_another_stand_below_each_other) {
  const Outcome o = replay("recording " + (s_folder / "others" / "fast.warpfold").string() + " --against " +
                           (s_folder / "others" / "slow.warpfold").string());
  std::istringstream lines(o.out);
  std::string line, head;
  while (std::getline(lines, line) && !line.starts_with("kernel               request")) continue;
  head = line;
  ASSERT_TRUE(std::getline(lines, line)) << o.out;
  EXPECT_EQ(head.find("request"), line.find("2^")) << o.out;
  // Each "µ" and each "×" before it takes one byte more than its column.
  EXPECT_EQ(head.find("verdict") - 2, line.find("faster") - 1) << o.out;
}

TEST_F(recording_cli, compare_tells_which_times_are_interpolated) {
  const std::string on = " --block 128 --backend recording:" + file();
  const Outcome both = replay("compare --n 12288" + on);
  EXPECT_NE(both.out.find("time (interpolated between 2^13 and 2^14, recorded on NVIDIA H200, 2026-11-22): "),
            std::string::npos)
      << both.out;
  const auto writer = store::RecordingWriter::open(s_folder / "others" / "mixed.warpfold", FakeRecording().recorded());
  store::RecordedRun run = exampleRunOf("interleaved", 8192);
  for (const char* kernel : {"neighbored", "interleaved"})
    for (const std::uint64_t n : {4096, 8192, 16384}) {
      if (n == 8192 && std::string(kernel) == "neighbored") continue;
      run.key = recordedKey(kernel, n, 128);
      writer->add(run);
    }
  writer->flush();
  const Outcome mixed =
      replay("compare --n 8192 --block 128 --backend recording:" + (s_folder / "others" / "mixed.warpfold").string());
  EXPECT_NE(mixed.out.find("      neighbored: interpolated between 2^12 and 2^14, recorded on NVIDIA H200, 2026-11-22\n"
                           "      interleaved: recorded on NVIDIA H200, 2026-11-22\n"),
            std::string::npos)
      << mixed.out;
}

TEST_F(recording_cli, ladder_has_the_published_figures_apart) {
  const std::string on = " --n 8192 --block 128 --kernels neighbored,cub --backend recording:" + file();
  const ReplayedJson ladder = replay("ladder --json" + on).object();
  ASSERT_EQ(ladder["published"].size(), 1U);
  EXPECT_EQ(ladder["published"][0]["kernel"], "neighbored");
  EXPECT_EQ(ladder["published"][0]["us"], 558.6);
  EXPECT_EQ(ladder["published"][0]["device"], "NVIDIA GeForce RTX 3080");
  EXPECT_EQ(ladder["published"][0]["provenance"], "published");
  EXPECT_EQ(ladder["rows"].size(), 2U);
  EXPECT_NE(replay("ladder" + on).out.find("\npublished by others, in no ratio with the times above"),
            std::string::npos);
}

}  // namespace
}  // namespace warpfold
