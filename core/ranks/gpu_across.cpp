// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/gpu_across.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <thread>

#include "ranks/gpu_probe.h"
#include "ranks/network_probe.h"
#include "words/say.h"

namespace warpfold::ranks {

using namespace cuda;

namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

std::string GpuRank::busId() const {
  const Driver& driver = Driver::get();
  CUdevice device = 0;
  char bus[32] = {};
  WARPFOLD_CUDA(driver.deviceGet(&device, m_workspace.context().ordinal()));
  WARPFOLD_CUDA(driver.deviceGetPciBusId(bus, sizeof bus, device));
  return bus;
}

GpuAcross::GpuAcross(Conference& conference, RankRun& run, const Method& method)
    : m_conference(conference), m_type(run.request().type), m_op(run.request().op) {
  conference.together([&] { prepare(run, method); });
  const auto& hosts = conference.hosts();
  m_oneHost = std::adjacent_find(hosts.begin(), hosts.end(), std::not_equal_to<>()) == hosts.end();
  GpuRank own = rank();
  m_link = method.link(own);
  conference.together([&] {
    if (m_reduction != nullptr && m_link->tail() != nullptr) m_reduction->extend(*m_link->tail());
  });
}

void GpuAcross::prepare(RankRun& run, const Method& method) {
  const DeviceInfo& device = run.device();
  m_reduction = run.queued();
  if (!device.timesAreGpu || !device.number || (run.share().count > 0 && m_reduction == nullptr))
    throw BackendUnavailable(
        Field::across, method.id,
        say<"method-needs-gpu">(arg<"method">(method.id), arg<"device">(english(device.called()))));
  if (m_reduction == nullptr) m_own = std::make_unique<DeviceWorkspace>(static_cast<int>(*device.number));
  m_workspace = m_own ? m_own.get() : &m_reduction->workspace();
  m_workspace->context().makeCurrent();
  m_begin = makeEvent();
  m_end = makeEvent();
  if (m_reduction != nullptr) return;
  const Scalar& identity = run.partial();
  m_identity = allocate(sizeof identity.bits);
  WARPFOLD_CUDA(Driver::get().memcpyHtoD(m_identity.get(), &identity.bits, sizeof identity.bits));
  WARPFOLD_CUDA(Driver::get().streamSynchronize(nullptr));
}

std::optional<MeasuredNetwork> GpuAcross::measureNetwork() {
  m_workspace->context().makeCurrent();
  try {
    const GpuProbe found = measureGpus(rank());
    if (found.done) return found.network;
  } catch (const AgreedFailure&) {
    // A model's parameters are no reason to refuse a run.
  }
  return ranks::measureNetwork(m_conference);
}

double GpuAcross::sampleUs(Scalar& value) {
  // A host that was late has its gap in the sample: then all take it again.
  constexpr int attempts = 5;
  m_workspace->context().makeCurrent();
  for (int attempt = 0; attempt < attempts; ++attempt) {
    queue();
    letGo();
    waitForEnd();
    if (allHeld()) break;
  }
  float ms = 0;
  WARPFOLD_CUDA(Driver::get().eventElapsedTime(&ms, m_begin.get(), m_end.get()));
  if (m_conference.isFirst())
    WARPFOLD_CUDA(Driver::get().memcpyDtoH(&value.bits, m_link->result(), sizeOf(value.type)));
  return ms * 1000.0;
}

void GpuAcross::queue() {
  const Driver& driver = Driver::get();
  const CUstream stream = m_workspace->stream().get();
  if (m_reduction != nullptr) m_reduction->queuePreparation();
  if (m_workspace->holds()) m_workspace->hold().queue(m_workspace->stream(), DeviceWorkspace::longestHold);
  m_link->queueStart();
  WARPFOLD_CUDA(driver.eventRecord(m_begin.get(), stream));
  queueReduction();
  WARPFOLD_CUDA(driver.eventRecord(m_end.get(), stream));
}

void GpuAcross::queueReduction() {
  if (m_reduction == nullptr) {
    m_link->queueCombining(m_identity.get());
  } else if (m_link->tail() != nullptr) {
    m_reduction->queueExtended(m_link->tailArgument());
  } else {
    m_reduction->queueReduction();
    m_link->queueCombining(m_reduction->value());
  }
}

void GpuAcross::letGo() {
  m_conference.meet();  // all have queued
  if (m_oneHost) {
    // At one moment of the host's clock, which is the same for all its processes.
    constexpr std::chrono::microseconds soon{200};
    const auto told = m_conference.broadcast(std::to_string((Clock::now() + soon).time_since_epoch().count()));
    const Clock::time_point moment{Clock::duration(std::stoll(told))};
    // Hosts of one name may be two, whose clocks began at different times.
    constexpr std::chrono::milliseconds longest{10};
    if (moment - Clock::now() < longest)
      while (Clock::now() < moment) {
      }
  }
  m_workspace->hold().release();
}

void GpuAcross::waitForEnd() {
  constexpr CUresult notReady = 600;
  constexpr std::chrono::milliseconds patient{2};
  const auto begin = Clock::now();
  // Longer than kernels wait for each other, which know who is missing: at their start, and again for the values.
  const double seconds = 2 * m_conference.limitSeconds() + 2;
  const std::chrono::duration<double> limit(seconds);
  for (CUresult state = notReady; (state = Driver::get().eventQuery(m_end.get())) != 0;) {
    if (state != notReady) check(state, "driver.eventQuery(m_end.get())");
    m_link->check();
    const auto waited = Clock::now() - begin;
    if (waited > limit) throw BackendUnavailable(say<"gpu-ranks-silent">(arg<"seconds">(seconds)));
    if (waited > patient) std::this_thread::sleep_for(std::chrono::microseconds(50));
  }
  m_link->ended();
}

bool GpuAcross::allHeld() {
  const bool held = !m_workspace->holds() || m_workspace->hold().lasted();
  const std::vector<std::string> all = m_conference.gather(held ? "held" : "");
  const bool none = std::find(all.begin(), all.end(), "") == all.end();
  return m_conference.broadcast(none ? "held" : "") == "held";
}

}  // namespace warpfold::ranks
