// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels of the catalogue, the faulty ones first, against what the emulator that runs their C++ finds.
#include <gtest/gtest.h>

#include <algorithm>

#include "compile/catalogue_text.h"
#include "support/ptx_kernel.h"
#include "support/runs.h"

namespace warpfold {
namespace {

/// Of the first launch of a reduction of n values.
std::vector<Hazard> hazardsOfMachine(const KernelInfo& info, std::uint64_t n, std::uint32_t block) {
  const Launch launch = planLaunches(info, n, block).front();
  const auto grid = static_cast<std::uint32_t>(launch.grid);
  const auto program = compile::CatalogueTexts::builtIn().program(info, {}, block);
  PtxKernel kernel(program.ptx, program.entry);
  std::vector<std::int32_t> in(launch.padded, 1), out(launch.outputs), ticket(1);
  const std::uint64_t a = kernel.array("g_in", std::span(in)), b = kernel.array("g_out", std::span(out)),
                      c = kernel.array("ticket", std::span(ticket));
  kernel.role(a, simt::Area::Role::input).role(b, simt::Area::Role::output).role(c, simt::Area::Role::counter);
  if (kernel.program().parameters.size() == 4) return kernel.hazards(grid, block, a, b, n, c);
  return kernel.hazards(grid, block, a, b, n);
}

RunResult emulated(const std::string& kernel, std::uint64_t n, std::uint32_t block) {
  RunRequest request;
  request.kernel = kernel;
  request.n = n;
  request.block = block;
  request.input = "ramp";
  request.traceBlocks = BlockSelection::parse("none");
  return PreparedRun(prepareProblem(request), RunControl{}).inspect();
}

/// Of the first launch, without what only launches one after the other show and without Step::row, by which people
/// count, and how often each was seen.
std::string toldOf(std::vector<Hazard> hazards) {
  std::string all;
  for (Hazard& each : hazards) {
    if (each.launch != 0 || each.kind == Hazard::Kind::counter) continue;
    each.row = each.step;
    all += each.text() + "\n";
  }
  return all;
}

struct FaultyCase {
  const char* kernel;
  std::uint32_t block;
  std::uint64_t n;
};

class FaultyKernels : public testing::TestWithParam<FaultyCase> {};
INSTANTIATE_TEST_SUITE_P(ptx, FaultyKernels,
                         testing::Values(FaultyCase{"broken-missing-barrier", 128, 1000},
                                         FaultyCase{"broken-missing-barrier", 64, 1000},
                                         FaultyCase{"broken-lockstep", 128, 1000},
                                         FaultyCase{"broken-early-return", 128, 1000},
                                         FaultyCase{"broken-past-end", 128, 1000},
                                         FaultyCase{"broken-ticket", 64, 1000},
                                         FaultyCase{"broken-between-blocks", 128, 3000}),
                         [](const auto& each) {
                           std::string name = each.param.kernel + std::string("_") + std::to_string(each.param.block);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST_P(FaultyKernels, have_the_hazards_that_their_source_has) {
  const FaultyCase& c = GetParam();
  const RunResult older = emulated(c.kernel, c.n, c.block);
  const auto newer = hazardsOfMachine(*builtInKernels().at(c.kernel), c.n, c.block);
  EXPECT_EQ(toldOf(newer), toldOf(older.hazards));
}

class SoundKernels : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(ptx, SoundKernels,
                         testing::Values("neighbored", "neighbored-less", "interleaved", "shared-modulo",
                                         "shared-bitmask", "shared-strided", "shared-sequential", "first-add",
                                         "unroll-last-warp", "unroll-complete", "grid-stride", "multilevel-shared",
                                         "multilevel-shuffle", "two-pass", "two-pass-warp", "atomic-each",
                                         "atomic-block", "last-block", "grid-barrier", "independent-loads"),
                         [](const auto& each) {
                           std::string name = each.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST_P(SoundKernels, are_not_accused) {
  const KernelInfo& info = *builtInKernels().at(GetParam());
  for (const std::uint32_t block : {64u, 128u, 1024u})
    for (const std::uint64_t n : {1000u, 100000u}) {
      SCOPED_TRACE(std::to_string(block) + " " + std::to_string(n));
      EXPECT_EQ(toldOf(hazardsOfMachine(info, n, block)), "");
    }
}

}  // namespace
}  // namespace warpfold
