// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/grid_runner.h"

#include <sched.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <tuple>

#include "emulation/recorder.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::emulation {

namespace {

/// Those that this process may use: taskset, a container or a rank's share may leave it fewer than there are.
unsigned usableCores() {
  cpu_set_t cores;
  if (::sched_getaffinity(0, sizeof cores, &cores) != 0) return std::max(1u, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::max(1, CPU_COUNT(&cores)));
}

/// Hands out blocks in runs long enough that the shared counter costs nothing.
class BlockQueue {
 public:
  /// `together`: blocks that one worker takes together, a power of two up to 8.
  BlockQueue(std::uint64_t blocks, unsigned workers, std::uint32_t together)
      : m_blocks(blocks),
        m_run(std::clamp<std::uint64_t>(blocks / (std::uint64_t{workers} * 16) / together, 1, 64 / together) *
              together) {}

  /// The next run of blocks [begin, end); false when all are given out.
  bool take(std::uint64_t& begin, std::uint64_t& end) {
    begin = m_next.fetch_add(m_run, std::memory_order_relaxed);
    end = std::min(begin + m_run, m_blocks);
    return begin < m_blocks;
  }
  /// Nothing is given out any more.
  void close() { m_next.store(m_blocks, std::memory_order_relaxed); }
  double fraction() const {
    const std::uint64_t given = std::min(m_next.load(std::memory_order_relaxed), m_blocks);
    return static_cast<double>(given) / static_cast<double>(m_blocks);
  }

 private:
  std::uint64_t m_blocks;
  std::uint64_t m_run;
  std::atomic<std::uint64_t> m_next{0};
};

/// A worker that ends before all blocks are given out has failed: the others end, too.
class Share {
 public:
  explicit Share(BlockQueue& queue) : m_queue(queue) {}
  Share(const Share&) = delete;
  Share& operator=(const Share&) = delete;
  ~Share() { m_queue.close(); }

 private:
  BlockQueue& m_queue;
};

void add(std::vector<StepTally>& sum, const std::vector<StepTally>& part) {
  if (sum.size() < part.size()) sum.resize(part.size());
  for (std::size_t i = 0; i < part.size(); ++i) sum[i] += part[i];
}

void add(GridTally& sum, const GridTally& part) {
  if (sum.steps.size() < part.steps.size()) sum.steps.resize(part.steps.size());
  for (std::size_t run = 0; run < part.steps.size(); ++run) {
    if (sum.steps[run].size() < part.steps[run].size()) sum.steps[run].resize(part.steps[run].size());
    for (std::size_t i = 0; i < part.steps[run].size(); ++i) {
      sum.steps[run][i].takers += part.steps[run][i].takers;
      sum.steps[run][i].touchers += part.steps[run][i].touchers;
    }
  }
}

}  // namespace

/// The threads that run one launch. Those that come when it is over, because another launch had them, find nothing to
/// do.
class GridRunner::Crew {
 public:
  /// False where the launch is over.
  bool join() {
    const std::lock_guard lock(m_mutex);
    if (m_over) return false;
    ++m_within;
    return true;
  }
  void leave() {
    const std::lock_guard lock(m_mutex);
    --m_within;
    m_left.notify_all();
  }
  void fail(std::exception_ptr failure) {
    const std::lock_guard lock(m_mutex);
    if (!m_failure) m_failure = std::move(failure);
  }
  /// Waits for those that are within. Throws what the first one failed with.
  void end() {
    std::unique_lock lock(m_mutex);
    m_over = true;
    m_left.wait(lock, [&] { return m_within == 0; });
    if (m_failure) std::rethrow_exception(m_failure);
  }

 private:
  std::mutex m_mutex;
  std::condition_variable m_left;
  unsigned m_within = 0;
  bool m_over = false;
  std::exception_ptr m_failure;
};

