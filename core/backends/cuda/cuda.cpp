// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

#include "backends/backend.h"
#include "backends/cuda/counters/count_launches.h"
#include "backends/cuda/cub_session.h"
#include "backends/cuda/device_workspace.h"
#include "backends/cuda/kept_peak.h"
#include "backends/cuda/kernel_code.h"
#include "backends/cuda/probed_launch.h"
#include "backends/cuda/queued_reduction.h"
#include "backends/cuda/stopwatch.h"
#include "backends/cuda/value_check.h"
#include "catalogue/launch_plan.h"
#include "data/reference.h"
#include "metrics/step_summary.h"
#include "reductions/block_traces.h"
#include "reductions/inspection.h"
#include "timing/sampling.h"
#include "timing/statistics.h"
#include "values/identity.h"
#include "values/tick.h"
#include "words/say.h"

namespace warpfold::cuda {

namespace {

/// Most of its methods are those of Session; the others are the parts of a traced run.
class CudaSession : public Session, public QueuedReduction {
 public:
  CudaSession(DeviceWorkspace& workspace, const PlannedRun& run, const Inputs& inputs, const RunControl& control)
      : m_workspace(workspace),
        m_run(run),
        m_request(m_run.request),
        m_control(control),
        m_kernel(*m_run.kernel),
        m_inputs(inputs),
        m_accumulator(m_run.accumulator()),
        m_launches(m_run.launches),
        m_stopwatch(workspace) {
    checkLaunchable();
    compile();
    if (m_request.cache == CacheState::cold) m_workspace.prepareFlush();
    upload();
    loadCode();
  }

  double sampleUs() override {
    m_sampled = true;
    nextPlace(m_place + 1);
    return m_stopwatch.sampleUs(
        [this] {
          queueRestore();
          queueFlush();
        },
        [this] { queueReduction(); });
  }
  std::uint64_t droppedSamples() const override { return m_stopwatch.dropped(); }

  Scalar combined() const override {
    Scalar value{m_accumulator, 0};
    WARPFOLD_CUDA(Driver::get().memcpyDtoH(&value.bits, m_outputs.back().get(), width()));
    return value;
  }
  Scalar result() const override { return finished(combined(), m_request.op, m_run.n()); }

  std::uint64_t inspect(RunResult& result) override {
    std::optional<Scalar> timed;
    if (m_sampled) timed = this->result();
    timeLaunches();
    nextPlace(0);
    result.launches.clear();
    for (const Launch& launch : m_launches) {
      LaunchResult launched;
      launched.n = launch.n;
      launched.grid = launch.grid;
      launched.block = launch.block;
      result.launches.push_back(launched);
    }
    std::uint64_t chain = 0;
    try {
      chain = emulateLaunches(result);
    } catch (const emulation::TraceTooLarge& e) {
      chain = leaveUntraced(result, e);
    }
    const Scalar bare = this->result();
    if (timed) requireSameValue(*timed, bare, SecondRun::inspected, valueVaries());
    if (result.untraced) return chain;
    try {
      if (trace(result)) requireSameValue(bare, this->result(), SecondRun::traced, valueVaries());
    } catch (const emulation::TraceTooLarge& e) {
      result.traces.clear();
      result.untraced = e.message();
    }
    return chain;
  }

  QueuedReduction* queued() override { return this; }
  DeviceWorkspace& workspace() override { return m_workspace; }
  void queuePreparation() override {
    m_sampled = true;
    nextPlace(m_place + 1);
    queueRestore();
    queueFlush();
  }
  void queueReduction() override {
    for (std::size_t i = 0; i < m_launches.size(); ++i) queueLaunch(i, m_kernels[i]);
  }
  void extend(const Tail& tail) override {
    const LaunchCode code = extendedCode(m_run, tail);
    Extended extended;
    extended.kernels.add(compiledFor(code, m_workspace.context().capability()), code.entry);
    extended.kernels.load();
    if (m_launches.size() == 1) checkAllAtOnce(extended.kernels[0]);
    extended.ended = allocate(sizeof(unsigned));
    WARPFOLD_CUDA(Driver::get().memsetD8(extended.ended.get(), 0, sizeof(unsigned)));
    WARPFOLD_CUDA(Driver::get().streamSynchronize(nullptr));
    m_extended = std::move(extended);
  }
  void queueExtended(void* argument) override {
    const std::size_t last = m_launches.size() - 1;
    for (std::size_t i = 0; i < last; ++i) queueLaunch(i, m_kernels[i]);
    CUdeviceptr ended = m_extended->ended.get();
    queueLaunch(last, m_extended->kernels[0], {&ended, argument});
  }
  CUdeviceptr value() const override { return m_outputs.back().get(); }

