// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/emulator/grid_runner.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>

#include "run/error.h"

namespace warpfold::emulator {

namespace {

/// Hands out blocks in runs long enough that the shared counter costs nothing.
class BlockQueue {
 public:
  BlockQueue(std::uint64_t blocks, unsigned workers)
      : m_blocks(blocks), m_run(std::clamp<std::uint64_t>(blocks / (std::uint64_t{workers} * 16), 1, 64)) {}

  /// The next run of blocks [begin, end); false when all are given out.
  bool take(std::uint64_t& begin, std::uint64_t& end) {
    begin = m_next.fetch_add(m_run, std::memory_order_relaxed);
    end = std::min(begin + m_run, m_blocks);
    return begin < m_blocks;
  }
  double fraction() const {
    const std::uint64_t given = std::min(m_next.load(std::memory_order_relaxed), m_blocks);
    return static_cast<double>(given) / static_cast<double>(m_blocks);
  }

 private:
  std::uint64_t m_blocks;
  std::uint64_t m_run;
  std::atomic<std::uint64_t> m_next{0};
};

void add(std::vector<StepTally>& sum, const std::vector<StepTally>& part) {
  if (sum.size() < part.size()) sum.resize(part.size());
  for (std::size_t i = 0; i < part.size(); ++i) sum[i] += part[i];
}

}  // namespace

GridRunner::GridRunner(unsigned threads)
    : m_threads(threads != 0 ? threads : std::max(1u, std::thread::hardware_concurrency())) {}

void GridRunner::onMachines(std::uint64_t blocks, const std::function<void(Machine&, unsigned)>& work) {
  // Below a few blocks a thread costs more than it brings.
  const unsigned workers = static_cast<unsigned>(std::clamp<std::uint64_t>(blocks / 4, 1, m_threads));
  while (m_machines.size() < workers) m_machines.push_back(std::make_unique<Machine>());
  std::exception_ptr failure;
  std::mutex mutex;
  const auto guarded = [&](unsigned index) {
    try {
      work(*m_machines[index], index);
    } catch (...) {
      const std::lock_guard lock(mutex);
      if (!failure) failure = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < workers; ++i) helpers.emplace_back(guarded, i);
    guarded(0);
  }
  if (failure) std::rethrow_exception(failure);
}

void GridRunner::runPlain(const KernelBodies& bodies, const LaunchShape& shape, const LaunchMemory& memory,
                          const KernelArguments& arguments, const std::atomic<bool>& cancelled,
                          const std::function<void(double)>& progress) {
  BlockQueue queue(shape.grid, m_threads);
  onMachines(shape.grid, [&](Machine& machine, unsigned worker) {
    machine.setMemory(memory.arena, memory.arenaBytes, memory.map.output, memory.outputBytes);
    machine.setCounted(false);
    machine.begin(shape, bodies.plain, &arguments);
    for (std::uint64_t begin = 0, end = 0; queue.take(begin, end);) {
      if (cancelled.load(std::memory_order_relaxed)) throw Cancelled();
      if (worker == 0 && progress) progress(queue.fraction());
      for (std::uint64_t block = begin; block < end; ++block) machine.runBlock(block, nullptr);
    }
  });
}

LaunchOutcome GridRunner::runCounted(const KernelBodies& bodies, const LaunchShape& shape, const LaunchMemory& memory,
                                     const KernelArguments& arguments, std::span<const std::uint64_t> traced,
                                     std::uint32_t pass, const std::atomic<bool>& cancelled,
                                     const std::function<void(double)>& progress) {
  LaunchOutcome outcome;
  std::mutex mutex;
  BlockQueue queue(shape.grid, m_threads);
  onMachines(shape.grid, [&](Machine& machine, unsigned worker) {
    machine.setMemory(memory.arena, memory.arenaBytes, memory.map.output, memory.outputBytes);
    machine.setCounted(true);
    machine.begin(shape, bodies.counted, &arguments);
    std::vector<std::shared_ptr<BlockTrace>> traces;
    for (std::uint64_t begin = 0, end = 0; queue.take(begin, end);) {
      if (cancelled.load(std::memory_order_relaxed)) throw Cancelled();
      if (worker == 0 && progress) progress(queue.fraction());
      for (std::uint64_t block = begin; block < end; ++block) {
        if (!std::binary_search(traced.begin(), traced.end(), block)) {
          machine.runBlock(block, nullptr);
          continue;
        }
        Recorder recorder(shape, memory.map, block, pass);
        machine.runBlock(block, &recorder);
        traces.push_back(recorder.take(machine));
      }
    }
    const std::lock_guard lock(mutex);
    add(outcome.steps, machine.tallies());
    std::move(traces.begin(), traces.end(), std::back_inserter(outcome.traces));
  });
  std::sort(outcome.traces.begin(), outcome.traces.end(),
            [](const auto& a, const auto& b) { return a->block < b->block; });
  return outcome;
}

}  // namespace warpfold::emulator
