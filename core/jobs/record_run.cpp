// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/record_run.h"

#include <fmt/format.h>

#include <fmt/chrono.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <deque>
#include <future>
#include <map>
#include <new>
#include <optional>
#include <set>
#include <thread>

#include "backends/prepared_run.h"
#include "backends/sensors.h"
#include "data/input.h"
#include "reductions/inspection.h"
#include "run/judge.h"
#include "timing/sampling.h"
#include "timing/statistics.h"
#include "timing/throttle.h"
#include "values/hardware_counters.h"
#include "version.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold {

namespace {

using store::RecordedKey;
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

bool measuresItself(const DeviceInfo& device) {
  return device.timing == Provenance::measured || device.timing == Provenance::emulated;
}

Place recordedPlace(const RunRequest& request) {
  if (request.backend) {
    Backend& named = backendFor(*request.backend);
    Place place{&named, named.device(*request.backend)};
    if (place.device.hasRanks()) throw InvalidRequest(Field::backend, *request.backend, say<"ranks-only-run">());
    if (!measuresItself(place.device))
      throw InvalidRequest(Field::backend, *request.backend,
                           place.device.isModelled() ? say<"modelled-not-recorded">() : say<"no-copy-recorded">());
    return place;
  }
  for (const auto& backend : backends())
    for (DeviceInfo& device : backend->devices())
      if (device.available && device.kernels.device && !device.hasRanks() && measuresItself(device))
        return {backend.get(), std::move(device)};
  throw BackendUnavailable(say<"no-exact-device">());
}

RunRequest requestOf(const RecordTask& task, const RunRequest& asked, const DeviceInfo& device) {
  RunRequest request = asked;
  request.kernel = task.key.kernel;
  request.backend = device.backend;
  request.n = task.key.n;
  if (task.key.block != 0) request.block = task.key.block;
  if (task.key.block == 0) request.block = task.kernel->nearestBlock(512);
  request.grid = task.key.grid;
  request.type = task.key.type;
  request.op = task.key.op;
  request.cache = task.key.cache;
  request.traceBlocks = task.traced ? BlockSelection{} : BlockSelection::none();
  if (!takesSecondInput(request.op)) request.input2.reset();
  return request;
}

/// Runs of the same type and size, which share their data.
struct Group {
  std::vector<const RecordTask*> tasks;
};

/// The data of a group: one input, the same with a second one for dot products, and a reference for each operation.
struct GroupData {
  Inputs single, pair;
  std::map<Operation, Reference> references;

  Problem problemOf(Operation op) const { return {takesSecondInput(op) ? pair : single, references.at(op)}; }
  std::size_t bytes() const { return single.bytes() + (pair.second ? pair.second->bytes() : 0); }
};

std::vector<Group> grouped(const std::vector<RecordTask>& tasks, const store::RecordingWriter& writer) {
  std::vector<Group> groups;
  for (const RecordTask& task : tasks) {
    if (writer.contains(task.key) && (!task.counted || writer.hasCounters(task.key))) continue;
    if (groups.empty() || groups.back().tasks.front()->key.type != task.key.type ||
        groups.back().tasks.front()->key.n != task.key.n)
      groups.emplace_back();
    groups.back().tasks.push_back(&task);
  }
  return groups;
}

GroupData dataOf(const Group& group, const RunRequest& asked, const std::atomic<bool>& stop) {
  const Tick tick = [&](double) {
    if (stop) throw Cancelled();
  };
  const RecordedKey& key = group.tasks.front()->key;
  std::set<Operation> ops;
  for (const RecordTask* task : group.tasks) ops.insert(task->key.op);
  GroupData data;
  data.single = makeInputs({asked.input, {}, key.type, Operation::sum, key.n, key.n, asked.seed}, tick);
  data.pair = data.single;
  if (std::ranges::any_of(ops, takesSecondInput)) {
    const std::string second = asked.input2.value_or(asked.input);
    const std::uint64_t seed = asked.input2 ? asked.seed : asked.seed + 1;
    data.pair.second = makeInputs({second, {}, key.type, Operation::sum, key.n, key.n, seed}, tick).first;
  }
  for (const Operation op : ops) {
    const HostArray* const second = takesSecondInput(op) ? data.pair.second.get() : nullptr;
    data.references[op] = computeReference(*data.single.first, second, op, tick);
  }
  return data;
}

/// Makes the data of the next groups while the device works on one.
class DataAhead {
 public:
  DataAhead(const std::vector<Group>& groups, const RunRequest& request) : m_groups(groups), m_request(request) {}
  ~DataAhead() { m_stop = true; }  // the futures wait for their threads
  DataAhead(const DataAhead&) = delete;
  DataAhead& operator=(const DataAhead&) = delete;

