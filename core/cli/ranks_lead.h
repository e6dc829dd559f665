// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

#include "catalogue/catalogue.h"
#include "values/error.h"

/// Ranks of which the first one does something and the others do their part of its runs.
namespace warpfold::cli {

/// Meets the other ranks; on rank 0 calls `work` while this process leads them, so that it has a device `cluster`. The
/// exit status: what `work` returns; 0 of the other ranks. Ends all ranks where one fails or dies.
int withCrew(const Catalogue& catalogue, double limitSeconds, const std::function<int()>& work);

/// The same for a command, whose errors rank 0 prints.
int commandWithCrew(const Catalogue& catalogue, double limitSeconds, const std::function<int()>& command);

}  // namespace warpfold::cli
