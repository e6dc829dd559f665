// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/output.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "cli/executions_output.h"
#include "cli/hardware_output.h"
#include "cli/model_output.h"
#include "cli/result_columns.h"
#include "cli/values.h"
#include "codec/names.h"
#include "data/input.h"
#include "metrics/step_summary.h"
#include "run/judge.h"
#include "run/rung.h"
#include "values/counter_figures.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

Ordered textOrNull(const std::optional<Message>& said) {
  return said ? Ordered(english(*said)) : Ordered(nullptr);
}

Ordered countersJson(const std::optional<RunCounters>& c) {
  if (!c) return nullptr;
  Ordered object = Ordered::object();
  for (const CounterRow& row : counterRows) object[std::string(row.name)] = *c.*row.value;
  return object;
}

/// A sentence for each figure.
Ordered sourcesJson(const Messages& sources) {
  Ordered list = Ordered::array();
  for (const Message& each : sources) list.push_back(english(each));
  return list;
}

/// What a model takes of a GPU, in the form of resources/gpus.json.
Ordered datasheetJson(const DeviceInfo& d) {
  if (d.isModelled() || d.recorded) return nullptr;
  if (!d.boostMhz || !d.datasheetGbs || !d.l2Bytes || !d.memoryBytes || !d.multiprocessors ||
      !d.sharedPerMultiprocessor)
    return nullptr;
  constexpr double mib = 1 << 20;
  return {{"name", d.name},
          {"architecture", d.architecture},
          {"multiprocessors", orNull(d.multiprocessors)},
          {"boost_mhz", orNull(d.boostMhz)},
          {"memory_gbs", orNull(d.datasheetGbs)},
          {"l2_mib", static_cast<double>(*d.l2Bytes) / mib},
          {"memory_gib", static_cast<double>(*d.memoryBytes) / mib / 1024},
          {"threads_per_multiprocessor", orNull(d.threadsPerMultiprocessor)},
          {"blocks_per_multiprocessor", orNull(d.blocksPerMultiprocessor)},
          {"registers_per_multiprocessor", orNull(d.registersPerMultiprocessor)},
          {"shared_kib_per_multiprocessor", *d.sharedPerMultiprocessor / 1024.0},
          {"source", english(say<"figures-of-device">())}};
}

/// "sm_90 · 132 SMs · …"
std::string detailsText(const DeviceInfo& device) {
  std::string text;
  for (const Message& each : device.details) text += (text.empty() ? "" : " · ") + english(each);
  return text;
}

std::string unavailableText(const DeviceInfo& device) {
  return english(say<"device-not-available">(arg<"reason">(english(device.reason.value_or(Message{})))));
}

std::string_view name(Step::Kind kind) {
  return codec::nameOf(kind);
}

Ordered partyJson(const std::optional<Hazard::Party>& p) {
  if (!p) return nullptr;
  return {{"thread", p->thread.value}, {"line", p->line}, {"writes", p->writes}};
}

Ordered hazardsJson(const std::vector<Hazard>& hazards, const std::string& shared) {
  Ordered list = Ordered::array();
  for (const Hazard& h : hazards)
    list.push_back({{"kind", warpfold::name(h.kind)},
                    {"text", h.text(1, shared)},
                    {"launch", h.launch},
                    {"block", h.block.value},
                    {"step", h.step},
                    {"where", text(h.where, shared)},
                    {"first_block", h.first ? Ordered((h.firstBlock ? *h.firstBlock : h.block).value) : Ordered()},
                    {"first", partyJson(h.first)},
                    {"second", partyJson(h.second)},
                    {"times", h.times}});
  return list;
}

