// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "catalogue/kernel_info.h"
#include "emulation/code.h"
#include "values/operation.h"

namespace warpfold::reductions {

/// Which code of a catalogue kernel a launch runs.
struct CodeKey {
  ElementType stored = ElementType::int32;  ///< of the elements of the first launch
  Operation op = Operation::sum;
  bool firstLaunch = true;
  std::uint32_t block = 1;
  bool counted = false, traced = false;
};

/// Made once for each key and kept as long as somebody uses it. Throws std::logic_error where the kernel has no PTX for
/// such a launch.
std::shared_ptr<const emulation::Code> codeOf(const KernelInfo& kernel, const CodeKey& key);

}  // namespace warpfold::reductions
