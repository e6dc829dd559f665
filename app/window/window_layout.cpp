// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/window_layout.h"

#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "models/stage.h"
#include "views/source_view.h"
#include "views/step_figures.h"
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

constexpr int leastInfo = 286;

int experimentWidth(int window) {
  return std::clamp(window * 16 / 100, 240, 268);
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
  followTrees();
  for (int i = 0; i < 3; ++i) m_columns->setStretchFactor(i, i == 1 ? 1 : 0);
  connect(m_columns, &QSplitter::splitterMoved, this, [this] { m_columnsChosen = true; });
  connect(m_rows, &QSplitter::splitterMoved, this, [this] { m_rowsChosen = true; });
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
  m_trees[1]->tree()->followWarpOf(m_trees[0]->tree());
  StepFigures::align(m_trees[0]->stepFigures(), m_trees[1]->stepFigures());
  // Later: a tree is laid out while the splitter gives it its size, and must not lose one of its panels then.
  for (TreePanel* panel : m_trees)
    connect(panel->tree(), &TreeView::laidOut, this, &WindowLayout::followTrees, Qt::QueuedConnection);
  column->addLayout(trees, 1);
  m_transport = new TransportBar(&stage.playback(), upper);
  connect(m_transport, &TransportBar::raceAsked, &stage, &Stage::raceBlock);
  connect(&stage, &Stage::treesChanged, m_transport, [transport = m_transport, &stage] {
    transport->offerRaceOf(stage.blockCanRace() ? std::optional(stage.block()) : std::nullopt);
  });
  column->addWidget(m_transport);
  return upper;
}

QWidget* WindowLayout::widget(Panel panel) const {
  switch (panel) {
    case Panel::experiment: return m_experiment;
    case Panel::charts: return m_charts;
    case Panel::info: return m_info;
  }
  return nullptr;
}

bool WindowLayout::hasRoom(Panel panel, const QSize& window) const {
  switch (panel) {
    case Panel::experiment: {
      // Where the trees cannot have the room that they need, it would give way for nothing.
      const int without = window.width() - 2 * margin,
                with = without - m_columns->handleWidth() - experimentWidth(window.width());
      return window.width() >= 900 && (m_columnsChosen || with >= m_neededWidth || without < m_neededWidth);
    }
    case Panel::charts: return window.height() >= 720;
    case Panel::info: {
      const int besides = 2 * margin + 2 * m_columns->handleWidth() + experimentWidth(window.width()) + leastInfo;
      return window.width() >= 1200 && (m_columnsChosen || window.width() - besides >= m_neededWidth);
    }
  }
  return true;
}

int WindowLayout::neededWidth() const {
  int needed = 0;
  for (TreePanel* panel : m_trees)
    if (const std::uint32_t columns = panel->tree()->columnsToRead()) {
      const QMargins around = panel->layout()->contentsMargins();
      needed = std::max(needed, int(std::ceil(TreeLayout::leastWidth(columns))) + around.left() + around.right());
    }
  return needed == 0 ? 0 : 2 * needed + margin;
}

/// A warp of 32 lanes needs more room than 16 columns do.
void WindowLayout::followTrees() {
  const int needed = neededWidth();
  if (needed == m_neededWidth || m_info == nullptr) return;
  m_neededWidth = needed;
  fold(m_window);
  shareColumns();
}

void WindowLayout::setShown(Panel panel, bool shown) {
  auto& asked = m_asked[std::size_t(panel)];
  asked = shown == hasRoom(panel, m_window) ? std::nullopt : std::optional(shown);
  fold(m_window);
}

void WindowLayout::fold(const QSize& window) {
  m_window = window;
  bool changed = false;
  for (const Panel panel : {Panel::experiment, Panel::charts, Panel::info}) {
    if (panel == Panel::info) changed = placeInfo() || changed;
    if (panel == Panel::info && infoIsPage()) continue;
    const bool shown = m_asked[std::size_t(panel)].value_or(hasRoom(panel, window));
    changed = changed || shown != isShown(panel);
    widget(panel)->setVisible(shown);
  }
  if (!changed) return;
  shareColumns();
  shareRows();
  emit panelsChanged();
}

bool WindowLayout::infoIsPage() const {
  return m_info != nullptr && m_charts->guest() == m_info;
}

/// Without room beside the trees, among the charts; whether it has moved.
bool WindowLayout::placeInfo() {
  const bool page = !m_asked[std::size_t(Panel::info)] && !hasRoom(Panel::info, m_window) && isShown(Panel::charts);
  if (page == infoIsPage()) return false;
  m_info->setBroad(page);
  if (page) {
    m_charts->take(m_info, tr("Source and step"));
  } else {
    m_charts->giveBack();
    m_columns->addWidget(m_info);
  }
  return true;
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
  const bool folded = !isShown(Panel::info);
  const int all = width() - 2 * margin - (folded ? 1 : 2) * m_columns->handleWidth();
  const int left = isShown(Panel::experiment) ? experimentWidth(width()) : 0;
  const int wide = std::clamp(width() * 23 / 100 - (width() < 1500 ? 22 : 0), leastInfo, 390);
  const int right = folded ? 0 : std::max(leastInfo, std::min(wide, all - left - m_neededWidth));
  m_columns->setSizes({left, all - left - right, right});
}

void WindowLayout::shareRows() {
  if (m_rowsChosen) return;
  // Trees of four steps need as much to write their values; what is left over is shared.
  constexpr int leastUpper = 446;
  const int all = m_columns->height() - m_rows->handleWidth();
  const int charts = std::min(all * 377 / 1000, all - leastUpper);
  if (charts > 0) m_rows->setSizes({all - charts, charts});
}

void WindowLayout::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  shareColumns();
  layout()->activate();
  shareRows();
}

WindowLayout::State WindowLayout::state() const {
  State state;
  state.asked = m_asked;
  if (m_columnsChosen) state.columns = m_columns->saveState();
  if (m_rowsChosen) state.rows = m_rows->saveState();
  state.page = m_charts->page();
  state.source = m_info->source()->side();
  state.oneWarp = m_trees[0]->tree()->oneWarp();
  for (std::size_t side = 0; side < m_trees.size(); ++side) state.trees[side] = m_trees[side]->tree()->treeLayout();
  return state;
}

void WindowLayout::setState(const State& state) {
  m_asked = state.asked;
  fold(m_window);
  if (state.columns) m_columnsChosen = m_columns->restoreState(*state.columns);
  if (state.rows) m_rowsChosen = m_rows->restoreState(*state.rows);
  m_charts->setPage(state.page);
  m_info->source()->setSide(state.source);
  if (m_trees[0]->tree()->oneWarp() != state.oneWarp) m_trees[0]->tree()->setOneWarp(state.oneWarp);
  for (std::size_t side = 0; side < m_trees.size(); ++side) m_trees[side]->tree()->showLike(state.trees[side]);
}

void WindowLayout::save(Settings& settings) const {
  if (m_columnsChosen && !infoIsPage()) settings.set("window/columns", m_columns->saveState());
  if (m_rowsChosen) settings.set("window/heights", m_rows->saveState());
}

void WindowLayout::restore(const Settings& settings) {
  const QByteArray columns = settings.value("window/columns").toByteArray();
  if (!columns.isEmpty()) m_columnsChosen = m_columns->restoreState(columns);
  const QByteArray rows = settings.value("window/heights").toByteArray();
  if (!rows.isEmpty()) m_rowsChosen = m_rows->restoreState(rows);
}

}  // namespace warpfold::app
