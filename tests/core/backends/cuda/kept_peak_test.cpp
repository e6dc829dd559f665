// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/kept_peak.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace warpfold::cuda {
namespace {

const PeakOwner owner{"GPU-16653729-dd76-bb91-c897-d1f2c9d0cb6e", "580.159.03"};

class kept_peak : public ::testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::remove_all(m_folder);
    ::setenv("XDG_CACHE_HOME", m_folder.c_str(), 1);
  }
  void TearDown() override {
    ::unsetenv("XDG_CACHE_HOME");
    std::filesystem::remove_all(m_folder);
  }
  std::filesystem::path file() const { return m_folder / "warpfold/peaks.json"; }
  void write(const std::string& text) const {
    std::filesystem::create_directories(file().parent_path());
    std::ofstream(file()) << text;
  }

 private:
  std::filesystem::path m_folder =
      std::filesystem::path(::testing::TempDir()) / ("kept_peak-" + std::to_string(::getpid()));
};

TEST_F(kept_peak, is_nothing_before_it_was_measured) {
  EXPECT_EQ(keptPeakGbs(owner), std::nullopt);
}

TEST_F(kept_peak, is_found_by_the_next_start) {
  keepPeak(owner, 4621.5);
  EXPECT_EQ(keptPeakGbs(owner), 4621.5);
}

TEST_F(kept_peak, belongs_to_one_gpu) {
  keepPeak(owner, 4621.5);
  keepPeak({"GPU-other", owner.driver}, 3100);
  EXPECT_EQ(keptPeakGbs(owner), 4621.5);
  EXPECT_EQ(keptPeakGbs({"GPU-other", owner.driver}), 3100);
}

TEST_F(kept_peak, is_measured_again_after_a_new_driver) {
  keepPeak(owner, 4621.5);
  EXPECT_EQ(keptPeakGbs({owner.gpu, "590.12"}), std::nullopt);
}

TEST_F(kept_peak, takes_the_place_of_the_one_before) {
  keepPeak(owner, 4000);
  keepPeak(owner, 4621.5);
  EXPECT_EQ(keptPeakGbs(owner), 4621.5);
}

TEST_F(kept_peak, of_a_spoilt_file_is_nothing_and_can_be_kept_again) {
  for (const char* text :
       {"", "[", "[1]", "7", R"({"GPU-16653729-dd76-bb91-c897-d1f2c9d0cb6e": 3})",
        R"({"GPU-16653729-dd76-bb91-c897-d1f2c9d0cb6e": {"driver": "580.159.03", "read_gbs": "x"}})",
        R"({"GPU-16653729-dd76-bb91-c897-d1f2c9d0cb6e": {"driver": "580.159.03", "read_gbs": -1}})"}) {
    write(text);
    EXPECT_EQ(keptPeakGbs(owner), std::nullopt) << text;
  }
  keepPeak(owner, 4621.5);
  EXPECT_EQ(keptPeakGbs(owner), 4621.5);
}

TEST_F(kept_peak, is_not_kept_of_a_gpu_without_a_name) {
  keepPeak({"", "580"}, 1000);
  EXPECT_EQ(keptPeakGbs({"", "580"}), std::nullopt);
  EXPECT_FALSE(std::filesystem::exists(file()));
}

}  // namespace
}  // namespace warpfold::cuda
