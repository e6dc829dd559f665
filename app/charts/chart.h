// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <vector>

class QWidget;

namespace warpfold::app {

class ChartWidget;

/// One kind of chart. A new one is a file in this folder that registers itself; nothing else changes.
struct ChartEntry {
  QString id;     ///< what `warpfold render --view` takes: "latency"
  int order = 0;  ///< place in the row of charts
  std::function<ChartWidget*(QWidget* parent)> create;
  bool sampled = true;   ///< a picture waits for a stream of samples; false: the first result is enough
  QString page = {};     ///< charts of one page stand side by side; empty: with the comparison's. Its title, to
                         ///< be translated in the context warpfold::app::ChartsRow
  bool ladder = false;   ///< filled by a run of all kernels, not by the comparison of two
  bool repeats = false;  ///< and by many runs of one of them
};

/// Adds a chart; throws std::logic_error on a duplicate id. Returns true, so that it can initialise a
/// constant.
bool registerChart(ChartEntry entry);
/// All charts in their order.
std::vector<ChartEntry> chartEntries();

}  // namespace warpfold::app
