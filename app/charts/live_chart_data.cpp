// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a live chart shows, as numbers.
#include <algorithm>

#include "charts/live_chart.h"
#include "models/count_text.h"
#include "models/figure_text.h"
#include "models/table_text.h"

namespace warpfold::app {

ChartReading LiveChart::reading() const {
  ChartReading reading;
  for (std::size_t s = 0; s < 2; ++s) {
    if (m_figures[s].empty()) continue;
    ChartSeries series{s == 0 ? QStringLiteral("A") : QStringLiteral("B"),
                       {},
                       [this](double f) { return textOf(f); },
                       [this](double f, double like) { return textOf(f, like); }};
    for (std::size_t i = 0; i < m_figures[s].size(); ++i)
      series.points.emplace_back(double(m_firsts[s] + i), m_figures[s][i]);
    reading.series.push_back(std::move(series));
  }
  if (reading.series.empty()) return {};
  reading.axis = tr("iteration");
  reading.place = [](double x) { return grouped(quint64(x)); };
  return reading;
}

std::vector<Table> LiveChart::tables() const {
  Table table;
  const auto addKey = [&](const std::string& stem) { table.keys.push_back(stem + "_" + keyUnit()); };
  const bool banded = m_bands[0] || m_bands[1];
  table.keys.push_back("iteration");
  for (const char* stem : {"a", "b"}) addKey(stem);
  if (banded)
    for (const char* stem : {"a_low", "a_high", "b_low", "b_high"}) addKey(stem);
  if (m_cub) addKey(m_cubName.toLower().toStdString() + "_median");
  const bool anyFirst = !m_figures[0].empty() && (m_figures[1].empty() || m_firsts[0] <= m_firsts[1]);
  const quint64 first = m_firsts[anyFirst ? 0 : 1];
  quint64 end = first + (banded ? 1 : 0);
  for (std::size_t s = 0; s < 2; ++s)
    if (!m_figures[s].empty()) end = std::max(end, m_firsts[s] + m_figures[s].size());
  for (quint64 i = first; i < end; ++i) {
    std::vector<Cell>& cells = table.rows.emplace_back();
    cells.push_back(i);
    for (int s = 0; s < 2; ++s) {
      const auto& figures = m_figures[std::size_t(s)];
      const auto& latency = m_bands[std::size_t(s)];
      const quint64 at = i - m_firsts[std::size_t(s)];
      const bool sampled = i >= m_firsts[std::size_t(s)] && at < figures.size();
      cells.push_back(sampled ? dataCell(figures[at]) : latency ? dataCell(figure(s, latency->median)) : Cell());
    }
    for (int s = 0; banded && s < 2; ++s) {
      const auto& latency = m_bands[std::size_t(s)];
      cells.push_back(latency ? dataCell(figure(s, latency->band->low)) : Cell());
      cells.push_back(latency ? dataCell(figure(s, latency->band->high)) : Cell());
    }
    if (m_cub) cells.push_back(dataCell(m_cub));
  }
  return {table};
}

}  // namespace warpfold::app
