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
#include "values/block_limit.h"
#include "words/say.h"

namespace warpfold::emulation {

namespace {

void check(const Code& code, const Launch& launch) {
  const bool width = launch.warpWidth == 4 || launch.warpWidth == 8 || launch.warpWidth == 16 || launch.warpWidth == 32;
  const bool clusters = launch.cluster != 0 && launch.grid.count() % launch.cluster == 0;
  if (!isBlockSize(launch.block.count()) || launch.grid.count() == 0 || !width || !clusters ||
      launch.parameters.size() != code.program().parameterBytes)
    throw InvalidRequest(say<"launch-does-not-fit">(arg<"threads">(launch.block.count()),
                                                    arg<"bytes">(launch.parameters.size()),
                                                    arg<"needed">(code.program().parameterBytes)));
  const std::uint64_t shared = std::uint64_t{code.program().staticSharedBytes} + launch.dynamicSharedBytes;
  if (shared > launch.limits.sharedBytes)
    throw InvalidRequest(say<"launch-shared-memory">(arg<"bytes">(shared), arg<"most">(launch.limits.sharedBytes)));
}

/// Units that may be resident together, however many threads of the host run them.
std::uint64_t mostResidentUnits(const Code& code, const Launch& launch, const GridOrder& order) {
  const std::uint64_t bytes = launch.cluster * Block::bytesOf(code.program(), launch, order.hazards != nullptr);
  const std::uint64_t units = launch.limits.residentBlocks / launch.cluster;
  return std::max<std::uint64_t>(std::min(launch.limits.residentBytes / bytes, units), 1);
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
    m_changes = m_quietTurns = 0;
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
    bool quiet = true;
    for (std::uint32_t rounds = 0;; ++rounds) {
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
      // From meeting to meeting of the cluster: that may be waiting, too.
      const bool goesOn = went || (m_cluster.meeting() != meeting && rounds < meetingsOfTurn);
      if (goesOn) continue;
      m_quietTurns += quiet;
      return quiet ? Block::Outcome::quiet : Block::Outcome::spinning;
    }
  }
  /// Whether one of its blocks has done so since this was asked last.
  bool hasChangedMemory() {
    std::uint64_t changes = 0;
    for (const Member& each : m_blocks) changes += each.block->changes();
    return std::exchange(m_changes, changes) != changes;
  }
  /// `changes`: of Standstill.
  void beginTurn(std::uint64_t changes) {
    if (std::exchange(m_quietSince, changes) != changes) m_quietTurns = 0;
  }
  /// It goes round and round: all that it did after one of its turns since then it did after another one, too. Of three
  /// quiet turns, two were quiet on the same occasion.
  bool isQuietSince(std::uint64_t changes) const {
    std::uint32_t most = 0;
    for (const Member& each : m_blocks) most = std::max(most, each.done ? 0 : each.block->turnsOfAll());
    return m_quietSince == changes && m_quietTurns >= 2 + most;
  }
  KernelFault faultOfWaiting() const {
    const auto first = std::find_if(m_blocks.begin(), m_blocks.end(), [](const Member& each) { return !each.done; });
    return first->block->faultOfWaiting();
  }

  std::uint64_t firstBlock() const { return m_first; }
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
  std::uint64_t m_first = 0, m_changes = 0;
  std::uint64_t m_quietSince = 0;  // changes of Standstill
  std::uint32_t m_quietTurns = 0;  // since then
  bool m_followed = false;
};

/// Hands out units in runs so long that the shared counter costs nothing.
class Queue {
 public:
  /// `resident`: how many may be so together.
  Queue(std::uint64_t units, unsigned workers, std::uint64_t resident)
      : m_units(units),
        m_resident(resident),
        m_run(std::clamp<std::uint64_t>(units / (std::uint64_t{workers} * 16), 1, 64)) {}

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
  /// Those that cannot start while as many as may be are resident.
  std::uint64_t beyond() const { return m_units - std::min(m_units, m_resident); }
  double fraction() const {
    const std::uint64_t given = std::min(m_next.load(std::memory_order_relaxed), m_units);
    return static_cast<double>(given) / static_cast<double>(m_units);
  }

 private:
  std::uint64_t m_units, m_resident, m_run;
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
    unit->beginTurn(m_standstill.changes());
    run(std::move(unit));
    if (++m_turns < m_resident.size()) return;
    m_turns = 0;
    if (standsStill()) endAll();
  }
  bool standsStill() {
    const std::uint64_t since = m_standstill.changes();
    return !m_resident.empty() && std::all_of(m_resident.begin(), m_resident.end(), [&](const auto& each) {
      return each->isQuietSince(since);
    }) && m_standstill.report(m_number, since, m_queue.left() != 0);
  }
  void finish() {
    while (!m_resident.empty()) turn();
  }
  void run(std::unique_ptr<Unit> unit) {
    using Cause = LaunchEnd::Cause;
    try {
      const Block::Outcome outcome = unit->run();
      if (outcome == Block::Outcome::done || unit->hasChangedMemory()) m_standstill.noteChange();
      switch (outcome) {
        case Block::Outcome::stuck: m_end.come(unit->firstBlock(), Cause::block, nullptr); return;
        case Block::Outcome::spinning:
        case Block::Outcome::quiet: m_resident.push_back(std::move(unit)); return;
        case Block::Outcome::done: break;
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
    const std::uint64_t beyond = m_queue.beyond() * m_launch.cluster;
    const auto withoutRoom = [&] {
      return KernelFault({KernelFault::Kind::deadlock, {}, block, ThreadId{0}},
                         say<"fault-no-progress">(arg<"block">(block.value), arg<"blocks">(beyond)));
    };
    m_end.come(block.value, LaunchEnd::Cause::standstill,
               std::make_exception_ptr(m_queue.left() != 0 ? withoutRoom() : (*lowest)->faultOfWaiting()));
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
  std::uint64_t m_turns = 0;  // since it was asked whether all stands still
  std::deque<std::unique_ptr<Unit>> m_resident;
  std::vector<std::unique_ptr<Unit>> m_idle;
};

}  // namespace

bool runGrid(const Code& code, const Memory& memory, const Launch& launch, LaunchCounts& counts,
             const GridOrder& order) {
  check(code, launch);
  const std::uint64_t units = launch.grid.count() / launch.cluster, together = units - (order.lastAlone ? 1 : 0);
  // Below a few blocks a thread costs more than it brings.
  const std::uint64_t room = mostResidentUnits(code, launch, order);
  const auto threads =
      static_cast<unsigned>(std::min(room, std::clamp<std::uint64_t>(together / 4, 1, std::max(1u, order.threads))));
  Queue queue(together, threads, room);
  Standstill standstill(threads);
  LaunchEnd end(order.cancelled);
  LaunchTotals totals(counts, end);
  std::vector<std::unique_ptr<Worker>> workers;
  for (unsigned i = 0; i < threads; ++i)
    workers.push_back(std::make_unique<Worker>(i, code, memory, launch, order, queue, standstill, end, totals,
                                               room / threads + (i < room % threads ? 1 : 0)));
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
