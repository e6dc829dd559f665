// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "codec/archive.h"
#include "data/typed_value.h"
#include "run/run_result.h"
#include "values/block_limit.h"

/// The job behind the window's two trees: runs two requests and, where `live`, goes on sampling A and B in turn. It
/// says MeasuredPeak too (jobs/measured_peak.h).
namespace warpfold::messages {

enum class Side : std::uint8_t { a = 0, b = 1 };
inline std::span<const std::string_view> enumNames(Side) {
  static constexpr std::array<std::string_view, 2> names{"a", "b"};
  return names;
}

/// `live`: unless the request says how many iterations. `boardThreads` also traces both kernels on a blackboard
/// example of at least that many threads, with warps of `boardWarp` lanes where these are enough; none: no blackboard.
/// `cub` asks for the GPU library's median too.
struct Compare {
  static constexpr const char* type = "comparison";
  RunRequest a, b;
  bool live = true;
  std::optional<std::uint32_t> boardThreads = 16;
  std::uint32_t boardWarp = 4;
  bool cub = false;
  bool boardLesson = true;  ///< the blackboard is larger where a kernel's lesson needs it
  TypedValues typed = {};   ///< onto the blackboard
  bool hardware = false;    ///< the GPU's own counters too, once the results are there
};

/// Asks for the blackboard examples of a comparison alone, beside whatever runs.
struct Blackboards {
  static constexpr const char* type = "blackboards";
  Compare of;
};

/// The blackboard example of one side, traced.
struct Board {
  static constexpr const char* type = "comparison.board";
  Side side = Side::a;
  BlockTracePtr trace;
  std::uint64_t n = 0;                         ///< elements of all blocks; 0: not known
  std::vector<std::string> first{}, second{};  ///< elements that are squared or multiplied, as text
};
/// The checked result of one side with its traces and first samples.
struct Result {
  static constexpr const char* type = "comparison.result";
  Side side = Side::a;
  RunResult result;
};
/// More timed samples of one side, in the order taken, in µs. Those of a recording come at its own pace.
struct Samples {
  static constexpr const char* type = "comparison.samples";
  Side side = Side::a;
  std::uint64_t firstIndex = 0;
  std::vector<double> us;
};
/// The median so far of a GPU library's own reduction of the same data, over `samples` samples.
struct CubTime {
  static constexpr const char* type = "comparison.cub";
  std::string kernel;
  double medianUs = 0;
  std::uint64_t samples = 0;  ///< 0 of one that is interpolated
  Provenance provenance = Provenance::measured;
};
/// Totals of the whole first launch, which may arrive long after the result.
struct KernelCounters {
  static constexpr const char* type = "comparison.counters";
  Side side = Side::a;
  RunCounters counters;
};

/// What the GPU of one side counted; where it could not, the reason.
struct HardwareCounted {
  static constexpr const char* type = "comparison.hardware";
  Side side = Side::a;
  HardwareCounts counts;
};

template <typename Archive>
void fields(Archive& archive, Compare& m) {
  archive("a", m.a);
  archive("b", m.b);
  archive("live", m.live);
  archive("board_threads", m.boardThreads);
  archive("board_warp", m.boardWarp);
  archive("board_lesson", m.boardLesson);
  archive("cub", m.cub);
  archive("hardware", m.hardware);
  archive("typed", codec::limited(m.typed, mostTypedValues));
  if constexpr (Archive::reads)
    if (m.boardThreads && !isBlockSize(*m.boardThreads))
      codec::refuse("a blackboard", "has no threads, or more than a block can have");
}
template <typename Archive>
void fields(Archive& archive, Blackboards& m) {
  archive("of", m.of);
}
template <typename Archive>
void fields(Archive& archive, Board& m) {
  archive("side", m.side);
  archive("trace", m.trace);
  constexpr std::size_t mostElements = 4096;
  archive("n", m.n);
  archive("first", codec::limited(m.first, mostElements));
  archive("second", codec::limited(m.second, mostElements));
}
template <typename Archive>
void fields(Archive& archive, Result& m) {
  archive("side", m.side);
  archive("result", m.result);
}
template <typename Archive>
void fields(Archive& archive, Samples& m) {
  archive("side", m.side);
  constexpr std::uint64_t mostSamples = std::uint64_t{1} << 53;
  archive("first_index", m.firstIndex);
  archive("us", m.us);
  if constexpr (Archive::reads) {
    if (m.firstIndex > mostSamples) throw std::out_of_range("a sample's number is out of range");
    codec::requireAmounts("a sample", m.us);
  }
}
template <typename Archive>
void fields(Archive& archive, CubTime& m) {
  archive("kernel", m.kernel);
  archive("median_us", m.medianUs);
  archive("samples", m.samples);
  archive("provenance", m.provenance);
  if constexpr (Archive::reads) {
    constexpr double least = 1e-6;  // µs: less than a cycle of any clock
    codec::requireAmount("a median", m.medianUs);
    if (m.medianUs < least) throw std::out_of_range("a median is too short to be a duration");
  }
}
template <typename Archive>
void fields(Archive& archive, KernelCounters& m) {
  archive("side", m.side);
  archive("counters", m.counters);
}

template <typename Archive>
void fields(Archive& archive, HardwareCounted& m) {
  archive("side", m.side);
  archive("counts", m.counts);
}

}  // namespace warpfold::messages
