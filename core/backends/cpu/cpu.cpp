// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <chrono>
#include <fstream>
#include <map>
#include <stdexcept>
#include <thread>

#include "backends/backend.h"
#include "backends/cpu/host_kernel.h"
#include "catalogue/kernel_info.h"
#include "data/reference.h"

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
  CpuSession(const RunRequest& request, const Inputs& inputs)
      : m_request(request),
        m_inputs(inputs),
        m_accumulator(accumulatorOf(request.type, request.op)),
        m_kernel(hostKernel(request.kernel, m_accumulator, request.op)) {
    if (m_kernel.inPlace) m_work = HostArray(m_accumulator, request.n);
  }

  double sampleUs() override {
    const HostArguments arguments{m_inputs.first->data(), m_inputs.second ? m_inputs.second->data() : nullptr,
                                  m_work.data(),          m_request.n,
                                  m_request.type,         mappingOf(m_request.op)};
    if (m_kernel.inPlace) copyMapped(m_work.data(), m_accumulator, m_inputs, m_request.op, 0, m_request.n);
    const auto begin = std::chrono::steady_clock::now();
    const Scalar value = m_kernel.run(arguments);
    const std::chrono::duration<double, std::micro> duration = std::chrono::steady_clock::now() - begin;
    m_result = finished(value, m_request.op, m_request.n);
    return duration.count();
  }
  Scalar result() const override { return m_result; }
  std::uint64_t inspect(RunResult& result) override {
    sampleUs();
    PassResult pass;
    pass.n = m_request.n;
    pass.grid = pass.block = 1;
    result.passes = {pass};
    // Integers wrap alike in any order, so the chain is worth its time for floats only.
    constexpr std::uint64_t quick = std::uint64_t{1} << 26;
    return isFloating(m_request.type) || m_request.n <= quick ? m_kernel.chain(m_request.n) : m_request.n - 1;
  }
  std::string timeCovers() const override {
    return m_kernel.inPlace ? "the reduction on the CPU, without the copy that it works on"
                            : "the reduction of all elements on the CPU";
  }

 private:
  RunRequest m_request;
  Inputs m_inputs;
  ElementType m_accumulator;
  HostKernel m_kernel;
  HostArray m_work;
  Scalar m_result;
};

class CpuBackend : public Backend {
 public:
  std::vector<DeviceInfo> devices() override {
    DeviceInfo info;
    info.backend = "cpu";
    info.name = processorName();
    info.detail = fmt::format("{} hardware threads", std::max(1u, std::thread::hardware_concurrency()));
    info.defaultN = 1u << 20;
    return {info};
  }
  bool accepts(const std::string& text) const override { return text == "cpu"; }
  DeviceInfo device(const std::string&) override { return devices().front(); }
  std::unique_ptr<Session> open(const RunRequest& request, const Inputs& inputs, const RunControl&) override {
    return std::make_unique<CpuSession>(request, inputs);
  }
  Provenance timing() const override { return Provenance::measured; }
  std::uint32_t defaultIterations() const override { return 20; }
  std::uint32_t defaultWarmup() const override { return 2; }
};

const RegisterBackend registered(30, []() -> std::unique_ptr<Backend> { return std::make_unique<CpuBackend>(); });

}  // namespace

void registerHostKernel(const std::string& id, HostLookup lookup) {
  if (!registry().emplace(id, lookup).second) throw std::logic_error("host kernel '" + id + "' is registered twice");
}

HostKernel hostKernel(const std::string& id, ElementType accumulator, Operation op) {
  const auto it = registry().find(id);
  if (it == registry().end()) throw InvalidRequest(fmt::format("--kernel {} does not run on the host", id));
  return it->second(accumulator, op);
}

}  // namespace warpfold::cpu
