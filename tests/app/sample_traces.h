// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <functional>
#include <set>
#include <vector>

#include "trace/trace.h"
#include "values/operation.h"

namespace warpfold::samples {

/// What a block traced by hand looks like.
struct Options {
  std::uint32_t block = 16;  ///< a power of two
  std::uint32_t warpSize = 4;
  std::uint32_t padding = 0;  ///< columns at the end that hold the identity
  bool shared = false;        ///< with a load step, and in shared memory
  double firstStepNs = 0;     ///< > 0: timed; each following step takes `stepFactor` of the one before
  double stepFactor = 0.9;
  Operation op = Operation::sum;
  std::function<std::int32_t(std::uint32_t)> input{};  ///< value of a column; the digits of the picture by default
};

inline std::int32_t digit(std::uint32_t column) {
  static constexpr std::int32_t digits[] = {3, 1, 7, 0, 4, 1, 6, 3, 5, 9, 2, 6, 5, 3, 5, 8};
  return digits[column % 16];
}

/// One combining step: thread t works on element `target` and the one `stride` further.
struct Pair {
  std::uint32_t thread, target;
};

class Builder {
 public:
  explicit Builder(const Options& options) : m_options(options), m_trace(std::make_shared<BlockTrace>()) {
    m_trace->threads = options.block;
    m_trace->warpSize = options.warpSize;
    for (std::uint32_t c = 0; c < options.block; ++c) {
      Node node;
      node.column = c;
      node.thread = ThreadId{c};
      node.at = {options.shared ? Location::Space::shared : Location::Space::input, c};
      node.padding = c >= options.block - options.padding;
      const std::int32_t value = node.padding ? identity() : options.input ? options.input(c) : digit(c);
      node.bits = Scalar::of(value).bits;
      m_trace->nodes.push_back(node);
      m_latest.push_back(NodeId{c});
    }
    m_nextNs = options.firstStepNs;
    if (options.shared) load();
  }

  void combine(std::uint32_t stride, const std::vector<Pair>& pairs, std::uint32_t line) {
    Step step = begin(Step::Kind::combine, ++m_row);
    step.stride = stride;
    step.line = line;
    step.barrierLine = line + 2;
    std::vector<Node> made;
    for (const Pair& pair : pairs) {
      mark(step, pair.thread, true);
      Node node;
      node.row = m_row;
      node.column = pair.target;
      node.thread = ThreadId{pair.thread};
      node.at = m_trace->nodes[pair.target].at;
      node.left = m_latest[pair.target];
      node.right = m_latest[pair.target + stride];
      node.bits = Scalar::of(apply(value(node.left), value(node.right))).bits;
      made.push_back(node);
    }
    countMemory(step, pairs, stride);
    for (const Node& node : made) {
      m_latest[node.column] = NodeId{static_cast<std::uint32_t>(m_trace->nodes.size())};
      m_trace->nodes.push_back(node);
    }
    finish(step);
  }

  BlockTracePtr store() {
    Step step = begin(Step::Kind::store, m_row);
    mark(step, 0, false);
    step.counters.memory.globalStoreRequests = step.counters.memory.globalStoreSectors = 1;
    finish(step);
    return m_trace;
  }

 private:
  std::int32_t identity() const {
    return visitOperation<std::int32_t>(m_options.op, [](auto op) { return decltype(op)::identity(); });
  }
  std::int32_t apply(std::int32_t a, std::int32_t b) const {
    return visitOperation<std::int32_t>(m_options.op, [&](auto op) { return op(a, b); });
  }
  std::int32_t value(NodeId id) const { return m_trace->value(id).as<std::int32_t>(); }

  Step begin(Step::Kind kind, std::uint32_t row) {
    Step step;
    step.index = static_cast<std::uint32_t>(m_trace->steps.size());
    step.row = row;
    step.kind = kind;
    step.warps.resize(m_trace->warps());
    for (std::uint32_t t = 0; t < m_trace->threads; ++t)
      step.warps[t / m_trace->warpSize].lanes |= 1u << t % m_trace->warpSize;
    return step;
  }