  /// Of the next group. Throws what making it threw.
  GroupData next() {
    start();
    auto made = std::move(m_made.front());
    m_made.pop_front();
    m_bytes.pop_front();
    GroupData data = made.get();
    start();
    return data;
  }

 private:
  static constexpr std::size_t mostAhead = 3;
  static constexpr std::uint64_t mostBytesAhead = std::uint64_t{6} << 30;

  void start() {
    while (m_next < m_groups.size() && m_made.size() < mostAhead) {
      const RecordedKey& key = m_groups[m_next].tasks.front()->key;
      const std::uint64_t bytes = key.n * sizeOf(key.type);
      std::uint64_t ahead = bytes;
      for (const std::uint64_t each : m_bytes) ahead += each;
      if (!m_made.empty() && ahead > std::min(mostBytesAhead, availableMemoryBytes() / 2)) return;
      m_bytes.push_back(bytes);
      m_made.push_back(std::async(std::launch::async,
                                  [this, &group = m_groups[m_next]] { return dataOf(group, m_request, m_stop); }));
      ++m_next;
    }
  }

  const std::vector<Group>& m_groups;
  const RunRequest& m_request;
  std::atomic<bool> m_stop{false};
  std::size_t m_next = 0;
  std::deque<std::uint64_t> m_bytes;
  std::deque<std::future<GroupData>> m_made;
};

/// Compiles kernels ahead of their use, on the processors that neither time nor make data.
class CodeAhead {
 public:
  CodeAhead(const std::vector<Group>& groups, const RunRequest& request, const Place& place) : m_place(place) {
    std::set<std::tuple<std::string, ElementType, Operation, std::uint32_t, bool>> known;
    for (const Group& group : groups)
      for (const RecordTask* task : group.tasks) {
        const std::uint32_t block = task->kernel->usesBlockDim ? task->key.block : 0;
        if (known.insert({task->key.kernel, task->key.type, task->key.op, block, task->traced}).second)
          m_work.push_back({task, requestOf(*task, request, place.device)});
      }
    const unsigned processors = std::thread::hardware_concurrency();
    const unsigned threads = processors > 4 ? processors - 4 : 1;
    for (unsigned i = 0; i < threads; ++i) m_threads.emplace_back([this] { compile(); });
  }
  ~CodeAhead() {
    m_stop = true;
    for (std::thread& thread : m_threads) thread.join();
  }
  CodeAhead(const CodeAhead&) = delete;
  CodeAhead& operator=(const CodeAhead&) = delete;

 private:
  struct Work {
    const RecordTask* task;
    RunRequest request;
  };

  void compile() {
    while (!m_stop) {
      const std::size_t at = m_next++;
      if (at >= m_work.size()) return;
      const Work& work = m_work[at];
      try {
        m_place.backend->compileAhead(planRun(work.request, work.task->kernel, m_place.device, work.task->key.n));
      } catch (const std::exception&) {
        // who needs the kernel finds the same fault, and tells it
      }
    }
  }

  const Place& m_place;
  std::vector<Work> m_work;
  std::vector<std::thread> m_threads;
  std::atomic<std::size_t> m_next{0};
  std::atomic<bool> m_stop{false};
};

/// The sensors' readings, not older than a quarter of a second: reading them takes as long as a sample.
class SensorLog {
 public:
  explicit SensorLog(std::string backend) : m_backend(std::move(backend)) {}

