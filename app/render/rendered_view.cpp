// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/rendered_view.h"

#include <QApplication>
#include <utility>

#include "charts/chart.h"
#include "export/composite.h"
#include "export/exporter.h"
#include "export/whole_file.h"
#include "models/comparison_readiness.h"
#include "views/lanes_view.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/charts_row.h"
#include "window/export_controller.h"
#include "window/main_window.h"
#include "window/report_contents.h"

namespace warpfold::app {
namespace {

QString screenTheme(const RenderJob& job) {
  return job.themeId.isEmpty() || job.themeId == QLatin1String("print") ? QStringLiteral("light") : job.themeId;
}

/// A comparison, of which the view needs what `ready` says.
Needs needsOfComparison(Workbench& bench, Readiness (*ready)(const Comparison&)) {
  return {{&bench.stage()},
          [&bench, ready] { return ready(bench.comparison()); },
          [&bench, asked = false]() mutable {
            if (!std::exchange(asked, true)) bench.stage().requestRun();
          }};
}

/// Both trees, or the lanes below them.
class TreesView : public RenderedView {
 public:
  TreesView(const RenderJob& job, Workbench& bench) : m_bench(bench) {
    for (TreePanel* panel : {&m_a, &m_b}) {
      panel->setTheme(Theme::byId(screenTheme(job)));
      panel->showStage(bench.stage());
    }
  }
  Needs needs() override { return needsOfComparison(m_bench, resultsReady); }
  void write(const RenderJob& job, const ExportOptions& options) override {
    const SideBySide trees(QStringLiteral("trees"), {m_a.tree(), m_b.tree()});
    const SideBySide lanes(QStringLiteral("lanes"), {m_a.lanes(), m_b.lanes()});
    const Exportable& content = job.view == QLatin1String("lanes") ? lanes : trees;
    exportToFile(content, job.output, options,
                 metadataOf(content, ExportController::titleOf(job.view), m_bench.comparison().origin()));
  }

 private:
  Workbench& m_bench;
  TreePanel m_a{0}, m_b{1};
};

class ChartView : public RenderedView {
 public:
  ChartView(const ChartEntry& entry, const RenderJob& job, Workbench& bench)
      : m_bench(bench), m_chart(entry.create(bench.sources(), nullptr)) {
    m_chart->setTheme(Theme::byId(screenTheme(job)));
  }
  Needs needs() override {
    return {m_chart->sources(), [this] { return m_chart->readiness(); }, [this] { m_chart->requestData(); }};
  }
  void write(const RenderJob& job, const ExportOptions& options) override {
    m_chart->refresh();
    exportToFile(*m_chart, job.output, options, metadataOf(*m_chart, m_chart->title(), m_bench.comparison().origin()));
  }

 private:
  Workbench& m_bench;
  const std::unique_ptr<ChartWidget> m_chart;
};

/// A page with every chart that has something to show; its trees it draws itself.
class ReportView : public RenderedView {
 public:
  ReportView(const RenderJob& job, Workbench& bench) : m_bench(bench), m_charts(bench.sources()) {
    m_charts.setTheme(Theme::byId(screenTheme(job)));
  }
  Needs needs() override { return needsOfComparison(m_bench, everythingReady); }
  void write(const RenderJob& job, const ExportOptions&) override {
    writeWhole(job.output, reportPage(reportContents(m_bench.stage(), m_charts, job.step.value_or(0))));
  }

 private:
  Workbench& m_bench;
  ChartsRow m_charts;
};

class WindowView : public RenderedView {
 public:
  WindowView(const RenderJob& job, Workbench& bench) : m_window(bench, screenTheme(job)) {
    m_window.resize(job.size.isEmpty() ? QSize(1680, 1000) : job.size.toSize());
    m_window.show();
  }
  Needs needs() override { return needsOfComparison(m_window.workbench(), everythingReady); }
  void write(const RenderJob& job, const ExportOptions& options) override {
    m_window.refreshNow();
    QApplication::processEvents();
    const WindowPicture picture = m_window.exports().picture();
    exportToFile(picture, job.output, options,
                 m_window.exports().metadata(picture, ExportController::titleOf(job.view)));
  }

 private:
  MainWindow m_window;
};

}  // namespace

std::unique_ptr<RenderedView> makeRenderedView(const RenderJob& job, Workbench& bench) {
  QApplication::setFont(Theme::ui(13));  // as in a window, whatever the view sets itself
  for (const ChartEntry& entry : chartEntries())
    if (entry.id == job.view) return std::make_unique<ChartView>(entry, job, bench);
  if (job.view == reportView) return std::make_unique<ReportView>(job, bench);
  if (job.view == QLatin1String("window")) return std::make_unique<WindowView>(job, bench);
  return std::make_unique<TreesView>(job, bench);
}

}  // namespace warpfold::app
