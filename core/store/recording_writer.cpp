// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <map>
#include <set>
#include <system_error>

#include "codec/problem.h"
#include "codec/run_fields.h"
#include "data/whole_file.h"
#include "store/limits.h"
#include "store/neighbours.h"
#include "store/opening.h"
#include "store/packing.h"
#include "store/recording.h"
#include "store/schema.h"
#include "store/write_lock.h"
#include "words/say.h"

namespace warpfold::store {

namespace {

namespace fs = std::filesystem;

bool isNew(const fs::path& path) {
  std::error_code error;
  const auto status = fs::status(path, error);
  return !fs::exists(status) || (fs::is_regular_file(status) && fs::file_size(path, error) == 0);
}

/// A file without runs, unless another program is quicker. It is made beside its place and then put there, so that a
/// kill leaves a whole one or none.
void begin(const fs::path& path, const RecordedDevice& device) {
  DraftFile draft(path);
  {
    Database database(draft.path(), Database::Mode::write);
    prepareForWriting(database);
    Transaction transaction(database);
    createTables(database, recordingTables(), formatVersion);
    writeDevice(database, device);
    transaction.commit();
  }
  if (draft.moveTo(draft.place()) || !isNew(path)) return;
  const WriteLock lock(path);  // an empty file
  if (isNew(path)) draft.replace();
}

/// What a killed program left beside the file is played back when it is opened for writing: first in a copy, so that
/// nothing happens to a file that would be none after that. Throws what opening for reading does.
void requireSoundJournal(const fs::path& path) {
  const fs::path journal = besides(fs::canonical(path), "-journal");
  std::error_code error;
  if (!fs::exists(fs::symlink_status(journal, error))) return;
  const auto database = openForReading(path);
  if (!hasTable(*database, "session")) requireTables(*database, tablesOf(*database));
}

/// Every run is a transaction of its own, so that a kill loses no run that was added: what was committed is the
/// kernel's to keep, and SQLite waits for no disk. flush() does, for the case that the machine goes down.
class OpenWriter : public RecordingWriter {
 public:
  OpenWriter(const fs::path& path, const RecordedDevice& device)
      : m_path(path), m_lock(path), m_database(path, Database::Mode::write) {
    prepareForWriting(m_database);
    goOn(device);
    m_insertRun.emplace(m_database, "INSERT OR REPLACE INTO runs VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    m_insertMeasurements.emplace(m_database, "INSERT OR REPLACE INTO measurements VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    m_insertStep.emplace(m_database, "INSERT INTO steps VALUES (?, ?, ?, ?)");
    m_deleteSteps.emplace(m_database, "DELETE FROM steps WHERE run = ?");
    if (hasTable(m_database, "counters")) prepareCounters();
  }
  ~OpenWriter() override {
    try {
      flush();
    } catch (const Error&) {
      // what was added is in the file already
    }
  }

  bool contains(const RecordedKey& key) const override { return m_ids.contains(key); }
  bool hasCounters(const RecordedKey& key) const override {
    const auto known = m_ids.find(key);
    return known != m_ids.end() && m_counted.contains(known->second);
  }

  void add(const RecordedRun& run) override {
    check(run);
    const auto known = m_ids.find(run.key);
    const std::uint64_t id = known != m_ids.end() ? known->second : m_nextId;
    write([&] {
      Transaction transaction(m_database);
      bindKey(*m_insertRun, run.key);
      m_insertRun->bind(7, id).run();
      m_insertMeasurements->bind(0, id).bind(1, run.samplesUs).bind(2, run.dropped).bind(3, run.launchUs);
      m_insertMeasurements->bind(4, run.traceOverhead).bind(5, run.state.smClockMhz);
      m_insertMeasurements->bind(6, run.state.memoryClockMhz).bind(7, run.state.temperatureCelsius);
      m_insertMeasurements->bind(8, run.state.powerWatts).run();
      m_deleteSteps->bind(0, id).run();
      for (const RecordedStep& step : run.steps) {
        m_insertStep->bind(0, id).bind(1, std::uint64_t{step.launch}).bind(2, std::uint64_t{step.index});
        m_insertStep->bind(3, std::optional(step.timeNs)).run();
      }
      if (m_deleteCounters) m_deleteCounters->bind(0, id).run();
      if (run.hardware) insertCounters(id, *run.hardware);
      transaction.commit();
    });
    if (run.hardware)
      m_counted.insert(id);
    else
      m_counted.erase(id);
    if (known != m_ids.end()) return;
    m_ids.emplace(run.key, id);
    ++m_nextId;
  }

  void addCounters(const RecordedKey& key, const HardwareCounts& counts) override {
    const std::uint64_t id = m_ids.at(key);
    write([&] {
      Transaction transaction(m_database);
      insertCounters(id, counts);
      transaction.commit();
    });
    m_counted.insert(id);
  }

  void flush() override {
    const int file = ::open(m_path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) refuse(errno);
    const int error = ::fdatasync(file) != 0 ? errno : 0;
    // Closing it gives up the locks that SQLite holds, and between transactions it holds none.
    ::close(file);
    if (error != 0) refuse(error);
  }

 private:
  void prepareCounters() {
    m_insertCounters.emplace(m_database, "INSERT OR REPLACE INTO counters VALUES (?, ?)");
    m_deleteCounters.emplace(m_database, "DELETE FROM counters WHERE run = ?");
    Statement rows(m_database, "SELECT run FROM counters");
    while (rows.step()) m_counted.insert(rows.integer(0));
  }
  /// Within a transaction. The table comes with the first counters, and with it the format that has it.
  void insertCounters(std::uint64_t id, const HardwareCounts& counts) {
    if (!m_insertCounters) {
      m_database.execute(countedTables().at("counters"));
      m_database.execute(fmt::format("PRAGMA user_version={}", countersVersion));
      prepareCounters();
    }
    const std::vector<std::uint8_t> body = packed(codec::encode(counts));
    m_insertCounters->bind(0, id).bind(1, std::span<const std::uint8_t>(body)).run();
  }
  void goOn(const RecordedDevice& device) {
    if (hasTable(m_database, "session")) throw NotARecording(say<"recording-is-session">());
    requireTables(m_database, tablesOf(m_database));
    const RecordedDevice recorded = readDevice(m_database);
    if (recorded.device.name != device.device.name ||
        recorded.device.multiprocessors != device.device.multiprocessors ||
        recorded.device.timing != device.device.timing)
      throw NotARecording(say<"recording-other-device">(arg<"recorded">(english(recorded.device.called())),
                                                        arg<"device">(english(device.device.called()))));
    for (KnownRun& run : readKeys(m_database)) {
      m_nextId = std::max(m_nextId, run.id + 1);
      m_ids.emplace(std::move(run.key), run.id);
    }
  }
  [[noreturn]] void refuse(int error) const {
    throw InvalidRequest(Field::output, m_path.string(),
                         say<"recording-not-written">(arg<"reason">(std::generic_category().message(error))));
  }
  template <typename Work>
  void write(Work work) {
    if (!m_lock.isInPlace()) throw InvalidRequest(Field::output, m_path.string(), say<"recording-gone">());
    try {
      work();
    } catch (const DatabaseError& error) {
      for (auto* statement :
           {&m_insertRun, &m_insertMeasurements, &m_insertStep, &m_deleteSteps, &m_insertCounters, &m_deleteCounters})
        if (*statement) (*statement)->reset();
      if (m_insertCounters && !hasTable(m_database, "counters")) {  // the table went with the transaction
        m_insertCounters.reset();
        m_deleteCounters.reset();
      }
      throw InvalidRequest(Field::output, m_path.string(), say<"recording-not-written">(arg<"reason">(error.what())));
    }
  }

  fs::path m_path;
  WriteLock m_lock;
  Database m_database;
  std::optional<Statement> m_insertRun, m_insertMeasurements, m_insertStep, m_deleteSteps;
  std::optional<Statement> m_insertCounters, m_deleteCounters;  // once there are some
  std::set<std::uint64_t> m_counted;                            // runs that have counters
  std::map<RecordedKey, std::uint64_t> m_ids;
  std::uint64_t m_nextId = 1;
};

}  // namespace

void deleteFile(const fs::path& path) {
  const auto refuse = [&](Message message) { throw InvalidRequest(Field::output, path.string(), std::move(message)); };
  try {
    const WriteLock lock(path);
    std::error_code error;
    fs::remove(path, error);
    if (error) refuse(say<"recording-not-deleted">(arg<"reason">(error.message())));
    const fs::path journal = besides(path, "-journal");
    if (fs::is_regular_file(fs::symlink_status(journal, error))) fs::remove(journal, error);
  } catch (const NotARecording& error) {
    refuse(error.message());
  }
}

std::unique_ptr<RecordingWriter> RecordingWriter::open(const fs::path& path, const RecordedDevice& device) {
  const auto refuse = [&](Message message) { throw InvalidRequest(Field::output, path.string(), std::move(message)); };
  const auto damaged = [&](const std::exception& error) {
    refuse(say<"recording-damaged">(arg<"problem">(codec::problemText(error))));
  };
  try {
    check(device);
    if (isNew(path)) begin(path, device);
    requireRecording(path);
    requireSoundJournal(path);
    return std::make_unique<OpenWriter>(path, device);
  } catch (const NotARecording& error) {
    refuse(error.message());
  } catch (const DatabaseError& error) {
    const int primary = error.code() & 0xff;
    if (primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB) damaged(error);
    refuse(say<"recording-not-created">(arg<"reason">(error.what())));
  } catch (const std::out_of_range& error) {
    damaged(error);
  } catch (const codec::Json::exception& error) {
    damaged(error);
  } catch (const fs::filesystem_error& error) {
    refuse(say<"recording-not-created">(arg<"reason">(error.code().message())));
  }
  return nullptr;
}

}  // namespace warpfold::store
