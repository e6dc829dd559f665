// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/nvrtc.h"

#include <elf.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <set>

#include "backends/cuda/kernel_source.h"
#include "support/catalogue.h"
#include "support/sample.h"

namespace warpfold::cuda {
namespace {

/// The bytes of section ".text.<name>" of an ELF image.
std::vector<char> codeOf(const std::vector<char>& image, const std::string& name) {
  Elf64_Ehdr header;
  std::memcpy(&header, image.data(), sizeof header);
  std::vector<Elf64_Shdr> sections(header.e_shnum);
  std::memcpy(sections.data(), image.data() + header.e_shoff, sections.size() * sizeof(Elf64_Shdr));
  const char* names = image.data() + sections[header.e_shstrndx].sh_offset;
  for (const Elf64_Shdr& section : sections)
    if (names + section.sh_name == ".text." + name)
      return {image.begin() + static_cast<std::ptrdiff_t>(section.sh_offset),
              image.begin() + static_cast<std::ptrdiff_t>(section.sh_offset + section.sh_size)};
  return {};
}

class EveryArchitecture : public testing::TestWithParam<int> {
 protected:
  void SetUp() override {
    if (!compile::Nvrtc::present())
      GTEST_SKIP() << "no libnvrtc on this machine: kernels cannot be compiled for a GPU here";
  }
};

/// Every kernel as every valid pair of type and operator makes it, in its first and its later launches.
std::vector<std::string> entriesOf(const KernelSource& source) {
  std::set<std::string> entries;
  for (const ElementType type : elementTypes)
    for (const Operation op : operations)
      for (const bool first : {true, false})
        if (goTogether(type, op)) entries.insert(source.entry(type, op, first));
  return {entries.begin(), entries.end()};
}

constexpr std::array architectures{75, 80, 86, 89, 90};

TEST_P(EveryArchitecture, compiles_every_kernel_type_and_operator) {
  Sample sample("code for sm_" + std::to_string(GetParam()), 20);
  for (const KernelInfo& kernel : kernelCatalogue()) {
    if (!kernel.traceable() || !sample.takes()) continue;
    const KernelSource source = timedSource(kernel, 512);
    const std::vector<std::string> entries = entriesOf(source);
    const compile::CompiledModule module =
        compile::Nvrtc::get().compile(source.code, source.options, entries, GetParam());
    EXPECT_EQ(module.names.size(), kernel.inPlace ? 48u : 98u) << kernel.id;
    for (const auto& [entry, mangled] : module.names) EXPECT_FALSE(codeOf(module.image, mangled).empty()) << entry;
  }
}

INSTANTIATE_TEST_SUITE_P(nvrtc, EveryArchitecture, testing::ValuesIn(architectures),
                         [](const auto& one) { return "sm_" + std::to_string(one.param); });

class NvrtcTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!compile::Nvrtc::present())
      GTEST_SKIP() << "no libnvrtc on this machine: kernels cannot be compiled for a GPU here";
  }
};

/// An operator and inputs written here; nothing of ours comes before a kernel but these.
const std::string ownOperators = R"(
template <typename T> struct Plus {
  static __device__ T identity() { return 0; }
  __device__ T operator()(T a, T b) const { return a + b; }
  static __device__ void atomic(T* at, T x) { atomicAdd(at, x); }
};
struct Half {
  unsigned short bits;
  __device__ operator float() const { float f; asm("cvt.f32.f16 %0, %1;" : "=f"(f) : "h"(bits)); return f; }
};
template <typename S, typename T> struct One {
  const S* x;
  __device__ T operator[](size_t i) const { return x[i]; }
};
template <typename S, typename T> struct Two {
  const S* x;
  const S* y;
  __device__ T operator[](size_t i) const { return T(x[i]) * T(y[i]); }
};
)";

struct BareCase {
  ElementType type;
  Operation op;
  const char* arguments;  // of the kernel's template
  const char* input;      // one more, where the kernel does not work in place
};

/// A type of each width, as sum and as dot product.
constexpr BareCase bareCases[] = {
    {ElementType::float16, Operation::sum, "float, Plus<float>", "One<Half, float>"},
    {ElementType::float16, Operation::dot, "float, Plus<float>", "Two<Half, float>"},
    {ElementType::float32, Operation::sum, "float, Plus<float>", "const float*"},
    {ElementType::float32, Operation::dot, "float, Plus<float>", "Two<float, float>"},
    {ElementType::float64, Operation::sum, "double, Plus<double>", "const double*"},
    {ElementType::float64, Operation::dot, "double, Plus<double>", "Two<double, double>"},
};

