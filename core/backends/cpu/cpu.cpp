// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <chrono>
#include <fstream>
#include <map>
#include <stdexcept>
#include <thread>

#include "backends/backend.h"
#include "backends/cpu/host_kernel.h"
#include "data/reference.h"
#include "timing/sampling.h"
#include "words/say.h"

namespace warpfold::cpu {

namespace {

std::map<std::string, HostLookup>& registry() {
  static std::map<std::string, HostLookup> kernels;
  return kernels;
}

std::string processorName() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);)
    if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
  return "CPU";
}

class CpuSession : public Session {
 public:
  CpuSession(const PlannedRun& run, const Inputs& inputs)
      : m_request(run.request),
        m_n(run.n()),
        m_inputs(inputs),
        m_accumulator(run.accumulator()),
        m_kernel(hostKernel(run.kernel->id, m_accumulator, m_request.op)) {
    if (m_kernel.inPlace) m_work = HostArray(m_accumulator, m_n);
  }

  double sampleUs() override {
    const HostArguments arguments{m_inputs.first->data(), m_inputs.second ? m_inputs.second->data() : nullptr,
                                  m_work.data(),          m_n,
                                  m_request.type,         mappingOf(m_request.op)};
    if (m_kernel.inPlace) copyMapped(m_work.data(), m_accumulator, m_inputs, m_request.op, 0, m_n);
    const auto begin = std::chrono::steady_clock::now();
    m_combined = m_kernel.run(arguments);
    const std::chrono::duration<double, std::micro> duration = std::chrono::steady_clock::now() - begin;
    return duration.count();
  }
  Scalar result() const override { return finished(m_combined, m_request.op, m_n); }
  Scalar combined() const override { return m_combined; }
  std::uint64_t inspect(RunResult& result) override {
    sampleUs();
    LaunchResult launch;
    launch.n = m_n;
    launch.grid = launch.block = 1;
    result.launches = {launch};
    // Integers wrap alike in any order, so the chain is worth its time for floats only.
    constexpr std::uint64_t quick = std::uint64_t{1} << 26;
    return isFloating(m_request.type) || m_n <= quick ? m_kernel.chain(m_n) : m_n - 1;
  }
  TimeCover timeCovers() const override {
    return {.work = m_kernel.inPlace ? TimeCover::Work::hostInPlace : TimeCover::Work::host};
  }

 private:
  RunRequest m_request;
  std::uint64_t m_n;
  Inputs m_inputs;
  ElementType m_accumulator;
  HostKernel m_kernel;
  HostArray m_work;
  Scalar m_combined;
};

class CpuBackend : public Backend {
 public:
  std::vector<DeviceInfo> devices() override {
    DeviceInfo info;
    info.backend = "cpu";
    info.name = processorName();
    info.details = {say<"hardware-threads">(arg<"threads">(std::max(1u, std::thread::hardware_concurrency())))};
    info.kernels.host = true;
    info.defaultN = 1u << 20;
    info.defaultIterations = sampling::usualOfCpu.iterations;
    info.defaultWarmup = sampling::usualOfCpu.warmup;
    // Host kernels may take seconds on large inputs and report nothing meanwhile.
    info.patience = std::chrono::seconds(60);
    return {info};
  }
  bool accepts(const std::string& text) const override { return text == "cpu"; }
  DeviceInfo device(const std::string&) override { return devices().front(); }
  std::unique_ptr<Session> open(const PlannedRun& run, const Inputs& inputs, const RunControl&) override {
    return std::make_unique<CpuSession>(run, inputs);
  }
};

const RegisterBackend cpuBackendRegistered(30,
                                           []() -> std::unique_ptr<Backend> { return std::make_unique<CpuBackend>(); });

}  // namespace

void registerHostKernel(const std::string& id, HostLookup lookup) {
  if (!registry().emplace(id, lookup).second) throw std::logic_error("host kernel '" + id + "' is registered twice");
}

HostKernel hostKernel(const std::string& id, ElementType accumulator, Operation op) {
  const auto it = registry().find(id);
  if (it == registry().end()) throw InvalidRequest(Field::kernel, id, say<"kernel-not-on-host">());
  return it->second(accumulator, op);
}

}  // namespace warpfold::cpu
