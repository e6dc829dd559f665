// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/recording_samples.h"

#include <fmt/format.h>

#include "cli/recording_text.h"
#include "cli/values.h"
#include "timing/statistics.h"

namespace warpfold::cli {

namespace {

using store::RecordedKey;
using store::RecordedRun;
using store::RecordedStep;

/// Hands text on in pieces that are worth a write.
class Pieces {
 public:
  explicit Pieces(const Print& print) : m_print(print) {}
  void add(const std::string& text) {
    m_text += text;
    if (m_text.size() >= most) flush();
  }
  void flush() {
    if (!m_text.empty()) m_print(m_text);
    m_text.clear();
  }

 private:
  static constexpr std::size_t most = std::size_t{1} << 18;

  const Print& m_print;
  std::string m_text;
};

template <typename Each>
void forEachRun(const store::Recording& recording, const Each& each) {
  for (const RecordedKey& key : recording.keys())
    if (const auto run = recording.find(key)) each(*run);
}

constexpr const char* keyHeads = "kernel,n,block,grid,type,op,cache";

Latency statisticsOf(const RecordedRun& run) {
  return summarise(std::vector<double>(run.samplesUs.begin(), run.samplesUs.end()));
}

std::string listed(const std::vector<float>& times) {
  std::string list;
  for (const float time : times) list += (list.empty() ? "" : ",") + timeCell(time);
  return list;
}

/// A run on a line of its own.
std::string runJson(const RecordedRun& run) {
  Ordered row = keyJson(run.key);
  row["dropped"] = run.dropped;
  row["trace_overhead"] = orNull(run.traceOverhead);
  row["sm_clock_mhz"] = orNull(run.state.smClockMhz);
  row["memory_clock_mhz"] = orNull(run.state.memoryClockMhz);
  row["temperature_celsius"] = orNull(run.state.temperatureCelsius);
  row["power_watts"] = orNull(run.state.powerWatts);
  Ordered steps = Ordered::array();
  for (const RecordedStep& step : run.steps)
    steps.push_back({{"launch", step.launch}, {"index", step.index}, {"time_ns", timeJson(step.timeNs)}});
  row["steps"] = std::move(steps);
  std::string text = row.dump(-1, ' ', false, Ordered::error_handler_t::replace);
  text.pop_back();
  return fmt::format("{},\"samples_us\":[{}],\"launches_us\":[{}]}}", text, listed(run.samplesUs),
                     listed(run.launchUs));
}

}  // namespace

void printRunsJson(const store::Recording& recording, const Print& print) {
  Pieces pieces(print);
  std::string head = headJson(recording).dump(2, ' ', false, Ordered::error_handler_t::replace);
  head.erase(head.find_last_not_of("}\n ") + 1);
  pieces.add(head + ",\n  \"runs\": [");
  bool first = true;
  forEachRun(recording, [&](const RecordedRun& run) {
    pieces.add((first ? "\n    " : ",\n    ") + runJson(run));
    first = false;
  });
  pieces.add("\n  ]\n}\n");
  pieces.flush();
}

void printRunsCsv(const store::Recording& recording, const Print& print) {
  Pieces pieces(print);
  pieces.add(
      fmt::format("{},samples,min_us,median_us,p95_us,mean_us,rsd,dropped,launches,timed_steps,trace_overhead,"
                  "sm_clock_mhz,memory_clock_mhz,temperature_celsius,power_watts\n",
                  keyHeads));
  forEachRun(recording, [&](const RecordedRun& run) {
    const Latency l = statisticsOf(run);
    const DeviceState& s = run.state;
    pieces.add(fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n", keyCells(run.key), l.samples,
                           timeCell(l.min), timeCell(l.median), timeCell(l.p95), timeCell(l.mean), deviationCell(l),
                           run.dropped, run.launchUs.size(), run.steps.size(), cell(run.traceOverhead),
                           cell(s.smClockMhz), cell(s.memoryClockMhz), cell(s.temperatureCelsius), cell(s.powerWatts)));
  });
  pieces.flush();
}

void printSamplesCsv(const store::Recording& recording, const Print& print) {
  Pieces pieces(print);
  pieces.add(fmt::format("{},kind,launch,index,time_us\n", keyHeads));
  forEachRun(recording, [&](const RecordedRun& run) {
    const std::string key = keyCells(run.key);
    std::size_t index = 0;
    for (const float us : run.samplesUs) pieces.add(fmt::format("{},sample,,{},{}\n", key, index++, timeCell(us)));
    index = 0;
    for (const float us : run.launchUs) pieces.add(fmt::format("{},launch,{},,{}\n", key, index++, timeCell(us)));
    for (const RecordedStep& step : run.steps)
      pieces.add(fmt::format("{},step,{},{},{}\n", key, step.launch, step.index, timeCell(step.timeNs / 1000)));
  });
  pieces.flush();
}

}  // namespace warpfold::cli
