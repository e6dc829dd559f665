// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "run/rung.h"

namespace warpfold {

/// One sentence on why a rung's result is as close to the exact one as it is: what its order of operations does to
/// the roundings. Empty where the kernel did not run.
std::string lensNote(const Rung& rung);

}  // namespace warpfold
