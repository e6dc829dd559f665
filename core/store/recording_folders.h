// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <vector>

namespace warpfold::recording {

/// Where recordings are looked for: those that came with the program, then the user's own. WARPFOLD_RECORDINGS, where
/// it is set, stands in for the program's folder.
std::vector<std::filesystem::path> recordingFolders();
/// The *.warpfold files of these folders in the order of their names, folder by folder; of equal names the first.
std::vector<std::filesystem::path> recordingFiles(const std::vector<std::filesystem::path>& folders);

}  // namespace warpfold::recording
