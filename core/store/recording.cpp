// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/recording.h"

#include <algorithm>
#include <mutex>

#include "codec/problem.h"
#include "store/limits.h"
#include "store/opening.h"
#include "store/schema.h"
#include "words/say.h"

namespace warpfold::store {

namespace {

namespace fs = std::filesystem;

class OpenRecording : public Recording {
 public:
  explicit OpenRecording(const fs::path& path) : m_database(openForReading(path)) {
    const Snapshot snapshot(*m_database);
    if (hasTable(*m_database, "session")) throw NotARecording(say<"recording-is-session">());
    requireTables(*m_database, tablesOf(*m_database));
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
      throw DeviceFault(say<"recording-changed">(arg<"problem">(codec::problemText(error))));
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
  try {
    return std::make_shared<OpenRecording>(path);
  } catch (...) {
    throw InvalidRequest(Field::backend, "recording:" + path.string(), problemOf(std::current_exception()));
  }
}

}  // namespace warpfold::store
