// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/kernel_info.h"
#include "data/typed_value.h"
#include "run/repeat_result.h"
#include "run/rung.h"
#include "values/error.h"

/// Sessions of the window: what was compared, and what came of it, in a file (SQLite) from which it can be shown again.
/// resources/manual/recordings.md has the schema.
namespace warpfold::store {

/// One side of a comparison. What is large is shared, and never changed once it is here.
struct SessionSide {
  RunRequest asked;
  std::shared_ptr<const KernelInfo> kernel;  ///< with its source as it ran
  std::shared_ptr<const RunResult> result;   ///< without its samples
  BlockTracePtr board;
  std::optional<RunCounters> counters;     ///< of the first launch
  std::optional<HardwareCounts> hardware;  ///< the GPU's own
  std::optional<double> medianUs;
  std::uint64_t firstSample = 0;  ///< the number of the first one that was kept
  std::vector<double> samplesUs;  ///< the newest: what the live charts show
};

/// The median of a GPU library's own reduction.
struct SessionLibrary {
  std::string kernel;
  double medianUs = 0;
  std::uint64_t samples = 0;
  Provenance provenance = Provenance::measured;
};
/// The measured peak of the device.
struct SessionPeak {
  std::string backend;
  double gbs = 0;
};
/// One reading of the device's sensors.
struct SessionClocks {
  std::optional<double> smMhz, memoryMhz, celsius, watts;
};
struct SessionLadder {
  RunRequest request;
  std::vector<Rung> rungs;
  std::optional<RepeatResult> repeat;
};

/// Which tree a side shows: the blackboard example, a block as it ran, or a launch.
struct SessionTree {
  enum class Kind : std::uint8_t { board, block, launch };
  Kind kind = Kind::board;
  std::uint64_t launch = 0;  ///< of `launch`: its place in RunResult::launchTraces
  friend bool operator==(const SessionTree&, const SessionTree&) = default;
};
inline std::span<const std::string_view> enumNames(SessionTree::Kind) {
  static constexpr std::array<std::string_view, 3> names{"board", "block", "launch"};
  return names;
}

/// How the window looks at a comparison.
struct SessionView {
  std::array<SessionTree, 2> trees;
  std::uint64_t block = 0;  ///< of the first launch, that "block of the run" means
  double position = 0;      ///< of the clock, in steps
  std::string chart;        ///< the page of charts that is open, by its first chart's id
  TypedValues typed;        ///< onto the blackboard
  friend bool operator==(const SessionView&, const SessionView&) = default;
};

/// What the window shows: the comparison at hand, the last ladder, the clocks. At most so many samples and readings as
/// the charts have room for.
struct SessionState {
  std::uint64_t comparison = 0;  ///< its number in the session, ascending; 0: none
  std::string date;              ///< of the comparison: "2026-11-22 13:09:49"
  std::array<SessionSide, 2> sides;
  std::optional<SessionView> view;
  std::optional<SessionLibrary> library;
  std::optional<SessionPeak> peak;
  std::shared_ptr<const SessionLadder> ladder;
  std::uint64_t firstClocks = 0;  ///< the number of the first reading
  std::vector<SessionClocks> clocks;
};

/// One comparison as lists of sessions show it.
struct SessionEntry {
  std::uint64_t number = 0;
  std::string date, kernelA, kernelB, type, op, device, driver, provenance;
  std::uint64_t n = 0, block = 0;
  std::optional<double> medianUsA, medianUsB;
};
/// What a list of sessions shows of one.
struct SessionSummary {
  std::string started, version, title, note;
  std::vector<SessionEntry> comparisons;  ///< the newest last
};

enum class FileKind : std::uint8_t { recording, session };

/// Files come from anywhere: opened read-only, everything bounded and checked before it is believed, no SQL of the
/// file's runs. All of these throw InvalidRequest with what is wrong with the file and what to do.
FileKind kindOf(const std::filesystem::path& path);
SessionSummary readSummary(const std::filesystem::path& path);
/// A session, and the comparison of it that is to be shown.
struct OpenedSession {
  SessionSummary summary;
  SessionState state;
};
/// The comparison with this number; 0: the newest.
OpenedSession readSession(const std::filesystem::path& path, std::uint64_t comparison = 0);

/// What people call a session and have to say of it.
struct SessionLabel {
  std::string title, note;
};
/// Of a file that nobody writes.
void writeLabel(const std::filesystem::path& path, const SessionLabel& label);

/// The file of a session was moved or deleted while it was written; what was put until then is in it.
class SessionGone : public InvalidRequest {
 public:
  SessionGone();
};

/// A session that is written as it goes. One process writes a file at a time; what was put more than a second ago
/// survives a kill.
class SessionWriter {
 public:
  /// Begins a file with this state in it, called after `name` ("2026-11-22 13.09.49") in a folder that is made where it
  /// is missing. No other file is touched.
  static std::unique_ptr<SessionWriter> begin(const std::filesystem::path& folder, const std::string& name,
                                              const std::string& started, const SessionState& state);
  virtual ~SessionWriter() = default;

  virtual const std::filesystem::path& path() const = 0;
  /// All of the state or nothing. What is as it was last time costs nothing: it is told by its pointer. Throws
  /// SessionGone, and InvalidRequest where it cannot be saved.
  virtual void put(const SessionState& state) = 0;
  virtual void put(const SessionLabel& label) = 0;
};

}  // namespace warpfold::store
