// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/charts_row.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <algorithm>
#include <iterator>
#include <utility>

namespace warpfold::app {

ChartsRow::ChartsRow(const DataSources& sources, QWidget* parent, std::vector<ChartEntry> entries)
    : QWidget(parent),
      m_sources(sources),
      m_entries(std::move(entries)),
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
  for (const ChartEntry& entry : m_entries) {
    const QString title = entry.page.isEmpty() ? tr("Live") : tr(entry.page.toUtf8().constData());
    m_places.push_back({pageOf(title), entry.id, entry.sources(sources)});
    for (const DataSource* source : m_places.back().sources)
      if (!source->available()) connect(source, &DataSource::changed, this, &ChartsRow::showTabs);
  }
  m_charts.resize(m_places.size());
  connect(m_tabs, &QTabBar::currentChanged, this, [this](int page) {
    buildPage(page);
    m_pages->setCurrentIndex(page);
    if (const ChartWidget* first = shownChart()) emit pageShown(first->exportName());
  });
  buildPage(0);
  showTabs();
}

void ChartsRow::showTabs() {
  std::vector<bool> any(std::size_t(m_tabs->count()));
  for (const Place& place : m_places)
    if (std::all_of(place.sources.begin(), place.sources.end(), [](const auto* each) { return each->available(); }))
      any[std::size_t(place.page)] = true;
  for (int page = 0; page < m_tabs->count(); ++page) {
    const bool shown = any[std::size_t(page)] || m_pages->widget(page) == m_guest;
    // Qt forgets that tabs have to be laid out anew where the last one that is set stays as it is.
    if (m_tabs->isTabVisible(page) != shown) m_tabs->setTabVisible(page, shown);
  }
}

void ChartsRow::take(QWidget* guest, const QString& title) {
  if (m_guest == guest) return;
  m_guest = guest;
  m_before = m_tabs->currentIndex();
  m_pages->addWidget(guest);
  m_tabs->setCurrentIndex(m_tabs->addTab(title));
}

QWidget* ChartsRow::giveBack() {
  if (m_guest == nullptr) return nullptr;
  QWidget* const guest = std::exchange(m_guest, nullptr);
  const int page = m_pages->indexOf(guest);
  if (m_tabs->currentIndex() == page) m_tabs->setCurrentIndex(m_before);
  m_pages->removeWidget(guest);
  m_tabs->removeTab(page);
  return guest;
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
  for (std::size_t i = 0; i < m_places.size(); ++i)
    if (m_places[i].page == page && !m_charts[i]) {
      m_charts[i] = build(m_entries[i]);
      static_cast<QHBoxLayout*>(m_pages->widget(page)->layout())->addWidget(m_charts[i], 1);
    }
}

ChartWidget* ChartsRow::build(const ChartEntry& entry) {
  ChartWidget* chart = entry.create(m_sources, this);
  chart->setObjectName(entry.id);
  connect(chart, &ChartWidget::exportRequested, this, &ChartsRow::exportRequested);
  connect(chart, &ChartWidget::copyImageRequested, this, &ChartsRow::copyImageRequested);
  connect(chart, &ChartWidget::copyDataRequested, this, &ChartsRow::copyDataRequested);
  m_links.add(chart);
  if (m_theme) chart->setTheme(*m_theme);
  return chart;
}

void ChartsRow::setTheme(const Theme& theme) {
  m_theme = &theme;
  for (ChartWidget* chart : builtCharts()) chart->setTheme(theme);
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

ChartWidget* ChartsRow::chartAtHand() const {
  for (ChartWidget* chart : builtCharts())
    if (const QWidget* focus = QApplication::focusWidget(); focus && (focus == chart || chart->isAncestorOf(focus)))
      return chart;
  return shownChart();
}

void ChartsRow::showChart(const QString& id) {
  for (const Place& place : m_places)
    if (place.id == id) m_tabs->setCurrentIndex(place.page);
}

int ChartsRow::page() const {
  return m_tabs->currentIndex();
}

void ChartsRow::setPage(int page) {
  m_tabs->setCurrentIndex(page);
}

void ChartsRow::refreshNow() {
  for (ChartWidget* chart : builtCharts()) chart->refresh();
}

}  // namespace warpfold::app
