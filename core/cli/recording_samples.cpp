// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/recording_samples.h"

#include <fmt/format.h>

#include "cli/recording_text.h"
#include "cli/result_columns.h"
#include "cli/values.h"
#include "timing/statistics.h"
#include "values/value_text.h"

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

Latency statisticsOf(const RecordedRun& run) {
  return summarise(std::vector<double>(run.samplesUs.begin(), run.samplesUs.end()));
}

std::string listed(const std::vector<float>& times) {
  std::string list;
  for (const float time : times) list += (list.empty() ? "" : ",") + sampleText(time);
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
  struct Row {
    RecordedRun run;
    Latency times;
  };
  const auto columns = Columns<Row>()
                           .addAll(keyColumns(), [](const Row& r) -> const RecordedKey& { return r.run.key; })
                           .add("samples", [](const Row& r) { return Cell(r.times.samples); })
                           .add("min_us", [](const Row& r) { return Cell::time(r.times.min); })
                           .add("median_us", [](const Row& r) { return Cell::time(r.times.median); })
                           .add("p95_us", [](const Row& r) { return Cell::time(r.times.p95); })
                           .add("mean_us", [](const Row& r) { return Cell::time(r.times.mean); })
                           .add("rsd", [](const Row& r) { return Cell(deviationOf(r.times)); })
                           .add("dropped", [](const Row& r) { return Cell(r.run.dropped); })
                           .add("launches", [](const Row& r) { return Cell(r.run.launchUs.size()); })
                           .add("timed_steps", [](const Row& r) { return Cell(r.run.steps.size()); })
                           .add("trace_overhead", [](const Row& r) { return Cell(r.run.traceOverhead); })
                           .addAll(stateColumns(), [](const Row& r) -> const DeviceState& { return r.run.state; });
  Pieces pieces(print);
  pieces.add(columns.csvHead());
  forEachRun(recording, [&](const RecordedRun& run) { pieces.add(columns.csvLine({run, statisticsOf(run)})); });
  pieces.flush();
}

void printSamplesCsv(const store::Recording& recording, const Print& print) {
  struct Row {
    const char* kind;
    std::optional<std::size_t> launch, index;
    double timeUs;
  };
  // There are millions of them, so that the key is made once a run.
  const auto ofTime = Columns<Row>()
                          .add("kind", [](const Row& r) { return Cell(r.kind); })
                          .add("launch", [](const Row& r) { return Cell(r.launch); })
                          .add("index", [](const Row& r) { return Cell(r.index); })
                          .add("time_us", [](const Row& r) { return Cell::time(r.timeUs); });
  Pieces pieces(print);
  pieces.add(CsvLine(keyColumns().csvHead(), ofTime.csvHead()).text());
  forEachRun(recording, [&](const RecordedRun& run) {
    const std::string key = keyColumns().csvLine(run.key);
    const auto add = [&](const Row& row) { pieces.add(CsvLine(key, ofTime.csvLine(row)).text()); };
    std::size_t index = 0;
    for (const float us : run.samplesUs) add({"sample", std::nullopt, index++, us});
    index = 0;
    for (const float us : run.launchUs) add({"launch", index++, std::nullopt, us});
    for (const RecordedStep& step : run.steps) add({"step", step.launch, step.index, step.timeNs / 1000});
  });
  pieces.flush();
}

}  // namespace warpfold::cli
