// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "store/database.h"
#include "store/not_a_recording.h"
#include "store/recording.h"

/// The tables of a recording, described in resources/manual/recordings.md, and what both its reader and its writer make
/// of them.
namespace warpfold::store {

inline constexpr std::uint32_t applicationId = 0x57415250;  ///< "WARP"
/// user_version of what a device's runs are written to, and of a window's sessions. A file says the oldest one that its
/// tables need, so that older programs go on reading what they know.
inline constexpr std::uint32_t formatVersion = 1, sessionVersion = 2, countersVersion = 3;
inline constexpr std::uint32_t newestVersion = 3;

/// A table's name -> word for word what sqlite_master says of it.
using Tables = std::map<std::string, std::string>;
const Tables& recordingTables();
/// The same with hardware counters, which a recording has from the first run that was counted on.
const Tables& countedTables();
const Tables& tablesOf(const Database& recording);
const Tables& sessionTables();

/// How the file itself says that it is written.
enum class Journalling { rollback, writeAhead };
/// Throws NotARecording where the file is missing, no file, too large, of another kind or of a newer format. Reads its
/// first hundred bytes only.
Journalling requireRecording(const std::filesystem::path& path);
void createTables(Database& database, const Tables& tables, std::uint32_t version);
/// Throws std::out_of_range where the file has anything but these tables.
void requireTables(const Database& database, const Tables& tables);
/// Of a file that is written: a transaction is the kernel's to keep once it is done, and no disk is waited for; the
/// file never grows beyond what is read.
void prepareForWriting(Database& database);

void writeDevice(Database& database, const RecordedDevice& recorded);
/// Throws std::out_of_range or what nlohmann's JSON throws.
RecordedDevice readDevice(const Database& database);

/// The key in columns `column` to `column` + 6. Throws std::out_of_range.
RecordedKey keyAt(const Statement& row, int column);
void bindKey(Statement& statement, const RecordedKey& key);
/// All keys with their ids, ascending. Throws std::out_of_range.
struct KnownRun {
  RecordedKey key;
  std::uint64_t id = 0;
};
std::vector<KnownRun> readKeys(const Database& database);

/// The measurements of one run after the other by their ids.
class RunReader {
 public:
  explicit RunReader(const Database& database);
  /// Throws std::out_of_range where they are missing or out of range.
  RecordedRun read(const KnownRun& run);

 private:
  Statement m_measurements, m_steps;
  std::optional<Statement> m_counters;
};

}  // namespace warpfold::store
