// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/ladder_output.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "catalogue/published.h"
#include "cli/hardware_output.h"
#include "cli/result_columns.h"
#include "cli/values.h"
#include "codec/names.h"
#include "metrics/lens.h"
#include "run/judge.h"
#include "values/value_text.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

Ordered finiteOrNull(const std::optional<double>& value) {
  return value ? finite(*value) : Ordered(nullptr);
}

template <typename T>
Ordered textOrNull(const std::optional<T>& said) {
  return said ? Ordered(english(*said)) : Ordered(nullptr);
}
template <typename T>
std::string textOrNothing(const std::optional<T>& said) {
  return said ? english(*said) : std::string();
}

std::optional<Message> lensText(const Rung& rung) {
  const auto note = lensNote(rung);
  return note ? std::optional(told(*note)) : std::nullopt;
}

/// What all kernels share, at the head of every object.
Ordered head(const RunRequest& r) {
  return {{"backend", orNull(r.backend)}, {"n", orNull(r.n)}, {"block", r.block}, {"type", warpfold::name(r.type)},
          {"op", warpfold::name(r.op)},   {"input", r.input}, {"seed", r.seed}};
}

/// The check of a result; nulls where there is none.
Ordered checkJson(const Rung& rung) {
  if (!rung.result)
    return {{"result", nullptr},  {"result_provenance", nullptr}, {"reference", nullptr},
            {"matches", nullptr}, {"far_off", nullptr},           {"error", nullptr},
            {"ulp", nullptr},     {"ulp_reason", nullptr},        {"tolerance", nullptr},
            {"depth", nullptr}};
  const RunResult& r = *rung.result;
  return {{"result", number(r.result)},       {"result_provenance", codec::nameOf(r.resultProvenance)},
          {"reference", number(r.reference)}, {"matches", r.matches},
          {"far_off", isFarOff(r)},           {"error", finite(r.error)},
          {"ulp", finiteOrNull(rung.ulp)},    {"ulp_reason", textOrNull(whyNotRelative(r))},
          {"tolerance", finite(r.tolerance)}, {"depth", r.depth}};
}

Ordered rungJson(const Rung& rung, const Rung* baseline) {
  Ordered j{{"kernel", rung.kernel}, {"title", rung.title}, {"host", rung.host}};
  const RunResult r = rung.result.value_or(RunResult{});
  const bool ran = rung.result.has_value();
  j["device"] = ran ? Ordered(english(r.device.called())) : Ordered(nullptr);
  j["block"] = ran && !rung.host ? Ordered(r.request.block) : Ordered(nullptr);
  j["grid"] = ran && !rung.host ? orNull(r.request.grid) : Ordered(nullptr);
  j["launches"] = ran ? Ordered(r.launches.size()) : Ordered(nullptr);
  if (ran && r.hardware) j["hardware_counters"] = hardwareJson(r);
  j["latency_us"] = latencyJson(r.latency);
  j["latency_reason"] = textOrNull(r.latencyReason);
  j["decides"] = decidesJson(r);
  j["bandwidth_gbs"] = orNull(r.bandwidthGbs);
  j["speed_up"] = orNull(speedUp(rung, baseline));
  j.update(checkJson(rung));
  j["order_varies"] = rung.orderVaries;
  j["note"] = textOrNull(rung.note);
  j["reason"] = textOrNull(rung.failure);
  return j;
}

/// What others have published of the kernels of a ladder of sums; of another operation nothing is known.
std::vector<PublishedFigure> publishedOf(const std::vector<Rung>& rungs) {
  std::vector<PublishedFigure> figures;
  for (const Rung& rung : rungs) {
    if (rung.result && rung.result->request.op != Operation::sum) return {};
    for (const PublishedFigure& each : publishedFigures(rung.kernel)) figures.push_back(each);
  }
  return figures;
}

Ordered publishedJson(const std::vector<Rung>& rungs) {
  const auto orNull = [](std::string_view text) { return text.empty() ? Ordered(nullptr) : Ordered(text); };
  Ordered list = Ordered::array();
  for (const PublishedFigure& each : publishedOf(rungs))
    list.push_back({{"kernel", each.kernel},
                    {"us", each.us},
                    {"bandwidth_gbs", each.bandwidthGbs()},
                    {"n", each.n},
                    {"type", warpfold::name(each.type)},
                    {"op", warpfold::name(Operation::sum)},
                    {"block", each.block ? Ordered(*each.block) : Ordered(nullptr)},
                    {"device", orNull(each.device)},
                    {"source", english(told(each.source))},
                    {"remark", each.remark ? Ordered(english(told(*each.remark))) : Ordered(nullptr)},
                    {"provenance", warpfold::name(Provenance::published)}});
  return list;
}

