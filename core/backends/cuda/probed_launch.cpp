// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/probed_launch.h"

#include <fmt/format.h>

#include <algorithm>

#include "backends/cuda/nvrtc.h"
#include "run/error.h"

namespace warpfold::cuda {

namespace {

using Stamp = unsigned long long;

}  // namespace

ProbedLaunch::ProbedLaunch(MachineRoom& room, const KernelSource& source, ElementType type, Operation op,
                           std::span<const std::uint64_t> blocks, std::uint32_t threads, std::uint32_t steps)
    : m_blocks(blocks.size()), m_steps(steps), m_warps((threads + 31) / 32) {
  const Driver& driver = Driver::get();
  const std::string entry = source.entry(type, op);
  const CompiledModule compiled = compileCached(source.text, source.options, {entry}, room.context().capability());
  m_module = loadModule(compiled.image);
  m_function = functionOf(m_module, compiled.names.at(entry));

  const std::uint64_t first = blocks.front();
  std::vector<int> slots(blocks.back() - first + 1, -1);
  for (std::size_t i = 0; i < blocks.size(); ++i) slots[blocks[i] - first] = static_cast<int>(i);
  m_slots = allocate(slots.size() * sizeof(int));
  WARPFOLD_CUDA(driver.memcpyHtoD(m_slots.get(), slots.data(), slots.size() * sizeof(int)));

  // One allocation, widest elements first so that all are aligned.
  std::size_t offset = 0;
  const auto reserve = [&](std::size_t bytes) {
    const std::size_t at = offset;
    offset += (bytes + 7) / 8 * 8;
    return at;
  };
  const std::size_t arrive = reserve(stamps() * sizeof(Stamp)), depart = reserve(stamps() * sizeof(Stamp));
  const std::size_t masks = reserve(stamps() * 4), finished = reserve(m_blocks * m_warps * 4);
  const std::size_t sm = reserve(m_blocks * 4), overflow = reserve(4);
  m_bytes = offset;
  m_memory = allocate(m_bytes);
  const CUdeviceptr base = m_memory.get();
  m_layout = {m_slots.get(),
              base + arrive,
              base + depart,
              base + masks,
              base + finished,
              base + sm,
              base + overflow,
              static_cast<unsigned>(first),
              static_cast<unsigned>(slots.size()),
              static_cast<unsigned>(m_steps),
              static_cast<unsigned>(m_warps)};
  CUdeviceptr constant = 0;
  std::size_t size = 0;
  WARPFOLD_CUDA(driver.moduleGetGlobal(&constant, &size, m_module.get(), "probe"));
  if (size != sizeof m_layout) throw BackendUnavailable("CUDA: the probes' layout on host and device differ");
  WARPFOLD_CUDA(driver.memcpyHtoD(constant, &m_layout, sizeof m_layout));
}

void ProbedLaunch::clear() { WARPFOLD_CUDA(Driver::get().memsetD8(m_memory.get(), 0, m_bytes)); }

std::vector<BlockProbe> ProbedLaunch::read() const {
  std::vector<std::byte> bytes(m_bytes);
  WARPFOLD_CUDA(Driver::get().memcpyDtoH(bytes.data(), m_memory.get(), m_bytes));
  const auto at = [&]<typename T>(unsigned long long pointer, T*) {
    return reinterpret_cast<const T*>(bytes.data() + (pointer - m_memory.get()));
  };
  const auto* arrive = at(m_layout.arrive, static_cast<Stamp*>(nullptr));
  const auto* depart = at(m_layout.depart, static_cast<Stamp*>(nullptr));
  const auto* masks = at(m_layout.masks, static_cast<std::uint32_t*>(nullptr));
  const auto* finished = at(m_layout.finished, static_cast<std::uint32_t*>(nullptr));
  const auto* sm = at(m_layout.sm, static_cast<std::uint32_t*>(nullptr));
  const std::uint32_t overflow = *at(m_layout.overflow, static_cast<std::uint32_t*>(nullptr));
  if (overflow != 0)
    throw BackendUnavailable(
        fmt::format("CUDA: the traced kernel took more steps than the {} expected; {} stamps were "
                    "lost, so its trace is not shown",
                    m_steps, overflow));
  std::vector<BlockProbe> probes;
  for (std::size_t block = 0; block < m_blocks; ++block) {
    BlockProbe probe;
    probe.sm = sm[block];
    const auto warps = [&](const auto* words, std::size_t step) { return words + (block * m_steps + step) * m_warps; };
    probe.steps = *std::min_element(finished + block * m_warps, finished + (block + 1) * m_warps);
    for (std::size_t step = 0; step < probe.steps; ++step) {
      const auto* from = warps(depart, step);
      const auto* to = warps(arrive, step);
      probe.masks.emplace_back(warps(masks, step), warps(masks, step) + m_warps);
      std::vector<double>& cycles = probe.warpCycles.emplace_back();
      for (std::size_t warp = 0; warp < m_warps; ++warp)
        cycles.push_back(to[warp] > from[warp] ? static_cast<double>(to[warp] - from[warp]) : 0.0);
      // A barrier lets go when its last warp has come: from the first departure after one to that after the next.
      const bool last = step + 1 == probe.steps;
      const Stamp begin = *std::min_element(from, from + m_warps);
      const auto* next = last ? to : warps(depart, step + 1);
      const Stamp end = last ? *std::max_element(next, next + m_warps) : *std::min_element(next, next + m_warps);
      probe.stepCycles.push_back(end > begin ? static_cast<double>(end - begin) : 0.0);
    }
    probes.push_back(std::move(probe));
  }
  return probes;
}

void mergeProbe(BlockTrace& trace, const BlockProbe& probe, double nanosecondsPerCycle) {
  // The emulator leaves out what follows the last barrier when nothing happens there; the probes always see it.
  const bool trailing = probe.steps == trace.steps.size() + 1;
  if (probe.steps != trace.steps.size() && !trailing)
    throw Error(ExitStatus::differs, fmt::format("block {}: the GPU took {} steps, the emulator {}; the two must agree",
                                                 trace.block.value, probe.steps, trace.steps.size()));
  for (Step& step : trace.steps) {
    for (std::uint32_t warp = 0; warp < step.warps.size(); ++warp) {
      const std::uint32_t seen = probe.masks[step.index][warp], expected = step.warps[warp].combined;
      if (seen != expected)
        throw Error(ExitStatus::differs,
                    fmt::format("block {}, step {}, warp {}: active lanes are {:#010x} on the GPU and {:#010x} on the "
                                "emulator; the two must agree",
                                trace.block.value, step.index, warp, seen, expected));
      step.warps[warp].timeNs = probe.warpCycles[step.index][warp] * nanosecondsPerCycle;
    }
    step.timeNs = probe.stepCycles[step.index] * nanosecondsPerCycle;
  }
  trace.masksVerified = true;
  trace.sm = probe.sm;
}

}  // namespace warpfold::cuda
