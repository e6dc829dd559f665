// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/emulated_structure.h"

#include <algorithm>

#include "metrics/step_summary.h"
#include "reductions/block_traces.h"
#include "reductions/inspection.h"
#include "words/say.h"

namespace warpfold {

EmulatedStructure::EmulatedStructure(const PlannedRun& run, const Inputs& inputs, const RunControl& control)
    : m_run(run), m_inputs(inputs), m_control(control) {}

reductions::Reduction& EmulatedStructure::emulated() {
  if (!m_reduction) m_reduction.emplace(m_run, m_inputs);
  return *m_reduction;
}

void EmulatedStructure::compute() {
  if (!m_run.kernel->traceable()) return;
  reductions::Reduction& reduction = emulated();
  reduction.restore();
  reduction.runPlain(m_control);
}

Scalar EmulatedStructure::result() const {
  return m_reduction ? m_reduction->result() : Scalar{m_run.accumulator(), 0};
}

std::uint64_t EmulatedStructure::inspect(RunResult& result) {
  if (m_run.kernel->traceable() && m_run.n() <= (m_control.brief ? mostEmulatedBriefly : mostEmulated))
    return reductions::inspect(emulated(), m_run, result, m_control);
  result.resultProvenance = ResultProvenance::reference;
  result.launches.clear();
  for (const Launch& launch : m_run.launches) {
    LaunchResult& launched = result.launches.emplace_back();
    launched.n = launch.n;
    if (m_run.kernel->library) continue;
    launched.grid = launch.grid;
    launched.block = launch.block;
  }
  if (m_run.kernel->traceable()) {
    try {
      traceBlocks(result);
    } catch (const emulation::TraceTooLarge& e) {
      result.launchTraces.clear();
      result.traces.clear();
      result.untraced = e.message();
    }
  }
  return reductions::longestChain(m_run);
}

void EmulatedStructure::traceBlocks(RunResult& result) const {
  m_control.report(say<"progress-following">(arg<"kernel">(m_run.kernel->id)));
  const std::uint64_t first[] = {0};
  result.launchTraces = {reductions::traceBlocks(m_run, m_inputs, first).front()};
  const auto wanted = m_run.request.traceBlocks.resolve(m_run.launches.front().grid);
  if (wanted.empty()) return;
  for (auto& trace : reductions::traceBlocks(m_run, m_inputs, wanted)) result.traces.push_back(std::move(trace));
  result.steps = summariseSteps(result.traces);
}

TimeCover EmulatedStructure::coversOfGpu() const {
  using enum TimeCover::Work;
  if (m_run.kernel->library) return {.work = library, .cache = m_run.request.cache};
  return {.work = gpu, .cache = m_run.request.cache, .launches = m_run.launches.size()};
}

}  // namespace warpfold
