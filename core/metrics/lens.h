// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "run/rung.h"

namespace warpfold {

/// One sentence on why a rung's result is as close to the exact one as it is: what its order of operations does to
/// the roundings. Nothing where the kernel did not run.
std::optional<Message> lensNote(const Rung& rung);

}  // namespace warpfold
