// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/launch_hazards.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "emulation/block.h"
#include "emulation/merge_hazards.h"
#include "emulation/written_parameters.h"

namespace warpfold::emulation {

using ptx::Opcode;
using ptx::Space;

ProgramOrder::ProgramOrder(const ptx::Program& program) {
  unsigned narrowest = 4;
  for (const ptx::FunctionProgram& function : program.functions)
    for (const ptx::Decoded& each : function.together) {
      syncsWarps |= each.opcode == Opcode::warpSync;
      fences |= each.opcode == Opcode::membar || each.opcode == Opcode::fence || each.releases || each.acquires;
      const bool accesses = each.opcode == Opcode::ld || each.opcode == Opcode::st;
      if (accesses && (each.space == Space::shared || each.space == Space::global || each.space == Space::generic))
        narrowest = std::min(narrowest, ptx::bytesOf(each.type));
    }
  cellShift = static_cast<unsigned>(std::countr_zero(narrowest));
}

LaunchHazards::LaunchHazards(const Code& code, const Memory& memory, const Launch& launch, std::uint32_t number)
    : m_program(code.program()),
      m_memory(memory),
      m_order(code.program()),
      m_number(number),
      m_blocks(launch.grid.count()),
      m_lines(code.program().counters + 1, 0),
      m_last(m_blocks),
      m_races(counts()),
      m_list(launch.warpWidth, Hazard::most) {
  const WrittenParameters written(m_program);
  m_writesAny = written.any;
  for (const std::uint32_t offset : written.offsets) {
    std::uint64_t address = 0;
    if (offset + sizeof address > launch.parameters.size()) continue;
    std::memcpy(&address, launch.parameters.data() + offset, sizeof address);
    if (const Area* area = memory.find(address, 1)) m_written.push_back(area);
  }
  for (const ptx::FunctionProgram& function : m_program.functions)
    for (std::size_t i = 0; i < function.together.size(); ++i)
      m_lines[function.firstCounter + i + 1] = function.places[function.together[i].source].location.line;
}

bool LaunchHazards::isWritten(const Area& area) const {
  // Those of the module are reached by no parameter.
  return m_writesAny || area.begin < ptx::window::module + ptx::window::bytes ||
         std::find(m_written.begin(), m_written.end(), &area) != m_written.end();
}

Hazard::Place LaunchHazards::placeOf(const Area& area, std::uint64_t address) const {
  using Kind = Hazard::Place::Kind;
  // Before the begin it counts backwards.
  const auto elements = [](std::uint64_t distance, std::uint64_t bytes) {
    const auto d = static_cast<std::int64_t>(distance), b = static_cast<std::int64_t>(bytes);
    return static_cast<std::uint64_t>((d >= 0 ? d : d - b + 1) / b);
  };
  const std::uint64_t offset = address - area.begin;
  if (area.kind == Area::Kind::shared) {
    const auto& variables = m_program.shared;
    const auto behind =
        std::find_if(variables.begin(), variables.end(), [&](const auto& each) { return each.address > offset; });
    if (behind == variables.begin()) return {Kind::shared, elements(offset, area.elementBytes)};
    const auto& variable = *std::prev(behind);
    return {Kind::shared, elements(offset - variable.address, variable.elementBytes)};
  }
  const std::uint64_t index = elements(offset, area.elementBytes);
  switch (area.role) {
    case Area::Role::input: return {Kind::input, index};
    case Area::Role::output: return {Kind::output, index};
    case Area::Role::counter: return {Kind::ticket, index};
    default: return {Kind::array, index, area.name};
  }
}

void LaunchHazards::follow(std::span<const std::uint64_t> blocks) {
  for (const std::uint64_t block : blocks) m_followed.try_emplace(block, m_list);
}

std::vector<Hazard> LaunchHazards::of(std::uint64_t block) const {
  std::vector<Hazard> ordered;
  mergeHazards(ordered, m_followed.at(block).list());
  return ordered;
}

void LaunchHazards::endAt(std::uint64_t block) {
  const std::lock_guard lock(m_mutex);
  m_last = std::min(m_last, block);
}

void LaunchHazards::show(const BlockReport& report) {
  const auto followed = m_followed.find(report.block);
  if (report.block > m_last && followed == m_followed.end()) return;
  const auto add = [&](const Hazard& hazard) {
    m_list.add(hazard);
    if (followed != m_followed.end()) followed->second.add(hazard);
  };
  for (const Hazard& each : report.hazards) add(each);
  m_races.show(report, [&](const GridRaces::Meeting& met) {
    const std::uint64_t address = (met.page * ShadowRow::cells + met.cell) << m_order.cellShift;
    const Area* area = m_memory.find(address, 1);
    if (area == nullptr) area = m_memory.nearest(address);
    const auto party = [&](const GridRaces::Visitor& v) {
      return Hazard::Party{ThreadId{v.who & threadMask}, lineOf(v.at), v.writes};
    };
    add({Hazard::Kind::race, m_number, BlockId{met.second.block}, met.second.who >> threadBits, 0, party(met.first),
         party(met.second), BlockId{met.first.block}, placeOf(*area, std::max(address, area->begin)), 1});
  });
}

void LaunchHazards::take(BlockReport& report) {
  const std::lock_guard lock(m_mutex);
  if (report.block != m_next) {
    // Where one block keeps very many waiting, what they did at words that they share with others is given up.
    if (m_waitingRows + report.rows.size() > mostWaitingRows) report.rows.clear();
    m_waitingRows += report.rows.size();
    const std::uint64_t block = report.block;
    m_waiting.emplace(block, std::exchange(report, {}));
    return;
  }
  show(report);
  ++m_next;
  for (auto each = m_waiting.begin(); each != m_waiting.end() && each->first == m_next; ++m_next) {
    m_waitingRows -= each->second.rows.size();
    show(each->second);
    each = m_waiting.erase(each);
  }
}

std::vector<Hazard> LaunchHazards::list() {
  const std::lock_guard lock(m_mutex);
  for (const auto& [block, report] : m_waiting) show(report);
  m_waiting.clear();
  std::vector<Hazard> ordered;
  mergeHazards(ordered, m_list.list());
  return ordered;
}

}  // namespace warpfold::emulation