  std::vector<double> launchUs() const override { return m_launchUs; }
  void timeLaunches() override {
    std::vector<std::vector<double>> us(m_launches.size());
    for (int repeat = 0; repeat < sampling::launchAlone; ++repeat) {
      m_control.throwIfCancelled();
      nextPlace(static_cast<std::uint64_t>(repeat));
      queueRestore();
      for (std::size_t i = 0; i < m_launches.size(); ++i) {
        const auto queue = [&] { queueLaunch(i, m_kernels[i]); };
        us[i].push_back(m_stopwatch.sampleUs([&] { queueFlush(); }, queue, static_cast<unsigned>(i)));
      }
    }
    m_launchUs.clear();
    for (const auto& samples : us) m_launchUs.push_back(summarise(samples).median);
  }

  HardwareCounts countHardware(std::span<const HardwareFigure* const> figures) override {
    m_control.report(say<"progress-counting">(arg<"kernel">(m_kernel.id)));
    const auto forget = [this] { m_kernels.load(); };
    const auto queue = [this] {
      m_control.throwIfCancelled();
      queueRestore();
      if (m_request.cache == CacheState::cold) {
        const std::size_t bytes = m_launches.front().padded * sizeOf(inputElement());  // from the first element on
        const auto [first, second] = inputOf(0);
        m_workspace.queueFlushOfData({{{first, bytes},
                                       {second, second != 0 ? bytes : 0},
                                       {m_outputs.front().get(), m_launches.front().outputs * width()}}});
      }
      for (std::size_t i = 0; i < m_launches.size(); ++i) queueLaunch(i, m_kernels[i]);
    };
    return countLaunches(m_workspace, figures, {m_request.cache, m_launches.size()}, forget, queue);
  }

  TimeCover timeCovers() const override {
    return {.work = TimeCover::Work::gpu,
            .cache = m_request.cache,
            .gaps = !m_workspace.holds(),
            .launches = m_launches.size()};
  }

 private:
  /// Where atomics take float sums and products in any order.
  bool valueVaries() const { return m_kernel.orderVaries && rounds(m_accumulator, m_request.op); }
  std::size_t width() const { return sizeOf(m_accumulator); }
  /// What the first launch reads: elements as they are stored, or mapped ones where it works in place.
  ElementType inputElement() const { return m_kernel.inPlace ? m_accumulator : m_request.type; }
  std::size_t shift() const { return m_request.offset * sizeOf(inputElement()); }

  /// Pointers to first and second input, as the struct that a mapped input is.
  std::array<CUdeviceptr, 2> inputOf(std::size_t launch) const {
    if (launch > 0) return {m_outputs[launch - 1].get(), 0};
    if (m_kernel.inPlace) return {m_work->at(m_place) + shift(), 0};
    return {m_pristine->at(m_place) + shift(), m_second ? m_second->at(m_place) + shift() : 0};
  }

  /// Which copy of a small input is read. With a warm cache it is always the same one.
  void nextPlace(std::uint64_t place) {
    if (m_request.cache == CacheState::cold) m_place = place;
  }

