// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <chrono>

#include "backends/backend.h"
#include "backends/emulated_structure.h"
#include "metrics/step_summary.h"
#include "model/modelled_time.h"
#include "store/recording_folders.h"
#include "words/say.h"

namespace warpfold::model {

namespace {

constexpr std::string_view prefix = "model:";
/// As of a recorded GPU: the emulator follows it in well under a second.
constexpr std::uint64_t defaultSize = std::uint64_t{1} << 23;

/// Where recorded times of a kernel are met this badly, there is no modelled one.
constexpr double mostError = 0.3;

/// Where each figure of a datasheet stands.
Messages sourcesOf(const Gpu& gpu) {
  Messages sources;
  for (const auto& [figure, source] : gpu.sources) {
    const auto from = arg<"source">(source);
    sources.push_back(
        sayNth<"source-of-multiprocessors", "source-of-clock", "source-of-bandwidth", "source-of-attainable",
               "source-of-cache", "source-of-memory", "source-of-limits", "source-of-fp64", "source-of-latency">(figure,
                                                                                                                 from));
  }
  return sources;
}

DeviceInfo deviceOf(const Gpu& gpu) {
  DeviceInfo info;
  info.backend = std::string(prefix) + gpu.name;
  info.name = gpu.name;
  info.title = say<"modelled-device">(arg<"device">(gpu.name));
  info.details = {say<"proper-name">(arg<"name">(gpu.architecture)),
                  say<"gpu-multiprocessors">(arg<"count">(gpu.multiprocessors)),
                  say<"boost-clock">(arg<"mhz">(gpu.boostMhz)), say<"datasheet-bandwidth">(arg<"gbs">(gpu.memoryGbs)),
                  say<"modelled-from">(arg<"device">(shippedConstants().device))};
  info.sources = sourcesOf(gpu);
  info.kernels = {.device = true, .broken = true};
  info.timing = Provenance::modelled;
  info.timesAreGpu = true;
  info.structureIsExact = true;
  info.warpWidths = {32};
  info.patience = std::chrono::seconds(60);
  info.defaultN = defaultSize;
  info.architecture = gpu.architecture;
  info.multiprocessors = gpu.multiprocessors;
  info.memoryBytes = gpu.memoryBytes;
  info.threadsPerMultiprocessor = gpu.threads;
  info.l2Bytes = gpu.l2Bytes;
  info.boostMhz = gpu.boostMhz;
  info.blocksPerMultiprocessor = gpu.blocks;
  info.registersPerMultiprocessor = gpu.registers;
  info.sharedPerMultiprocessor = gpu.sharedBytes;
  info.datasheetGbs = gpu.memoryGbs;
  return info;
}

/// Without the recorded times a model of contended atomics is far too short, and none says how good it is.
Message calibrationMissing() {
  std::string folders;
  for (const auto& folder : store::recordingFolders()) folders += (folders.empty() ? "" : ", ") + folder.string();
  return say<"calibration-missing">(arg<"device">(shippedConstants().device), arg<"folders">(folders));
}

/// A reduction on a GPU that is only known by its datasheet: its time is modelled, all else comes from the emulator.
class ModelSession : public Session {
 public:
  ModelSession(const Gpu& gpu, const PlannedRun& run, const Inputs& inputs, const RunControl& control)
      : m_gpu(gpu), m_structure(run, inputs, control) {
    if (run.kernel->broken()) {
      m_known.reason = say<"kernel-not-timed">(arg<"kernel">(run.kernel->id));
      return;
    }
    if (run.kernel->waitsForBlocks()) {
      m_known.reason = say<"waiting-not-modelled">(arg<"kernel">(run.kernel->id));
      return;
    }
    const double bytes = static_cast<double>(run.n()) * static_cast<double>(sizeOf(run.request.type));
    if (bytes * (takesSecondInput(run.request.op) ? 2 : 1) > static_cast<double>(gpu.memoryBytes)) {
      m_known.reason = say<"beyond-modelled-memory">(
          arg<"device">(gpu.name), arg<"gibibytes">(static_cast<double>(gpu.memoryBytes) / (1 << 30)));
      return;
    }
    control.report(say<"progress-following">(arg<"kernel">(run.kernel->id)));
    const auto calibration = shippedCalibration();
    if (!calibration) {
      m_known.reason = calibrationMissing();
      return;
    }
    // Atomics that have to be tried again and again take a time that no count tells.
    if (const auto own = calibration->correction(run, control); own && own->error > mostError) {
      m_known.reason = say<"kernel-not-modelled">(arg<"kernel">(run.kernel->id));
      return;
    }
    m_time = modelledTime(run, gpu, calibration.get(), shippedConstants(), run.request.launchGapUs, control);
    if (const auto registers = m_time->why.launches.front().registers.value_or(0);
        !model::launches(run.block(), gpu, registers)) {
      m_time.reset();
      m_known.reason = say<"too-many-registers">(arg<"kernel">(run.kernel->id), arg<"registers">(registers),
                                                 arg<"block">(run.block()), arg<"device">(gpu.name));
      return;
    }
    m_known.latency = m_time->latency;
  }

