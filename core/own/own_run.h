// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "own/own_kernel.h"
#include "run/run_result.h"

namespace warpfold::own {

/// What a kernel of the user's leaves of a reduction.
enum class Leaves : std::uint8_t {
  one,       ///< one value: written once, or made by atomics
  perBlock,  ///< a value per block
  inPlace    ///< in its input, at the first element of each block
};
inline std::span<const std::string_view> enumNames(Leaves) {
  static constexpr std::array<std::string_view, 3> names{"one", "per-block", "in-place"};
  return names;
}

struct OwnRun {
  RunResult result;
  Leaves leaves = Leaves::one;
  std::optional<Message> fault;  ///< what ended the launch before it came to its end; then there is no result
};

/// What a request says rather than leaves open.
struct Given {
  bool block = false, type = false, input = false;
};

/// Runs it on the emulator, once, with every transaction counted and every hazard looked for, and judges what it
/// leaves: partials are combined here. Blocks are as many as the elements need, where the request names no grid. Where
/// it names no input, floats are small whole numbers, whose sums nothing rounds: nobody knows the order of a kernel of
/// the user's, and a tolerance for any order would let a missing element pass. `emulator`: as what its result goes.
/// Throws InvalidRequest where the request does not go with the kernel.
OwnRun runOwnKernel(const OwnKernel& kernel, const RunRequest& asked, const DeviceInfo& emulator, const Given& given,
                    const RunControl& control = {});

}  // namespace warpfold::own
