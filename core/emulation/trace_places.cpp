// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/trace_places.h"

#include "ptx/program.h"

namespace warpfold::emulation {

namespace {

bool isShared(std::uint64_t address) {
  return address - ptx::window::shared < ptx::window::bytes;
}

}  // namespace

bool TracePlaces::isBlank(std::uint64_t address) const {
  if (m_launch.input.holds(address)) return isBlankInput((address - m_launch.input.begin) / m_launch.storedBytes);
  if (m_launch.slots.holds(address))
    return isBlankOutput((address - m_launch.slots.begin) / (2 * m_launch.valueBytes()));
  return m_launch.output.holds(address) && isBlankOutput((address - m_launch.output.begin) / m_launch.valueBytes());
}

Location TracePlaces::locate(std::uint64_t address, std::uint64_t sharedBegin) const {
  using enum Location::Space;
  const std::uint32_t width = m_launch.valueBytes();
  if (address >= clusterSpace) return {cluster, (address - clusterSpace) / clusterStride};
  if (isShared(address)) return {shared, (address - sharedBegin) / width};
  if (m_launch.slots.holds(address)) return {slot, (address - m_launch.slots.begin) / (2 * width)};
  if (m_launch.output.holds(address)) return {output, (address - m_launch.output.begin) / width};
  if (m_launch.second.holds(address)) return {input, (address - m_launch.second.begin) / m_launch.storedBytes};
  if (m_launch.input.holds(address)) return {input, (address - m_launch.input.begin) / m_launch.storedBytes};
  // Beyond the end of an array, or in one that holds no values of the reduction: counted from the one that it follows.
  const bool behindOutput = m_launch.output.begin > m_launch.input.begin && address >= m_launch.output.begin;
  if (behindOutput) return {output, (address - m_launch.output.begin) / width};
  return {input, (address - m_launch.input.begin) / m_launch.storedBytes};
}

void TracePlaces::settle(Node& node, const TraceNodes::Known& known, const BlockTrace& trace,
                         std::uint64_t sharedBegin) const {
  const std::uint32_t reader = known.when.thread.value;
  if (known.home == 0)
    node.at = {Location::Space::registers, node.isInput() ? reader : node.thread.value};
  else
    node.at = locate(known.home, sharedBegin);
  const std::uint64_t own = node.at.element - trace.firstElement;
  switch (node.at.space) {
    case Location::Space::input:
      node.column = own < trace.threads ? static_cast<std::uint32_t>(own) : reader;
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
  if (node.at.space == Location::Space::input) {
    node.beyond = node.at.element >= m_launch.input.bytes / m_launch.storedBytes;
    node.padding = !node.beyond && isBlankInput(node.at.element);
  }
  if (node.at.isOfBlocks() && isBlankOutput(node.at.element)) node.padding = true;
}

void TracePlaces::settle(WarpRequest& request, const Memory& memory, std::uint64_t sharedBegin) const {
  constexpr std::uint64_t aligned = 512;
  const std::uint64_t first = request.offsets.front();
  std::uint64_t begin = sharedBegin;
  request.space = Location::Space::shared;
  if (!isShared(first)) {
    const Area* const area = memory.find(first, 1);
    begin = (area == nullptr ? 0 : area->begin) / aligned * aligned;
    // What holds no values is for other blocks, as a counter is.
    const bool ofValues = m_launch.input.holds(first) || m_launch.second.holds(first) || m_launch.slots.holds(first);
    request.space = ofValues ? locate(first, sharedBegin).space : Location::Space::output;
  }
  for (std::uint64_t& offset : request.offsets) offset -= begin;
}

}  // namespace warpfold::emulation
