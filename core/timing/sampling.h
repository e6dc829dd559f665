// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "timing/stopping.h"

/// How many samples are enough for what: these numbers stand here and nowhere else.
namespace warpfold::sampling {

/// As many as are asked for.
inline StoppingRule exactly(std::uint64_t samples) {
  return {.criterion = "count", .most = samples};
}
/// What a device does where a request names neither.
struct Usual {
  std::uint32_t iterations = 0;  ///< the most timed samples
  std::uint32_t warmup = 0;      ///< untimed runs before them
};
inline constexpr Usual usualOfGpu{1000, 5}, usualOfCpu{200, 2}, usualOfEmulator{5, 1};
/// The least of them, however soon the median has settled: 100 on a GPU, 20 on a CPU.
inline std::uint64_t leastOf(std::uint64_t most) {
  constexpr std::uint64_t few = 5;
  return std::min(most, std::max(few, most / 10));
}
/// Where a request leaves it open: until the median is known to half a percent, or for two seconds.
inline StoppingRule untilSettled(std::uint64_t most) {
  return {.criterion = "settled",
          .least = leastOf(most),
          .most = most,
          .relativeWidth = 0.005,
          .longest = std::chrono::seconds(2)};
}
/// What an emulator takes says nothing about a GPU, so that a run of seconds is not repeated for it.
inline StoppingRule emulated(std::uint64_t most) {
  return {.criterion = "spent", .most = most, .longest = std::chrono::milliseconds(100)};
}
/// A recording is played whole: PreparedRun takes no more samples than there are.
inline constexpr Usual usualOfRecording{100'000, 0};
/// Samples of one launch alone, for its share of the whole.
inline constexpr int launchAlone = 5;
/// Where only the value of a run counts.
inline constexpr std::uint32_t valueOnly = 1;
/// What a result begins with, so that it comes with a median; the rest streams.
inline StoppingRule firstLook() {
  return exactly(3);
}
/// Samples that go on while a window shows them. What an emulator takes says nothing about a GPU, so that it is soon
/// watched enough.
inline StoppingRule live(bool emulated) {
  if (!emulated) return {.criterion = "endless"};
  return {.criterion = "watched", .most = 200, .longest = std::chrono::seconds(10)};
}
/// A GPU library beside a comparison: a mark, not a measurement of its own.
inline StoppingRule library() {
  return {.criterion = "settled", .least = 3, .most = 30, .relativeWidth = 0.01};
}
/// Its untimed runs before them.
inline constexpr std::uint32_t libraryWarmup = 2;
/// Pairs of samples of a comparison for one of the library: the comparison's own rate hardly suffers.
inline constexpr std::uint32_t pairsPerLibrarySample = 10;
/// A run that is recorded, one of very many: enough for the intervals of a median and of a ratio.
inline StoppingRule recorded() {
  return {.criterion = "watched", .least = 7, .most = 20, .longest = std::chrono::milliseconds(30)};
}
/// Of one whose single sample takes longer than that.
inline StoppingRule recordedSlow() {
  return exactly(3);
}
/// Runs of one kernel whose different results are counted.
inline constexpr std::uint32_t repeatedRuns = 200;
/// The same where nobody asked for them: beside a picture, for which an emulator has about a second or two. None where
/// so few runs fit into that, that their spread says nothing.
inline std::uint32_t repeatedUnasked(bool emulated, std::uint64_t n) {
  constexpr std::uint64_t elements = std::uint64_t{1} << 25, fewest = 20;
  if (!emulated || n == 0) return repeatedRuns;
  const std::uint64_t runs = std::min<std::uint64_t>(repeatedRuns, elements / n);
  return runs < fewest ? 0 : static_cast<std::uint32_t>(runs);
}
/// Samples of each side that a picture of a live comparison waits for.
inline constexpr std::uint64_t pictured = 60;

}  // namespace warpfold::sampling
