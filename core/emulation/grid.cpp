// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/grid.h"

#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <deque>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

#include "emulation/hazard_watch.h"
#include "emulation/launch_end.h"
#include "emulation/launch_totals.h"
#include "emulation/standstill.h"
#include "words/say.h"

namespace warpfold::emulation {

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
  const std::uint64_t shared = std::uint64_t{code.program().staticSharedBytes} + launch.dynamicSharedBytes;
  if (shared > launch.limits.sharedBytes)
    throw InvalidRequest(say<"launch-shared-memory">(arg<"bytes">(shared), arg<"most">(launch.limits.sharedBytes)));
}

/// Units for which Limits::residentBytes have room.
std::uint64_t unitsWithRoom(const Code& code, const Launch& launch, const GridOrder& order) {
  const std::uint64_t bytes = launch.cluster * Block::bytesOf(code.program(), launch, order.hazards != nullptr);
  return std::max<std::uint64_t>(launch.limits.residentBytes / bytes, 1);
}

/// Blocks that are resident together: one, or those of a cluster.
class Unit {
 public:
  Unit(const Code& code, const Memory& memory, const Launch& launch, LaunchCounts* counts, HazardWatch* watch,
       std::span<std::uint8_t> readers, const LaunchEnd& end)
      : m_launch(launch) {
    for (std::uint32_t i = 0; i < launch.cluster; ++i) {
      m_blocks.push_back({std::make_unique<Block>(code, memory, launch, counts, watch)});
      m_blocks.back().block->setReaders(readers);
      m_blocks.back().block->setEnd(&end);
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
    for (bool quiet = true;;) {
      const std::uint64_t meeting = m_cluster.meeting();
      bool went = false, all = true;
      for (Member& each : m_blocks) {
        if (each.done) continue;
        const Block::Outcome outcome = each.block->run();
        if (outcome == Block::Outcome::stuck) return outcome;
        each.done = outcome == Block::Outcome::done;
        quiet &= outcome == Block::Outcome::quiet;
        went |= each.done;
        all &= each.done;
      }
      if (all) return Block::Outcome::done;
      if (!went && m_cluster.meeting() == meeting) return quiet ? Block::Outcome::quiet : Block::Outcome::spinning;
      quiet = false;
    }
  }

  std::uint64_t firstBlock() const { return m_first; }
  std::uint32_t turnsOfAll() const {
    std::uint32_t most = 0;
    for (const Member& each : m_blocks) most = std::max(most, each.done ? 0 : each.block->turnsOfAll());
    return most;
  }
  KernelFault faultOfWaiting() const {
    const auto first = std::find_if(m_blocks.begin(), m_blocks.end(), [](const Member& each) { return !each.done; });
    return first->block->faultOfWaiting();
  }
  void spendBudget() {
    for (const Member& each : m_blocks) each.block->spendBudget();
  }
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
  /// One that was given out starts, or is left out.
  void noteStart() { m_started.fetch_add(1, std::memory_order_relaxed); }
  /// Those that have not started.
  std::uint64_t left() const { return m_units - m_started.load(std::memory_order_relaxed); }
  double fraction() const {
    const std::uint64_t given = std::min(m_next.load(std::memory_order_relaxed), m_units);
    return static_cast<double>(given) / static_cast<double>(m_units);
  }

 private:
  std::uint64_t m_units, m_run;
  std::atomic<std::uint64_t> m_next{0}, m_started{0};
};

/// One thread of the host with the units that are resident there.
class Worker {
 public:
  Worker(unsigned number, const Code& code, const Memory& memory, const Launch& launch, const GridOrder& order,
         Queue& queue, Standstill& standstill, LaunchEnd& end, LaunchTotals& totals, std::uint64_t mostResident)
      : m_number(number),
        m_code(code),
        m_memory(memory),
        m_launch(launch),
        m_order(order),
        m_queue(queue),
        m_standstill(standstill),
        m_end(end),
        m_totals(totals),
        m_mostResident(mostResident),
        m_counts(code.program()) {}

