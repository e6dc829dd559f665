// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>

#include "codec/require.h"
#include "run/judge.h"
#include "store/limits.h"
#include "store/opening.h"
#include "store/packing.h"
#include "store/schema.h"
#include "store/session_fields.h"
#include "values/block_limit.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::store {

namespace {

using codec::require;

constexpr double mostMicroseconds = 1e12;

/// `work` with whatever it throws told as what is wrong with the file.
template <typename Work>
auto checked(Work work) {
  try {
    return work();
  } catch (...) {
    throw InvalidRequest(problemOf(std::current_exception()));
  }
}

// Texts that a window has room for. Messages have bounds of their own. -------------------------------------
void requireShort(const std::string& text, std::size_t most = mostStringBytes) {
  require(text.size() <= most, "a text is too long");
}
void requireShort(const RunRequest& request) {
  requireShort(request.kernel, mostKernelBytes);
  requireShort(request.input, 2 * mostStringBytes);
  for (const auto& text : {request.backend, request.input2})
    if (text) requireShort(*text);
  require(isBlockSize(request.block), "a block is out of range");
  require(request.warp >= 1 && request.warp <= 32, "a warp's size is out of range");
}
void requireShort(const RunResult& result) {
  requireShort(result.request);
  requireShort(result.device.name);
  requireShort(result.device.backend);
}
void requireShort(const KernelInfo& kernel) {
  constexpr std::size_t mostSourceBytes = std::size_t{1} << 20;
  requireShort(kernel.code, mostSourceBytes);
}
void requireShort(const Rung& rung) {
  requireShort(rung.kernel, mostKernelBytes);
  requireShort(rung.title);
  if (rung.result) requireShort(*rung.result);
}

std::unique_ptr<Database> openSession(const std::filesystem::path& path) {
  auto database = openForReading(path);
  if (!hasTable(*database, "session")) {
    requireTables(*database, recordingTables());
    throw NotARecording(say<"session-is-recording">());
  }
  requireTables(*database, sessionTables());
  return database;
}

SessionEntry entryAt(const Statement& row) {
  SessionEntry entry;
  entry.number = row.integer(0);
  require(entry.number > 0, "a comparison has no number");
  entry.date = row.text(1, mostDateBytes);
  entry.kernelA = row.text(2, mostKernelBytes);
  entry.kernelB = row.text(3, mostKernelBytes);
  entry.type = row.text(4, mostKernelBytes);
  entry.op = row.text(5, mostKernelBytes);
  entry.n = row.integer(6);
  entry.block = row.integer(7);
  entry.device = row.text(8, mostStringBytes);
  entry.driver = row.text(9, mostStringBytes);
  entry.provenance = row.text(10, mostKernelBytes);
  entry.medianUsA = row.number(11);
  entry.medianUsB = row.number(12);
  for (const auto& median : {entry.medianUsA, entry.medianUsB})
    require(!median || (*median > 0 && *median <= mostMicroseconds), "a median is out of range");
  return entry;
}

SessionSummary summaryOf(const Database& database) {
  Statement row(database, "SELECT started, version, encoding, title, note FROM session");
  require(row.step(), "its table session is empty");
  SessionSummary summary;
  summary.started = row.text(0, mostDateBytes);
  summary.version = row.text(1, mostTitleBytes);
  const std::uint64_t encoding = row.integer(2);
  if (encoding > static_cast<std::uint64_t>(codec::version))
    throw NotARecording(say<"recording-newer">(arg<"version">(encoding), arg<"known">(codec::version)));
  summary.title = row.text(3, mostTitleBytes);
  summary.note = row.text(4, mostStringBytes);
  require(!row.step(), "its table session has more than one row");
  Statement rows(database,
                 "SELECT id, date, kernel_a, kernel_b, type, op, n, block, device, driver, provenance, median_a_us, "
                 "median_b_us FROM comparisons ORDER BY id");
  while (rows.step()) {
    require(summary.comparisons.size() < mostComparisons, "it has too many comparisons");
    summary.comparisons.push_back(entryAt(rows));
  }
  return summary;
}

/// The parts of one comparison as they lie in the file, and what is decoded of them.
class Parts {
 public:
  Parts(const Database& database, std::uint64_t comparison) {
    Statement rows(database, "SELECT name, chunk, body FROM parts WHERE comparison = ? ORDER BY name, chunk");
    rows.bind(0, comparison);
    std::size_t total = 0;
    std::string last;
    for (std::uint64_t next = 0; rows.step(); ++next) {
      const std::string name = rows.text(0, mostKernelBytes);
      if (name != last || m_parts.empty()) next = 0;
      last = name;
      require(rows.integer(1) == next, "a chunk of a part is missing");
      const auto body = rows.bytes(2, chunkBytes);
      require((total += body.size()) <= mostPackedBytes, "its parts are too large");
      auto& bytes = m_parts[name];
      bytes.insert(bytes.end(), body.begin(), body.end());
      require(m_parts.size() <= mostParts, "it has too many parts");
    }
    total = 0;
    for (const auto& [name, bytes] : m_parts)
      require((total += unpackedBytes(bytes)) <= mostUnpackedBytes, "its parts are too large");
  }

  template <typename T>
  std::optional<T> find(const std::string& name) const {
    const auto found = m_parts.find(name);
    if (found == m_parts.end()) return std::nullopt;
    return codec::decodeStored<T>(unpacked(found->second));
  }
  template <typename T>
  std::shared_ptr<const T> share(const std::string& name) const {
    auto found = find<T>(name);
    return found ? std::make_shared<const T>(std::move(*found)) : nullptr;
  }
  template <typename T, typename Add>
  void list(const std::string& name, std::size_t most, Add add) const {
    for (std::size_t place = 0; place < most; ++place) {
      auto found = find<T>(listPart(name, place));
      if (!found) return;
      add(std::move(*found));
    }
  }

