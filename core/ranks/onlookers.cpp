// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/onlookers.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <thread>

namespace warpfold::ranks {

void napUntilCalled(Transport& transport) {
  constexpr std::chrono::microseconds shortest{50}, longest{5000};
  for (auto nap = shortest; !transport.arrived(0); nap = std::min(2 * nap, longest)) std::this_thread::sleep_for(nap);
}

Onlookers::~Onlookers() {
  constexpr std::array<std::byte, 1> call{};
  Transport& transport = m_conference.transport();
  try {
    for (unsigned rank = m_first; rank < transport.ranks(); ++rank)
      transport.send(rank, call, m_conference.limitSeconds());
  } catch (const std::exception&) {
    // The ranks are gone, and whoever noticed has said why.
  }
}

void Onlookers::nap(Conference& conference) {
  napUntilCalled(conference.transport());
  std::array<std::byte, 1> call{};
  conference.transport().receive(0, call, conference.limitSeconds());
}

}  // namespace warpfold::ranks
