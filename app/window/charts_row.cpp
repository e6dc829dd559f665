// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/charts_row.h"

#include <QHBoxLayout>

#include "charts/chart.h"
#include "charts/chart_widget.h"

namespace warpfold::app {

ChartsRow::ChartsRow(const Comparison& comparison, QWidget* parent)
    : QWidget(parent), m_comparison(comparison) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(12);
  for (const ChartEntry& entry : chartEntries()) {
    ChartWidget* chart = entry.create(this);
    chart->setObjectName(entry.id);
    connect(chart, &ChartWidget::exportRequested, this, &ChartsRow::exportRequested);
    connect(chart, &ChartWidget::copyImageRequested, this, &ChartsRow::copyImageRequested);
    connect(chart, &ChartWidget::copyDataRequested, this, &ChartsRow::copyDataRequested);
    m_charts.push_back(chart);
    row->addWidget(chart, 1);
  }
  m_timer.setSingleShot(true);
  m_timer.setInterval(33);
  connect(&m_timer, &QTimer::timeout, this, &ChartsRow::refreshNow);
  const auto soon = [this] {
    if (!m_timer.isActive()) m_timer.start();
  };
  connect(&comparison, &Comparison::samplesChanged, this, soon);
  connect(&comparison, &Comparison::resultChanged, this, soon);
  connect(&comparison, &Comparison::stateChanged, this, soon);
  connect(&comparison, &Comparison::roofChanged, this, soon);
}

void ChartsRow::setTheme(const Theme& theme) {
  for (ChartWidget* chart : m_charts) chart->setTheme(theme);
}

void ChartsRow::setBlockIndex(quint64 index) {
  for (ChartWidget* chart : m_charts) chart->setBlockIndex(index);
  refreshNow();
}

ChartWidget* ChartsRow::chart(const QString& id) const {
  for (ChartWidget* chart : m_charts)
    if (chart->exportName() == id) return chart;
  return nullptr;
}

void ChartsRow::refreshNow() {
  for (ChartWidget* chart : m_charts) chart->refresh(m_comparison);
}

}  // namespace warpfold::app
