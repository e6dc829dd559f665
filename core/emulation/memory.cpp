// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/memory.h"

#include <algorithm>
#include <cstring>

namespace warpfold::emulation {

namespace {

constexpr std::uint64_t alignment = 512;
/// Between arrays, so that an index that is somewhat wrong hits nothing, and one that is wrong by far something else
/// than its neighbour only by chance.
constexpr std::uint64_t gap = std::uint64_t{1} << 32;

}  // namespace

void Memory::add(Area area) {
  const auto behind = std::upper_bound(m_areas.begin(), m_areas.end(), area.begin,
                                       [](std::uint64_t address, const Area& each) { return address < each.begin; });
  m_areas.insert(behind, std::move(area));
}

std::uint64_t Memory::map(std::string name, std::span<std::byte> host, std::uint64_t elementBytes,
                          std::uint64_t offset) {
  const std::uint64_t begin = m_next + offset;
  m_next = (begin + host.size() + gap + alignment - 1) / alignment * alignment;
  add({begin, begin + host.size(), host.data(), Area::Kind::global, std::move(name), elementBytes});
  return begin;
}

void Memory::setRole(std::uint64_t address, Area::Role role, std::uint64_t filled) {
  for (Area& each : m_areas)
    if (each.begin == address) {
      each.role = role;
      each.filled = filled;
    }
}

void Memory::load(const ptx::Program& program) {
  for (const auto& variable : program.globals) {
    if (find(variable.address, variable.bytes) != nullptr) continue;
    auto& own = m_own.emplace_back(std::make_unique<std::byte[]>(variable.bytes));
    std::copy(variable.initial.begin(), variable.initial.end(), own.get());
    add({variable.address, variable.address + variable.bytes, own.get(), Area::Kind::global, variable.name,
         variable.elementBytes});
  }
}

const Area* Memory::find(std::uint64_t address, std::uint64_t bytes) const {
  const auto behind = std::upper_bound(m_areas.begin(), m_areas.end(), address,
                                       [](std::uint64_t a, const Area& each) { return a < each.begin; });
  if (behind == m_areas.begin() || !std::prev(behind)->holds(address, bytes)) return nullptr;
  return &*std::prev(behind);
}

const Area* Memory::nearest(std::uint64_t address) const {
  const Area* best = nullptr;
  std::uint64_t least = ~std::uint64_t{0};
  for (const Area& each : m_areas) {
    const std::uint64_t distance = address < each.begin  ? each.begin - address
                                   : address >= each.end ? address - each.end
                                                         : 0;
    if (distance >= least) continue;
    least = distance;
    best = &each;
  }
  return best;
}

}  // namespace warpfold::emulation
