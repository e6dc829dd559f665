// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// The manual's page "JSON and CSV" names, in every language, each key and each column that the program prints.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>

namespace warpfold {
namespace {

using Json = nlohmann::json;

constexpr std::array languages{"", "ko/", "zh_CN/"};
const std::string recordedGpu = "recording:" WARPFOLD_TEST_DATA "/../../resources/recordings/nvidia-h200.warpfold";

std::string printedBy(const std::string& arguments) {
  std::string text;
  FILE* pipe = ::popen((WARPFOLD_CLI " " + arguments + " 2>/dev/null").c_str(), "r");
  std::array<char, 4096> buffer;
  while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe)) text.append(buffer.data(), count);
  ::pclose(pipe);
  return text;
}

std::string pageIn(const std::string& language) {
  std::ifstream in(WARPFOLD_TEST_DATA "/../../resources/manual/" + language + "json.md");
  return {std::istreambuf_iterator<char>(in), {}};
}

/// What stands in code: `min` `median`.
std::set<std::string> namedIn(const std::string& text) {
  static const std::regex code("`([^`\n]+)`");
  std::set<std::string> names;
  for (std::sregex_iterator i(text.begin(), text.end(), code), end; i != end; ++i) names.insert((*i)[1]);
  return names;
}

void addKeys(const Json& json, std::set<std::string>& keys) {
  for (const auto& [key, value] : json.items()) {
    if (json.is_object()) keys.insert(key);
    if (value.is_structured()) addKeys(value, keys);
  }
}

void expectKeysNamed(const std::string& arguments) {
  std::set<std::string> keys;
  addKeys(Json::parse(printedBy(arguments + " --json")), keys);
  EXPECT_FALSE(keys.empty()) << arguments;
  for (const char* language : languages) {
    const auto named = namedIn(pageIn(language));
    for (const std::string& key : keys) EXPECT_TRUE(named.contains(key)) << language << "json.md lacks " << key;
  }
}

TEST(manual_of_json, names_each_key_of_a_run) {
  expectKeysNamed("run --backend emulator --n 1000");
  expectKeysNamed("run --backend emulator --n 1000 --kernel broken-missing-barrier");
  expectKeysNamed("run --backend " + recordedGpu + " --n 1000");
  expectKeysNamed("run --backend " + recordedGpu + " --n 5000 --kernel last-block");  // between two recorded sizes
  expectKeysNamed("run --backend model:T4 --n 1000 --kernel last-block");
}

TEST(manual_of_json, names_each_key_of_the_other_commands) {
  expectKeysNamed("compare --backend emulator --n 1000");
  expectKeysNamed("ladder --backend emulator --n 1000 --kernels neighbored,interleaved");
  expectKeysNamed("lens --backend emulator --n 1000 --kernels neighbored");
  expectKeysNamed("again --backend emulator --n 1000 --kernel neighbored --runs 2");
  expectKeysNamed("list --counters");
}

/// Of a GPU that is modelled, `datasheet` is null, so that only keys of the device itself are here.
TEST(manual_of_json, names_each_key_of_the_devices) {
  expectKeysNamed("devices");
}

/// The columns of a command, as the page lists them.
std::vector<std::string> columnsIn(const std::string& page, const std::string& command) {
  const std::string row = "\n| `" + command + "` | `kernel`";
  const std::string other = "\n| `" + command + "` | `value`";
  const auto csv = page.find("\n## CSV\n");
  auto begin = csv == std::string::npos ? csv : page.find(row, csv);
  if (begin == std::string::npos) begin = page.find(other, csv);
  if (begin == std::string::npos) return {};
  begin = page.find(" | ", begin) + 3;
  std::vector<std::string> columns;
  std::istringstream cells(page.substr(begin, page.find(" |\n", begin) - begin));
  for (std::string cell; cells >> cell;) columns.push_back(cell.substr(1, cell.size() - 2));
  return columns;
}

void expectColumns(const std::string& command, const std::string& options) {
  std::istringstream lines(printedBy(command + " " + options + " --csv"));
  std::string head;
  while (std::getline(lines, head) && head.starts_with("#")) {
  }
  std::vector<std::string> printed;
  std::istringstream cells(head);
  for (std::string cell; std::getline(cells, cell, ',');) printed.push_back(cell);
  for (const char* language : languages)
    EXPECT_EQ(columnsIn(pageIn(language), command), printed) << language << "json.md, " << command;
}

TEST(manual_of_csv, lists_the_columns_of_each_command) {
  expectColumns("run", "--backend emulator --n 1000");
  expectColumns("compare", "--backend emulator --n 1000");
  expectColumns("ladder", "--backend emulator --n 1000 --kernels neighbored");
  expectColumns("lens", "--backend emulator --n 1000 --kernels neighbored");
  expectColumns("again", "--backend emulator --n 1000 --kernel neighbored --runs 1");
  expectColumns("sweep", "--backend model:T4 --kernels last-block --sizes 2^12");
  expectColumns("verify", "--backend " + recordedGpu + " --kernels neighbored --n 2^20");
}

}  // namespace
}  // namespace warpfold
