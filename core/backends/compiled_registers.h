// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "catalogue/catalogue.h"
#include "model/registers.h"
#include "run/run_control.h"

namespace warpfold {

/// Compiles the first launch of the sum of every kernel that runs on a GPU, for every element type, the blocks of
/// model::registerBlocks and the architectures of resources/gpus.json that the compiler knows, and reads how many
/// registers a thread takes. Takes some minutes and needs no GPU. Throws BackendUnavailable where there is no compiler,
/// InvalidRequest where it does not know all of these architectures.
model::RegisterTable compiledRegisters(const Catalogue& catalogue, const RunControl& control);

}  // namespace warpfold