  void mark(Step& step, std::uint32_t thread, bool combined) {
    WarpStep& warp = step.warps[thread / m_trace->warpSize];
    const std::uint32_t lane = 1u << thread % m_trace->warpSize;
    warp.touched |= lane;
    if (combined) warp.combined |= lane;
  }

  void load() {
    Step step = begin(Step::Kind::load, 0);
    for (std::uint32_t t = 0; t < m_trace->threads; ++t) mark(step, t, false);
    step.barrierLine = 20;
    const std::uint64_t warps = m_trace->warps();
    step.counters.memory.globalLoadRequests = warps;
    step.counters.memory.globalLoadSectors = warps * std::max(1u, m_trace->warpSize * 4 / 32);
    finish(step);
  }

  // Each warp reads both operands and writes the result: three accesses of 4-byte words in 32-byte sectors.
  void countMemory(Step& step, const std::vector<Pair>& pairs, std::uint32_t stride) {
    if (m_options.shared) return;
    std::vector<std::array<std::set<std::uint32_t>, 2>> sectors(m_trace->warps());
    for (const Pair& pair : pairs) {
      auto& warp = sectors[pair.thread / m_trace->warpSize];
      warp[0].insert(pair.target / 8);
      warp[1].insert((pair.target + stride) / 8);
    }
    Counters& memory = step.counters.memory;
    for (const auto& warp : sectors) {
      if (warp[0].empty()) continue;
      memory.globalLoadRequests += 2;
      memory.globalStoreRequests += 1;
      memory.globalLoadSectors += warp[0].size() + warp[1].size();
      memory.globalStoreSectors += warp[0].size();
    }
  }

  void finish(Step& step) {
    const bool combining = step.kind == Step::Kind::combine;
    for (const WarpStep& warp : step.warps) {
      const std::uint32_t lanes = combining ? warp.combined : warp.touched;
      step.counters.activeThreads += std::popcount(lanes);
      step.counters.activeWarps += lanes != 0;
      step.counters.divergentWarps += lanes != 0 && lanes != warp.lanes;
    }
    step.counters.memory.barriers = step.kind == Step::Kind::store ? 0 : 1;
    if (m_nextNs > 0) {
      step.timeNs = m_nextNs;
      m_nextNs *= m_options.stepFactor;
    }
    m_trace->steps.push_back(step);
  }

  Options m_options;
  std::shared_ptr<BlockTrace> m_trace;
  std::vector<NodeId> m_latest;
  std::uint32_t m_row = 0;
  double m_nextNs = 0;
};

/// As kernels/10_neighbored.cuh does.
inline BlockTracePtr neighbored(const Options& options = {}) {
  Builder builder(options);
  for (std::uint32_t stride = 1; stride < options.block; stride *= 2) {
    std::vector<Pair> pairs;
    for (std::uint32_t t = 0; t < options.block; t += 2 * stride) pairs.push_back({t, t});
    builder.combine(stride, pairs, 26);
  }
  return builder.store();
}

/// As kernels/20_neighbored_less.cuh does: thread t works on element 2 * stride * t.
inline BlockTracePtr neighboredLess(const Options& options = {}) {
  Builder builder(options);
  for (std::uint32_t stride = 1; stride < options.block; stride *= 2) {
    std::vector<Pair> pairs;
    for (std::uint32_t t = 0; 2 * stride * t < options.block; ++t) pairs.push_back({t, 2 * stride * t});
    builder.combine(stride, pairs, 27);
  }
  return builder.store();
}

/// As kernels/30_interleaved.cuh does.
inline BlockTracePtr interleaved(const Options& options = {}) {
  Builder builder(options);
  for (std::uint32_t stride = options.block / 2; stride > 0; stride /= 2) {
    std::vector<Pair> pairs;
    for (std::uint32_t t = 0; t < stride; ++t) pairs.push_back({t, t});
    builder.combine(stride, pairs, 26);
  }
  return builder.store();
}

/// Values put down one by one, for what no loop of pairs does.
class ByHand {
 public:
  ByHand(std::uint32_t threads, std::uint32_t warpSize) : m_trace(std::make_shared<BlockTrace>()) {
    m_trace->threads = threads;
    m_trace->warpSize = warpSize;
  }

