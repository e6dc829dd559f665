// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/compiler.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "compile/clang.h"
#include "compile/nvrtc.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::compile {
namespace {

namespace fs = std::filesystem;

class CompilerCache : public testing::Test {
 protected:
  void SetUp() override {
    if (Clang::get() == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
    m_root = fs::temp_directory_path() / ("warpfold-compiler-" + std::to_string(::getpid()));
    ::setenv("XDG_CACHE_HOME", m_root.c_str(), 1);
  }
  void TearDown() override {
    ::unsetenv("XDG_CACHE_HOME");
    fs::remove_all(m_root);
  }
  std::size_t entries() const {
    const fs::path folder = m_root / "warpfold/ptx";
    return fs::exists(folder) ? static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), {})) : 0;
  }
  fs::path m_root;
};

const std::string warned = "__global__ void f(int* a)\n{\n  *a = 1 / 0;\n}\n";

TEST_F(CompilerCache, gives_ptx_and_warnings_again) {
  const Compiled first = compileToPtx({warned, {}}), second = compileToPtx({warned, {}});
  EXPECT_EQ(first, second);
  EXPECT_EQ(second.diagnostics.size(), 1u);
  EXPECT_EQ(entries(), 1u);
}

TEST_F(CompilerCache, does_not_compile_again) {
  compileToPtx({warned, {}});
  const fs::path entry = fs::directory_iterator(m_root / "warpfold/ptx")->path();
  const auto written = fs::last_write_time(entry);
  compileToPtx({warned, {}});
  EXPECT_EQ(fs::last_write_time(entry), written);
}

TEST_F(CompilerCache, tells_sources_and_defines_apart) {
  const std::string text = "#ifndef X\n#define X 1\n#endif\n__global__ void f(int* a) { *a = X; }\n";
  compileToPtx({text, {}});
  compileToPtx({text, {"X=2"}});
  compileToPtx({text + "\n", {}});
  compileToPtx({text, {}, 75});
  EXPECT_EQ(entries(), 4u);
}

TEST_F(CompilerCache, keeps_no_source_with_errors) {
  EXPECT_FALSE(compileToPtx({"nonsense", {}}).ok());
  EXPECT_EQ(entries(), 0u);
}

TEST(MissingCompiler, is_one_sentence_that_names_the_package) {
  EXPECT_EQ(english(say<"compiler-missing">()),
            "no compiler for kernels was found: neither clang++ (14 or newer) on PATH nor NVRTC; install the package "
            "clang, or the CUDA Toolkit");
}

}  // namespace
}  // namespace warpfold::compile
