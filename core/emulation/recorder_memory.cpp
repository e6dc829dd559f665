// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Accesses to memory: what is loaded, what is stored where, and the requests that they are.
#include <algorithm>
#include <bit>
#include <cstring>

#include "emulation/block.h"
#include "emulation/code.h"
#include "emulation/recorder.h"
#include "emulation/transactions.h"

namespace warpfold::emulation {

using ptx::Decoded;
using ptx::Opcode;
using ptx::Slot;
using ptx::Space;

namespace {

/// Made up for local memory: each thread's at addresses of its own.
constexpr std::uint64_t localSpace = std::uint64_t{1} << 61;

template <typename Visit>
void visitAddresses(const LaneAddresses& addresses, Visit visit) {
  std::uint32_t k = 0;
  for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1)
    visit(static_cast<unsigned>(std::countr_zero(rest)), addresses.at[k++]);
}

std::uint64_t valueIn(const Warp& warp, const Slot& slot, unsigned lane, unsigned bytes) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, warp.registers + slot.offset + (slot.kind == Slot::Kind::lanes ? lane * slot.bytes : 0),
              std::min<unsigned>(bytes, slot.bytes));
  return bits;
}

}  // namespace

LaneAddresses Recorder::addressesOf(const Warp& warp, const Instruction* at) {
  const Slot& slot = at->decoded->sources[0];
  LaneAddresses addresses;
  addresses.lanes = warp.active;
  for (std::uint32_t rest = warp.active; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    std::uint64_t address = 0;
    std::memcpy(&address, warp.registers + slot.offset + (slot.kind == Slot::Kind::lanes ? lane * slot.bytes : 0),
                slot.bytes);
    if (at->decoded->inFrame) address += warp.windows[warp.window].localBase;
    addresses.at[addresses.count++] = address + static_cast<std::uint64_t>(at->decoded->immediate);
  }
  return addresses;
}

Recorder::Word Recorder::wordOf(const Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address,
                                unsigned bytes) const {
  const Space space = at->decoded->space;
  if (space == Space::constant || space == Space::param) return {};
  const bool generic = space == Space::generic;
  if (space == Space::local || (generic && address - ptx::window::local < ptx::window::bytes)) {
    const std::uint64_t offset = generic ? address - ptx::window::local : address;
    const std::uint64_t thread = warp.threadOf(lane);
    return {Word::Kind::local, localSpace + (thread << 32) + offset, nullptr, nullptr};
  }
  if (space == Space::shared || (generic && address - ptx::window::shared < ptx::window::bytes)) {
    const std::uint64_t window = generic ? address : address + ptx::window::shared;
    const Area& area = m_block->sharedGeneric();
    if (!area.holds(window, bytes)) return {};
    return {Word::Kind::shared, window, &area, area.at(window)};
  }
  if (const Area* const area = m_global->find(address, bytes)) {
    if (area->kind != Area::Kind::global) return {};
    return {Word::Kind::global, address, area, area->at(address)};
  }
  return {Word::Kind::global, address, m_global->nearest(address), nullptr};
}

std::uint64_t Recorder::bitsAt(const Word& word, unsigned bytes) const {
  std::uint64_t bits = 0;
  if (word.host != nullptr) std::memcpy(&bits, word.host, bytes);
  return bits;
}

// Requests --------------------------------------------------------------------------------------------------

