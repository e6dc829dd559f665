// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/guarded_files.h"

#include <sqlite3.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace warpfold::store {

namespace {

constexpr int neighbours = SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL;

sqlite3_vfs* system() {
  return sqlite3_vfs_find(nullptr);
}

/// Or nothing yet.
bool isPlainFile(const char* path) {
  struct stat there {};
  if (::lstat(path, &there) != 0) return true;
  return S_ISREG(there.st_mode) && there.st_nlink == 1;
}

int openFile(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* given) {
  file->pMethods = nullptr;
  if ((flags & SQLITE_OPEN_SUPER_JOURNAL) != 0) return SQLITE_CANTOPEN;
  if ((flags & neighbours) == 0) return system()->xOpen(system(), name, file, flags, given);
  if (name != nullptr && !isPlainFile(name)) return SQLITE_CANTOPEN;
  return system()->xOpen(system(), name, file, flags | SQLITE_OPEN_NOFOLLOW, given);
}

int deleteFile(sqlite3_vfs*, const char* name, int syncFolder) {
  constexpr std::array<std::string_view, 3> endings{"-journal", "-wal", "-shm"};
  const std::string_view text = name;
  if (std::none_of(endings.begin(), endings.end(), [&](auto ending) { return text.ends_with(ending); }))
    return SQLITE_IOERR_DELETE;
  return system()->xDelete(system(), name, syncFolder);
}

}  // namespace

const char* guardedFiles() {
  static sqlite3_vfs guarded = [] {
    sqlite3_vfs made = *system();  // whose other functions ask for nothing but what is copied here
    made.pNext = nullptr;
    made.zName = "warpfold";
    made.xOpen = openFile;
    made.xDelete = deleteFile;
    return made;
  }();
  static const int registered = sqlite3_vfs_register(&guarded, 0);
  return registered == SQLITE_OK ? guarded.zName : nullptr;
}

}  // namespace warpfold::store
