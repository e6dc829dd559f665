// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "run/rung.h"
#include "run/spread.h"

/// What ladder, lens and again print; `request` is the one that all kernels share.
namespace warpfold::cli {

std::string ladderJson(const RunRequest& request, const std::vector<Rung>& rungs, std::optional<double> roofGbs);
std::string ladderCsv(const std::vector<Rung>& rungs);
std::string ladderTable(const std::vector<Rung>& rungs, std::optional<double> roofGbs);

std::string lensJson(const RunRequest& request, const std::vector<Rung>& rungs);
std::string lensTable(const std::vector<Rung>& rungs);

std::string spreadJson(const Spread& spread);
std::string spreadTable(const Spread& spread);

}  // namespace warpfold::cli
