// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <numeric>
#include <vector>

#include "emulation/device_code.h"
#include "emulation/grid_runner.h"

/// Kernels of a few lines, run counted: `template <typename T> void kernel(T* g_in, T* g_out, unsigned* ticket)`.
namespace warpfold::emulation {

struct SmallLaunch {
  unsigned grid = 1;
  unsigned block = 32;
  unsigned dynamicSharedBytes = 0;
  unsigned hostThreads = 1;
  unsigned sharedElements = 0;
  std::vector<std::uint64_t> traced = {};  ///< blocks that are recorded
  bool warpLevel = true;                   ///< the kernel was compiled with WARPFOLD_MEETINGS 1
  bool fences = true;
  bool countsEach = false;
};

struct SmallOutcome {
  std::vector<int> output;
  LaunchOutcome launch;
  const std::vector<Hazard>& hazards() const { return launch.hazards; }
  Counters counters() const {
    Counters sum;
    for (const StepTally& step : launch.steps) sum += step.memory;
    return sum;
  }
};

inline constexpr std::size_t smallWords = 1u << 16;

/// A body that calls `kernel`; input element i is i, two counters follow each other at `ticket`.
template <void (*kernel)(Element<int>*, Element<int>*, unsigned*)>
void smallBody() {
  const auto& a = Machine::current().arguments<TypedArguments<int>>();
  kernel(static_cast<Element<int>*>(const_cast<void*>(a.input)), static_cast<Element<int>*>(a.output), a.ticket);
  Machine::current().finishLane();
}

inline SmallOutcome runSmall(Machine::Body body, const SmallLaunch& small = {}) {
  std::vector<int> words(2 * smallWords + 128);
  int* const begin = words.data() + (128 - reinterpret_cast<std::uintptr_t>(words.data()) / 4 % 128) % 128;
  std::iota(begin, begin + smallWords, 0);
  unsigned tickets[2] = {0, 0};
  KernelArguments untyped;
  untyped.input = begin;
  untyped.output = begin + smallWords;
  untyped.ticket = tickets;
  const TypedArguments<int> typed(untyped);
  EmulatedLaunch launch;
  launch.shape.grid = small.grid;
  launch.shape.block = small.block;
  launch.shape.dynamicSharedBytes = small.dynamicSharedBytes;
  launch.shape.sharedElements = small.sharedElements;
  launch.shape.warpLevel = small.warpLevel;
  launch.shape.fences = small.fences;
  launch.shape.countsEach = small.countsEach;
  launch.memory.arena = launch.memory.input = begin;
  launch.memory.arenaBytes = 2 * smallWords * sizeof(int);
  launch.memory.output = untyped.output;
  launch.memory.counters = tickets;
  launch.memory.counterBytes = sizeof tickets;
  launch.memory.inputBytes = launch.memory.outputBytes = smallWords * sizeof(int);
  launch.counted = body;
  launch.arguments = &typed;
  const std::atomic<bool> cancelled = false;
  SmallOutcome outcome;
  outcome.launch = GridRunner(small.hostThreads).runCounted(launch, small.traced, cancelled, {});
  outcome.output.assign(begin + smallWords, begin + 2 * smallWords);
  return outcome;
}

}  // namespace warpfold::emulation
