// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpfold::store {

/// Where recordings are looked for: those that came with the program, then the user's own. WARPFOLD_RECORDINGS, where
/// it is set, stands in for the program's folder.
std::vector<std::filesystem::path> recordingFolders();
/// Beside the program: where an installation or a bundle puts them, or in the source tree that it was built in. Empty
/// where there is none.
std::filesystem::path programFolder();
/// The *.warpfold files of these folders in the order of their names, folder by folder; of equal names the first.
std::vector<std::filesystem::path> recordingFiles(const std::vector<std::filesystem::path>& folders);

/// What a recording is called where it is a device: "recording:nvidia-h200.warpfold".
inline constexpr const char* recordingPrefix = "recording:";
/// The file that is meant by a path, or by the name of a file of the folders; nothing where there is none.
std::optional<std::filesystem::path> findRecording(const std::filesystem::path& given);
/// The same for people, who may write what --backend takes for it and leave the ending of a name out. The text itself
/// where there is no such file, so that whoever opens it says so.
std::filesystem::path recordingNamed(const std::string& given);

}  // namespace warpfold::store
