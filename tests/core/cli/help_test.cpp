// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// A command lists in --help what it takes and what changes something, and takes what it lists.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <regex>
#include <set>
#include <string>

namespace warpfold {
namespace {

/// Standard output and error together.
std::string said(const std::string& arguments) {
  std::string text;
  FILE* pipe = ::popen((WARPFOLD_CLI " " + arguments + " 2>&1 </dev/null").c_str(), "r");
  std::array<char, 4096> buffer;
  while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe)) text.append(buffer.data(), count);
  ::pclose(pipe);
  return text;
}

/// "--kernel" and its like; with a value or, of a flag, without.
struct Listed {
  std::set<std::string> valued, flags, alone;  ///< alone: flags that exclude others
  bool contains(const std::string& option) const {
    return valued.contains(option) || flags.contains(option) || alone.contains(option);
  }
};

Listed listedBy(const std::string& command) {
  static const std::regex line("^ +(?:-[a-z],)?(--[a-z0-9-]+)( (?:TEXT|UINT|INT|FLOAT|\\[)| Excludes)?",
                               std::regex::multiline);
  const std::string help = said(command + " --help");
  Listed listed;
  for (std::sregex_iterator i(help.begin(), help.end(), line), end; i != end; ++i)
    ((*i)[2] == " Excludes" ? listed.alone : (*i)[2].matched ? listed.valued : listed.flags).insert((*i)[1]);
  listed.flags.erase("--help");
  listed.flags.erase("--version");
  return listed;
}

const std::array commands{"list",  "devices", "run",         "compare",    "ladder", "lens",
                          "again", "record",  "sweep",       "tune",       "verify", "recording h",
                          "model", "worker",  "ranks sweep", "ranks model"};

/// An argument that nobody expects ends a command before it does anything; of all that are listed it is the only one.
TEST(help, what_is_listed_is_taken) {
  for (const std::string command : commands) {
    const Listed listed = listedBy(command);
    const auto expectTaken = [](const std::string& options) {
      EXPECT_EQ(said(options + " --no-such-option"),
                "warpfold-cli: The following arguments were not expected: --no-such-option; see warpfold-cli --help\n")
          << options;
    };
    std::string all = command;
    for (const std::string& option : listed.valued) all += " " + option + " 1";
    for (const std::string& option : listed.flags) all += " " + option;
    expectTaken(all);
    for (const std::string& option : listed.alone)
      expectTaken(command + " " + option + (command == "record" ? " -o 1" : ""));
  }
}

TEST(help, what_changes_nothing_is_not_listed) {
  for (const char* command : {"ladder", "lens", "again", "verify", "sweep", "record"})
    EXPECT_FALSE(listedBy(command).contains("--trace-blocks")) << command;
  for (const char* command : {"lens", "again"})
    for (const char* option : {"--iterations", "--warmup", "--cache"})
      EXPECT_FALSE(listedBy(command).contains(option)) << command << ' ' << option;
  for (const char* option : {"--n", "--block", "--kernel", "--warp", "--offset", "--launch-gap", "--across", "--ranks"})
    EXPECT_FALSE(listedBy("record").contains(option)) << option;
  for (const char* option : {"--kernels", "--sizes", "--blocks", "--types", "--ops", "--grid", "--cache", "--note"})
    EXPECT_TRUE(listedBy("record").contains(option)) << option;
  EXPECT_TRUE(listedBy("compare").contains("--trace-blocks"));
}

/// What is wrong with a value is said of every option that has values of a kind: it was read.
TEST(help, what_is_listed_is_read) {
  const std::set<std::string> read{"--n",      "--block", "--grid",       "--type",   "--op",
                                   "--offset", "--seed",  "--iterations", "--warmup", "--cache"};
  for (const std::string command : {"run", "compare", "ladder", "lens", "again", "verify", "sweep", "record"}) {
    const std::string start = command + (command == "record" ? " -o nowhere.warpfold " : " ");
    for (const std::string& option : listedBy(command).valued)
      if (read.contains(option)) {
        const std::string answer = said(start + option + " nonsense");
        EXPECT_TRUE(answer.find(option + " nonsense: ") != std::string::npos ||
                    answer.find(option + " 'nonsense': ") != std::string::npos)
            << command << ' ' << option << ": " << answer;
      }
  }
}

TEST(help, a_recording_takes_one_kernel_as_it_takes_one_size) {
  EXPECT_NE(said("record -o nowhere.warpfold --kernel nope --n 2^10").find("--kernel nope: there is no such kernel"),
            std::string::npos);
}

TEST(help, a_recording_says_which_runs_it_does_not_hold) {
  for (const std::string option : {"--trace-blocks all", "--across neighbored", "--ranks 2", "--warp 8", "--offset 3"})
    EXPECT_EQ(said("record -o nowhere.warpfold --kernels cpu-serial --backend cpu --sizes 2^10 " + option),
              "warpfold-cli: " + option + ": recordings hold only runs without this option; leave it out\n");
}

}  // namespace
}  // namespace warpfold
