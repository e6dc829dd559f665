// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <deque>
#include <map>
#include <system_error>

#include "data/whole_file.h"
#include "store/limits.h"
#include "store/opening.h"
#include "store/packing.h"
#include "store/schema.h"
#include "store/session_fields.h"
#include "store/write_lock.h"
#include "version.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::store {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuseSaving(const std::string& reason) {
  throw InvalidRequest(say<"session-not-written">(arg<"reason">(reason)));
}

/// `work` with whatever a disk or a folder does to it told as why the session cannot be saved.
template <typename Work>
auto saving(Work work) {
  try {
    return work();
  } catch (const DatabaseError& error) {
    refuseSaving(error.what());
  } catch (const NotARecording& error) {
    refuseSaving(english(error.message()));
  } catch (const fs::filesystem_error& error) {
    refuseSaving(error.code().message());
  }
}

std::string cut(const std::string& text, std::size_t most) {
  return text.substr(0, most);
}

/// "NVIDIA H200"; of two devices "NVIDIA H200 | Emulator, 2 cores".
std::string devicesOf(const SessionState& state) {
  std::string devices;
  for (const SessionSide& side : state.sides) {
    if (!side.result) continue;
    const std::string called = english(side.result->device.called());
    if (devices.empty())
      devices = called;
    else if (devices != called)
      devices += " | " + called;
  }
  return devices;
}

/// A name that no file has yet: "a.warpfold", "a-2.warpfold", …
fs::path freePlace(const fs::path& folder, const std::string& name, int turn) {
  return folder / (name + (turn == 1 ? "" : fmt::format("-{}", turn)) + ".warpfold");
}

/// What a file has already; pointers are kept, so that no other thing gets their addresses.
struct Written {
  std::map<std::string, std::shared_ptr<const void>> parts;  // of the comparison at hand and the ladder
  std::uint64_t comparison = 0;
  std::array<std::pair<std::uint64_t, std::size_t>, 2> samples{};
  std::uint64_t nextClocks = 0;
  std::deque<std::pair<std::uint64_t, std::size_t>> sizes;  // comparisons, oldest first, with bytes of their parts
};

class OpenSessionWriter : public SessionWriter {
 public:
  OpenSessionWriter(fs::path path, Written written = {})
      : m_path(std::move(path)),
        m_lock(m_path),
        m_database(m_path, Database::Mode::write),
        m_written(std::move(written)) {
    prepareForWriting(m_database);
    requireTables(m_database, sessionTables());
  }

  const fs::path& path() const override { return m_path; }
  const Written& written() const { return m_written; }

  void put(const SessionState& state) override {
    requireInPlace();
    saving([&] {
      Written next = m_written;
      Transaction transaction(m_database);
      if (state.comparison != 0) putComparison(state, next);
      if (state.ladder) putLadder(*state.ladder, state.ladder, next);
      putClocks(state, next);
      transaction.commit();
      m_written = std::move(next);
    });
  }

  void put(const SessionLabel& label) override {
    requireInPlace();
    saving([&] {
      Statement update(m_database, "UPDATE session SET title = ?, note = ?");
      update.bind(0, cut(label.title, mostTitleBytes)).bind(1, cut(label.note, mostStringBytes)).run();
    });
  }

 private:
  void requireInPlace() const {
    if (!m_lock.isInPlace()) throw SessionGone();
  }
  void putComparison(const SessionState& state, Written& next) {
    if (state.comparison != next.comparison) {
      const auto ladder = next.parts["ladder"];
      next.parts = {{"ladder", ladder}};
      next.comparison = state.comparison;
      next.samples = {};
      next.sizes.push_back({state.comparison, 0});
    }
    putEntry(state);
    for (int s = 0; s < 2; ++s) putSide(state, s, next);
    if (state.view) replacePart(state.comparison, "view", codec::encode(*state.view), next);
    if (state.library) replacePart(state.comparison, "library", codec::encode(*state.library), next);
    if (state.peak) replacePart(state.comparison, "peak", codec::encode(*state.peak), next);
    std::size_t total = 0;
    for (const auto& [number, bytes] : next.sizes) total += bytes;
    while (next.sizes.size() > mostComparisons || (next.sizes.size() > 1 && total > mostUnpackedBytes)) {
      total -= next.sizes.front().second;
      drop(next.sizes.front().first);
      next.sizes.pop_front();
    }
  }

  void drop(std::uint64_t comparison) {
    for (const char* sql : {"DELETE FROM comparisons WHERE id = ?", "DELETE FROM samples WHERE comparison = ?",
                            "DELETE FROM parts WHERE comparison = ?"})
      Statement(m_database, sql).bind(0, comparison).run();
  }

