// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/probed_launch.h"

#include <algorithm>

#include "values/error.h"
#include "words/say.h"

namespace warpfold::cuda {

std::vector<BlockProbe> blocksOf(const ptx::ProbePlaces& places, const ProbeMemory& memory) {
  const std::uint64_t steps = places.steps, stride = places.warps * sizeof(ptx::ProbeRecord);
  std::uint64_t lost = 0;
  std::vector<BlockProbe> blocks;
  for (std::size_t block = 0; block < memory.sm.size(); ++block) {
    std::vector<WarpProbe> warps(places.warps);
    for (std::size_t warp = 0; warp < warps.size(); ++warp) {
      const std::size_t first = block * steps * places.warps + warp;
      const std::uint64_t reached = memory.finished[block * places.warps + warp];
      if (reached == 0) continue;
      const std::uint64_t count = (reached - (places.records + first * sizeof(ptx::ProbeRecord))) / stride + 1;
      lost += count - std::min(count, steps);
      for (std::size_t step = 0; step < std::min(count, steps); ++step) {
        const ptx::ProbeRecord& each = memory.records[first + step * places.warps];
        warps[warp].stretches.push_back({each.mask, each.depart, each.arrive, each.atBarrier != 0});
      }
    }
    blocks.push_back(alignWarps(warps));
    blocks.back().sm = memory.sm[block];
  }
  if (lost != 0) throw BackendUnavailable(say<"probes-overflow">(arg<"expected">(steps), arg<"lost">(lost)));
  return blocks;
}

ProbedLaunch::ProbedLaunch(const ProbedCode& code, std::span<const std::uint64_t> blocks, std::uint32_t threads,
                           std::uint32_t steps)
    : m_blocks(blocks.size()) {
  const Driver& driver = Driver::get();
  m_module = loadModule({code.ptx.c_str(), code.ptx.c_str() + code.ptx.size() + 1});
  m_function = functionOf(m_module, code.entry);

  const std::uint64_t first = blocks.front();
  std::vector<int> slots(blocks.back() - first + 1, -1);
  for (std::size_t i = 0; i < blocks.size(); ++i) slots[blocks[i] - first] = static_cast<int>(i);
  m_slots = allocate(slots.size() * sizeof(int));
  WARPFOLD_CUDA(driver.memcpyHtoD(m_slots.get(), slots.data(), slots.size() * sizeof(int)));

  // One allocation, widest elements first so that all are aligned.
  const std::uint32_t warps = (threads + 31) / 32;
  const std::size_t records = m_blocks * steps * warps * sizeof(ptx::ProbeRecord),
                    finished = m_blocks * warps * sizeof(std::uint64_t);
  m_bytes = records + finished + m_blocks * sizeof(std::uint32_t);
  m_memory = allocate(m_bytes);
  m_places = {.slots = m_slots.get(),
              .records = m_memory.get(),
              .finished = m_memory.get() + records,
              .sm = m_memory.get() + records + finished,
              .firstBlock = static_cast<std::uint32_t>(first),
              .blockSpan = static_cast<std::uint32_t>(slots.size()),
              .steps = steps,
              .warps = warps};
  CUdeviceptr there = 0;
  std::size_t size = 0;
  WARPFOLD_CUDA(driver.moduleGetGlobal(&there, &size, m_module.get(), std::string(ptx::probePlaces).c_str()));
  WARPFOLD_CUDA(driver.memcpyHtoD(there, &m_places, sizeof m_places));
}

void ProbedLaunch::clear() {
  WARPFOLD_CUDA(Driver::get().memsetD8(m_memory.get(), 0, m_bytes));
  WARPFOLD_CUDA(Driver::get().streamSynchronize(nullptr));  // our stream does not wait for the default one
}

std::vector<BlockProbe> ProbedLaunch::read() const {
  const Driver& driver = Driver::get();
  ProbeMemory memory{std::vector<ptx::ProbeRecord>(m_blocks * m_places.steps * m_places.warps),
                     std::vector<std::uint64_t>(m_blocks * m_places.warps), std::vector<std::uint32_t>(m_blocks)};
  const auto copy = [&](auto& into, CUdeviceptr from) {
    WARPFOLD_CUDA(driver.memcpyDtoH(into.data(), from, into.size() * sizeof into[0]));
  };
  copy(memory.records, m_places.records);
  copy(memory.finished, m_places.finished);
  copy(memory.sm, m_places.sm);
  return blocksOf(m_places, memory);
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
