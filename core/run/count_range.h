// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace warpfold {

/// From `least` to `most`, both included; a single number where they are equal.
struct CountRange {
  std::uint64_t least = 0, most = 0;
  bool contains(std::uint64_t count) const { return least <= count && count <= most; }
  friend bool operator==(const CountRange&, const CountRange&) = default;
};

}  // namespace warpfold
