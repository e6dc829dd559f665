// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "run/device_info.h"
#include "run/device_state.h"
#include "run/recorded_key.h"
#include "run/run_request.h"
#include "values/hardware_counters.h"

/// Recordings: what a device's runs took, in a file (SQLite) that another machine replays.
/// resources/manual/recordings.md has the schema.
namespace warpfold::store {

using warpfold::RecordedKey;

/// The mean time of one step over the traced blocks of one launch.
struct RecordedStep {
  std::uint32_t launch = 0, index = 0;
  double timeNs = 0;
  friend bool operator==(const RecordedStep&, const RecordedStep&) = default;
};

/// One run as it was measured.
struct RecordedRun {
  RecordedKey key;
  std::vector<float> samplesUs;  ///< whole reductions, in the order taken; at least one
  std::uint64_t dropped = 0;     ///< samples that were taken again
  std::vector<float> launchUs;   ///< median of each launch alone; empty where not taken
  std::vector<RecordedStep> steps;
  std::optional<double> traceOverhead;
  DeviceState state;
  std::optional<HardwareCounts> hardware;  ///< the GPU's own counters; open: not recorded
  friend bool operator==(const RecordedRun&, const RecordedRun&) = default;
};

/// The device that was recorded, and with what.
struct RecordedDevice {
  DeviceInfo device;    ///< as it was then: name, details, multiprocessors, memory, peaks, whether times are a GPU's
  std::string date;     ///< of the first run, ISO 8601: "2026-11-22"
  std::string version;  ///< of the program that recorded
  std::string driver;   ///< "" where there is none
  std::string note;
};

/// A recording, open for reading. Files are hostile: opened read-only, everything bounded and checked before it is
/// believed; no SQL of the file's runs. Runs are read when they are asked for, the keys at once. May be shared by
/// threads.
class Recording {
 public:
  /// Throws InvalidRequest about --backend with what is wrong with the file and what to do.
  static std::shared_ptr<const Recording> open(const std::filesystem::path& path);
  virtual ~Recording() = default;

  virtual const RecordedDevice& recorded() const = 0;
  /// Every key that has a run, ascending.
  virtual const std::vector<RecordedKey>& keys() const = 0;
  /// Nothing where it was not recorded. Throws DeviceFault where the file was damaged since it was opened.
  virtual std::optional<RecordedRun> find(const RecordedKey& key) const = 0;
};

/// A recording, open for writing: what was added more than a second ago survives a kill. One process writes a file at a
/// time.
class RecordingWriter {
 public:
  /// Goes on with a file of the same device, or begins one. Throws InvalidRequest: not a recording, of another device,
  /// of a newer format, or a place where no file can be written.
  static std::unique_ptr<RecordingWriter> open(const std::filesystem::path& path, const RecordedDevice& device);
  virtual ~RecordingWriter() = default;

  virtual bool contains(const RecordedKey& key) const = 0;
  /// Whether the run of this key has hardware counters.
  virtual bool hasCounters(const RecordedKey& key) const = 0;
  /// Puts counters to a run that is there. Throws InvalidRequest where the disk is full.
  virtual void addCounters(const RecordedKey& key, const HardwareCounts& counts) = 0;
  /// Replaces a run of an equal key. Throws InvalidRequest where the disk is full; what was there before is kept.
  virtual void add(const RecordedRun& run) = 0;
  /// Writes what is not yet on the disk.
  virtual void flush() = 0;
};

/// Deletes a recording or a session, and the journal that a killed program left of it. Throws InvalidRequest where
/// somebody is writing to it, or it cannot be deleted; then it stays.
void deleteFile(const std::filesystem::path& path);

}  // namespace warpfold::store
