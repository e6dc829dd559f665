// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/compare_output.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/result_columns.h"
#include "cli/speed_up_text.h"
#include "cli/values.h"
#include "run/judge.h"
#include "timing/verdict.h"
#include "values/counters.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

std::string headOf(std::string_view column) {
  return english(Message{std::string(column), {}});
}

/// Nothing for the first itself, and where the two times cannot be compared.
std::optional<SpeedUp> overFirst(const std::vector<RunResult>& results, const RunResult& r) {
  const RunResult& first = results.front();
  if (&r == &first) return std::nullopt;
  return speedUpOf(r, r.samplesUs, first, first.samplesUs);
}

bool onTwoDevices(const std::vector<RunResult>& results) {
  return *results.front().request.backend != *results.back().request.backend;
}

/// Why a result has no verdict, where it has a time.
std::optional<Message> whyNoVerdict(const std::vector<RunResult>& results, const RunResult& r) {
  const RunResult& first = results.front();
  if (&r == &first || !r.latency || !first.latency) return std::nullopt;
  if (const auto found = overFirst(results, r)) return found->reason;
  return whyNotCompared(r, first);
}

/// The first such reason.
std::optional<Message> whyNoVerdict(const std::vector<RunResult>& results) {
  for (const RunResult& r : results)
    if (const auto why = whyNoVerdict(results, r)) return why;
  return std::nullopt;
}

Ordered rowJson(const std::vector<RunResult>& results, const RunResult& r) {
  const auto why = whyNoVerdict(results, r);
  Ordered row{{"kernel", r.request.kernel},
              {"backend", *r.request.backend},
              {"device", english(r.device.called())},
              {"result", number(r.result)},
              {"reference", number(r.reference)},
              {"matches", r.matches},
              {"far_off", isFarOff(r)},
              {"latency_us", latencyJson(r.latency)},
              {"latency_reason", r.latencyReason ? Ordered(english(*r.latencyReason)) : Ordered(nullptr)},
              {"launch_gap_us", orNull(r.request.launchGapUs)},
              {"decides", decidesJson(r)},
              {"bandwidth_gbs", orNull(r.bandwidthGbs)}};
  addSpeedUp(row, overFirst(results, r));
  row["verdict_reason"] = why ? Ordered(english(*why)) : Ordered(nullptr);
  return row;
}

/// Where the times come from and what they cover; of several origins, a line each with its kernels.
std::string timesText(const std::vector<RunResult>& results) {
  std::vector<std::pair<std::string, std::string>> origins;  // with the kernels
  std::vector<TimeCover> covers;
  for (const RunResult& r : results) {
    if (!r.latency) continue;
    if (r.timeCovers) covers.push_back(*r.timeCovers);
    const std::string origin = originText(r);
    const auto known = std::find_if(origins.begin(), origins.end(), [&](auto& each) { return each.first == origin; });
    if (known == origins.end())
      origins.emplace_back(origin, r.request.kernel);
    else
      known->second += ", " + r.request.kernel;
  }
  if (origins.empty()) return {};
  const auto covered = arg<"covers">(coversText(covers));
  if (origins.size() == 1)
    return english(say<"times-of-one-origin">(arg<"origin">(origins.front().first), covered)) + "\n";
  std::string text = english(say<"times-of-origins">(covered)) + "\n";
  for (const auto& [origin, kernels] : origins) text += fmt::format("      {}: {}\n", kernels, origin);
  return text;
}

/// What computed the results, where a device has only times.
std::optional<Message> resultsNote(const std::vector<RunResult>& results) {
  for (const RunResult& r : results)
    if (const auto note = r.device.resultsNote(); note && r.resultProvenance == ResultProvenance::emulated) return note;
  return std::nullopt;
}

}  // namespace

std::string comparisonJson(const std::vector<RunResult>& results) {
  const RunRequest& request = results.front().request;
  Ordered rows = Ordered::array();
  for (const RunResult& r : results) rows.push_back(rowJson(results, r));
  const auto note = resultsNote(results);
  return printed({{"n", results.front().n},
                  {"block", request.block},
                  {"type", warpfold::name(request.type)},
                  {"op", warpfold::name(request.op)},
                  {"baseline", request.kernel},
                  {"same_margin", sameMargin},
                  {"results_note", note ? Ordered(english(*note)) : Ordered(nullptr)},
                  {"rows", std::move(rows)}});
}

