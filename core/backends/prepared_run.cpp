// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/prepared_run.h"

#include <algorithm>
#include <cmath>
#include <new>
#include <utility>
#include <vector>

#include "backends/sensors.h"
#include "data/input.h"
#include "run/judge.h"
#include "timing/sampling.h"
#include "timing/statistics.h"
#include "words/say.h"

namespace warpfold {

namespace {

bool readsFile(const std::string& input) {
  const InputKind* const kind = findInputKind(input);
  return kind != nullptr && kind->isFile();
}

bool readsAnyFile(const RunRequest& request) {
  return readsFile(request.input) || (request.input2 && readsFile(*request.input2));
}

/// Whether `asked` on a device of this default size has the data of a run that was carried out.
bool sameData(const RunRequest& asked, std::uint64_t defaultN, const RunRequest& done, bool filesToo) {
  const bool reads = readsAnyFile(asked);
  if (reads && !filesToo) return false;  // a file may have changed meanwhile
  const bool sameLength = reads && !asked.n ? true : asked.n.value_or(defaultN) == done.n;
  return asked.type == done.type && asked.op == done.op && sameLength && asked.input == done.input &&
         asked.input2 == done.input2 && asked.seed == done.seed;
}

/// How many elements a run has; nothing where only a file tells.
std::optional<std::uint64_t> lengthOf(const RunRequest& asked, const DeviceInfo& device) {
  if (asked.n || readsAnyFile(asked)) return asked.n;
  return device.defaultN;
}

/// Whether whoever asks makes the data: files are read whole in any case.
bool needsData(const RunRequest& asked, const Backend& backend) {
  return !backend.makesData() || readsAnyFile(asked);
}

std::uint64_t bytesOf(const PlannedRun& run) {
  return run.n() * sizeOf(run.request.type) * (takesSecondInput(run.request.op) ? 2 : 1);
}

bool areWhole(const HostArray& array) {
  return visitType(array.type(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    const std::span<const T> values = array.as<T>();
    return std::all_of(values.begin(), values.end(), [](T value) {
      const auto wide = static_cast<double>(value);
      return wide == std::trunc(wide);
    });
  });
}

/// Whether every sum of some of the terms is a number of the element type: then no order of them rounds anything.
bool roundsNothing(const Problem& problem, const RunRequest& request) {
  const auto digits = [](ElementType type) {
    switch (type) {
      case ElementType::float64: return 53;
      case ElementType::float32: return 24;
      case ElementType::float16: return 11;
      default: return 8;
    }
  };
  const Reference& reference = problem.reference;
  return isFloating(request.type) && combiningOf(request.op) == Operation::sum && reference.finite &&
         reference.magnitude <= std::ldexp(1.0, digits(request.type)) && areWhole(*problem.inputs.first) &&
         (!problem.inputs.second || areWhole(*problem.inputs.second));
}

Problem makeProblem(const RunRequest& request, const DeviceInfo& device, const RunControl& control) {
  const auto ticking = [&](Message what) {
    return [&control, what = std::move(what)](double fraction) {
      control.throwIfCancelled();
      control.report(what, fraction);
    };
  };
  Problem problem;
  problem.inputs =
      makeInputs({request.input, request.input2, request.type, request.op, request.n, device.defaultN, request.seed},
                 ticking(say<"progress-input">()), ticking(say<"progress-second-input">()));
  problem.reference = computeReference(*problem.inputs.first, problem.inputs.second.get(), request.op,
                                       ticking(say<"progress-reference">()));
  return problem;
}

}  // namespace

PlannedProblem PlannedProblem::withKernel(KernelPtr kernel) const {
  RunRequest request = run.request;
  request.kernel = kernel->id;
  request.traceBlocks = BlockSelection::none();
  request.grid.reset();
  return {planRun(request, std::move(kernel), run.device, run.n()), problem, backend};
}

PlannedProblem PlannedProblem::onExactDevice() const {
  if (!problem.inputs.first) throw BackendUnavailable(say<"ranks-only-run">());
  RunRequest request = run.request;
  request.traceBlocks = BlockSelection::none();
  Place exact = exactPlace();
  return {planRun(request, run.kernel, std::move(exact.device), run.n()), problem, exact.backend};
}

PlannedProblem prepareProblem(const Catalogue& catalogue, const RunRequest& asked, const RunControl& control,
                              const PlannedProblem* last, bool filesToo) {
  return prepareProblem(catalogue.at(asked.kernel), asked, control, last, filesToo);
}

PlannedProblem prepareProblem(const KernelPtr& kernel, const RunRequest& asked, const RunControl& control,
                              const PlannedProblem* last, bool filesToo) {
  auto [backend, device] = placeFor(asked, *kernel);
  // What can be planned before the data are there is, so that nothing is made for a run that is refused.
  std::optional<PlannedRun> run;
  if (const auto n = lengthOf(asked, device))
    run = planRun(asked, kernel, device, *n);
  else
    validate(asked, *kernel, device);
  Problem problem;
  if (last != nullptr && last->problem.inputs.first && sameData(asked, device.defaultN, last->run.request, filesToo))
    problem = last->problem;
  else if (needsData(asked, *backend))
    problem = makeProblem(asked, device, control);
  if (!run) run = planRun(asked, kernel, std::move(device), problem.inputs.first->size());
  return {*std::move(run), std::move(problem), backend};
}

PreparedRun::PreparedRun(PlannedProblem planned, const RunControl& control)
    : m_planned(std::move(planned)),
      m_control(control),
      m_throttle(m_planned.run.device.boostMhz,
                 [backend = m_planned.run.device.backend] { return readSmClockMhz(backend); }) {
  const PlannedRun& run = m_planned.run;
  // Refuse now what cannot be traced, before any time is spent.
  if (run.request.traceBlocks.kind != BlockSelection::Kind::none && run.kernel->traceable())
    run.request.traceBlocks.resolve(run.grid());
  m_session = m_planned.backend->open(run, m_planned.problem.inputs, control);
  if (const auto reference = m_session->reference()) m_planned.problem.reference = *reference;
  m_known = m_session->knownTime();
}

std::uint64_t PreparedRun::samplesWanted() const {
  const std::uint64_t asked = *request().iterations;
  if (m_known != nullptr) return std::min(asked, m_known->samples);
  return m_planned.run.samplesOpen ? sampling::leastOf(asked) : asked;
}

void PreparedRun::warmUp() {
  if (m_known != nullptr) return;
  const std::uint32_t runs = *request().warmup;
  for (std::uint32_t i = 0; i < runs; ++i) {
    m_control.throwIfCancelled();
    const double us = m_session->sampleUs();
    if (isSpent(us)) {
      m_ahead = us;
      return;
    }
    m_control.report(say<"progress-warming-up">(arg<"kernel">(request().kernel)), static_cast<double>(i + 1) / runs);
  }
}

/// An emulated run that is long enough to stand for all samples.
bool PreparedRun::isSpent(double us) const {
  // Fewer elements take a few milliseconds: something else held them up.
  constexpr std::uint64_t leastElements = std::uint64_t{1} << 18;
  if (!m_planned.run.samplesOpen || device().timing != Provenance::emulated || m_planned.run.n() < leastElements)
    return false;
  const auto alone = makeCriterion(sampling::emulated(samplesWanted()));
  alone->add(us);
  return alone->finished();
}

double PreparedRun::sample() {
  double us = 0;
  if (m_ahead) {
    us = *std::exchange(m_ahead, std::nullopt);
  } else {
    do {
      m_control.throwIfCancelled();
      us = m_session->sampleUs();
    } while (readsSensors() && m_throttle.drops());
  }
  m_samples.add(us);
  m_control.report(say<"progress-timing">(arg<"kernel">(request().kernel)));
  return us;
}

void PreparedRun::takeSamples() {
  PreparedRun* const self = this;
  takeSamplesInTurn({&self, 1});
}

double PreparedRun::sampleInTurn() {
  if (m_known == nullptr && request().cache == CacheState::warm) m_session->sampleUs();
  return sample();
}

std::unique_ptr<StoppingCriterion> PreparedRun::criterion() const {
  const bool open = m_known == nullptr && m_planned.run.samplesOpen;
  if (open && device().timing == Provenance::emulated) return makeCriterion(sampling::emulated(samplesWanted()));
  const bool fewer = open && samplesWanted() < *request().iterations;
  return makeCriterion(fewer ? sampling::untilSettled(*request().iterations) : sampling::exactly(samplesWanted()));
}

void PreparedRun::takeSamplesInTurn(std::span<PreparedRun* const> runs) {
  std::vector<std::unique_ptr<StoppingCriterion>> enough;
  for (const PreparedRun* run : runs) enough.push_back(run->criterion());
  const auto finished = [](const auto& criterion) { return criterion->finished(); };
  while (!std::all_of(enough.begin(), enough.end(), finished)) {
    for (std::size_t i = 0; i < runs.size(); ++i) {
      PreparedRun& run = *runs[i];
      // A GPU's kernel goes on beside the others; what was recorded has no more to give, and others would only be slow.
      if (enough[i]->finished() && !run.readsSensors()) continue;
      enough[i]->add(runs.size() > 1 ? run.sampleInTurn() : run.sample());
      if (run.m_known == nullptr && !run.m_stoppedBy) run.m_stoppedBy = enough[i]->stoppedBy();
    }
  }
}

RunResult PreparedRun::inspect() {
  RunResult result;
  result.request = request();
  result.device = device();
  result.n = m_planned.run.n();
  if (m_planned.run.tuned) result.shape = told(*m_planned.run.tuned);
  if (m_planned.run.orderIsAsked) result.shape = say<"order-is-asked">(arg<"kernel">(m_planned.run.kernel->id));
  addTiming(result);
  result.resultProvenance = device().structureIsExact ? ResultProvenance::emulated : ResultProvenance::measured;
  const bool sampled = m_known == nullptr && !m_samples.empty();
  const Scalar timedValue = sampled ? m_session->result() : Scalar{};
  std::uint64_t depth = m_session->inspect(result);
  // A tolerance for any order would let an element pass that a kernel of the user's forgets.
  if (m_planned.run.kernel->user && roundsNothing(m_planned.problem, request())) depth = 0;
  // The value of a timed run is the one that counts; the probed run must not give another.
  result.result = sampled                                                  ? timedValue
                  : result.resultProvenance == ResultProvenance::reference ? m_planned.problem.reference.value
                                                                           : m_session->result();
  judge(result, m_planned.problem.reference, depth, m_planned.run.kernel->orderVaries);
  const std::vector<double> launches = m_session->launchUs();
  for (std::size_t i = 0; i < result.launches.size() && i < launches.size(); ++i)
    result.launches[i].latencyUs = launches[i];
  return result;
}

HardwareCounts PreparedRun::countHardware(std::span<const HardwareFigure* const> figures) {
  try {
    HardwareCounts counts = countedOn(*m_session, m_planned.run.device, figures);
    counts.waits = m_planned.run.kernel->waitsForBlocks();
    return counts;
  } catch (const DeviceFault&) {
    throw;
  } catch (const BackendUnavailable& error) {
    HardwareCounts none;
    none.reason = error.message();
    return none;
  } catch (const std::bad_alloc&) {  // what was timed is there, whether counters can be read or not
    HardwareCounts none;
    none.reason = say<"out-of-memory">();
    return none;
  }
}

void PreparedRun::addEmulatedCounters(RunResult& result) const {
  constexpr std::uint64_t mostElements = std::uint64_t{1} << 27;
  if (result.counters || m_planned.run.n() > mostElements || !m_planned.run.kernel->traceable()) return;
  RunResult counted = PreparedRun(m_planned.onExactDevice(), m_control).inspect();
  result.counters = counted.counters;
  result.executions = std::move(counted.executions);
  for (std::size_t i = 0; i < std::min(result.launches.size(), counted.launches.size()); ++i)
    result.launches[i].counters = counted.launches[i].counters;
}

void PreparedRun::addTiming(RunResult& result) const {
  result.timeCovers = m_session->timeCovers();
  result.samplesUs = m_samples.kept();
  if (m_known != nullptr) {
    result.latency = m_known->latency;
    result.latencyReason = m_known->reason;
    result.offered = m_known->offered;
    result.request.iterations = static_cast<std::uint32_t>(std::max<std::uint64_t>(1, samplesWanted()));
  }
  if (!m_samples.empty()) {
    result.latency = m_samples.summary();
    result.latency->cache = request().cache;
    result.latency->dropped = m_session->droppedSamples();
    result.latency->throttled = m_throttle.dropped();
    result.latency->slow = m_throttle.kept();
    result.latency->stoppedBy = m_stoppedBy;
    if (m_stoppedBy && m_planned.run.samplesOpen)
      result.request.iterations = static_cast<std::uint32_t>(m_samples.count());
    result.state = readsSensors() ? readState(device().backend) : m_session->knownState();
    result.latency->provenance = device().timing;
  }
  if (!result.latency) {
    if (m_known != nullptr) result.timeCovers.reset();
    return;
  }
  result.bandwidthGbs = bandwidthGbs(static_cast<double>(bytesOf(m_planned.run)), result.latency->median);
}

RunResult runRequest(const Catalogue& catalogue, const RunRequest& request, const RunControl& control) {
  PreparedRun run(prepareProblem(catalogue, request, control), control);
  run.warmUp();
  run.takeSamples();
  return run.inspect();
}

}  // namespace warpfold
