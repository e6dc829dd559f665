// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/disk_cache.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>

namespace warpfold::compile {
namespace {

namespace fs = std::filesystem;
using Texts = DiskCache::Texts;

class DiskCacheTest : public testing::Test {
 protected:
  void SetUp() override {
    m_root = fs::temp_directory_path() / ("warpfold-disk-cache-" + std::to_string(::getpid()));
    ::setenv("XDG_CACHE_HOME", m_root.c_str(), 1);
  }
  void TearDown() override {
    ::unsetenv("XDG_CACHE_HOME");
    fs::remove_all(m_root);
  }
  std::vector<fs::path> files() const {
    std::vector<fs::path> all;
    if (fs::exists(m_root / "warpfold/texts"))
      for (const auto& entry : fs::directory_iterator(m_root / "warpfold/texts")) all.push_back(entry.path());
    return all;
  }
  static void age(const fs::path& file, int hours) {
    fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(hours));
  }

  fs::path m_root;
};

TEST_F(DiskCacheTest, finds_what_it_kept) {
  const DiskCache cache("texts");
  EXPECT_EQ(cache.find("a"), std::nullopt);
  cache.keep("a", {"one", "", "two\nlines"});
  EXPECT_EQ(cache.find("a"), (Texts{"one", "", "two\nlines"}));
  EXPECT_EQ(cache.find("b"), std::nullopt);
}

TEST_F(DiskCacheTest, an_entry_that_is_cut_off_or_changed_is_none) {
  const DiskCache cache("texts");
  cache.keep("a", {"some text"});
  const fs::path file = files().at(0);
  std::string whole;
  std::getline(std::ifstream(file), whole, '\0');
  for (std::size_t kept = 0; kept < whole.size(); ++kept) {
    std::ofstream(file) << whole.substr(0, kept);
    EXPECT_EQ(cache.find("a"), std::nullopt) << kept;
  }
  for (std::size_t at = 0; at < whole.size(); ++at) {
    std::string damaged = whole;
    damaged[at] ^= 1;
    std::ofstream(file) << damaged;
    EXPECT_TRUE(!cache.find("a") || cache.find("a") == Texts{"some text"}) << at;
  }
}

TEST_F(DiskCacheTest, the_oldest_go_where_there_are_too_many) {
  const DiskCache cache("texts", {.entryBytes = 1000, .bytes = 100000, .entries = 2});
  cache.keep("a", {"1"});
  age(files().at(0), 2);
  cache.keep("b", {"2"});
  cache.keep("c", {"3"});
  EXPECT_EQ(files().size(), 2u);
  EXPECT_EQ(cache.find("a"), std::nullopt);
  EXPECT_EQ(cache.find("c"), Texts{"3"});
}

TEST_F(DiskCacheTest, the_oldest_go_where_they_are_too_large) {
  const DiskCache cache("texts", {.entryBytes = 1000, .bytes = 1500, .entries = 100});
  cache.keep("a", {std::string(800, 'a')});
  age(files().at(0), 2);
  cache.keep("b", {std::string(800, 'b')});
  EXPECT_EQ(cache.find("a"), std::nullopt);
  EXPECT_EQ(cache.find("b"), Texts{std::string(800, 'b')});
}

TEST_F(DiskCacheTest, does_not_keep_what_is_larger_than_an_entry_may_be) {
  const DiskCache cache("texts", {.entryBytes = 100, .bytes = 1000, .entries = 10});
  cache.keep("a", {std::string(200, 'a')});
  EXPECT_TRUE(files().empty());
}

TEST_F(DiskCacheTest, does_without_a_folder_that_cannot_be_made) {
  std::ofstream(m_root) << "a file where the folder should be";
  const DiskCache cache("texts");
  cache.keep("a", {"1"});
  EXPECT_EQ(cache.find("a"), std::nullopt);
}

}  // namespace
}  // namespace warpfold::compile
