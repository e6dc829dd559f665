// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <cstring>

#include "worker/json.h"

namespace warpfold {

namespace {

template <typename E>
E enumFrom(const Json& j, E last) {
  const auto value = j.get<unsigned>();
  if (value > static_cast<unsigned>(last)) throw std::out_of_range("an enumeration's value is out of range");
  return static_cast<E>(value);
}
template <typename E>
unsigned number(E value) {
  return static_cast<unsigned>(value);
}

Json scalarJson(const Scalar& s) { return {{"type", number(s.type)}, {"bits", s.bits}}; }
Scalar scalarFrom(const Json& j) {
  return {enumFrom(j.at("type"), ElementType::float64), j.at("bits").get<std::uint64_t>()};
}

Json stepCountersJson(const StepCounters& c) {
  return {{"memory", c.memory}, {"threads", c.activeThreads}, {"warps", c.activeWarps}, {"diverged", c.divergentWarps}};
}
StepCounters stepCountersFrom(const Json& j) {
  return {j.at("memory").get<Counters>(), j.at("threads").get<std::uint64_t>(), j.at("warps").get<std::uint64_t>(),
          j.at("diverged").get<std::uint64_t>()};
}

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
  s.kind = enumFrom(j.at("kind"), Step::Kind::store);
  readOptional(j, "stride", s.stride);
  s.counters = stepCountersFrom(j.at("counters"));
  readOptional(j, "timeNs", s.timeNs);
  return s;
}

Json stepJson(const Step& s) {
  Json warps = Json::array();
  for (const WarpStep& w : s.warps) warps.push_back({w.combined, w.touched, w.lanes, optionalJson(w.timeNs)});
  return {{"index", s.index},
          {"row", s.row},
          {"kind", number(s.kind)},
          {"stride", optionalJson(s.stride)},
          {"line", s.line},
          {"barrierLine", s.barrierLine},
          {"counters", stepCountersJson(s.counters)},
          {"warps", std::move(warps)},
          {"timeNs", optionalJson(s.timeNs)}};
}
Step stepFrom(const Json& j) {
  Step s;
  s.index = j.at("index").get<std::uint32_t>();
  s.row = j.at("row").get<std::uint32_t>();
  s.kind = enumFrom(j.at("kind"), Step::Kind::store);
  readOptional(j, "stride", s.stride);
  s.line = j.at("line").get<std::uint32_t>();
  s.barrierLine = j.at("barrierLine").get<std::uint32_t>();
  s.counters = stepCountersFrom(j.at("counters"));
  for (const Json& w : j.at("warps")) {
    WarpStep warp{w.at(0).get<std::uint32_t>(), w.at(1).get<std::uint32_t>(), w.at(2).get<std::uint32_t>(), {}};
    if (!w.at(3).is_null()) warp.timeNs = w.at(3).get<double>();
    s.warps.push_back(warp);
  }
  readOptional(j, "timeNs", s.timeNs);
  return s;
}

/// Arrays travel as byte strings of little-endian words: a fraction of the size and time of CBOR lists.
template <typename T>
Json blob(const std::vector<T>& values) {
  std::vector<std::uint8_t> bytes(values.size() * sizeof(T));
  if (!bytes.empty()) std::memcpy(bytes.data(), values.data(), bytes.size());
  return Json::binary(std::move(bytes));
}
template <typename T>
std::vector<T> fromBlob(const Json& j) {
  const auto& bytes = j.get_binary();
  if (bytes.size() % sizeof(T) != 0) throw std::out_of_range("a byte string holds no whole number of elements");
  std::vector<T> values(bytes.size() / sizeof(T));
  if (!values.empty()) std::memcpy(values.data(), bytes.data(), bytes.size());
  return values;
}

struct PackedNode {
  std::uint64_t element, bits;
  std::uint32_t row, column, thread, left, right, flags;  // flags: bit 0 padding, bits 1-2 the space
};

std::vector<PackedNode> packed(const std::vector<Node>& nodes) {
  std::vector<PackedNode> all;
  all.reserve(nodes.size());
  for (const Node& n : nodes)
    all.push_back({n.at.element, n.bits, n.row, n.column, n.thread.value, n.left.value, n.right.value,
                   (n.padding ? 1u : 0u) | number(n.at.space) << 1});
  return all;
}

std::vector<Node> unpacked(const std::vector<PackedNode>& all) {
  std::vector<Node> nodes;
  nodes.reserve(all.size());
  for (const PackedNode& p : all) {
    Node n;
    n.row = p.row;
    n.column = p.column;
    n.thread = ThreadId{p.thread};
    n.at = {static_cast<Location::Space>(p.flags >> 1 & 3), p.element};
    n.bits = p.bits;
    n.padding = (p.flags & 1) != 0;
    n.left = NodeId{p.left};
    n.right = NodeId{p.right};
    const auto before = [&](NodeId id) { return id.value < nodes.size(); };
    if (!(n.left == Node::none && n.right == Node::none) && !(before(n.left) && before(n.right)))
      throw std::out_of_range("a value's operands come after it");
    nodes.push_back(n);
  }
  return nodes;
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
          {"steps", std::move(steps)}};
}
PassResult passFrom(const Json& j) {
  PassResult p;
  p.n = j.at("n").get<std::uint64_t>();
  p.grid = j.at("grid").get<std::uint64_t>();
  p.block = j.at("block").get<std::uint32_t>();
  readOptional(j, "latencyUs", p.latencyUs);
  readOptional(j, "counters", p.counters);
  for (const Json& s : j.at("steps")) p.steps.push_back(summaryFrom(s));
  return p;
}

}  // namespace

