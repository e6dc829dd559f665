// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "simt/grid.h"

#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <deque>
#include <memory>
#include <optional>
#include <thread>

#include "simt/hazard_watch.h"
#include "words/say.h"

namespace warpfold::simt {

namespace {

constexpr std::uint64_t mostThreads = 1024;  // of a block (CUDA C++ Programming Guide, Compute Capabilities)

void check(const Code& code, const Launch& launch) {
  const bool width = launch.warpWidth == 4 || launch.warpWidth == 8 || launch.warpWidth == 16 || launch.warpWidth == 32;
  const bool clusters = launch.cluster != 0 && launch.grid.count() % launch.cluster == 0;
  if (launch.block.count() == 0 || launch.block.count() > mostThreads || launch.grid.count() == 0 || !width ||
      !clusters || launch.parameters.size() != code.program().parameterBytes)
    throw InvalidRequest(say<"launch-does-not-fit">(arg<"threads">(launch.block.count()),
                                                    arg<"bytes">(launch.parameters.size()),
                                                    arg<"needed">(code.program().parameterBytes)));
}

/// Threads wait for each other for ever, which is told as a hazard: the launch is over.
struct Stuck {};

/// Blocks that are resident together: one, or those of a cluster.
class Unit {
 public:
  Unit(const Code& code, const Memory& memory, const Launch& launch, LaunchCounts* counts, HazardWatch* watch,
       std::span<std::uint8_t> readers)
      : m_launch(launch) {
    for (std::uint32_t i = 0; i < launch.cluster; ++i) {
      m_blocks.push_back({std::make_unique<Block>(code, memory, launch, counts, watch)});
      m_blocks.back().block->setReaders(readers);
    }
  }

  void start(std::uint64_t number, const std::function<Recorder*(std::uint64_t)>& recorderOf = nullptr) {
    m_first = number * m_launch.cluster;
    const bool together = m_launch.cluster > 1;
    if (together) m_cluster.start(m_launch.cluster, m_blocks[0].block->threads());
    for (std::uint32_t i = 0; i < m_blocks.size(); ++i) {
      m_blocks[i].done = false;
      m_blocks[i].block->start(m_first + i, together ? &m_cluster : nullptr,
                               recorderOf ? recorderOf(m_first + i) : nullptr);
    }
  }

  /// Until all its blocks have ended, or all that have not wait for other units.
  Block::Outcome run() {
    for (;;) {
      const std::uint64_t meeting = m_cluster.meeting();
      bool went = false, all = true;
      for (Member& each : m_blocks) {
        if (each.done) continue;
        const Block::Outcome outcome = each.block->run();
        if (outcome == Block::Outcome::stuck) return outcome;
        each.done = outcome == Block::Outcome::done;
        went |= each.done;
        all &= each.done;
      }
      if (all) return Block::Outcome::done;
      if (!went && m_cluster.meeting() == meeting) return Block::Outcome::spinning;
    }
  }

  std::uint64_t firstBlock() const { return m_first; }
  /// Its code is linked for tracing: it is for these blocks alone.
  void follow() { m_followed = true; }
  bool isFollowed() const { return m_followed; }

 private:
  struct Member {
    std::unique_ptr<Block> block;
    bool done = false;
  };
  const Launch& m_launch;
  Cluster m_cluster;
  std::vector<Member> m_blocks;
  std::uint64_t m_first = 0;
  bool m_followed = false;
};

/// Hands out units in runs so long that the shared counter costs nothing.
class Queue {
 public:
  Queue(std::uint64_t units, unsigned workers)
      : m_units(units), m_run(std::clamp<std::uint64_t>(units / (std::uint64_t{workers} * 16), 1, 64)) {}

  bool take(std::uint64_t& begin, std::uint64_t& end) {
    begin = m_next.fetch_add(m_run, std::memory_order_relaxed);
    end = std::min(begin + m_run, m_units);
    return begin < m_units;
  }
  /// Nothing is given out any more.
  void close() { m_next.store(m_units, std::memory_order_relaxed); }
  std::uint64_t left() const { return m_units - std::min(m_next.load(std::memory_order_relaxed), m_units); }
  double fraction() const { return 1 - static_cast<double>(left()) / static_cast<double>(m_units); }

 private:
  std::uint64_t m_units, m_run;
  std::atomic<std::uint64_t> m_next{0};
};

/// One thread of the host with the units that are resident there.
class Worker {
 public:
  Worker(const Code& code, const Memory& memory, const Launch& launch, const GridOrder& order, Queue& queue)
      : m_code(code), m_memory(memory), m_launch(launch), m_order(order), m_queue(queue), m_counts(code.program()) {}

  const LaunchCounts& counts() const { return m_counts; }

  void runFirst() {
    const std::uint64_t last = m_launch.grid.count() / m_launch.cluster - 1;
    std::uint64_t before = ~std::uint64_t{0};
    for (const std::uint64_t block : m_order.first) {
      const std::uint64_t unit = block / m_launch.cluster;
      if (unit != before && !(m_order.lastAlone && !m_order.firstOnly && unit == last)) run(startFollowed(unit));
      before = unit;
    }
  }
  void runAlone(std::uint64_t unit) {
    run(startFollowed(unit));
    finish();
  }
  /// Those that the queue gives, and all that are still resident.
  void runAll(bool reports) {
    const Closing closing(m_queue);
    for (;;) {
      if (m_order.cancelled != nullptr && m_order.cancelled->load(std::memory_order_relaxed)) throw Cancelled();
      if (m_resident.size() < m_launch.limits.residentBlocks) {
        if (m_next == m_end) {
          if (!m_queue.take(m_next, m_end)) break;
          if (reports && m_order.progress) m_order.progress(m_queue.fraction());
        }
        const std::uint64_t unit = m_next++;
        if (!isFirst(unit)) run(start(unit));
        continue;
      }
      if (++m_rounds > m_launch.limits.roundsWithoutEnd) throwNoProgress();
      run(takeResident());
    }
    m_next = m_end = 0;
    finish();
  }

