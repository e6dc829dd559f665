// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// The block that is recorded: its begin, its steps and its end, and the values that it makes.
#include "emulation/recorder.h"

#include <algorithm>

#include "emulation/block.h"
#include "words/say.h"

namespace warpfold::emulation {

namespace {

/// Events of lanes; those before are what a lane has from the begin of a part on.
constexpr std::uint64_t firstEvent = std::uint64_t{1} << 32;

}  // namespace

Recorder::Recorder(const TracedLaunch& launch)
    : m_launch(launch), m_places(launch), m_trace(std::make_shared<BlockTrace>()), m_event(firstEvent) {}

void Recorder::begin(const Block& block, const std::vector<Warp>& warps) {
  m_block = &block;
  m_global = &block.memory();
  m_trace->block = BlockId{block.index()};
  m_trace->launch = m_launch.launch;
  m_trace->threads = block.threads();
  m_trace->warpSize = block.launch().warpWidth;
  m_trace->type = m_launch.type;
  m_trace->firstElement = block.index() * block.threads() * std::max(1u, m_launch.perThread);
  std::vector<std::uint32_t> lanes;
  for (const Warp& warp : warps) lanes.push_back(warp.lanes);
  m_steps = std::make_unique<TraceSteps>(std::move(lanes));
  m_registers.resize(warps.size());
  if (!m_launch.inPlace) return;
  // The block's own elements are the first nodes, whatever order the lanes read them in.
  const std::uint32_t width = m_launch.valueBytes();
  for (std::uint32_t column = 0; column < block.threads(); ++column) {
    const std::uint64_t address = m_launch.input.begin + (m_trace->firstElement + column) * width;
    const Area* const area = block.memory().find(address, width);
    if (area == nullptr) break;
    Moment when;
    when.event = column;
    const std::uint64_t bits = bitsAt({Word::Kind::global, address, area, area->at(address)}, width);
    m_memory.put(address, width, {m_nodes.addInput(when, bits, address)});
  }
}

std::uint32_t Recorder::lineOf(const Warp& warp, const Instruction* at) const {
  return warp.code->placeOf(at).location.line;
}

Moment Recorder::momentOf(const Warp& warp, unsigned lane) {
  return {m_step, warp.index, warp.part, lane + 1, ++m_event, ThreadId{warp.threadOf(lane)}};
}

// Values ----------------------------------------------------------------------------------------------------

/// False where no more nodes fit.
bool Recorder::makeRoom(std::size_t more) {
  if (m_nodes.wantsCollection(more))
    m_nodes.collect([this](const std::function<void(NodeId&)>& visit) {
      const auto visitHeld = [&](Held& held) {
        if (held.node != Node::none) visit(held.node);
      };
      for (auto& windows : m_registers)
        for (HeldRegisters& each : windows) each.forEach(visitHeld);
      m_memory.forEach(visitHeld);
      for (auto& [address, node] : m_inputs) visit(node);
      for (auto& arguments : m_arguments)
        for (Argument& each : arguments) visitHeld(each.held);
      for (Argument& each : m_offered) visitHeld(each.held);
      visitHeld(m_reduced);
    });
  return !m_nodes.full(more);
}

NodeId Recorder::nodeOf(const Moment& now, const Argument& argument) {
  const Held& held = argument.held;
  Moment when = now;
  when.event = ++m_event;
  if (held.identity) {
    // A compiler asks for the identity once, where the kernel asks for it before each of its sums.
    if (held.node != Node::none && m_nodes.known(held.node).when.step == now.step) return held.node;
    when.event -= firstEvent;
    const NodeId node = m_nodes.addInput(when, argument.bits, 0);
    m_nodes[node].padding = true;
    return node;
  }
  if (held.node != Node::none && held.offset == 0) {
    m_nodes.known(held.node).tentative = false;
    return held.node;
  }
  const NodeId node = m_nodes.addInput(when, argument.bits, held.node == Node::none ? held.from : 0);
  if (held.node == Node::none && held.from != 0) m_memory.put(held.from, m_launch.valueBytes(), {node});
  return node;
}

NodeId Recorder::addResult(const Moment& now, NodeId left, NodeId right, std::uint64_t bits, Node::Via via,
                           std::uint32_t line) {
  Moment when = now;
  when.event = ++m_event;
  m_steps->combined(when, line);
  return m_nodes.addResult(when, left, right, bits, via);
}

NodeId Recorder::combined(const Moment& now, const Argument& left, const Argument& right, std::uint64_t bits,
                          std::uint32_t line) {
  const NodeId first = nodeOf(now, left), second = nodeOf(now, right);
  const bool chained = m_nodes.fold(now, first, false);
  const auto counts = [&](NodeId element) {
    const std::uint64_t home = m_nodes.known(element).home;
    m_inputs.erase(home);
    if (m_memory.at(home, m_launch.valueBytes()).node == element) m_memory.forget(home, m_launch.valueBytes());
    return !m_places.isBlank(home) && !m_nodes[element].padding;
  };
  if (chained && m_nodes.extendChain(now, first, second, bits, counts)) return first;
  m_nodes.fold(now, second, false);
  const bool shuffled = right.held.shuffled;
  const NodeId node = addResult(now, first, second, bits, shuffled ? Node::Via::shuffle : Node::Via::memory, line);
  if (chained) m_nodes.known(node).terms = m_nodes.known(first).terms + 1;
  if (!shuffled) noteStride(now, left.held, right.held);
  return node;
}

/// Addresses of two arrays lie apart by chance: that is no stride.
void Recorder::noteStride(const Moment& now, const Held& left, const Held& right) {
  m_steps->noteStride(now.part, distanceOf(left, right));
}

std::optional<std::int64_t> Recorder::distanceOf(const Held& left, const Held& right) const {
  if (left.from == 0 || right.from == 0) return {};
  if (m_global->find(left.from, 1) != m_global->find(right.from, 1)) return {};
  return static_cast<std::int64_t>(right.from - left.from) / static_cast<std::int64_t>(m_launch.valueBytes());
}

/// A result is at home where it was first stored in memory.
void Recorder::noteHome(NodeId node, std::uint64_t address) {
  TraceNodes::Known& known = m_nodes.known(node);
  known.tentative = false;
  if (known.home == 0) known.home = address;
}

void Recorder::receive(std::uint64_t address, std::uint64_t block, bool blank) {
  const std::uint64_t generic = address < ptx::window::shared ? address + ptx::window::shared : address;
  m_memory.forget(generic, m_launch.valueBytes());
  m_received[generic] = {block, blank};
}

// Steps -----------------------------------------------------------------------------------------------------

void Recorder::closeStep(std::uint32_t line) {
  const std::uint32_t row = m_steps->row();
  m_nodes.settleRows(m_step, row, m_steps->rowsAfter());
  m_steps->close(line);
  ++m_step;
}

std::shared_ptr<BlockTrace> Recorder::take() {
  if (m_nodes.full(0) || m_steps->full())
    throw TraceTooLarge(Field::block, m_trace->threads,
                        say<"trace-too-large">(arg<"block">(m_trace->block.value), arg<"values">(BlockTrace::mostNodes),
                                               arg<"steps">(BlockTrace::mostSteps)));
  std::vector<TraceNodes::Known> known;
  m_nodes.finish(m_trace->nodes, known);
  const std::uint64_t sharedBegin = m_sharedBegin != 0 ? m_sharedBegin : ptx::window::shared;
  for (std::size_t i = 0; i < known.size(); ++i) m_places.settle(m_trace->nodes[i], known[i], *m_trace, sharedBegin);
  m_trace->steps = std::move(m_steps->steps());
  for (Step& step : m_trace->steps)
    for (WarpRequest& request : step.requests) m_places.settle(request, *m_global, sharedBegin);
  for (Hazard& hazard : m_trace->hazards)
    hazard.row = hazard.step < m_trace->steps.size() ? m_trace->steps[hazard.step].row : m_steps->row();
  return std::move(m_trace);
}

}  // namespace warpfold::emulation
