// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>

#include "run/rung.h"

namespace warpfold {

/// Why a rung's result is as close to the exact one as it is: what its order of operations does to the roundings.
struct LensNote {
  enum class Reason : std::uint8_t {
    exact,            ///< nothing rounds
    oneElement,       ///< there is nothing to combine
    oneProduct,       ///< only the mapping rounds, once
    stops,            ///< a sum of ones that has grown until adding one changes nothing
    library,          ///< an order that is not known
    atomicsOneChain,  ///< one chain of all elements, in any order
    atomics,          ///< partial results in any order
    oneChain,         ///< one chain of all elements, always the same
    chainsAndTree,
    tree
  };
  Reason reason = Reason::exact;
  std::uint64_t roundings = 0;  ///< in the longest chain
  std::uint64_t serial = 0;     ///< in one chain of all elements

  friend bool operator==(const LensNote&, const LensNote&) = default;
};

/// Nothing where the kernel did not run.
std::optional<LensNote> lensNote(const Rung& rung);

/// In words: one sentence.
Message told(const LensNote& note);

}  // namespace warpfold
