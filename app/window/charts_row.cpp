// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/charts_row.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <algorithm>
#include <iterator>

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
  for (const ChartEntry& entry : chartEntries())
    m_places.push_back({pageOf(entry.page.isEmpty() ? tr("Live") : tr(entry.page.toUtf8().constData())), entry.id});
  m_charts.resize(m_places.size());
  connect(m_tabs, &QTabBar::currentChanged, this, [this](int page) {
    buildPage(page);
    m_pages->setCurrentIndex(page);
  });
  buildPage(0);

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
  connect(&comparison, &Comparison::measuredPeakChanged, this, soon);
  connect(&comparison, &Comparison::cubChanged, this, soon);
  connect(&ladder, &LadderModel::changed, this, ladderSoon);
  connect(&ladder, &LadderModel::stateChanged, this, ladderSoon);
}

int ChartsRow::pageOf(const QString& title) {
  for (int i = 0; i < m_tabs->count(); ++i)
    if (m_tabs->tabText(i) == title) return i;
  auto* page = new QWidget;
  auto* row = new QHBoxLayout(page);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(12);
  m_pages->addWidget(page);
  return m_tabs->addTab(title);
}

void ChartsRow::buildPage(int page) {
  const std::vector<ChartEntry> entries = chartEntries();
  for (std::size_t i = 0; i < m_places.size(); ++i)
    if (m_places[i].page == page && !m_charts[i]) {
      m_charts[i] = build(entries[i]);
      static_cast<QHBoxLayout*>(m_pages->widget(page)->layout())->addWidget(m_charts[i], 1);
    }
}

ChartWidget* ChartsRow::build(const ChartEntry& entry) {
  ChartWidget* chart = entry.create(this);
  chart->setObjectName(entry.id);
  connect(chart, &ChartWidget::exportRequested, this, &ChartsRow::exportRequested);
  connect(chart, &ChartWidget::copyImageRequested, this, &ChartsRow::copyImageRequested);
  connect(chart, &ChartWidget::copyDataRequested, this, &ChartsRow::copyDataRequested);
  connect(chart, &ChartWidget::ladderRequested, this, &ChartsRow::ladderRequested);
  connect(chart, &ChartWidget::stopRequested, this, &ChartsRow::stopRequested);
  connect(chart, &ChartWidget::repeatRequested, this, &ChartsRow::repeatRequested);
  if (m_theme) chart->setTheme(*m_theme);
  chart->setBlockIndex(m_blockIndex);
  if (m_playback) chart->follow(*m_playback);
  chart->refresh(m_comparison);
  chart->refresh(m_ladder);
  return chart;
}

void ChartsRow::setPlayback(Playback* playback) {
  m_playback = playback;
  const auto follow = [this] {
    for (ChartWidget* chart : builtCharts()) chart->follow(*m_playback);
  };
  connect(playback, &Playback::positionChanged, this, follow);
  connect(playback, &Playback::tracesChanged, this, follow);
  follow();
}

void ChartsRow::setTheme(const Theme& theme) {
  m_theme = &theme;
  for (ChartWidget* chart : builtCharts()) chart->setTheme(theme);
}

void ChartsRow::setBlockIndex(quint64 index) {
  m_blockIndex = index;
  for (ChartWidget* chart : builtCharts()) chart->setBlockIndex(index);
  refreshNow();
}

const std::vector<ChartWidget*>& ChartsRow::charts() {
  for (int page = 0; page < m_pages->count(); ++page) buildPage(page);
  return m_charts;
}

std::vector<ChartWidget*> ChartsRow::builtCharts() const {
  std::vector<ChartWidget*> built;
  std::copy_if(m_charts.begin(), m_charts.end(), std::back_inserter(built), [](auto* c) { return c; });
  return built;
}

ChartWidget* ChartsRow::chart(const QString& id) {
  for (std::size_t i = 0; i < m_places.size(); ++i) {
    if (m_places[i].id != id) continue;
    buildPage(m_places[i].page);
    return m_charts[i];
  }
  return nullptr;
}

ChartWidget* ChartsRow::shownChart() const {
  return m_pages->currentWidget() ? m_pages->currentWidget()->findChild<ChartWidget*>() : nullptr;
}

void ChartsRow::showChart(const QString& id) {
  for (const Place& place : m_places)
    if (place.id == id) m_tabs->setCurrentIndex(place.page);
}

void ChartsRow::refreshNow() {
  refreshComparison();
  refreshLadder();
}

void ChartsRow::refreshComparison() {
  for (ChartWidget* chart : builtCharts()) chart->refresh(m_comparison);
}

void ChartsRow::refreshLadder() {
  for (ChartWidget* chart : builtCharts()) chart->refresh(m_ladder);
}

}  // namespace warpfold::app
