// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "compile/nvrtc.h"

namespace warpfold::compile {
namespace {

namespace fs = std::filesystem;

const std::string cachedSource = "extern \"C\" __global__ void f(int* a) { *a = 7; }";

class NvrtcCache : public testing::Test {
 protected:
  void SetUp() override {
    if (!Nvrtc::present()) GTEST_SKIP() << "no libnvrtc on this machine: kernels cannot be compiled for a GPU here";
    m_folder = fs::temp_directory_path() / ("warpfold-cache-" + std::to_string(::getpid()));
    ::setenv("XDG_CACHE_HOME", m_folder.c_str(), 1);
  }
  void TearDown() override {
    ::unsetenv("XDG_CACHE_HOME");
    fs::remove_all(m_folder);
  }
  std::vector<fs::path> entries() const {
    std::vector<fs::path> files;
    const fs::path folder = m_folder / "warpfold/kernels";
    if (fs::exists(folder))
      for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
    return files;
  }
  static CompiledModule compiled(const std::string& text = cachedSource, int architecture = 80) {
    return compileCached(text, {}, {}, architecture);
  }

  fs::path m_folder;
};

TEST_F(NvrtcCache, keeps_one_entry_for_equal_requests) {
  const CompiledModule first = compiled(), second = compiled();
  EXPECT_EQ(entries().size(), 1u);
  EXPECT_EQ(first.image, second.image);
}

TEST_F(NvrtcCache, tells_text_and_architecture_apart) {
  compiled();
  compiled(cachedSource + "\n// other");
  compiled(cachedSource, 90);
  EXPECT_EQ(entries().size(), 3u);
}

/// nvrtcVersion() tells major and minor only, and another build may make other code.
TEST_F(NvrtcCache, keeps_the_full_build_of_the_compiler_with_the_entry) {
  compiled();
  std::ifstream in(entries().front(), std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  EXPECT_NE(text.find(Nvrtc::get().build()), std::string::npos);
}

TEST_F(NvrtcCache, reads_the_code_from_the_entry) {
  compiled();
  const fs::path entry = entries().front();
  const auto before = fs::last_write_time(entry);
  compiled();
  EXPECT_EQ(fs::last_write_time(entry), before);
}

TEST_F(NvrtcCache, compiles_again_where_the_entry_is_damaged) {
  const CompiledModule good = compiled();
  const fs::path entry = entries().front();
  const auto size = fs::file_size(entry);
  for (const std::uintmax_t kept : {std::uintmax_t{0}, size / 2, size - 1}) {
    fs::resize_file(entry, kept);
    EXPECT_EQ(compiled().image, good.image) << kept;
  }
  {
    std::fstream file(entry, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>(size / 2));
    file.put('\x55');
    file.put('\xaa');
  }
  EXPECT_EQ(compiled().image, good.image);
}

TEST_F(NvrtcCache, does_without_a_folder_that_cannot_be_written) {
  std::ofstream(m_folder) << "a file where the folder should be";
  EXPECT_FALSE(compiled().image.empty());
}

}  // namespace
}  // namespace warpfold::compile
