// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "worker/comparison_job.h"

#include <algorithm>
#include <thread>
#include <utility>

#include "catalogue/kernel_info.h"
#include "worker/cub_sampler.h"

namespace warpfold {

using namespace messages;
using Clock = std::chrono::steady_clock;

namespace {

constexpr auto reportEvery = std::chrono::milliseconds(33);  // charts draw at 30 Hz
constexpr auto progressEvery = std::chrono::milliseconds(200);

/// The blackboard example: few digits, few threads, small warps, all on the emulator. A text that counts on warps of
/// 32 lanes gets two of them; one whose threads take many elements gets enough for that to be seen, and where the last
/// block finishes there are several whose partials it reads. A broken one gets an input that no block divides.
RunRequest boardRequest(const RunRequest& request, const Compare& compare) {
  const KernelInfo& kernel = kernelById(request.kernel);
  const bool wide = kernel.warp32 || kernel.leastBlock > compare.boardThreads || kernel.blockMultiple > 1;
  constexpr std::uint32_t warpLanes = 32;
  RunRequest board;
  board.kernel = request.kernel;
  board.block = wide ? std::max({2 * warpLanes, kernel.leastBlock, kernel.blockMultiple}) : compare.boardThreads;
  board.warp = wide ? warpLanes : compare.boardWarp;
  board.grid = kernel.ticket ? 4 : 0;
  board.n = std::uint64_t{board.block} * (kernel.ticket ? 8 : kernel.elements == 0 ? 4 : kernel.elements);
  if (kernel.broken()) board.n -= 3;
  board.type = request.type;
  board.op = request.op;
  board.input = "digits";
  board.seed = request.seed;
  board.iterations = 1;
  board.warmup = 0;
  board.traceBlocks = {BlockSelection::Kind::first, 1, {}};
  return board;
}

/// The first block, or the one that finishes, which shows all that the others do and more.
BlockTracePtr boardTrace(const RunResult& result) {
  return !result.launchTraces.empty() && result.launchTraces.back()->finishes ? result.launchTraces.back()
                                                                              : result.traces.front();
}

/// Counts the transactions of launches that ran on a GPU, on the emulator, while the GPU goes on being timed: events
/// on the GPU do not notice what the CPU does. Very large inputs are left uncounted.
class CounterThread {
 public:
  CounterThread(std::uint64_t job, const PreparedRun& a, const PreparedRun& b, const std::atomic<bool>& cancelled,
                const ComparisonJob::Send& send) {
    if (!a.device().isGpu || a.request().n > maximumElements) return;
    m_thread = std::jthread([=, this, first = a.asEmulated(), second = b.asEmulated(), &cancelled]() mutable {
      for (const Side side : {Side::a, Side::b}) count(job, side, side == Side::a ? first : second, cancelled, send);
    });
  }
  ~CounterThread() { m_stop = true; }

 private:
  static constexpr std::uint64_t maximumElements = std::uint64_t{1} << 27;

  void count(std::uint64_t job, Side side, const std::pair<RunRequest, Problem>& work,
             const std::atomic<bool>& cancelled, const ComparisonJob::Send& send) {
    try {
      RunControl control;
      control.cancelled = &m_stop;
      control.progress = [&](const std::string&, double) {
        if (cancelled) m_stop = true;
      };
      const RunResult counted = PreparedRun(work.first, work.second, control).inspect();
      if (!m_stop && !cancelled) send(KernelCounters{job, side, *counted.passes.front().counters});
    } catch (const std::exception&) {
      // Without its counters the comparison is still whole: the window shows a dash.
    }
  }

  std::atomic<bool> m_stop{false};
  std::jthread m_thread;  // last: joined before the flag goes
};

}  // namespace

PreparedRun ComparisonJob::prepare(Side side, RunRequest request, const RunControl& control) {
  m_side = side;
  Problem problem = prepareProblem(request, control, &m_lastRequest, m_lastProblem ? &*m_lastProblem : nullptr);
  m_lastRequest = request;
  m_lastProblem = problem;
  PreparedRun run(request, std::move(problem), control);
  m_side.reset();
  return run;
}

void ComparisonJob::sendBoards(const Compare& compare, const Send& send) {
  for (const Side side : {Side::a, Side::b}) {
    const RunRequest& request = side == Side::a ? compare.a : compare.b;
    if (compare.boardThreads == 0 || !kernelById(request.kernel).traceable()) continue;
    m_side = side;
    RunRequest board = boardRequest(request, compare);
    Problem problem = prepareProblem(board, RunControl{});
    PreparedRun run(board, std::move(problem), RunControl{});
    send(Board{compare.job, side, boardTrace(run.inspect())});
  }
  m_side.reset();
}

void ComparisonJob::sendMeasuredPeak(const RunRequest& request, const Send& send) {
  if (!m_measuredPeaks.insert(request.backend).second) return;
  if (const auto peak = backendFor(request.backend).measureReadPeak(request.backend))
    send(MeasuredPeak{request.backend, *peak});
}

void ComparisonJob::run(const Compare& compare, const std::atomic<bool>& cancelled, const Send& send) {
  m_side.reset();
  sendBoards(compare, send);
  Clock::time_point lastReport{};
  RunControl control;
  control.cancelled = &cancelled;
  control.progress = [&](const std::string& what, double fraction) {
    if (Clock::now() - lastReport < progressEvery) return;
    lastReport = Clock::now();
    send(Progress{compare.job, what, fraction});
  };
  send(Progress{compare.job, "preparing " + compare.a.kernel, -1});
  PreparedRun a = prepare(Side::a, compare.a, control);
  send(Progress{compare.job, "preparing " + compare.b.kernel, -1});
  PreparedRun b = prepare(Side::b, compare.b, control);
  // A few samples first, so that the result comes with a median; the rest streams.
  for (PreparedRun* run : {&a, &b}) run->warmUp();
  for (int i = 0; i < 3; ++i)
    for (PreparedRun* run : {&a, &b}) run->sample();
  for (PreparedRun* run : {&a, &b}) {
    m_side = run == &a ? Side::a : Side::b;
    RunResult result = run->inspect();
    result.request = run->request();
    send(Result{compare.job, *m_side, std::move(result)});
  }
  m_side.reset();
  sendMeasuredPeak(a.request(), send);
  const CounterThread counting(compare.job, a, b, cancelled, send);
  stream(compare, a, b, control, send);
}

void ComparisonJob::stream(const Compare& compare, PreparedRun& a, PreparedRun& b, const RunControl& control,
                           const Send& send) {
  std::uint64_t taken = 3, sent = 3;
  std::vector<double> us[2];
  CubSampler cub(compare, a, control);
  const auto flush = [&] {
    if (const auto takeUpdate = cub.takeUpdate()) send(*takeUpdate);
    send(Samples{compare.job, Side::a, sent, us[0]});
    send(Samples{compare.job, Side::b, sent, us[1]});
    sent = taken;
    us[0].clear();
    us[1].clear();
  };
  Clock::time_point last = Clock::now();
  while (compare.live || taken < a.request().iterations) {
    // In turn, so that both meet the same machine.
    us[0].push_back(a.sample());
    us[1].push_back(b.sample());
    ++taken;
    cub.afterSamplePair();
    if (Clock::now() - last < reportEvery) continue;
    last = Clock::now();
    flush();
  }
  if (!us[0].empty()) flush();
  control.throwIfCancelled();
}

}  // namespace warpfold