  const KnownTime* knownTime() const override { return &m_known; }
  double sampleUs() override { return m_time ? m_time->latency.median : 0; }
  std::vector<double> launchUs() const override { return m_time ? m_time->launchUs : std::vector<double>(); }
  void compute() override { m_structure.compute(); }
  Scalar result() const override { return m_structure.result(); }
  std::uint64_t inspect(RunResult& result) override {
    const std::uint64_t chain = m_structure.inspect(result);
    if (!m_time) return chain;
    result.model = m_time->why;
    for (auto* traces : {&result.traces, &result.launchTraces})
      for (BlockTracePtr& trace : *traces) trace = timed(*trace);
    result.steps = summariseSteps(result.traces);
    return chain;
  }
  TimeCover timeCovers() const override {
    TimeCover cover = m_structure.coversOfGpu();
    cover.work = TimeCover::Work::model;
    cover.launchGapUs = m_structure.run().request.launchGapUs;
    return cover;
  }

 private:
  BlockTracePtr timed(const BlockTrace& trace) const {
    auto copy = std::make_shared<BlockTrace>(trace);
    const auto calibration = shippedCalibration();
    const auto times = stepTimesNs(trace, m_structure.run(), m_gpu, calibration.get(), shippedConstants());
    for (std::size_t i = 0; i < times.size(); ++i) copy->steps[i].timeNs = times[i];
    return copy;
  }

  Gpu m_gpu;
  EmulatedStructure m_structure;
  std::optional<ModelledTime> m_time;
  KnownTime m_known;
};

class ModelBackend : public Backend {
 public:
  std::vector<DeviceInfo> devices() override {
    std::vector<DeviceInfo> all;
    const KnownGpus known = knownGpus();
    for (const Gpu& gpu : known.gpus) all.push_back(deviceOf(gpu));
    if (!known.complaint.empty()) all.push_back(unreadable(known.complaint));
    return all;
  }
  bool accepts(const std::string& text) const override { return text.starts_with(prefix); }
  DeviceInfo device(const std::string& text) override { return deviceOf(gpuOf(text)); }
  std::unique_ptr<Session> open(const PlannedRun& run, const Inputs& inputs, const RunControl& control) override {
    return std::make_unique<ModelSession>(gpuOf(run.device.backend), run, inputs, control);
  }

 private:
  /// A file of the user's that cannot be read stands in the list, so that nobody looks for its GPUs in vain.
  static DeviceInfo unreadable(const std::string& complaint) {
    DeviceInfo info;
    info.backend = std::string(prefix) + "gpus.json";
    info.name = "gpus.json";
    info.timing = Provenance::modelled;
    info.available = false;
    info.reason = say<"proper-name">(arg<"name">(complaint));
    return info;
  }

  /// Throws InvalidRequest that names those that are known.
  static Gpu gpuOf(const std::string& text) {
    const KnownGpus known = knownGpus();
    if (const Gpu* gpu = findGpu(known.gpus, std::string_view(text).substr(prefix.size()))) return *gpu;
    if (!known.complaint.empty())
      throw InvalidRequest(Field::backend, text, say<"gpu-unknown-beside-file">(arg<"complaint">(known.complaint)));
    std::string names;
    for (const Gpu& gpu : known.gpus) names += (names.empty() ? "" : ", ") + gpu.name;
    throw InvalidRequest(Field::backend, text, say<"gpu-unknown">(arg<"names">(names)));
  }
};

const RegisterBackend modelBackendRegistered(90, []() -> std::unique_ptr<Backend> {
  return std::make_unique<ModelBackend>();
});

}  // namespace
}  // namespace warpfold::model
