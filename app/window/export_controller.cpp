// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/export_controller.h"

#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QProgressDialog>
#include <QSettings>

#include "charts/chart_widget.h"
#include "compose/animation_dialog.h"
#include "compose/export_all.h"
#include "compose/figure_dialog.h"
#include "compose/trees_scene.h"
#include "export/exporter.h"
#include "models/with_values.h"
#include "theme/theme_controller.h"
#include "views/lanes/lanes_view.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/charts_row.h"
#include "window/mnemonics.h"
#include "workbench/workbench.h"

namespace warpfold::app {

ExportController::ExportController(QWidget* window, std::array<TreePanel*, 2> trees, ChartsRow* charts,
                                   Workbench& bench, ThemeController& themes)
    : QObject(window),
      m_window(window),
      m_trees(trees),
      m_charts(charts),
      m_bench(bench),
      m_themes(themes),
      m_service(window, [this](const Exportable& content, const QString& title) { return metadata(content, title); }) {
  connect(&themes, &ThemeController::changed, this, [this](const Theme& theme) { m_service.setScreenTheme(theme.id); });
  listen();
}

void ExportController::listen() {
  const auto both = [this](auto* sender, auto signal, auto act) { connect(sender, signal, this, act); };
  both(m_charts, &ChartsRow::exportRequested, [this](ChartWidget* c) { m_service.exportWithDialog(*c, c->title()); });
  both(m_charts, &ChartsRow::copyImageRequested, [this](ChartWidget* c) { m_service.copyImage(*c, c->title()); });
  both(m_charts, &ChartsRow::copyDataRequested, [this](ChartWidget* c) { m_service.copyData(*c, c->title()); });
  for (TreePanel* panel : m_trees) {
    both(panel, &TreePanel::exportRequested,
         [this](const Exportable* c, const QString& title) { m_service.exportWithDialog(*c, title); });
    both(panel, &TreePanel::copyImageRequested,
         [this](const Exportable* c, const QString& title) { m_service.copyImage(*c, title); });
    both(panel, &TreePanel::copyDataRequested,
         [this](const Exportable* c, const QString& title) { m_service.copyData(*c, title); });
  }
}

void ExportController::addTo(QMenu* menu) {
  connect(menu, &QMenu::aboutToShow, this, [this, menu] { fill(menu); });
}

void ExportController::fill(QMenu* menu) {
  menu->clear();
  menu->addAction(tr("&Figure…"), this, &ExportController::exportFigure);
  QAction* animation = menu->addAction(tr("&Animation…"), this, &ExportController::exportAnimation);
  animation->setEnabled(m_bench.stage().trace(0) || m_bench.stage().trace(1));
  menu->addAction(tr("A&ll…"), this, &ExportController::exportAll);
  menu->addSeparator();
  for (const Entry& entry : entries()) {
    QString title = entry.title;
    if (!title.isEmpty()) title[0] = title[0].toUpper();
    QAction* const one = menu->addAction(tr("%1…").arg(title), this,
                                         [this, entry] { m_service.exportWithDialog(*entry.content, entry.title); });
    one->setProperty(mnemonicSource, entry.content->exportName());
  }
  menu->addSeparator();
  menu->addAction(tr("B&oth Trees…"), this, [this] {
    const SideBySide both(QStringLiteral("trees"), {m_trees[0]->tree(), m_trees[1]->tree()});
    m_service.exportWithDialog(both, titleOf(both.exportName()));
  });
  menu->addAction(tr("&Whole Window…"), this,
                  [this] { m_service.exportWithDialog(picture(), titleOf(QStringLiteral("window"))); });
  QMenu* copy = menu->addMenu(tr("Copy as Picture"));
  copy->menuAction()->setProperty(mnemonicSource, QStringLiteral("copy"));
  for (const Entry& entry : entries())
    copy->addAction(entry.title, this, [this, entry] { m_service.copyImage(*entry.content, entry.title); })
        ->setProperty(mnemonicSource, entry.content->exportName());
}

void ExportController::exportAnimation() {
  TreesScene scene(m_bench.experiment(), m_bench.comparison(), m_bench.stage());
  AnimationDialog dialog(scene, m_window);
  connect(&dialog, &AnimationDialog::exported, &m_service, &ExportService::exported);
  dialog.exec();
}

FigureParts ExportController::parts() const {
  return figureParts(m_bench.stage(), m_trees, m_charts->charts());
}

FigureFacts ExportController::facts() const {
  const Stage& stage = m_bench.stage();
  FigureFacts facts;
  facts.kernels = {stage.title(0), stage.title(1)};
  facts.date = QDate::currentDate().toString(Qt::ISODate);
  return facts;
}

void ExportController::exportFigure() {
  m_bench.stage().playback().settle();  // no value is to be on its way in a picture
  const FigureParts shown = parts();
  FigureDialog dialog(shown, facts(), m_window);
  connect(&dialog, &FigureDialog::exported, &m_service, &ExportService::exported);
  dialog.exec();
}

void ExportController::exportAll() {
  QSettings settings;
  const QString last = settings.value(QStringLiteral("export/folder"), QDir::homePath()).toString();
  const QString folder = QFileDialog::getExistingDirectory(m_window, tr("Folder for Everything"), last);
  if (folder.isEmpty()) return;
  settings.setValue(QStringLiteral("export/folder"), folder);
  if (const QString problem = exportAllTo(folder); !problem.isEmpty()) emit m_service.failed(problem);
}

QString ExportController::exportAllTo(const QString& folder) {
  QProgressDialog progress(tr("Writing pictures and tables…"), tr("Cancel"), 0, 1, m_window);
  progress.setWindowModality(Qt::WindowModal);
  const FigureParts shown = parts();
  try {
    const auto files = everything(shown, facts(), folder, [&](int done, int of) {
      progress.setMaximum(of);
      progress.setValue(done);
      return !progress.wasCanceled();
    });
    writeAllWhole(files);
    if (!files.empty()) emit m_service.exported(withValues(tr("%1 files written to %2"), files.size(), folder));
  } catch (const ExportError& error) {
    return QString::fromUtf8(error.what());
  }
  return {};
}

void ExportController::exportShownChart() {
  if (const ChartWidget* chart = m_charts->shownChart()) m_service.exportWithDialog(*chart, chart->title());
}

ExportMetadata ExportController::metadata(const Exportable& content, const QString& title) const {
  return metadataOf(content, title, m_bench.comparison().origin());
}

QString ExportController::titleOf(const QString& view) {
  return view == QLatin1String("lanes")    ? tr("Both Lanes")
         : view == QLatin1String("window") ? tr("Whole Window")
         : view == QLatin1String("run")    ? tr("Run")
         : view == QLatin1String("race")   ? tr("Race")
         : view == QLatin1String("strip")  ? tr("All Steps")
                                           : tr("Both Trees");
}

WindowPicture ExportController::picture() const {
  return WindowPicture(m_window, [this](const Theme* theme) {
    m_themes.applyTemporarily(theme);
    // The plots' stored pixels are what a picture at screen scale takes; the screen itself may wait.
    for (ChartWidget* chart : m_charts->builtCharts()) chart->plot()->replot(QCustomPlot::rpQueuedRefresh);
  });
}

QList<ExportController::Entry> ExportController::entries() const {
  QList<Entry> list{{tr("Tree A"), m_trees[0]->tree()},
                    {tr("Tree B"), m_trees[1]->tree()},
                    {tr("Lanes A"), m_trees[0]->lanes()},
                    {tr("Lanes B"), m_trees[1]->lanes()}};
  for (const ChartWidget* chart : m_charts->charts())
    if (chart->available() && chart->canCome()) list.append({chart->title(), chart});
  return list;
}

}  // namespace warpfold::app