class BareKernel : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    if (!compile::Nvrtc::present())
      GTEST_SKIP() << "no libnvrtc on this machine: kernels cannot be compiled for a GPU here";
  }
};

TEST_P(BareKernel, is_timed_with_the_code_of_its_bare_source) {
  const KernelInfo& kernel = kernelById(GetParam());
  const KernelSource timed = timedSource(kernel, 256);
  std::vector<std::string> ours, bare;
  for (const BareCase& one : bareCases) {
    ours.push_back(timed.entry(one.type, one.op));
    bare.push_back(kernel.function + "<" + one.arguments + (kernel.inPlace ? "" : std::string(", ") + one.input) + ">");
  }
  const auto distinct = [](const std::vector<std::string>& names) {
    const std::set<std::string> once(names.begin(), names.end());
    return std::vector<std::string>(once.begin(), once.end());
  };
  const compile::CompiledModule x = compile::Nvrtc::get().compile(timed.code, timed.options, distinct(ours), 90);
  const compile::CompiledModule y =
      compile::Nvrtc::get().compile(ownOperators + kernel.code, timed.options, distinct(bare), 90);
  for (std::size_t i = 0; i < ours.size(); ++i) {
    const std::vector<char> code = codeOf(x.image, x.names.at(ours[i]));
    ASSERT_FALSE(code.empty()) << ours[i];
    EXPECT_EQ(code, codeOf(y.image, y.names.at(bare[i]))) << ours[i];
  }
}

/// Those that call no function of ours: without device_functions.cuh the others say nothing.
std::vector<std::string> bareKernels() {
  std::vector<std::string> ids;
  for (const KernelInfo& kernel : kernelCatalogue())
    if (kernel.traceable() && kernel.code.find("Packs<") == std::string::npos &&
        kernel.code.find("reduce_warp<") == std::string::npos && kernel.code.find("sync_grid(") == std::string::npos)
      ids.push_back(kernel.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(nvrtc, BareKernel, testing::ValuesIn(bareKernels()), [](const auto& one) {
  std::string text = one.param;
  std::replace(text.begin(), text.end(), '-', '_');
  return text;
});

TEST_F(NvrtcTest, too_old_a_compiler_is_named) {
  EXPECT_EQ(english(*compile::tooOld(11020, "/opt/lib/libnvrtc.so.11.2")),
            "the run-time compiler /opt/lib/libnvrtc.so.11.2 is of CUDA 11.2, and 11.8 or newer is needed; install a "
            "newer CUDA Toolkit, or use the emulator");
  EXPECT_FALSE(compile::tooOld(compile::Nvrtc::oldestVersion, "libnvrtc.so"));
}

TEST_F(NvrtcTest, tells_its_full_build) {
  EXPECT_GT(compile::Nvrtc::get().build().size(), std::string("libnvrtc.so.13.0 ").size());
  EXPECT_EQ(compile::Nvrtc::get().build().find("libnvrtc"), 0u) << compile::Nvrtc::get().build();
}

TEST(library_build, changes_with_the_file_behind_a_link) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::temp_directory_path() / ("warpfold-build-" + std::to_string(::getpid()));
  fs::create_directories(folder);
  std::ofstream(folder / "libx.so.13.0.1") << "one";
  std::ofstream(folder / "libx.so.13.0.2") << "two";
  const fs::path link = folder / "libx.so.13";
  fs::create_symlink("libx.so.13.0.1", link);
  const std::string first = compile::libraryBuild(link);
  EXPECT_EQ(first.find("libx.so.13.0.1 3 "), 0u) << first;
  fs::remove(link);
  fs::create_symlink("libx.so.13.0.2", link);
  EXPECT_NE(compile::libraryBuild(link), first);
  fs::remove_all(folder);
}

TEST_F(NvrtcTest, utilities_compile) {
  EXPECT_FALSE(compile::Nvrtc::get().compile(utilitySource(), {"--std=c++17"}, {}, 80).image.empty());
}

TEST_F(NvrtcTest, says_what_does_not_compile) {
  try {
    compile::Nvrtc::get().compile("__global__ void broken() { int x = y; }", {}, {}, 80);
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_NE(std::string(e.what()).find("identifier \"y\" is undefined"), std::string::npos) << e.what();
  }
}

TEST_F(NvrtcTest, falls_back_to_ptx_for_a_newer_gpu) {
  const compile::CompiledModule module =
      compile::Nvrtc::get().compile("extern \"C\" __global__ void f() {}", {}, {}, 999);
  EXPECT_NE(std::string(module.image.begin(), module.image.end()).find(".target sm_"), std::string::npos);
}

}  // namespace
}  // namespace warpfold::cuda
