// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/render_command.h"

#include <QApplication>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "charts/chart.h"
#include "data/data_file.h"
#include "export/composite.h"
#include "export/exporter.h"
#include "export/whole_file.h"
#include "models/comparison_readiness.h"
#include "models/words.h"
#include "run/standard_streams.h"
#include "views/lanes_view.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/charts_row.h"
#include "window/main_window.h"
#include "window/report_contents.h"
#include "window/session_controller.h"

namespace warpfold::app {
namespace {

const QString reportView = QStringLiteral("report");

constexpr int nothingMs = 5000;    // after the results: what has not come by then does not come
constexpr int patienceMs = 15000;  // an emulator may be slow: what is there by then is drawn
// A worker says that it is there at once, long before it has looked for devices; through ssh a little later.
constexpr auto greetingLimit = std::chrono::milliseconds(8000);
constexpr int settlingMs = 300;  // labels follow a stream a few times a second only

int complain(ExitStatus status, const QString& message) {
  printError("warpfold", message.toStdString());
  return int(status);
}

struct Failure {
  QString message;  ///< empty: there is none
  ExitStatus status = ExitStatus::done;
};

/// What a picture waits for, and how to ask for it.
struct Needs {
  std::vector<DataSource*> sources;
  std::function<Readiness()> readiness;
  std::function<void()> request;
};

Needs needsOf(const QString& view, MainWindow& window) {
  if (ChartWidget* chart = window.charts()->chart(view))
    return {chart->sources(), [chart] { return chart->readiness(); }, [chart] { chart->requestData(); }};
  const Comparison& comparison = window.comparison();
  const bool everything = view == QLatin1String("window") || view == reportView;
  const auto ready = everything ? everythingReady : resultsReady;
  return {{&window.stage()},
          [&comparison, ready] { return ready(comparison); },
          [&window, asked = false]() mutable {
            if (!std::exchange(asked, true)) window.stage().requestRun();
          }};
}

/// Whether the worker has devices of the kind that the experiment asks for: "cuda:7" is one where there is a "cuda:0".
bool isOfKnownKind(const Experiment& experiment) {
  const auto kind = [](const QString& backend) { return backend.section(u':', 0, 0); };
  const auto& devices = experiment.devices();
  return std::any_of(devices.begin(), devices.end(), [&](const DeviceInfo& d) {
    return kind(QString::fromStdString(d.backend)) == kind(experiment.backend());
  });
}

/// What is wrong with an input that is a file, in the command line's words: with its option and its whole path.
std::optional<QString> problemOfFile(Field field, const QString& input) {
  const std::string text = input.toStdString(), prefix = "file:";
  if (!text.starts_with(prefix)) return std::nullopt;
  try {
    DataFile({text.substr(prefix.size()), field});
    return std::nullopt;
  } catch (const InvalidRequest& error) {
    return app::text(error.complaint());
  }
}

/// Waits in an event loop until there is what the view needs.
class Wait : public QObject {
  Q_DECLARE_TR_FUNCTIONS(Render)
 public:
  /// `blockOption`: the option that chose the block to trace, where another than the request's did.
  Wait(MainWindow& window, Needs needs, const QString& blockOption)
      : m_window(window), m_needs(std::move(needs)), m_blockOption(blockOption) {
    for (const DataSource* source : m_needs.sources) connect(source, &DataSource::changed, this, &Wait::check);
    // Samples and counters, which a picture of the window waits for, change no tree.
    connect(&window.comparison(), &DataSource::changed, this, &Wait::check);
    connect(&window.worker(), &WorkerClient::lost, this, [this](const QString& message, bool restarting) {
      if (!restarting) finish({message, ExitStatus::unavailable});
    });
    connect(&window.worker(), &WorkerClient::hello, this, &Wait::checkRequest);
    // What went with its worker and was not started anew has failed.
    connect(&window.worker(), &WorkerClient::hello, this, &Wait::check, Qt::QueuedConnection);
    m_nothing.setSingleShot(true);
    connect(&m_nothing, &QTimer::timeout, this, [this] {
      finish({tr("this view has no data on this device; choose another view or device"), ExitStatus::unavailable});
    });
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] { finish({}); });
  }