  const DeviceState& state() {
    if (m_read && secondsSince(*m_read) < 0.25) return m_state;
    m_read = Clock::now();
    m_state = readState(m_backend).value_or(DeviceState{});
    return m_state;
  }

 private:
  std::string m_backend;
  std::optional<Clock::time_point> m_read;
  DeviceState m_state;
};

/// Why a run was left out, which is no fault of the program.
class LeftOut : public std::exception {
 public:
  LeftOut(Message message, bool wrong) : m_message(std::move(message)), m_wrong(wrong) {}
  const Message& message() const { return m_message; }
  bool wrong() const { return m_wrong; }

 private:
  Message m_message;
  bool m_wrong;
};

void requireRight(const Scalar& value, const PlannedRun& run, const Reference& reference) {
  RunResult result;
  result.request = run.request;
  result.result = value;
  judge(result, reference, reductions::longestChain(run), run.kernel->orderVaries);
  if (!result.matches)
    throw LeftOut(say<"record-wrong-result">(arg<"result">(value.text()), arg<"reference">(reference.value.text())),
                  true);
}

/// One run: warmed up, sampled, checked.
class TimedTask {
 public:
  TimedTask(const RecordTask& task, const PlannedRun& run, const Problem& problem, const Place& place,
            ThrottleWatch& throttle, const RunControl& control)
      : m_task(task),
        m_run(run),
        m_problem(problem),
        m_control(control),
        m_session(place.backend->open(run, problem.inputs, control)),
        m_throttle(throttle),
        m_droppedBefore(throttle.dropped()) {}

  /// Nothing where they cannot be read: uncounted() says why.
  std::optional<HardwareCounts> counters() {
    try {
      return countedOn(*m_session, m_run.device, parseHardwareFigures("all"));
    } catch (const DeviceFault&) {
      throw;
    } catch (const BackendUnavailable& error) {
      m_uncounted = error.message();
    } catch (const std::bad_alloc&) {
      m_uncounted = say<"out-of-memory">();
    }
    return {};
  }
  /// Why the run that was recorded has no counters, where it was to have some.
  const std::optional<Message>& uncounted() const { return m_uncounted; }
  store::RecordedRun recorded(const RunRequest& asked) {
    m_recorded.key = m_task.key;
    const double first = m_session->sampleUs();
    for (std::uint32_t i = 1; i < asked.warmup.value_or(first > slowUs ? 1 : 2); ++i) sample();
    const auto enough = makeCriterion(asked.iterations ? sampling::exactly(*asked.iterations)
                                      : first > slowUs ? sampling::recordedSlow()
                                                       : sampling::recorded());
    std::vector<double> samples;
    while (!enough->finished()) {
      samples.push_back(timedSample());
      enough->add(samples.back());
    }
    m_recorded.samplesUs.assign(samples.begin(), samples.end());
    requireRight(m_session->result(), m_run, m_problem.reference);
    addLaunches(summarise(samples).median);
    m_recorded.dropped = m_session->droppedSamples() + m_throttle.dropped() - m_droppedBefore;
    if (m_task.counted) m_recorded.hardware = counters();  // the times are there whether these can be read or not
    return std::move(m_recorded);
  }

 private:
  static constexpr double slowUs = 30'000;

  double sample() {
    m_control.throwIfCancelled();
    return m_session->sampleUs();
  }
  /// One that was not taken under a throttled clock.
  double timedSample() {
    double us = 0;
    do us = sample();
    while (m_throttle.drops());
    return us;
  }

  void addLaunches(double medianUs) {
    if (m_task.traced) {
      RunResult result;
      result.request = m_run.request;
      m_session->inspect(result);
      for (const StepSummary& step : result.steps)
        if (step.timeNs) m_recorded.steps.push_back({0, step.index, *step.timeNs});
      m_recorded.traceOverhead = result.traceOverhead;
    } else if (m_run.launches.size() > 1) {
      m_session->timeLaunches();
    }
    const std::vector<double> launches = m_session->launchUs();
    m_recorded.launchUs.assign(launches.begin(), launches.end());
    if (launches.empty() && m_run.launches.size() == 1) m_recorded.launchUs = {static_cast<float>(medianUs)};
  }