  void compile() {
    std::map<std::pair<std::uint32_t, bool>, std::size_t> known;  // by block, and whether it is the first launch
    for (std::size_t i = 0; i < m_launches.size(); ++i) {
      const auto [like, isNew] = known.try_emplace({m_launches[i].block, i == 0}, i);
      if (!isNew) {
        m_kernels.addAgain(like->second);
        continue;
      }
      m_control.report(say<"progress-compiling">(arg<"kernel">(m_kernel.id)));
      const LaunchCode code = launchCode(m_run, i);
      m_kernels.add(compiledFor(code, m_workspace.context().capability()), code.entry);
    }
    m_kernels.load();
  }

  UploadLayout layoutOf(std::uint64_t padded) const {
    return {inputElement(), m_request.op, m_kernel.inPlace, m_request.offset, padded};
  }

  void upload() {
    const Driver& driver = Driver::get();
    Uploads& uploads = m_workspace.uploads();
    const UploadLayout layout = layoutOf(m_launches.front().padded);
    m_pristine = uploads.get(m_inputs, layout, say<"progress-copying">(), m_control);
    if (m_inputs.second && !m_kernel.inPlace)
      m_second = uploads.get({m_inputs.second, m_inputs.first}, layout, say<"progress-copying-second">(), m_control);
    if (m_kernel.inPlace) m_work.emplace(allocatePlaces(shift() + m_launches.front().padded * width()));
    HostArray identities(m_accumulator, 2048);
    fillWith(identities.data(), identities.size(), identityOf(m_accumulator, m_request.op));
    m_identities = allocate(identities.bytes());
    WARPFOLD_CUDA(driver.memcpyHtoD(m_identities.get(), identities.data(), identities.bytes()));
    for (std::size_t i = 0; i < m_launches.size(); ++i) {
      const std::uint64_t next = i + 1 < m_launches.size() ? m_launches[i + 1].padded : 1;
      m_outputs.push_back(allocate(std::max(m_launches[i].outputs, next) * width()));
    }
    m_ticket = allocate(sizeof(unsigned));
    WARPFOLD_CUDA(driver.memsetD8(m_ticket.get(), 0, sizeof(unsigned)));
    if (m_kernel.publishes) {
      m_slots = allocate(slotsBytes());
      WARPFOLD_CUDA(driver.memsetD8(m_slots.get(), 0, slotsBytes()));
    }
    // Copies from ordinary host memory may return before they have arrived, and our stream does not wait for them.
    WARPFOLD_CUDA(driver.streamSynchronize(nullptr));
  }

  /// Runs once. The driver loads a kernel's code at its first launch, and may wait for the stream to do so: that must
  /// not happen while the stream is held.
  void loadCode() {
    checkAllAtOnce(m_kernels[0]);
    queueRestore();
    for (std::size_t i = 0; i < m_launches.size(); ++i) queueLaunch(i, m_kernels[i]);
    WARPFOLD_CUDA(Driver::get().streamSynchronize(m_workspace.stream().get()));
  }

  /// Input, padding and words that atomics add to, as they were before the first launch.
  void queueRestore() {
    const Stream& stream = m_workspace.stream();
    if (m_kernel.inPlace)
      queueCopy(m_work->at(m_place) + shift(), m_pristine->at(m_place) + shift(), m_launches[0].padded * width(),
                stream);
    if (m_kernel.output == KernelInfo::Output::one) queueCopy(m_outputs[0].get(), m_identities.get(), width(), stream);
    for (std::size_t i = 1; i < m_launches.size(); ++i)
      if (const std::uint64_t pad = m_launches[i].padded - m_launches[i].n; pad > 0)
        queueCopy(m_outputs[i - 1].get() + m_launches[i].n * width(), m_identities.get(), pad * width(), stream);
  }

