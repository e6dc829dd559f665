// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdexcept>

#include "codec/run_fields.h"
#include "store/session.h"

/// The fields of what only sessions have, and what their parts are called.
namespace warpfold::store {

inline constexpr std::size_t chunkBytes = std::size_t{1} << 20;  ///< of a part's body in one row
/// Parts of no comparison: the ladder's.
inline constexpr std::uint64_t noComparison = 0;

inline std::string sidePart(const char* what, int side) {
  return std::string(what) + (side == 0 ? ".a" : ".b");
}
inline std::string listPart(const std::string& what, std::size_t place) {
  return what + "." + std::to_string(place);
}

/// The list of traces of a result, and what their parts are called.
struct TraceList {
  const char* name;
  std::vector<BlockTracePtr> RunResult::*traces;
  std::size_t most;
};
inline constexpr TraceList traceLists[] = {{"trace", &RunResult::traces, BlockSelection::traceLimit},
                                           {"launch", &RunResult::launchTraces, 65}};

template <typename Archive>
void fields(Archive& archive, SessionLibrary& l) {
  archive("kernel", l.kernel);
  archive("median_us", l.medianUs);
  archive("samples", l.samples);
  archive("provenance", l.provenance);
  if constexpr (Archive::reads) {
    codec::requireAmount("a median", l.medianUs);
    if (l.medianUs < 1e-6 || l.kernel.size() > 64)
      throw std::out_of_range("a library's median or name is out of range");
  }
}

template <typename Archive>
void fields(Archive& archive, SessionTree& t) {
  archive("kind", t.kind);
  archive("launch", t.launch);
}

template <typename Archive>
void fields(Archive& archive, SessionView& v) {
  archive("tree_a", v.trees[0]);
  archive("tree_b", v.trees[1]);
  archive("block", v.block);
  archive("position", v.position);
  archive("chart", v.chart);
  archive("typed", codec::limited(v.typed, mostTypedValues));
  if constexpr (Archive::reads) {
    codec::requireAmount("a step", v.position);
    if (v.position > 1e6 || v.chart.size() > 64) throw std::out_of_range("a view's position or chart is out of range");
  }
}

template <typename Archive>
void fields(Archive& archive, SessionPeak& p) {
  archive("backend", p.backend);
  archive("gbs", p.gbs);
  if constexpr (Archive::reads) {
    codec::requireAmount("a peak", p.gbs);
    if (p.gbs <= 0) throw std::out_of_range("a peak is not above 0");
  }
}

}  // namespace warpfold::store
