// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/whole_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <set>

#include "data/private_folder.h"
#include "support/recordings.h"

namespace warpfold {
namespace {

namespace fs = std::filesystem;

std::set<std::string> names(const ScratchFolder& folder) {
  std::set<std::string> all;
  for (const auto& entry : fs::directory_iterator(folder.path())) all.insert(entry.path().filename().string());
  return all;
}

TEST(whole_file, is_there_and_nothing_else) {
  const ScratchFolder folder;
  writeWhole(folder / "a", "first");
  writeWhole(folder / "a", "second");
  EXPECT_EQ(bytesOf(folder / "a"), "second");
  EXPECT_EQ(names(folder), std::set<std::string>{"a"});
}

TEST(whole_file, touches_nothing_that_lies_beside_its_place) {
  const ScratchFolder folder;
  writeBytes(folder / "precious", "precious");
  const std::string pid = std::to_string(::getpid());
  for (const std::string name : {"a.part", "a.tmp", "a~", "a.new", "a.1", ".a", ".a.swp"})
    fs::create_symlink(folder / "precious", folder / name.c_str());
  for (const std::string& name : {"a." + pid, ".a." + pid, "a.part." + pid})
    ASSERT_EQ(::mkfifo((folder / name.c_str()).c_str(), 0600), 0);
  const auto before = names(folder);
  requireWritable(folder / "a");
  writeWhole(folder / "a", "bytes");
  EXPECT_EQ(bytesOf(folder / "precious"), "precious");
  auto with = before;
  with.insert("a");
  EXPECT_EQ(names(folder), with);
}

TEST(whole_file, keeps_the_link_to_its_place_and_the_mode_of_the_file) {
  const ScratchFolder folder;
  fs::create_directory(folder / "elsewhere");
  writeBytes(folder / "elsewhere/a", "before");
  ::chmod((folder / "elsewhere/a").c_str(), 0640);
  fs::create_symlink(folder / "elsewhere/a", folder / "a");
  writeWhole(folder / "a", "after");
  EXPECT_TRUE(fs::is_symlink(folder / "a"));
  EXPECT_EQ(bytesOf(folder / "elsewhere/a"), "after");
  EXPECT_EQ(static_cast<unsigned>(fs::status(folder / "elsewhere/a").permissions()), 0640u);
}

TEST(whole_file, of_a_full_disk_leaves_what_was_there) {
  const ScratchFolder folder;
  writeBytes(folder / "a", "precious");
  writeBytes(folder / "b", "precious too");
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  ::getrlimit(RLIMIT_FSIZE, &before);
  const rlimit less{10, before.rlim_max};
  ::setrlimit(RLIMIT_FSIZE, &less);
  std::string said;
  try {
    writeAllWhole({{folder / "a", "short"}, {folder / "b", "much more than ten bytes"}});
  } catch (const fs::filesystem_error& error) {
    said = error.code().message() + " " + error.path1().filename().string();
  }
  ::setrlimit(RLIMIT_FSIZE, &before);
  EXPECT_EQ(said, "File too large b");
  EXPECT_EQ(bytesOf(folder / "a"), "precious");
  EXPECT_EQ(bytesOf(folder / "b"), "precious too");
  EXPECT_EQ(names(folder), (std::set<std::string>{"a", "b"}));
}

TEST(whole_file, is_moved_to_a_name_that_is_free_only) {
  const ScratchFolder folder;
  DraftFile draft(folder / "a");
  draft.write("bytes");
  writeBytes(folder / "a", "taken");
  EXPECT_FALSE(draft.moveTo(folder / "a"));
  EXPECT_TRUE(draft.moveTo(folder / "b"));
  EXPECT_EQ(bytesOf(folder / "a") + bytesOf(folder / "b"), "takenbytes");
}

/// Behind them lies what another program appends to.
TEST(whole_file, what_stands_for_an_open_file_is_not_replaced) {
  const ScratchFolder folder;
  writeBytes(folder / "log", "old lines");
  const int file = ::open((folder / "log").c_str(), O_RDWR);
  fs::create_symlink("/dev/fd/" + std::to_string(file), folder / "link");
  for (const std::string& name : {"/dev/fd/" + std::to_string(file), "/proc/self/fd/" + std::to_string(file),
                                  (folder / "link").string(), std::string("/dev/stdout"), std::string("/dev/stderr")}) {
    EXPECT_TRUE(isSpecialFile(name)) << name;
    EXPECT_THROW(writeWhole(name, "new"), fs::filesystem_error) << name;
  }
  ::close(file);
  EXPECT_EQ(bytesOf(folder / "log"), "old lines");
}

TEST(whole_file, that_may_not_be_written_stays) {
  const ScratchFolder folder;
  writeBytes(folder / "a", "precious");
  ::chmod((folder / "a").c_str(), 0444);
  ::chmod(folder.path().c_str(), 0777);
  const pid_t process = ::fork();
  if (process == 0) {  // root may write everything
    if (::geteuid() == 0 && ::setuid(65534) != 0) ::_exit(2);
    try {
      writeWhole(folder / "a", "new");
      ::_exit(1);
    } catch (const fs::filesystem_error& error) {
      ::_exit(error.code() == std::errc::permission_denied ? 0 : 3);
    }
  }
  int status = -1;
  ::waitpid(process, &status, 0);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(bytesOf(folder / "a"), "precious");
}

TEST(whole_file, special_files_are_told) {
  const ScratchFolder folder;
  ASSERT_EQ(::mkfifo((folder / "fifo").c_str(), 0600), 0);
  writeBytes(folder / "file", "");
  EXPECT_TRUE(isSpecialFile(folder / "fifo"));
  EXPECT_TRUE(isSpecialFile(folder.path()));
  EXPECT_TRUE(isSpecialFile("/dev/null"));
  EXPECT_FALSE(isSpecialFile(folder / "file"));
  EXPECT_FALSE(isSpecialFile(folder / "nothing"));
}

TEST(private_folder, goes_with_what_is_in_it) {
  fs::path inside;
  {
    const PrivateFolder made;
    inside = made / "a";
    writeBytes(inside, "bytes");
    EXPECT_EQ(static_cast<unsigned>(fs::status(inside.parent_path()).permissions()), 0700u);
  }
  EXPECT_FALSE(fs::exists(inside.parent_path()));
}

TEST(private_folder, names_the_folder_that_it_cannot_be_made_in) {
  const char* const before = ::getenv("TMPDIR");
  const std::string kept = before != nullptr ? before : "";
  ::setenv("TMPDIR", "/no/such/folder", 1);
  std::string said;
  try {
    const PrivateFolder made;
  } catch (const InvalidRequest& error) {
    said = error.what();
  }
  before != nullptr ? ::setenv("TMPDIR", kept.c_str(), 1) : ::unsetenv("TMPDIR");
  EXPECT_EQ(said,
            "no temporary folder can be made in /no/such/folder: No such file or directory; make room there, or set "
            "TMPDIR to another folder");
}

}  // namespace
}  // namespace warpfold
