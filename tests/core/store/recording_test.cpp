// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/recording.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <thread>

#include "codec/run_fields.h"
#include "store/limits.h"
#include "support/recordings.h"

namespace warpfold::store {
namespace {

std::string refusal(const std::filesystem::path& path) {
  try {
    Recording::open(path);
  } catch (const InvalidRequest& error) {
    EXPECT_EQ(error.field(), Field::backend);
    return error.message().code;
  }
  return "opened";
}

std::string writersRefusal(const std::filesystem::path& path, const RecordedDevice& device) {
  try {
    RecordingWriter::open(path, device);
  } catch (const InvalidRequest& error) {
    EXPECT_EQ(error.field(), Field::output);
    return error.message().code;
  }
  return "opened";
}

TEST(recording, a_run_comes_back_field_by_field) {
  const ScratchFolder folder;
  writeRecording(folder / "a.warpfold", 1);
  EXPECT_EQ(Recording::open(folder / "a.warpfold")->find(exampleRun().key), exampleRun());
}

TEST(recording, what_was_not_measured_comes_back_as_nothing) {
  const ScratchFolder folder;
  RecordedRun bare;
  bare.key = {"cub", ElementType::uint64, Operation::bitXor, std::uint64_t{1} << 40, 0, {}, CacheState::warm};
  bare.samplesUs = {0.5f};
  RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice())->add(bare);
  EXPECT_EQ(Recording::open(folder / "a.warpfold")->find(bare.key), bare);
}

TEST(recording, the_device_comes_back) {
  const ScratchFolder folder;
  writeRecording(folder / "a.warpfold", 0);
  const auto recording = Recording::open(folder / "a.warpfold");
  const RecordedDevice& recorded = recording->recorded();
  EXPECT_EQ(codec::encode(recorded.device), codec::encode(exampleRecordedDevice().device));
  EXPECT_EQ(recorded.date, "2026-11-22");
  EXPECT_EQ(recorded.version, "0.1.0");
  EXPECT_EQ(recorded.driver, "driver for CUDA 13.0");
  EXPECT_EQ(recorded.note, "in the cellar");
}

TEST(recording, keys_ascend) {
  const ScratchFolder folder;
  {
    const auto writer = RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice());
    for (const std::uint64_t i : {5, 1, 3}) writer->add(exampleRun(i));
  }
  const auto recording = Recording::open(folder / "a.warpfold");
  EXPECT_EQ(recording->keys(), (std::vector{exampleRun(1).key, exampleRun(3).key, exampleRun(5).key}));
}

TEST(recording, runs_that_differ_in_the_grid_only_are_two) {
  const ScratchFolder folder;
  RecordedRun open = exampleRun(), asked = exampleRun();
  asked.key.grid = 264;
  asked.samplesUs = {7};
  {
    const auto writer = RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice());
    writer->add(open);
    writer->add(asked);
  }
  const auto recording = Recording::open(folder / "a.warpfold");
  EXPECT_EQ(recording->find(open.key), open);
  EXPECT_EQ(recording->find(asked.key), asked);
}

TEST(recording, a_key_without_a_run_is_not_found) {
  const ScratchFolder folder;
  writeRecording(folder / "a.warpfold", 2);
  EXPECT_EQ(Recording::open(folder / "a.warpfold")->find(exampleRun(2).key), std::nullopt);
}

TEST(recording, a_run_of_an_equal_key_replaces_the_one_before) {
  const ScratchFolder folder;
  RecordedRun again = exampleRun();
  again.samplesUs = {1, 2};
  again.steps = {{0, 4, 9.5}};
  {
    const auto writer = RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice());
    writer->add(exampleRun());
    writer->add(again);
  }
  const auto recording = Recording::open(folder / "a.warpfold");
  EXPECT_EQ(recording->keys().size(), 1u);
  EXPECT_EQ(recording->find(again.key), again);
}

TEST(recording, is_gone_on_with) {
  const ScratchFolder folder;
  writeRecording(folder / "a.warpfold", 3);
  {
    const auto writer = RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice());
    EXPECT_TRUE(writer->contains(exampleRun(2).key));
    EXPECT_FALSE(writer->contains(exampleRun(3).key));
    writer->add(exampleRun(3));
  }
  EXPECT_EQ(Recording::open(folder / "a.warpfold")->keys().size(), 4u);
}

