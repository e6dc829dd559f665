// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/recording_folders.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <system_error>

namespace warpfold::store {

namespace {

namespace fs = std::filesystem;

const char* environment(const char* name) {
  const char* const value = std::getenv(name);
  return value != nullptr && *value != '\0' ? value : nullptr;
}

fs::path userFolder() {
  if (const char* data = environment("XDG_DATA_HOME")) return fs::path(data) / "warpfold/recordings";
  if (const char* home = environment("HOME")) return fs::path(home) / ".local/share/warpfold/recordings";
  return {};
}

}  // namespace

fs::path programFolder() {
  std::error_code ignored;
  const fs::path program = fs::read_symlink("/proc/self/exe", ignored).parent_path();
  for (const char* place : {"../share/warpfold/recordings", "../../../resources/recordings"})
    if (fs::is_directory(program / place, ignored)) return program / place;
  return {};
}

std::vector<fs::path> recordingFolders() {
  const char* const given = environment("WARPFOLD_RECORDINGS");
  std::vector<fs::path> folders{given != nullptr ? fs::path(given) : programFolder(), userFolder()};
  std::erase_if(folders, [](const fs::path& folder) { return folder.empty(); });
  return folders;
}

std::vector<fs::path> recordingFiles(const std::vector<fs::path>& folders) {
  constexpr std::size_t most = 200;  // of a folder: a list of devices is for people
  std::vector<fs::path> all;
  std::set<fs::path> names;
  for (const fs::path& folder : folders) {
    std::vector<fs::path> files;
    std::error_code failed;
    for (fs::directory_iterator it(folder, failed), end; !failed && it != end && files.size() < most;
         it.increment(failed))
      if (it->path().extension() == ".warpfold") files.push_back(it->path());
    std::sort(files.begin(), files.end());
    for (const fs::path& file : files)
      if (names.insert(file.filename()).second) all.push_back(file);
  }
  return all;
}

std::optional<fs::path> findRecording(const fs::path& given) {
  std::error_code ignored;
  if (!given.empty() && fs::exists(given, ignored)) return given;
  for (const fs::path& file : recordingFiles(recordingFolders()))
    if (file.filename() == given) return file;
  return std::nullopt;
}

fs::path recordingNamed(const std::string& given) {
  const std::string_view prefix = recordingPrefix;
  const bool prefixed = given.starts_with(prefix);
  const std::string name = prefixed ? given.substr(prefix.size()) : given;
  for (const std::string& each : {given, name, name + ".warpfold"})
    if (const auto found = findRecording(each)) return *found;
  return given;
}

}  // namespace warpfold::store