  /// `tail`: the two arguments more of a kernel that has a tail.
  void queueLaunch(std::size_t i, CUfunction function, std::array<void*, 2> tail = {}) {
    const Launch& plan = m_launches[i];
    auto input = inputOf(i);
    CUdeviceptr output = m_outputs[i].get(), between = m_kernel.publishes ? m_slots.get() : m_ticket.get();
    std::size_t n = plan.n;
    void* arguments[] = {input.data(), &output, &n, &between, tail[0], tail[1]};
    const auto grid = static_cast<unsigned>(plan.grid);
    if (m_kernel.cluster > 1)
      launchClusters(function, grid, plan.block, static_cast<unsigned>(m_kernel.clusterOf(grid)), m_workspace.stream(),
                     arguments);
    else if (m_kernel.gridBarrier)
      launchTogether(function, grid, plan.block, m_workspace.stream(), arguments);
    else
      launchWith(function, grid, plan.block, m_workspace.stream(), arguments);
  }

  /// What the device lacks for the way in which the kernel is launched.
  void checkLaunchable() const {
    if (m_kernel.cluster > 1 && Driver::get().launchKernelEx == nullptr)
      throw BackendUnavailable(Field::kernel, m_kernel.id,
                               say<"launches-missing">(arg<"kernel">(m_kernel.id), arg<"device">(m_run.device.name)));
  }

  /// Blocks that wait for each other must all be there.
  void checkAllAtOnce(CUfunction function) const {
    if (!m_kernel.gridBarrier) return;
    int blocks = 0;
    const Launch& first = m_launches.front();
    WARPFOLD_CUDA(Driver::get().occupancyMaxActiveBlocks(&blocks, function, static_cast<int>(first.block), 0));
    const std::uint64_t most = static_cast<std::uint64_t>(blocks) * m_run.device.multiprocessors.value_or(1);
    if (first.grid > most)
      throw InvalidRequest(Field::grid, first.grid,
                           say<"grid-not-at-once">(arg<"kernel">(m_kernel.id), arg<"device">(m_run.device.name),
                                                   arg<"most">(most), arg<"block">(first.block)));
  }

  /// After a restore too: the copy leaves the input in L2.
  void queueFlush() {
    if (m_request.cache == CacheState::cold) m_workspace.queueFlush();
  }

  /// The values that launch `i` left.
  std::shared_ptr<HostArray> valuesOf(std::size_t i) const {
    auto values = std::make_shared<HostArray>(m_accumulator, m_launches[i].outputs);
    WARPFOLD_CUDA(Driver::get().memcpyDtoH(values->data(), m_outputs[i].get(), values->bytes()));
    return values;
  }

  std::size_t slotsBytes() const { return 2 * width() * m_launches.front().grid; }
  /// What every block left for the one that finishes: of slots, the values stay when the marks are cleared.
  std::shared_ptr<HostArray> partials(const BlockTrace& firstBlock) const {
    if (!m_kernel.publishes) {
      auto values = valuesOf(0);
      // The finishing block has put the result where block 0 had left its partial.
      std::memcpy(values->data(), &firstBlock.nodes.back().bits, width());
      return values;
    }
    std::vector<std::byte> slots(slotsBytes());
    WARPFOLD_CUDA(Driver::get().memcpyDtoH(slots.data(), m_slots.get(), slots.size()));
    auto values = std::make_shared<HostArray>(m_accumulator, m_launches.front().grid);
    for (std::size_t i = 0; i < values->size(); ++i)
      std::memcpy(values->data() + i * width(), slots.data() + 2 * i * width(), width());
    return values;
  }

