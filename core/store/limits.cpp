// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/limits.h"

#include <algorithm>
#include <limits>

#include "codec/require.h"
#include "codec/run_fields.h"
#include "values/block_limit.h"

namespace warpfold::store {

namespace {

using codec::require;

constexpr std::uint64_t mostCounted = std::numeric_limits<std::int64_t>::max();  // what SQLite's integers hold
constexpr double mostTime = 1e12;

bool isTime(double value) {
  return value > 0 && value <= mostTime;
}

bool isKernelId(const std::string& id) {
  const auto belongs = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  return !id.empty() && id.size() <= mostKernelBytes && std::all_of(id.begin(), id.end(), belongs);
}

void requireReading(const std::optional<double>& value) {
  require(!value || (*value >= -1e9 && *value <= 1e9), "a reading is out of range");
}

}  // namespace

void check(const RecordedKey& key) {
  require(isKernelId(key.kernel), "a kernel's id has characters that no id has");
  require(key.n >= 1 && key.n <= mostCounted, "a number of elements is out of range");
  require(key.block <= mostBlockThreads, "a block is out of range");
  require(!key.grid || (*key.grid >= 1 && *key.grid <= mostCounted), "a grid is out of range");
}

void check(const RecordedRun& run) {
  check(run.key);
  require(!run.samplesUs.empty(), "a run has no samples");
  require(run.samplesUs.size() <= mostSamples, "a run has too many samples");
  require(std::all_of(run.samplesUs.begin(), run.samplesUs.end(), isTime), "a sample is out of range");
  require(run.dropped <= mostCounted, "a count is out of range");
  require(run.launchUs.size() <= mostRecordedLaunches, "a run has too many launches");
  require(std::all_of(run.launchUs.begin(), run.launchUs.end(), isTime), "a launch's time is out of range");
  require(run.steps.size() <= mostRecordedSteps, "a run has too many steps");
  for (std::size_t i = 0; i < run.steps.size(); ++i) {
    const RecordedStep& step = run.steps[i];
    require(step.launch < mostRecordedLaunches && step.index < mostRecordedSteps, "a step is out of range");
    require(step.timeNs >= 0 && step.timeNs <= mostTime, "a step's time is out of range");
    require(i == 0 || std::pair(run.steps[i - 1].launch, run.steps[i - 1].index) < std::pair(step.launch, step.index),
            "steps are in no order");
  }
  require(!run.hardware || run.hardware->launches.size() <= mostRecordedLaunches, "counters are of too many launches");
  require(!run.traceOverhead || isTime(*run.traceOverhead), "a trace's cost is out of range");
  for (const auto& reading :
       {run.state.smClockMhz, run.state.memoryClockMhz, run.state.temperatureCelsius, run.state.powerWatts})
    requireReading(reading);
}

void check(const RecordedDevice& recorded) {
  require(recorded.date.size() <= mostDateBytes, "its date is too long");
  require(recorded.driver.size() <= mostDriverBytes, "its driver's version is too long");
  for (const std::string* text : {&recorded.date, &recorded.version, &recorded.driver})
    require(codec::isOneLine(*text), "its date, version or driver is no line of text");
  for (const std::string* text : {&recorded.version, &recorded.note})
    require(text->size() <= mostStringBytes, "a text is too long");
  codec::check(recorded.device);
}

}  // namespace warpfold::store
