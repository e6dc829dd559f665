// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "emulation/trace_nodes.h"
#include "emulation/warp.h"
#include "trace/trace.h"

namespace warpfold::emulation {

/// The steps of a trace while its block runs: what lies between two barriers of the block, in parts that end where
/// lanes of a warp meet.
class TraceSteps {
 public:
  /// `lanes`: of each warp, the mask of those that exist.
  explicit TraceSteps(std::vector<std::uint32_t> lanes) : m_lanes(std::move(lanes)) {}

  /// The operator was called at `line`; the last moment of the part's tells its line.
  void combined(const Moment& now, std::uint32_t line);
  /// The operands of a combination lie `distance` elements apart; none: not in one array.
  void noteStride(std::uint32_t part, std::optional<std::int64_t> distance);
  /// A value was left for other blocks.
  void stores(const Moment& now) { part(now.part).stores = true; }
  void add(std::uint32_t warp, std::uint32_t index, WarpRequest request);
  /// What a warp did in a part that is over.
  void closePart(std::uint32_t warp, std::uint32_t index, const PartActivity& done);
  /// A part ended at `line`, where lanes of a warp met.
  void meeting(std::uint32_t index, std::uint32_t line) { part(index).line = line; }

  /// Row of what comes before the parts of the step that is not over yet, and of each of them.
  std::uint32_t row() const { return m_row; }
  std::vector<std::uint32_t> rowsAfter() const;
  /// The step of the block is over. `line`: of its barrier; 0: so is the block.
  void close(std::uint32_t line);
  bool full() const { return m_full; }
  std::vector<Step>& steps() { return m_steps; }

 private:
  struct Part {
    Step step;
    std::uint32_t line = 0;  // where it ended, within the step of the block
    Moment lastCombination;
    std::int64_t stride = 0;
    bool strideKnown = false, strideMixed = false, combines = false, stores = false, loads = false;
    std::vector<std::uint32_t> requestsOfWarp;
    std::vector<std::uint32_t> loaded;  // of each warp, the lanes that read global memory
  };
  Part& part(std::uint32_t index);
  void finish(Part& part, std::uint32_t line, bool warpLevel);

  std::vector<std::uint32_t> m_lanes;
  std::vector<Step> m_steps;
  std::vector<Part> m_parts;
  std::uint32_t m_row = 0;
  std::size_t m_requests = 0;
  bool m_full = false;
};

}  // namespace warpfold::emulation