TEST(recording, of_another_device_is_not_gone_on_with) {
  const ScratchFolder folder;
  writeRecording(folder / "a.warpfold", 1);
  RecordedDevice other = exampleRecordedDevice();
  other.device.name = "NVIDIA A100";
  EXPECT_EQ(writersRefusal(folder / "a.warpfold", other), "recording-other-device");
}

TEST(recording, is_written_by_one_at_a_time) {
  const ScratchFolder folder;
  const auto writer = RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice());
  EXPECT_EQ(writersRefusal(folder / "a.warpfold", exampleRecordedDevice()), "recording-in-use");
}

/// A process that waits until nobody holds the other end of `start`, opens the file for writing, and says what became
/// of that.
std::pair<pid_t, int> opener(const std::filesystem::path& path, const int (&start)[2]) {
  int ends[2];
  if (::pipe(ends) != 0) std::abort();
  const pid_t process = ::fork();
  if (process != 0) {
    ::close(ends[1]);
    return {process, ends[0]};
  }
  ::close(start[1]);
  char word = 0;
  if (::read(start[0], &word, 1) != 0) ::_exit(2);
  std::unique_ptr<RecordingWriter> writer;
  char said = 'o';
  try {
    writer = RecordingWriter::open(path, exampleRecordedDevice());
    writer->add(exampleRun());
  } catch (const InvalidRequest& error) {
    said = error.message().code == "recording-in-use" ? 'u' : '?';
  }
  if (::write(ends[1], &said, 1) != 1) ::_exit(1);
  ::pause();  // it holds the file
  ::_exit(0);
}

TEST(recording, begun_by_many_at_once_is_written_by_one_and_in_use_for_the_others) {
  for (int round = 0; round < 25; ++round)
    for (const bool empty : {false, true}) {
      const ScratchFolder folder;
      if (empty) writeBytes(folder / "a.warpfold", "");
      int start[2];
      ASSERT_EQ(::pipe(start), 0);
      std::vector<std::pair<pid_t, int>> processes;
      for (int i = 0; i < 4; ++i) processes.push_back(opener(folder / "a.warpfold", start));
      ::close(start[0]);
      ::close(start[1]);
      std::string said;
      for (const auto& [process, told] : processes) {
        char word = 0;
        if (::read(told, &word, 1) == 1) said += word;
      }
      for (const auto& [process, told] : processes) {
        ::kill(process, SIGKILL);
        ::waitpid(process, nullptr, 0);
        ::close(told);
      }
      std::sort(said.begin(), said.end());
      EXPECT_EQ(said, "ouuu") << round;
      EXPECT_EQ(Recording::open(folder / "a.warpfold")->keys().size(), 1u);
    }
}

TEST(recording, is_begun_beside_links_that_somebody_planted) {
  const ScratchFolder folder;
  writeBytes(folder / "precious", "");
  const std::string pid = std::to_string(::getpid());
  for (const std::string& name : {"a.warpfold." + pid, ".a.warpfold." + pid, std::string("a.warpfold.part")})
    std::filesystem::create_symlink(folder / "precious", folder / name.c_str());
  writeRecording(folder / "a.warpfold", 1);
  EXPECT_EQ(bytesOf(folder / "precious"), "");
  EXPECT_EQ(Recording::open(folder / "a.warpfold")->keys().size(), 1u);
}

TEST(recording, that_was_moved_while_it_is_written_says_so) {
  const ScratchFolder folder;
  const auto writer = RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice());
  writer->add(exampleRun(0));
  std::filesystem::rename(folder / "a.warpfold", folder / "b.warpfold");
  writeRecording(folder / "a.warpfold", 5);  // another one
  try {
    writer->add(exampleRun(1));
    FAIL();
  } catch (const InvalidRequest& error) {
    EXPECT_EQ(error.message().code, "recording-gone");
  }
  EXPECT_EQ(Recording::open(folder / "b.warpfold")->keys().size(), 1u);
}

