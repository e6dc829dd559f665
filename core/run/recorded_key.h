// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

#include "run/run_request.h"

namespace warpfold {

/// What a time depends on. Times do not depend on the input's values, which are not part of it.
struct RecordedKey {
  std::string kernel;
  ElementType type = ElementType::int32;
  Operation op = Operation::sum;
  std::uint64_t n = 0;                ///< elements
  std::uint32_t block = 0;            ///< threads per block; 0 for a library, which chooses its own
  std::optional<std::uint64_t> grid;  ///< where one was asked for; open: it follows from n and the block
  CacheState cache = CacheState::cold;

  friend auto operator<=>(const RecordedKey&, const RecordedKey&) = default;
};

}  // namespace warpfold