  /// Block 0 of every launch, emulated on the values that the GPU's launches left; the longest chain of operator calls
  /// over all of them.
  std::uint64_t emulateLaunches(RunResult& result) {
    m_control.report(say<"progress-following">(arg<"kernel">(m_kernel.id)));
    const std::uint64_t first[] = {0};
    const emulation::BlockRanges blank = reductions::blankBlocks(m_run, m_inputs);
    m_blankOutputs = m_kernel.output == KernelInfo::Output::block ? blank : emulation::BlockRanges{};
    result.launchTraces.clear();
    result.launchTraces.push_back(reductions::traceBlocks(m_run, m_inputs, first).front());
    std::uint64_t chain = depth(*result.launchTraces.front());
    queueRestore();
    for (std::size_t i = 0; i < m_launches.size(); ++i) {
      queueLaunch(i, m_kernels[i]);
      WARPFOLD_CUDA(Driver::get().streamSynchronize(m_workspace.stream().get()));
      if (i + 1 == m_launches.size()) break;
      result.launchTraces.push_back(
          reductions::traceLaunch(m_run, i + 1, valuesOf(i), i == 0 ? m_blankOutputs : emulation::BlockRanges{}));
      chain += depth(*result.launchTraces.back());
    }
    if (m_kernel.output == KernelInfo::Output::one)
      chain += (m_kernel.elements == 0 ? m_launches.front().grid - blank.count() : m_run.n()) - 1;
    if (m_kernel.lastBlockFinishes() && m_launches.front().grid > 1) {
      m_partials = partials(*result.launchTraces.front());
      const std::uint64_t last[] = {m_launches.front().grid - 1};
      result.launchTraces.push_back(
          reductions::traceBlocks(m_run, m_inputs, last, last[0], m_partials.get(), m_blankOutputs).front());
      chain += reductions::depthAfterPartials(*result.launchTraces.back());
    }
    return chain;
  }

  /// As emulateLaunches, of a run whose block 0 does more than a trace may hold.
  std::uint64_t leaveUntraced(RunResult& result, const emulation::TraceTooLarge& why) {
    result.launchTraces.clear();
    result.untraced = why.message();
    queueRestore();
    for (std::size_t i = 0; i < m_launches.size(); ++i) queueLaunch(i, m_kernels[i]);
    WARPFOLD_CUDA(Driver::get().streamSynchronize(m_workspace.stream().get()));
    return reductions::longestChain(m_run);
  }

  /// False where no block is to be traced. Leaves the value of a traced run as the result.
  bool trace(RunResult& result) {
    const auto blocks = m_request.traceBlocks.resolve(m_launches.front().grid);
    if (blocks.empty()) return false;
    m_control.report(say<"progress-tracing">(arg<"kernel">(m_kernel.id)));
    reductions::Traces traces = reductions::traceBlocks(m_run, m_inputs, blocks);
    std::size_t steps = 0;
    for (const auto& trace : traces) steps = std::max(steps, trace->steps.size());
    for (const auto& launch : result.launchTraces)
      if (launch->finishes) steps = std::max(steps, launch->steps.size());
    ProbedLaunch probed(probedCode(m_run, m_workspace.context().capability()), blocks, m_request.block,
                        static_cast<std::uint32_t>(steps + 1));
    checkAllAtOnce(probed.function());
    probed.clear();
    queueRestore();
    queueLaunch(0, probed.function());  // loads its code
    WARPFOLD_CUDA(Driver::get().streamSynchronize(m_workspace.stream().get()));
    std::vector<double> us;
    for (int repeat = 0; repeat < 5; ++repeat) {
      nextPlace(static_cast<std::uint64_t>(repeat));  // as the launches alone that they are compared with
      us.push_back(m_stopwatch.sampleUs(
          [&] {
            probed.clear();
            queueRestore();
            queueFlush();
          },
          [&] { queueLaunch(0, probed.function()); }));
    }
    for (std::size_t i = 1; i < m_launches.size(); ++i) queueLaunch(i, m_kernels[i]);
    WARPFOLD_CUDA(Driver::get().streamSynchronize(m_workspace.stream().get()));
    result.traceOverhead = summarise(us).median / m_launchUs.front();
    const auto probes = probed.read();
    const double nsPerCycle = m_workspace.nanosecondsPerCycle();
    for (std::size_t i = 0; i < traces.size(); ++i) {
      // Which block draws the last ticket is known only now.
      const std::uint64_t block[] = {blocks[i]};
      const bool finishes = m_kernel.waitsForBlocks()
                                ? blocks[i] + 1 == m_launches.front().grid
                                : m_kernel.ticket && probes[i].steps > traces[i]->steps.size() + 1;
      if (finishes && m_partials)
        traces[i] =
            reductions::traceBlocks(m_run, m_inputs, block, blocks[i], m_partials.get(), m_blankOutputs).front();
      mergeProbe(*traces[i], probes[i], nsPerCycle);
      result.traces.push_back(traces[i]);
    }
    result.steps = summariseSteps(result.traces);
    return true;
  }

