// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "trace/hazard.h"

namespace warpfold::emulation {

/// Adds hazards to a list in which each kind with each pair of lines stands once, with the lowest block.
void mergeHazards(std::vector<Hazard>& list, const std::vector<Hazard>& more);

}  // namespace warpfold::emulation
