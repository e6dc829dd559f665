// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/render_command.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>
#include <cstdio>

#include "charts/chart.h"
#include "charts/chart_widget.h"
#include "export/composite.h"
#include "export/exporter.h"
#include "views/lanes_view.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/charts_row.h"
#include "window/main_window.h"

namespace warpfold::app {
namespace {

constexpr quint64 enoughSamples = 60;
constexpr int longestSamplingMs = 15000;  // an emulator may be slow: what is there by then is drawn
constexpr int longestCountingMs = 5000;   // a GPU's counters come from the emulator, after its samples
constexpr int settlingMs = 300;           // labels follow a stream a few times a second only

int complain(ExitStatus status, const QString& message) {
  std::fprintf(stderr, "warpfold: %s\n", qUtf8Printable(message));
  return int(status);
}

/// What must be there before a view can be drawn.
enum class Needs { results, samples, ladder, repeat };

Needs needsOf(const QString& view) {
  if (view == QLatin1String("window")) return Needs::samples;
  for (const ChartEntry& entry : chartEntries())
    if (entry.id == view)
      return entry.repeats   ? Needs::repeat
             : entry.ladder  ? Needs::ladder
             : entry.sampled ? Needs::samples
                             : Needs::results;
  return Needs::results;
}

/// Waits in an event loop until there is what the view needs. Returns the failure, empty when all
/// is there.
class Wait : public QObject {
 public:
  Wait(MainWindow& window, Needs needs) : m_window(window), m_needs(needs) {
    const Comparison& comparison = window.comparison();
    connect(&comparison, &Comparison::samplesChanged, this, &Wait::check);
    connect(&comparison, &Comparison::resultChanged, this, &Wait::check);
    connect(&comparison, &Comparison::stateChanged, this, &Wait::check);
    connect(&comparison, &Comparison::countersChanged, this, &Wait::check);
    connect(&window.ladder(), &LadderModel::stateChanged, this, &Wait::checkLadder);
    connect(&window.worker(), &WorkerClient::lost, this, [this](const QString& message, bool restarting) {
      if (!restarting) finish(message);
    });
    // What only a worker knows to be wrong: a backend that is not there, a block beyond the grid.
    connect(&window.worker(), &WorkerClient::hello, this, [this] {
      if (const auto problems = m_window.experiment().problems(); !problems.isEmpty()) finish(problems.first());
    });
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] { finish({}); });
  }

  QString run() {
    m_loop.exec();
    return m_failure;
  }

 private:
  void checkLadder() {
    const LadderModel& ladder = m_window.ladder();
    if (ladder.state() == LadderModel::State::failed) finish(ladder.failureText());
    if (ladder.state() != LadderModel::State::finished) return;
    if (m_needs != Needs::repeat || ladder.repeat() || !ladder.anyOrderVaries()) return finish({});
    m_window.ladderSession().again(ladder.repeatable().first());
  }
  void check() {
    if (m_needs == Needs::ladder || m_needs == Needs::repeat) return;
    const Comparison& comparison = m_window.comparison();
    if (comparison.state() == Comparison::State::failed) return finish(comparison.failureText());
    if (!comparison.complete()) return;
    if (m_needs == Needs::results) return finish({});
    if (!m_patience.isActive()) m_patience.start(longestSamplingMs);
    const quint64 taken = std::min(comparison.side(0).samples.nextIndex(), comparison.side(1).samples.nextIndex());
    if (taken < enoughSamples && comparison.state() != Comparison::State::finished) return;
    const bool counted = comparison.side(0).counters && comparison.side(1).counters;
    if (!counted && !m_counting.isValid()) {
      m_counting.start();
      QTimer::singleShot(longestCountingMs, this, &Wait::check);
    }
    if (counted || m_counting.elapsed() >= longestCountingMs)
      QTimer::singleShot(settlingMs, this, [this] { finish({}); });
  }
  void finish(const QString& failure) {
    m_failure = failure;
    m_loop.quit();
  }

  MainWindow& m_window;
  Needs m_needs;
  QEventLoop m_loop;
  QTimer m_patience;
  QElapsedTimer m_counting;  // since there is nothing to wait for but the counters
  QString m_failure;
};

}  // namespace

QStringList renderViews() {
  QStringList views{QStringLiteral("window"), QStringLiteral("tree"), QStringLiteral("lanes")};
  for (const ChartEntry& entry : chartEntries()) views << entry.id;
  return views;
}

