// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a live chart shows, as numbers.
#include <algorithm>

#include "charts/live_chart.h"
#include "models/count_text.h"
#include "models/figure_text.h"

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

QString LiveChart::exportCsv() const {
  QString text = QStringLiteral("iteration,a_%1,b_%1").arg(csvUnit());
  const bool banded = m_bands[0] || m_bands[1];
  if (banded) text += QStringLiteral(",a_low_%1,a_high_%1,b_low_%1,b_high_%1").arg(csvUnit());
  if (m_cub) text += QStringLiteral(",%1_median_%2").arg(m_cubName.toLower(), csvUnit());
  text += u'\n';
  const bool anyFirst = !m_figures[0].empty() && (m_figures[1].empty() || m_firsts[0] <= m_firsts[1]);
  const quint64 first = m_firsts[anyFirst ? 0 : 1];
  quint64 end = first + (banded ? 1 : 0);
  for (std::size_t s = 0; s < 2; ++s)
    if (!m_figures[s].empty()) end = std::max(end, m_firsts[s] + m_figures[s].size());
  for (quint64 i = first; i < end; ++i) {
    text += QString::number(i);
    for (int s = 0; s < 2; ++s) {
      const auto& figures = m_figures[std::size_t(s)];
      const quint64 at = i - m_firsts[std::size_t(s)];
      text += u',';
      if (i >= m_firsts[std::size_t(s)] && at < figures.size()) text += dataNumber(figures[at]);
      if (const auto& latency = m_bands[std::size_t(s)]) text += dataNumber(figure(s, latency->median));
    }
    for (int s = 0; banded && s < 2; ++s) {
      const auto& latency = m_bands[std::size_t(s)];
      const auto cell = [&](double us) { return dataNumber(figure(s, us)); };
      text += latency ? u',' + cell(latency->band->low) + u',' + cell(latency->band->high) : QStringLiteral(",,");
    }
    if (m_cub) text += u',' + dataNumber(*m_cub);
    text += u'\n';
  }
  return text;
}

}  // namespace warpfold::app
