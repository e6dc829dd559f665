// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/schema.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <system_error>

#include "codec/parse.h"
#include "codec/require.h"
#include "codec/run_fields.h"
#include "store/limits.h"
#include "store/packing.h"
#include "values/block_limit.h"
#include "words/say.h"

namespace warpfold::store {

namespace {

using codec::require;

constexpr std::size_t headerBytes = 100;

/// The first bytes of a file. Throws NotARecording.
std::array<unsigned char, headerBytes> headerOf(const std::filesystem::path& path) {
  const auto refuse = [](int error) {
    if (error == ENOENT || error == ENOTDIR) throw NotARecording(say<"recording-missing">());
    throw NotARecording(say<"recording-not-opened">(arg<"reason">(std::generic_category().message(error))));
  };
  // A pipe would wait for its other end.
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) refuse(errno);
  struct stat status {};
  std::array<unsigned char, headerBytes> header{};
  const int failed = ::fstat(file, &status) != 0 ? errno : 0;
  const bool regular = S_ISREG(status.st_mode);
  const auto read = regular ? ::read(file, header.data(), header.size()) : 0;
  const int unread = read < 0 ? errno : 0;
  ::close(file);
  if (failed != 0 || unread != 0) refuse(failed != 0 ? failed : unread);
  if (!regular) throw NotARecording(say<"recording-not-regular">());
  if (static_cast<std::uint64_t>(status.st_size) > mostFileBytes)
    throw NotARecording(say<"recording-too-large">(arg<"bytes">(static_cast<std::uint64_t>(status.st_size)),
                                                   arg<"most">(mostFileBytes)));
  if (read != static_cast<ssize_t>(header.size())) throw NotARecording(say<"recording-other-file">());
  return header;
}

std::uint32_t bigEndian(const unsigned char* bytes) {
  return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 | std::uint32_t{bytes[2]} << 8 | bytes[3];
}

template <typename E>
E enumerator(const Statement& row, int column) {
  return codec::valueIn(codec::enumNames(E{}), row.text(column, 40), E{});
}

std::optional<double> asDouble(const std::optional<std::uint64_t>& value) {
  return value ? std::optional<double>(static_cast<double>(*value)) : std::nullopt;
}

// Of the JSON that describes a device. In the first, its cache and its driver were told in its details only.
// Up to the second, the kinds of a message's arguments were numbers.
constexpr std::uint64_t deviceFormat = 3;

template <typename T>
std::optional<T> argumentOf(const Messages& details, std::string_view code, std::string_view name) {
  for (const Message& detail : details)
    if (const Argument::Value* value = detail.code == code ? detail.find(name) : nullptr)
      if (const T* held = std::get_if<T>(value)) return *held;
  return std::nullopt;
}

/// The first format told both in one detail: "13.0 (580.159.04)".
void partVersions(DeviceInfo& device) {
  const auto both = std::find_if(device.details.begin(), device.details.end(),
                                 [](const Message& detail) { return detail.code == "gpu-driver"; });
  if (both == device.details.end()) return;
  const std::string told = argumentOf<std::string>(device.details, "gpu-driver", "version").value_or("");
  const auto open = told.find(" (");
  const bool two = open != std::string::npos && told.ends_with(')');
  device.cuda = two ? told.substr(0, open) : told;
  *both = say<"gpu-cuda">(arg<"version">(device.cuda));
  if (!two) return;
  device.driver = told.substr(open + 2, told.size() - open - 3);
  device.details.insert(both + 1, say<"gpu-driver-version">(arg<"version">(device.driver)));
}

void takeFactsFromDetails(DeviceInfo& device) {
  partVersions(device);
  if (const auto megabytes = argumentOf<std::int64_t>(device.details, "gpu-cache", "megabytes"); megabytes > 0)
    device.l2Bytes = static_cast<std::uint64_t>(*megabytes) * 1'000'000;
}

codec::Json deviceJson(const DeviceInfo& device) {
  codec::Json info = codec::encode(device);
  info["format"] = deviceFormat;
  return info;
}

DeviceInfo deviceOf(const codec::Json& stored) {
  // What a recording of an older program does not say of its device is as where nobody said anything.
  codec::Json info = codec::encode(DeviceInfo{});
  info["format"] = 1u;
  info.update(stored, true);
  const auto format = codec::decode<std::uint64_t>(info.at("format"));
  if (format == 0) throw std::out_of_range("the format of its device is 0");
  if (format > deviceFormat)
    throw NotARecording(say<"recording-newer">(arg<"version">(format), arg<"known">(deviceFormat)));
  auto device = codec::decode<DeviceInfo>(info);
  if (format == 1) takeFactsFromDetails(device);
  return device;
}

}  // namespace

