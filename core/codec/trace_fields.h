// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "codec/archive.h"
#include "trace/trace.h"
#include "values/counters.h"
#include "values/executions.h"

/// The fields of traces. Whatever indexes something else is checked against it before a trace is handed on.
namespace warpfold::codec {

inline constexpr std::size_t mostSteps = BlockTrace::mostSteps;
inline constexpr std::size_t mostNodes = BlockTrace::mostNodes;
inline constexpr std::size_t mostWarps = 1024;  ///< of one block: warps of one lane
inline constexpr std::size_t mostHazards = Hazard::most;
inline constexpr std::size_t mostLines = std::size_t{1} << 16;  ///< of a kernel's source
inline constexpr std::uint32_t mostColumns = 1u << 16;
/// Words of a step's requests: each has two and one for every lane.
inline constexpr std::size_t mostRequestWords = Step::requestLimit * mostWarps * 34;

/// Six words a node: element, value, row and column, thread and left operand, right operand and length, flags.
std::vector<std::uint64_t> packed(const std::vector<Node>& nodes);
/// Throws std::out_of_range where a node's operands do not come before it, or an enumerator is not in its list.
std::vector<Node> unpackedNodes(const std::vector<std::uint64_t>& words,
                                const std::vector<Location::Space>& spaces = enumerators<Location::Space>(),
                                const std::vector<Node::Via>& ways = enumerators<Node::Via>());
/// Three words a warp: combined and touched lanes, lanes and whether there is a time, the time. A block has up to 1024
/// warps a step, which as single values would fill a message.
std::vector<std::uint64_t> packed(const std::vector<WarpStep>& warps);
std::vector<WarpStep> unpackedWarps(const std::vector<std::uint64_t>& words);
std::vector<std::uint64_t> packed(const std::vector<WarpRequest>& requests);
std::vector<WarpRequest> unpackedRequests(
    const std::vector<std::uint64_t>& words,
    const std::vector<WarpRequest::Kind>& kinds = enumerators<WarpRequest::Kind>(),
    const std::vector<Location::Space>& spaces = enumerators<Location::Space>());
/// The enumerators that a packed array counts in, by name: a reader with others still reads those that it knows.
template <typename Archive, typename E>
void nameTable(Archive& archive, const char* key, std::vector<E>& table) {
  constexpr std::size_t mostNames = 64;
  if constexpr (!Archive::reads) table = enumerators<E>();
  archive(key, limited(table, mostNames));
}
/// Throws std::out_of_range naming the first thing that indexes beyond what the trace has.
void check(const BlockTrace& trace);

}  // namespace warpfold::codec

namespace warpfold {

template <typename Archive>
void fields(Archive& archive, Counters& c) {
  for (const CounterRow& row : counterRows) archive(row.name.data(), c.*row.value);
}

template <typename Archive>
void fields(Archive& archive, RunCounters& c) {
  fields(archive, static_cast<Counters&>(c));
  archive("provenance", c.provenance);
}

template <typename Archive>
void fields(Archive& archive, StepCounters& c) {
  archive("memory", c.memory);
  for (const MaskRow& row : maskRows) archive(row.name.data(), c.*row.value);
}

template <typename Archive>
void fields(Archive& archive, LineCounts& l) {
  archive("line", l.line);
  archive("executions", l.executions);
  archive("lanes", l.lanes);
  archive("loads", l.loads);
  archive("stores", l.stores);
  archive("conflicts", l.conflicts);
  archive("divergent", l.divergent);
}

template <typename Archive>
void fields(Archive& archive, Executions& e) {
  archive("lines", codec::limited(e.lines, codec::mostLines));
  archive("warps", e.warps);
  archive("branches", e.branches);
  archive("operator_is_call", e.operatorIsCall);
}

template <typename Archive>
void fields(Archive& archive, Hazard::Party& p) {
  archive("thread", p.thread);
  archive("line", p.line);
  archive("writes", p.writes);
}

template <typename Archive>
void fields(Archive& archive, Hazard::Place& p) {
  archive("kind", p.kind);
  archive("index", p.index);
  if (p.kind == Hazard::Place::Kind::array) archive("array", p.array);
}

template <typename Archive>
void fields(Archive& archive, Hazard& h) {
  archive("kind", h.kind);
  archive("launch", h.launch);
  archive("block", h.block);
  archive("step", h.step);
  archive("row", h.row);
  archive("first", h.first);
  archive("second", h.second);
  archive("first_block", h.firstBlock);
  archive("where", h.where);
  archive("times", h.times);
}

template <typename Archive>
void fields(Archive& archive, Step& s) {
  archive("index", s.index);
  archive("row", s.row);
  archive("kind", s.kind);
  archive("stride", s.stride);
  archive("line", s.line);
  archive("barrier_line", s.barrierLine);
  archive("warp_level", s.warpLevel);
  archive("counters", s.counters);
  archive("time_ns", s.timeNs);
  std::vector<std::uint64_t> warps, requests;
  if constexpr (!Archive::reads) {
    warps = codec::packed(s.warps);
    requests = codec::packed(s.requests);
  }
  archive("warps", codec::blob(warps, codec::mostWarps * 3));
  archive("requests", codec::blob(requests, codec::mostRequestWords));
  std::vector<WarpRequest::Kind> kinds;
  std::vector<Location::Space> spaces;
  codec::nameTable(archive, "request_kinds", kinds);
  codec::nameTable(archive, "request_spaces", spaces);
  if constexpr (Archive::reads) {
    s.warps = codec::unpackedWarps(warps);
    s.requests = codec::unpackedRequests(requests, kinds, spaces);
  }
}

template <typename Archive>
void fields(Archive& archive, BlockTrace& t) {
  archive("block", t.block);
  archive("launch", t.launch);
  archive("threads", t.threads);
  archive("warp_size", t.warpSize);
  archive("type", t.type);
  archive("first_element", t.firstElement);
  archive("steps", codec::limited(t.steps, codec::mostSteps));
  archive("hazards", codec::limited(t.hazards, codec::mostHazards));
  archive("finishes", t.finishes);
  archive("masks_verified", t.masksVerified);
  archive("sm", t.sm);
  std::vector<std::uint64_t> words;
  if constexpr (!Archive::reads) words = codec::packed(t.nodes);
  archive("nodes", codec::blob(words, codec::mostNodes * 6));
  std::vector<Location::Space> spaces;
  std::vector<Node::Via> ways;
  codec::nameTable(archive, "node_spaces", spaces);
  codec::nameTable(archive, "node_ways", ways);
  if constexpr (Archive::reads) {
    t.nodes = codec::unpackedNodes(words, spaces, ways);
    codec::check(t);
  }
}

}  // namespace warpfold
