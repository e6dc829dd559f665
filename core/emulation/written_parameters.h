// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "ptx/program.h"

namespace warpfold::emulation {

/// Through which parameters a kernel may write to global memory: an address that it writes to is made of these and of
/// numbers. Arrays that none of them points to are only read by its launches.
struct WrittenParameters {
  explicit WrittenParameters(const ptx::Program& program);
  bool any = false;                    ///< it may write anywhere
  std::vector<std::uint32_t> offsets;  ///< of words of 8 bytes among the parameters
};

}  // namespace warpfold::emulation
