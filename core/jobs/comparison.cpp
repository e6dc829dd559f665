// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/comparison.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "backends/prepared_run.h"
#include "codec/run_fields.h"
#include "jobs/cub_sampler.h"
#include "jobs/job.h"
#include "jobs/measured_peak.h"
#include "jobs/playing_pace.h"
#include "jobs/send_boards.h"
#include "timing/sampling.h"
#include "words/say.h"

namespace warpfold {

using namespace messages;
using Clock = std::chrono::steady_clock;

namespace {

constexpr auto reportEvery = std::chrono::milliseconds(33);  // charts draw at 30 Hz
constexpr std::array sides{Side::a, Side::b};

/// The samples that a result begins with: no more than are asked for, and none where a side has none.
std::uint64_t firstSamples(const PreparedRun& run) {
  return std::min<std::uint64_t>(sampling::firstLook().most, run.samplesWanted());
}

bool playsLive(const Compare& compare) {
  return compare.live && !compare.a.iterations;
}

/// Of two sides with samples those of the shorter one; of one side, its own.
std::uint64_t samplesOfBoth(const PreparedRun& a, const PreparedRun& b) {
  if (!a.hasSamples() || !b.hasSamples()) return std::max(a.samplesWanted(), b.samplesWanted());
  return a.played() || b.played() ? std::min(a.samplesWanted(), b.samplesWanted()) : a.samplesWanted();
}

/// What comes after the first samples.
StoppingRule streamRule(const Compare& compare, const PreparedRun& a, const PreparedRun& b, std::uint64_t taken) {
  const bool emulated = a.device().timing == Provenance::emulated || b.device().timing == Provenance::emulated;
  if (playsLive(compare)) return sampling::live(emulated);
  return sampling::exactly(std::max(samplesOfBoth(a, b), taken) - taken);
}

/// Counts the transactions of launches that ran where nothing counts them, on the exact device, while the timing goes
/// on: events on a GPU do not notice what the CPU does. Very large inputs are left uncounted.
class CounterThread {
 public:
  /// `counted`: the sides that need none of it.
  CounterThread(const PreparedRun& a, const PreparedRun& b, std::array<bool, 2> counted, const JobContext& context)
      : m_context(context) {
    for (const Side side : sides)
      if ((side == Side::a ? a : b).planned().run.kernel->host) counted[static_cast<std::size_t>(side)] = true;
    if (a.planned().run.n() > maximumElements || (counted[0] && counted[1])) return;
    if (a.request() == b.request() && !counted[0] && !counted[1]) {
      m_thread = std::jthread([this, run = a.planned()] { count(run, {Side::a, Side::b}); });
      return;
    }
    m_thread = std::jthread([this, counted, runs = std::array{a.planned(), b.planned()}] {
      for (const Side side : sides)
        if (!counted[static_cast<std::size_t>(side)]) count(runs[static_cast<std::size_t>(side)], {side});
    });
  }
  ~CounterThread() { m_stop = true; }

 private:
  static constexpr std::uint64_t maximumElements = std::uint64_t{1} << 27;

  /// Of one run that `takers` have asked for.
  void count(const PlannedProblem& planned, const std::vector<Side>& takers) {
    try {
      RunControl control;
      control.cancelled = &m_stop;
      control.progress = [&](const Message&, std::optional<double>) {
        if (m_context.cancelled()) m_stop = true;
      };
      const RunResult counted = PreparedRun(planned.onExactDevice(), control).inspect();
      for (const Side side : takers)
        if (!m_stop && !m_context.cancelled()) m_context.send(KernelCounters{side, *counted.launches.front().counters});
    } catch (const std::exception&) {
      // Without its counters the comparison is still whole: the window shows a dash.
    }
  }

