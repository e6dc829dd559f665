// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/probed_code.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <optional>

#include "compile/child_process.h"
#include "compile/nvrtc.h"
#include "compile/toolkit_folders.h"
#include "ptx/reader.h"
#include "support/runs.h"
#include "support/sample.h"

namespace warpfold::cuda {
namespace {

namespace fs = std::filesystem;

/// NVIDIA's assembler of PTX, where a toolkit is.
std::optional<std::string> assembler() {
  for (const std::string& folder : compile::toolkitFolders())
    if (const fs::path file = fs::path(folder) / "../bin/ptxas"; fs::exists(file)) return file;
  return {};
}

/// What the assembler says against a text; nothing where it takes it, or is not there.
std::string refusalOf(const std::string& ptx, int capability) {
  static const std::optional<std::string> program = assembler();
  if (!program) return {};
  const fs::path folder = fs::temp_directory_path() / ("warpfold-ptxas-" + std::to_string(::getpid()));
  fs::create_directories(folder);
  std::ofstream(folder / "probed.ptx") << ptx;
  const auto result = compile::runChild(
      *program, {"-arch=sm_" + std::to_string(capability), "probed.ptx", "-o", "probed.cubin"}, "/dev/null", folder);
  fs::remove_all(folder);
  return result.status == 0 ? "" : result.output + result.complaints;
}

PlannedProblem problemOf(const KernelInfo& kernel, ElementType type, Operation op) {
  RunRequest request;
  request.kernel = kernel.id;
  request.n = 4096;
  request.block = 256;
  request.type = type;
  request.op = op;
  return prepareProblem(request);
}

TEST(probed_code, is_taken_by_the_assembler_with_every_function_that_it_calls) {
  if (!compile::Nvrtc::present())
    GTEST_SKIP() << "no libnvrtc on this machine: probes cannot be compiled for a GPU here";
  Sample sample("probed code", 10);
  const std::pair<ElementType, Operation> kinds[] = {{ElementType::int32, Operation::sum},
                                                     {ElementType::float64, Operation::max},
                                                     {ElementType::bfloat16, Operation::dot},
                                                     {ElementType::float16, Operation::sumOfSquares},
                                                     {ElementType::int64, Operation::bitXor}};
  for (const auto& kernel : builtInKernels().kernels()) {
    if (!kernel->traceable()) continue;
    for (const auto& [type, op] : kinds)
      for (const int capability : {75, 86, 90}) {
        if (!sample.takes()) continue;
        const ProbedCode code = probedCode(problemOf(*kernel, type, op).run, capability);
        for (const ptx::Function& each : ptx::readModule(code.ptx).functions)
          if (each.name.starts_with("warpfold_probe_")) EXPECT_TRUE(each.defined) << each.name;
        EXPECT_EQ(refusalOf(code.ptx, capability), "") << kernel->id << " " << capability;
      }
  }
}

TEST(probed_code, names_a_version_of_ptx_that_drivers_older_than_nvrtc_know) {
  if (!compile::Nvrtc::present())
    GTEST_SKIP() << "no libnvrtc on this machine: probes cannot be compiled for a GPU here";
  const PlannedProblem problem = problemOf(kernelById("shared-sequential"), ElementType::int32, Operation::sum);
  EXPECT_EQ(probedCode(problem.run, 120).ptx.substr(0, 27), ".version 8.0\n.target sm_90\n");
  EXPECT_EQ(probedCode(problem.run, 75).ptx.substr(0, 27), ".version 7.5\n.target sm_75\n");
}

}  // namespace
}  // namespace warpfold::cuda
