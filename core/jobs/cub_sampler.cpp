// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/cub_sampler.h"

#include <new>
#include <utility>

#include "timing/sampling.h"
#include "timing/statistics.h"

namespace warpfold {

CubSampler::CubSampler(KernelPtr library, const PreparedRun& a, const RunControl& control)
    : m_a(a), m_control(control), m_criterion(makeCriterion(sampling::library())) {
  if (library && a.device().runs(*library)) m_kernel = std::move(library);
}

void CubSampler::takeRecorded() {
  if (!m_kernel || !m_a.device().recorded) return;
  try {
    open();
    if (m_run->hasSamples())  // each of them once, as in a run of its own: some of them have another median
      for (std::uint64_t i = m_run->samplesWanted(); i > 0; --i) m_us.push_back(m_run->sample());
    else
      m_interpolated = m_run->knownLatency();
  } catch (const DeviceFault&) {
    throw;
  } catch (const Error&) {
    // The comparison does without.
  }
  m_kernel.reset();
  m_run.reset();
}

void CubSampler::afterSamplePair() {
  if (!m_kernel || ++m_turns % sampling::pairsPerLibrarySample != 0) return;
  try {
    sample();
  } catch (const DeviceFault&) {
    throw;
  } catch (const Error&) {
    m_kernel.reset();  // it cannot do this, which is no fault of the comparison
  } catch (const std::bad_alloc&) {
    m_kernel.reset();
  }
  if (!m_kernel || m_criterion->finished()) {
    m_kernel.reset();
    m_run.reset();  // and with it the GPU's copy of the input
  }
}

void CubSampler::open() {
  PlannedProblem planned = m_a.planned().withKernel(m_kernel);
  planned.run.request.warmup = sampling::libraryWarmup;
  m_id = m_kernel->id;
  m_run.emplace(std::move(planned), m_control);
}

void CubSampler::sample() {
  if (!m_run) open();
  // A and B follow each other closely; after ten pairs of them the library would pay for code and address translations
  // that the GPU has forgotten: 4 µs of 26 on an H200. So its samples come as in a run of its own.
  m_run->warmUp();
  m_us.push_back(m_run->sample());
  m_criterion->add(m_us.back());
}

std::optional<messages::CubTime> CubSampler::takeUpdate() {
  if (const auto known = std::exchange(m_interpolated, {}))
    return messages::CubTime{m_id, known->median, 0, known->provenance};
  if (m_us.size() < sampling::library().least || m_us.size() == m_reported) return std::nullopt;
  m_reported = m_us.size();
  return messages::CubTime{m_id, summarise(m_us).median, m_us.size(), m_a.device().timing};
}

}  // namespace warpfold
