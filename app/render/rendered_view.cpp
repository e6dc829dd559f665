// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/rendered_view.h"

#include <QApplication>
#include <utility>

#include "charts/chart.h"
#include "compose/trees_scene.h"
#include "export/animation/animation_plan.h"
#include "export/animation/step_strip.h"
#include "export/composite.h"
#include "export/exporter.h"
#include "export/whole_file.h"
#include "models/comparison_readiness.h"
#include "render/render_animation.h"
#include "values/error.h"
#include "views/lanes/lanes_view.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/charts_row.h"
#include "window/export_controller.h"
#include "window/main_window.h"
#include "window/report_contents.h"
#include "words/say.h"

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

/// Content that follows the clock of the stage: as it stands, or moving.
void writeFollowing(const RenderJob& job, const ExportOptions& options, Workbench& bench, const Exportable& content,
                    const QString& title, const std::function<void()>& refresh = {}) {
  const auto format = animationFormatOf(job);
  if (!format)
    return exportToFile(content, job.output, options, metadataOf(content, title, bench.comparison().origin()));
  const ExportMetadata metadata = metadataOf(title, filmOriginOf(bench.stage()));
  bench.stage().playback().setSpeed(paceOf(job, bench.stage().playback().rows()));
  ClockedPicture moving(content, bench.stage().playback(), refresh);
  writeAnimation(job, *format, moving, metadata);
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
    if (job.shownWarp)
      for (TreePanel* panel : {&m_a, &m_b}) panel->lanes()->setPicturedWarp(std::uint32_t(*job.shownWarp));
    const SideBySide trees(QStringLiteral("trees"), {m_a.tree(), m_b.tree()});
    const SideBySide lanes(QStringLiteral("lanes"), {m_a.lanes(), m_b.lanes()});
    const Exportable& content = job.view == QLatin1String("lanes") ? lanes : trees;
    writeFollowing(job, options, m_bench, content, ExportController::titleOf(job.view));
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
    if (job.ladder) bench.ladder().setView(*job.ladder);
  }
  Needs needs() override {
    return {m_chart->sources(), [this] { return m_chart->readiness(); }, [this] { m_chart->requestData(); },
            m_chart->runsAllKernels()};
  }
  void write(const RenderJob& job, const ExportOptions& options) override {
    m_chart->refresh();
    writeFollowing(job, options, m_bench, *m_chart, m_chart->title(), [this] { m_chart->refresh(); });
  }

 private:
  Workbench& m_bench;
  const std::unique_ptr<ChartWidget> m_chart;
};

/// Both trees with what stands beside them, as one picture, as all steps in one, or moving.
class SceneView : public RenderedView {
 public:
  explicit SceneView(Workbench& bench) : m_bench(bench) {}
  Needs needs() override { return needsOfComparison(m_bench, resultsReady); }
  void write(const RenderJob& job, const ExportOptions& options) override {
    TreesScene scene(m_bench.experiment(), m_bench.comparison(), m_bench.stage());
    if (job.view == raceView && !scene.canRace()) throw BackendUnavailable(say<"race-without-times">());
    chooseChart(job, scene);
    scene.setRace(job.view == raceView);
    scene.setPosition(m_bench.stage().playback().position());
    const auto format = animationFormatOf(job);
    const bool moment = !format && job.view != stripView;
    const ExportMetadata metadata =
        metadataOf(ExportController::titleOf(job.view), moment ? *scene.exportOrigin() : scene.filmOrigin());
    if (format) {
      if (isFilm(*format)) scene.setPace(paceOf(job, scene.rows()));
      return writeAnimation(job, *format, scene, metadata);
    }
    if (job.view != stripView) return exportToFile(scene, job.output, options, metadata);
    AnimationPlan plan;
    plan.to = scene.rows();
    if (job.animation.steps) std::tie(plan.from, plan.to) = *job.animation.steps;
    if (plan.to > scene.rows())
      throw InvalidRequest(
          say<"steps-beyond-trees">(arg<"from">(plan.from), arg<"to">(plan.to), arg<"steps">(quint64(scene.rows()))));
    std::vector<double> rows;
    for (const PlannedFrame& frame : plan.steps()) rows.push_back(frame.position);
    exportToFile(StepStrip(scene, rows, scene.exportSize()), job.output, options, metadata);
  }

 private:
  static void chooseChart(const RenderJob& job, TreesScene& scene) {
    if (job.animation.chart.isEmpty()) return;
    QStringList known;
    for (const auto& [id, title] : scene.charts()) known << id;
    if (!known.contains(job.animation.chart))
      throw InvalidRequest(say<"unknown-moving-chart">(arg<"text">(job.animation.chart.toStdString()),
                                                       arg<"choices">(known.join(QStringLiteral(", ")).toStdString())));
    scene.setChart(job.animation.chart);
  }

  Workbench& m_bench;
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

QStringList viewsThatMove() {
  QStringList views{QStringLiteral("tree"), QStringLiteral("lanes"), runView, raceView};
  for (const ChartEntry& entry : chartEntries())
    if (canBeFilmed(entry)) views << entry.id;
  return views;
}

std::unique_ptr<RenderedView> makeRenderedView(const RenderJob& job, Workbench& bench) {
  QApplication::setFont(Theme::ui(13));  // as in a window, whatever the view sets itself
  for (const ChartEntry& entry : chartEntries())
    if (entry.id == job.view) return std::make_unique<ChartView>(entry, job, bench);
  if (job.view == reportView) return std::make_unique<ReportView>(job, bench);
  if (job.view == QLatin1String("window")) return std::make_unique<WindowView>(job, bench);
  if (job.view == runView || job.view == raceView || job.view == stripView) return std::make_unique<SceneView>(bench);
  return std::make_unique<TreesView>(job, bench);
}

}  // namespace warpfold::app