const Tables& recordingTables() {
  static const Tables all{
      {"device",
       "CREATE TABLE device (name TEXT NOT NULL, backend TEXT NOT NULL, timing TEXT NOT NULL, date TEXT NOT NULL, "
       "version TEXT NOT NULL, driver TEXT NOT NULL, note TEXT NOT NULL, multiprocessors INTEGER, memory_bytes "
       "INTEGER, peak_read_gbs REAL, datasheet_gbs REAL, info TEXT NOT NULL)"},
      {"runs",
       "CREATE TABLE runs (kernel TEXT NOT NULL, type TEXT NOT NULL, op TEXT NOT NULL, n INTEGER NOT NULL, block "
       "INTEGER NOT NULL, grid INTEGER NOT NULL, cache TEXT NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (kernel, type, "
       "op, n, block, grid, cache)) WITHOUT ROWID"},
      {"measurements",
       "CREATE TABLE measurements (run INTEGER PRIMARY KEY, samples_us BLOB NOT NULL, dropped INTEGER NOT NULL, "
       "launches_us BLOB NOT NULL, trace_overhead REAL, sm_clock_mhz REAL, memory_clock_mhz REAL, temperature_celsius "
       "REAL, power_watts REAL)"},
      {"steps",
       "CREATE TABLE steps (run INTEGER NOT NULL, launch INTEGER NOT NULL, step INTEGER NOT NULL, time_ns REAL NOT "
       "NULL, PRIMARY KEY (run, launch, step)) WITHOUT ROWID"},
  };
  return all;
}

const Tables& countedTables() {
  static const Tables all = [] {
    Tables tables = recordingTables();
    tables.emplace("counters", "CREATE TABLE counters (run INTEGER PRIMARY KEY, body BLOB NOT NULL)");
    return tables;
  }();
  return all;
}

const Tables& tablesOf(const Database& recording) {
  return hasTable(recording, "counters") ? countedTables() : recordingTables();
}

const Tables& sessionTables() {
  static const Tables all{
      {"session",
       "CREATE TABLE session (started TEXT NOT NULL, version TEXT NOT NULL, encoding INTEGER NOT NULL, title TEXT NOT "
       "NULL, note TEXT NOT NULL)"},
      {"comparisons",
       "CREATE TABLE comparisons (id INTEGER PRIMARY KEY, date TEXT NOT NULL, kernel_a TEXT NOT NULL, kernel_b TEXT "
       "NOT NULL, type TEXT NOT NULL, op TEXT NOT NULL, n INTEGER NOT NULL, block INTEGER NOT NULL, device TEXT NOT "
       "NULL, driver TEXT NOT NULL, provenance TEXT NOT NULL, median_a_us REAL, median_b_us REAL)"},
      {"samples",
       "CREATE TABLE samples (comparison INTEGER NOT NULL, side INTEGER NOT NULL, first INTEGER NOT NULL, us BLOB NOT "
       "NULL, PRIMARY KEY (comparison, side)) WITHOUT ROWID"},
      {"parts",
       "CREATE TABLE parts (comparison INTEGER NOT NULL, name TEXT NOT NULL, chunk INTEGER NOT NULL, body BLOB NOT "
       "NULL, PRIMARY KEY (comparison, name, chunk)) WITHOUT ROWID"},
      {"clocks",
       "CREATE TABLE clocks (number INTEGER PRIMARY KEY, sm_clock_mhz REAL, memory_clock_mhz REAL, "
       "temperature_celsius REAL, power_watts REAL)"},
  };
  return all;
}

