// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "ptx/control_flow.h"
#include "ptx/register_set.h"

namespace warpfold::ptx {

/// What is known of a function before it runs, for warps whose lanes come together again where their ways meet.
struct Divergence {
  /// By register: whether lanes that execute an instruction together may find different values in it. What is not
  /// varying can be held once for all lanes.
  std::vector<bool> varying;
  /// By block: the registers in which lanes that are elsewhere may still hold a value, so that a write here must leave
  /// theirs alone. All others may be written in all lanes, which needs no mask.
  std::vector<RegisterSet> keep;
  /// By block: whether the lanes may part at its end.
  std::vector<bool> parts;
};

/// Kernels get the same parameters in all lanes, functions that are called do not.
///
/// A branch on a varying predicate parts lanes until they meet. In between, whatever one side writes and a lane that
/// waits at the other side's begin or at the meeting point still reads is kept, and varying. Where a side may be
/// interrupted (it waits for others, or its loop may wait for a word to change), the other side runs at any point, so
/// that everything is kept there.
Divergence analyseDivergence(const Function& function, const std::vector<Instruction>& code, const ControlFlow& flow,
                             const std::vector<RegisterSet>& live);

/// Tells of a loop whether it may wait for a word of memory that others change: it holds an atomic, a volatile, relaxed
/// or acquiring load, a fence, or something at which lanes of a warp wait for each other. A compiler takes what is none
/// of these out of a loop.
class WaitingLoops {
 public:
  explicit WaitingLoops(const std::vector<Instruction>& code);
  bool mayWait(std::uint32_t begin, std::uint32_t end) const { return m_waits[end] != m_waits[begin]; }
  /// Something in it may change what others see, or takes others for it.
  bool changes(std::uint32_t begin, std::uint32_t end) const { return m_changes[end] != m_changes[begin]; }

 private:
  // How many instructions that wait, and that change what others see, stand before each.
  std::vector<std::uint32_t> m_waits, m_changes;
};

}  // namespace warpfold::ptx
