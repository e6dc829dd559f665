// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/result_columns.h"

#include "cli/values.h"
#include "codec/names.h"
#include "words/english.h"

namespace warpfold::cli {

const Columns<RecordedKey>& keyColumns() {
  using Key = RecordedKey;
  static const auto columns = Columns<Key>()
                                  .add("kernel", [](const Key& k) { return Cell(k.kernel); })
                                  .add("n", [](const Key& k) { return Cell(k.n); })
                                  .add("block", [](const Key& k) { return Cell(k.block); })
                                  .add("grid", [](const Key& k) { return Cell(k.grid); })
                                  .add("type", [](const Key& k) { return Cell(name(k.type)); })
                                  .add("op", [](const Key& k) { return Cell(name(k.op)); })
                                  .add("cache", [](const Key& k) { return Cell(codec::nameOf(k.cache)); });
  return columns;
}

Columns<Interval> endsOfTimes(const std::string& lowKey, const std::string& highKey) {
  return Columns<Interval>()
      .add(lowKey, [](const Interval& ends) { return Cell::time(ends.low); })
      .add(highKey, [](const Interval& ends) { return Cell::time(ends.high); });
}

const Columns<Interval>& bandColumns() {
  static const auto columns = Columns<Interval>()
                                  .add("band_low_us", [](const Interval& band) { return Cell(band.low); })
                                  .add("band_high_us", [](const Interval& band) { return Cell(band.high); });
  return columns;
}

Columns<SpeedUp> speedUpColumns(const std::string& key) {
  const auto end = [](double Interval::*which) {
    return [which](const SpeedUp& s) { return s.interval ? Cell((*s.interval).*which) : Cell(); };
  };
  return Columns<SpeedUp>()
      .add(key, [](const SpeedUp& s) { return Cell(s.ratio); })
      .add(key + "_low", end(&Interval::low))
      .add(key + "_high", end(&Interval::high))
      .add("verdict", [](const SpeedUp& s) { return s.verdict ? Cell(name(*s.verdict)) : Cell(); });
}

const Columns<DeviceState>& stateColumns() {
  using State = DeviceState;
  static const auto columns = Columns<State>()
                                  .add("sm_clock_mhz", [](const State& s) { return Cell(s.smClockMhz); })
                                  .add("memory_clock_mhz", [](const State& s) { return Cell(s.memoryClockMhz); })
                                  .add("temperature_celsius", [](const State& s) { return Cell(s.temperatureCelsius); })
                                  .add("power_watts", [](const State& s) { return Cell(s.powerWatts); });
  return columns;
}

const Columns<RunResult>& modelColumns() {
  static const auto columns =
      Columns<RunResult>()
          .add("launch_gap_us", [](const RunResult& r) { return r.model ? Cell(r.request.launchGapUs) : Cell(); })
          .add("decides", [](const RunResult& r) { return r.model ? Cell(name(r.model->terms.decides())) : Cell(); });
  return columns;
}

namespace {

Cell ofSamples(const RunResult& r, double Latency::*us) {
  return r.latency && !r.latency->band ? Cell::time((*r.latency).*us) : Cell();
}

}  // namespace

Cell leastCell(const RunResult& r) {
  return ofSamples(r, &Latency::min);
}

Cell medianCell(const RunResult& r) {
  return r.latency ? medianCell(r.latency->median, r.latency->band.has_value()) : Cell();
}

Cell medianCell(double us, bool banded) {
  return banded ? Cell(us) : Cell::time(us);
}

Cell p95Cell(const RunResult& r) {
  return ofSamples(r, &Latency::p95);
}

Cell meanCell(const RunResult& r) {
  return ofSamples(r, &Latency::mean);
}

Cell deviationCell(const RunResult& r) {
  return r.latency ? Cell(deviationOf(*r.latency)) : Cell();
}

Cell samplesCell(const RunResult& r) {
  return r.latency ? Cell(r.latency->samples) : Cell();
}

Cell provenanceCell(const RunResult& r) {
  return r.latency ? Cell(name(r.latency->provenance)) : Cell();
}

Cell bandwidthCell(const RunResult& r) {
  return r.latency ? Cell(r.bandwidthGbs.value_or(0)) : Cell();
}

std::optional<Interval> bandOf(const RunResult& r) {
  return r.latency ? r.latency->band : std::nullopt;
}

Cell noTimeCell(const RunResult& r) {
  return r.latencyReason ? Cell(english(*r.latencyReason)) : Cell();
}

Cell deviceCell(const RunResult& r) {
  return english(r.device.called());
}

Cell resultProvenanceCell(const RunResult& r) {
  return codec::nameOf(r.resultProvenance);
}

}  // namespace warpfold::cli
