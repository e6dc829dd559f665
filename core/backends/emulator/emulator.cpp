// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <chrono>

#include "backends/backend.h"
#include "reductions/inspection.h"
#include "timing/sampling.h"
#include "words/say.h"

namespace warpfold::emulator {

namespace {

class EmulatorSession : public Session {
 public:
  EmulatorSession(const PlannedRun& run, const Inputs& inputs, const RunControl& control)
      : m_run(run), m_control(control), m_reduction(run, inputs) {
    m_known.reason = say<"own-no-times">();
  }

  /// A kernel of the user's runs once, with all that is looked for: it may not end.
  const KnownTime* knownTime() const override { return m_run.kernel->user ? &m_known : nullptr; }

  double sampleUs() override {
    m_reduction.restore();
    const auto begin = std::chrono::steady_clock::now();
    m_reduction.runPlain(m_control);
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count();
  }

  Scalar result() const override { return m_reduction.result(); }
  Scalar combined() const override { return m_reduction.combined(); }

  std::uint64_t inspect(RunResult& result) override {
    return reductions::inspect(m_reduction, m_run, result, m_control);
  }

  TimeCover timeCovers() const override { return {.work = TimeCover::Work::emulator}; }

 private:
  PlannedRun m_run;
  RunControl m_control;
  reductions::Reduction m_reduction;
  KnownTime m_known;
};

class EmulatorBackend : public Backend {
 public:
  std::vector<DeviceInfo> devices() override {
    DeviceInfo info;
    info.backend = "emulator";
    info.title = say<"emulator">(arg<"cores">(reductions::usableCores()));
    info.details = {say<"emulator-is-exact">()};
    info.kernels = {.device = true, .broken = true, .user = true};
    info.warpWidths = {4, 8, 16, 32};
    info.timing = Provenance::emulated;
    info.structureIsExact = true;
    info.defaultN = 1u << 16;
    info.defaultIterations = sampling::usualOfEmulator.iterations;
    info.defaultWarmup = sampling::usualOfEmulator.warmup;
    return {info};
  }
  bool accepts(const std::string& text) const override { return text == "emulator"; }
  DeviceInfo device(const std::string&) override { return devices().front(); }
  std::unique_ptr<Session> open(const PlannedRun& run, const Inputs& inputs, const RunControl& control) override {
    return std::make_unique<EmulatorSession>(run, inputs, control);
  }
};

const RegisterBackend emulatorBackendRegistered(20, []() -> std::unique_ptr<Backend> {
  return std::make_unique<EmulatorBackend>();
});

}  // namespace
}  // namespace warpfold::emulator
