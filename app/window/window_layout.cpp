// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/window_layout.h"

#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>

#include "models/stage.h"
#include "views/transport_bar.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/banner.h"
#include "window/charts_row.h"
#include "window/experiment_panel.h"
#include "window/info_panel.h"
#include "window/session_strip.h"
#include "workbench/settings.h"

namespace warpfold::app {

namespace {

constexpr int margin = 12;

QSplitter* splitter(Qt::Orientation orientation, int handle, QWidget* parent) {
  auto* made = new QSplitter(orientation, parent);
  made->setHandleWidth(handle);
  made->setChildrenCollapsible(false);
  return made;
}

}  // namespace

WindowLayout::WindowLayout(Experiment& experiment, Stage& stage, const DataSources& sources, QWidget* parent)
    : QWidget(parent),
      m_banner(new Banner(this)),
      m_sessionStrip(new SessionStrip(this)),
      m_columns(splitter(Qt::Horizontal, margin, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(margin, 2, margin, 0);
  column->setSpacing(8);
  column->addWidget(m_banner);
  column->addWidget(m_sessionStrip);
  column->addWidget(m_columns, 1);

  // Children of a splitter from the first: one that is put in when it is full is measured before it has its
  // style.
  m_experiment = new ExperimentPanel(experiment, stage.comparison(), m_columns);
  m_rows = splitter(Qt::Vertical, 10, m_columns);
  buildUpper(stage);
  m_charts = new ChartsRow(sources, m_rows);
  m_rows->setStretchFactor(0, 3);
  m_rows->setStretchFactor(1, 2);
  m_rows->setSizes({562, 340});
  m_info = new InfoPanel(stage.playback(), m_columns);
  m_info->showStage(stage);
  for (int i = 0; i < 3; ++i) m_columns->setStretchFactor(i, i == 1 ? 1 : 0);
  connect(m_columns, &QSplitter::splitterMoved, this, [this] { m_columnsChosen = true; });
}

QWidget* WindowLayout::buildUpper(Stage& stage) {
  auto* upper = new QWidget(m_rows);
  auto* column = new QVBoxLayout(upper);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  auto* trees = new QHBoxLayout;
  trees->setSpacing(margin);
  for (int side = 0; side < 2; ++side) {
    TreePanel*& panel = m_trees[std::size_t(side)];
    panel = new TreePanel(side, upper);
    panel->showStage(stage);
    trees->addWidget(panel, 1);
  }
  m_trees[0]->tree()->setNeighbour(m_trees[1]->tree());
  column->addLayout(trees, 1);
  m_transport = new TransportBar(&stage.playback(), upper);
  column->addWidget(m_transport);
  return upper;
}

void WindowLayout::setTheme(const Theme& theme) {
  for (TreePanel* panel : m_trees) panel->setTheme(theme);
  m_transport->setTheme(theme);
  m_charts->setTheme(theme);
  m_info->setTheme(theme);
}

void WindowLayout::shareColumns() {
  if (m_columnsChosen) return;
  // A wide window has room for whole source lines; in a narrow one the trees need it more.
  const int all = width() - 2 * margin - 2 * m_columns->handleWidth();
  const int left = std::clamp(width() * 16 / 100, 240, 268);
  const int right = std::clamp(width() * 23 / 100 - (width() < 1500 ? 22 : 0), 286, 390);
  m_columns->setSizes({left, all - left - right, right});
}

void WindowLayout::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  shareColumns();
}

void WindowLayout::save(Settings& settings) const {
  if (m_columnsChosen) settings.set("window/columns", m_columns->saveState());
  settings.set("window/rows", m_rows->saveState());
}

void WindowLayout::restore(const Settings& settings) {
  const QByteArray columns = settings.value("window/columns").toByteArray();
  if (!columns.isEmpty()) m_columnsChosen = m_columns->restoreState(columns);
  m_rows->restoreState(settings.value("window/rows").toByteArray());
}

}  // namespace warpfold::app
