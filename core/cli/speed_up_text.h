// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

#include "cli/values.h"
#include "timing/verdict.h"

/// Speed-ups as the command line prints them.
namespace warpfold::cli {

/// "1.81 to 1.90", "–".
std::string intervalText(const std::optional<SpeedUp>& speedUp);
/// "faster", "not clear", "–".
std::string verdictText(const std::optional<SpeedUp>& speedUp);
/// `speed_up`, `speed_up_interval` and `verdict`; nulls where there is none.
void addSpeedUp(Ordered& row, const std::optional<SpeedUp>& speedUp);

}  // namespace warpfold::cli