/// Characters of UTF-8, each of which takes a column.
std::size_t columnsOf(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

/// What a kernel asks of the block size, in words.
std::string blockNeeds(const KernelInfo& k) {
  if (k.blockMultiple > 1) return english(say<"block-multiple">(arg<"multiple">(k.blockMultiple)));
  if (!k.powerOfTwo) return english(say<"block-any">());
  return english(k.leastBlock > 1 ? say<"block-power-of-two-from">(arg<"least">(k.leastBlock))
                                  : say<"block-power-of-two">());
}

Ordered stepJson(const StepSummary& s) {
  const StepCounters& c = s.counters;
  Ordered object{{"index", s.index}, {"kind", name(s.kind)}, {"stride", orNull(s.stride)}};
  for (const MaskRow& row : maskRows) object[std::string(row.name)] = c.*row.value;
  for (const CounterRow& row : counterRows)
    if (row.perStep) object[std::string(row.name)] = c.memory.*row.value;
  object["issued_lanes"] = orNull(s.issuedLanes);
  object["global_bytes_used"] = orNull(s.usedBytes);
  object["global_bytes_moved"] = orNull(s.movedBytes);
  object["time_ns"] = orNull(s.timeNs);
  return object;
}

/// A line for those that came about alike.
std::string countersTable(const RunCounters& counters) {
  std::string text;
  for (const CounterBasis basis : {CounterBasis::hardware, CounterBasis::exact}) {
    std::string line;
    for (const CounterFigure& figure : launchFigures())
      if (figure.basis == basis)
        line += fmt::format("{}{} {}", line.empty() ? "" : " · ", english(figure.title), figure.of(counters));
    text += fmt::format("{:<10} {} ({})\n", text.empty() ? "counters" : "", line,
                        english(provenanceText(basis, counters.provenance)));
  }
  return text;
}

/// "50 %"; a dash where nothing moves, or the part is not known.
std::string percentOf(std::optional<std::uint64_t> part, std::optional<std::uint64_t> whole) {
  if (!part || whole.value_or(0) == 0) return "–";
  return fmt::format("{:.0f} %", 100.0 * static_cast<double>(*part) / static_cast<double>(*whole));
}

std::string stepsTable(const RunResult& r) {
  constexpr std::size_t narrowest = 8;
  std::string text = english(say<"steps-of-blocks">(arg<"blocks">(r.traces.size()))) + "\n";
  if (r.stepTimesOf) text += fmt::format("  {}\n", english(*r.stepTimesOf));
  text += "  step  stride";
  std::vector<std::size_t> widths;
  for (const CounterFigure& figure : stepFigures()) {
    const std::string head = english(figure.column);
    widths.push_back(std::max(head.size(), narrowest));
    text += fmt::format("  {:>{}}", head, widths.back());
  }
  const std::array shares{english(say<"column-lanes-at-work">()), english(say<"column-bytes-used">())};
  for (const std::string& head : shares) text += "  " + head;
  const std::string timeHead = english(r.model ? say<"column-modelled-step-time">() : say<"column-step-time">());
  const std::size_t timeWidth = std::max(narrowest, timeHead.size());
  text += fmt::format("  {:>{}}\n", timeHead, timeWidth);
  for (const StepSummary& s : r.steps) {
    text +=
        fmt::format("  {:>4}  {:>6}", s.kind == Step::Kind::combine ? fmt::format("{}", rowOf(r.steps, s.index)) : "",
                    s.stride ? fmt::format("{}", *s.stride) : name(s.kind));
    for (std::size_t i = 0; i < widths.size(); ++i)
      text += fmt::format("  {:>{}}", stepFigures()[i].of(s.counters), widths[i]);
    text += fmt::format("  {:>{}}  {:>{}}", percentOf(s.counters.activeThreads, s.issuedLanes), shares[0].size(),
                        percentOf(s.usedBytes, s.movedBytes), shares[1].size());
    text += fmt::format("  {:>{}}\n", s.timeNs ? fmt::format("{:.0f}", *s.timeNs) : "–", timeWidth);
  }
  return text;
}

Message timeOf(const Latency& l, const std::string& whereFrom) {
  const auto median = arg<"median">(l.median);
  const auto origin = arg<"origin">(whereFrom);
  if (l.band) return say<"latency-band">(median, arg<"low">(l.band->low), arg<"high">(l.band->high), origin);
  return say<"latency-samples">(median, arg<"samples">(l.samples), arg<"minimum">(l.min), arg<"percentile">(l.p95),
                                arg<"deviation">(l.rsd * 100), origin);
}

std::string_view resultProvenance(const RunResult& r) {
  return codec::nameOf(r.resultProvenance);
}

/// What else is to be said of the samples, line by line.
std::vector<std::string> aboutSamples(const Latency& l) {
  std::vector<std::string> lines;
  if (l.interval && l.quartiles)
    lines.push_back(english(say<"latency-spread">(arg<"low">(l.interval->low), arg<"high">(l.interval->high),
                                                  arg<"first">(l.quartiles->low), arg<"third">(l.quartiles->high))));
  if (l.stoppedBy && *l.stoppedBy != StoppedBy::count && l.provenance != Provenance::emulated)
    lines.push_back(english(sayNth<"stopped-count", "stopped-settled", "stopped-most", "stopped-time">(
        static_cast<std::size_t>(*l.stoppedBy))));
  if (l.throttled > 0) lines.push_back(english(say<"samples-throttled">(arg<"samples">(l.throttled))));
  if (l.slow > 0) lines.push_back(english(say<"samples-slow">(arg<"samples">(l.slow))));
  return lines;
}

/// "SM 1980 MHz, memory 3201 MHz, 35 °C, 290 W": of the GPU after its samples.
std::string stateText(const DeviceState& state) {
  std::vector<std::string> parts;
  if (state.smClockMhz) parts.push_back(fmt::format("SM {:.0f} MHz", *state.smClockMhz));
  if (state.memoryClockMhz) parts.push_back(fmt::format("memory {:.0f} MHz", *state.memoryClockMhz));
  if (state.temperatureCelsius) parts.push_back(fmt::format("{:.0f} °C", *state.temperatureCelsius));
  if (state.powerWatts) parts.push_back(fmt::format("{:.0f} W", *state.powerWatts));
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string latencyText(const RunResult& r) {
  if (!r.latency) return r.latencyReason ? fmt::format("latency    –: {}\n", english(*r.latencyReason)) : std::string();
  const Latency& l = *r.latency;
  const std::string origin = r.device.recorded || r.model ? originText(r) : provenanceText(l);
  std::string text = fmt::format("latency    {}\n", english(timeOf(l, origin)));
  for (const std::string& line : aboutSamples(l)) text += fmt::format("{:<10} {}\n", "", line);
  if (r.timeCovers) text += fmt::format("{:<10} {}\n", "", english(told(*r.timeCovers)));
  if (r.model) text += modelText(*r.model);
  if (r.state) text += fmt::format("device     {}\n", stateText(*r.state));
  return text + fmt::format("bandwidth  {} GB/s\n", plain(r.bandwidthGbs.value_or(0)));
}

Message verdict(const RunResult& r, const std::optional<double>& toleranceOfResult) {
  const auto reference = arg<"reference">(r.reference.text());
  const std::size_t wrong = r.matches ? 0 : 1;
  if (isOverflow(r)) return say<"result-beside-reference">(reference);
  if (r.resultProvenance == ResultProvenance::reference) return say<"result-is-reference">();
  if (!(r.tolerance > 0)) return sayNth<"result-equals", "result-differs">(wrong, reference);
  const auto error = arg<"error">(r.error);
  const auto tolerance = arg<"tolerance">(r.tolerance);
  const auto percent = arg<"percent">(plain(r.error / std::fabs(r.reference.toDouble()) * 100, 3));
  const bool farOff = r.matches && isFarOff(r);
  if (farOff && toleranceOfResult)
    return say<"result-far-off-both">(reference, percent, error, tolerance, arg<"part">(*toleranceOfResult));
  if (farOff) return say<"result-far-off">(reference, percent, error, tolerance);
  if (!toleranceOfResult) return sayNth<"result-within", "result-beyond">(wrong, reference, error, tolerance);
  return sayNth<"result-within-both", "result-beyond-either">(wrong, reference, error, tolerance,
                                                              arg<"part">(*toleranceOfResult));
}

std::string seen(const Hazard& hazard, const std::string& shared) {
  return english(say<"hazard-seen">(arg<"hazard">(hazard.text(1, shared)), arg<"times">(hazard.times)));
}

}  // namespace

std::string runJson(const RunResult& r, const RunFacts& facts) {
  Ordered launches = Ordered::array(), steps = Ordered::array();
  for (const LaunchResult& p : r.launches) {
    Ordered gridSteps = Ordered::array();
    for (const StepSummary& s : p.steps) gridSteps.push_back(stepJson(s));
    launches.push_back({{"n", p.n},
                        {"grid", p.grid},
                        {"block", p.block},
                        {"latency_us", p.latencyUs ? medianJson(*p.latencyUs, r.model.has_value()) : Ordered(nullptr)},
                        {"counters", countersJson(p.counters)},
                        {"steps", std::move(gridSteps)}});
  }
  for (const StepSummary& s : r.steps) steps.push_back(stepJson(s));
  Ordered traced = Ordered::array();
  bool verified = !r.traces.empty();
  for (const BlockTracePtr& t : r.traces) {
    traced.push_back(t->block.value);
    verified = verified && t->masksVerified;
  }
  const std::optional<Executions>& executed = r.executions;
  Ordered object{{"kernel", r.request.kernel},
                 {"backend", *r.request.backend},
                 {"device", english(r.device.called())},
                 {"n", r.n},
                 {"block", r.request.block},
                 {"grid", *r.request.grid},
                 {"type", warpfold::name(r.request.type)},
                 {"op", warpfold::name(r.request.op)},
                 {"input", r.request.input},
                 {"input2", orNull(r.request.input2)},
                 {"offset", r.request.offset},
                 {"launch_gap_us", orNull(r.request.launchGapUs)},
                 {"seed", r.request.seed},
                 {"warp", r.request.warp},
                 {"result", number(r.result)},
                 {"result_provenance", resultProvenance(r)},
                 {"reference", number(r.reference)},
                 {"matches", r.matches},
                 {"far_off", isFarOff(r)},
                 {"error", finite(r.error)},
                 {"tolerance", finite(r.tolerance)},
                 {"tolerance_of_result", orNull(facts.toleranceOfResult)},
                 {"depth", r.depth},
                 {"wrapped", r.wrapped},
                 {"shape", r.shape ? Ordered(english(*r.shape)) : Ordered(nullptr)},
                 {"block_note", r.blockNote ? Ordered(english(*r.blockNote)) : Ordered(nullptr)},
                 {"untraced", r.untraced ? Ordered(english(*r.untraced)) : Ordered(nullptr)},
                 {"latency_us", latencyJson(r.latency)},
                 {"latency_reason", r.latencyReason ? Ordered(english(*r.latencyReason)) : Ordered(nullptr)},
                 {"state", stateJson(r.state)},
                 {"bandwidth_gbs", orNull(r.bandwidthGbs)},
                 {"cache_note", textOrNull(cacheRemark(r))},
                 {"time_covers", r.timeCovers ? english(told(*r.timeCovers)) : std::string()},
                 {"passes", std::move(launches)},
                 {"counters", countersJson(r.counters)},
                 {"instructions_per_warp", orNull(executed ? executed->instructionsPerWarp() : std::nullopt)},
                 {"branch_efficiency", orNull(executed ? executed->branchEfficiency() : std::nullopt)},
                 {"operator_is_call", executed ? Ordered(executed->operatorIsCall) : Ordered(nullptr)},
                 {"hardware_counters", hardwareJson(r)},
                 {"hazards", hazardsJson(r.hazards, facts.sharedArray)},
                 {"traced_blocks", std::move(traced)},
                 {"masks_verified", verified},
                 {"model", modelJson(r.model)},
                 {"trace_overhead", orNull(r.traceOverhead)},
                 {"step_times_of", r.stepTimesOf ? Ordered(english(*r.stepTimesOf)) : Ordered(nullptr)},
                 {"steps", std::move(steps)},
                 {"lines", linesJson(executed)}};
  if (facts.kernelFile)
    object["kernel_file"] = {{"file", facts.kernelFile->file},         {"function", facts.kernelFile->function},
                             {"roles", facts.kernelFile->roles},       {"defines", facts.kernelFile->defines},
                             {"compiler", facts.kernelFile->compiler}, {"leaves", facts.kernelFile->leaves}};
  if (facts.kernelFile && facts.kernelFile->otherSize)
    object["kernel_file"]["other_size"] = {{"n", *facts.kernelFile->otherSize},
                                           {"right", !facts.kernelFile->wrongThere},
                                           {"why", textOrNull(facts.kernelFile->wrongThere)}};
  return object.dump(2, ' ', false, Ordered::error_handler_t::replace) + "\n";
}

std::optional<KernelFile> kernelFileOf(const KernelInfo& kernel, const RunResult& result) {
  if (!kernel.user) return std::nullopt;
  const UserCode& code = *kernel.user;
  const Leaves leaves = result.leaves.value_or(Leaves::one);
  KernelFile facts{code.file, kernel.function, {}, code.defines, code.compiler, std::string(codec::nameOf(leaves)), {}};
  for (const UserCode::Parameter& each : code.parameters)
    facts.roles.push_back(each.role == ParameterRole::number ? std::to_string(each.number)
                                                             : std::string(codec::nameOf(each.role)));
  facts.left =
      sayNth<"own-leaves-one", "own-leaves-per-block", "own-leaves-in-place">(static_cast<std::size_t>(leaves));
  return facts;
}

std::string runCsv(const RunResult& result) {
  using R = RunResult;
  const auto ofLatency = [](auto of) { return [of](const R& r) { return r.latency ? Cell(of(*r.latency)) : Cell(); }; };
  return Columns<R>()
      .add("kernel", [](const R& r) { return Cell(r.request.kernel); })
      .add("backend", [](const R& r) { return Cell(*r.request.backend); })
      .add("device", deviceCell)
      .add("n", [](const R& r) { return Cell(r.n); })
      .add("block", [](const R& r) { return Cell(r.request.block); })
      .add("grid", [](const R& r) { return Cell(*r.request.grid); })
      .add("type", [](const R& r) { return Cell(name(r.request.type)); })
      .add("op", [](const R& r) { return Cell(name(r.request.op)); })
      .add("input", [](const R& r) { return Cell(r.request.input); })
      .add("seed", [](const R& r) { return Cell(r.request.seed); })
      .add("result", [](const R& r) { return Cell(r.result); })
      .add("reference", [](const R& r) { return Cell(r.reference); })
      .add("matches", [](const R& r) { return Cell(r.matches); })
      .add("error", [](const R& r) { return Cell(r.error); })
      .add("tolerance", [](const R& r) { return Cell(r.tolerance); })
      .add("min_us", leastCell)
      .add("median_us", [](const R& r) { return medianCell(r); })
      .add("p95_us", p95Cell)
      .add("mean_us", meanCell)
      .add("rsd", deviationCell)
      .add("samples", samplesCell)
      .add("cache", [](const R& r) { return Cell(codec::nameOf(r.request.cache)); })
      .add("provenance", provenanceCell)
      .add("bandwidth_gbs", bandwidthCell)
      .add("result_provenance", resultProvenanceCell)
      .add("latency_reason", noTimeCell)
      .add("offset", [](const R& r) { return Cell(r.request.offset); })
      .add("input2", [](const R& r) { return Cell(r.request.input2); })
      .addAll(modelColumns(), [](const R& r) -> const R& { return r; })
      .addAll(endsOfTimes("q1_us", "q3_us"), [](const R& r) { return r.latency ? r.latency->quartiles : std::nullopt; })
      .addAll(endsOfTimes("median_low_us", "median_high_us"),
              [](const R& r) { return r.latency ? r.latency->interval : std::nullopt; })
      .add("stopped_by",
           ofLatency([](const Latency& l) { return l.stoppedBy ? Cell(codec::nameOf(*l.stoppedBy)) : Cell(); }))
      .add("throttled", ofLatency([](const Latency& l) { return l.throttled; }))
      .addAll(bandColumns(), [](const R& r) { return bandOf(r); })
      .add("far_off", [](const R& r) { return Cell(isFarOff(r)); })
      .csv(std::span(&result, 1));
}

std::string runTable(const RunResult& r, const RunFacts& facts) {
  std::string text = fmt::format("{} · {} {} · n {} · block {} · grid {} · {}\n", r.request.kernel,
                                 warpfold::name(r.request.type), warpfold::name(r.request.op), countText(r.n),
                                 r.request.block, *r.request.grid, english(r.device.called()));
  if (facts.kernelFile)
    text += fmt::format("source     {} · {} · {}\n{:<10} {}\n", words::shown(facts.kernelFile->file),
                        fmt::join(facts.kernelFile->roles, ", "), facts.kernelFile->compiler, "",
                        english(facts.kernelFile->left));
  text += fmt::format("result     {}  {}\n", r.result.text(), english(verdict(r, facts.toleranceOfResult)));
  for (const Message& remark : remarksOn(r)) text += fmt::format("{:<10} {}\n", "", english(remark));
  if (facts.kernelFile && facts.kernelFile->wrongThere)
    text += fmt::format("also       {}\n", english(*facts.kernelFile->wrongThere));
  for (const Hazard& h : r.hazards) text += fmt::format("hazard     {}\n", seen(h, facts.sharedArray));
  text += latencyText(r);
  if (r.counters) text += countersTable(*r.counters);
  if (r.executions) text += executionsText(*r.executions);
  if (r.hardware) text += hardwareText(r);
  if (r.traceOverhead)
    text += fmt::format("trace      {}\n", english(say<"trace-cost">(arg<"ratio">(*r.traceOverhead))));
  if (r.traceOverhead && !r.device.recorded) text += fmt::format("{:<10} {}\n", "", english(say<"trace-verified">()));
  if (!r.steps.empty()) text += stepsTable(r);
  return text;
}

std::string kernelsJson(const Catalogue& catalogue) {
  Ordered kernels = Ordered::array();
  for (const KernelPtr& kernel : catalogue.sound()) {
    const KernelInfo& k = *kernel;
    kernels.push_back({{"id", k.id},
                       {"title", k.title},
                       {"order", k.order},
                       {"shows", k.shows},
                       {"improves", k.improves},
                       {"source", k.citation},
                       {"host", k.host},
                       {"in_place", k.inPlace},
                       {"library", k.library},
                       {"block", blockNeeds(k)},
                       {"warp", k.warp32 ? Ordered(32) : Ordered("any")},
                       {"order_varies", k.orderVaries}});
  }
  Ordered broken = Ordered::array();
  for (const KernelPtr& k : catalogue.broken())
    broken.push_back(
        {{"id", k->id}, {"title", k->title}, {"shows", k->shows}, {"fault", k->fault}, {"repaired_by", k->improves}});
  Ordered inputs = Ordered::array(), types = Ordered::array(), ops = Ordered::array();
  for (const InputKind& i : inputKinds()) inputs.push_back({{"id", i.syntax}, {"text", english(i.text)}});
  for (const ElementType type : elementTypes) types.push_back(warpfold::name(type));
  for (const Operation op : operations) ops.push_back(warpfold::name(op));
  return Ordered{{"kernels", kernels}, {"broken", broken}, {"types", types}, {"ops", ops}, {"inputs", inputs}}.dump(
             2, ' ', false, Ordered::error_handler_t::replace) +
         "\n";
}

std::string kernelsTable(const Catalogue& catalogue) {
  std::string text;
  for (const KernelPtr& k : catalogue.sound())
    text += fmt::format("{:<20} {}\n{:<20} {}\n", k->id, k->title, "", k->shows);
  text += "\n" + english(say<"list-faulty">()) + "\n";
  for (const KernelPtr& k : catalogue.broken()) text += fmt::format("{:<24} {}\n", k->id, k->shows);
  text += "\nelement types:";
  for (const ElementType type : elementTypes) text += fmt::format(" {}", warpfold::name(type));
  text += "\noperations:   ";
  for (const Operation op : operations) text += fmt::format(" {}", warpfold::name(op));
  text += "\ninputs:       ";
  for (const InputKind& i : inputKinds()) text += " " + i.syntax;
  return text + "\n";
}

std::string devicesJson(const std::vector<DeviceInfo>& devices) {
  Ordered list = Ordered::array();
  for (const DeviceInfo& d : devices)
    list.push_back({{"backend", d.backend},
                    {"name", english(d.called())},
                    {"detail", detailsText(d)},
                    {"driver", d.driver.empty() ? Ordered(nullptr) : Ordered(d.driver)},
                    {"cuda", d.cuda.empty() ? Ordered(nullptr) : Ordered(d.cuda)},
                    {"available", d.available},
                    {"recorded", orNull(d.recorded)},
                    {"reason", d.reason ? Ordered(english(*d.reason)) : Ordered(nullptr)},
                    {"gpu", d.timesAreGpu},
                    {"default_n", d.defaultN},
                    {"modelled", d.isModelled()},
                    {"datasheet_gbs", orNull(d.datasheetGbs)},
                    {"peak_read_gbs", orNull(d.peakReadGbs)},
                    {"sources", sourcesJson(d.sources)},
                    {"datasheet", datasheetJson(d)}});
  return Ordered{{"devices", list}}.dump(2, ' ', false, Ordered::error_handler_t::replace) + "\n";
}

std::string devicesTable(const std::vector<DeviceInfo>& devices) {
  std::size_t backends = 10, names = 28;
  for (const DeviceInfo& d : devices) {
    backends = std::max(backends, columnsOf(words::shown(d.backend)));
    names = std::max(names, columnsOf(english(d.called())));
  }
  std::string text = fmt::format("{:<{}} {:<{}} {}\n", "--backend", backends, "device", names, "details");
  for (const DeviceInfo& d : devices)
    text += fmt::format("{:<{}} {:<{}} {}\n", words::shown(d.backend), backends, english(d.called()), names,
                        d.available ? detailsText(d) : unavailableText(d));
  return text;
}

}  // namespace warpfold::cli
