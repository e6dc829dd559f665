// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/cluster.h"

#include <utility>

#include "emulation/block.h"

namespace warpfold::emulation {

void Cluster::settle() {
  if (m_arrived < m_expected || m_expected == 0) return;
  m_arrived = 0;
  ++m_meeting;
  if (!std::exchange(m_endsStep, false)) return;
  for (Block* const each : m_members) each->passClusterBarrier();
}

}  // namespace warpfold::emulation
