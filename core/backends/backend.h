// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "data/host_array.h"
#include "data/inputs.h"
#include "data/reference.h"
#include "run/planned_run.h"
#include "run/run_control.h"
#include "run/run_result.h"

namespace warpfold {

namespace cuda {
class QueuedReduction;
}

/// What a session knows of its time without running.
struct KnownTime {
  std::uint64_t samples = 0;          ///< that sampleUs() gives one after the other, then again; 0: it gives none
  std::optional<Latency> latency;     ///< known without samples
  std::optional<Message> reason;      ///< one sentence: why there is neither
  std::optional<RunRequest> offered;  ///< the nearest request that has samples
};

/// One reduction made ready to run: input in place, kernel compiled. Not thread-safe.
class Session {
 public:
  virtual ~Session() = default;

  /// Runs the whole reduction once and gives its duration in µs. Carries no probes. Never throws for a wrong result.
  virtual double sampleUs() = 0;
  /// Where samples are not taken by running: what is known of them. Null where they are.
  virtual const KnownTime* knownTime() const { return nullptr; }
  /// Runs the whole reduction once for its value.
  virtual void compute() { sampleUs(); }
  /// The value that the last run computed, be it for a sample, an inspection or itself.
  virtual Scalar result() const = 0;
  /// The same before a mean is divided by n: what is combined with the values of other parts. A session of a device
  /// that can be a rank says it itself; elsewhere only of operations that divide by nothing.
  virtual Scalar combined() const { return result(); }
  /// The reference of data that the session made itself; nothing where it was given them.
  virtual std::optional<Reference> reference() const { return std::nullopt; }
  /// Runs with probes on: fills launches, counters, steps, traces, hazards and the value; returns the longest chain of
  /// operator calls. Where no run leaves a value, it says that the result is the reference's.
  virtual std::uint64_t inspect(RunResult& result) = 0;
  /// What a sample's time includes.
  virtual TimeCover timeCovers() const = 0;
  /// Samples that were taken again, since the host was late and its gap would have been in them.
  virtual std::uint64_t droppedSamples() const { return 0; }
  /// What the device said of itself beside samples that were taken before.
  virtual std::optional<DeviceState> knownState() const { return std::nullopt; }
  /// Times each launch alone, for launchUs(). Nothing where launches cannot be timed apart.
  virtual void timeLaunches() {}
  /// Runs the whole reduction as often as it takes to read these counters of the GPU, launch by launch. Disturbs no
  /// sample. Throws BackendUnavailable with what to do where they cannot be read.
  virtual HardwareCounts countHardware(std::span<const HardwareFigure* const> figures);
  /// The reduction as work in a GPU's stream, behind which more can be queued; null where it is none.
  virtual cuda::QueuedReduction* queued() { return nullptr; }
  /// Median µs of each launch alone, from the samples so far; empty where not taken.
  virtual std::vector<double> launchUs() const { return {}; }
};

/// What the session counts; where it does so now, with the day and the driver. Throws as Session::countHardware does.
HardwareCounts countedOn(Session& session, const DeviceInfo& device, std::span<const HardwareFigure* const> figures);

/// A kind of device: cpu, emulator, cuda. Registered by its folder; nothing else names it.
class Backend {
 public:
  virtual ~Backend() = default;

  /// Every device of this kind, also those that cannot be used (with the reason).
  virtual std::vector<DeviceInfo> devices() = 0;
  /// Whether `--backend text` means this one.
  virtual bool accepts(const std::string& text) const = 0;
  /// The device that `text` names. Throws BackendUnavailable with what to do.
  virtual DeviceInfo device(const std::string& text) = 0;
  /// Throws InvalidRequest or BackendUnavailable.
  virtual std::unique_ptr<Session> open(const PlannedRun& run, const Inputs& inputs, const RunControl& control) = 0;
  /// Whether sessions make their data themselves, each process its share: open() is then given none, unless they come
  /// from a file, and the session has the reference.
  virtual bool makesData() const { return false; }
  /// Compiles what open() and a trace of this run would compile, and keeps it for them. May be called from any thread,
  /// beside all else. Throws what open() would.
  virtual void compileAhead(const PlannedRun&) {}
  /// Measures the read-only peak of the device in GB/s; nothing where there is none to measure.
  virtual std::optional<double> measureReadPeak(const std::string&) { return std::nullopt; }
  /// What was measured of this device before, on any day; measured now where nothing was.
  virtual std::optional<double> readPeak(const std::string& text) { return measureReadPeak(text); }
};

/// Adds a backend under `order` (the place in lists). Throws std::logic_error on a duplicate order.
void registerBackend(int order, std::unique_ptr<Backend> (*create)());
/// All backends in order; created at the first call.
const std::vector<std::unique_ptr<Backend>>& backends();
/// Throws InvalidRequest naming the choices.
Backend& backendFor(const std::string& text);
/// Every device of every backend, also those that cannot be used.
std::vector<DeviceInfo> allDevices();
/// A device, and the backend that runs what is planned for it.
struct Place {
  Backend* backend = nullptr;  ///< never null in a place that was found
  DeviceInfo device;
};
/// The device that the request names, or, where it names none, the first available one that runs the kernel. Throws
/// InvalidRequest or BackendUnavailable.
Place placeFor(const RunRequest& request, const KernelInfo& kernel);
/// The device whose runs give exact values, counters and hazards: it adds these to what is timed elsewhere.
Place exactPlace();

struct RegisterBackend {
  RegisterBackend(int order, std::unique_ptr<Backend> (*create)()) { registerBackend(order, create); }
};

}  // namespace warpfold
