// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <bit>

#include "worker/codec.h"

namespace warpfold {

namespace codec {

namespace {

Json partyJson(const Hazard::Party& p) {
  return {p.thread.value, p.line, p.writes};
}
Hazard::Party partyFrom(const Json& j) {
  return {ThreadId{j.at(0).get<std::uint32_t>()}, j.at(1).get<std::uint32_t>(), j.at(2).get<bool>()};
}

}  // namespace

Json stepCountersJson(const StepCounters& c) {
  return {{"memory", c.memory}, {"threads", c.activeThreads}, {"warps", c.activeWarps}, {"diverged", c.divergentWarps}};
}
StepCounters stepCountersFrom(const Json& j) {
  return {j.at("memory").get<Counters>(), j.at("threads").get<std::uint64_t>(), j.at("warps").get<std::uint64_t>(),
          j.at("diverged").get<std::uint64_t>()};
}

Json hazardJson(const Hazard& h) {
  const Json firstBlock = h.firstBlock ? Json(h.firstBlock->value) : Json(nullptr);
  return {{"kind", number(h.kind)},
          {"pass", h.pass},
          {"block", h.block.value},
          {"step", h.step},
          {"first", partyJson(h.first)},
          {"second", partyJson(h.second)},
          {"first_block", firstBlock},
          {"where", h.where},
          {"times", h.times}};
}

Hazard hazardFrom(const Json& j) {
  Hazard h;
  h.kind = enumFrom(j.at("kind"), Hazard::Kind::counter);
  h.pass = j.at("pass").get<std::uint32_t>();
  h.block = BlockId{j.at("block").get<std::uint64_t>()};
  h.step = j.at("step").get<std::uint32_t>();
  h.first = partyFrom(j.at("first"));
  h.second = partyFrom(j.at("second"));
  if (const auto other = j.find("first_block"); other != j.end() && !other->is_null())
    h.firstBlock = BlockId{other->get<std::uint64_t>()};
  h.where = j.at("where").get<std::string>();
  h.times = j.at("times").get<std::uint64_t>();
  return h;
}

}  // namespace codec

using namespace codec;

namespace {

/// The requests of a step as one byte string of 64-bit words: warp and masks, figures, then the offsets.
Json requestsJson(const std::vector<WarpRequest>& requests) {
  std::vector<std::uint64_t> words;
  for (const WarpRequest& r : requests) {
    words.push_back(std::uint64_t{r.warp} << 32 | r.lanes);
    words.push_back(std::uint64_t{number(r.kind)} << 56 | std::uint64_t{number(r.space)} << 48 |
                    std::uint64_t{r.bytes} << 40 | std::uint64_t{r.sectors & 0xffu} << 32 | r.conflicts);
    words.insert(words.end(), r.offsets.begin(), r.offsets.end());
  }
  return blob(words);
}

std::vector<WarpRequest> requestsFrom(const Json& j) {
  const auto words = fromBlob<std::uint64_t>(j);
  std::vector<WarpRequest> requests;
  for (std::size_t i = 0; i + 1 < words.size();) {
    WarpRequest r;
    r.warp = static_cast<std::uint32_t>(words[i] >> 32);
    r.lanes = static_cast<std::uint32_t>(words[i]);
    const std::uint64_t figures = words[i + 1];
    const auto kind = figures >> 56, space = figures >> 48 & 0xff;
    if (kind > number(WarpRequest::Kind::atomic) || space > number(Location::Space::registers))
      throw std::out_of_range("a request is of no known kind");
    r.kind = static_cast<WarpRequest::Kind>(kind);
    r.space = static_cast<Location::Space>(space);
    r.bytes = static_cast<std::uint8_t>(figures >> 40);
    r.sectors = static_cast<std::uint32_t>(figures >> 32 & 0xff);
    r.conflicts = static_cast<std::uint32_t>(figures);
    i += 2;
    const auto lanes = static_cast<std::size_t>(std::popcount(r.lanes));
    if (lanes > words.size() - i) throw std::out_of_range("a request is cut off");
    r.offsets.assign(words.begin() + static_cast<std::ptrdiff_t>(i),
                     words.begin() + static_cast<std::ptrdiff_t>(i + lanes));
    i += lanes;
    requests.push_back(std::move(r));
  }
  return requests;
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
          {"warpLevel", s.warpLevel},
          {"requests", requestsJson(s.requests)},
          {"counters", stepCountersJson(s.counters)},
          {"warps", std::move(warps)},
          {"timeNs", optionalJson(s.timeNs)}};
}
Step stepFrom(const Json& j) {
  Step s;
  s.index = j.at("index").get<std::uint32_t>();
  s.row = j.at("row").get<std::uint32_t>();
  s.kind = enumFrom(j.at("kind"), Step::Kind::share);
  readOptional(j, "stride", s.stride);
  s.line = j.at("line").get<std::uint32_t>();
  s.barrierLine = j.at("barrierLine").get<std::uint32_t>();
  s.warpLevel = j.at("warpLevel").get<bool>();
  s.requests = requestsFrom(j.at("requests"));
  s.counters = stepCountersFrom(j.at("counters"));
  for (const Json& w : j.at("warps")) {
    WarpStep warp{w.at(0).get<std::uint32_t>(), w.at(1).get<std::uint32_t>(), w.at(2).get<std::uint32_t>(), {}};
    if (!w.at(3).is_null()) warp.timeNs = w.at(3).get<double>();
    s.warps.push_back(warp);
  }
  readOptional(j, "timeNs", s.timeNs);
  return s;
}

struct PackedNode {
  std::uint64_t element, bits;
  std::uint32_t row, column, thread, left, right, more;
  std::uint64_t flags;  // bit 0 padding, 1-2 the space, 3 folded, 4-5 via
};

std::vector<PackedNode> packed(const std::vector<Node>& nodes) {
  std::vector<PackedNode> all;
  all.reserve(nodes.size());
  for (const Node& n : nodes)
    all.push_back({n.at.element, n.bits, n.row, n.column, n.thread.value, n.left.value, n.right.value, n.more,
                   (n.padding ? 1u : 0u) | number(n.at.space) << 1 | (n.folded ? 8u : 0u) | number(n.via) << 4});
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
    n.more = p.more;
    n.folded = (p.flags & 8) != 0;
    if ((p.flags >> 4 & 3) > number(Node::Via::atomic)) throw std::out_of_range("an operand came in no known way");
    n.via = static_cast<Node::Via>(p.flags >> 4 & 3);
    n.left = NodeId{p.left};
    n.right = NodeId{p.right};
    const auto before = [&](NodeId id) { return id.value < nodes.size(); };
    if (!(n.left == Node::none && n.right == Node::none) && !(before(n.left) && before(n.right)))
      throw std::out_of_range("a value's operands come after it");
    nodes.push_back(n);
  }
  return nodes;
}

}  // namespace

Json toJson(const BlockTrace& t) {
  Json steps = Json::array();
  for (const Step& s : t.steps) steps.push_back(stepJson(s));
  Json hazards = Json::array();
  for (const Hazard& h : t.hazards) hazards.push_back(hazardJson(h));
  return {{"block", t.block.value},
          {"pass", t.pass},
          {"threads", t.threads},
          {"warpSize", t.warpSize},
          {"type", number(t.type)},
          {"firstElement", t.firstElement},
          {"steps", std::move(steps)},
          {"nodes", blob(packed(t.nodes))},
          {"hazards", std::move(hazards)},
          {"finishes", t.finishes},
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
  t->type = enumFrom(j.at("type"), lastElementType);
  j.at("firstElement").get_to(t->firstElement);
  for (const Json& s : j.at("steps")) t->steps.push_back(stepFrom(s));
  t->nodes = unpacked(fromBlob<PackedNode>(j.at("nodes")));
  for (const Json& h : j.at("hazards")) t->hazards.push_back(hazardFrom(h));
  j.at("finishes").get_to(t->finishes);
  j.at("masksVerified").get_to(t->masksVerified);
  readOptional(j, "sm", t->sm);
  return t;
}

}  // namespace warpfold