  const RecordTask& m_task;
  const PlannedRun& m_run;
  const Problem& m_problem;
  const RunControl& m_control;
  std::unique_ptr<Session> m_session;
  ThrottleWatch& m_throttle;  // of all runs: where the clock does not recover, its patience is over once
  std::uint64_t m_droppedBefore;
  store::RecordedRun m_recorded;
  std::optional<Message> m_uncounted;
};

/// How long runs take: of each kernel the last one, to tell what a larger one will take before it begins.
class Pace {
 public:
  void took(const RecordedKey& key, double us) { m_last[curve(key)] = {key.n, us}; }
  double expectedUs(const RecordedKey& key) const {
    const auto last = m_last.find(curve(key));
    if (last == m_last.end()) return 0;
    return last->second.second * static_cast<double>(key.n) / static_cast<double>(last->second.first);
  }

 private:
  static RecordedKey curve(RecordedKey key) {
    key.n = 0;
    return key;
  }

  std::map<RecordedKey, std::pair<std::uint64_t, double>> m_last;
};

/// What a run costs besides others, for the time that is left.
double weightOf(const RecordedKey& key) {
  return 1 + static_cast<double>(key.n * sizeOf(key.type)) / (1 << 27);
}

/// What `run` keeps while it goes through the groups.
class Recorder {
 public:
  Recorder(const RunRequest& request, const Place& place, store::RecordingWriter& writer,
           const RecordObserver& observer, const RunControl& control)
      : m_request(request),
        m_place(place),
        m_writer(writer),
        m_observer(observer),
        m_control(control),
        m_sensors(place.device.backend),
        m_throttle(place.device.boostMhz, [backend = place.device.backend] { return readSmClockMhz(backend); }) {}

  RecordOutcome run(const std::vector<RecordTask>& tasks) {
    const std::vector<Group> groups = grouped(tasks, m_writer);
    m_total = tasks.size();
    m_outcome.there = m_total;
    for (const Group& group : groups) {
      m_outcome.there -= group.tasks.size();
      for (const RecordTask* task : group.tasks) m_weightLeft += weightOf(task->key);
    }
    try {
      const CodeAhead code(groups, m_request, m_place);
      DataAhead ahead(groups, m_request);
      for (const Group& group : groups) record(group, ahead);
    } catch (const Cancelled&) {
      m_outcome.interrupted = true;
    }
    m_writer.flush();
    m_outcome.seconds = secondsSince(m_begin);
    return m_outcome;
  }

 private:
  void record(const Group& group, DataAhead& ahead) {
    std::optional<GroupData> data;
    std::optional<Message> failure;
    try {
      data = ahead.next();
    } catch (const Error& error) {
      failure = error.message();
    } catch (const std::bad_alloc&) {
      failure = say<"out-of-memory">();
    }
    for (const RecordTask* task : group.tasks) {
      m_control.throwIfCancelled();
      if (failure)
        leaveOut(*task, *failure, false);
      else
        record(*task, data->problemOf(task->key.op));
      const double weight = weightOf(task->key);
      m_weightDone += weight;
      m_weightLeft -= weight;
      tell();
    }
  }