int render(const RenderJob& job) {
  ExportOptions options;
  try {
    options.format = formatOfFile(job.output);
  } catch (const ExportError& error) {
    return complain(ExitStatus::invalidRequest, QStringLiteral("-o: ") + QString::fromUtf8(error.what()));
  }
  const bool wholeWindow = job.view == QLatin1String("window");
  if (wholeWindow && options.format == ExportFormat::csv)
    return complain(ExitStatus::invalidRequest, QStringLiteral("--view window has no table; write .png, .svg or .pdf"));
  options.size = job.size;
  options.scale = job.scale;
  options.themeId = job.themeId.isEmpty() ? QStringLiteral("print") : job.themeId;

  WindowOptions window;
  window.workerCommand = job.workerCommand;
  window.theme = job.themeId == QLatin1String("dark") ? QStringLiteral("dark") : QStringLiteral("light");
  window.requests = job.requests;
  window.backendGiven = job.backendGiven;
  window.persistent = false;
  const Needs needs = needsOf(job.view);
  window.ladder = needs == Needs::ladder || needs == Needs::repeat;
  MainWindow main(window);
  main.experiment().setTracedBlock(job.blockIndex);
  main.resize(wholeWindow && !job.size.isEmpty() ? job.size.toSize() : QSize(1680, 1000));
  if (const auto problems = main.experiment().problems(); !problems.isEmpty())
    return complain(ExitStatus::invalidRequest, problems.first());
  main.setTreesShow(job.ownBlock ? MainWindow::TreesShow::block : MainWindow::TreesShow::board);

  Wait wait(main, needs);
  main.show();
  main.worker().start();
  if (const QString failure = wait.run(); !failure.isEmpty()) {
    const bool request = (main.comparison().failureStatus() == int(ExitStatus::invalidRequest) &&
                          main.comparison().state() == Comparison::State::failed) ||
                         (main.ladder().failureStatus() == int(ExitStatus::invalidRequest) &&
                          main.ladder().state() == LadderModel::State::failed);
    // A GPU that is not there is a matter of the machine; a backend that nobody knows is one of the request.
    const QString backend = main.experiment().backend();
    const bool known = main.experiment().device() || backend.startsWith(QLatin1String("cuda"));
    return complain(request || !known ? ExitStatus::invalidRequest : ExitStatus::unavailable, failure);
  }
  if (job.step && window.ladder)
    return complain(ExitStatus::invalidRequest,
                    QStringLiteral("--step: the view %1 shows no trees, so it has no steps").arg(job.view));
  if (job.step && *job.step > main.playback().rows())
    return complain(ExitStatus::invalidRequest,
                    QStringLiteral("--step %1: the trees have %2 steps").arg(*job.step).arg(main.playback().rows()));

  main.playback().pause();
  main.playback().setPosition(job.step.value_or(main.playback().rows()));
  main.refreshNow();
  QApplication::processEvents();

  const TreePanel &a = *main.treePanel(0), &b = *main.treePanel(1);
  const SideBySide trees(QStringLiteral("trees"), {a.tree(), b.tree()});
  const SideBySide lanes(QStringLiteral("lanes"), {a.lanes(), b.lanes()});
  const WindowPicture picture = main.picture();
  const Exportable* content = job.view == QLatin1String("tree")    ? static_cast<const Exportable*>(&trees)
                              : job.view == QLatin1String("lanes") ? &lanes
                              : wholeWindow                        ? static_cast<const Exportable*>(&picture)
                                                                   : main.charts()->chart(job.view);
  try {
    exportToFile(*content, job.output, options, main.metadata(job.view));
  } catch (const ExportError& error) {
    return complain(ExitStatus::invalidRequest, QString::fromUtf8(error.what()));
  }
  for (int side = 0; side < 2; ++side)
    if (const auto& result = main.comparison().side(side).result; result && !result->matches)
      return complain(ExitStatus::differs, QStringLiteral("the result of %1 differs from the reference by %2")
                                               .arg(QString::fromStdString(result->request.kernel))
                                               .arg(result->error));
  if (!main.ladder().allMatch())
    return complain(ExitStatus::differs, QStringLiteral("a result of the ladder differs from the reference"));
  return int(ExitStatus::done);
}

}  // namespace warpfold::app
