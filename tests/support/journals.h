// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sqlite3.h>

#include <filesystem>
#include <stdexcept>
#include <string>

#include "support/recordings.h"

/// What a killed program, or somebody who means harm, leaves beside a recording.
namespace warpfold::journals {

inline std::filesystem::path besides(const std::filesystem::path& file, const std::string& ending) {
  return file.string() + ending;
}

/// Leaves the file in the middle of a transaction, with the journal that brings back what was before.
inline void leaveHot(const std::filesystem::path& file, const std::string& sql) {
  const std::filesystem::path other = besides(file, ".other");
  std::filesystem::copy_file(file, other);
  sqlite3* database = nullptr;
  if (sqlite3_open(other.c_str(), &database) != SQLITE_OK ||
      sqlite3_exec(database, ("BEGIN IMMEDIATE; " + sql).c_str(), nullptr, nullptr, nullptr) != SQLITE_OK ||
      sqlite3_db_cacheflush(database) != SQLITE_OK)
    throw std::runtime_error(sqlite3_errmsg(database));
  writeBytes(file, bytesOf(other));
  writeBytes(besides(file, "-journal"), bytesOf(besides(other, "-journal")));
  sqlite3_close(database);
  std::filesystem::remove(other);
}

inline std::string bigEndian(std::uint32_t value) {
  return {static_cast<char>(value >> 24), static_cast<char>(value >> 16), static_cast<char>(value >> 8),
          static_cast<char>(value)};
}

/// Has the journal make the file `pages` pages long when it is played back (its header's fourth word).
inline void setPages(const std::filesystem::path& file, std::uint32_t pages) {
  const std::filesystem::path journal = besides(file, "-journal");
  std::string bytes = bytesOf(journal);
  writeBytes(journal, bytes.replace(16, 4, bigEndian(pages)));
}

/// A journal's last record, which names the super-journal of a transaction over several files ("The Rollback Journal",
/// sqlite.org/fileformat2.html): SQLite deletes that file when it has played the journal back.
inline std::string superJournalRecord(const std::string& name) {
  constexpr std::uint32_t lockingPage = 0x40000000 / 4096 + 1;
  std::uint32_t sum = 0;
  for (const char c : name) sum += static_cast<std::uint32_t>(static_cast<int>(c));
  return bigEndian(lockingPage) + name + bigEndian(static_cast<std::uint32_t>(name.size())) + bigEndian(sum) +
         "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7";
}

inline void nameSuperJournal(const std::filesystem::path& file, const std::filesystem::path& super) {
  const std::filesystem::path journal = besides(file, "-journal");
  writeBytes(journal, bytesOf(journal) + superJournalRecord(super.string()));
}

}  // namespace warpfold::journals