Message publishedOn(const PublishedFigure& figure) {
  const auto device =
      arg<"device">(figure.device.empty() ? english(say<"published-unnamed-device">()) : std::string(figure.device));
  const auto source = arg<"source">(english(told(figure.source)));
  if (!figure.remark) return say<"published-on">(device, source);
  return say<"published-on-remarked">(device, source, arg<"remark">(english(told(*figure.remark))));
}

std::string publishedTable(const std::vector<Rung>& rungs) {
  const auto figures = publishedOf(rungs);
  if (figures.empty()) return {};
  std::string text =
      fmt::format("\n{}\n{:<20} {:>12} {:>10} {:>12}  {:<8}  {}\n", english(say<"published-by-others">()), "kernel",
                  "µs", "GB/s", "elements", "type", "on");
  for (const PublishedFigure& each : figures)
    text += fmt::format("{:<20} {:>12} {:>10} {:>12}  {:<8}  {}\n", each.kernel, plain(each.us, 5),
                        plain(each.bandwidthGbs()), countText(each.n), warpfold::name(each.type),
                        english(publishedOn(each)));
  return text;
}

std::string orDash(const std::optional<double>& value, int digits = 4) {
  return value ? plain(*value, digits) : "–";
}

/// A whole number in full where its column has room, else rounded.
std::string errorText(double error, int digits) {
  constexpr double room = 1e11;
  return std::trunc(error) == error && error < room ? valueText(error) : plain(error, digits);
}

/// Chains too long for the error bound to say anything allow any result.
std::string toleranceText(double tolerance) {
  return tolerance < std::numeric_limits<double>::max() ? plain(tolerance, 3) : "∞";
}

/// What the times that came about like this cover; empty where there are none.
std::vector<TimeCover> coversOf(const std::vector<Rung>& rungs, Provenance provenance, bool host) {
  std::vector<TimeCover> covers;
  for (const Rung& r : rungs)
    if (r.result && r.result->latency && r.host == host && r.result->latency->provenance == provenance &&
        r.result->timeCovers)
      covers.push_back(*r.result->timeCovers);
  return covers;
}
std::string deviceOf(const std::vector<Rung>& rungs, bool host) {
  for (const Rung& r : rungs)
    if (r.result && r.host == host) return deviceText(r.result->device);
  return {};
}

/// Where the times come from: a line for each kind, so that none launches for another.
std::string origins(const std::vector<Rung>& rungs) {
  std::string text;
  for (const Provenance provenance : provenances)
    for (const bool host : {true, false})
      if (const auto covers = coversOf(rungs, provenance, host); !covers.empty())
        text += english(sayNth<"times-of-device-kernels", "times-of-host-kernels">(
                    std::size_t{host}, arg<"provenance">(warpfold::name(provenance)),
                    arg<"device">(deviceOf(rungs, host)), arg<"covers">(coversText(covers)))) +
                "\n";
  return text;
}

/// What computed the results of device kernels, where their device has only times.
std::optional<Message> resultsNote(const std::vector<Rung>& rungs) {
  for (const Rung& r : rungs)
    if (r.result && !r.host)
      if (const auto note = r.result->device.resultsNote()) return note;
  return std::nullopt;
}
std::string resultsLine(const std::vector<Rung>& rungs) {
  const auto note = resultsNote(rungs);
  return note ? english(*note) + "\n" : std::string();
}

/// Whether the device's peak was measured now or when it was recorded.
bool peakIsRecorded(const std::vector<Rung>& rungs) {
  return std::any_of(rungs.begin(), rungs.end(),
                     [](const Rung& r) { return r.result && !r.host && r.result->device.recorded; });
}

/// Of an interpolated or modelled time.
std::optional<Interval> bandOf(const Rung& rung) {
  return rung.result ? cli::bandOf(*rung.result) : std::nullopt;
}

/// Notes and reasons, a line each, below a table.
std::string remarks(const std::vector<Rung>& rungs) {
  std::string text;
  for (const Rung& r : rungs) {
    if (r.note) text += fmt::format("{}: {}\n", r.kernel, english(*r.note));
    if (r.result && r.result->latencyReason) text += noTimeText(*r.result) + "\n";
    if (r.failure)
      text += english(say<"kernel-did-not-run">(arg<"kernel">(r.kernel), arg<"reason">(english(*r.failure)))) + "\n";
  }
  return text;
}

}  // namespace

