// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/recording_folders.h"

#include <gtest/gtest.h>

#include <unistd.h>
#include <cstdlib>
#include <fstream>

namespace warpfold {
namespace {

namespace fs = std::filesystem;

/// No test depends on what lies in the folders of this machine.
constexpr const char* nowhere = "/nonexistent";
const bool foldersAreHidden =
    ::setenv("WARPFOLD_RECORDINGS", nowhere, 1) == 0 && ::setenv("XDG_DATA_HOME", nowhere, 1) == 0;

class recording_folders_test : public testing::Test {
 protected:
  void SetUp() override {
    m_top = fs::path(testing::TempDir()) / ("warpfold_recordings_" + std::to_string(::getpid()));
    for (const char* folder : {"shipped", "data/warpfold/recordings"}) fs::create_directories(m_top / folder);
    ::setenv("WARPFOLD_RECORDINGS", (m_top / "shipped").c_str(), 1);
    ::setenv("XDG_DATA_HOME", (m_top / "data").c_str(), 1);
  }
  void TearDown() override {
    ::setenv("WARPFOLD_RECORDINGS", nowhere, 1);
    ::setenv("XDG_DATA_HOME", nowhere, 1);
    fs::remove_all(m_top);
  }
  void touch(const fs::path& file) const { std::ofstream(m_top / file) << "x"; }

  fs::path m_top;
};

TEST_F(recording_folders_test, programs_folder_comes_before_the_users) {
  const auto folders = store::recordingFolders();
  ASSERT_EQ(folders.size(), 2U);
  EXPECT_EQ(folders[0], m_top / "shipped");
  EXPECT_EQ(folders[1], m_top / "data/warpfold/recordings");
}

TEST_F(recording_folders_test, lists_recordings_by_name_and_each_name_once) {
  touch("shipped/h200.warpfold");
  touch("shipped/a100.warpfold");
  touch("shipped/notes.txt");
  touch("data/warpfold/recordings/h200.warpfold");
  touch("data/warpfold/recordings/mine.warpfold");
  const auto files = store::recordingFiles(store::recordingFolders());
  ASSERT_EQ(files.size(), 3U);
  EXPECT_EQ(files[0], m_top / "shipped/a100.warpfold");
  EXPECT_EQ(files[1], m_top / "shipped/h200.warpfold");
  EXPECT_EQ(files[2], m_top / "data/warpfold/recordings/mine.warpfold");
}

TEST(recording_folders, of_this_machine_are_hidden_from_tests) {
  EXPECT_TRUE(foldersAreHidden);
}

TEST_F(recording_folders_test, folder_that_is_not_there_holds_nothing) {
  EXPECT_TRUE(store::recordingFiles({m_top / "nowhere"}).empty());
}

}  // namespace
}  // namespace warpfold