 private:
  /// A worker that ends before all units are given out has failed: the others end, too.
  struct Closing {
    explicit Closing(Queue& closed) : queue(closed) {}
    Closing(const Closing&) = delete;
    Closing& operator=(const Closing&) = delete;
    ~Closing() { queue.close(); }
    Queue& queue;
  };

  bool isFirst(std::uint64_t unit) const {
    const auto at = std::lower_bound(m_order.first.begin(), m_order.first.end(), unit * m_launch.cluster);
    return at != m_order.first.end() && *at / m_launch.cluster == unit;
  }
  HazardWatch* watch() {
    if (m_order.hazards != nullptr && !m_watch) m_watch.emplace(*m_order.hazards);
    return m_watch ? &*m_watch : nullptr;
  }
  std::unique_ptr<Unit> made(const Code& code) {
    return std::make_unique<Unit>(code, m_memory, m_launch, code.counted() ? &m_counts : nullptr, watch(),
                                  m_order.readers);
  }
  std::unique_ptr<Unit> start(std::uint64_t number) {
    std::unique_ptr<Unit> unit;
    if (m_idle.empty()) {
      unit = made(m_code);
    } else {
      unit = std::move(m_idle.back());
      m_idle.pop_back();
    }
    unit->start(number);
    return unit;
  }
  /// One whose blocks are recorded.
  std::unique_ptr<Unit> startFollowed(std::uint64_t number) {
    if (m_order.traced == nullptr) return start(number);
    std::unique_ptr<Unit> unit = made(*m_order.traced);
    unit->follow();
    unit->start(number, m_order.recorderOf);
    return unit;
  }
  std::unique_ptr<Unit> takeResident() {
    std::unique_ptr<Unit> unit = std::move(m_resident.front());
    m_resident.pop_front();
    return unit;
  }
  void run(std::unique_ptr<Unit> unit) {
    const Block::Outcome outcome = unit->run();
    if (outcome == Block::Outcome::stuck) throw Stuck();
    if (outcome == Block::Outcome::done) {
      if (!unit->isFollowed()) m_idle.push_back(std::move(unit));
      m_rounds = 0;
    } else {
      m_resident.push_back(std::move(unit));
    }
  }
  void finish() {
    while (!m_resident.empty()) {
      if (m_order.cancelled != nullptr && m_order.cancelled->load(std::memory_order_relaxed)) throw Cancelled();
      run(takeResident());
    }
  }
  [[noreturn]] void throwNoProgress() const {
    const BlockId block{m_resident.front()->firstBlock()};
    throw KernelFault({KernelFault::Kind::deadlock, {}, block, ThreadId{0}},
                      say<"fault-no-progress">(arg<"block">(block.value),
                                               arg<"blocks">((m_queue.left() + m_end - m_next) * m_launch.cluster)));
  }

  const Code& m_code;
  const Memory& m_memory;
  const Launch& m_launch;
  const GridOrder& m_order;
  Queue& m_queue;
  LaunchCounts m_counts;
  std::optional<HazardWatch> m_watch;  // before the blocks that it is for
  std::uint64_t m_next = 0, m_end = 0, m_rounds = 0;
  std::deque<std::unique_ptr<Unit>> m_resident;
  std::vector<std::unique_ptr<Unit>> m_idle;
};

}  // namespace

void runGrid(const Code& code, const Memory& memory, const Launch& launch, LaunchCounts& counts,
             const GridOrder& order) {
  check(code, launch);
  const std::uint64_t units = launch.grid.count() / launch.cluster, together = units - (order.lastAlone ? 1 : 0);
  // Below a few blocks a thread costs more than it brings.
  const auto threads = static_cast<unsigned>(std::clamp<std::uint64_t>(together / 4, 1, std::max(1u, order.threads)));
  Queue queue(together, threads);
  std::vector<std::unique_ptr<Worker>> workers;
  for (unsigned i = 0; i < threads; ++i)
    workers.push_back(std::make_unique<Worker>(code, memory, launch, order, queue));
  try {
    workers[0]->runFirst();
    if (order.firstOnly) queue.close();
    if (threads == 1) {
      workers[0]->runAll(true);
    } else {
      const auto caller = std::this_thread::get_id();
      // More than there are cores only where somebody asks for it.
      std::optional<tbb::global_control> more;
      if (static_cast<int>(threads) > tbb::this_task_arena::max_concurrency())
        more.emplace(tbb::global_control::max_allowed_parallelism, threads);
      tbb::task_arena arena(static_cast<int>(threads));
      arena.execute([&] {
        tbb::parallel_for(
            0u, threads, [&](unsigned i) { workers[i]->runAll(std::this_thread::get_id() == caller); },
            tbb::simple_partitioner());
      });
    }
    if (order.lastAlone && !order.firstOnly) workers[0]->runAlone(units - 1);
  } catch (const Stuck&) {
    // What was counted until then stays.
  }
  for (const auto& worker : workers) counts += worker->counts();
}

}  // namespace warpfold::simt