  const JobContext& m_context;
  std::atomic<bool> m_stop{false};
  std::jthread m_thread;  // last: joined before the flag goes
};

/// Sends boards, then results, then samples of A and B in turn: as many as are asked for, or, live and where none are,
/// until cancelled or an emulator was watched enough.
/// Keeps the last data, so that a change of kernel or block does not make it again.
class ComparisonJob : public Job {
 public:
  void run(const codec::Json& json, JobContext& context) override {
    const auto compare = codec::decode<Compare>(json);
    RunControl control = context.control();
    control.brief = true;
    sendBoards(compare, context);
    context.report(say<"progress-preparing">(arg<"kernel">(compare.a.kernel)));
    PreparedRun a = prepare(Side::a, compare.a, control, context);
    context.report(say<"progress-preparing">(arg<"kernel">(compare.b.kernel)));
    PreparedRun b = prepare(Side::b, compare.b, control, context);
    for (PreparedRun* run : {&a, &b}) run->warmUp();
    const std::uint64_t first = firstSamples(a.hasSamples() ? a : b);
    for (std::uint64_t i = 0; i < first; ++i)
      for (PreparedRun* run : {&a, &b})
        if (run->hasSamples()) run->sampleInTurn();
    std::array<bool, 2> counted{};
    // One kernel beside itself has the same trace and counters, unless a device gives others in each run.
    const bool same = compare.a == compare.b && a.device().timing != Provenance::measured;
    RunResult result;
    for (const Side side : sides) {
      context.setPart(static_cast<std::uint32_t>(side));
      if (same && side == Side::b)
        b.addTiming(result);
      else
        result = (side == Side::a ? a : b).inspect();
      counted[static_cast<std::size_t>(side)] = result.counters.has_value();
      context.send(Result{side, result});
    }
    context.setPart({});
    sendMeasuredPeak(a.planned(), context);
    if (compare.hardware) sendHardwareCounts(a, b, same, context);
    const CounterThread counting(a, b, counted, context);
    stream(compare, a, b, first, control, context);
  }

 private:
  PreparedRun prepare(Side side, const RunRequest& request, const RunControl& control, JobContext& context) {
    context.setPart(static_cast<std::uint32_t>(side));
    m_last = prepareProblem(context.catalogue(), request, control, m_last ? &*m_last : nullptr);
    PreparedRun run(*m_last, control);
    context.setPart({});
    return run;
  }

  void sendMeasuredPeak(const PlannedProblem& planned, const JobContext& context) {
    const std::string& device = planned.run.device.backend;
    if (!m_measuredPeaks.insert(device).second) return;
    if (const auto peak = planned.backend->readPeak(device)) context.send(MeasuredPeak{device, *peak});
  }

  /// Before samples follow, which profiled launches between them would disturb.
  static void sendHardwareCounts(PreparedRun& a, PreparedRun& b, bool same, JobContext& context) {
    const auto figures = parseHardwareFigures("all");
    HardwareCounted counted;
    for (const Side side : sides) {
      context.setPart(static_cast<std::uint32_t>(side));
      if (!same || side == Side::a) counted.counts = (side == Side::a ? a : b).countHardware(figures);
      counted.side = side;
      context.send(counted);
    }
    context.setPart({});
  }

  static KernelPtr libraryWantedBy(const Compare& compare, const PreparedRun& a, const PreparedRun& b,
                                   const Catalogue& catalogue) {
    const bool present = a.planned().run.kernel->library || b.planned().run.kernel->library;
    return compare.cub && !present ? catalogue.library() : nullptr;
  }

  static void stream(const Compare& compare, PreparedRun& a, PreparedRun& b, std::uint64_t taken,
                     const RunControl& control, const JobContext& context) {
    std::uint64_t sent = taken;
    std::vector<double> us[2];
    const auto enough = makeCriterion(streamRule(compare, a, b, taken));
    CubSampler cub(libraryWantedBy(compare, a, b, context.catalogue()), a, control);
    cub.takeRecorded();
    if (const auto update = cub.takeUpdate()) context.send(*update);
    if (!a.hasSamples() && !b.hasSamples()) return;
    const bool paced = playsLive(compare) && (a.played() || b.played());
    PlayingPace pace;
    const auto flush = [&] {
      if (const auto update = cub.takeUpdate()) context.send(*update);
      for (const Side side : sides)
        if ((side == Side::a ? a : b).hasSamples())
          context.send(Samples{side, sent, us[static_cast<std::size_t>(side)]});
      sent = taken;
      us[0].clear();
      us[1].clear();
    };
    Clock::time_point last = Clock::now();
    while (!enough->finished()) {
      // In turn, so that both meet the same machine.
      double passedUs = 0;
      for (PreparedRun* run : {&a, &b}) {
        if (!run->hasSamples()) continue;
        us[run == &a ? 0 : 1].push_back(run->sampleInTurn());
        if (run->played()) passedUs += us[run == &a ? 0 : 1].back();
      }
      enough->add(passedUs);
      ++taken;
      cub.afterSamplePair();
      if (paced) pace.wait(passedUs, control);
      if (Clock::now() - last < reportEvery) continue;
      last = Clock::now();
      flush();
    }
    if (taken != sent) flush();
    control.throwIfCancelled();
  }

  std::optional<PlannedProblem> m_last;
  std::set<std::string> m_measuredPeaks;  // devices whose peak is known
};

const RegisterJob<ComparisonJob> comparisonJobRegistered(Compare::type);

}  // namespace
}  // namespace warpfold