std::string comparisonCsv(const std::vector<RunResult>& results) {
  using R = RunResult;
  return Columns<R>()
      .add("kernel", [](const R& r) { return Cell(r.request.kernel); })
      .add("backend", [](const R& r) { return Cell(*r.request.backend); })
      .add("device", deviceCell)
      .add("result", [](const R& r) { return Cell(r.result); })
      .add("matches", [](const R& r) { return Cell(r.matches); })
      .add("median_us", [](const R& r) { return medianCell(r); })
      .add("samples", samplesCell)
      .add("provenance", provenanceCell)
      .add("bandwidth_gbs", bandwidthCell)
      .addAll(speedUpColumns("speed_up"), [&](const R& r) { return overFirst(results, r); })
      .add("verdict_reason",
           [&](const R& r) {
             const auto why = whyNoVerdict(results, r);
             return why ? Cell(english(*why)) : Cell();
           })
      .add("latency_reason", noTimeCell)
      .addAll(modelColumns(), [](const R& r) -> const R& { return r; })
      .addAll(bandColumns(), [](const R& r) { return bandOf(r); })
      .add("far_off", [](const R& r) { return Cell(isFarOff(r)); })
      .csv(results);
}

std::string comparisonTable(const std::vector<RunResult>& results) {
  const bool two = onTwoDevices(results);
  const bool banded =
      std::any_of(results.begin(), results.end(), [](const RunResult& r) { return r.latency && r.latency->band; });
  const auto bandColumn = [&](const std::string& band) {
    return banded ? fmt::format(" {:>19}", band) : std::string();
  };
  std::string text = fmt::format("{:<20} {:>22} {:>12}{} {:>10} {:>9} {:>15} {:>9} {:>14} {:>10}  {}{}\n", "kernel",
                                 "result", "median µs", bandColumn("band"), "GB/s", "speed-up", "95 % interval",
                                 "verdict", headOf(rowOf(&Counters::globalLoadSectors).column),
                                 headOf(rowOf(&StepCounters::divergentWarps).column), "check", two ? " · device" : "");
  for (const RunResult& r : results) {
    const auto speed = overFirst(results, r);
    std::uint64_t diverged = 0;
    for (const StepSummary& s : r.steps) diverged += s.counters.divergentWarps;
    const auto band = r.latency ? r.latency->band : std::nullopt;
    text += fmt::format("{:<20} {:>22} {:>12}{} {:>10} {:>9} {:>15} {:>9} {:>14} {:>10}  {}{}\n", r.request.kernel,
                        r.result.text(), r.latency ? plain(r.latency->median) : "–",
                        bandColumn(band ? fmt::format("{} … {}", plain(band->low), plain(band->high)) : "–"),
                        r.bandwidthGbs ? plain(*r.bandwidthGbs) : "–",
                        speed ? fmt::format("{:.2f}×", speed->ratio) : "–", intervalText(speed), verdictText(speed),
                        r.counters ? fmt::format("{}", r.counters->globalLoadSectors) : "–",
                        r.steps.empty() ? std::string("–") : std::to_string(diverged), checkText(r),
                        two ? " · " + english(r.device.called()) : std::string());
  }
  for (const RunResult& r : results)
    if (!r.latency && r.latencyReason) text += noTimeText(r) + "\n";
  text += timesText(results);
  if (const auto note = resultsNote(results)) text += english(*note) + "\n";
  if (const auto why = whyNoVerdict(results)) text += english(say<"no-verdict">(arg<"reason">(english(*why)))) + "\n";
  const bool compared = std::any_of(results.begin(), results.end(),
                                    [&](const RunResult& r) { return overFirst(results, r).has_value(); });
  if (compared)
    text += english(say<"legend-comparison">(arg<"kernel">(results.front().request.kernel),
                                             arg<"margin">(sameMargin * 100))) +
            "\n";
  return text + english(say<"legend-diverged">()) + "\n";
}

}  // namespace warpfold::cli
