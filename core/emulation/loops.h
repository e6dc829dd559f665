// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "emulation/machine.h"

namespace warpfold::emulation {

/// A loop of a counted kernel while a lane is in it, so that accesses of lanes in the same trip can be told from those
/// in another one: the keywords for and while make one (device_names_begin.h).
class Loop {
 public:
  constexpr explicit Loop(std::uint32_t line) {
    if (std::is_constant_evaluated()) return;
    m_outer = Machine::path();
    m_trip = mixed(m_outer + line);
  }
  constexpr ~Loop() {
    if (!std::is_constant_evaluated()) Machine::path() = m_outer;
  }
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  /// True once.
  constexpr bool enter() { return std::exchange(m_first, false); }
  constexpr void trip() {
    if (!std::is_constant_evaluated()) Machine::path() = ++m_trip;
  }
  /// `condition`, tried before each trip.
  constexpr bool again(bool condition) {
    if (condition) trip();
    return condition;
  }

 private:
  static constexpr std::uint64_t mixed(std::uint64_t v) {
    v *= 0x9e3779b97f4a7c15u;
    return v ^ v >> 29;
  }
  std::uint64_t m_outer = 0, m_trip = 0;
  bool m_first = true;
};

}  // namespace warpfold::emulation
