// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "emulation/memory.h"
#include "emulation/trace_nodes.h"
#include "emulation/traced_launch.h"

namespace warpfold::emulation {

/// What the addresses of a launch are called in its traces.
class TracePlaces {
 public:
  explicit TracePlaces(const TracedLaunch& launch) : m_launch(launch) {}

  /// Where a value of the trace stands, and in which column; `known`: of the node.
  void settle(Node& node, const TraceNodes::Known& known, const BlockTrace& trace, std::uint64_t sharedBegin) const;
  /// The space of a request, and its addresses as offsets.
  void settle(WarpRequest& request, const Memory& memory, std::uint64_t sharedBegin) const;
  /// Whether the identity stands at an address of global memory, and no element of the reduction, so that it rounds
  /// nothing.
  bool isBlank(std::uint64_t address) const;

 private:
  Location locate(std::uint64_t address, std::uint64_t sharedBegin) const;
  bool isBlankOutput(std::uint64_t element) const { return m_launch.blankOutput && m_launch.blankOutput(element); }
  bool isBlankInput(std::uint64_t element) const {
    return element >= m_launch.n || (m_launch.blankInput && m_launch.blankInput(element));
  }

  const TracedLaunch& m_launch;
};

}  // namespace warpfold::emulation