  NodeId input(std::uint32_t column, std::uint64_t element, std::int32_t value) {
    return add({.column = column, .thread = ThreadId{column}, .at = {Location::Space::input, element}}, value);
  }
  /// What another block left; read once `row` was there.
  NodeId partial(std::uint32_t row, std::uint32_t column, std::uint64_t block, std::int32_t value) {
    const Location at{Location::Space::output, block};
    return add({.row = row, .column = column, .thread = ThreadId{column}, .at = at}, value);
  }
  /// The identity that the text itself begins with.
  NodeId identity(std::uint32_t row, std::uint32_t thread) {
    const Location at{Location::Space::registers, thread};
    return add({.row = row, .column = thread, .thread = ThreadId{thread}, .at = at, .padding = true}, 0);
  }
  /// The sum of two values, stored in the thread's word of shared memory.
  NodeId sum(std::uint32_t row, std::uint32_t thread, NodeId left, NodeId right, Node::Via via = Node::Via::memory) {
    Node node{.row = row, .column = thread, .thread = ThreadId{thread}, .at = {Location::Space::shared, thread}};
    node.via = via;
    node.left = left;
    node.right = right;
    return add(node, value(left) + value(right));
  }
  /// A serial sum by one thread, of which only the end is not folded.
  NodeId chain(std::uint32_t row, std::uint32_t thread, const std::vector<NodeId>& terms, std::uint32_t more = 0) {
    NodeId end = terms.front();
    for (std::size_t i = 1; i < terms.size(); ++i) {
      if (i > 1) m_trace->nodes[end.value].folded = true;
      end = sum(row, thread, end, terms[i]);
    }
    m_trace->nodes[end.value].more = more;
    return end;
  }
  /// Atomics of several threads at g_out[0], which held `before`.
  NodeId atomics(std::uint32_t row, std::int32_t before, const std::vector<NodeId>& values) {
    const Location word{Location::Space::output, 0};
    NodeId held = add({.row = row - 1, .thread = {}, .at = word}, before);
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (i > 0) m_trace->nodes[held.value].folded = true;
      held = sum(row, m_trace->nodes[values[i].value].thread.value, held, values[i], Node::Via::atomic);
      m_trace->nodes[held.value].at = word;
      m_trace->nodes[held.value].column = 0;
    }
    return held;
  }
  Node& node(NodeId id) { return m_trace->nodes[id.value]; }

  /// A step in which these threads worked.
  Step& step(Step::Kind kind, std::uint32_t row, const std::vector<std::uint32_t>& threads) {
    Step step;
    step.index = static_cast<std::uint32_t>(m_trace->steps.size());
    step.row = row;
    step.kind = kind;
    step.warps.resize(m_trace->warps());
    for (std::uint32_t t = 0; t < m_trace->threads; ++t)
      step.warps[t / m_trace->warpSize].lanes |= 1u << t % m_trace->warpSize;
    for (std::uint32_t t : threads) {
      WarpStep& warp = step.warps[t / m_trace->warpSize];
      (kind == Step::Kind::combine ? warp.combined : warp.touched) |= 1u << t % m_trace->warpSize;
    }
    step.counters.activeThreads = threads.size();
    for (const WarpStep& warp : step.warps) {
      const std::uint32_t worked = warp.combined | warp.touched;
      step.counters.activeWarps += worked != 0;
      step.counters.divergentWarps += worked != 0 && worked != warp.lanes;
    }
    m_trace->steps.push_back(step);
    return m_trace->steps.back();
  }
  BlockTrace& trace() { return *m_trace; }
  BlockTracePtr done() const { return m_trace; }

 private:
  std::int32_t value(NodeId id) const { return m_trace->value(id).as<std::int32_t>(); }
  NodeId add(Node node, std::int32_t value) {
    node.bits = Scalar::of(value).bits;
    m_trace->nodes.push_back(node);
    return NodeId{static_cast<std::uint32_t>(m_trace->nodes.size() - 1)};
  }