  Failure run() {
    m_needs.request();
    if (!m_finished) m_loop.exec();  // a worker that cannot be started may have said so before
    return m_failure;
  }
  /// Of what is there already, without a worker.
  Failure runSaved() {
    if (m_needs.readiness() == Readiness::nothing)
      return {tr("the session has nothing that this view could show; choose another view"), ExitStatus::unavailable};
    QTimer::singleShot(settlingMs, this, [this] { finish({}); });
    m_loop.exec();
    return m_failure;
  }

 private:
  /// What only a worker knows to be wrong: a device that is not there, a block that the kernel cannot have.
  void checkRequest() {
    const Experiment& experiment = m_window.experiment();
    const auto problems = experiment.problems();
    if (problems.isEmpty()) return;
    for (const auto& [field, input] :
         {std::pair(Field::input, experiment.input()), std::pair(Field::input2, experiment.input2())})
      if (const auto problem = problemOfFile(field, input)) return finish({*problem, ExitStatus::invalidRequest});
    // A GPU that is not there is a matter of the machine; a device that nobody knows is one of the request.
    const bool machine = problems.contains(Experiment::Field::backend) && isOfKnownKind(experiment);
    if (machine) return finish({problems.first(), ExitStatus::unavailable});
    const QString refusal = experiment.refusalText();
    finish({refusal.isEmpty() ? problems.first() : refusal, ExitStatus::invalidRequest});
  }
  /// The block to trace came by another option than the request knows it by.
  QString textOf(const DataSource::RunFailure& failure) const {
    QString message = failure.message;
    const QLatin1String inRequest("--trace-blocks ");
    if (!m_blockOption.isEmpty() && message.startsWith(inRequest))
      message.replace(0, inRequest.size(), m_blockOption + u' ');
    return message;
  }
  void check() {
    if (m_window.worker().state() != WorkerClient::State::ready) return;
    for (const DataSource* source : m_needs.sources)
      if (const auto failure = source->runFailure()) return finish({textOf(*failure), ExitStatus(failure->status)});
    m_needs.request();
    const Readiness ready = m_needs.readiness();
    if (ready == Readiness::nothing) {
      // Some charts show what not every device tells, and some runs end without results.
      const bool over = std::all_of(m_needs.sources.begin(), m_needs.sources.end(),
                                    [](const DataSource* source) { return source->ended(); });
      if ((m_window.comparison().complete() || over) && !m_nothing.isActive()) m_nothing.start(nothingMs);
      return;
    }
    m_nothing.stop();
    if (ready == Readiness::all) return QTimer::singleShot(settlingMs, this, [this] { finish({}); });
    if (!m_patience.isActive()) m_patience.start(patienceMs);
  }
  void finish(const Failure& failure) {
    m_failure = failure;
    m_finished = true;
    m_loop.quit();
  }

  MainWindow& m_window;
  Needs m_needs;
  QString m_blockOption;
  QEventLoop m_loop;
  QTimer m_patience, m_nothing;
  Failure m_failure;
  bool m_finished = false;
};

/// What is wrong with a page that a report would be written to; empty: nothing.
QString reportProblem(const RenderJob& job) {
  if (!job.output.endsWith(QLatin1String(".html"), Qt::CaseInsensitive))
    return QStringLiteral("--view report writes a page; name a file ending in .html");
  if (!job.themeId.isEmpty() || !job.size.isEmpty())
    return QStringLiteral("--view report fits its reader's window and scheme; leave out --theme and --size");
  return {};
}

/// Throws ExportError.
ExportOptions exportOptions(const RenderJob& job) {
  ExportOptions options;
  if (job.view == reportView) {
    checkIsNoSpecialFile(job.output);
    return options;
  }
  options.format = formatOfFile(job.output);
  checkIsNoSpecialFile(job.output);
  options.size = job.size;
  options.scale = job.scale;
  options.themeId = job.themeId.isEmpty() ? QStringLiteral("print") : job.themeId;
  return options;
}

WindowOptions windowOptions(const RenderJob& job) {
  WindowOptions options;
  options.workerCommand = job.workerCommand;
  options.theme = job.themeId == QLatin1String("dark") ? QStringLiteral("dark") : QStringLiteral("light");
  options.requests = job.requests;
  options.backendGiven = job.backendGiven;
  options.kernelOptions = job.kernelOptions;
  options.persistent = false;
  options.run = false;
  options.worker = !job.session;
  return options;
}

