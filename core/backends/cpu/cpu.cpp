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
  CpuSession(const RunRequest& request, std::shared_ptr<const HostArray> input)
      : m_kernel(hostKernel(request.kernel, request.type, request.op)), m_input(std::move(input)) {}

  double sampleUs() override {
    const auto begin = std::chrono::steady_clock::now();
    m_result = m_kernel(m_input->data(), m_input->size());
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count();
  }
  Scalar result() const override { return m_result; }
  std::uint64_t inspect(RunResult& result) override {
    sampleUs();
    PassResult pass;
    pass.n = m_input->size();
    pass.grid = pass.block = 1;
    result.passes = {pass};
    return m_input->size() - 1;  // the first operation, with the identity, is exact
  }
  std::string timeCovers() const override { return "the loop over all elements on one CPU thread"; }

 private:
  HostKernel m_kernel;
  std::shared_ptr<const HostArray> m_input;
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
  std::unique_ptr<Session> open(const RunRequest& request, std::shared_ptr<const HostArray> input,
                                const RunControl&) override {
    return std::make_unique<CpuSession>(request, std::move(input));
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

HostKernel hostKernel(const std::string& id, ElementType type, Operation op) {
  const auto it = registry().find(id);
  if (it == registry().end()) throw InvalidRequest(fmt::format("--kernel {} does not run on the host", id));
  return it->second(type, op);
}

}  // namespace warpfold::cpu