std::string ladderJson(const RunRequest& request, const std::vector<Rung>& rungs,
                       std::optional<double> measuredPeakGbs) {
  Ordered j = head(request), rows = Ordered::array();
  const Rung* baseline = baselineOf(rungs);
  for (const Rung& rung : rungs) rows.push_back(rungJson(rung, baseline));
  j["launch_gap_us"] = orNull(request.launchGapUs);
  j["read_roof_gbs"] = orNull(measuredPeakGbs);
  j["baseline"] = baseline ? Ordered(baseline->kernel) : Ordered(nullptr);
  j["results_note"] = textOrNull(resultsNote(rungs));
  j["rows"] = std::move(rows);
  j["published"] = publishedJson(rungs);
  return printed(j);
}

namespace {

/// A rung and what it is compared with.
struct Placed {
  const Rung& rung;
  const Rung* baseline;
};

template <typename T>
Cell toldCell(const std::optional<T>& said) {
  return said ? Cell(english(*said)) : Cell();
}

/// What a kernel has that ran; empty of one that did not.
template <typename F>
auto whereRan(F of) {
  return [of](const Rung& rung) { return rung.result ? Cell(of(*rung.result)) : Cell(); };
}
template <typename F>
auto ofRung(F of) {
  return [of](const Placed& placed) { return of(placed.rung); };
}

Cell reasonCell(const Rung& rung) {
  return rung.result ? noTimeCell(*rung.result) : toldCell(rung.failure);
}
Cell noteCell(const Rung& rung) {
  return rung.result ? toldCell(rung.note) : Cell();
}

/// reference, matches, error, ulp, tolerance, depth.
template <typename Row, typename ToRung>
void addCheck(Columns<Row>& columns, ToRung rungOf) {
  const auto add = [&](const char* key, auto of) {
    columns.add(key, [rungOf, of](const Row& row) { return of(rungOf(row)); });
  };
  add("reference", whereRan([](const RunResult& r) { return r.reference; }));
  add("matches", whereRan([](const RunResult& r) { return r.matches; }));
  add("error", whereRan([](const RunResult& r) { return r.error; }));
  add("ulp", [](const Rung& rung) { return rung.result ? Cell(rung.ulp) : Cell(); });
  add("tolerance", whereRan([](const RunResult& r) { return r.tolerance; }));
  add("depth", whereRan([](const RunResult& r) { return r.depth; }));
}

const auto resultCell = whereRan([](const RunResult& r) { return r.result; });
const auto farOffCell = whereRan([](const RunResult& r) { return isFarOff(r); });
const auto noUlpCell = whereRan([](const RunResult& r) { return toldCell(whyNotRelative(r)); });

Columns<Placed> ladderColumns() {
  const auto ran = [](const Placed& p) { return p.rung.result ? &*p.rung.result : nullptr; };
  Columns<Placed> columns;
  columns.add("kernel", [](const Placed& p) { return Cell(p.rung.kernel); })
      .add("backend", ofRung(whereRan([](const RunResult& r) { return r.device.backend; })))
      .add("device", ofRung(whereRan(deviceCell)))
      .add("block",
           [](const Placed& p) {
             return !p.rung.result ? Cell() : p.rung.host ? Cell(1) : Cell(p.rung.result->request.block);
           })
      .add("launches", ofRung(whereRan([](const RunResult& r) { return r.launches.size(); })))
      .add("min_us", ofRung(whereRan(leastCell)))
      .add("median_us", ofRung(whereRan([](const RunResult& r) { return medianCell(r); })))
      .add("p95_us", ofRung(whereRan(p95Cell)))
      .add("rsd", ofRung(whereRan(deviationCell)))
      .add("samples", ofRung(whereRan(samplesCell)))
      .add("provenance", ofRung(whereRan(provenanceCell)))
      .add("bandwidth_gbs", ofRung(whereRan([](const RunResult& r) { return r.bandwidthGbs; })))
      .add("speed_up", [](const Placed& p) { return p.rung.result ? Cell(speedUp(p.rung, p.baseline)) : Cell(); })
      .add("result", ofRung(resultCell));
  addCheck(columns, [](const Placed& p) -> const Rung& { return p.rung; });
  columns.add("note", ofRung(noteCell)).add("reason", ofRung(reasonCell)).addAll(modelColumns(), ran);
  columns.addAll(bandColumns(), [](const Placed& p) { return bandOf(p.rung); })
      .add("far_off", ofRung(farOffCell))
      .add("ulp_reason", ofRung(noUlpCell));
  return columns;
}

Columns<Rung> lensColumns() {
  Columns<Rung> columns;
  columns.add("kernel", [](const Rung& rung) { return Cell(rung.kernel); })
      .add("result", resultCell)
      .add("result_provenance", whereRan(resultProvenanceCell));
  addCheck(columns, [](const Rung& rung) -> const Rung& { return rung; });
  columns.add("order_varies", [](const Rung& rung) { return rung.result ? Cell(rung.orderVaries) : Cell(); })
      .add("explanation", [](const Rung& rung) { return rung.result ? toldCell(lensText(rung)) : Cell(); })
      .add("note", noteCell)
      .add("reason", [](const Rung& rung) { return rung.result ? Cell() : toldCell(rung.failure); })
      .add("far_off", farOffCell)
      .add("ulp_reason", noUlpCell);
  return columns;
}

}  // namespace

