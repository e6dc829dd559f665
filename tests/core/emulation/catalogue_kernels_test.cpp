// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Other PTX of the catalogue's kernels (tests/data/ptx), against what a run of them finds and against the hardware.
#include <gtest/gtest.h>

#include <numeric>

#include "support/ptx_kernel.h"
#include "support/runs.h"

namespace warpfold {
namespace {

constexpr std::uint32_t threadsOfBlock = 256;

/// The first launch of a kernel, of both texts.
struct Compared {
  Compared(const std::string& id, std::uint64_t n, std::uint32_t warp = 32) {
    RunRequest request;
    request.kernel = id;
    request.n = n;
    request.block = threadsOfBlock;
    request.warp = warp;
    request.input = "bytes";
    request.iterations = 1;
    request.traceBlocks = BlockSelection::parse("none");
    result = PreparedRun(prepareProblem(request), RunControl{}).inspect();
    const LaunchResult& first = result.launches.front();
    grid = first.grid;
    own = *first.counters;

    const std::uint64_t padded = std::max<std::uint64_t>(n, std::uint64_t{grid} * threadsOfBlock * 2);
    std::vector<std::int32_t> in(padded, 0), out(grid, 0), ticket(grid * 4 + 1, 0);
    for (std::uint64_t i = 0; i < n; ++i) in[i] = static_cast<std::int32_t>(i * 37 % 256);
    expected = std::accumulate(in.begin(), in.end(), std::int32_t{0});
    std::string file = id;
    std::replace(file.begin(), file.end(), '-', '_');
    PtxKernel kernel(ptxText(file));
    const auto at = [&](const char* name, std::vector<std::int32_t>& values) {
      return kernel.array(name, std::span(values));
    };
    const std::uint64_t a = at("g_in", in), b = at("g_out", out), c = at("ticket", ticket);
    kernel.warp(warp);
    const emulation::LaunchCounts counts = kernel.program().parameters.size() == 4
                                               ? kernel.run(grid, threadsOfBlock, a, b, n, c)
                                               : kernel.run(grid, threadsOfBlock, a, b, n);
    other = kernel.counters(counts);
    sum = kernel.program().parameters.size() == 4 ? out[0] : std::accumulate(out.begin(), out.end(), std::int32_t{0});
  }
  RunResult result;
  std::uint32_t grid = 0;
  Counters own, other;
  std::int32_t sum = 0, expected = 0;
};

class CatalogueKernels : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(ptx, CatalogueKernels,
                         testing::Values("neighbored", "shared-sequential", "shared-strided", "unroll-last-warp",
                                         "grid-stride", "last-block"),
                         [](const auto& each) {
                           std::string name = each.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST_P(CatalogueKernels, give_the_same_sum_and_counters) {
  for (const std::uint64_t n : {1u << 16, 1u << 12, 5000u, 77u}) {
    SCOPED_TRACE(n);
    const Compared both(GetParam(), n);
    EXPECT_EQ(both.sum, both.expected);
    for (const CounterRow& row : counterRows) EXPECT_EQ(both.other.*row.value, both.own.*row.value) << row.name;
  }
}

/// A block that waits looks again and again, in these launches on its own: how many loads these are may differ.
TEST(CatalogueKernelsThatWait, differ_in_the_looks_only) {
  for (const std::uint64_t n : {1u << 16, 5000u}) {
    const Compared both("grid-barrier", n);
    EXPECT_EQ(both.sum, both.expected);
    for (const CounterRow& row : counterRows) {
      if (!row.name.starts_with("global_load")) {
        EXPECT_EQ(both.other.*row.value, both.own.*row.value) << row.name;
      }
    }
  }
}

/// neighbored, 2^20 int32, block 256 (tests/data/hardware_counters_all_h200.csv)
TEST(CatalogueKernelsOnHardware, neighbored_has_the_counters_of_an_h200) {
  const Compared both("neighbored", 1u << 20);
  EXPECT_EQ(both.other.globalLoadSectors, 1044480u);
  EXPECT_EQ(both.other.globalStoreSectors, 524288u);
  EXPECT_EQ(both.other.globalLoadRequests, 389120u);
  EXPECT_EQ(both.other.globalStoreRequests, 196608u);
}

TEST(CatalogueKernelsOnNarrowWarps, give_the_same_too) {
  for (const char* id : {"neighbored", "shared-sequential", "last-block"}) {
    SCOPED_TRACE(id);
    const Compared both(id, 1u << 12, 8);
    EXPECT_EQ(both.sum, both.expected);
    for (const CounterRow& row : counterRows) EXPECT_EQ(both.other.*row.value, both.own.*row.value) << row.name;
  }
}

TEST(CatalogueKernelsByNvcc, shared_sequential_has_the_same_counters) {
  const std::uint64_t n = 4096;
  std::vector<std::int32_t> in(n, 3), out(n / threadsOfBlock, 0);
  PtxKernel kernel(ptxText("shared_sequential_by_nvcc"));
  const Counters nvcc =
      kernel.counters(kernel.run(n / threadsOfBlock, threadsOfBlock, kernel.array("g_in", std::span(in)),
                                 kernel.array("g_out", std::span(out)), n));
  EXPECT_EQ(std::accumulate(out.begin(), out.end(), 0), 3 * 4096);
  EXPECT_EQ(nvcc, Compared("shared-sequential", n).other);
}

}  // namespace
}  // namespace warpfold
