// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Random PTX leaves the same bits in memory here and, through the driver, on a GPU.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <vector>

#include "backends/cuda/device.h"
#include "core/backends/cuda/gpu.h"
#include "emulation/grid.h"
#include "ptx/reader.h"
#include "support/random_ptx.h"
#include "support/sample.h"

namespace warpfold::cuda {
namespace {

constexpr std::uint32_t grid = 2;
using Words = std::vector<std::uint32_t>;

std::string nameOf(std::uint32_t number) {
  return fmt::format("k{}", number);
}

Words byMachine(const ptx::Module& module, std::uint32_t number) {
  const auto program = std::make_shared<const ptx::Program>(ptx::decode(module, nameOf(number)));
  Words out(RandomPtx::words(grid));
  emulation::Memory memory;
  memory.load(*program);
  const std::uint64_t address = memory.map("out", std::as_writable_bytes(std::span(out)), sizeof(std::uint32_t));
  emulation::Launch launch;
  launch.grid.x = grid;
  launch.block.x = RandomPtx::block;
  launch.parameters.resize(program->parameterBytes);
  std::memcpy(launch.parameters.data(), &address, sizeof address);
  emulation::LaunchCounts counts(*program);
  emulation::runGrid(emulation::Code(program, {}, false), memory, launch, counts);
  return out;
}

Words byGpu(const Module& module, std::uint32_t number) {
  const Driver& driver = Driver::get();
  Words out(RandomPtx::words(grid));
  const std::size_t bytes = out.size() * sizeof out[0];
  const Buffer memory = allocate(bytes);
  CUdeviceptr address = memory.get();
  WARPFOLD_CUDA(driver.memsetD8(address, 0, bytes));
  void* parameters[] = {&address};
  WARPFOLD_CUDA(driver.launchKernel(functionOf(module, nameOf(number)), grid, 1, 1, RandomPtx::block, 1, 1, 0, nullptr,
                                    parameters, nullptr));
  WARPFOLD_CUDA(driver.memcpyDtoH(out.data(), address, bytes));
  return out;
}

TEST(random_ptx, runs_on_the_machine) {
  Sample sample("random-ptx", 1000);
  for (std::uint32_t number = 0; number < 20'000; ++number) {
    if (!sample.takes()) continue;
    const std::string text = RandomPtx::head + RandomPtx(number, grid).text();
    const Words out = byMachine(ptx::readModule(text), number);
    EXPECT_GT(std::count_if(out.begin(), out.end(), [](std::uint32_t word) { return word != 0; }), 100) << number;
  }
}

class RandomPtxOnGpu : public Gpu {};

TEST_F(RandomPtxOnGpu, leaves_the_same_memory_as_on_the_machine) {
  constexpr std::uint32_t ofModule = 200;
  Sample sample("random-ptx-on-gpu", 20);
  const Context context(0);
  std::uint32_t different = 0, compared = 0;
  for (std::uint32_t first = 0; first < 20'000; first += ofModule) {
    if (!sample.takes()) continue;
    std::string text = RandomPtx::head;
    for (std::uint32_t number = first; number < first + ofModule; ++number) text += RandomPtx(number, grid).text();
    const ptx::Module here = ptx::readModule(text);
    const Module there = loadModule(std::vector<char>(text.c_str(), text.c_str() + text.size() + 1));
    for (std::uint32_t number = first; number < first + ofModule; ++number, ++compared) {
      const Words ours = byMachine(here, number), theirs = byGpu(there, number);
      if (ours == theirs) continue;
      const auto at = std::mismatch(ours.begin(), ours.end(), theirs.begin());
      if (++different <= 8)
        ADD_FAILURE() << "program " << number << ", word " << at.first - ours.begin() << ": " << *at.first << " here, "
                      << *at.second << " on the GPU\n"
                      << (different <= 2 ? RandomPtx(number, grid).text() : "");
    }
  }
  RecordProperty("compared", static_cast<int>(compared));
  EXPECT_EQ(different, 0u) << "of " << compared;
}

}  // namespace
}  // namespace warpfold::cuda
