// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "codec/archive.h"
#include "codec/bounds.h"
#include "codec/ranks_fields.h"
#include "codec/trace_fields.h"
#include "codec/word_fields.h"
#include "data/typed_value.h"
#include "run/repeat_result.h"
#include "run/run_result.h"
#include "run/rung.h"

/// The fields of requests, results, devices and kernels.
namespace warpfold::codec {

/// Throws std::out_of_range naming the first thing in a result that points to a launch, block, step or thread that is
/// not there. Traces are checked on their own.
void check(const RunResult& result);
/// The same of what a device or a kernel says of itself: what blocks, threads and sizes are worked out from.
void check(const DeviceInfo& device);
void check(const KernelInfo& kernel);

}  // namespace warpfold::codec

namespace warpfold {

template <typename Archive>
void fields(Archive& archive, Scalar& s) {
  archive("type", s.type);
  archive("bits", s.bits);
}

template <typename Archive>
void fields(Archive& archive, TypedValue& v) {
  archive("element", v.element);
  archive("text", v.text);
  if constexpr (Archive::reads) {
    if (v.element >= mostTypedValues) codec::refuse("a typed value", "belongs to no element of a blackboard");
    if (v.text.size() > mostTypedBytes) codec::refuse("a typed value", "is too long");
  }
}

template <typename Archive>
void fields(Archive& archive, RunRequest& r) {
  archive("kernel", r.kernel);
  archive("backend", r.backend);
  archive("n", r.n);
  archive("block", r.block);
  archive("grid", r.grid);
  archive("type", r.type);
  archive("op", r.op);
  archive("input", r.input);
  archive("input2", r.input2);
  archive("seed", r.seed);
  archive("offset", r.offset);
  archive("iterations", r.iterations);
  archive("warmup", r.warmup);
  archive("cache", r.cache);
  archive("warp", r.warp);
  std::string blocks = r.traceBlocks.text();
  archive("trace_blocks", blocks);
  if constexpr (Archive::reads) r.traceBlocks = BlockSelection::parse(blocks);
  archive("launch_gap_us", r.launchGapUs);
  if constexpr (Archive::reads) codec::requireAmount("a launch's gap", r.launchGapUs);
  archive("across", r.across);
  archive("ranks", r.ranks);
}

template <typename Archive>
void fields(Archive& archive, KernelSupport& s) {
  archive("host", s.host);
  archive("device", s.device);
  archive("library", s.library);
  archive("broken", s.broken);
  archive("user", s.user);
}

template <typename Archive>
void fields(Archive& archive, DeviceInfo& d) {
  archive("backend", d.backend);
  archive("name", d.name);
  archive("number", d.number);
  archive("title", d.title);
  archive("details", codec::limited(d.details, 16));
  archive("sources", codec::limited(d.sources, 16));
  archive("available", d.available);
  archive("reason", d.reason);
  archive("kernels", d.kernels);
  archive("across", codec::limited(d.across, 16));
  archive("ranks", d.ranks);
  archive("recorded", d.recorded);
  archive("warp_widths", codec::limited(d.warpWidths, 8));
  archive("timing", d.timing);
  archive("times_are_gpu", d.timesAreGpu);
  archive("structure_is_exact", d.structureIsExact);
  archive("patience_ms", d.patience);
  archive("default_n", d.defaultN);
  archive("default_iterations", d.defaultIterations);
  archive("default_warmup", d.defaultWarmup);
  archive("architecture", d.architecture);
  archive("multiprocessors", d.multiprocessors);
  archive("threads_per_multiprocessor", d.threadsPerMultiprocessor);
  archive("memory_bytes", d.memoryBytes);
  archive("l2_bytes", d.l2Bytes);
  archive("boost_mhz", d.boostMhz);
  archive("blocks_per_multiprocessor", d.blocksPerMultiprocessor);
  archive("registers_per_multiprocessor", d.registersPerMultiprocessor);
  archive("shared_per_multiprocessor", d.sharedPerMultiprocessor);
  archive("cuda", d.cuda);
  archive("driver", d.driver);
  archive("peak_read_gbs", d.peakReadGbs);
  archive("datasheet_gbs", d.datasheetGbs);
  if constexpr (Archive::reads) codec::check(d);
}

template <typename Archive>
void fields(Archive& archive, UserSource& s) {
  archive("file", s.file);
  archive("text", s.text);
  archive("function", s.function);
  archive("args", s.args);
  archive("defines", codec::limited(s.defines, codec::mostDefines));
}

template <typename Archive>
void fields(Archive& archive, UserRefusal& r) {
  archive("file", r.file);
  archive("line", r.line);
  archive("message", r.message);
}

template <typename Archive>
void fields(Archive& archive, UserCode::Parameter& p) {
  archive("role", p.role);
  archive("offset", p.offset);
  archive("bytes", p.bytes);
  archive("number", p.number);
}

/// Without its PTX: only whoever compiled it runs it.
template <typename Archive>
void fields(Archive& archive, UserCode& c) {
  archive("file", c.file);
  archive("defines", codec::limited(c.defines, codec::mostDefines));
  archive("compiler", c.compiler);
  archive("parameters", codec::limited(c.parameters, 64));
  archive("element", c.element);
  archive("left", c.left);
  archive("block_of_array", c.blockOfArray);
}

template <typename Archive>
void fields(Archive& archive, KernelInfo& k) {
  archive("id", k.id);
  archive("title", k.title);
  archive("order", k.order);
  archive("shows", k.shows);
  archive("improves", k.improves);
  archive("citation", k.citation);
  archive("host", k.host);
  archive("library", k.library);
  archive("in_place", k.inPlace);
  archive("power_of_two", k.powerOfTwo);
  archive("least_block", k.leastBlock);
  archive("block_multiple", k.blockMultiple);
  archive("padded", k.padded);
  archive("elements", k.elements);
  archive("output", k.output);
  archive("next", k.next);
  archive("ticket", k.ticket);
  archive("slots", k.publishes);
  archive("grid_barrier", k.gridBarrier);
  archive("cluster", k.cluster);
  archive("tuned", k.tuned);
  archive("code_of", k.codeOf);
  archive("warp32", k.warp32);
  archive("order_varies", k.orderVaries);
  archive("fault", k.fault);
  archive("uses_block_dim", k.usesBlockDim);
  archive("function", k.function);
  archive("code", k.code);
  archive("first_line", k.firstLine);
  std::optional<UserCode> user;
  if (k.user) user = *k.user;
  archive("user", user);
  if constexpr (Archive::reads)
    if (user) k.user = std::make_shared<const UserCode>(*std::move(user));
  if constexpr (Archive::reads) codec::check(k);
}

template <typename Archive>
void fields(Archive& archive, DeviceState& s) {
  archive("sm_clock_mhz", s.smClockMhz);
  archive("memory_clock_mhz", s.memoryClockMhz);
  archive("temperature_celsius", s.temperatureCelsius);
  archive("power_watts", s.powerWatts);
  if constexpr (Archive::reads)
    for (const auto& figure : {s.smClockMhz, s.memoryClockMhz, s.temperatureCelsius, s.powerWatts})
      codec::requireAmount("a reading", figure);
}

template <typename Archive>
void fields(Archive& archive, Interval& b) {
  archive("low", b.low);
  archive("high", b.high);
  if constexpr (Archive::reads) {
    for (const double figure : {b.low, b.high}) codec::requireAmount("an interval", figure);
    if (b.low > b.high) codec::refuse("an interval", "ends before it begins");
  }
}

template <typename Archive>
void fields(Archive& archive, Interpolation& i) {
  archive("way", i.way);
  archive("below", i.below);
  archive("above", i.above);
  archive("op", i.op);
  archive("type", i.type);
  archive("sizes", i.sizes);
}

template <typename Archive>
void fields(Archive& archive, TimeCover& c) {
  archive("work", c.work);
  archive("cache", c.cache);
  archive("gaps", c.gaps);
  archive("launches", c.launches);
  archive("launch_gap_us", c.launchGapUs);
  if constexpr (Archive::reads) codec::requireAmount("a launch's gap", c.launchGapUs);
}

template <typename Archive>
void fields(Archive& archive, Latency& l) {
  archive("min", l.min);
  archive("median", l.median);
  archive("p95", l.p95);
  archive("mean", l.mean);
  archive("rsd", l.rsd);
  archive("samples", l.samples);
  archive("quartiles", l.quartiles);
  archive("interval", l.interval);
  archive("dropped", l.dropped);
  archive("throttled", l.throttled);
  archive("slow", l.slow);
  archive("stopped_by", l.stoppedBy);
  archive("cache", l.cache);
  archive("provenance", l.provenance);
  archive("band", l.band);
  archive("interpolation", l.between);  // earlier programs wrote a sentence, "between"
  if constexpr (Archive::reads)
    for (const double figure : {l.min, l.median, l.p95, l.mean, l.rsd}) codec::requireAmount("a time", figure);
}

template <typename Archive>
void fields(Archive& archive, StepSummary& s) {
  archive("index", s.index);
  archive("kind", s.kind);
  archive("stride", s.stride);
  archive("counters", s.counters);
  archive("time_ns", s.timeNs);
  archive("issued_lanes", s.issuedLanes);
  archive("global_bytes_used", s.usedBytes);
  archive("global_bytes_moved", s.movedBytes);
  if constexpr (Archive::reads) codec::requireAmount("a step's time", s.timeNs);
}

template <typename Archive>
void fields(Archive& archive, GridActivity& a) {
  archive("blocks_per_run", a.blocksPerRun);
  archive("active_threads", codec::limited(a.activeThreads, GridActivity::limit));
}

template <typename Archive>
void fields(Archive& archive, LaunchResult& l) {
  archive("n", l.n);
  archive("grid", l.grid);
  archive("block", l.block);
  archive("latency_us", l.latencyUs);
  archive("counters", l.counters);
  archive("steps", codec::limited(l.steps, codec::mostSteps));
  archive("activity", l.activity);
}

template <typename Archive>
void fields(Archive& archive, ModelTerms& t) {
  for (std::size_t i = 0; i < t.us.size(); ++i) {
    archive(modelTermNames[i].data(), t.us[i]);
    if constexpr (Archive::reads) codec::requireAmount("a modelled time", t.us[i]);
  }
}

template <typename Archive>
void fields(Archive& archive, ModelledLaunch& l) {
  archive("us", l.us);
  archive("terms", l.terms);
  archive("resident_blocks", l.residentBlocks);
  archive("limit", l.limit);
  archive("waves", l.waves);
  archive("registers", l.registers);
  if constexpr (Archive::reads)
    for (const double figure : {l.us, l.waves}) codec::requireAmount("a modelled time", figure);
  if constexpr (Archive::reads) {
    constexpr std::uint32_t mostBlocks = 1u << 16, mostRegisters = 1024;
    if (l.residentBlocks > mostBlocks) codec::refuse("a modelled launch", "holds too many blocks");
    if (l.registers.value_or(0) > mostRegisters) codec::refuse("a modelled launch", "takes too many registers");
  }
}

template <typename Archive>
void fields(Archive& archive, ModelledRun& m) {
  constexpr std::size_t mostLaunches = 64;
  archive("device", m.device);
  archive("date", m.date);
  archive("calibrated", m.calibrated);
  archive("terms", m.terms);
  archive("launches", codec::limited(m.launches, mostLaunches));
  if constexpr (Archive::reads)
    if (m.device.size() > 256 || m.date.size() > 32) codec::refuse("a model's device", "has too long a name");
}

/// A figure without a value, and why.
struct AbsentFigure {
  std::string figure;
  Absence why = Absence::notAsked;
};
template <typename Archive>
void fields(Archive& archive, AbsentFigure& a) {
  archive("figure", a.figure);
  archive("why", a.why);
  if constexpr (Archive::reads)
    if (findHardwareFigure(a.figure) == nullptr) codec::refuse("a counter", "has a name that no counter has");
}

template <typename Archive>
void fields(Archive& archive, HardwareValues& v) {
  std::vector<AbsentFigure> absent;
  for (const HardwareFigure& figure : hardwareFigures()) {
    archive(figure.name.data(), v[figure]);
    if constexpr (Archive::reads) codec::requireAmount("a counter", v[figure]);
    if (v.absence(figure) != Absence::notAsked) absent.push_back({std::string(figure.name), v.absence(figure)});
  }
  archive("absent", codec::limited(absent, hardwareFigures().size()));
  if constexpr (Archive::reads)
    for (const AbsentFigure& each : absent) v.leaveOut(*findHardwareFigure(each.figure), each.why);
}

template <typename Archive>
void fields(Archive& archive, HardwareCounts& c) {
  constexpr std::size_t mostLaunches = 64;
  archive("whole", c.whole);
  archive("launches", codec::limited(c.launches, mostLaunches));
  archive("provenance", c.provenance);
  archive("date", c.date);  // earlier programs wrote neither
  archive("driver", c.driver);
  if constexpr (Archive::reads)
    if (c.date.size() > codec::mostDateBytes || c.driver.size() > codec::mostDriverBytes)
      codec::refuse("a counter's date or driver", "is too long");
  archive("waits", c.waits);
  archive("reason", c.reason);
}

template <typename Archive>
void fields(Archive& archive, RunResult& r) {
  constexpr std::size_t mostLaunches = 64;
  archive("request", r.request);
  archive("device", r.device);
  archive("n", r.n);
  archive("result", r.result);
  archive("result_provenance", r.resultProvenance);
  archive("reference", r.reference);
  archive("matches", r.matches);
  archive("error", r.error);
  archive("tolerance", r.tolerance);
  archive("depth", r.depth);
  archive("magnitude", r.magnitude);  // earlier programs wrote none
  if constexpr (Archive::reads)
    if (r.magnitude && !(*r.magnitude >= 0)) codec::refuse("a sum of magnitudes", "is out of range");
  archive("wrapped", r.wrapped);
  archive("latency", r.latency);
  archive("latency_reason", r.latencyReason);
  archive("offered", r.offered);
  archive("samples_us", codec::blob(r.samplesUs));
  archive("state", r.state);
  archive("bandwidth_gbs", r.bandwidthGbs);
  archive("shape", r.shape);
  archive("block_note", r.blockNote);
  archive("untraced", r.untraced);
  archive("structure_of", r.structureOf);
  archive("launches", codec::limited(r.launches, mostLaunches));
  archive("counters", r.counters);
  archive("executions", r.executions);  // earlier programs wrote none
  archive("hardware", r.hardware);
  archive("hazards", codec::limited(r.hazards, codec::mostHazards));
  archive("launch_traces", codec::limited(r.launchTraces, mostLaunches + 1));
  archive("steps", codec::limited(r.steps, codec::mostSteps));
  archive("step_times_of", r.stepTimesOf);
  archive("traces", codec::limited(r.traces, BlockSelection::traceLimit));
  archive("cover", r.timeCovers);  // earlier programs wrote a sentence, "time_covers"
  archive("model", r.model);
  archive("trace_overhead", r.traceOverhead);
  archive("ranks", r.ranks);
  archive("leaves", r.leaves);
  if constexpr (Archive::reads) codec::check(r);
}

template <typename Archive>
void fields(Archive& archive, Rung& r) {
  archive("kernel", r.kernel);
  archive("title", r.title);
  archive("host", r.host);
  archive("library", r.library);
  archive("order_varies", r.orderVaries);
  archive("elements", r.elements);
  archive("note", r.note);
  archive("failure", r.failure);
  archive("result", r.result);
  archive("ulp", r.ulp);
}

template <typename Archive>
void fields(Archive& archive, RepeatResult::Value& v) {
  archive("value", v.value);
  archive("count", v.count);
  archive("ulp", v.ulp);
  archive("matches", v.matches);
  archive("error", v.error);  // earlier programs wrote neither this nor the next
  archive("far_off", v.farOff);
}

template <typename Archive>
void fields(Archive& archive, RepeatResult& r) {
  archive("request", r.request);
  archive("device", r.device);
  archive("order_varies", r.orderVaries);
  archive("reference", r.reference);
  archive("values", codec::limited(r.values, mostRuns));
  archive("spread_ulp", r.spreadUlp);
  archive("ulp_reason", r.ulpReason);
  if constexpr (Archive::reads)
    if (r.values.empty()) codec::refuse("a repeated run", "has no results");
}

}  // namespace warpfold
