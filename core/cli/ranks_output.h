// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "ranks/ranks_result.h"

namespace warpfold::cli {

/// `backend`: what was asked for, cluster or cuda:all.
std::string ranksJson(const ranks::RanksResult& result, const std::string& backend);
std::string ranksTable(const ranks::RanksResult& result);

}  // namespace warpfold::cli