Journalling requireRecording(const std::filesystem::path& path) {
  const auto header = headerOf(path);
  // Offsets as in SQLite's description of its file format.
  constexpr std::size_t readVersion = 19, userVersion = 60, application = 68;
  if (std::memcmp(header.data(), "SQLite format 3", 16) != 0 || bigEndian(header.data() + application) != applicationId)
    throw NotARecording(say<"recording-other-file">());
  const std::uint32_t version = bigEndian(header.data() + userVersion);
  if (version > newestVersion)
    throw NotARecording(say<"recording-newer">(arg<"version">(version), arg<"known">(newestVersion)));
  if (version == 0) throw NotARecording(say<"recording-damaged">(arg<"problem">("it has no format")));
  return header[readVersion] == 2 ? Journalling::writeAhead : Journalling::rollback;
}

void createTables(Database& database, const Tables& tables, std::uint32_t version) {
  database.execute(fmt::format("PRAGMA application_id={}; PRAGMA user_version={}", applicationId, version));
  for (const auto& [name, sql] : tables) database.execute(sql);
}

void prepareForWriting(Database& database) {
  database.execute(fmt::format("PRAGMA journal_mode=DELETE; PRAGMA synchronous=OFF; PRAGMA max_page_count={}",
                               mostFileBytes / 4096));
}

void requireTables(const Database& database, const Tables& tables) {
  Statement rows(database, "SELECT type, name, tbl_name, sql FROM sqlite_master");
  std::size_t found = 0;
  for (; rows.step(); ++found) {
    const auto table = tables.find(rows.text(1, mostStringBytes));
    require(rows.text(0, 40) == "table" && table != tables.end() && rows.text(2, mostStringBytes) == table->first &&
                rows.text(3, mostStringBytes) == table->second,
            "it has tables that no recording has");
    require(found < tables.size(), "it has a table twice");
  }
  require(found == tables.size(), "a table is missing");
}