  void runFirst() {
    const std::uint64_t last = m_launch.grid.count() / m_launch.cluster - 1;
    std::uint64_t before = ~std::uint64_t{0};
    for (const std::uint64_t block : m_order.first) {
      const std::uint64_t unit = block / m_launch.cluster;
      if (unit != before && !(m_order.lastAlone && !m_order.firstOnly && unit == last)) run(startFollowed(unit));
      before = unit;
      if (m_end.hasCome()) break;
      if (m_end.isCancelled()) throw Cancelled();
    }
    m_totals.add(m_counts);
  }
  void runAlone(std::uint64_t unit) {
    if (m_end.hasCome()) return;
    run(startFollowed(unit));
    finish();
    m_totals.add(m_counts);
  }
  /// Those that the queue gives, and all that are still resident.
  void runAll(bool reports) {
    m_standstill.begin(m_number);
    try {
      while (fill(reports)) {
        if (++m_rounds > m_launch.limits.roundsWithoutEnd)
          endAll();
        else
          turn();
      }
      finish();
    } catch (...) {
      // The other threads end, too.
      m_end.come(0, LaunchEnd::Cause::block, std::current_exception());
    }
    m_standstill.end(m_number);
    addCounts();
    m_rowBegin = m_rowEnd;
  }

 private:
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
                                  m_order.readers, m_end);
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

  /// Starts units until as many are resident as may be; false when there are no more to start.
  bool fill(bool reports) {
    while (m_resident.size() < m_mostResident) {
      if (m_end.isCancelled()) throw Cancelled();
      if (m_next == m_rowEnd) {
        std::uint64_t begin = 0, end = 0;
        if (m_end.hasCome() || !m_queue.take(begin, end)) return false;
        addCounts();
        m_rowBegin = m_next = begin;
        m_rowEnd = end;
        if (reports && m_order.progress) m_order.progress(m_queue.fraction());
      }
      const std::uint64_t unit = m_next++;
      m_queue.noteStart();
      if (m_end.isBehind(unit * m_launch.cluster))
        m_next = m_rowEnd;
      else if (!isFirst(unit))
        run(start(unit));
    }
    return true;
  }
  /// Of the row that the queue gave, whose units have run or wait.
  void addCounts() {
    if (!m_code.counted()) return;
    if (m_rowBegin != m_rowEnd)
      m_totals.take(m_rowBegin * m_launch.cluster, m_rowEnd * m_launch.cluster, m_counts);
    else
      m_totals.add(m_counts);
  }
  /// The unit that has waited for longest looks again, if that is of any use.
  void turn() {
    using Cause = LaunchEnd::Cause;
    if (m_end.isCancelled()) throw Cancelled();
    const Cause cause = m_end.cause();
    if (cause == Cause::standstill) return endAll();
    std::unique_ptr<Unit> unit = std::move(m_resident.front());
    m_resident.pop_front();
    if (cause == Cause::block || m_end.isBehind(unit->firstBlock())) return;
    if (cause == Cause::waiting) unit->spendBudget();
    const std::uint64_t changes = m_standstill.changes();
    if (std::exchange(m_quietSince, changes) != changes) m_quietTurns = 0;
    run(std::move(unit));
    if (standsStill()) endAll();
  }
  bool standsStill() {
    if (m_resident.empty() || m_quietTurns < m_resident.size()) return false;
    std::uint32_t rounds = 1;
    for (const auto& each : m_resident) rounds = std::max(rounds, each->turnsOfAll());
    return m_quietTurns >= m_resident.size() * rounds &&
           m_standstill.report(m_number, m_quietSince, m_queue.left() != 0);
  }
  void finish() {
    while (!m_resident.empty()) turn();
  }
  void run(std::unique_ptr<Unit> unit) {
    using Cause = LaunchEnd::Cause;
    try {
      const Block::Outcome outcome = unit->run();
      if (outcome == Block::Outcome::quiet) {
        ++m_quietTurns;
        m_resident.push_back(std::move(unit));
        return;
      }
      m_quietTurns = 0;
      m_standstill.noteChange();
      switch (outcome) {
        case Block::Outcome::stuck: m_end.come(unit->firstBlock(), Cause::block, nullptr); return;
        case Block::Outcome::spinning: m_resident.push_back(std::move(unit)); return;
        default: break;
      }
    } catch (const KernelFault& fault) {
      const bool waits = fault.site().kind == KernelFault::Kind::waiting;
      m_end.come(unit->firstBlock(), waits ? Cause::waiting : Cause::block, std::current_exception());
      return;
    } catch (const LaunchOver&) {
      if (m_end.isCancelled()) throw Cancelled();
      return;
    }
    if (!unit->isFollowed()) m_idle.push_back(std::move(unit));
    m_rounds = 0;
  }
  /// Of those that wait, the lowest is told.
  void endAll() {
    const auto lowest = std::min_element(m_resident.begin(), m_resident.end(), [](const auto& a, const auto& b) {
      return a->firstBlock() < b->firstBlock();
    });
    const BlockId block{(*lowest)->firstBlock()};
    const std::uint64_t left = m_queue.left() * m_launch.cluster;
    const auto withoutRoom = [&] {
      return KernelFault({KernelFault::Kind::deadlock, {}, block, ThreadId{0}},
                         say<"fault-no-progress">(arg<"block">(block.value), arg<"blocks">(left)));
    };
    m_end.come(block.value, LaunchEnd::Cause::standstill,
               std::make_exception_ptr(left != 0 ? withoutRoom() : (*lowest)->faultOfWaiting()));
    m_resident.clear();
  }

