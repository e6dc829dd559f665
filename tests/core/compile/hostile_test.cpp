// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "compile/clang.h"
#include "data/private_folder.h"
#include "values/error.h"

/// Sources that somebody else has written: a student's, or one from the net. They can be wrong, not do harm.
namespace warpfold::compile {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

class HostileSource : public testing::Test {
 protected:
  void SetUp() override {
    if (Clang::get() == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
  }
  static Compiled compiled(const std::string& text, const ChildLimits& limits = {},
                           std::vector<std::string> defines = {}) {
    return Clang::get()->compile({text, std::move(defines)}, limits);
  }
  static std::string codeOf(const std::string& text, const ChildLimits& limits) {
    try {
      compiled(text, limits);
    } catch (const InvalidRequest& e) {
      return e.message().code;
    }
    return "compiled";
  }
  /// A file with a secret, by its absolute name.
  std::string secretFile() const {
    const fs::path file = m_folder / "secret.h";
    std::ofstream(file) << "xyzzy_secret";
    return file.string();
  }
  static void expectNoSecret(const Compiled& c) {
    EXPECT_FALSE(c.ok());
    EXPECT_EQ(c.ptx.find("xyzzy"), std::string::npos);
    for (const Diagnostic& d : c.diagnostics) EXPECT_EQ(d.text.find("xyzzy"), std::string::npos) << d.text;
  }
  PrivateFolder m_folder;
};

TEST_F(HostileSource, includes_no_file_of_the_machine) {
  const std::string file = secretFile();
  const std::vector<std::string> includes{"\"" + file + "\"",
                                          "<" + file + ">",
                                          "\"/etc/passwd\"",
                                          "\"/proc/self/environ\"",
                                          "\"../../../../.." + file + "\"",
                                          "\"/warpfold/../.." + file + "\"",
                                          "\"/system/0/../../.." + file + "\"",
                                          "\"/dev/stdin\""};
  for (const std::string& include : includes) {
    const Compiled c = compiled("#include " + include + "\n__global__ void f() {}\n");
    expectNoSecret(c);
    ASSERT_EQ(c.diagnostics.size(), 1u) << include;
    EXPECT_TRUE(c.diagnostics[0].text.ends_with("file not found")) << c.diagnostics[0].text;
    EXPECT_EQ(c.diagnostics[0].line, 1u);
  }
}

TEST_F(HostileSource, learns_not_even_whether_a_file_is_there) {
  const Compiled c = compiled("#if __has_include(\"/etc/passwd\")\n#error there\n#endif\n__global__ void f() {}\n");
  EXPECT_TRUE(c.ok());
}

TEST_F(HostileSource, does_not_read_an_endless_file) {
  const Compiled c = compiled("#include \"/dev/zero\"\n");
  ASSERT_EQ(c.diagnostics.size(), 1u);
  EXPECT_EQ(c.diagnostics[0].text, "'/dev/zero' file not found");
}

TEST_F(HostileSource, reads_no_file_through_the_assembler) {
  const Compiled c = compiled("__global__ void f() { asm volatile(\".incbin \\\"" + secretFile() + "\\\"\"); }\n");
  EXPECT_EQ(c.ptx.find("xyzzy"), std::string::npos);
}

TEST_F(HostileSource, a_define_is_no_option) {
  const fs::path file = m_folder / "out";
  const Compiled c = compiled("__global__ void f() {}\n", {}, {"X -o " + file.string(), "-o", "@/etc/passwd"});
  EXPECT_FALSE(fs::exists(file));
  for (const Diagnostic& d : c.diagnostics) EXPECT_EQ(d.text.find("root:"), std::string::npos);
}

TEST_F(HostileSource, that_includes_itself_is_an_error) {
  expectNoSecret(compiled("#include \"<stdin>\"\n"));
  expectNoSecret(compiled("#include \"warpfold_cuda.h\"\n#include __FILE__\n"));
}

TEST_F(HostileSource, a_template_without_end_takes_limited_time_and_memory) {
  const std::string bomb =
      "template <int depth, int a, int b> struct Bomb {\n"
      "  typedef typename Bomb<depth - 1, a * 2, b>::T T;\n"
      "  typedef typename Bomb<depth - 1, a * 2 + 1, b + 1>::T U;\n"
      "};\n"
      "template <int a, int b> struct Bomb<0, a, b> { typedef int T; };\n"
      "Bomb<40, 0, 0>::T x;\n";
  const std::string code = codeOf(bomb, {.processorTime = 1s});
  EXPECT_TRUE(code == "compile-out-of-time" || code == "compile-out-of-memory") << code;
  const std::string swelling =
      "template <typename T, T... all> struct Numbers {};\n__make_integer_seq<Numbers, int, 100000000> x;\n";
  EXPECT_EQ(codeOf(swelling, {.memoryBytes = 500u << 20}), "compile-out-of-memory");
}

TEST_F(HostileSource, a_constant_without_end_is_an_error) {
  const Compiled c =
      compiled("constexpr int spin() { int i = 0; while (true) ++i; return i; }\nconstexpr int x = spin();\n");
  EXPECT_FALSE(c.ok());
  EXPECT_FALSE(c.diagnostics.empty());
}

TEST_F(HostileSource, ptx_without_end_is_bounded) {
  std::string table = "__device__ int table[] = {";
  for (int i = 0; i < 50000; ++i) table += "1,";
  table += "};\n__global__ void f() { table[1] = 2; }\n";
  EXPECT_EQ(codeOf(table, {.outputBytes = 100'000}), "compile-too-long");
}

TEST_F(HostileSource, errors_without_end_are_bounded) {
  std::string text;
  for (int i = 0; i < 20000; ++i) text += "int " + std::to_string(i) + ";\n";
  const Compiled c = compiled(text);
  EXPECT_FALSE(c.ok());
  EXPECT_LT(c.diagnostics.size(), 200u);
}

TEST_F(HostileSource, zeros_and_rubbish_are_errors) {
  EXPECT_FALSE(compiled(std::string("\0\1\2\xff int x = ;", 14)).ok());
  EXPECT_FALSE(compiled(std::string(100000, '(')).ok());
  EXPECT_FALSE(compiled(std::string(20000, '{')).ok());
}

TEST_F(HostileSource, leaves_nothing_behind) {
  const auto there = [] {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(fs::temp_directory_path()))
      if (const std::string name = entry.path().filename().string();
          name.starts_with("kernel-") || name.starts_with("source-"))
        names.insert(name);
    return names;
  };
  const auto before = there();
  // One of the ways to make clang give up, after which it would write what it was given for its makers.
  EXPECT_EQ(codeOf("#pragma clang __debug crash\n", {}), "compile-out-of-memory");
  EXPECT_EQ(there(), before);
}

}  // namespace
}  // namespace warpfold::compile