std::string ladderCsv(const std::vector<Rung>& rungs) {
  const Rung* const baseline = baselineOf(rungs);
  std::vector<Placed> placed;
  for (const Rung& rung : rungs) placed.push_back({rung, baseline});
  return ladderColumns().csv(placed);
}

std::string ladderTable(const std::vector<Rung>& rungs, std::optional<double> measuredPeakGbs) {
  const bool banded = std::any_of(rungs.begin(), rungs.end(), [](const Rung& r) { return bandOf(r).has_value(); });
  const auto bandCell = [&](const std::string& band) { return banded ? fmt::format(" {:>19}", band) : std::string(); };
  std::string text =
      fmt::format("{:<20} {:>5} {:>8} {:>12}{} {:>10} {:>9}  {:<9} {:>22}  {}\n", "kernel", "block", "launches",
                  "median µs", bandCell("band"), "GB/s", "speed-up", "time", "result", "check");
  const Rung* baseline = baselineOf(rungs);
  for (const Rung& rung : rungs) {
    if (!rung.result) {
      text += fmt::format("{:<20} {:>5}\n", rung.kernel, "–");
      continue;
    }
    const RunResult& r = *rung.result;
    const auto speed = speedUp(rung, baseline);
    const auto band = bandOf(rung);
    text += fmt::format("{:<20} {:>5} {:>8} {:>12}{} {:>10} {:>9}  {:<9} {:>22}  {}{}\n", rung.kernel,
                        rung.host ? "–" : fmt::format("{}", r.request.block), r.launches.size(),
                        r.latency ? plain(r.latency->median) : "–",
                        bandCell(band ? fmt::format("{} … {}", plain(band->low), plain(band->high)) : "–"),
                        orDash(r.bandwidthGbs), speed ? fmt::format("{:.2f}×", *speed) : "–",
                        r.latency ? warpfold::name(r.latency->provenance) : "–", r.result.text(), checkText(r),
                        r.model ? "  " + english(told(r.model->terms.decides())) : std::string());
  }
  text += origins(rungs) + resultsLine(rungs);
  for (const Rung& rung : rungs)
    if (rung.result && rung.result->model) {
      text += english(say<"modelled-from">(arg<"device">(rung.result->model->device))) + "\n";
      break;
    }
  if (baseline) text += english(say<"legend-ladder">(arg<"kernel">(baseline->kernel))) + "\n";
  if (measuredPeakGbs)
    text += english(sayNth<"peak-measured", "peak-recorded">(std::size_t{peakIsRecorded(rungs)},
                                                             arg<"gbs">(*measuredPeakGbs))) +
            "\n";
  return text + remarks(rungs) + publishedTable(rungs);
}

std::string lensJson(const RunRequest& request, const std::vector<Rung>& rungs) {
  Ordered j = head(request), rows = Ordered::array();
  for (const Rung& rung : rungs) {
    Ordered row{{"kernel", rung.kernel}, {"title", rung.title}, {"host", rung.host}};
    row.update(checkJson(rung));
    row["order_varies"] = rung.orderVaries;
    row["explanation"] = textOrNull(lensText(rung));
    row["note"] = textOrNull(rung.note);
    row["reason"] = textOrNull(rung.failure);
    rows.push_back(std::move(row));
  }
  j["results_note"] = textOrNull(resultsNote(rungs));
  j["rows"] = std::move(rows);
  return printed(j);
}

std::string lensCsv(const std::vector<Rung>& rungs) {
  return lensColumns().csv(rungs);
}