  unsigned m_number;
  const Code& m_code;
  const Memory& m_memory;
  const Launch& m_launch;
  const GridOrder& m_order;
  Queue& m_queue;
  Standstill& m_standstill;
  LaunchEnd& m_end;
  LaunchTotals& m_totals;
  std::uint64_t m_mostResident;  // units
  LaunchCounts m_counts;
  std::optional<HazardWatch> m_watch;  // before the blocks that it is for
  std::uint64_t m_rowBegin = 0, m_next = 0, m_rowEnd = 0, m_rounds = 0;
  std::uint64_t m_quietSince = 0, m_quietTurns = 0;  // turns of its blocks one after the other, since changes()
  std::deque<std::unique_ptr<Unit>> m_resident;
  std::vector<std::unique_ptr<Unit>> m_idle;
};

}  // namespace

bool runGrid(const Code& code, const Memory& memory, const Launch& launch, LaunchCounts& counts,
             const GridOrder& order) {
  check(code, launch);
  const std::uint64_t units = launch.grid.count() / launch.cluster, together = units - (order.lastAlone ? 1 : 0);
  // Below a few blocks a thread costs more than it brings.
  const std::uint64_t room = unitsWithRoom(code, launch, order);
  const auto threads =
      static_cast<unsigned>(std::min(room, std::clamp<std::uint64_t>(together / 4, 1, std::max(1u, order.threads))));
  Queue queue(together, threads);
  Standstill standstill(threads);
  LaunchEnd end(order.cancelled);
  LaunchTotals totals(counts, end);
  const std::uint64_t resident = std::min<std::uint64_t>(room / threads, launch.limits.residentBlocks);
  std::vector<std::unique_ptr<Worker>> workers;
  for (unsigned i = 0; i < threads; ++i)
    workers.push_back(
        std::make_unique<Worker>(i, code, memory, launch, order, queue, standstill, end, totals, resident));
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
  totals.finish();
  end.rethrow();
  return !end.hasCome();
}

}  // namespace warpfold::emulation
