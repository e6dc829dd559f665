// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <algorithm>
#include <functional>
#include <vector>

#include "charts/chart_widget.h"
#include "models/data_sources.h"

namespace warpfold::app {

/// One kind of chart. A new one is a file in this folder that registers itself; nothing else changes.
///
/// A chart on a new source, say a FansModel that a new job fills, takes:
///   1. models/fans_model.h: `class FansModel : public DataSource`, whose available() is false until the first reading
///      has come;
///   2. worker_client/fans.cpp: a companion (companions.h) that starts the job, owns and fills the model, and adds it
///      to the window's sources: `context.sources.add(m_model);`
///   3. charts/fans.cpp: a ChartWidget whose constructor takes (FansModel&, QWidget*), and
///          const bool fansChartRegistered = registerChart<FansChart, FansModel>(QStringLiteral("fans"), 90, page);
/// Its page gets a tab as soon as the model is available, `render --view fans` waits for readiness(), and pictures
/// carry the model's origin().
struct ChartEntry {
  QString id;     ///< what `warpfold render --view` takes: "latency"
  int order = 0;  ///< place in the row of charts
  QString page;   ///< charts of one page stand side by side; empty: with the live ones. Its title, to be translated in
                  ///< the context warpfold::app::ChartsRow
  std::vector<const QMetaObject*> drawsFrom;                            ///< the types of its sources
  std::function<std::vector<DataSource*>(const DataSources&)> sources;  ///< what it draws from
  std::function<ChartWidget*(const DataSources&, QWidget* parent)> create;

  template <typename Source>
  bool isOf() const {
    return std::find(drawsFrom.begin(), drawsFrom.end(), &Source::staticMetaObject) != drawsFrom.end();
  }
};

/// A `Chart` that is made of its sources, in this order, and its parent.
template <typename Chart, typename... Sources>
ChartEntry chartEntry(const QString& id, int order, const QString& page = {}) {
  const auto sources = [](const DataSources& all) { return std::vector<DataSource*>{&all.get<Sources>()...}; };
  const auto create = [sources](const DataSources& all, QWidget* parent) -> ChartWidget* {
    auto* chart = new Chart(all.get<Sources>()..., parent);
    chart->drawFrom(sources(all));
    return chart;
  };
  return {id, order, page, {&Sources::staticMetaObject...}, sources, create};
}

/// Adds a chart; throws std::logic_error on a duplicate id. Returns true, so that it can initialise a
/// constant.
bool registerChart(ChartEntry entry);
template <typename Chart, typename... Sources>
bool registerChart(const QString& id, int order, const QString& page = {}) {
  return registerChart(chartEntry<Chart, Sources...>(id, order, page));
}

/// All charts in their order.
std::vector<ChartEntry> chartEntries();

}  // namespace warpfold::app