std::string lensTable(const std::vector<Rung>& rungs) {
  std::size_t wide = 20;
  for (const Rung& rung : rungs)
    if (rung.result) wide = std::max(wide, checkText(*rung.result).size());
  std::string text = fmt::format("{:<20} {:>22} {:>11} {:>11} {:>11} {:>10}  {:<{}}  {}\n", "kernel", "result", "error",
                                 "in ULP", "tolerance", "chain", "check", wide, "why");
  const Rung* ran = nullptr;
  std::optional<Message> noUlp;
  for (const Rung& rung : rungs) {
    if (!rung.result) {
      text += fmt::format("{:<20} {:>22}\n", rung.kernel, "–");
      continue;
    }
    ran = &rung;
    const RunResult& r = *rung.result;
    if (const auto why = whyNotRelative(r)) noUlp = why;
    text += fmt::format("{:<20} {:>22} {:>11} {:>11} {:>11} {:>10}  {:<{}}  {}\n", rung.kernel, r.result.text(),
                        errorText(r.error, 3), rung.ulp ? errorText(*rung.ulp, 6) : "–", toleranceText(r.tolerance),
                        r.depth, checkText(r), wide, textOrNothing(lensText(rung)));
  }
  if (noUlp) text += english(*noUlp) + "\n";
  if (ran) text += english(say<"lens-reference">(arg<"reference">(ran->result->reference.text()))) + "\n";
  return text + resultsLine(rungs) + remarks(rungs);
}

std::string repeatJson(const RepeatResult& s) {
  Ordered j{{"kernel", s.request.kernel}};
  j.update(head(s.request));
  j["device"] = english(s.device.computedBy());
  j["results_note"] = textOrNull(s.device.resultsNote());
  j["runs"] = s.runs();
  j["order_varies"] = s.orderVaries;
  j["reference"] = number(s.reference);
  j["matches"] = s.matches();
  j["distinct"] = s.values.size();
  j["min"] = number(s.values.front().value);
  j["max"] = number(s.values.back().value);
  j["spread_ulp"] = finiteOrNull(s.spreadUlp);
  j["ulp_reason"] = textOrNull(s.ulpReason);
  Ordered values = Ordered::array();
  for (const RepeatResult::Value& v : s.values)
    values.push_back({{"value", number(v.value)},
                      {"count", v.count},
                      {"ulp", finiteOrNull(v.ulp)},
                      {"error", finite(v.error)},
                      {"matches", v.matches},
                      {"far_off", v.farOff}});
  j["values"] = std::move(values);
  return printed(j);
}

std::string repeatCsv(const RepeatResult& s) {
  using Value = RepeatResult::Value;
  return Columns<Value>()
      .add("value", [](const Value& v) { return Cell(v.value); })
      .add("count", [](const Value& v) { return Cell(v.count); })
      .add("ulp", [](const Value& v) { return Cell(v.ulp); })
      .add("matches", [](const Value& v) { return Cell(v.matches); })
      .add("error", [](const Value& v) { return Cell(v.error); })
      .add("far_off", [](const Value& v) { return Cell(v.farOff); })
      .add("ulp_reason", [&](const Value&) { return toldCell(s.ulpReason); })
      .csv(s.values);
}

namespace {

Message resultsOf(const RepeatResult& s) {
  const auto kernel = arg<"kernel">(s.request.kernel);
  const auto runs = arg<"runs">(s.runs());
  const auto device = arg<"device">(english(s.device.computedBy()));
  if (s.values.size() == 1) return say<"repeat-one-result">(kernel, runs, device);
  const auto results = arg<"results">(s.values.size());
  if (!s.spreadUlp) return say<"repeat-results">(kernel, results, runs, device);
  return say<"repeat-results-apart">(kernel, results, runs, device, arg<"ulp">(*s.spreadUlp));
}

/// Behind a value: what is wrong with it.
std::string noteOn(const RepeatResult::Value& v) {
  if (!v.matches) return "  " + english(say<"repeat-value-differs">());
  return v.farOff ? "  " + english(say<"check-far-off">()) : std::string();
}

}  // namespace

std::string repeatTable(const RepeatResult& s) {
  std::string text = fmt::format("{:>22} {:>8} {:>12}\n", "result", "runs", s.ulpReason ? "error" : "error in ULP");
  for (const RepeatResult::Value& v : s.values)
    text += fmt::format("{:>22} {:>8} {:>12}{}\n", v.value.text(), v.count,
                        s.ulpReason ? errorText(v.error, 6)
                        : v.ulp     ? errorText(*v.ulp, 6)
                                    : "–",
                        noteOn(v));
  const Message order = sayNth<"repeat-order-fixed", "repeat-order-varies">(std::size_t{s.orderVaries},
                                                                            arg<"reference">(s.reference.text()));
  if (s.ulpReason) text += english(*s.ulpReason) + "\n";
  text += english(resultsOf(s)) + "\n" + english(order) + "\n";
  if (const auto note = s.device.resultsNote()) text += english(*note) + "\n";
  return text;
}

}  // namespace warpfold::cli
