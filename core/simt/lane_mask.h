// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace warpfold::simt {

/// Lanes in a mask. Without the instruction that CPUs of before 2008 lack, std::popcount is a call.
constexpr std::uint32_t countLanes(std::uint32_t mask) {
  if (mask == ~0u) return 32;
  mask -= mask >> 1 & 0x55555555u;
  mask = (mask & 0x33333333u) + (mask >> 2 & 0x33333333u);
  return ((mask + (mask >> 4)) & 0x0f0f0f0fu) * 0x01010101u >> 24;
}

}  // namespace warpfold::simt
