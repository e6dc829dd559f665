// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/grid_shadow.h"

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

void GridShadow::clear() {
  *m_cells = Cells{};
  m_counters.clear();
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

std::optional<GridVisitor> GridShadow::visit(Cell& cell, GridUse use, const GridVisitor& who, bool knowsWrite,
                                             bool knowsRead) {
  const std::uint32_t self = who.block + 1;
  std::optional<GridVisitor> met;
  const bool written = cell.writerBlock != 0 && cell.writerBlock != self;
  if (written && !knowsWrite && !(use == GridUse::atomic && cell.atomic)) met = cell.lastWriter();
  const auto step = static_cast<std::uint16_t>(who.step);
  if (use == GridUse::load) {
    cell.readerBlock = self;
    cell.reader = who.who;
    cell.readerStep = step;
    cell.readerCount = {};
    return met;
  }
  const bool read = cell.readerBlock != 0 && cell.readerBlock != self;
  if (!met && read && !knowsRead) met = cell.lastReader();
  cell.writerBlock = self;
  cell.writer = who.who;
  cell.writerStep = step;
  cell.writerCount = {};
  cell.atomic = use == GridUse::atomic;
  return met;
}

GridCount GridShadow::countUp(std::uintptr_t address, const Knowledge& fenced, Knowledge& known) {
  std::uint32_t index = 0;
  while (index < m_counters.size() && m_counters[index].address != address) ++index;
  if (index == m_counters.size()) m_counters.push_back({address, 0, {}});
  Counter& counter = m_counters[index];
  ++counter.counts;
  known.join(counter.released);
  known.raise(index, counter.counts);
  counter.released.join(fenced);
  return {index, counter.counts};
}

void GridShadow::publish(std::uintptr_t address, std::uint32_t block, bool writes, GridCount count) {
  Cell& cell = (*m_cells)[wordOf(address) % size];
  if (cell.word != wordOf(address)) return;
  if (writes && cell.writerBlock == block + 1) cell.writerCount = count;
  if (!writes && cell.readerBlock == block + 1) cell.readerCount = count;
}

/// Two cells of one word: machines know nothing of each other's order, so what was published accuses nobody.
std::optional<std::pair<GridVisitor, GridVisitor>> GridShadow::met(const Cell& a, const Cell& b) {
  for (const Cell* cell : {&a, &b})
    if (cell->writerCount.place != 0 || cell->readerCount.place != 0) return {};
  const auto two = [](const GridVisitor& x, const GridVisitor& y) {
    return x.block < y.block ? std::pair{x, y} : std::pair{y, x};
  };
  if (a.writerBlock != 0 && b.writerBlock != 0 && !(a.atomic && b.atomic)) return two(a.lastWriter(), b.lastWriter());
  if (a.writerBlock != 0 && b.readerBlock != 0) return two(a.lastWriter(), b.lastReader());
  if (a.readerBlock != 0 && b.writerBlock != 0) return two(a.lastReader(), b.lastWriter());
  return {};
}

std::vector<GridShadow::Meeting> GridShadow::absorb(const GridShadow& other, std::uintptr_t near) {
  std::vector<Meeting> list;
  for (std::uint32_t i = 0; i < size; ++i) {
    Cell& mine = (*m_cells)[i];
    const Cell& others = (*other.m_cells)[i];
    if (mine.writerBlock == 0 && mine.readerBlock == 0) {
      mine = others;
    } else if (mine.word == others.word) {
      if (const auto pair = met(mine, others)) list.push_back({addressOf(mine.word, near), pair->first, pair->second});
    }
  }
  return list;
}

}  // namespace warpfold::emulation