  void putEntry(const SessionState& state) {
    const SessionSide& a = state.sides[0];
    const RunResult* const result = a.result ? a.result.get() : state.sides[1].result.get();
    Statement insert(m_database, "INSERT OR REPLACE INTO comparisons VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(0, state.comparison).bind(1, state.date).bind(2, cut(a.asked.kernel, mostKernelBytes));
    insert.bind(3, cut(state.sides[1].asked.kernel, mostKernelBytes));
    insert.bind(4, name(a.asked.type)).bind(5, name(a.asked.op));
    insert.bind(6, result ? result->n : a.asked.n.value_or(0)).bind(7, std::uint64_t{a.asked.block});
    insert.bind(8, cut(devicesOf(state), mostStringBytes));
    insert.bind(9, result ? cut(result->device.driverText(), mostStringBytes) : std::string());
    insert.bind(10, result && result->latency ? std::string(name(result->latency->provenance)) : std::string());
    insert.bind(11, a.medianUs).bind(12, state.sides[1].medianUs).run();
  }

  void putSide(const SessionState& state, int s, Written& next) {
    const SessionSide& side = state.sides[static_cast<std::size_t>(s)];
    replacePart(state.comparison, sidePart("asked", s), codec::encode(side.asked), next);
    putShared(state.comparison, sidePart("kernel", s), side.kernel, next);
    putShared(state.comparison, sidePart("board", s), side.board, next);
    if (side.counters) replacePart(state.comparison, sidePart("counters", s), codec::encode(*side.counters), next);
    if (side.hardware) replacePart(state.comparison, sidePart("hardware", s), codec::encode(*side.hardware), next);
    putResult(state.comparison, s, side.result, next);
    auto& kept = next.samples[static_cast<std::size_t>(s)];
    const std::pair<std::uint64_t, std::size_t> now{side.firstSample, side.samplesUs.size()};
    if (kept != now) putSamples(state.comparison, s, side);
    kept = now;
  }

  void putResult(std::uint64_t comparison, int s, const std::shared_ptr<const RunResult>& result, Written& next) {
    const std::string name = sidePart("result", s);
    if (!result || next.parts[name] == result) return;
    next.parts[name] = result;
    RunResult bare = *result;
    bare.samplesUs.clear();
    std::size_t room = mostPackedBytes / 4,
                plain = mostUnpackedBytes / 3;  // of a side: both, and what else there is, stay within what is read
    for (const TraceList& list : traceLists) {
      (bare.*list.traces).clear();
      dropParts(comparison, sidePart(list.name, s));
      std::size_t place = 0;
      for (const BlockTracePtr& trace : (*result).*list.traces) {
        if (!trace || place >= list.most) continue;
        const auto bytes = packed(codec::encode(*trace));
        const std::size_t unpackedSize = unpackedBytes(bytes);
        if (bytes.size() > room || unpackedSize > plain) break;
        room -= bytes.size();
        plain -= unpackedSize;
        insertPart(comparison, listPart(sidePart(list.name, s), place++), bytes, next);
      }
    }
    insertPart(comparison, name, packed(codec::encode(bare)), next);
  }

  void putSamples(std::uint64_t comparison, int s, const SessionSide& side) {
    const std::size_t kept = std::min(side.samplesUs.size(), mostSessionSamples),
                      skipped = side.samplesUs.size() - kept;
    std::vector<double> words(side.samplesUs.begin() + static_cast<std::ptrdiff_t>(skipped), side.samplesUs.end());
    for (double& word : words) word = codec::littleEndian(word);
    Statement insert(m_database, "INSERT OR REPLACE INTO samples VALUES (?, ?, ?, ?)");
    insert.bind(0, comparison).bind(1, static_cast<std::uint64_t>(s)).bind(2, side.firstSample + skipped);
    insert.bind(3, std::span(reinterpret_cast<const std::uint8_t*>(words.data()), words.size() * sizeof(double))).run();
  }

  void putClocks(const SessionState& state, Written& next) {
    const std::uint64_t end = state.firstClocks + state.clocks.size();
    if (end == next.nextClocks) return;
    if (end < next.nextClocks) {  // another device's
      m_database.execute("DELETE FROM clocks");
      next.nextClocks = 0;
    }
    Statement insert(m_database, "INSERT OR REPLACE INTO clocks VALUES (?, ?, ?, ?, ?)");
    for (std::uint64_t i = std::max(next.nextClocks, state.firstClocks); i < end; ++i) {
      const SessionClocks& reading = state.clocks[i - state.firstClocks];
      insert.bind(0, i).bind(1, reading.smMhz).bind(2, reading.memoryMhz).bind(3, reading.celsius);
      insert.bind(4, reading.watts).run();
    }
    next.nextClocks = end;
    Statement(m_database, "DELETE FROM clocks WHERE number < ?")
        .bind(0, end > mostClockReadings ? end - mostClockReadings : 0)
        .run();
  }

  void putLadder(const SessionLadder& ladder, const std::shared_ptr<const void>& identity, Written& next) {
    if (next.parts["ladder"] == identity) return;
    Statement(m_database, "DELETE FROM parts WHERE comparison = ?").bind(0, noComparison).run();
    insertPart(noComparison, "ladder", packed(codec::encode(ladder.request)), next);
    for (std::size_t place = 0; place < ladder.rungs.size(); ++place)
      insertPart(noComparison, listPart("rung", place), packed(codec::encode(ladder.rungs[place])), next);
    if (ladder.repeat) insertPart(noComparison, "repeat", packed(codec::encode(*ladder.repeat)), next);
    next.parts["ladder"] = identity;
  }

  template <typename T>
  void putShared(std::uint64_t comparison, const std::string& name, const std::shared_ptr<const T>& part,
                 Written& next) {
    if (!part || next.parts[name] == part) return;
    next.parts[name] = part;
    insertPart(comparison, name, packed(codec::encode(*part)), next);
  }
  /// Of small ones.
  void replacePart(std::uint64_t comparison, const std::string& name, const codec::Json& content, Written& next) {
    const auto& known = next.parts[name];
    if (known && *static_cast<const codec::Json*>(known.get()) == content) return;
    insertPart(comparison, name, packed(content), next);
    next.parts[name] = std::make_shared<const codec::Json>(content);
  }

  void insertPart(std::uint64_t comparison, const std::string& name, const std::vector<std::uint8_t>& bytes,
                  Written& next) {
    Statement(m_database, "DELETE FROM parts WHERE comparison = ? AND name = ?")
        .bind(0, comparison)
        .bind(1, name)
        .run();
    Statement insert(m_database, "INSERT INTO parts VALUES (?, ?, ?, ?)");
    for (std::size_t at = 0, chunk = 0; at < bytes.size(); at += chunkBytes, ++chunk) {
      const auto body = std::span(bytes).subspan(at, std::min(chunkBytes, bytes.size() - at));
      insert.bind(0, comparison).bind(1, name).bind(2, std::uint64_t{chunk}).bind(3, body).run();
    }
    if (comparison != noComparison && !next.sizes.empty()) next.sizes.back().second += bytes.size();
  }
  /// All of a list: "trace.a.0" and so on.
  void dropParts(std::uint64_t comparison, const std::string& list) {
    Statement(m_database, "DELETE FROM parts WHERE comparison = ? AND name >= ? AND name < ?")
        .bind(0, comparison)
        .bind(1, list + ".")
        .bind(2, list + "/")  // the character after a dot
        .run();
  }

  fs::path m_path;
  WriteLock m_lock;
  Database m_database;
  Written m_written;
};

/// A file with this state beside its place: a kill leaves a whole one in its place or none.
Written writeDraft(const fs::path& draft, const std::string& started, const SessionState& state) {
  {
    Database database(draft, Database::Mode::write);
    prepareForWriting(database);
    Transaction transaction(database);
    createTables(database, sessionTables(), sessionVersion);
    Statement insert(database, "INSERT INTO session VALUES (?, ?, ?, '', '')");
    insert.bind(0, started).bind(1, version).bind(2, static_cast<std::uint64_t>(codec::version)).run();
    transaction.commit();
  }
  OpenSessionWriter writer(draft);
  writer.put(state);
  return writer.written();
}

}  // namespace

SessionGone::SessionGone() : InvalidRequest(say<"session-gone">()) {}

std::unique_ptr<SessionWriter> SessionWriter::begin(const fs::path& folder, const std::string& name,
                                                    const std::string& started, const SessionState& state) {
  return saving([&]() -> std::unique_ptr<SessionWriter> {
    fs::create_directories(folder);
    DraftFile draft(folder / name);
    Written written = writeDraft(draft.path(), started, state);
    int turn = 1;
    while (!draft.moveTo(freePlace(folder, name, turn))) ++turn;
    return std::make_unique<OpenSessionWriter>(freePlace(folder, name, turn), std::move(written));
  });
}

void writeLabel(const fs::path& path, const SessionLabel& label) {
  readSummary(path);  // nothing is written to what is no session
  saving([&] { OpenSessionWriter(path).put(label); });
}

}  // namespace warpfold::store