TEST(recording, is_deleted_unless_somebody_writes_to_it) {
  const ScratchFolder folder;
  const auto file = folder / "a.warpfold";
  auto writer = RecordingWriter::open(file, exampleRecordedDevice());
  try {
    deleteFile(file);
    FAIL();
  } catch (const InvalidRequest& error) {
    EXPECT_EQ(error.message().code, "recording-in-use");
  }
  EXPECT_TRUE(std::filesystem::exists(file));
  writer.reset();
  writeBytes(folder / "a.warpfold-journal", "left over");
  deleteFile(file);
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(recording, deleting_deletes_no_folder_and_nothing_behind_a_link) {
  const ScratchFolder folder;
  std::filesystem::create_directories(folder / "a.warpfold");
  std::filesystem::create_directories(folder / "b.warpfold-journal/within");
  writeRecording(folder / "real", 1);
  std::filesystem::create_symlink(folder / "real", folder / "b.warpfold");
  EXPECT_THROW(deleteFile(folder / "a.warpfold"), InvalidRequest);
  deleteFile(folder / "b.warpfold");
  EXPECT_TRUE(std::filesystem::exists(folder / "real"));
  EXPECT_TRUE(std::filesystem::exists(folder / "b.warpfold-journal/within"));
}

TEST(recording, can_be_read_while_it_is_written) {
  const ScratchFolder folder;
  const auto writer = RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice());
  writer->add(exampleRun(0));
  const auto recording = Recording::open(folder / "a.warpfold");
  writer->add(exampleRun(1));
  EXPECT_EQ(recording->find(exampleRun(0).key), exampleRun(0));
}

TEST(recording, is_one_file_in_the_end) {
  const ScratchFolder folder;
  writeRecording(folder / "a.warpfold", 3);
  Recording::open(folder / "a.warpfold")->find(exampleRun().key);
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path())) names.push_back(entry.path().filename());
  EXPECT_EQ(names, std::vector<std::string>{"a.warpfold"});
}

TEST(recording, in_a_place_for_reading_only_opens) {
  const ScratchFolder folder;
  writeRecording(folder / "a.warpfold", 3);
  ::chmod((folder / "a.warpfold").c_str(), 0444);
  ::chmod(folder.path().c_str(), 0555);
  EXPECT_EQ(Recording::open(folder / "a.warpfold")->keys().size(), 3u);
  ::chmod(folder.path().c_str(), 0755);
}

TEST(recording, where_nothing_can_be_written_says_so) {
  EXPECT_EQ(writersRefusal("/proc/a.warpfold", exampleRecordedDevice()), "recording-not-created");
  EXPECT_EQ(writersRefusal("/no/such/folder/a.warpfold", exampleRecordedDevice()), "recording-not-created");
}

TEST(recording, that_is_not_there_says_so) {
  EXPECT_EQ(refusal("/no/such.warpfold"), "recording-missing");
}

TEST(recording, a_folder_is_none) {
  const ScratchFolder folder;
  EXPECT_EQ(refusal(folder.path()), "recording-not-regular");
}

TEST(recording, a_pipe_is_none) {
  const ScratchFolder folder;
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  EXPECT_EQ(refusal(folder / "pipe"), "recording-not-regular");
}

TEST(recording, names_the_file_in_what_it_says) {
  try {
    Recording::open("/no/such.warpfold");
    FAIL();
  } catch (const InvalidRequest& error) {
    EXPECT_STREQ(
        error.what(),
        "--backend recording:/no/such.warpfold: there is no such recording; make one with warpfold-cli record");
  }
}

TEST(recording, may_be_shared_by_threads) {
  const ScratchFolder folder;
  writeRecording(folder / "a.warpfold", 50);
  const auto recording = Recording::open(folder / "a.warpfold");
  std::vector<std::thread> threads;
  std::atomic<int> right{0};
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&] {
      for (std::uint64_t i = 0; i < 50; ++i) right += recording->find(exampleRun(i).key) == exampleRun(i) ? 1 : 0;
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(right, 200);
}

