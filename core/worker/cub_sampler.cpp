// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "worker/cub_sampler.h"

#include <algorithm>
#include <new>

#include "catalogue/kernel_info.h"
#include "timing/statistics.h"

namespace warpfold {

namespace {

constexpr std::uint32_t pairsPerSample = 10;  // the comparison's own rate hardly suffers
constexpr std::size_t leastSamples = 3, enoughSamples = 30;

const KernelInfo* libraryKernel() {
  const auto& all = kernelCatalogue();
  const auto found = std::find_if(all.begin(), all.end(), [](const KernelInfo& k) { return k.library; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

CubSampler::CubSampler(const messages::Compare& compare, const PreparedRun& a, const RunControl& control)
    : m_job(compare.job), m_a(a), m_control(control) {
  const bool present = kernelById(compare.a.kernel).library || kernelById(compare.b.kernel).library;
  if (compare.cub && a.device().isGpu && !present) m_kernel = libraryKernel();
}

void CubSampler::afterSamplePair() {
  if (m_kernel == nullptr || ++m_turns % pairsPerSample != 0) return;
  try {
    sample();
  } catch (const DeviceFault&) {
    throw;
  } catch (const Error&) {
    m_kernel = nullptr;  // it cannot do this, which is no fault of the comparison
  } catch (const std::bad_alloc&) {
    m_kernel = nullptr;
  }
  if (m_kernel == nullptr || m_us.size() >= enoughSamples) {
    m_kernel = nullptr;
    m_run.reset();  // and with it the GPU's copy of the input
  }
}

void CubSampler::open() {
  auto [request, problem] = m_a.withKernel(*m_kernel);
  request.warmup = 2;
  m_run.emplace(request, problem, m_control);
}

void CubSampler::sample() {
  if (!m_run) open();
  // A and B follow each other closely; after ten pairs of them the library would pay for code and address translations
  // that the GPU has forgotten: 4 µs of 26 on an H200. So its samples come as in a run of its own.
  m_run->warmUp();
  m_us.push_back(m_run->sample());
}

std::optional<messages::CubTime> CubSampler::takeUpdate() {
  if (m_us.size() < leastSamples || m_us.size() == m_told) return std::nullopt;
  m_told = m_us.size();
  return messages::CubTime{m_job, libraryKernel()->id, summarise(m_us).median, m_us.size()};
}

}  // namespace warpfold