 private:
  std::map<std::string, std::vector<std::uint8_t>> m_parts;
};

std::shared_ptr<const RunResult> resultOf(const Parts& parts, int side) {
  auto result = parts.find<RunResult>(sidePart("result", side));
  if (!result) return nullptr;
  for (const TraceList& list : traceLists)
    parts.list<BlockTrace>(sidePart(list.name, side), list.most, [&](BlockTrace&& trace) {
      ((*result).*list.traces).push_back(std::make_shared<const BlockTrace>(std::move(trace)));
    });
  codec::check(*result);
  judgeAgain(*result);
  return std::make_shared<const RunResult>(std::move(*result));
}

void readSamples(const Database& database, std::uint64_t comparison, std::array<SessionSide, 2>& sides) {
  Statement rows(database, "SELECT side, first, us FROM samples WHERE comparison = ?");
  rows.bind(0, comparison);
  while (rows.step()) {
    const std::uint64_t side = rows.integer(0);
    require(side < sides.size(), "samples belong to neither kernel");
    SessionSide& of = sides[side];
    of.firstSample = rows.integer(1);
    require(of.firstSample <= std::uint64_t{1} << 53, "a sample's number is out of range");
    const auto bytes = rows.bytes(2, mostSessionSamples * sizeof(double));
    require(bytes.size() % sizeof(double) == 0, "a list of times ends in the middle of one");
    of.samplesUs.resize(bytes.size() / sizeof(double));
    for (std::size_t i = 0; i < of.samplesUs.size(); ++i) {
      std::memcpy(&of.samplesUs[i], bytes.data() + i * sizeof(double), sizeof(double));
      of.samplesUs[i] = codec::littleEndian(of.samplesUs[i]);
      require(of.samplesUs[i] >= 0 && of.samplesUs[i] <= mostMicroseconds, "a sample is out of range");
    }
  }
}

void readClocks(const Database& database, SessionState& state) {
  Statement rows(database,
                 "SELECT number, sm_clock_mhz, memory_clock_mhz, temperature_celsius, power_watts FROM clocks ORDER BY "
                 "number");
  while (rows.step()) {
    require(state.clocks.size() < mostClockReadings, "it has too many readings of clocks");
    if (state.clocks.empty()) state.firstClocks = rows.integer(0);
    const SessionClocks clocks{rows.number(1), rows.number(2), rows.number(3), rows.number(4)};
    for (const auto& reading : {clocks.smMhz, clocks.memoryMhz, clocks.celsius, clocks.watts})
      require(!reading || std::abs(*reading) < 1e9, "a reading is out of range");
    state.clocks.push_back(clocks);
  }
}

std::shared_ptr<const SessionLadder> ladderOf(const Database& database) {
  const Parts parts(database, noComparison);
  auto request = parts.find<RunRequest>("ladder");
  if (!request) return nullptr;
  constexpr std::size_t mostRungs = 1024;
  auto ladder = std::make_shared<SessionLadder>();
  ladder->request = std::move(*request);
  requireShort(ladder->request);
  parts.list<Rung>("rung", mostRungs, [&](Rung&& rung) {
    requireShort(rung);
    if (rung.result) judgeAgain(*rung.result);
    ladder->rungs.push_back(std::move(rung));
  });
  ladder->repeat = parts.find<RepeatResult>("repeat");
  if (ladder->repeat) requireShort(ladder->repeat->request);
  return ladder;
}

SessionState stateOf(const Database& database, std::uint64_t comparison) {
  const Parts parts(database, comparison);
  SessionState state;
  state.comparison = comparison;
  for (int s = 0; s < 2; ++s) {
    SessionSide& side = state.sides[static_cast<std::size_t>(s)];
    side.asked = parts.find<RunRequest>(sidePart("asked", s)).value_or(RunRequest());
    requireShort(side.asked);
    side.kernel = parts.share<KernelInfo>(sidePart("kernel", s));
    if (side.kernel) requireShort(*side.kernel);
    side.result = resultOf(parts, s);
    if (side.result) requireShort(*side.result);
    side.board = parts.share<BlockTrace>(sidePart("board", s));
    side.counters = parts.find<RunCounters>(sidePart("counters", s));
    side.hardware = parts.find<HardwareCounts>(sidePart("hardware", s));
  }
  state.view = parts.find<SessionView>("view");
  state.library = parts.find<SessionLibrary>("library");
  state.peak = parts.find<SessionPeak>("peak");
  readSamples(database, comparison, state.sides);
  readClocks(database, state);
  state.ladder = ladderOf(database);
  return state;
}

}  // namespace

FileKind kindOf(const std::filesystem::path& path) {
  return checked([&] { return hasTable(*openForReading(path), "session") ? FileKind::session : FileKind::recording; });
}

SessionSummary readSummary(const std::filesystem::path& path) {
  return checked([&] { return summaryOf(*openSession(path)); });
}

OpenedSession readSession(const std::filesystem::path& path, std::uint64_t comparison) {
  return checked([&] {
    const auto database = openSession(path);
    OpenedSession opened{summaryOf(*database), {}};
    const auto& all = opened.summary.comparisons;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const SessionEntry& e) { return e.number == comparison; });
    const SessionEntry* const entry = found != all.end() ? &*found : all.empty() ? nullptr : &all.back();
    opened.state = stateOf(*database, entry ? entry->number : noComparison);
    if (entry) opened.state.date = entry->date;
    return opened;
  });
}

}  // namespace warpfold::store
