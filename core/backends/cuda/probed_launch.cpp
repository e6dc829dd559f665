// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/probed_launch.h"

#include <algorithm>

#include "compile/nvrtc.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::cuda {

namespace {

using Stamp = unsigned long long;

}  // namespace

ProbedLaunch::ProbedLaunch(DeviceWorkspace& workspace, const KernelSource& source, const std::string& entry,
                           std::span<const std::uint64_t> blocks, std::uint32_t threads, std::uint32_t steps)
    : m_blocks(blocks.size()), m_steps(steps), m_warps((threads + 31) / 32) {
  const Driver& driver = Driver::get();
  const compile::CompiledModule compiled =
      compile::compileCached(source.code, source.options, {entry}, workspace.context().capability());
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
  const std::size_t masks = reserve(stamps() * 4), ends = reserve(stamps() * 4),
                    finished = reserve(m_blocks * m_warps * 4);
  const std::size_t sm = reserve(m_blocks * 4), overflow = reserve(4);
  m_bytes = offset;
  m_memory = allocate(m_bytes);
  const CUdeviceptr base = m_memory.get();
  m_layout = {m_slots.get(),
              base + arrive,
              base + depart,
              base + masks,
              base + ends,
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
  if (size != sizeof m_layout) throw BackendUnavailable(say<"probes-layout">());
  WARPFOLD_CUDA(driver.memcpyHtoD(constant, &m_layout, sizeof m_layout));
}

void ProbedLaunch::clear() {
  WARPFOLD_CUDA(Driver::get().memsetD8(m_memory.get(), 0, m_bytes));
  WARPFOLD_CUDA(Driver::get().streamSynchronize(nullptr));  // our stream does not wait for the default one
}

std::vector<BlockProbe> ProbedLaunch::read() const {
  std::vector<std::byte> bytes(m_bytes);
  WARPFOLD_CUDA(Driver::get().memcpyDtoH(bytes.data(), m_memory.get(), m_bytes));
  const auto at = [&]<typename T>(unsigned long long pointer, T*) {
    return reinterpret_cast<const T*>(bytes.data() + (pointer - m_memory.get()));
  };
  const auto* arrive = at(m_layout.arrive, static_cast<Stamp*>(nullptr));
  const auto* depart = at(m_layout.depart, static_cast<Stamp*>(nullptr));
  const auto* masks = at(m_layout.masks, static_cast<std::uint32_t*>(nullptr));
  const auto* ends = at(m_layout.ends, static_cast<std::uint32_t*>(nullptr));
  const auto* finished = at(m_layout.finished, static_cast<std::uint32_t*>(nullptr));
  const auto* sm = at(m_layout.sm, static_cast<std::uint32_t*>(nullptr));
  const std::uint32_t overflow = *at(m_layout.overflow, static_cast<std::uint32_t*>(nullptr));
  if (overflow != 0) throw BackendUnavailable(say<"probes-overflow">(arg<"expected">(m_steps), arg<"lost">(overflow)));
  std::vector<BlockProbe> probes;
  for (std::size_t block = 0; block < m_blocks; ++block) {
    std::vector<WarpProbe> warps(m_warps);
    for (std::size_t warp = 0; warp < m_warps; ++warp)
      for (std::size_t step = 0; step < finished[block * m_warps + warp]; ++step) {
        const std::size_t slot = (block * m_steps + step) * m_warps + warp;
        warps[warp].stretches.push_back({masks[slot], depart[slot], arrive[slot], ends[slot] != 0});
      }
    probes.push_back(alignWarps(warps));
    probes.back().sm = sm[block];
  }
  return probes;
}

namespace {

/// Where the stretches of a warp stand among the steps of its block.
struct Aligned {
  std::vector<std::uint32_t> begin;              // first step after each barrier
  std::vector<std::vector<std::uint32_t>> step;  // [warp][stretch]
  std::uint32_t steps = 0;
};

Aligned aligned(const std::vector<WarpProbe>& warps) {
  std::vector<std::uint32_t> parts;  // most stretches of any warp between two barriers
  for (const WarpProbe& warp : warps) {
    std::uint32_t epoch = 0, count = 0;
    for (const WarpProbe::Stretch& s : warp.stretches) {
      if (epoch == parts.size()) parts.push_back(0);
      parts[epoch] = std::max(parts[epoch], ++count);
      if (!s.toBarrier) continue;
      ++epoch;
      count = 0;
    }
  }
  Aligned result;
  for (const std::uint32_t count : parts) {
    result.begin.push_back(result.steps);
    result.steps += count;
  }
  for (const WarpProbe& warp : warps) {
    auto& steps = result.step.emplace_back();
    std::uint32_t epoch = 0, count = 0;
    for (const WarpProbe::Stretch& s : warp.stretches) {
      steps.push_back(result.begin[epoch] + count++);
      if (!s.toBarrier) continue;
      ++epoch;
      count = 0;
    }
  }
  return result;
}

double cycles(std::uint64_t begin, std::uint64_t end) {
  return end > begin ? static_cast<double>(end - begin) : 0.0;
}

}  // namespace

BlockProbe alignWarps(const std::vector<WarpProbe>& warps) {
  const Aligned at = aligned(warps);
  BlockProbe probe;
  probe.steps = at.steps;
  probe.masks.assign(at.steps, std::vector<std::uint32_t>(warps.size()));
  probe.warpCycles.assign(at.steps, std::vector<double>(warps.size()));
  constexpr std::uint64_t never = ~std::uint64_t{0};
  // A barrier lets go when its last warp has come: from the first departure after one to that after the next. A step
  // that ends at a meeting lasts until the last warp that meets there goes on.
  std::vector<std::uint64_t> begin(at.steps, never), goesOn(at.steps, 0), firstAfter(at.steps, never),
      last(at.steps, 0);
  for (std::size_t w = 0; w < warps.size(); ++w) {
    const auto& stretches = warps[w].stretches;
    for (std::size_t k = 0; k < stretches.size(); ++k) {
      const WarpProbe::Stretch& s = stretches[k];
      const std::uint32_t step = at.step[w][k];
      probe.masks[step][w] = s.mask;
      probe.warpCycles[step][w] = cycles(s.depart, s.arrive);
      begin[step] = std::min(begin[step], s.depart);
      last[step] = std::max(last[step], s.arrive);
      if (k + 1 == stretches.size()) continue;
      const std::uint64_t next = stretches[k + 1].depart;
      if (s.toBarrier)
        firstAfter[step] = std::min(firstAfter[step], next);
      else
        goesOn[step] = std::max(goesOn[step], next);
    }
  }
  for (std::uint32_t step = 0; step < at.steps; ++step) {
    const std::uint64_t end = goesOn[step] != 0           ? goesOn[step]
                              : firstAfter[step] != never ? firstAfter[step]
                                                          : last[step];
    probe.stepCycles.push_back(begin[step] == never ? 0.0 : cycles(begin[step], end));
  }
  return probe;
}

namespace {

Message masksDisagree(BlockId block, std::uint32_t row, std::uint32_t warp, std::uint32_t seen,
                      std::uint32_t expected) {
  const auto inBlock = arg<"block">(block.value);
  const auto inWarp = arg<"warp">(warp);
  const auto onGpu = arg<"seen">(seen);
  const auto onEmulator = arg<"expected">(expected);
  return row == 0 ? say<"masks-disagree-first">(inBlock, inWarp, onGpu, onEmulator)
                  : say<"masks-disagree">(inBlock, arg<"step">(row), inWarp, onGpu, onEmulator);
}

}  // namespace

void mergeProbe(BlockTrace& trace, const BlockProbe& probe, double nanosecondsPerCycle) {
  // The emulator leaves out what follows the last barrier when nothing happens there; the probes always see it.
  const bool trailing = probe.steps == trace.steps.size() + 1;
  if (probe.steps != trace.steps.size() && !trailing)
    throw Disagreement(say<"steps-disagree">(arg<"block">(trace.block.value), arg<"steps">(probe.steps),
                                             arg<"expected">(trace.steps.size())));
  for (Step& step : trace.steps) {
    for (std::uint32_t warp = 0; warp < step.warps.size(); ++warp) {
      const std::uint32_t seen = probe.masks[step.index][warp], expected = step.warps[warp].combined;
      if (seen != expected) throw Disagreement(masksDisagree(trace.block, step.row, warp, seen, expected));
      step.warps[warp].timeNs = probe.warpCycles[step.index][warp] * nanosecondsPerCycle;
    }
    step.timeNs = probe.stepCycles[step.index] * nanosecondsPerCycle;
  }
  trace.masksVerified = true;
  trace.sm = probe.sm;
}

}  // namespace warpfold::cuda
