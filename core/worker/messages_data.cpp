// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "worker/codec.h"

namespace warpfold {

namespace codec {

Json scalarJson(const Scalar& s) {
  return {{"type", number(s.type)}, {"bits", s.bits}};
}
Scalar scalarFrom(const Json& j) {
  return {enumFrom(j.at("type"), lastElementType), j.at("bits").get<std::uint64_t>()};
}

}  // namespace codec

using namespace codec;

namespace {

Json summaryJson(const StepSummary& s) {
  return {{"index", s.index},
          {"kind", number(s.kind)},
          {"stride", optionalJson(s.stride)},
          {"counters", stepCountersJson(s.counters)},
          {"timeNs", optionalJson(s.timeNs)}};
}
StepSummary summaryFrom(const Json& j) {
  StepSummary s;
  s.index = j.at("index").get<std::uint32_t>();
  s.kind = enumFrom(j.at("kind"), Step::Kind::share);
  readOptional(j, "stride", s.stride);
  s.counters = stepCountersFrom(j.at("counters"));
  readOptional(j, "timeNs", s.timeNs);
  return s;
}

Json latencyJson(const Latency& l) {
  return {{"min", l.min},
          {"median", l.median},
          {"p95", l.p95},
          {"mean", l.mean},
          {"rsd", l.rsd},
          {"samples", l.samples},
          {"cache", number(l.cache)},
          {"provenance", number(l.provenance)}};
}
Latency latencyFrom(const Json& j) {
  Latency l;
  l.min = j.at("min").get<double>();
  l.median = j.at("median").get<double>();
  l.p95 = j.at("p95").get<double>();
  l.mean = j.at("mean").get<double>();
  l.rsd = j.at("rsd").get<double>();
  l.samples = j.at("samples").get<std::uint64_t>();
  l.cache = enumFrom(j.at("cache"), CacheState::warm);
  l.provenance = enumFrom(j.at("provenance"), Provenance::recorded);
  return l;
}

Json passJson(const PassResult& p) {
  Json steps = Json::array();
  for (const StepSummary& s : p.steps) steps.push_back(summaryJson(s));
  return {{"n", p.n},
          {"grid", p.grid},
          {"block", p.block},
          {"latencyUs", optionalJson(p.latencyUs)},
          {"counters", optionalJson(p.counters)},
          {"steps", std::move(steps)},
          {"blocksPerRun", p.activity.blocksPerRun},
          {"activity", p.activity.activeThreads}};
}
PassResult passFrom(const Json& j) {
  PassResult p;
  p.n = j.at("n").get<std::uint64_t>();
  p.grid = j.at("grid").get<std::uint64_t>();
  p.block = j.at("block").get<std::uint32_t>();
  readOptional(j, "latencyUs", p.latencyUs);
  readOptional(j, "counters", p.counters);
  for (const Json& s : j.at("steps")) p.steps.push_back(summaryFrom(s));
  j.at("blocksPerRun").get_to(p.activity.blocksPerRun);
  j.at("activity").get_to(p.activity.activeThreads);
  if (p.activity.activeThreads.size() > GridActivity::limit) throw std::out_of_range("a grid has too many runs");
  return p;
}

}  // namespace

void to_json(Json& j, const RunRequest& r) {
  j = {{"kernel", r.kernel}, {"backend", r.backend},     {"n", r.n},         {"block", r.block},
       {"grid", r.grid},     {"type", name(r.type)},     {"op", name(r.op)}, {"input", r.input},
       {"input2", r.input2}, {"offset", r.offset},       {"seed", r.seed},   {"iterations", r.iterations},
       {"warmup", r.warmup}, {"cache", number(r.cache)}, {"warp", r.warp},   {"trace", r.traceBlocks.text()}};
}

void from_json(const Json& j, RunRequest& r) {
  j.at("kernel").get_to(r.kernel);
  j.at("backend").get_to(r.backend);
  j.at("n").get_to(r.n);
  j.at("block").get_to(r.block);
  j.at("grid").get_to(r.grid);
  r.type = elementTypeFromName(j.at("type").get<std::string>());
  r.op = operationFromName(j.at("op").get<std::string>());
  j.at("input").get_to(r.input);
  j.at("input2").get_to(r.input2);
  j.at("offset").get_to(r.offset);
  j.at("seed").get_to(r.seed);
  j.at("iterations").get_to(r.iterations);
  j.at("warmup").get_to(r.warmup);
  r.cache = enumFrom(j.at("cache"), CacheState::warm);
  j.at("warp").get_to(r.warp);
  r.traceBlocks = BlockSelection::parse(j.at("trace").get<std::string>());
}

void to_json(Json& j, const KernelInfo& k) {
  j = {{"id", k.id},
       {"title", k.title},
       {"order", k.order},
       {"shows", k.shows},
       {"improves", k.improves},
       {"source", k.source},
       {"host", k.host},
       {"inPlace", k.inPlace},
       {"library", k.library},
       {"powerOfTwo", k.powerOfTwo},
       {"leastBlock", k.leastBlock},
       {"blockMultiple", k.blockMultiple},
       {"padded", k.padded},
       {"elements", k.elements},
       {"output", number(k.output)},
       {"next", number(k.next)},
       {"ticket", k.ticket},
       {"warp32", k.warp32},
       {"orderVaries", k.orderVaries},
       {"fault", k.fault},
       {"usesBlockDim", k.usesBlockDim},
       {"function", k.function},
       {"text", k.text},
       {"firstLine", k.firstLine}};
}

void from_json(const Json& j, KernelInfo& k) {
  j.at("id").get_to(k.id);
  j.at("title").get_to(k.title);
  j.at("order").get_to(k.order);
  j.at("shows").get_to(k.shows);
  j.at("improves").get_to(k.improves);
  j.at("source").get_to(k.source);
  j.at("host").get_to(k.host);
  j.at("inPlace").get_to(k.inPlace);
  j.at("library").get_to(k.library);
  j.at("powerOfTwo").get_to(k.powerOfTwo);
  j.at("leastBlock").get_to(k.leastBlock);
  j.at("blockMultiple").get_to(k.blockMultiple);
  if (k.leastBlock > 1024 || k.blockMultiple < 1 || k.blockMultiple > 1024)
    throw std::out_of_range("a kernel's block is out of range");
  j.at("padded").get_to(k.padded);
  j.at("elements").get_to(k.elements);
  k.output = enumFrom(j.at("output"), KernelInfo::Output::one);
  k.next = enumFrom(j.at("next"), KernelInfo::Next::nothing);
  j.at("ticket").get_to(k.ticket);
  j.at("warp32").get_to(k.warp32);
  j.at("orderVaries").get_to(k.orderVaries);
  j.at("fault").get_to(k.fault);
  j.at("usesBlockDim").get_to(k.usesBlockDim);
  j.at("function").get_to(k.function);
  j.at("text").get_to(k.text);
  j.at("firstLine").get_to(k.firstLine);
}

void to_json(Json& j, const DeviceInfo& d) {
  j = {{"backend", d.backend},
       {"name", d.name},
       {"detail", d.detail},
       {"available", d.available},
       {"reason", d.reason},
       {"isGpu", d.isGpu},
       {"defaultN", d.defaultN},
       {"peakReadGbs", optionalJson(d.peakReadGbs)},
       {"datasheetGbs", optionalJson(d.datasheetGbs)}};
}

void from_json(const Json& j, DeviceInfo& d) {
  j.at("backend").get_to(d.backend);
  j.at("name").get_to(d.name);
  j.at("detail").get_to(d.detail);
  j.at("available").get_to(d.available);
  j.at("reason").get_to(d.reason);
  j.at("isGpu").get_to(d.isGpu);
  j.at("defaultN").get_to(d.defaultN);
  readOptional(j, "peakReadGbs", d.peakReadGbs);
  readOptional(j, "datasheetGbs", d.datasheetGbs);
}

void to_json(Json& j, const Counters& c) {
  j = {{"global_load_sectors", c.globalLoadSectors},
       {"global_store_sectors", c.globalStoreSectors},
       {"global_load_requests", c.globalLoadRequests},
       {"global_store_requests", c.globalStoreRequests},
       {"shared_load_conflicts", c.sharedLoadConflicts},
       {"shared_store_conflicts", c.sharedStoreConflicts},
       {"barriers", c.barriers},
       {"atomics", c.atomics}};
}

void from_json(const Json& j, Counters& c) {
  j.at("global_load_sectors").get_to(c.globalLoadSectors);
  j.at("global_store_sectors").get_to(c.globalStoreSectors);
  j.at("global_load_requests").get_to(c.globalLoadRequests);
  j.at("global_store_requests").get_to(c.globalStoreRequests);
  j.at("shared_load_conflicts").get_to(c.sharedLoadConflicts);
  j.at("shared_store_conflicts").get_to(c.sharedStoreConflicts);
  j.at("barriers").get_to(c.barriers);
  j.at("atomics").get_to(c.atomics);
}

void to_json(Json& j, const RunResult& r) {
  Json passes = Json::array(), steps = Json::array(), traces = Json::array();
  for (const PassResult& p : r.passes) passes.push_back(passJson(p));
  for (const StepSummary& s : r.steps) steps.push_back(summaryJson(s));
  for (const BlockTracePtr& t : r.traces) traces.push_back(toJson(*t));
  Json launchTraces = Json::array(), hazards = Json::array();
  for (const BlockTracePtr& t : r.launchTraces) launchTraces.push_back(toJson(*t));
  for (const Hazard& h : r.hazards) hazards.push_back(hazardJson(h));
  j = {{"request", r.request},
       {"device", r.device},
       {"n", r.n},
       {"result", scalarJson(r.result)},
       {"reference", scalarJson(r.reference)},
       {"matches", r.matches},
       {"error", r.error},
       {"tolerance", r.tolerance},
       {"depth", r.depth},
       {"wrapped", r.wrapped},
       {"latency", r.latency ? latencyJson(*r.latency) : Json(nullptr)},
       {"samplesUs", blob(r.samplesUs)},
       {"bandwidthGbs", optionalJson(r.bandwidthGbs)},
       {"passes", std::move(passes)},
       {"counters", optionalJson(r.counters)},
       {"hazards", std::move(hazards)},
       {"levels", std::move(launchTraces)},
       {"steps", std::move(steps)},
       {"traces", std::move(traces)},
       {"timeCovers", r.timeCovers},
       {"traceOverhead", optionalJson(r.traceOverhead)}};
}

void from_json(const Json& j, RunResult& r) {
  j.at("request").get_to(r.request);
  j.at("device").get_to(r.device);
  j.at("n").get_to(r.n);
  r.result = scalarFrom(j.at("result"));
  r.reference = scalarFrom(j.at("reference"));
  j.at("matches").get_to(r.matches);
  r.error = j.at("error").get<double>();
  r.tolerance = j.at("tolerance").get<double>();
  j.at("depth").get_to(r.depth);
  j.at("wrapped").get_to(r.wrapped);
  if (!j.at("latency").is_null()) r.latency = latencyFrom(j.at("latency"));
  r.samplesUs = fromBlob<double>(j.at("samplesUs"));
  readOptional(j, "bandwidthGbs", r.bandwidthGbs);
  for (const Json& p : j.at("passes")) r.passes.push_back(passFrom(p));
  readOptional(j, "counters", r.counters);
  for (const Json& h : j.at("hazards")) r.hazards.push_back(hazardFrom(h));
  for (const Json& t : j.at("levels")) r.launchTraces.push_back(blockTraceFromJson(t));
  for (const Json& s : j.at("steps")) r.steps.push_back(summaryFrom(s));
  for (const Json& t : j.at("traces")) r.traces.push_back(blockTraceFromJson(t));
  j.at("timeCovers").get_to(r.timeCovers);
  readOptional(j, "traceOverhead", r.traceOverhead);
}

}  // namespace warpfold
