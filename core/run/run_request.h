// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "values/element_type.h"
#include "values/operation.h"

namespace warpfold {

enum class CacheState : std::uint8_t { cold, warm };

/// Which blocks of the first launch are traced in detail.
struct BlockSelection {
  enum class Kind : std::uint8_t { none, first, list, all };
  Kind kind = Kind::first;
  std::uint64_t count = 4;             ///< for `first`
  std::vector<std::uint64_t> indices;  ///< for `list`, ascending

  static BlockSelection none() { return {Kind::none, 0, {}}; }
  /// Reads none | first:K | all | comma-separated indices. Throws InvalidRequest.
  static BlockSelection parse(const std::string& text);
  std::string text() const;
  bool contains(std::uint64_t index) const;
  /// The indices below `grid`, ascending. Throws InvalidRequest above traceLimit blocks.
  std::vector<std::uint64_t> resolve(std::uint64_t grid) const;

  static constexpr std::uint64_t traceLimit = 1024;
  friend bool operator==(const BlockSelection&, const BlockSelection&) = default;

 private:
  void refuseMoreThanTraced(std::uint64_t blocks) const;
};

/// One reduction as it is asked for: what the command line, the window and the worker all speak. What is left open is
/// chosen when the run is planned (PlannedRun).
struct RunRequest {
  std::string kernel = "neighbored";
  std::optional<std::string> backend;  ///< as --backend takes it; open: the best device that runs the kernel
  std::optional<std::uint64_t> n;      ///< elements; open: as many as the file has, or the device's default
  std::uint32_t block = 512;           ///< threads per block
  std::optional<std::uint64_t> grid;   ///< blocks of the first launch; open: follows from n and the block
  ElementType type = ElementType::int32;
  Operation op = Operation::sum;
  std::string input = "msws";         ///< one of inputKinds()
  std::optional<std::string> input2;  ///< the other input of a dot product; open: as `input`, with the next seed
  std::uint64_t seed = 0;
  std::uint32_t offset = 0;                 ///< elements from a 512-byte boundary of memory to the first one
  std::optional<std::uint32_t> iterations;  ///< timed samples; open: the device's default
  std::optional<std::uint32_t> warmup;      ///< untimed runs first; open: the device's default
  CacheState cache = CacheState::cold;
  std::uint32_t warp = 32;  ///< lanes of a warp
  BlockSelection traceBlocks;
  std::optional<double> launchGapUs;   ///< of a modelled GPU: what every launch costs before it begins, µs
  std::optional<std::string> across;   ///< of several ranks: how their values become one; open: by neighbored ranks
  std::optional<std::uint32_t> ranks;  ///< how many of them take part, from rank 0 on; open: all

  friend bool operator==(const RunRequest&, const RunRequest&) = default;
};

/// 16777216, 2^24, 1e6 or 2^20+3 → the number; throws InvalidRequest about `field`.
std::uint64_t parseCount(const std::string& text, Field field);
/// 2²⁴ style text of a power of two, e.g. "2^24"; the plain number otherwise.
std::string countText(std::uint64_t n);

}  // namespace warpfold
