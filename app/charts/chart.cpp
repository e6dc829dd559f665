// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart.h"

#include <algorithm>
#include <stdexcept>

namespace warpfold::app {
namespace {

std::vector<ChartEntry>& registry() {
  static std::vector<ChartEntry> entries;
  return entries;
}

}  // namespace

bool registerChart(ChartEntry entry) {
  for (const ChartEntry& other : registry())
    if (other.id == entry.id) throw std::logic_error("two charts are called " + entry.id.toStdString());
  registry().push_back(std::move(entry));
  return true;
}

std::vector<ChartEntry> chartEntries() {
  std::vector<ChartEntry> sorted = registry();
  std::stable_sort(sorted.begin(), sorted.end(), [](auto& l, auto& r) { return l.order < r.order; });
  return sorted;
}

}  // namespace warpfold::app
