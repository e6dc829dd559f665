// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/cub_session.h"

#include <array>

#include "backends/cuda/counters/count_launches.h"
#include "backends/cuda/cub_library.h"
#include "backends/cuda/kernel_source.h"
#include "backends/cuda/stopwatch.h"
#include "data/reference.h"
#include "values/identity.h"
#include "words/say.h"

namespace warpfold::cuda {

namespace {

WarpfoldCubReduce reductionFor(const RunRequest& request) {
  const WarpfoldCubReduce reduce = CubLibrary::get().find(deviceTypes(request.type, request.op));
  if (reduce == nullptr)
    throw InvalidRequest(Field::kernel, request.kernel,
                         say<"cub-no-reduction">(arg<"op">(name(request.op)), arg<"type">(name(request.type))));
  return reduce;
}

class CubSession : public Session {
 public:
  CubSession(DeviceWorkspace& workspace, const PlannedRun& run, const Inputs& inputs, const RunControl& control)
      : m_workspace(workspace),
        m_request(run.request),
        m_n(run.n()),
        m_accumulator(run.accumulator()),
        m_reduce(reductionFor(run.request)),
        m_identity(identityOf(m_accumulator, run.request.op).bits),
        m_output(allocate(sizeOf(m_accumulator))),
        m_stopwatch(workspace) {
    if (m_request.cache == CacheState::cold) m_workspace.prepareFlush();
    const UploadLayout layout{m_request.type, m_request.op, false, m_request.offset, m_n};
    m_first = workspace.uploads().get(inputs, layout, say<"progress-copying">(), control);
    if (inputs.second)
      m_second = workspace.uploads().get({inputs.second, inputs.first}, layout, say<"progress-copying">(), control);
    std::size_t bytes = 0;
    call(nullptr, bytes);
    m_cubWorkspaceBytes = bytes;
    m_cubWorkspace = allocate(std::max<std::size_t>(bytes, 1));
    WARPFOLD_CUDA(Driver::get().streamSynchronize(nullptr));
    // Once untimed, so that the driver loads no code while the stream is held.
    reduce();
    WARPFOLD_CUDA(Driver::get().streamSynchronize(m_workspace.stream().get()));
    m_launches = launchesIn([this] { reduce(); }, m_workspace.stream());
    m_workspace.stream().count(m_launches);  // of the untimed one
  }

  double sampleUs() override {
    if (m_request.cache == CacheState::cold) ++m_place;
    return m_stopwatch.sampleUs(
        [this] {
          if (m_request.cache == CacheState::cold) m_workspace.queueFlush();
        },
        [this] {
          reduce();
          m_workspace.stream().count(m_launches);
        });
  }
  std::uint64_t droppedSamples() const override { return m_stopwatch.dropped(); }
  Scalar combined() const override {
    Scalar value{m_accumulator, 0};
    WARPFOLD_CUDA(Driver::get().memcpyDtoH(&value.bits, m_output.get(), sizeOf(m_accumulator)));
    return value;
  }
  Scalar result() const override { return finished(combined(), m_request.op, m_n); }
  std::uint64_t inspect(RunResult& result) override {
    sampleUs();
    LaunchResult launch;
    launch.n = m_n;
    result.launches = {launch};
    return m_n - 1;  // its order is its own affair: no chain is longer than all operations
  }
  HardwareCounts countHardware(std::span<const HardwareFigure* const> figures) override {
    // Its code is not ours to load again.
    const auto forget = [this] { m_workspace.forgetCode(); };
    const auto queue = [this] {
      if (m_request.cache == CacheState::cold) {
        const std::size_t bytes = (m_request.offset + m_n) * sizeOf(m_request.type);
        m_workspace.queueFlushOfData({{{m_first->at(m_place), bytes},
                                       {m_second ? m_second->at(m_place) : 0, m_second ? bytes : 0},
                                       {m_cubWorkspace.get(), m_cubWorkspaceBytes}}});
      }
      reduce();
    };
    HardwareCounts counts = countLaunches(m_workspace, figures, {m_request.cache, m_launches}, forget, queue);
    counts.launches.clear();  // what each of them does is the library's affair
    return counts;
  }
  TimeCover timeCovers() const override {
    return {.work = TimeCover::Work::library, .cache = m_request.cache, .gaps = !m_workspace.holds()};
  }

 private:
  void reduce() { call(reinterpret_cast<void*>(m_cubWorkspace.get()), m_cubWorkspaceBytes); }
  void call(void* cubWorkspace, std::size_t& bytes) {
    const CUdeviceptr shift = m_request.offset * sizeOf(m_request.type);
    const std::array<std::uint64_t, 2> inputs{m_first->at(m_place) + shift,
                                              m_second ? m_second->at(m_place) + shift : 0};
    const int error =
        m_reduce(cubWorkspace, &bytes, inputs.data(), m_output.get(), m_n, m_identity, m_workspace.stream().get());
    if (error != 0)
      throw BackendUnavailable(Field::kernel, m_request.kernel,
                               say<"cub-failed">(arg<"error">(CubLibrary::get().error(error))));
  }

  DeviceWorkspace& m_workspace;
  RunRequest m_request;
  std::uint64_t m_n;
  ElementType m_accumulator;
  WarpfoldCubReduce m_reduce;
  std::uint64_t m_identity;
  std::shared_ptr<const Upload> m_first, m_second;
  std::uint64_t m_place = 0;  // the copy of a small input that is read
  Buffer m_output, m_cubWorkspace;
  std::size_t m_cubWorkspaceBytes = 0;
  std::size_t m_launches = 0;  // that CUB makes of one call
  Stopwatch m_stopwatch;
};

}  // namespace

std::unique_ptr<Session> openCub(DeviceWorkspace& workspace, const PlannedRun& run, const Inputs& inputs,
                                 const RunControl& control) {
  return std::make_unique<CubSession>(workspace, run, inputs, control);
}

}  // namespace warpfold::cuda
