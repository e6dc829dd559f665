// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Random kernels, most of whose blocks do the same: what comes out is what comes out where every block is counted.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

#include "core/emulation/small_kernels.h"

namespace warpfold::emulation {
namespace {

struct Instruction {
  unsigned what, a, b, when, number;
};
struct Program {
  std::vector<Instruction> instructions;
  unsigned seed = 0;
  unsigned oddEvery = 0;  ///< about one block of so many does something else; 0: none
};
Program program;

struct Thread {
  unsigned thread, block, threads;
};

unsigned hashed(unsigned a, unsigned b, unsigned c) {
  std::uint64_t x = a * 0x9e3779b97f4a7c15u + b * 0xff51afd7ed558ccdu + c * 0xc4ceb9fe1a85ec53u + program.seed;
  x = (x ^ x >> 31) * 0xd6e8feb86659fd93u;
  return static_cast<unsigned>(x >> 33);
}
bool isOdd(unsigned block) {
  return program.oddEvery != 0 && hashed(block, 77, 1) % program.oddEvery == 0;
}
unsigned randomOf(const Thread& t, const Instruction& i) {
  return hashed(t.block, t.thread, i.number);
}
bool isTaken(const Instruction& i, const Thread& t) {
  const bool odd = isOdd(t.block);
  const std::array taken{true,
                         t.thread % 2 == 0,
                         t.thread < t.threads / 2,
                         odd,
                         !odd,
                         odd ? randomOf(t, i) % 3 == 0 : t.thread % 3 == 0,
                         t.thread == 0,
                         t.thread % 32 < 16,
                         odd && t.thread == i.a % t.threads,
                         (t.thread + (odd ? 1 : 0)) % 2 == 0};
  return taken[i.when % taken.size()];
}
unsigned inputIndex(const Instruction& i, const Thread& t) {
  const unsigned first = t.block * t.threads;
  const std::array index{first + t.thread, first + t.thread + 1, t.block * (t.threads + 1) + t.thread,
                         first + (t.thread ^ 1), first + (isOdd(t.block) ? randomOf(t, i) : t.thread) % t.threads};
  return index[i.a % index.size()] % 16384;
}
unsigned outputIndex(const Instruction& i, const Thread& t) {
  const unsigned first = t.block * t.threads;
  const std::array index{
      first + t.thread, t.block, t.block * (t.threads + 3) + t.thread, t.block * 32 + t.thread % 4, 0u, t.block * 8};
  return index[i.b % index.size()] % 16384;
}
unsigned sharedIndex(unsigned which, const Instruction& i, const Thread& t) {
  const std::array index{t.thread,     t.thread,     t.thread,
                         t.thread ^ 1, t.thread / 2, isOdd(t.block) ? randomOf(t, i) : t.thread * 2};
  return index[which % index.size()] % 1024;
}
[[maybe_unused]] unsigned maskOf(const Instruction& i, const Thread& t) {
  if (i.b % 3 != 0) return 0xffffffffu;
  return t.thread % 32 < 16 ? 0xffffu : 0xffff0000u;
}

// clang-format off
#define WARPFOLD_COUNTED 1
#define WARPFOLD_LOOPS 2
#define WARPFOLD_MEETINGS 0
#define KERNEL_NAME byBarriers
#include "emulation/device_names_begin.h"
#include "core/emulation/block_log_random_kernel.h"
#include "emulation/device_names_end.h"
#undef KERNEL_NAME
#undef WARPFOLD_MEETINGS
#define WARPFOLD_MEETINGS 1
#define KERNEL_NAME byMeetings
#include "emulation/device_names_begin.h"
#include "core/emulation/block_log_random_kernel.h"
#include "emulation/device_names_end.h"
#undef KERNEL_NAME
#undef WARPFOLD_LOOPS
#undef WARPFOLD_MEETINGS
#undef WARPFOLD_COUNTED
// clang-format on

SmallLaunch randomLaunch(std::mt19937& random) {
  const auto oneOf = [&](auto... values) { return std::array{values...}[random() % sizeof...(values)]; };
  program.oddEvery = oneOf(0u, 3u, 5u, 12u);
  SmallLaunch launch;
  launch.grid = oneOf(3u, 4u, 8u, 17u, 33u);
  launch.block = oneOf(1u, 32u, 33u, 64u, 64u, 96u);
  launch.warpLevel = random() % 2 == 0;
  launch.fences = random() % 3 == 0;
  if (random() % 5 == 0) launch.traced = {2};
  program.instructions = {{0, 0, 0, 0, 90}, {15, 0, 0, 0, 91}};
  const unsigned count = 2 + random() % 9;
  for (unsigned k = 0; k < count; ++k) {
    const auto any = [&] { return static_cast<unsigned>(random() % 64); };
    program.instructions.push_back({any() % 18, any(), any(), any() % 3 == 0 ? any() : 0, k});
  }
  return launch;
}

void expectSame(const SmallOutcome& repeated, const SmallOutcome& each) {
  EXPECT_EQ(repeated.launch.steps, each.launch.steps);
  EXPECT_EQ(repeated.launch.hazards, each.launch.hazards);
  EXPECT_EQ(repeated.launch.activity.steps, each.launch.activity.steps);
  EXPECT_EQ(repeated.launch.blankAtomics, each.launch.blankAtomics);
  const bool sound = each.hazards().empty();  // else what was left in shared memory may show
  EXPECT_TRUE(!sound || repeated.output == each.output);
  ASSERT_EQ(repeated.launch.lastCount.has_value(), each.launch.lastCount.has_value());
  if (!each.launch.lastCount) return;
  EXPECT_EQ(repeated.launch.lastCount->block, each.launch.lastCount->block);
  EXPECT_EQ(repeated.launch.lastCount->step, each.launch.lastCount->step);
}

TEST(block_log, random_kernels_count_as_if_each_block_were_counted) {
  const unsigned count = std::getenv("WARPFOLD_LONG") != nullptr ? 20000 : 500;
  std::uint64_t repeated = 0;
  for (unsigned seed = 1; seed <= count && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    std::mt19937 random(seed);
    program.seed = seed;
    SmallLaunch launch = randomLaunch(random);
    const Machine::Body body =
        launch.warpLevel ? &smallBody<byMeetings<Element<int>>> : &smallBody<byBarriers<Element<int>>>;
    const SmallOutcome fast = runSmall(body, launch);
    launch.countsEach = true;
    expectSame(fast, runSmall(body, launch));
    repeated += fast.launch.repeated;
  }
  EXPECT_GT(repeated, count) << "blocks that took the counts of another";
}

}  // namespace
}  // namespace warpfold::emulation