/// Of lanes that access several spaces each space's part is a request by itself. `ofGlobal`: its kind, where it is to
/// global memory.
void Recorder::addRequest(const Warp& warp, const Instruction* at, const LaneAddresses& addresses, unsigned bytes,
                          WarpRequest::Kind ofGlobal) {
  if (warp.looksAgain) return;  // a loop that waits for others: only the first look counts
  using enum WarpRequest::Kind;
  for (const Word::Kind kind : {Word::Kind::global, Word::Kind::shared}) {
    LaneAddresses here;
    const Area* area = nullptr;
    visitAddresses(addresses, [&](unsigned lane, std::uint64_t address) {
      const Word word = wordOf(warp, at, lane, address, bytes);
      if (word.kind != kind) return;
      area = word.area;
      here.lanes |= 1u << lane;
      here.at[here.count++] = word.address;
    });
    if (here.count == 0) continue;
    WarpRequest request;
    request.kind = ofGlobal;
    if (kind == Word::Kind::shared && ofGlobal != atomic)
      request.kind = ofGlobal == globalLoad ? sharedLoad : sharedStore;
    // Flags in shared memory are no values of the reduction.
    if (kind == Word::Kind::shared && bytes % m_launch.valueBytes() != 0) continue;
    // Waiting at a barrier of the grid reads none either.
    if (request.kind == globalLoad && area->role == Area::Role::counter) continue;
    request.bytes = static_cast<std::uint8_t>(bytes);
    const bool ofInput = m_launch.input.holds(here.at[0]) || m_launch.second.holds(here.at[0]);
    if (ofInput && bytes > m_launch.storedBytes)
      request.elements = static_cast<std::uint8_t>(bytes / m_launch.storedBytes);
    request.lanes = here.lanes;
    if (request.kind == globalLoad || request.kind == globalStore)
      request.sectors = distinctSectors(here.at.data(), here.count, bytes);
    if (request.kind == sharedLoad || request.kind == sharedStore)
      request.conflicts = bankConflicts(here.at.data(), here.lanes, bytes, request.kind == sharedStore);
    request.offsets.assign(here.at.begin(), here.at.begin() + here.count);
    m_steps->add(warp.index, warp.part, std::move(request));
  }
}

// Loads and stores ------------------------------------------------------------------------------------------

void Recorder::locateLoad(Warp& warp, const Instruction* at) {
  m_addresses = addressesOf(warp, at);
}

void Recorder::load(Warp& warp, const Instruction* at) {
  const Decoded& decoded = *at->decoded;
  const unsigned bytes = ptx::bytesOf(decoded.type);
  addRequest(warp, at, m_addresses, bytes * decoded.width, WarpRequest::Kind::globalLoad);
  if (!makeRoom(4 * ptx::laneCount)) return;
  HeldRegisters& registers = registersOf(warp);
  visitAddresses(m_addresses, [&](unsigned lane, std::uint64_t address) {
    for (unsigned k = 0; k < decoded.width; ++k) {
      const Slot& slot = decoded.results[k];
      const Word word = wordOf(warp, at, lane, address + k * bytes, bytes);
      registers.put(slot.offset, lane, loaded(warp, lane, word, bytes, valueIn(warp, slot, lane, bytes)));
    }
  });
}

/// What is known of a value that was loaded.
Held Recorder::loaded(const Warp& warp, unsigned lane, const Word& word, unsigned bytes, std::uint64_t bits) {
  if (word.kind == Word::Kind::none) return {};
  if (word.kind == Word::Kind::local) return m_memory.at(word.address, bytes);
  if (word.kind == Word::Kind::global && !m_launch.inPlace) {
    if (m_launch.input.holds(word.address) || (word.host == nullptr && m_launch.mapped))
      return loadedInput(momentOf(warp, lane), word, bytes, bits);
    if (m_launch.second.holds(word.address)) {
      Held held;
      if (m_launch.combine) held.from = word.address;  // a product may be made of it
      return held;
    }
  }
  const std::uint32_t width = m_launch.valueBytes();
  Held held = m_memory.at(word.address, bytes);
  held.from = word.address;
  if (bytes != width) return held;
  if (held.node != Node::none && held.offset == 0 && m_nodes[held.node].bits == bits) {
    m_nodes.readAgain(momentOf(warp, lane), held.node);
    return held;
  }
  held = {};
  held.from = word.address;
  if (const auto received = m_received.find(word.address); received != m_received.end()) {
    held.node = m_nodes.addInput(momentOf(warp, lane), bits, clusterSpace + received->second.block * clusterStride);
    m_nodes[held.node].padding = received->second.blank;
    m_memory.put(word.address, bytes, {held.node});
    return held;
  }
  const bool beyond = word.host == nullptr && word.kind == Word::Kind::global;
  const bool ofBlocks =
      beyond || m_launch.output.holds(word.address) || m_launch.input.holds(word.address) ||
      (m_launch.slots.holds(word.address) && (word.address - m_launch.slots.begin) % (2 * width) == 0);
  if (!ofBlocks) return held;  // perhaps no value of the reduction: it becomes a node where it is used
  held.node = m_nodes.addInput(momentOf(warp, lane), bits, word.address);
  m_nodes.known(held.node).tentative = !m_launch.input.holds(word.address);
  m_memory.put(word.address, bytes, {held.node});
  return held;
}

