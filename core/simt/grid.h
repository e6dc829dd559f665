// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "simt/block.h"
#include "simt/launch_hazards.h"

namespace warpfold::simt {

/// Runs all blocks of a launch in order, on this thread. A block that waits for others in a loop stays resident while
/// further ones start. Adds to `counts` what was executed, where the code is counted, and tells `hazards`, which may be
/// null, what it finds; a launch whose threads wait for each other for ever then ends there. Throws KernelFault, and
/// InvalidRequest where the launch does not fit the kernel.
void runGrid(const Code& code, const Memory& memory, const Launch& launch, LaunchCounts& counts,
             LaunchHazards* hazards = nullptr);

}  // namespace warpfold::simt
