// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/emulator/recorder.h"

#include <bit>
#include <cstring>

namespace warpfold::emulator {

Recorder::Recorder(const LaunchShape& shape, const MemoryMap& memory, std::uint64_t block, std::uint32_t pass)
    : m_shape(shape), m_memory(memory), m_elementBytes(sizeOf(memory.type)), m_trace(std::make_shared<BlockTrace>()) {
  m_trace->block = BlockId{block};
  m_trace->pass = pass;
  m_trace->threads = shape.block;
  m_trace->warpSize = shape.warpSize;
  m_trace->type = memory.type;
  m_trace->firstElement = block * shape.block;
  m_step.warps.resize((shape.block + shape.warpSize - 1) / shape.warpSize);
  // The block's own elements are the first nodes, whatever order the lanes read them in.
  for (std::uint32_t column = 0; column < shape.block; ++column)
    nodeAt(memory.input + (m_trace->firstElement + column) * m_elementBytes);
}

NodeId Recorder::nodeAt(const void* address) {
  const auto [it, isNew] = m_held.try_emplace(address, NodeId{static_cast<std::uint32_t>(m_trace->nodes.size())});
  if (isNew) {
    Node node;
    std::memcpy(&node.bits, address, m_elementBytes);
    m_trace->nodes.push_back(node);
    m_home.push_back(address);
  }
  return it->second;
}

NodeId Recorder::combine(std::uint32_t thread, const void* left, const void* right, std::uint64_t bits,
                         std::uint32_t line) {
  Node node;
  node.left = nodeAt(left);
  node.right = nodeAt(right);
  node.thread = ThreadId{thread};
  node.row = m_row + 1;
  node.bits = bits;
  m_trace->nodes.push_back(node);
  m_home.push_back(nullptr);
  m_step.kind = Step::Kind::combine;
  m_step.line = line;
  noteStride(left, right);
  return NodeId{static_cast<std::uint32_t>(m_trace->nodes.size() - 1)};
}

void Recorder::noteStride(const void* left, const void* right) {
  const auto distance = (static_cast<const std::byte*>(right) - static_cast<const std::byte*>(left)) /
                        static_cast<std::int64_t>(m_elementBytes);
  if (m_strideKnown && distance != m_stride) m_strideMixed = true;
  m_strideKnown = true;
  m_stride = distance;
}

void Recorder::place(const void* to, NodeId node) {
  m_held[to] = node;
  // A result is at home where it was first stored in memory: a stack address is only on its way there.
  if (m_home[node.value] == nullptr && !Machine::current().isStack(to)) m_home[node.value] = to;
}

void Recorder::copy(const void* to, const void* from) { place(to, nodeAt(from)); }

void Recorder::forget(const void* to) { m_held.erase(to); }

void Recorder::closeWarp(std::uint32_t warp, std::uint32_t combined, std::uint32_t touched, std::uint32_t lanes,
                         const Counters& counters) {
  m_step.warps[warp] = {combined, touched, lanes, {}};
  m_step.counters.memory += counters;
}

void Recorder::closeStep(std::uint32_t barrierLine, bool stored) {
  const bool combined = m_step.kind == Step::Kind::combine && m_strideKnown;
  if (!combined) m_step.kind = stored ? Step::Kind::store : Step::Kind::load;
  bool anything = false;
  for (std::uint32_t i = 0; i < m_step.warps.size(); ++i) {
    WarpStep& warp = m_step.warps[i];
    warp.lanes = Machine::current().lanesOf(i);  // also of a warp whose lanes have all returned
    const std::uint32_t active = combined ? warp.combined : warp.touched;
    m_step.counters.activeThreads += std::popcount(active);
    m_step.counters.activeWarps += active != 0;
    m_step.counters.divergentWarps += active != 0 && active != warp.lanes;
    anything |= warp.combined != 0 || warp.touched != 0;
  }
  if (barrierLine != 0) m_step.counters.memory.barriers = 1;
  // What follows the last barrier is a step only if something happens there.
  if (anything || barrierLine != 0) {
    if (combined) {
      ++m_row;
      if (!m_strideMixed && m_stride > 0) m_step.stride = static_cast<std::uint32_t>(m_stride);
    }
    m_step.row = m_row;
    m_step.barrierLine = barrierLine;
    m_step.index = static_cast<std::uint32_t>(m_trace->steps.size());
    const std::size_t warps = m_step.warps.size();
    m_trace->steps.push_back(std::move(m_step));
    m_step = Step{};
    m_step.warps.resize(warps);
  }
  m_strideKnown = m_strideMixed = false;
  m_stride = 0;
}

Location Recorder::locate(const Machine& machine, const void* address) const {
  const auto* at = static_cast<const std::byte*>(address);
  if (at >= m_memory.input && at < m_memory.input + m_memory.inputElements * m_elementBytes)
    return {Location::Space::input, static_cast<std::uint64_t>(at - m_memory.input) / m_elementBytes};
  if (machine.isOutput(at))
    return {Location::Space::output, static_cast<std::uint64_t>(at - m_memory.output) / m_elementBytes};
  return {Location::Space::shared, static_cast<std::uint64_t>(at - m_sharedBegin) / m_elementBytes};
}

std::shared_ptr<BlockTrace> Recorder::take(const Machine& machine) {
  for (const auto& [address, node] : m_held)
    if (!machine.isStack(address) && !machine.isGlobal(address)) {
      const auto* at = static_cast<const std::byte*>(address);
      if (m_sharedBegin == nullptr || at < m_sharedBegin) m_sharedBegin = at;
    }
  for (std::size_t i = 0; i < m_trace->nodes.size(); ++i) {
    Node& node = m_trace->nodes[i];
    if (m_home[i] == nullptr) node.at = {Location::Space::registers, node.thread.value};
    else node.at = locate(machine, m_home[i]);
    switch (node.at.space) {
      case Location::Space::input:
        node.column = static_cast<std::uint32_t>(node.at.element - m_trace->firstElement);
        break;
      case Location::Space::output: node.column = 0; break;
      default: node.column = static_cast<std::uint32_t>(node.at.element); break;
    }
    if (node.isInput() && node.at.space == Location::Space::input) {
      node.thread = ThreadId{node.column};
      node.padding = node.at.element >= m_memory.validElements;
    }
  }
  return std::move(m_trace);
}

}  // namespace warpfold::emulator
