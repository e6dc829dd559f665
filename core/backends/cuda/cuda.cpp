// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <memory>
#include <optional>

#include "backends/backend.h"
#include "backends/cuda/block_emulation.h"
#include "backends/cuda/kernel_source.h"
#include "backends/cuda/machine_room.h"
#include "backends/cuda/nvrtc.h"
#include "backends/cuda/probed_launch.h"
#include "catalogue/launch_plan.h"
#include "metrics/step_summary.h"
#include "run/identity.h"
#include "run/tick.h"
#include "timing/statistics.h"

namespace warpfold::cuda {

namespace {

class CudaSession : public Session {
 public:
  CudaSession(MachineRoom& room, const RunRequest& request, std::shared_ptr<const HostArray> input,
              const RunControl& control)
      : m_room(room),
        m_request(request),
        m_control(control),
        m_kernel(kernelById(request.kernel)),
        m_input(std::move(input)),
        m_launches(planLaunches(m_kernel, request.n, request.block)),
        m_begin(makeEvent()),
        m_end(makeEvent()) {
    compile();
    upload();
  }

  double sampleUs() override {
    queueRestore();
    if (m_request.cache == CacheState::cold) m_room.queueFlush();
    return timed([this] {
      for (std::size_t i = 0; i < m_launches.size(); ++i) queueLaunch(i, m_functions[i]);
    });
  }

  Scalar result() const override {
    Scalar value{m_request.type, 0};
    WARPFOLD_CUDA(Driver::get().memcpyDtoH(&value.bits, m_outputs.back().get(), sizeOf(m_request.type)));
    return value;
  }

  std::uint64_t inspect(RunResult& result) override {
    timeLaunches();
    result.passes.clear();
    std::uint64_t chain = 0;
    std::map<std::uint32_t, std::uint64_t> chains;
    for (const Launch& launch : m_launches) {
      PassResult pass;
      pass.n = launch.n;
      pass.grid = launch.grid;
      pass.block = launch.block;
      result.passes.push_back(pass);
      if (!chains.contains(launch.block)) chains[launch.block] = chainOfBlock(m_request, launch.block);
      chain += chains[launch.block];
    }
    trace(result);
    return chain;
  }

  std::vector<double> launchUs() const override { return m_launchUs; }

  std::string timeCovers() const override {
    return fmt::format("{} on the GPU between two events, {} L2, without padding and copies",
                       m_launches.size() == 1 ? "the one launch" : fmt::format("all {} launches", m_launches.size()),
                       m_request.cache == CacheState::cold ? "cold" : "warm");
  }

 private:
  std::size_t width() const { return sizeOf(m_request.type); }
  CUdeviceptr inputOf(std::size_t launch) const {
    if (launch > 0) return m_outputs[launch - 1].get();
    return m_kernel.inPlace ? m_work.get() : m_pristine.get();
  }

  void compile() {
    std::map<std::uint32_t, CUfunction> bySize;  // a block of one thread goes on with larger ones
    for (const Launch& launch : m_launches) {
      if (!bySize.contains(launch.block)) {
        m_control.report("compiling " + m_kernel.id);
        const KernelSource source = timedSource(m_kernel, launch.block);
        const std::string entry = source.entry(m_request.type, m_request.op);
        const CompiledModule compiled =
            compileCached(source.text, source.options, {entry}, m_room.context().capability());
        m_modules.push_back(loadModule(compiled.image));
        bySize[launch.block] = functionOf(m_modules.back(), compiled.names.at(entry));
      }
      m_functions.push_back(bySize[launch.block]);
    }
  }