  struct Extended {
    LoadedKernels kernels;
    Buffer ended;
  };

  DeviceWorkspace& m_workspace;
  PlannedRun m_run;
  const RunRequest& m_request;
  RunControl m_control;
  const KernelInfo& m_kernel;
  Inputs m_inputs;
  ElementType m_accumulator;
  const std::vector<Launch>& m_launches;
  LoadedKernels m_kernels;
  std::shared_ptr<const Upload> m_pristine, m_second;
  std::optional<Upload> m_work;  // of a kernel that works in place
  std::uint64_t m_place = 0;     // the copy of a small input that is read
  Buffer m_identities, m_ticket, m_slots;
  std::shared_ptr<HostArray> m_partials;  // of a kernel whose last block finishes
  emulation::BlockRanges m_blankOutputs;  // of blocks without elements, where each leaves a value of its own
  std::vector<Buffer> m_outputs;          // the partials of every launch; the last holds the result
  std::optional<Extended> m_extended;
  Stopwatch m_stopwatch;
  std::vector<double> m_launchUs;
  bool m_sampled = false;
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
      compile::Nvrtc::get();
      std::vector<DeviceInfo> all;
      for (int i = 0; i < deviceCount(); ++i) all.push_back(describe(i));
      return all;
    } catch (const Error& e) {
      DeviceInfo none;
      none.backend = "cuda:0";
      none.name = "NVIDIA GPU";
      none.number = 0;
      none.available = false;
      none.reason = e.message();
      none.kernels = {.device = true, .library = true};
      none.timesAreGpu = true;
      return {none};
    }
  }
  bool accepts(const std::string& text) const override { return ordinalOf(text).has_value(); }
  DeviceInfo device(const std::string& text) override {
    Driver::get();
    compile::Nvrtc::get();
    const int ordinal = *ordinalOf(text);
    if (ordinal >= deviceCount())
      throw BackendUnavailable(Field::backend, text, say<"gpu-number">(arg<"gpus">(deviceCount())));
    return describe(ordinal);
  }
  std::unique_ptr<Session> open(const PlannedRun& run, const Inputs& inputs, const RunControl& control) override {
    DeviceWorkspace& workspace = workspaceOf(run.device.backend);
    if (run.kernel->library) return openCub(workspace, run, inputs, control);
    return std::make_unique<CudaSession>(workspace, run, inputs, control);
  }
  void compileAhead(const PlannedRun& run) override {
    if (run.kernel->library) return;
    const int capability = capabilityOf(*ordinalOf(run.device.backend));
    for (std::size_t i = 0; i < std::min<std::size_t>(run.launches.size(), 2); ++i)
      compiledFor(launchCode(run, i), capability);
    if (run.request.traceBlocks.kind != BlockSelection::Kind::none) probedCode(run, capability);
  }
  std::optional<double> measureReadPeak(const std::string& text) override { return workspaceOf(text).readPeakGbs(); }
  std::optional<double> readPeak(const std::string& text) override {
    if (const auto kept = keptPeakGbs(peakOwner(*ordinalOf(text)))) return kept;
    return measureReadPeak(text);
  }

 private:
  /// From any thread: ranks of one process have a GPU each.
  DeviceWorkspace& workspaceOf(const std::string& text) {
    const std::lock_guard lock(m_mutex);
    auto& workspace = m_workspaces[*ordinalOf(text)];
    if (!workspace) workspace = std::make_unique<DeviceWorkspace>(*ordinalOf(text));
    workspace->context().makeCurrent();
    return *workspace;
  }

  std::mutex m_mutex;
  std::map<int, std::unique_ptr<DeviceWorkspace>> m_workspaces;
};

const RegisterBackend cudaBackendRegistered(10, []() -> std::unique_ptr<Backend> {
  return std::make_unique<CudaBackend>();
});

}  // namespace
}  // namespace warpfold::cuda
