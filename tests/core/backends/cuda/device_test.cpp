// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/device.h"

#include "core/backends/cuda/gpu.h"

namespace warpfold::cuda {
namespace {

constexpr std::size_t mebibyte = std::size_t{1} << 20;

constexpr std::size_t largeCache = 50'000'000;  // L2 of an H100 or H200

TEST(default_elements, are_2_to_the_24_where_there_is_room) {
  EXPECT_EQ(defaultElements(140'000 * mebibyte, largeCache), 16777216u);
  EXPECT_EQ(defaultElements(1376 * mebibyte, largeCache), 16777216u);
}

TEST(default_elements, shrink_with_the_memory_that_the_flush_leaves) {
  EXPECT_EQ(defaultElements(1375 * mebibyte, largeCache), 8388608u);
  EXPECT_EQ(defaultElements(1375 * mebibyte, 4'000'000), 16777216u) << "a small cache takes a small flush";
  EXPECT_EQ(defaultElements(160 * mebibyte, largeCache), 524288u);
  EXPECT_EQ(defaultElements(100 * mebibyte, largeCache), 32768u);
  EXPECT_EQ(defaultElements(90 * mebibyte, largeCache), 1024u);
  EXPECT_EQ(defaultElements(0, largeCache), 1024u);
}

TEST(default_elements, are_what_a_comparison_on_a_busy_gpu_has_memory_for) {
  EXPECT_EQ(comparisonBytes(524288, largeCache), 524288u * 40 + 100'000'000);
  EXPECT_EQ(comparisonBytes(1024, 0), 1024u * 40 + 2 * mebibyte) << "no flush is smaller";
  for (const std::size_t free : {100, 160, 200, 400, 1000, 2000})
    EXPECT_LE(comparisonBytes(defaultElements(free * mebibyte, largeCache), largeCache), free * mebibyte) << free;
}

/// Takes all memory of the GPU but for about `left`.
std::vector<Buffer> takeAllBut(std::size_t left) {
  std::vector<Buffer> taken;
  while (freeMemoryBytes() > left + 64 * mebibyte)
    taken.push_back(allocate(std::min(freeMemoryBytes() - left, 4096 * mebibyte) / 2 / mebibyte * mebibyte));
  return taken;
}

class BusyGpu : public Gpu {
 protected:
  void SetUp() override {
    Gpu::SetUp();
    if (IsSkipped()) return;
    RunRequest first;  // the backend's own context and buffers come before
    first.n = 1024;
    run(first);
  }
};

TEST_F(BusyGpu, runs_the_default_request) {
  const Context context(0);
  const std::vector<Buffer> taken = takeAllBut(1024 * mebibyte);
  EXPECT_LT(describe(0).defaultN, 1u << 24);
  for (const char* kernel : {"neighbored", "last-block", "cub"})
    for (const ElementType type : {ElementType::float32, ElementType::float64}) {
      RunRequest request;
      request.kernel = kernel;
      request.type = type;
      const RunResult result = run(request);
      EXPECT_TRUE(result.matches) << kernel;
      EXPECT_LT(result.n, 1u << 24);
    }
}

TEST_F(BusyGpu, says_what_does_not_fit) {
  const Context context(0);
  const std::vector<Buffer> taken = takeAllBut(256 * mebibyte);
  RunRequest request;
  request.n = std::uint64_t{1} << 28;
  request.kernel = "interleaved";
  try {
    run(request);
    FAIL();
  } catch (const InvalidRequest& e) {
    const std::string text = e.what();
    EXPECT_NE(text.find("MiB of memory free, but 1024 MiB more are needed; use fewer elements"), std::string::npos)
        << text;
  }
}

}  // namespace
}  // namespace warpfold::cuda
