// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/grid_shadow.h"

#include <utility>

namespace warpfold::emulation {

namespace {

std::uint32_t wordOf(std::uintptr_t address) {
  return static_cast<std::uint32_t>(address >> 2);
}

/// The address of a word that lies within 8 GiB of `near`.
std::uintptr_t addressOf(std::uint32_t word, std::uintptr_t near) {
  const auto away = static_cast<std::int32_t>(word - wordOf(near));
  return (near & ~std::uintptr_t{3}) + static_cast<std::uintptr_t>(std::int64_t{away} * 4);
}

}  // namespace

void GridShadow::begin(std::shared_ptr<GridCounters> counters) {
  *m_cells = Cells{};
  m_counters = std::move(counters);
  m_known.assign(1, {});
}

GridShadow::Cell& GridShadow::cellOf(std::uintptr_t address) {
  const std::uint32_t word = wordOf(address);
  Cell& cell = (*m_cells)[word % size];
  if (cell.word != word) {
    cell = {};
    cell.word = word;
  }
  return cell;
}

std::uint32_t GridShadow::remember(const Knowledge& ofBlock, const Knowledge& ofLane) {
  if (ofBlock.empty() && ofLane.empty()) return 0;
  const auto last = static_cast<std::uint32_t>(m_known.size() - 1);
  // Mostly who came before knew the same.
  if (ofLane.empty() && m_known[last] == ofBlock) return last;
  if (ofBlock.empty() && m_known[last] == ofLane) return last;
  Knowledge both = ofBlock;
  both.join(ofLane);
  if (m_known[last] == both) return last;
  if (m_known.size() == mostKnown) return notKept;
  m_known.push_back(std::move(both));
  return last + 1;
}

std::optional<GridVisitor> GridShadow::visit(std::uintptr_t address, GridUse use, const GridVisitor& who,
                                             std::uint32_t knowledge) {
  Cell& cell = cellOf(address);
  const Knowledge* const knows = known(knowledge);
  const auto past = [&](GridCount count) {
    return count.place != 0 && (!knows || knows->at(count.counter) >= count.place);
  };
  const std::uint32_t self = who.block + 1;
  std::optional<GridVisitor> met;
  const bool written = cell.writerBlock != 0 && cell.writerBlock != self;
  if (written && !past(cell.writerCount) && !(use == GridUse::atomic && cell.atomic)) met = cell.lastWriter();
  const auto step = static_cast<std::uint16_t>(who.step);
  if (use == GridUse::load) {
    if (cell.readerBlock != 0 && cell.readerBlock != self && cell.readerCount.place == 0) {
      cell.openReaderBlock = cell.readerBlock;
      cell.openReaderStep = cell.readerStep;
      cell.openReader = cell.reader;
    }
    cell.readerBlock = self;
    cell.reader = who.who;
    cell.readerStep = step;
    cell.readerCount = {};
    cell.readerKnows = knowledge;
    return met;
  }
  const bool read = cell.readerBlock != 0 && cell.readerBlock != self;
  if (!met && read && !past(cell.readerCount)) met = cell.lastReader();
  if (!met && cell.openReaderBlock != 0 && cell.openReaderBlock != self) met = cell.leftReader();
  cell.writerBlock = self;
  cell.writer = who.who;
  cell.writerStep = step;
  cell.writerCount = {};
  cell.writerKnows = knowledge;
  cell.atomic = use == GridUse::atomic;
  return met;
}

void GridShadow::publish(std::uintptr_t address, std::uint32_t block, std::uint32_t thread, bool writes,
                         GridCount count) {
  Cell& cell = (*m_cells)[wordOf(address) % size];
  if (cell.word != wordOf(address)) return;
  if (writes && cell.writerBlock == block + 1 && cell.writer.thread() == thread) cell.writerCount = count;
  if (!writes && cell.readerBlock == block + 1 && cell.reader.thread() == thread) cell.readerCount = count;
}

std::optional<std::pair<GridVisitor, GridVisitor>> GridShadow::met(const Cell& a, const GridShadow& other,
                                                                   const Cell& b) const {
  const auto before = [](const Access& x, const Access& y) {
    return x.count.place != 0 && (y.knows == nullptr || y.knows->at(x.count.counter) >= x.count.place);
  };
  const auto unordered = [&](const Access& x, const Access& y) -> std::optional<std::pair<GridVisitor, GridVisitor>> {
    if (before(x, y) || before(y, x)) return {};
    return x.who.block < y.who.block ? std::pair{x.who, y.who} : std::pair{y.who, x.who};
  };
  std::optional<std::pair<GridVisitor, GridVisitor>> pair;
  if (a.writerBlock != 0 && b.writerBlock != 0 && !(a.atomic && b.atomic))
    pair = unordered(writeOf(a), other.writeOf(b));
  if (!pair && a.writerBlock != 0 && b.readerBlock != 0) pair = unordered(writeOf(a), other.readOf(b));
  if (!pair && a.readerBlock != 0 && b.writerBlock != 0) pair = unordered(readOf(a), other.writeOf(b));
  return pair;
}

std::vector<GridShadow::Meeting> GridShadow::absorb(const GridShadow& other, std::uintptr_t near) {
  std::vector<Meeting> list;
  const auto offset = static_cast<std::uint32_t>(m_known.size());
  const auto moved = [&](std::uint32_t knowledge) { return knowledge == notKept ? notKept : offset + knowledge; };
  m_known.insert(m_known.end(), other.m_known.begin(), other.m_known.end());
  for (std::uint32_t i = 0; i < size; ++i) {
    Cell& mine = (*m_cells)[i];
    const Cell& others = (*other.m_cells)[i];
    if (mine.writerBlock == 0 && mine.readerBlock == 0) {
      mine = others;
      mine.writerKnows = moved(others.writerKnows);
      mine.readerKnows = moved(others.readerKnows);
    } else if (mine.word == others.word) {
      if (const auto pair = met(mine, other, others))
        list.push_back({addressOf(mine.word, near), pair->first, pair->second});
    }
  }
  return list;
}

}  // namespace warpfold::emulation
