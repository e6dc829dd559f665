// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/emulator/emulated_reduction.h"

#include <algorithm>
#include <cstring>

#include "catalogue/kernel_info.h"
#include "run/identity.h"

namespace warpfold::emulator {

EmulatedReduction::EmulatedReduction(GridRunner& runner, const RunRequest& request,
                                     std::shared_ptr<const HostArray> input)
    : m_runner(runner),
      m_request(request),
      m_input(std::move(input)),
      m_bodies(kernelBodies(request.kernel, request.type, request.op)),
      m_launches(planLaunches(kernelById(request.kernel), request.n, request.block)) {
  // Every array begins at a multiple of 512 bytes, as device allocations do, so that sectors fall alike.
  const std::uint64_t alignment = 512 / sizeOf(request.type);
  const auto aligned = [&](std::uint64_t n) { return (n + alignment - 1) / alignment * alignment; };
  std::uint64_t elements = 0;
  for (const Launch& launch : m_launches) {
    m_offsets.push_back(elements);
    elements += aligned(launch.padded());
  }
  m_offsets.push_back(elements);
  m_arena = HostArray(request.type, elements + alignment);
}

void EmulatedReduction::restore() {
  const std::size_t width = sizeOf(m_request.type);
  const Scalar identity = identityOf(m_request.type, m_request.op);
  std::memcpy(m_arena.data(), m_input->data(), m_launches[0].n * width);
  for (std::size_t i = 0; i < m_launches.size(); ++i) {
    const Launch& launch = m_launches[i];
    fillWith(m_arena.data() + (m_offsets[i] + launch.n) * width, launch.padded() - launch.n, identity);
  }
}

LaunchMemory EmulatedReduction::memory(std::size_t launch) const {
  const std::size_t width = sizeOf(m_request.type);
  const Launch& plan = m_launches[launch];
  return {m_arena.data(),
          m_arena.bytes(),
          {m_arena.data() + m_offsets[launch] * width, plan.padded(), plan.n,
           m_arena.data() + m_offsets[launch + 1] * width, m_request.type},
          plan.grid * width};
}

KernelArguments EmulatedReduction::arguments(std::size_t launch) {
  const std::size_t width = sizeOf(m_request.type);
  return {m_arena.data() + m_offsets[launch] * width, m_arena.data() + m_offsets[launch + 1] * width,
          static_cast<std::size_t>(m_launches[launch].n)};
}

void EmulatedReduction::runPlain(const RunControl& control) {
  // A report costs a look at the clock: only launches that take long enough to be waited for make any.
  constexpr std::uint64_t worthReporting = 4096;
  for (std::size_t i = 0; i < m_launches.size(); ++i) {
    std::function<void(double)> progress;
    if (m_launches[i].grid > worthReporting && control.progress)
      progress = [&](double fraction) { control.report("timing " + m_request.kernel, fraction); };
    m_runner.runPlain(m_bodies, shape(m_launches[i]), memory(i), arguments(i), control.stopFlag(), progress);
  }
}

std::vector<LaunchOutcome> EmulatedReduction::runCounted(std::span<const std::uint64_t> traced,
                                                         const RunControl& control) {
  std::vector<LaunchOutcome> outcomes;
  for (std::size_t i = 0; i < m_launches.size(); ++i) {
    std::vector<std::uint64_t> blocks{0};
    if (i == 0)
      for (const std::uint64_t block : traced)
        if (block != 0) blocks.push_back(block);
    outcomes.push_back(m_runner.runCounted(m_bodies, shape(m_launches[i]), memory(i), arguments(i), blocks,
                                           static_cast<std::uint32_t>(i), control.stopFlag(), [&](double fraction) {
                                             if (i == 0) control.report("counting " + m_request.kernel, fraction);
                                           }));
  }
  return outcomes;
}

std::vector<std::shared_ptr<BlockTrace>> EmulatedReduction::traceBlocks(std::span<const std::uint64_t> traced) {
  std::vector<std::shared_ptr<BlockTrace>> traces;
  const LaunchMemory where = memory(0);
  const KernelArguments args = arguments(0);
  Machine machine;
  machine.setMemory(where.arena, where.arenaBytes, where.map.output, where.outputBytes);
  machine.setCounted(true);
  machine.begin(shape(m_launches[0]), m_bodies.counted, &args);
  for (const std::uint64_t block : traced) {
    Recorder recorder(shape(m_launches[0]), where.map, block, 0);
    machine.runBlock(block, &recorder);
    traces.push_back(recorder.take(machine));
  }
  return traces;
}

Scalar EmulatedReduction::result() const {
  Scalar value{m_request.type, 0};
  const std::size_t width = sizeOf(m_request.type);
  std::memcpy(&value.bits, m_arena.data() + m_offsets.back() * width, width);
  return value;
}

std::uint64_t chainLength(std::span<const LaunchOutcome> outcomes) {
  std::uint64_t length = 0;
  for (const LaunchOutcome& outcome : outcomes)
    if (!outcome.traces.empty()) length += depth(*outcome.traces.front());
  return length;
}

}  // namespace warpfold::emulator