class GridRunner::Lease {
 public:
  explicit Lease(GridRunner& runner) : m_runner(runner) {
    const std::lock_guard lock(m_runner.m_mutex);
    machines.swap(m_runner.m_kept);
  }
  Lease(const Lease&) = delete;
  Lease& operator=(const Lease&) = delete;
  ~Lease() {
    const std::lock_guard lock(m_runner.m_mutex);
    if (machines.size() > m_runner.m_kept.size()) machines.swap(m_runner.m_kept);
  }
  Machines machines;

 private:
  GridRunner& m_runner;
};

GridRunner::GridRunner(unsigned threads) : m_threads(threads != 0 ? threads : usableCores()) {}

void GridRunner::onMachines(Machines& machines, std::uint64_t blocks,
                            const std::function<void(Machine&, unsigned)>& work) {
  // Below a few blocks a thread costs more than it brings.
  const unsigned workers = static_cast<unsigned>(std::clamp<std::uint64_t>(blocks / 4, 1, m_threads));
  while (machines.size() < workers) machines.push_back(std::make_unique<Machine>());
  const auto crew = std::make_shared<Crew>();
  const auto guarded = [&](unsigned index) {
    try {
      work(*machines[index], index);
    } catch (...) {
      crew->fail(std::current_exception());
    }
  };
  try {
    for (unsigned i = 1; i < workers; ++i) {
      boost::asio::post(helpers(), [crew, &guarded, i] {
        if (!crew->join()) return;
        guarded(i);
        crew->leave();
      });
    }
  } catch (const std::system_error&) {
    // No threads are to be had: this one does it alone.
  } catch (...) {
    crew->fail(std::current_exception());
  }
  guarded(0);
  crew->end();
}

boost::asio::thread_pool& GridRunner::helpers() {
  const std::lock_guard lock(m_mutex);
  if (!m_helpers) m_helpers = std::make_unique<boost::asio::thread_pool>(m_threads - 1);
  return *m_helpers;
}

GridRunner::~GridRunner() = default;

void GridRunner::runPlain(const EmulatedLaunch& launch, const std::atomic<bool>& cancelled,
                          const std::function<void(double)>& progress) {
  const std::uint64_t together = launch.shape.grid - (launch.lastBlockWaits ? launch.shape.cluster : 0);
  BlockQueue queue(together, m_threads, launch.shape.cluster);
  Lease lease(*this);
  onMachines(lease.machines, together, [&](Machine& machine, unsigned worker) {
    machine.begin(launch.shape, launch.memory, launch.plain, launch.arguments, false);
    const Share share(queue);
    for (std::uint64_t begin = 0, end = 0; queue.take(begin, end);) {
      if (cancelled.load(std::memory_order_relaxed)) throw Cancelled();
      if (worker == 0 && progress) progress(queue.fraction());
      for (std::uint64_t block = begin; block < end; ++block) machine.runBlock(block, nullptr);
    }
  });
  if (!launch.lastBlockWaits) return;
  onMachines(lease.machines, 1, [&](Machine& machine, unsigned) {
    machine.begin(launch.shape, launch.memory, launch.plain, launch.arguments, false);
    for (std::uint64_t block = together; block < launch.shape.grid; ++block) machine.runBlock(block, nullptr);
  });
}

