// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cli/values.h"

/// Why a modelled time is what it is.
namespace warpfold::cli {

/// null where a time is not modelled.
Ordered modelJson(const std::optional<ModelledRun>& model);
/// Lines below a time: what it consists of, how many blocks of the first launch reside together, and why no more.
std::string modelText(const ModelledRun& model);

}  // namespace warpfold::cli
