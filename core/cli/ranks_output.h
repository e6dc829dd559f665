// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "ranks/ranks_result.h"

namespace warpfold::cli {

std::string ranksJson(const ranks::RanksResult& result);
std::string ranksTable(const ranks::RanksResult& result);

}  // namespace warpfold::cli
