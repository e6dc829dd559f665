// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/charts_row.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>

#include "charts/chart.h"
#include "charts/chart_widget.h"
#include "models/playback.h"

namespace warpfold::app {

ChartsRow::ChartsRow(const Comparison& comparison, const LadderModel& ladder, QWidget* parent)
    : QWidget(parent),
      m_comparison(comparison),
      m_ladder(ladder),
      m_tabs(new QTabBar(this)),
      m_pages(new QStackedWidget(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(m_tabs);
  column->addWidget(m_pages, 1);
  m_tabs->setDrawBase(false);
  m_tabs->setExpanding(false);
  m_tabs->setAccessibleName(tr("Pages of charts"));
  connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
  for (const ChartEntry& entry : chartEntries()) add(entry);

  const auto often = [](QTimer& timer) {
    timer.setSingleShot(true);
    timer.setInterval(33);
    return [&timer] {
      if (!timer.isActive()) timer.start();
    };
  };
  const auto soon = often(m_timer), ladderSoon = often(m_ladderTimer);
  connect(&m_timer, &QTimer::timeout, this, &ChartsRow::refreshComparison);
  connect(&m_ladderTimer, &QTimer::timeout, this, &ChartsRow::refreshLadder);
  connect(&comparison, &Comparison::samplesChanged, this, soon);
  connect(&comparison, &Comparison::resultChanged, this, soon);
  connect(&comparison, &Comparison::stateChanged, this, soon);
  connect(&comparison, &Comparison::roofChanged, this, soon);
  connect(&ladder, &LadderModel::changed, this, ladderSoon);
  connect(&ladder, &LadderModel::stateChanged, this, ladderSoon);
}

void ChartsRow::add(const ChartEntry& entry) {
  ChartWidget* chart = entry.create(this);
  chart->setObjectName(entry.id);
  connect(chart, &ChartWidget::exportRequested, this, &ChartsRow::exportRequested);
  connect(chart, &ChartWidget::copyImageRequested, this, &ChartsRow::copyImageRequested);
  connect(chart, &ChartWidget::copyDataRequested, this, &ChartsRow::copyDataRequested);
  connect(chart, &ChartWidget::ladderRequested, this, &ChartsRow::ladderRequested);
  connect(chart, &ChartWidget::stopRequested, this, &ChartsRow::stopRequested);
  connect(chart, &ChartWidget::againRequested, this, &ChartsRow::againRequested);
  m_charts.push_back(chart);
  page(entry.page.isEmpty() ? tr("Live") : tr(entry.page.toUtf8().constData()))->addWidget(chart, 1);
}

QHBoxLayout* ChartsRow::page(const QString& title) {
  for (int i = 0; i < m_tabs->count(); ++i)
    if (m_tabs->tabText(i) == title) return static_cast<QHBoxLayout*>(m_pages->widget(i)->layout());
  auto* page = new QWidget;
  auto* row = new QHBoxLayout(page);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(12);
  m_pages->addWidget(page);
  m_tabs->addTab(title);
  return row;
}

void ChartsRow::setPlayback(Playback* playback) {
  const auto follow = [this, playback] {
    for (ChartWidget* chart : m_charts) chart->follow(*playback);
  };
  connect(playback, &Playback::positionChanged, this, follow);
  connect(playback, &Playback::tracesChanged, this, follow);
  follow();
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

ChartWidget* ChartsRow::shownChart() const {
  return m_pages->currentWidget() ? m_pages->currentWidget()->findChild<ChartWidget*>() : nullptr;
}

void ChartsRow::showChart(const QString& id) {
  for (int i = 0; i < m_pages->count(); ++i)
    if (m_pages->widget(i)->findChild<ChartWidget*>(id)) m_tabs->setCurrentIndex(i);
}

void ChartsRow::refreshNow() {
  refreshComparison();
  refreshLadder();
}

void ChartsRow::refreshComparison() {
  for (ChartWidget* chart : m_charts) chart->refresh(m_comparison);
}

void ChartsRow::refreshLadder() {
  for (ChartWidget* chart : m_charts) chart->refresh(m_ladder);
}

}  // namespace warpfold::app