LaunchOutcome GridRunner::runCounted(const EmulatedLaunch& launch, std::span<const std::uint64_t> traced,
                                     const std::atomic<bool>& cancelled, const std::function<void(double)>& progress) {
  LaunchOutcome outcome;
  std::mutex mutex;
  RecordedLaunch recorded = launch.recorded;
  const auto run = [&](Machine& machine, std::uint64_t block) {
    if (!std::binary_search(traced.begin(), traced.end(), block)) {
      machine.runBlock(block, nullptr);
      return;
    }
    Recorder recorder(launch.shape, launch.memory, recorded, block);
    machine.runBlock(block, &recorder);
    std::shared_ptr<BlockTrace> trace;
    std::optional<Message> untraced;
    try {
      trace = recorder.take(machine);
    } catch (const TraceTooLarge& e) {
      untraced = e.message();
    }
    const std::lock_guard lock(mutex);
    if (untraced) {
      outcome.untraced = std::move(untraced);
      return;
    }
    outcome.budget.take(*trace, launch.recorded.asked);
    outcome.traces.push_back(std::move(trace));
  };
  const auto collect = [&](Machine& machine) {
    const std::lock_guard lock(mutex);
    add(outcome.steps, machine.tallies());
    mergeHazards(outcome.hazards, machine.hazards());
    add(outcome.activity, machine.activity());
    outcome.blank.add(machine.blank());
    outcome.blankAtomics += machine.blankAtomics();
    outcome.repeated += machine.repeated();
    outcome.proven += machine.proven();
    if (machine.lastCount()) outcome.lastCount = machine.lastCount();
  };
  const std::uint64_t together = launch.shape.grid - (launch.lastBlockFinishes ? launch.shape.cluster : 0);
  std::vector<const Machine*> others;
  const auto counters = std::make_shared<GridCounters>();
  BlockQueue queue(together, m_threads, launch.shape.cluster);
  Lease lease(*this);
  onMachines(lease.machines, together, [&](Machine& machine, unsigned worker) {
    machine.begin(launch.shape, launch.memory, launch.counted, launch.arguments, true, false, counters);
    machine.repeatBy(launch.plain, launch.proof);
    const Share share(queue);
    for (std::uint64_t begin = 0, end = 0; queue.take(begin, end);) {
      if (cancelled.load(std::memory_order_relaxed)) throw Cancelled();
      if (worker == 0 && progress) progress(queue.fraction());
      for (std::uint64_t block = begin; block < end; ++block) run(machine, block);
    }
    collect(machine);
    if (worker != 0) {
      const std::lock_guard lock(mutex);
      others.push_back(&machine);
    }
  });
  if (launch.lastBlockFinishes) {  // alone, so that it is always the same block that draws the last ticket
    if (launch.outputPerBlock) recorded.blankOutputs = outcome.blank;
    onMachines(lease.machines, 1, [&](Machine& machine, unsigned) {
      machine.begin(launch.shape, launch.memory, launch.counted, launch.arguments, true, together != 0, counters);
      for (std::uint64_t block = together; block < launch.shape.grid; ++block) run(machine, block);
      collect(machine);
    });
  }
  for (const Machine* other : others) mergeHazards(outcome.hazards, lease.machines[0]->racesWith(*other));
  std::sort(outcome.traces.begin(), outcome.traces.end(),
            [](const auto& a, const auto& b) { return a->block < b->block; });
  if (launch.lastBlockFinishes && !outcome.traces.empty() &&
      outcome.traces.back()->block.value + 1 == launch.shape.grid)
    outcome.traces.back()->finishes = true;
  if (outcome.untraced) outcome.traces.clear();  // all of what was asked for, or nothing
  for (Hazard& hazard : outcome.hazards) hazard.row = rowOf(outcome, hazard.block, hazard.step);
  return outcome;
}

std::uint32_t rowOf(const LaunchOutcome& outcome, BlockId block, std::uint32_t step) {
  for (const auto& trace : outcome.traces)
    if (trace->block == block && step < trace->steps.size()) return trace->steps[step].row;
  const auto end =
      outcome.steps.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(step + 1, outcome.steps.size()));
  return static_cast<std::uint32_t>(
      std::count_if(outcome.steps.begin(), end, [](const StepTally& s) { return s.combinedThreads > 0; }));
}

void TraceBudget::take(const BlockTrace& trace, const std::string& asked) {
  m_nodes += trace.nodes.size();
  if (m_nodes > BlockTrace::mostNodesOfLaunch)
    throw InvalidRequest(Field::traceBlocks, asked,
                         say<"traces-too-large">(arg<"most">(BlockTrace::mostNodesOfLaunch)));
}

}  // namespace warpfold::emulation