// In the first format of a device's description, cache and driver were told in its details only.
TEST(recording, of_a_device_in_its_first_format_tells_cache_and_driver) {
  const ScratchFolder folder;
  const auto path = folder / "old.warpfold";
  std::filesystem::copy_file(WARPFOLD_TEST_DATA "/format_1.warpfold", path);
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  const char* const change =
      "UPDATE device SET info = json_set(info, '$.details', json('["
      "{\"code\": \"gpu-cache\", \"arguments\": [{\"kind\": 0, \"name\": \"megabytes\", \"value\": 62}]},"
      "{\"code\": \"gpu-driver\", \"arguments\": [{\"kind\": 3, \"name\": \"version\", \"value\": "
      "\"13.0 (580.159.04)\"}]}]'))";
  EXPECT_EQ(sqlite3_exec(database, change, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
  sqlite3_close(database);
  const auto recording = Recording::open(path.string());
  const DeviceInfo& device = recording->recorded().device;
  EXPECT_EQ(device.l2Bytes, 62'000'000u);
  EXPECT_EQ(device.cuda, "13.0");
  EXPECT_EQ(device.driver, "580.159.04");
  EXPECT_EQ(device.driverText(), "driver 580.159.04, CUDA 13.0");
}

TEST(recording, with_a_garbled_device_is_refused_in_plain_words) {
  const ScratchFolder folder;
  const auto refusalOf = [&](const char* info) -> std::string {
    const auto path = folder / "garbled.warpfold";
    std::filesystem::copy_file(WARPFOLD_TEST_DATA "/format_1.warpfold", path,
                               std::filesystem::copy_options::overwrite_existing);
    sqlite3* database = nullptr;
    if (sqlite3_open(path.c_str(), &database) != SQLITE_OK) return "not opened";
    sqlite3_exec(database, ("UPDATE device SET info = " + std::string(info)).c_str(), nullptr, nullptr, nullptr);
    sqlite3_close(database);
    try {
      Recording::open(path.string());
    } catch (const InvalidRequest& error) {
      return english(error.complaint().message);
    }
    return "opened";
  };
  const auto damaged = [](const std::string& detail) {
    return "the recording is damaged; take another copy of it, or record again (technical detail: " + detail + ")";
  };
  EXPECT_EQ(refusalOf("'{\"name\": '"), damaged("it holds JSON that is cut off or garbled"));
  EXPECT_EQ(refusalOf("json_set(info, '$.name', 5)"),
            damaged("one of its values is of another type than it has to be"));
  EXPECT_EQ(refusalOf("json_set(info, '$.format', 0)"), damaged("the format of its device is 0"));
}

TEST(recording, whose_driver_is_no_plain_text_is_refused) {
  const ScratchFolder folder;
  store::RecordedDevice device = exampleRecordedDevice();
  device.device.driver = "1\n2\x1b[31m";
  EXPECT_THROW(RecordingWriter::open(folder / "a.warpfold", device), std::exception);
  const auto path = folder / "b.warpfold";
  std::filesystem::copy_file(WARPFOLD_TEST_DATA "/format_1.warpfold", path);
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  sqlite3_exec(database, "UPDATE device SET info = json_set(info, '$.format', 2, '$.driver', char(27) || '[31m')",
               nullptr, nullptr, nullptr);
  sqlite3_close(database);
  EXPECT_NE(refusal(path), "");
}

// Written by the first version of the format; what is changed later has to read it still.
TEST(recording, of_format_1_opens) {
  const auto recording = Recording::open(WARPFOLD_TEST_DATA "/format_1.warpfold");
  EXPECT_EQ(recording->recorded().device.name, "NVIDIA H200");
  EXPECT_EQ(recording->recorded().device.peakReadGbs, 4454.5);
  ASSERT_EQ(recording->keys().size(), 2u);
  EXPECT_EQ(recording->find(exampleRun(0).key), exampleRun(0));
  EXPECT_EQ(recording->find(exampleRun(1).key), exampleRun(1));
}

TEST(recording, takes_no_run_that_it_could_not_give_back) {
  const ScratchFolder folder;
  const auto writer = RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice());
  const auto refuses = [&](auto change) {
    RecordedRun run = exampleRun();
    change(run);
    EXPECT_THROW(writer->add(run), std::out_of_range);
    EXPECT_FALSE(writer->contains(run.key));
  };
  refuses([](RecordedRun& run) { run.samplesUs.clear(); });
  refuses([](RecordedRun& run) { run.samplesUs[3] = 0; });
  refuses([](RecordedRun& run) { run.samplesUs[3] = std::numeric_limits<float>::infinity(); });
  refuses([](RecordedRun& run) { run.samplesUs.assign(mostSamples + 1, 1.0f); });
  refuses([](RecordedRun& run) { run.key.kernel = "a kernel"; });
  refuses([](RecordedRun& run) { run.steps = {{0, 1, 5}, {0, 0, 5}}; });
}

}  // namespace
}  // namespace warpfold::store