  std::shared_ptr<BlockTrace> m_trace;
};

/// Four threads, two to a warp, each with three elements of its own and the identity before them, then a
/// tree.
inline BlockTracePtr serialThenTree(std::uint32_t more = 0) {
  ByHand hand(4, 2);
  std::vector<NodeId> sums;
  for (std::uint32_t t = 0; t < 4; ++t) {
    NodeId sum = hand.identity(0, t);
    for (std::uint32_t k = 0; k < 3; ++k) {
      if (k > 0) hand.node(sum).folded = true;
      sum = hand.sum(1, t, sum, hand.input(t, t + 4 * k, static_cast<std::int32_t>(10 * k + t)));
    }
    hand.node(sum).more = more;
    sums.push_back(sum);
  }
  hand.step(Step::Kind::combine, 1, {0, 1, 2, 3});
  for (std::uint32_t t : {0u, 1u}) sums[t] = hand.sum(2, t, sums[t], sums[t + 2]);
  hand.step(Step::Kind::combine, 2, {0, 1}).stride = 2;
  hand.sum(3, 0, sums[0], sums[1]);
  hand.step(Step::Kind::combine, 3, {0}).stride = 1;
  hand.step(Step::Kind::store, 3, {0});
  return hand.done();
}

/// Two warps of four lanes that each add up their values by shuffles.
inline BlockTracePtr shuffled() {
  ByHand hand(8, 4);
  std::vector<NodeId> now;
  for (std::uint32_t t = 0; t < 8; ++t) now.push_back(hand.input(t, t, digit(t)));
  std::uint32_t row = 0;
  for (const std::uint32_t delta : {2u, 1u}) {
    ++row;
    std::vector<NodeId> next;
    for (std::uint32_t t = 0; t < 8; ++t) {
      const std::uint32_t from = t % 4 + delta < 4 ? t + delta : t;
      next.push_back(hand.sum(row, t, now[t], now[from], Node::Via::shuffle));
      hand.node(next.back()).at = {Location::Space::registers, t};
    }
    now = next;
    hand.step(Step::Kind::combine, row, {0, 1, 2, 3, 4, 5, 6, 7}).warpLevel = delta > 1;
  }
  hand.node(now[0]).at = {Location::Space::output, 0};
  hand.node(now[4]).at = {Location::Space::output, 1};
  return hand.done();
}

/// Four threads that each bring their value to one word.
inline BlockTracePtr atomicEach() {
  ByHand hand(4, 4);
  std::vector<NodeId> values;
  for (std::uint32_t t = 0; t < 4; ++t) values.push_back(hand.input(t, t, digit(t)));
  hand.atomics(1, 100, values);
  hand.step(Step::Kind::combine, 1, {0, 1, 2, 3});
  return hand.done();
}

/// Block 2 of three: sums its two values, stores that, reads what the two others left, and sums all.
inline BlockTracePtr finishingBlock() {
  ByHand hand(4, 4);
  hand.trace().block = BlockId{2};
  hand.trace().finishes = true;
  const NodeId own = hand.sum(1, 0, hand.input(0, 8, 3), hand.input(1, 9, 4));
  hand.step(Step::Kind::combine, 1, {0}).stride = 1;
  Counters& drawing = hand.step(Step::Kind::store, 1, {0}).counters.memory;
  drawing.atomics = drawing.globalStoreRequests = 1;
  const NodeId partials[] = {hand.partial(1, 0, 0, 10), hand.partial(1, 1, 1, 20), own};
  std::vector<NodeId> sums;
  for (std::uint32_t t = 0; t < 3; ++t) sums.push_back(hand.chain(2, t, {hand.identity(1, t), partials[t]}));
  hand.step(Step::Kind::combine, 2, {0, 1, 2});
  hand.chain(3, 0, sums);
  hand.step(Step::Kind::combine, 3, {0});
  hand.step(Step::Kind::store, 3, {0});
  return hand.done();
}

}  // namespace warpfold::samples
