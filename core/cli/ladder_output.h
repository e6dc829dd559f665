// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "run/repeat_result.h"
#include "run/rung.h"

/// What ladder, lens and again print; `request` is the one that all kernels share.
namespace warpfold::cli {

std::string ladderJson(const RunRequest& request, const std::vector<Rung>& rungs,
                       std::optional<double> measuredPeakGbs);
std::string ladderCsv(const std::vector<Rung>& rungs);
std::string ladderTable(const std::vector<Rung>& rungs, std::optional<double> measuredPeakGbs);

std::string lensJson(const RunRequest& request, const std::vector<Rung>& rungs);
std::string lensCsv(const std::vector<Rung>& rungs);
std::string lensTable(const std::vector<Rung>& rungs);

std::string repeatJson(const RepeatResult& repeat);
std::string repeatCsv(const RepeatResult& repeat);
std::string repeatTable(const RepeatResult& repeat);

}  // namespace warpfold::cli