void writeDevice(Database& database, const RecordedDevice& recorded) {
  check(recorded);
  const DeviceInfo& device = recorded.device;
  Statement insert(database, "INSERT INTO device VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  insert.bind(0, device.name).bind(1, device.backend).bind(2, name(device.timing)).bind(3, recorded.date);
  insert.bind(4, recorded.version).bind(5, recorded.driver).bind(6, recorded.note);
  insert.bind(7, asDouble(device.multiprocessors)).bind(8, asDouble(device.memoryBytes));
  insert.bind(9, device.peakReadGbs).bind(10, device.datasheetGbs);
  insert.bind(11, deviceJson(device).dump(-1, ' ', false, codec::Json::error_handler_t::replace));
  insert.run();
}

RecordedDevice readDevice(const Database& database) {
  Statement row(database, "SELECT date, version, driver, note, info FROM device");
  require(row.step(), "it names no device");
  RecordedDevice recorded;
  recorded.date = row.text(0, mostStringBytes);
  recorded.version = row.text(1, mostStringBytes);
  recorded.driver = row.text(2, mostStringBytes);
  recorded.note = row.text(3, mostStringBytes);
  recorded.device = deviceOf(codec::parse(row.text(4, mostDeviceBytes)));
  check(recorded);
  require(!row.step(), "it names two devices");
  return recorded;
}

RecordedKey keyAt(const Statement& row, int column) {
  RecordedKey key;
  key.kernel = row.text(column, mostKernelBytes);
  key.type = enumerator<ElementType>(row, column + 1);
  key.op = enumerator<Operation>(row, column + 2);
  key.n = row.integer(column + 3);
  const std::uint64_t block = row.integer(column + 4), grid = row.integer(column + 5);
  require(block <= mostBlockThreads, "a block is out of range");
  key.block = static_cast<std::uint32_t>(block);
  if (grid != 0) key.grid = grid;
  key.cache = enumerator<CacheState>(row, column + 6);
  check(key);
  return key;
}

void bindKey(Statement& statement, const RecordedKey& key) {
  statement.bind(0, key.kernel).bind(1, name(key.type)).bind(2, name(key.op)).bind(3, key.n);
  statement.bind(4, std::uint64_t{key.block}).bind(5, key.grid.value_or(0));
  statement.bind(6, codec::nameOf(key.cache));
}

std::vector<KnownRun> readKeys(const Database& database) {
  Statement rows(database, "SELECT kernel, type, op, n, block, grid, cache, id FROM runs");
  std::vector<KnownRun> runs;
  while (rows.step()) {
    require(runs.size() < mostRecordedRuns, "it has too many runs");
    runs.push_back({keyAt(rows, 0), rows.integer(7)});
  }
  std::sort(runs.begin(), runs.end(), [](const KnownRun& a, const KnownRun& b) { return a.key < b.key; });
  const auto twice =
      std::adjacent_find(runs.begin(), runs.end(), [](const KnownRun& a, const KnownRun& b) { return a.key == b.key; });
  require(twice == runs.end(), "it has a run twice");
  return runs;
}

namespace {

HardwareCounts countersOf(const std::vector<std::uint8_t>& body) {
  require(unpackedBytes(body) <= mostUnpackedCounterBytes, "the counters of a run are too large");
  return codec::decodeStored<HardwareCounts>(unpacked(body));
}

/// Nothing is lost but the counters where they cannot be read: the run's times stand elsewhere.
HardwareCounts countersOrReason(Statement& row) {
  try {
    HardwareCounts counts = countersOf(row.bytes(0, mostCounterBytes));
    require(counts.launches.size() <= mostRecordedLaunches, "counters are of too many launches");
    return counts;
  } catch (const std::out_of_range&) {
    HardwareCounts none;
    none.reason = say<"counters-damaged">();
    return none;
  }
}

}  // namespace

RunReader::RunReader(const Database& database)
    : m_measurements(database,
                     "SELECT samples_us, dropped, launches_us, trace_overhead, sm_clock_mhz, memory_clock_mhz, "
                     "temperature_celsius, power_watts FROM measurements WHERE run = ?"),
      m_steps(database, "SELECT launch, step, time_ns FROM steps WHERE run = ? ORDER BY launch, step") {
  if (hasTable(database, "counters")) m_counters.emplace(database, "SELECT body FROM counters WHERE run = ?");
}

RecordedRun RunReader::read(const KnownRun& known) {
  const Rows measurements(m_measurements), steps(m_steps);
  m_measurements.bind(0, known.id);
  require(m_measurements.step(), "a run has no measurements");
  RecordedRun run;
  run.key = known.key;
  run.samplesUs = m_measurements.floats(0, mostSamples);
  run.dropped = m_measurements.integer(1);
  run.launchUs = m_measurements.floats(2, mostRecordedLaunches);
  run.traceOverhead = m_measurements.number(3);
  run.state = {m_measurements.number(4), m_measurements.number(5), m_measurements.number(6), m_measurements.number(7)};
  m_steps.bind(0, known.id);
  while (m_steps.step()) {
    const std::uint64_t launch = m_steps.integer(0), index = m_steps.integer(1);
    require(launch < mostRecordedLaunches && index < mostRecordedSteps && run.steps.size() < mostRecordedSteps,
            "a step is out of range");
    run.steps.push_back(
        {static_cast<std::uint32_t>(launch), static_cast<std::uint32_t>(index), m_steps.number(2).value_or(-1)});
  }
  if (m_counters) {
    const Rows counters(*m_counters);
    m_counters->bind(0, known.id);
    if (m_counters->step()) run.hardware = countersOrReason(*m_counters);
  }
  check(run);
  return run;
}

}  // namespace warpfold::store
