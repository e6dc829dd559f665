// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/nvrtc.h"

#include <elf.h>
#include <gtest/gtest.h>

#include <cstring>
#include <set>

#include "backends/cuda/kernel_source.h"
#include "support/catalogue.h"

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
    if (!Nvrtc::present()) GTEST_SKIP() << "no libnvrtc on this machine: kernels cannot be compiled for a GPU here";
  }
};

/// Every kernel as every valid pair of type and operator makes it, in its first and its later launches.
std::vector<std::string> entriesOf(const KernelSource& source) {
  std::set<std::string> entries;
  for (const ElementType type : elementTypes)
    for (const Operation op : operations)
      for (const bool first : {true, false})
        if (whyNot(type, op).empty()) entries.insert(source.entry(type, op, first));
  return {entries.begin(), entries.end()};
}

TEST_P(EveryArchitecture, compiles_every_kernel_type_and_operator) {
  for (const KernelInfo& kernel : kernelCatalogue()) {
    if (!kernel.traceable()) continue;
    const KernelSource source = timedSource(kernel, 512);
    const std::vector<std::string> entries = entriesOf(source);
    const CompiledModule module = Nvrtc::get().compile(source.text, source.options, entries, GetParam());
    EXPECT_EQ(module.names.size(), kernel.inPlace ? 48u : 90u) << kernel.id;
    for (const auto& [entry, mangled] : module.names) EXPECT_FALSE(codeOf(module.image, mangled).empty()) << entry;
  }
}

INSTANTIATE_TEST_SUITE_P(nvrtc, EveryArchitecture, testing::Values(75, 80, 86, 89, 90),
                         [](const auto& one) { return "sm_" + std::to_string(one.param); });

class NvrtcTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!Nvrtc::present()) GTEST_SKIP() << "no libnvrtc on this machine: kernels cannot be compiled for a GPU here";
  }
};

/// The text alone under an operator written here, compiled without anything of ours around it.
TEST_F(NvrtcTest, timed_code_is_that_of_the_bare_text) {
  const std::string bareOperator =
      "struct Plus { static __device__ float identity() { return 0; }\n"
      "  __device__ float operator()(float a, float b) const { return a + b; }\n"
      "  static __device__ void atomic(float* at, float x) { atomicAdd(at, x); } };\n";
  for (const KernelInfo& kernel : kernelCatalogue()) {
    if (!kernel.traceable()) continue;
    const KernelSource timed = timedSource(kernel, 256);
    const std::string timedEntry = timed.entry(ElementType::float32, Operation::sum);
    const CompiledModule ours = Nvrtc::get().compile(timed.text, timed.options, {timedEntry}, 90);
    const std::string bareEntry = kernel.function + (kernel.inPlace ? "<float, Plus>" : "<float, Plus, const float*>");
    const CompiledModule bare =
        Nvrtc::get().compile(bareOperator + kernel.code, {"--std=c++17", "-DBLOCK_DIM=256"}, {bareEntry}, 90);
    const std::vector<char> code = codeOf(ours.image, ours.names.at(timedEntry));
    ASSERT_FALSE(code.empty()) << kernel.id;
    EXPECT_EQ(code, codeOf(bare.image, bare.names.at(bareEntry))) << kernel.id;
  }
}

TEST_F(NvrtcTest, traced_code_compiles) {
  for (const KernelInfo& kernel : kernelCatalogue()) {
    if (!kernel.traceable()) continue;
    const KernelSource source = tracedSource(kernel, 256);
    const std::vector<std::string> entries{source.entry(ElementType::int32, Operation::sum),
                                           source.entry(ElementType::float64, Operation::max),
                                           source.entry(ElementType::bfloat16, Operation::dot),
                                           source.entry(ElementType::int64, Operation::bitXor, false)};
    EXPECT_EQ(Nvrtc::get().compile(source.text, source.options, entries, 90).names.size(), 4u) << kernel.id;
  }
}

TEST_F(NvrtcTest, utilities_compile) {
  EXPECT_FALSE(Nvrtc::get().compile(utilitySource(), {"--std=c++17"}, {}, 80).image.empty());
}

TEST_F(NvrtcTest, says_what_does_not_compile) {
  try {
    Nvrtc::get().compile("__global__ void broken() { int x = y; }", {}, {}, 80);
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_NE(std::string(e.what()).find("identifier \"y\" is undefined"), std::string::npos) << e.what();
  }
}

TEST_F(NvrtcTest, falls_back_to_ptx_for_a_newer_gpu) {
  const CompiledModule module = Nvrtc::get().compile("extern \"C\" __global__ void f() {}", {}, {}, 999);
  EXPECT_NE(std::string(module.image.begin(), module.image.end()).find(".target sm_"), std::string::npos);
}

}  // namespace
}  // namespace warpfold::cuda