  void upload() {
    const Driver& driver = Driver::get();
    const Launch& first = m_launches.front();
    m_pristine = allocate(first.padded() * width());
    const auto copying = [&](double fraction) {
      m_control.throwIfCancelled();
      m_control.report("copying the input to the GPU", fraction);
    };
    inParts(first.n, copying, [&](std::uint64_t begin, std::uint64_t end) {
      WARPFOLD_CUDA(driver.memcpyHtoD(m_pristine.get() + begin * width(), m_input->data() + begin * width(),
                                      (end - begin) * width()));
    });
    if (m_kernel.inPlace) m_work = allocate(first.padded() * width());
    HostArray identities(m_request.type, 1024);
    fillWith(identities.data(), 1024, identityOf(m_request.type, m_request.op));
    m_identities = allocate(identities.bytes());
    WARPFOLD_CUDA(driver.memcpyHtoD(m_identities.get(), identities.data(), identities.bytes()));
    if (first.padded() > first.n)
      WARPFOLD_CUDA(driver.memcpyHtoD(m_pristine.get() + first.n * width(), identities.data(),
                                      (first.padded() - first.n) * width()));
    for (std::size_t i = 0; i < m_launches.size(); ++i) {
      const std::uint64_t elements = i + 1 < m_launches.size() ? m_launches[i + 1].padded() : 1;
      m_outputs.push_back(allocate(elements * width()));
    }
  }

  /// Input and padding as they were before the first launch: in-place kernels have overwritten both.
  void queueRestore() {
    const Driver& driver = Driver::get();
    const CUstream stream = m_room.stream().get();
    if (m_kernel.inPlace)
      WARPFOLD_CUDA(driver.memcpyDtoDAsync(m_work.get(), m_pristine.get(), m_launches[0].padded() * width(), stream));
    for (std::size_t i = 1; i < m_launches.size(); ++i)
      if (const std::uint64_t pad = m_launches[i].padded() - m_launches[i].n; pad > 0)
        WARPFOLD_CUDA(driver.memcpyDtoDAsync(m_outputs[i - 1].get() + m_launches[i].n * width(), m_identities.get(),
                                             pad * width(), stream));
  }

  void queueLaunch(std::size_t i, CUfunction function) {
    const Launch& plan = m_launches[i];
    launch(function, static_cast<unsigned>(plan.grid), plan.block, m_room.stream(), inputOf(i), m_outputs[i].get(),
           static_cast<std::size_t>(plan.n));
  }

  /// µs on the GPU of what `queue` puts into the stream, all of it queued before the first of it begins.
  template <typename F>
  double timed(F&& queue) {
    const Driver& driver = Driver::get();
    m_room.queueHold(static_cast<unsigned>(20'000 + 6'000 * m_launches.size()));
    WARPFOLD_CUDA(driver.eventRecord(m_begin.get(), m_room.stream().get()));
    queue();
    WARPFOLD_CUDA(driver.eventRecord(m_end.get(), m_room.stream().get()));
    WARPFOLD_CUDA(driver.eventSynchronize(m_end.get()));
    float ms = 0;
    WARPFOLD_CUDA(driver.eventElapsedTime(&ms, m_begin.get(), m_end.get()));
    return ms * 1000.0;
  }

  /// Each launch alone, in the cache state asked for.
  void timeLaunches() {
    constexpr int repeats = 5;
    std::vector<std::vector<double>> us(m_launches.size());
    for (int repeat = 0; repeat < repeats; ++repeat) {
      m_control.throwIfCancelled();
      queueRestore();
      for (std::size_t i = 0; i < m_launches.size(); ++i) {
        if (m_request.cache == CacheState::cold) m_room.queueFlush();
        us[i].push_back(timed([&] { queueLaunch(i, m_functions[i]); }));
      }
    }
    m_launchUs.clear();
    for (const auto& samples : us) m_launchUs.push_back(summarise(samples).median);
  }

