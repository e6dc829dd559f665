// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Prints how many thread-barriers a second the emulator makes, and how many elements a second where a thread adds up
// many before the first barrier.
//   warpfold_emulator_speed [N] [kernel…]
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdio>
#include <thread>

#include "data/input.h"
#include "reductions/reduction.h"
#include "support/runs.h"

int main(int argc, char** argv) {
  using namespace warpfold;
  using Clock = std::chrono::steady_clock;
  const std::uint64_t n = argc > 1 ? parseCount(argv[1], Field::n) : 1u << 20;
  constexpr int repeats = 15;
  fmt::print("n {}, block 512, int32 sum; best and median of {}; M thread-barriers/s\n", n, repeats);
  fmt::print("{:<20} {:>8} {:>8} {:>14} {:>14} {:>14} {:>14} {:>14} {:>14}\n", "kernel", "threads", "barriers",
             "plain best", "plain median", "counted best", "counted median", "plain M el/s", "counted M el/s");
  for (const unsigned threads : {1u, std::max(1u, std::thread::hardware_concurrency())}) {
    for (const KernelInfo& kernel : kernelCatalogue()) {
      if (!kernel.traceable()) continue;
      if (argc > 2 && std::none_of(argv + 2, argv + argc, [&](const char* id) { return kernel.id == id; })) continue;
      RunRequest request;
      request.kernel = kernel.id;
      request.n = n;
      request.input = "bytes";
      const Inputs inputs = makeInputs({request.input, {}, request.type, request.op, n, 0, request.seed});
      reductions::Reduction reduction(planned(request), inputs, threads);
      std::vector<double> rates[2];
      double perThread = 0;
      for (int repeat = 0; repeat < repeats; ++repeat)
        for (const bool counted : {false, true}) {
          reduction.restore();
          std::uint64_t barriers = 0;
          const auto begin = Clock::now();
          if (counted) {
            const auto outcomes = reduction.runCounted({}, RunControl{});
            for (std::size_t i = 0; i < outcomes.size(); ++i)
              for (const auto& step : outcomes[i].counts.steps)
                barriers += step.memory.barriers * reduction.launches()[i].block;
            perThread = static_cast<double>(barriers);
          } else {
            reduction.runPlain(RunControl{});
          }
          const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
          rates[counted].push_back(seconds);
        }
      for (auto& list : rates) std::sort(list.begin(), list.end());
      const auto elements = [&](const std::vector<double>& seconds) {
        return static_cast<double>(n) / seconds[repeats / 2] * 1e-6;
      };
      const auto rate = [&](double seconds) { return perThread / seconds * 1e-6; };
      fmt::print("{:<20} {:>8} {:>8} {:>14.1f} {:>14.1f} {:>14.1f} {:>14.1f} {:>14.1f} {:>14.1f}\n", kernel.id, threads,
                 std::bit_width(request.block) - 1, rate(rates[0].front()), rate(rates[0][repeats / 2]),
                 rate(rates[1].front()), rate(rates[1][repeats / 2]), elements(rates[0]), elements(rates[1]));
    }
    if (threads == std::thread::hardware_concurrency()) break;
  }
}