/// Puts the clock where it was asked to be.
Failure goToStep(const RenderJob& job, Playback& playback) {
  playback.pause();
  if (job.step && playback.rows() == 0)
    return {QStringLiteral("--step: the view %1 shows no trees, so it has no steps").arg(job.view),
            ExitStatus::invalidRequest};
  if (job.step && *job.step > playback.rows())
    return {QStringLiteral("--step %1: the trees have %2 steps").arg(*job.step).arg(playback.rows()),
            ExitStatus::invalidRequest};
  // Pictures that follow the clock show a step in which much happens; the page itself begins before it.
  playback.setPosition(job.step.value_or(job.view == reportView ? std::min(1.0, playback.rows()) : playback.rows()));
  return {};
}

/// Throws ExportError.
void write(const RenderJob& job, const ExportOptions& options, MainWindow& window) {
  if (job.view == reportView)
    return writeWhole(job.output, reportPage(reportContents(window.stage(), *window.charts(), job.step.value_or(0))));
  const TreePanel &a = *window.treePanel(0), &b = *window.treePanel(1);
  const SideBySide trees(QStringLiteral("trees"), {a.tree(), b.tree()});
  const SideBySide lanes(QStringLiteral("lanes"), {a.lanes(), b.lanes()});
  const WindowPicture picture = window.exports().picture();
  const Exportable* content = job.view == QLatin1String("tree")     ? static_cast<const Exportable*>(&trees)
                              : job.view == QLatin1String("lanes")  ? &lanes
                              : job.view == QLatin1String("window") ? static_cast<const Exportable*>(&picture)
                                                                    : window.charts()->chart(job.view);
  exportToFile(*content, job.output, options, window.exports().metadata(*content, window.exports().titleOf(job.view)));
}

}  // namespace

QStringList renderViews() {
  QStringList views{QStringLiteral("window"), QStringLiteral("tree"), QStringLiteral("lanes"), reportView};
  for (const ChartEntry& entry : chartEntries()) views << entry.id;
  return views;
}

int render(const RenderJob& job) {
  if (job.view == reportView)
    if (const QString problem = reportProblem(job); !problem.isEmpty())
      return complain(ExitStatus::invalidRequest, problem);
  ExportOptions options;
  try {
    options = exportOptions(job);
  } catch (const ExportError& error) {
    return complain(ExitStatus::invalidRequest, QStringLiteral("-o: ") + QString::fromUtf8(error.what()));
  }
  const bool wholeWindow = job.view == QLatin1String("window");
  if (wholeWindow && options.format == ExportFormat::csv)
    return complain(ExitStatus::invalidRequest, QStringLiteral("--view window has no table; write .png, .svg or .pdf"));

  MainWindow main(windowOptions(job));
  main.resize(wholeWindow && !job.size.isEmpty() ? job.size.toSize() : QSize(1680, 1000));
  if (job.session) main.sessions().show(*job.session);
  if (job.blockIndex) main.stage().showBlock(*job.blockIndex);
  main.stage().show(job.blockIndex ? TreeChoice::Kind::block : TreeChoice::Kind::board);

  const Needs needs = needsOf(job.view, main);
  Wait wait(main, needs, job.blockIndex ? QStringLiteral("--block-index") : QString());
  main.show();
  main.worker().giveUpWithoutGreeting(greetingLimit);
  if (!job.session) main.worker().start();
  if (const Failure failure = job.session ? wait.runSaved() : wait.run(); !failure.message.isEmpty())
    return complain(failure.status, failure.message);
  if (const Failure failure = goToStep(job, main.playback()); !failure.message.isEmpty())
    return complain(failure.status, failure.message);
  main.refreshNow();
  QApplication::processEvents();
  try {
    write(job, options, main);
  } catch (const ExportError& error) {
    return complain(ExitStatus::invalidRequest, QString::fromUtf8(error.what()));
  }
  for (const DataSource* source : needs.sources)
    if (const QString difference = source->difference(); !difference.isEmpty())
      return complain(ExitStatus::differs, difference);
  return int(ExitStatus::done);
}

}  // namespace warpfold::app