  void trace(RunResult& result) {
    const auto blocks = m_request.traceBlocks.resolve(m_launches.front().grid);
    if (blocks.empty()) return;
    m_control.report("tracing " + m_kernel.id);
    auto traces = emulateBlocks(m_request, *m_input, blocks);
    std::size_t steps = 0;
    for (const auto& trace : traces) steps = std::max(steps, trace->steps.size());
    ProbedLaunch probed(m_room, tracedSource(m_kernel, m_request.block), m_request.type, m_request.op, blocks,
                        m_request.block, static_cast<std::uint32_t>(steps + 1));
    std::vector<double> us;
    for (int repeat = 0; repeat < 5; ++repeat) {
      probed.clear();
      queueRestore();
      if (m_request.cache == CacheState::cold) m_room.queueFlush();
      us.push_back(timed([&] { queueLaunch(0, probed.function()); }));
    }
    result.traceOverhead = summarise(us).median / m_launchUs.front();
    const auto probes = probed.read();
    const double nsPerCycle = m_room.nanosecondsPerCycle();
    for (std::size_t i = 0; i < traces.size(); ++i) {
      mergeProbe(*traces[i], probes[i], nsPerCycle);
      result.traces.push_back(traces[i]);
    }
    result.steps = summariseSteps(result.traces);
  }

  MachineRoom& m_room;
  RunRequest m_request;
  RunControl m_control;
  const KernelInfo& m_kernel;
  std::shared_ptr<const HostArray> m_input;
  std::vector<Launch> m_launches;
  std::vector<Module> m_modules;
  std::vector<CUfunction> m_functions;  // one per launch
  Buffer m_pristine, m_work, m_identities;
  std::vector<Buffer> m_outputs;  // the partials of every launch; the last holds the result
  Event m_begin, m_end;
  std::vector<double> m_launchUs;
};

/// "cuda" → 0, "cuda:3" → 3, anything else nothing.
std::optional<int> ordinalOf(const std::string& text) {
  if (text == "cuda") return 0;
  if (!text.starts_with("cuda:")) return std::nullopt;
  int ordinal = -1;
  const auto [end, error] = std::from_chars(text.data() + 5, text.data() + text.size(), ordinal);
  if (error != std::errc{} || end != text.data() + text.size() || ordinal < 0) return std::nullopt;
  return ordinal;
}

class CudaBackend : public Backend {
 public:
  std::vector<DeviceInfo> devices() override {
    try {
      Driver::get();
      Nvrtc::get();
      std::vector<DeviceInfo> all;
      for (int i = 0; i < deviceCount(); ++i) all.push_back(describe(i));
      return all;
    } catch (const Error& e) {
      DeviceInfo none;
      none.backend = "cuda:0";
      none.name = "NVIDIA GPU";
      none.available = false;
      none.reason = e.what();
      none.isGpu = true;
      return {none};
    }
  }
  bool accepts(const std::string& text) const override { return ordinalOf(text).has_value(); }
  DeviceInfo device(const std::string& text) override {
    Driver::get();
    Nvrtc::get();
    const int ordinal = *ordinalOf(text);
    if (ordinal >= deviceCount())
      throw BackendUnavailable(
          fmt::format("--backend {}: there are {} GPUs, numbered from 0; choose another", text, deviceCount()));
    return describe(ordinal);
  }
  std::unique_ptr<Session> open(const RunRequest& request, std::shared_ptr<const HostArray> input,
                                const RunControl& control) override {
    return std::make_unique<CudaSession>(room(request.backend), request, std::move(input), control);
  }
  Provenance timing() const override { return Provenance::measured; }
  std::uint32_t defaultIterations() const override { return 100; }
  std::uint32_t defaultWarmup() const override { return 5; }
  std::optional<double> measureReadRoof(const std::string& text) override { return room(text).readRoofGbs(); }

 private:
  MachineRoom& room(const std::string& text) {
    auto& room = m_rooms[*ordinalOf(text)];
    if (!room) room = std::make_unique<MachineRoom>(*ordinalOf(text));
    room->context().makeCurrent();
    return *room;
  }

  std::map<int, std::unique_ptr<MachineRoom>> m_rooms;
};

const RegisterBackend registered(10, []() -> std::unique_ptr<Backend> { return std::make_unique<CudaBackend>(); });

}  // namespace
}  // namespace warpfold::cuda