/// An element of an input that is not worked on in place.
Held Recorder::loadedInput(const Moment& now, const Word& word, unsigned bytes, std::uint64_t bits) {
  Held held;
  if (m_launch.mapped || bytes != m_launch.valueBytes()) {
    held.from = word.address;
    return held;
  }
  const auto [it, isNew] = m_inputs.try_emplace(word.address, Node::none);
  if (isNew)
    it->second = m_nodes.addInput(now, bits, word.address);
  else
    m_nodes.readAgain(now, it->second);
  held.node = it->second;
  return held;
}

void Recorder::store(Warp& warp, const Instruction* at) {
  const Decoded& decoded = *at->decoded;
  const unsigned bytes = ptx::bytesOf(decoded.type);
  const LaneAddresses addresses = addressesOf(warp, at);
  addRequest(warp, at, addresses, bytes * decoded.width, WarpRequest::Kind::globalStore);
  if (!makeRoom(4 * ptx::laneCount)) return;
  const HeldRegisters& registers = registersOf(warp);
  visitAddresses(addresses, [&](unsigned lane, std::uint64_t address) {
    for (unsigned k = 0; k < decoded.width; ++k) {
      const Slot& slot = decoded.sources[1 + k];
      const Word word = wordOf(warp, at, lane, address + k * bytes, bytes);
      stored(warp, lane, word, bytes, registers.at(slot.offset, lane), valueIn(warp, slot, lane, bytes));
    }
  });
}

void Recorder::stored(const Warp& warp, unsigned lane, const Word& word, unsigned bytes, Held held,
                      std::uint64_t bits) {
  if (word.kind == Word::Kind::none) return;
  if (word.kind == Word::Kind::local) return m_memory.put(word.address, bytes, held);
  if (word.host == nullptr) return;  // beyond an array: it is lost
  const Moment now = momentOf(warp, lane);
  if (m_launch.output.holds(word.address) || m_launch.slots.holds(word.address)) m_steps->stores(now);
  // What was stored in memory is read from there, whichever way it came before.
  held.shuffled = false;
  held.from = 0;
  if (held.identity) {
    held.node = nodeOf(now, {held, bits});
    held.identity = false;
  }
  m_memory.put(word.address, bytes, held);
  m_received.erase(word.address);
  if (held.node == Node::none || held.offset != 0 || bytes != m_launch.valueBytes()) return;
  noteHome(held.node, word.address);
  if (word.kind == Word::Kind::shared && (m_sharedBegin == 0 || word.address < m_sharedBegin))
    m_sharedBegin = word.address;
}

void Recorder::change(Warp& warp, const Instruction* at) {
  const unsigned bytes = ptx::bytesOf(at->decoded->type);
  const LaneAddresses addresses = addressesOf(warp, at);
  addRequest(warp, at, addresses, bytes, WarpRequest::Kind::atomic);
  visitAddresses(addresses, [&](unsigned lane, std::uint64_t address) {
    const Word word = wordOf(warp, at, lane, address, bytes);
    if (word.kind != Word::Kind::none) m_memory.forget(word.address, bytes);
  });
  clearResults(warp, at, warp.active);
}

}  // namespace warpfold::emulation
