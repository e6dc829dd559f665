// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/recorder.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "values/error.h"
#include "words/say.h"

namespace warpfold::emulation {

namespace {

std::uintptr_t addressOf(const void* p) {
  return reinterpret_cast<std::uintptr_t>(p);
}

}  // namespace

Recorder::Recorder(const LaunchShape& shape, const GlobalMemory& memory, const RecordedLaunch& launch,
                   std::uint64_t block)
    : m_shape(shape), m_memory(memory), m_launch(launch), m_trace(std::make_shared<BlockTrace>()) {
  m_trace->block = BlockId{block};
  m_trace->launch = launch.launch;
  m_trace->threads = shape.block;
  m_trace->warpSize = shape.warpSize;
  m_trace->type = launch.type;
  m_trace->firstElement = block * shape.block * std::max(1u, launch.perThread);
  // The block's own elements are the first nodes, whatever order the lanes read them in.
  if (launch.inPlace)
    for (std::uint32_t column = 0; column < shape.block; ++column)
      nodeOf(static_cast<const std::byte*>(memory.input) + (m_trace->firstElement + column) * memory.elementBytes);
}

// Values ----------------------------------------------------------------------------------------------------

/// Asked before a value is added: one operation adds three at most. Exceptions must not leave a lane's stack, so take()
/// throws.
bool Recorder::full() {
  m_full = m_full || m_trace->nodes.size() + 3 > BlockTrace::mostNodes;
  return m_full;
}

NodeId Recorder::addInput(std::uint64_t bits, const void* home) {
  Node node;
  node.bits = bits;
  node.row = m_row;
  const NodeId id = put(node, m_free.begin());
  Known& known = m_known[id.value];
  known.home = addressOf(home);
  known.part = Machine::running() ? Machine::current().partNow() : 0;
  known.reader = Machine::running() ? Machine::current().threadIndex() : 0;
  return id;
}

/// Takes a place that is free again, where there is one.
NodeId Recorder::put(const Node& node, std::vector<std::uint32_t>::iterator place) {
  constexpr std::size_t large = BlockTrace::mostNodes / 8;  // smaller traces keep the order of events
  auto id = static_cast<std::uint32_t>(m_trace->nodes.size());
  if (place == m_free.end() || id < large) {
    m_trace->nodes.push_back(node);
    m_known.emplace_back();
  } else {
    id = *place;
    m_free.erase(place);
    m_trace->nodes[id] = node;
    m_known[id] = {};
  }
  return NodeId{id};
}

/// Nobody can name the node any more. Only the thread that runs takes its place: the list stays short.
void Recorder::free(std::uint32_t node) {
  const std::uint32_t thread = Machine::current().threadIndex();
  if (std::exchange(m_freedBy, thread) != thread) m_free.clear();
  m_free.insert(std::lower_bound(m_free.begin(), m_free.end(), node), node);
}

void Recorder::hold(const void* at, Held held) {
  const auto [it, isNew] = m_held.try_emplace(at, held);
  if (!isNew) {
    letGo(it->second.node);
    it->second = held;
  }
  Known& known = m_known[held.node.value];
  ++known.holders;
  known.counted = false;  // a copy of it is used after all
}

void Recorder::release(const void* at) {
  const auto it = m_held.find(at);
  if (it == m_held.end()) return;
  letGo(it->second.node);
  m_held.erase(it);
}

/// One place fewer holds the value. Where a chain has only counted it, nobody can name it any more.
void Recorder::letGo(NodeId node) {
  Known& known = m_known[node.value];
  --known.holders;
  if (known.holders == 0 && known.counted && node.value >= m_firstOfStep) free(node.value);
}

NodeId Recorder::input(std::uint64_t i, std::uint64_t bits) {
  if (full()) return lastNode();
  const auto [it, isNew] = m_inputs.try_emplace(i, Node::none);
  if (isNew)
    it->second = addInput(bits, reinterpret_cast<const void*>(m_launch.inputAddress + i * m_launch.storedBytes));
  return it->second;
}

NodeId Recorder::identity(std::uint64_t bits) {
  if (full()) return lastNode();
  const NodeId node = addInput(bits, nullptr);
  m_trace->nodes[node.value].padding = true;
  return node;
}

const Recorder::Held& Recorder::heldAt(const void* address) {
  const auto it = m_held.find(address);
  if (it != m_held.end()) return it->second;
  std::uint64_t bits = 0;
  std::memcpy(&bits, address, m_memory.elementBytes);
  hold(address, {addInput(bits, Machine::running() && Machine::current().isStack(address) ? nullptr : address)});
  return m_held.at(address);
}

NodeId Recorder::nodeOf(const void* address) {
  if (full()) return lastNode();
  return heldAt(address).node;
}

/// An operand that was made in the same step and is used up by the same chain of operations.
bool Recorder::fold(NodeId operand, bool anyThread) {
  Node& node = m_trace->nodes[operand.value];
  if (node.isInput() || operand.value < m_firstOfStep) return false;
  const Machine& machine = Machine::current();
  if (m_known[operand.value].part != machine.partNow()) return false;
  return node.folded = anyThread || node.thread.value == machine.threadIndex();
}

/// Whether no element of the reduction stands at `address` of global memory but the identity, which rounds nothing.
bool Recorder::isBlank(std::uintptr_t address) const {
  const std::uintptr_t input = address - addressOf(m_memory.input), output = address - addressOf(m_memory.output);
  const std::uintptr_t slot = address - addressOf(m_memory.slots);
  if (input < m_memory.inputBytes) {
    const std::uint64_t element = input / m_launch.storedBytes;
    return element >= m_launch.n || m_launch.blankInputs.contains(element);
  }
  if (slot < m_memory.slotsBytes) return m_launch.blankOutputs.contains(slot / (2 * m_memory.elementBytes));
  return output < m_memory.outputBytes && m_launch.blankOutputs.contains(output / m_memory.elementBytes);
}

/// Adds to `members` the node and what it was made of, if nothing else can name any of them: elements and results of
/// this thread and this part of the step, each used once at most. Few, since a chain that is longer is a node.
bool Recorder::isOwn(NodeId id, std::uint32_t uses, std::vector<NodeId>& members) const {
  const Node& node = m_trace->nodes[id.value];
  const Known& known = m_known[id.value];
  if (id.value < m_firstOfStep || known.uses != uses || known.counted) return false;
  members.push_back(id);
  if (node.isInput()) return known.home != 0 || node.padding;
  const Machine& machine = Machine::current();
  return known.home == 0 && node.thread.value == machine.threadIndex() && known.part == machine.partNow() &&
         isOwn(node.left, 1, members) && isOwn(node.right, 1, members);
}

/// A serial sum of many elements keeps its first few as values of their own; the rest only counts. Otherwise a thread
/// that adds up a million elements would leave a million values. The operand is an element, or what the thread made of
/// some of them in between; `address` is where it was read from.
bool Recorder::extendChain(NodeId chain, NodeId operand, const void* address, std::uint64_t bits) {
  constexpr std::uint32_t kept = 9;  // the identity and eight elements, as many as a pile in the picture shows
  Node& node = m_trace->nodes[chain.value];
  if (!node.folded || m_known[chain.value].terms < kept || m_known[chain.value].home != 0) return false;
  std::vector<NodeId> members;
  if (!isOwn(operand, 0, members)) return false;
  for (const NodeId id : members) {
    Known& known = m_known[id.value];
    node.more += m_trace->nodes[id.value].more;
    if (known.home != 0) {
      node.more += isBlank(known.home) || m_trace->nodes[id.value].padding ? 0 : 1;
      m_inputs.erase((known.home - m_launch.inputAddress) / m_launch.storedBytes);
    }
    known.counted = true;
    if (known.holders == 0) free(id.value);
  }
  release(address);
  node.bits = bits;
  node.folded = false;
  currentPart().combines = true;
  return true;
}

NodeId Recorder::addResult(NodeId left, NodeId right, std::uint64_t bits, std::uint32_t line) {
  return addResult(left, right, bits, line, ThreadId{Machine::current().threadIndex()});
}

NodeId Recorder::addResult(NodeId left, NodeId right, std::uint64_t bits, std::uint32_t line, ThreadId by) {
  Node node;
  node.left = left;
  node.right = right;
  node.thread = by;
  node.bits = bits;
  const NodeId id = put(node, std::upper_bound(m_free.begin(), m_free.end(), std::max(left.value, right.value)));
  Known& known = m_known[id.value];
  known.part = Machine::current().partNow();
  known.reader = node.thread.value;
  known.terms = 2;
  for (const NodeId operand : {left, right}) ++m_known[operand.value].uses;
  Part& now = currentPart();
  now.combines = true;
  now.step.line = line;
  return id;
}

NodeId Recorder::combine(const void* left, const void* right, std::uint64_t bits, std::uint32_t line) {
  if (full()) return lastNode();
  const NodeId first = heldAt(left).node;
  const Held second = heldAt(right);
  const bool chained = fold(first, false);
  if (chained && extendChain(first, second.node, right, bits)) return first;
  fold(second.node, false);
  const NodeId node = addResult(first, second.node, bits, line);
  if (chained) m_known[node.value].terms = m_known[first.value].terms + 1;
  if (second.shuffled)
    m_trace->nodes[node.value].via = Node::Via::shuffle;
  else
    noteStride(left, right);
  return node;
}

void Recorder::combineAtomically(const void* at, std::uint64_t before, const void* value, std::uint64_t bits,
                                 std::uint32_t line) {
  if (full()) return;
  // Other blocks may have changed the word meanwhile: what it held is known only where it is what this block left.
  NodeId word = Node::none;
  if (const auto it = m_held.find(at); it != m_held.end() && m_trace->nodes[it->second.node.value].bits == before)
    word = it->second.node;
  else
    word = addInput(before, at);
  fold(word, true);
  const NodeId operand = nodeOf(value);
  const NodeId node = addResult(word, operand, bits, line);
  m_trace->nodes[node.value].via = Node::Via::atomic;
  m_known[node.value].home = addressOf(at);
  hold(at, {node});
  currentPart().stores = true;
}

NodeId Recorder::reduce(Meeting kind, std::span<const ShuffledValue> values, std::uint32_t line, ThreadId by) {
  const auto known = [&](const ShuffledValue& v) { return v.node == Node::none ? addInput(v.bits, nullptr) : v.node; };
  if (m_trace->nodes.size() + 2 * values.size() > BlockTrace::mostNodes) m_full = true;
  if (m_full) return lastNode();
  NodeId sum = known(values.front());
  auto bits = static_cast<std::uint32_t>(values.front().bits);
  for (const ShuffledValue& value : values.subspan(1)) {
    bits = combineWords(kind, bits, static_cast<std::uint32_t>(value.bits));
    fold(sum, true);
    sum = addResult(sum, known(value), bits, line, by);
    m_trace->nodes[sum.value].via = Node::Via::shuffle;
  }
  return sum;
}

/// Addresses of two arrays, or of words of two blocks, lie apart by what the allocator chose: that is no stride.
void Recorder::noteStride(const void* left, const void* right) {
  const Machine& machine = Machine::current();
  const auto arrayOf = [&](const void* p) {
    const std::uintptr_t address = addressOf(p);
    if (machine.isSlot(address)) return 5;
    return machine.isOutput(address) ? 1 : machine.isInput(address) ? 2 : machine.isGlobal(address) ? 3 : 4;
  };
  if (machine.isStack(left) || machine.isStack(right) || arrayOf(left) != arrayOf(right)) {
    currentPart().strideMixed = true;
    return;
  }
  const std::int64_t distance = (static_cast<const std::byte*>(right) - static_cast<const std::byte*>(left)) /
                                static_cast<std::int64_t>(m_memory.elementBytes);
  Part& now = currentPart();
  if (distance > m_shape.block || (now.strideKnown && distance != now.stride)) now.strideMixed = true;
  now.strideKnown = true;
  now.stride = distance;
}

void Recorder::place(const void* to, NodeId node) {
  const bool arriving = std::exchange(m_arriving, false);
  if (m_full) return;
  if (node == Node::none) {
    release(to);
    return;
  }
  // What was stored in memory is read from there, whichever way it came before.
  hold(to, {node, arriving && Machine::current().isStack(to)});
  // A result is at home where it was first stored in memory: a stack address is only on its way there.
  if (m_known[node.value].home == 0 && !Machine::current().isStack(to)) m_known[node.value].home = addressOf(to);
}

void Recorder::copy(const void* to, const void* from) {
  if (full()) return;
  const Held held = heldAt(from);
  m_arriving = held.shuffled;
  place(to, held.node);
}

void Recorder::handOver(const void* from) {
  if (full()) return;
  m_known[heldAt(from).node.value].home = clusterSpace + m_trace->block.value * clusterStride;
}

void Recorder::receive(const void* at, std::uint64_t block, std::uint64_t bits, bool blank) {
  if (full()) return;
  const NodeId node = addInput(bits, nullptr);
  m_known[node.value].home = clusterSpace + block * clusterStride;
  m_trace->nodes[node.value].padding = blank;
  hold(at, {node});
}

// Steps -----------------------------------------------------------------------------------------------------

Recorder::Part& Recorder::part(std::uint32_t index) {
  if (index >= BlockTrace::mostSteps) {
    m_full = true;
    index = BlockTrace::mostSteps - 1;
  }
  while (m_parts.size() <= index) {
    Part& fresh = m_parts.emplace_back();
    fresh.step.warps.resize(m_trace->warps());
    for (std::uint32_t warp = 0; warp < m_trace->warps(); ++warp)
      fresh.step.warps[warp].lanes = Machine::current().lanesOf(warp);  // also of a warp whose lanes have all returned
    fresh.requestsOfWarp.resize(m_trace->warps());
    fresh.loaded.resize(m_trace->warps());
  }
  return m_parts[index];
}

Recorder::Part& Recorder::currentPart() {
  return part(Machine::current().partNow());
}

void Recorder::noteRequests(std::uint32_t warp, std::span<const WarpAccesses::Request> requests) {
  for (const WarpAccesses::Request& r : requests) {
    Part& now = part(r.part);
    WarpAccesses::count(r, now.step.counters.memory);
    const bool looksAtCounter = r.kind == AccessKind::globalLoad && m_memory.counters != nullptr &&
                                r.addresses[0] - addressOf(m_memory.counters) < m_memory.counterBytes;
    if (looksAtCounter) continue;  // waiting at a barrier of the grid reads no value of the reduction
    now.loads |= r.kind == AccessKind::globalLoad;
    if (now.requestsOfWarp[warp]++ >= Step::requestLimit) continue;
    if (m_full || ++m_requests > BlockTrace::mostRequests) {
      m_full = true;
      continue;
    }
    WarpRequest request;
    request.warp = warp;
    request.kind = static_cast<WarpRequest::Kind>(r.kind);
    request.bytes = r.bytes;
    if (r.addresses[0] >= inputSpace && r.bytes > m_launch.storedBytes)
      request.elements = static_cast<std::uint8_t>(r.bytes / m_launch.storedBytes);
    request.lanes = r.laneMask;
    if (r.kind == AccessKind::globalLoad || r.kind == AccessKind::globalStore)
      request.sectors = distinctSectors(r.addresses.data(), r.lanes);
    if (r.kind == AccessKind::sharedLoad || r.kind == AccessKind::sharedStore)
      request.conflicts = bankConflicts(r.addresses.data(), r.laneMask, r.bytes, r.kind == AccessKind::sharedStore);
    request.offsets.assign(r.addresses.begin(), r.addresses.begin() + r.lanes);
    now.step.requests.push_back(std::move(request));
  }
}

void Recorder::closeWarp(std::uint32_t warp, std::uint32_t index, const WarpStep& step, std::uint32_t loaded,
                         bool stored) {
  Part& now = part(index);
  now.step.warps[warp] = step;
  now.loaded[warp] = loaded;
  now.stores |= stored;
}

void Recorder::finishPart(Part& now, std::uint32_t line, bool warpLevel) {
  Step& step = now.step;
  const bool anyShared = std::any_of(step.requests.begin(), step.requests.end(),
                                     [](const WarpRequest& r) { return r.kind == WarpRequest::Kind::sharedStore; });
  step.kind = now.combines              ? Step::Kind::combine
              : now.stores              ? Step::Kind::store
              : anyShared && !now.loads ? Step::Kind::share
                                        : Step::Kind::load;
  bool anything = false;
  const bool loaded = std::any_of(now.loaded.begin(), now.loaded.end(), [](std::uint32_t lanes) { return lanes != 0; });
  const bool takes = loaded && step.kind != Step::Kind::store;
  for (std::size_t w = 0; w < step.warps.size(); ++w) {
    WarpStep& warp = step.warps[w];
    anything |= warp.combined != 0 || warp.touched != 0;
    if (takes) warp.touched = now.loaded[w];
    const std::uint32_t active = warp.working();
    step.counters.activeThreads += static_cast<std::uint32_t>(std::popcount(active));
    step.counters.activeWarps += active != 0;
    step.counters.divergentWarps += active != 0 && active != warp.lanes;
  }
  if (line != 0 && !warpLevel) step.counters.memory.barriers = 1;
  if (now.combines) {
    ++m_row;
    if (now.strideKnown && !now.strideMixed && now.stride > 0) step.stride = static_cast<std::uint32_t>(now.stride);
  }
  step.row = m_row;
  // What follows the last barrier is a step only if something happens there.
  if (!anything && line == 0) return;
  step.barrierLine = line;
  step.warpLevel = warpLevel;
  if (m_trace->steps.size() >= BlockTrace::mostSteps) {
    m_full = true;
    return;
  }
  step.index = static_cast<std::uint32_t>(m_trace->steps.size());
  m_trace->steps.push_back(std::move(step));
}

/// Rows of the values that this step made or read first, now that it is known which of its parts combine.
void Recorder::settleRows() {
  std::vector<std::uint32_t> after(m_parts.size());
  std::uint32_t row = m_row;
  for (std::size_t i = 0; i < m_parts.size(); ++i) after[i] = row += m_parts[i].combines ? 1 : 0;
  for (std::size_t i = m_firstOfStep; i < m_trace->nodes.size(); ++i) {
    Node& node = m_trace->nodes[i];
    const std::uint32_t index = m_known[i].part;
    if (index >= after.size()) continue;
    const std::uint32_t before = index == 0 ? m_row : after[index - 1];
    node.row = node.isInput() ? before : after[index];
  }
}

void Recorder::closeStep(std::uint32_t barrierLine) {
  part(0);
  settleRows();
  for (std::size_t i = 0; i < m_parts.size(); ++i) {
    const bool last = i + 1 == m_parts.size();
    finishPart(m_parts[i], last ? barrierLine : m_parts[i].line, !last);
  }
  m_parts.clear();
  m_firstOfStep = m_trace->nodes.size();
  m_free.clear();
}

// Places ----------------------------------------------------------------------------------------------------

Location Recorder::locate(const Machine& machine, std::uintptr_t address) const {
  const auto element = [&](std::uintptr_t begin, std::size_t bytes) { return (address - begin) / bytes; };
  if (address >= clusterSpace) return {Location::Space::cluster, element(clusterSpace, clusterStride)};
  if (machine.isSlot(address))
    return {Location::Space::slot, element(addressOf(m_memory.slots), 2 * m_memory.elementBytes)};
  if (machine.isOutput(address))
    return {Location::Space::output, element(addressOf(m_memory.output), m_memory.elementBytes)};
  if (machine.isInput(address))
    return {Location::Space::input, element(addressOf(m_memory.input), m_launch.storedBytes)};
  if (machine.isGlobal(address))
    return {Location::Space::output, element(addressOf(m_memory.output), m_memory.elementBytes)};
  if (m_launch.secondAddress != 0 && address >= m_launch.secondAddress &&
      address - m_launch.secondAddress < m_memory.inputBytes)
    return {Location::Space::input, element(m_launch.secondAddress, m_launch.storedBytes)};
  if (m_sharedBegin == 0 || address < m_sharedBegin || address >= inputSpace)
    return {Location::Space::input, element(addressOf(m_memory.input), m_launch.storedBytes)};
  return {Location::Space::shared, element(m_sharedBegin, m_memory.elementBytes)};
}

void Recorder::settleColumn(Node& node, std::uint32_t reader) const {
  const std::uint64_t own = node.at.element - m_trace->firstElement;
  switch (node.at.space) {
    case Location::Space::input:
      node.column = own < m_shape.block ? static_cast<std::uint32_t>(own) : reader;
      if (m_launch.perThread != 1) node.column = reader;
      break;
    case Location::Space::slot:
    case Location::Space::cluster:
    case Location::Space::output:  // a word that atomics meet at has no thread of its own
      node.column = node.isInput()                  ? (node.row > 0 ? reader : 0)
                    : node.via == Node::Via::atomic ? 0
                                                    : node.thread.value;
      break;
    default: node.column = static_cast<std::uint32_t>(node.at.element); break;
  }
  if (!node.isInput()) return;
  node.thread = ThreadId{m_launch.inPlace ? node.column : reader};
  if (node.at.space == Location::Space::input)
    node.padding = node.at.element >= m_launch.n || m_launch.blankInputs.contains(node.at.element);
  if (node.at.space == Location::Space::input && node.at.element >= m_memory.inputBytes / m_launch.storedBytes) {
    node.beyond = true;
    node.padding = false;
  }
  if (node.at.isOfBlocks() && m_launch.blankOutputs.contains(node.at.element)) node.padding = true;
}

void Recorder::locateRequests(const Machine& machine, Step& step) const {
  for (WarpRequest& r : step.requests) {
    const bool shared = r.kind == WarpRequest::Kind::sharedLoad || r.kind == WarpRequest::Kind::sharedStore;
    std::uintptr_t begin = m_sharedBegin;
    r.space = Location::Space::shared;
    if (!shared) {
      r.space = locate(machine, r.offsets.front()).space;
      if (r.space == Location::Space::slot)
        begin = addressOf(m_memory.slots);
      else if (r.space == Location::Space::output)
        begin = addressOf(m_memory.output);
      else
        begin = addressOf(m_memory.input);
      const bool second = m_launch.secondAddress != 0 && r.offsets.front() >= m_launch.secondAddress &&
                          r.offsets.front() - m_launch.secondAddress < m_memory.inputBytes;
      if (second) begin = m_launch.secondAddress;
      begin = begin / 512 * 512;
    }
    for (std::uint64_t& offset : r.offsets) offset -= begin;
  }
}

/// Takes the operands away that chains have only counted.
void Recorder::leaveOutCounted() {
  std::vector<Node>& nodes = m_trace->nodes;
  std::vector<NodeId> now(nodes.size(), Node::none);
  std::uint32_t kept = 0;
  for (std::uint32_t i = 0; i < nodes.size(); ++i) {
    if (m_known[i].counted) continue;
    now[i] = NodeId{kept};
    Node& node = nodes[kept] = nodes[i];
    m_known[kept++] = m_known[i];
    if (node.isInput()) continue;
    node.left = now[node.left.value];
    node.right = now[node.right.value];
  }
  nodes.resize(kept);
  m_known.resize(kept);
}

std::shared_ptr<BlockTrace> Recorder::take(const Machine& machine) {
  if (m_full)
    throw TraceTooLarge(Field::block, m_shape.block,
                        say<"trace-too-large">(arg<"block">(m_trace->block.value), arg<"values">(BlockTrace::mostNodes),
                                               arg<"steps">(BlockTrace::mostSteps)));
  leaveOutCounted();
  for (const auto& [p, held] : m_held)
    if (!machine.isStack(p) && !machine.isGlobal(addressOf(p)) && (m_sharedBegin == 0 || addressOf(p) < m_sharedBegin))
      m_sharedBegin = addressOf(p);
  for (std::size_t i = 0; i < m_trace->nodes.size(); ++i) {
    Node& node = m_trace->nodes[i];
    const Known& known = m_known[i];
    if (known.home == 0)
      node.at = {Location::Space::registers, node.isInput() ? known.reader : node.thread.value};
    else
      node.at = locate(machine, known.home);
    settleColumn(node, known.reader);
  }
  for (Step& step : m_trace->steps) locateRequests(machine, step);
  for (Hazard& hazard : m_trace->hazards)
    hazard.row = hazard.step < m_trace->steps.size() ? m_trace->steps[hazard.step].row : m_row;
  return std::move(m_trace);
}

}  // namespace warpfold::emulation