  void record(const RecordTask& task, const Problem& problem) {
    try {
      if (m_pace.expectedUs(task.key) > longestRecordedUs)
        throw LeftOut(say<"record-too-slow">(arg<"seconds">(m_pace.expectedUs(task.key) * 1e-6)), false);
      const PlannedRun run =
          planRun(requestOf(task, m_request, m_place.device), task.kernel, m_place.device, task.key.n);
      TimedTask timed(task, run, problem, m_place, m_throttle, m_control);
      if (m_writer.contains(task.key)) {  // its times are there, its counters are not
        const auto counted = timed.counters();
        if (counted) m_writer.addCounters(task.key, *counted);
        ++(counted ? m_outcome.recorded : m_outcome.there);
        if (timed.uncounted()) tellUncounted(*timed.uncounted());
        return;
      }
      store::RecordedRun recorded = timed.recorded(m_request);
      recorded.state = m_sensors.state();
      m_pace.took(task.key, recorded.samplesUs.back());
      m_writer.add(recorded);
      ++m_outcome.recorded;
      if (m_observer.recorded) m_observer.recorded(recorded);
      if (timed.uncounted()) tellUncounted(*timed.uncounted());
    } catch (const DeviceFault&) {
      throw;
    } catch (const LeftOut& reason) {
      leaveOut(task, reason.message(), reason.wrong());
    } catch (const std::out_of_range&) {  // a clock that did not advance
      leaveOut(task, say<"record-no-time">(), false);
    } catch (const Error& error) {
      if (error.field() == Field::output) throw;
      leaveOut(task, error.message(), error.status() == ExitStatus::differs);
    }
  }

  void leaveOut(const RecordTask& task, const Message& why, bool wrong) {
    ++(wrong ? m_outcome.wrong : m_outcome.failed);
    const bool told = !m_told.emplace(task.key.kernel, english(why)).second;
    if (m_observer.leftOut && (wrong || !told)) m_observer.leftOut(task.key, why);
  }
  void tellUncounted(const Message& why) {
    if (m_observer.uncounted && m_told.emplace(std::string(), english(why)).second) m_observer.uncounted(why);
  }

  void tell() {
    if (!m_observer.progress) return;
    const std::size_t done = m_outcome.there + m_outcome.recorded + m_outcome.wrong + m_outcome.failed;
    m_observer.progress({done, m_total, secondsSince(m_begin) / m_weightDone * m_weightLeft});
  }

  const RunRequest& m_request;
  const Place& m_place;
  store::RecordingWriter& m_writer;
  const RecordObserver& m_observer;
  const RunControl& m_control;
  SensorLog m_sensors;
  ThrottleWatch m_throttle;
  Pace m_pace;
  std::set<std::pair<std::string, std::string>> m_told;
  RecordOutcome m_outcome;
  std::size_t m_total = 0;
  double m_weightDone = 0, m_weightLeft = 0;
  Clock::time_point m_begin = Clock::now();
};

/// What a key does not tell must not differ between runs.
const RunRequest& recordable(const RunRequest& request, RunsGo runsGo) {
  if (request.offset != 0 && runsGo == RunsGo::intoRecording)
    throw InvalidRequest(Field::offset, request.offset, say<"option-not-recorded">());
  if (request.launchGapUs)
    throw InvalidRequest(Field::launchGap, fmt::format("{}", *request.launchGapUs), say<"option-not-recorded">());
  if (request.warp != 32) throw InvalidRequest(Field::warp, request.warp, say<"option-not-recorded">());
  return request;
}

}  // namespace

RecordRun::RecordRun(const Catalogue& catalogue, const RunRequest& request, const RecordChoice& choice, RunsGo runsGo)
    : RecordRun(
          request, [&](const DeviceInfo& device) { return planRecording(catalogue, device, choice); }, runsGo) {}

RecordRun::RecordRun(const RunRequest& request, const std::function<std::vector<RecordTask>(const DeviceInfo&)>& plan,
                     RunsGo runsGo)
    : m_request(recordable(request, runsGo)), m_place(recordedPlace(request)), m_tasks(plan(m_place.device)) {
  m_request.backend = m_place.device.backend;
  m_place.device.peakReadGbs = m_place.backend->measureReadPeak(m_place.device.backend);
  m_recorded.device = m_place.device;
  m_recorded.date = fmt::format("{:%Y-%m-%d}", fmt::gmtime(std::time(nullptr)));
  m_recorded.version = version;
  m_recorded.driver = m_place.device.driverText();
}

RecordOutcome RecordRun::run(store::RecordingWriter& writer, const RecordObserver& observer,
                             const RunControl& control) {
  return Recorder(m_request, m_place, writer, observer, control).run(m_tasks);
}

}  // namespace warpfold
