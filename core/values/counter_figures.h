// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "values/counters.h"
#include "words/message.h"

namespace warpfold {

/// What tables for readers show in one row or column. Made from the rows of counters.h, which are all that a further
/// counter adds to.
struct CounterFigure {
  std::string_view name;       ///< in CSV: "shared_load_conflicts"
  Message title, column;       ///< in full, and for the head of a narrow column
  std::string_view countCode;  ///< of the text "{count} sectors"
  CounterBasis basis = CounterBasis::exact;
  // One of the two:
  std::uint64_t StepCounters::*mask = nullptr;
  std::uint64_t Counters::*counter = nullptr;

  std::uint64_t of(const StepCounters& counters) const;
  std::uint64_t of(const Counters& counters) const;
  /// "16,744,448 sectors"
  Message countText(std::uint64_t count) const;
  /// "emulated as the hardware counts"
  Message provenanceText(CounterProvenance counted = CounterProvenance::emulated) const;
};

Message provenanceText(CounterBasis basis, CounterProvenance counted);

/// Of a launch: memory transactions, barriers and atomics.
const std::vector<CounterFigure>& launchFigures();
/// Of a step: threads and warps at work, and the memory transactions that are counted for single steps.
const std::vector<CounterFigure>& stepFigures();

}  // namespace warpfold
