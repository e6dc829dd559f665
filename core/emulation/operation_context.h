// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "emulation/lane_operation.h"
#include "emulation/warp.h"

namespace warpfold::emulation {

/// What the split that runs reaches at a call that the machine performs.
class OperationContext : public LaneContext {
 public:
  OperationContext(Warp& warp, const Instruction* at) : m_warp(warp), m_at(at) {}
  std::byte* atomic(unsigned lane, std::uint64_t address, unsigned bytes) override;
  void handToLast(unsigned lane, std::uint64_t address, const std::byte* value, unsigned bytes) override;
  std::uint32_t clusterSize() const override;
  std::uint32_t clusterRank() const override;
  void arrive(std::uint32_t mask) override { arrive(mask, false); }
  bool met(std::uint32_t mask) override;

 private:
  void arrive(std::uint32_t mask, bool waits);
  Warp& m_warp;
  const Instruction* m_at;
};

}  // namespace warpfold::emulation
