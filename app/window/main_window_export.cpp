// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pictures and tables of what MainWindow shows: the Export menu, context menus, and what they say of their
// origin.
#include <QMenuBar>
#include <QStatusBar>

#include "charts/chart.h"
#include "charts/chart_widget.h"
#include "run/command_line.h"
#include "views/lanes_view.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/banner.h"
#include "window/charts_row.h"
#include "window/main_window.h"

namespace warpfold::app {

void MainWindow::buildExportMenu() {
  QMenu* menu = m_menus->addMenu(tr("&Export"));
  // Filled when it opens: titles name the block that is shown.
  connect(menu, &QMenu::aboutToShow, this, [this, menu] {
    menu->clear();
    for (const ExportEntry& entry : exportEntries())
      menu->addAction(tr("%1…").arg(entry.title), this,
                      [this, entry] { m_export->exportWithDialog(*entry.content, entry.title); });
    menu->addSeparator();
    menu->addAction(tr("Both Trees…"), this, [this] {
      const SideBySide both(QStringLiteral("trees"), {m_trees[0]->tree(), m_trees[1]->tree()});
      m_export->exportWithDialog(both, tr("Both Trees"));
    });
    menu->addAction(tr("Whole Window…"), this, [this] { m_export->exportWithDialog(picture(), tr("Whole Window")); });
    QMenu* copy = menu->addMenu(tr("Copy as Picture"));
    for (const ExportEntry& entry : exportEntries())
      copy->addAction(entry.title, this, [this, entry] { m_export->copyImage(*entry.content, entry.title); });
  });
  auto* shortcut = new QAction(this);
  shortcut->setShortcut(Qt::CTRL | Qt::Key_E);
  connect(shortcut, &QAction::triggered, this, [this] {
    if (const ChartWidget* chart = m_charts->shownChart()) m_export->exportWithDialog(*chart, chart->title());
  });
  addAction(shortcut);
}

void MainWindow::connectExports() {
  connect(m_export, &ExportService::failed, this,
          [this](const QString& message) { m_banner->showMessage(message, false); });
  connect(m_export, &ExportService::exported, this,
          [this](const QString& message) { statusBar()->showMessage(message, 6000); });

  connect(m_charts, &ChartsRow::exportRequested, this,
          [this](ChartWidget* c) { m_export->exportWithDialog(*c, c->title()); });
  connect(m_charts, &ChartsRow::copyImageRequested, this,
          [this](ChartWidget* c) { m_export->copyImage(*c, c->title()); });
  connect(m_charts, &ChartsRow::copyDataRequested, this,
          [this](ChartWidget* c) { m_export->copyData(*c, c->title()); });
  for (TreePanel* panel : m_trees) {
    connect(panel, &TreePanel::exportRequested, this,
            [this](const Exportable* c, const QString& title) { m_export->exportWithDialog(*c, title); });
    connect(panel, &TreePanel::copyImageRequested, this,
            [this](const Exportable* c, const QString& title) { m_export->copyImage(*c, title); });
    connect(panel, &TreePanel::copyDataRequested, this,
            [this](const Exportable* c, const QString& title) { m_export->copyData(*c, title); });
  }
}

bool MainWindow::isOfLadder(const QString& title) const {
  const std::vector<ChartWidget*> built = m_charts->builtCharts();
  for (const ChartEntry& entry : chartEntries()) {
    if (!entry.ladder) continue;
    if (title == entry.id) return true;
    for (const ChartWidget* chart : built)
      if (chart->exportName() == entry.id && title == chart->title()) return true;
  }
  return false;
}

ExportMetadata MainWindow::metadata(const QString& title) const {
  ExportMetadata told;
  told.title = title;
  if (isOfLadder(title)) {
    told.provenance = m_ladder.provenanceText();
    for (const Rung& rung : m_ladder.rungs())
      if (told.device.isEmpty() && rung.result && !rung.host)
        told.device = QString::fromStdString(rung.result->device.name);
    if (const QString command = m_ladder.commandLine(); !command.isEmpty()) told.commands << command;
    return told;
  }
  told.device = m_comparison.deviceName();
  told.provenance = m_comparison.provenanceText();
  for (int side = 0; side < 2; ++side)
    if (const auto& result = m_comparison.side(side).result)
      told.commands << QString::fromStdString(commandLine(result->request));
  return told;
}

WindowPicture MainWindow::picture() {
  return WindowPicture(this, [this](const Theme* theme) {
    m_themes.applyTemporarily(theme);
    // The plots' stored pixels are what a picture at screen scale takes; the screen itself may wait.
    for (ChartWidget* chart : m_charts->builtCharts()) chart->plot()->replot(QCustomPlot::rpQueuedRefresh);
  });
}

QList<MainWindow::ExportEntry> MainWindow::exportEntries() const {
  QList<ExportEntry> list{{tr("Tree A"), m_trees[0]->tree()},
                          {tr("Tree B"), m_trees[1]->tree()},
                          {tr("Lanes A"), m_trees[0]->lanes()},
                          {tr("Lanes B"), m_trees[1]->lanes()}};
  for (const ChartWidget* chart : m_charts->charts()) list.append({tr("%1 chart").arg(chart->title()), chart});
  return list;
}

}  // namespace warpfold::app
