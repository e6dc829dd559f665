// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>

#include "run/across_ranks.h"

namespace warpfold::ranks {

/// n elements over `ranks` ranks, in their order and as evenly as it goes: what remains makes the first shares one
/// larger, so that with fewer elements than ranks the last ones are empty and the first one never is.
constexpr Share shareOf(std::uint64_t n, unsigned rank, unsigned ranks) {
  const std::uint64_t each = n / ranks, more = n % ranks;
  return {rank * each + std::min<std::uint64_t>(rank, more), each + (rank < more ? 1 : 0)};
}

}  // namespace warpfold::ranks