void to_json(Json& j, const RunRequest& r) {
  j = {{"kernel", r.kernel}, {"backend", r.backend},         {"n", r.n},           {"block", r.block},
       {"grid", r.grid},     {"type", name(r.type)},         {"op", name(r.op)},   {"input", r.input},
       {"seed", r.seed},     {"iterations", r.iterations},   {"warmup", r.warmup}, {"cache", number(r.cache)},
       {"warp", r.warp},     {"trace", r.traceBlocks.text()}};
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
       {"powerOfTwo", k.powerOfTwo},
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
  j.at("powerOfTwo").get_to(k.powerOfTwo);
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

Json toJson(const BlockTrace& t) {
  Json steps = Json::array();
  for (const Step& s : t.steps) steps.push_back(stepJson(s));
  return {{"block", t.block.value},
          {"pass", t.pass},
          {"threads", t.threads},
          {"warpSize", t.warpSize},
          {"type", number(t.type)},
          {"firstElement", t.firstElement},
          {"steps", std::move(steps)},
          {"nodes", blob(packed(t.nodes))},
          {"masksVerified", t.masksVerified},
          {"sm", optionalJson(t.sm)}};
}

BlockTracePtr blockTraceFromJson(const Json& j) {
  auto t = std::make_shared<BlockTrace>();
  t->block = BlockId{j.at("block").get<std::uint64_t>()};
  j.at("pass").get_to(t->pass);
  j.at("threads").get_to(t->threads);
  j.at("warpSize").get_to(t->warpSize);
  if (t->threads == 0 || t->threads > 1024 || t->warpSize == 0 || t->warpSize > 32)
    throw std::out_of_range("a block's size is out of range");
  t->type = enumFrom(j.at("type"), ElementType::float64);
  j.at("firstElement").get_to(t->firstElement);
  for (const Json& s : j.at("steps")) t->steps.push_back(stepFrom(s));
  t->nodes = unpacked(fromBlob<PackedNode>(j.at("nodes")));
  j.at("masksVerified").get_to(t->masksVerified);
  readOptional(j, "sm", t->sm);
  return t;
}

void to_json(Json& j, const RunResult& r) {
  Json passes = Json::array(), steps = Json::array(), traces = Json::array();
  for (const PassResult& p : r.passes) passes.push_back(passJson(p));
  for (const StepSummary& s : r.steps) steps.push_back(summaryJson(s));
  for (const BlockTracePtr& t : r.traces) traces.push_back(toJson(*t));
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
       {"hazards", r.hazards},
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
  j.at("hazards").get_to(r.hazards);
  for (const Json& s : j.at("steps")) r.steps.push_back(summaryFrom(s));
  for (const Json& t : j.at("traces")) r.traces.push_back(blockTraceFromJson(t));
  j.at("timeCovers").get_to(r.timeCovers);
  readOptional(j, "traceOverhead", r.traceOverhead);
}

}  // namespace warpfold
