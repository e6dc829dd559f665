// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/device.h"

#include "core/backends/cuda/gpu.h"

namespace warpfold::cuda {
namespace {

constexpr std::size_t mebibyte = std::size_t{1} << 20;

TEST(default_elements, are_2_to_the_24_where_there_is_room) {
  EXPECT_EQ(defaultElements(140'000 * mebibyte), 16777216u);
  EXPECT_EQ(defaultElements(1280 * mebibyte), 16777216u);
}

TEST(default_elements, shrink_with_free_memory) {
  EXPECT_EQ(defaultElements(1279 * mebibyte), 8388608u);
  EXPECT_EQ(defaultElements(1024 * mebibyte), 8388608u);
  EXPECT_EQ(defaultElements(100 * mebibyte), 1048576u);
  EXPECT_EQ(defaultElements(0), 1024u);
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
