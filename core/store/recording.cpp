// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/recording.h"

#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <mutex>
#include <system_error>

#include "codec/archive.h"
#include "store/limits.h"
#include "store/schema.h"
#include "words/say.h"

namespace warpfold::store {

namespace {

namespace fs = std::filesystem;

fs::path besides(const fs::path& path, const char* ending) {
  fs::path other = path;
  return other += ending;
}

/// A folder of our own that goes with what is in it.
class PrivateFolder {
 public:
  PrivateFolder() {
    std::string name = (fs::temp_directory_path() / "warpfold-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
      throw fs::filesystem_error("mkdtemp", std::make_error_code(std::errc::io_error));
    m_path = name;
  }
  ~PrivateFolder() {
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
  }
  PrivateFolder(const PrivateFolder&) = delete;
  PrivateFolder& operator=(const PrivateFolder&) = delete;
  const fs::path& path() const { return m_path; }

 private:
  fs::path m_path;
};

/// The file as it was before what a killed program had begun to change. The journal beside it tells; it is played back
/// in a copy, since the file itself is not ours to change. Throws filesystem_error where there is no room for one.
std::unique_ptr<Database> recovered(const fs::path& path) {
  const PrivateFolder folder;
  const fs::path copy = folder.path() / "copy", journal = besides(path, "-journal");
  if (fs::file_size(journal) > mostFileBytes) throw NotARecording(say<"recording-other-file">());
  fs::copy_file(path, copy);
  fs::copy_file(journal, besides(copy, "-journal"));
  auto database = std::make_unique<Database>(copy, Database::Mode::write);
  Statement(*database, "SELECT 1 FROM sqlite_master").step();
  database->execute("PRAGMA query_only=ON");
  return database;  // the copy is open, and lives as long as that
}

std::unique_ptr<Database> opened(const fs::path& path) {
  const auto open = [&](Database::Mode mode) {
    auto database = std::make_unique<Database>(path, mode);
    Statement(*database, "SELECT 1 FROM sqlite_master").step();
    return database;
  };
  try {
    return open(Database::Mode::read);
  } catch (const DatabaseError& error) {
    if (error.code() == SQLITE_READONLY_ROLLBACK) return recovered(path);
    const int primary = error.code() & 0xff;
    const bool lockless = primary == SQLITE_CANTOPEN || primary == SQLITE_READONLY || primary == SQLITE_IOERR;
    if (!lockless || fs::exists(besides(path, "-journal")) || fs::exists(besides(path, "-wal"))) throw;
    return open(Database::Mode::readUnlocked);
  }
}

class OpenRecording : public Recording {
 public:
  explicit OpenRecording(const fs::path& path) : m_database(opened(path)) {
    requireOurTables(*m_database);
    m_recorded = readDevice(*m_database);
    m_runs = readKeys(*m_database);
    m_keys.reserve(m_runs.size());
    for (const KnownRun& run : m_runs) m_keys.push_back(run.key);
    m_reader = std::make_unique<RunReader>(*m_database);
    if (fs::file_size(path) <= mostBytesReadAtOnce)
      for (const KnownRun& run : m_runs) m_reader->read(run);
  }

  const RecordedDevice& recorded() const override { return m_recorded; }
  const std::vector<RecordedKey>& keys() const override { return m_keys; }
  std::optional<RecordedRun> find(const RecordedKey& key) const override {
    const auto found = std::lower_bound(m_keys.begin(), m_keys.end(), key);
    if (found == m_keys.end() || *found != key) return std::nullopt;
    const auto refuse = [](const std::exception& error) {
      throw DeviceFault(say<"recording-changed">(arg<"problem">(error.what())));
    };
    const std::lock_guard lock(m_mutex);
    try {
      return m_reader->read(m_runs[static_cast<std::size_t>(found - m_keys.begin())]);
    } catch (const DatabaseError& error) {
      refuse(error);
    } catch (const std::out_of_range& error) {
      refuse(error);
    }
    return std::nullopt;
  }

 private:
  std::unique_ptr<Database> m_database;
  RecordedDevice m_recorded;
  std::vector<KnownRun> m_runs;
  std::vector<RecordedKey> m_keys;
  mutable std::mutex m_mutex;  // of the reader
  std::unique_ptr<RunReader> m_reader;
};

}  // namespace

std::shared_ptr<const Recording> Recording::open(const fs::path& path) {
  const auto refuse = [&](Message message) {
    throw InvalidRequest(Field::backend, "recording:" + path.string(), std::move(message));
  };
  const auto damaged = [&](const std::exception& error) {
    refuse(say<"recording-damaged">(arg<"problem">(error.what())));
  };
  try {
    requireRecording(path);
    return std::make_shared<OpenRecording>(path);
  } catch (const NotARecording& error) {
    refuse(error.message());
  } catch (const DatabaseError& error) {
    const int primary = error.code() & 0xff;
    if (primary == SQLITE_CANTOPEN || primary == SQLITE_BUSY || primary == SQLITE_PERM)
      refuse(say<"recording-not-opened">(arg<"reason">(error.what())));
    damaged(error);
  } catch (const std::out_of_range& error) {
    damaged(error);
  } catch (const codec::Json::exception& error) {
    damaged(error);
  } catch (const Error& error) {  // a value that its type does not take
    damaged(error);
  } catch (const fs::filesystem_error& error) {
    refuse(say<"recording-not-opened">(arg<"reason">(error.code().message())));
  }
  return nullptr;
}

}  // namespace warpfold::store
