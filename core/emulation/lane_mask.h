// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstdint>

namespace warpfold::emulation {

/// Lanes in a mask. Without the instruction that CPUs of before 2008 lack, std::popcount is a call.
constexpr std::uint32_t countLanes(std::uint32_t mask) {
  if (mask == ~0u) return 32;
  mask -= mask >> 1 & 0x55555555u;
  mask = (mask & 0x33333333u) + (mask >> 2 & 0x33333333u);
  return ((mask + (mask >> 4)) & 0x0f0f0f0fu) * 0x01010101u >> 24;
}

/// Calls `visit` with each lane of a mask, ascending.
template <typename Visit>
void forEachLane(std::uint32_t mask, Visit visit) {
  for (; mask != 0; mask &= mask - 1) visit(static_cast<std::uint32_t>(std::countr_zero(mask)));
}

}  // namespace warpfold::emulation
