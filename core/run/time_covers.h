// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace warpfold {

/// What several times cover, from what each does (RunResult::timeCovers): where they differ in the number of launches
/// only, "all launches …"; what differs otherwise is told one after the other.
std::string commonCover(const std::vector<std::string>& covers);

}  // namespace warpfold
