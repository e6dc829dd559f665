// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>

namespace warpfold {

/// Called now and then by long loops with the fraction done (0 … 1). May throw to stop them.
using Tick = std::function<void(double fraction)>;

/// Elements after which a loop over the input ticks: a few milliseconds of work.
inline constexpr std::uint64_t tickElements = std::uint64_t{1} << 21;

/// Calls `work(begin, end)` for consecutive parts of [0, n) and ticks after each.
template <typename F>
void inParts(std::uint64_t n, const Tick& tick, F&& work) {
  for (std::uint64_t begin = 0; begin < n; begin += tickElements) {
    const std::uint64_t end = n - begin < tickElements ? n : begin + tickElements;
    work(begin, end);
    if (tick) tick(static_cast<double>(end) / static_cast<double>(n));
  }
}

}  // namespace warpfold
