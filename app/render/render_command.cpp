// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/render_command.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <chrono>

#include "charts/chart.h"
#include "export/animation/frame_sink.h"
#include "export/exporter.h"
#include "export/whole_file.h"
#include "models/words.h"
#include "render/render_animation.h"
#include "render/rendered_view.h"
#include "run/standard_streams.h"
#include "words/say.h"

namespace warpfold::app {
namespace {

// A worker says that it is there at once, long before it has looked for devices; through ssh a little later.
constexpr auto greetingLimit = std::chrono::milliseconds(8000);
// Several ranks meet first, and the last one to start decides when.
constexpr auto greetingLimitOfRanks = std::chrono::milliseconds(30'000);

std::chrono::milliseconds greetingLimitOf(const QString& command) {
  static const QRegularExpression launcher(QStringLiteral("(^|[\\s/])(mpirun|mpiexec|srun)\\s"));
  return command.contains(launcher) ? greetingLimitOfRanks : greetingLimit;
}

int complain(ExitStatus status, const QString& message) {
  printError("warpfold", message.toStdString());
  return int(status);
}
int refuse(const Message& message) {
  return complain(ExitStatus::invalidRequest, text(message));
}

/// What is wrong with a page that a report would be written to.
std::optional<Message> reportProblem(const RenderJob& job) {
  if (!job.output.endsWith(QLatin1String(".html"), Qt::CaseInsensitive)) return say<"report-is-a-page">();
  if (!job.themeId.isEmpty() || !job.size.isEmpty()) return say<"report-has-no-size">();
  return std::nullopt;
}

/// What is wrong with asking for an animation, or for something of one.
std::optional<Message> animationProblem(const RenderJob& job) {
  const bool scene = job.view == runView || job.view == raceView || job.view == stripView;
  if (!job.animation.chart.isEmpty() && !scene) return say<"chart-without-trees">(arg<"view">(job.view.toStdString()));
  if (animationFormatOf(job)) {
    if (!viewsThatMove().contains(job.view))
      return say<"view-stands-still">(arg<"view">(job.view.toStdString()),
                                      arg<"choices">(viewsThatMove().join(QStringLiteral(", ")).toStdString()));
    if (job.step) return say<"animation-has-no-step">();
  } else if (job.animation.any() && !(job.view == stripView && job.animation.steps)) {
    return say<"option-of-animations">();
  }
  return std::nullopt;
}

struct RenderWords {
  Q_DECLARE_TR_FUNCTIONS(Render)
};

/// What is asked of an animation that its kind of file has no use for; empty: nothing.
QString uselessOption(const RenderJob& job) {
  const auto format = animationFormatOf(job);
  const QString ending = QFileInfo(job.output).suffix().toLower();
  if (!format) return {};
  const bool loops = *format == AnimationFormat::gif || *format == AnimationFormat::webp;
  if (job.animation.once && !loops)
    return RenderWords::tr("--once is for GIF and WebP; a .%1 file does not begin again by itself").arg(ending);
  if (job.animation.rowsPerSecond && !isFilm(*format) && !job.animation.framesPerSecond)
    return RenderWords::tr(
               "--speed has no effect on .%1 files, which hold a picture of each step: leave it out, or add "
               "--fps for pictures between the steps")
        .arg(ending);
  return {};
}

/// Throws ExportError.
ExportOptions exportOptions(const RenderJob& job) {
  if (job.output.endsWith(QLatin1String("g"), Qt::CaseInsensitive))  // PNG, SVG
    if (const QString problem = patternProblem(job.output); !problem.isEmpty()) throw ExportError(problem);
  ExportOptions options;
  if (job.view == reportView) {
    checkPlace(job.output);
    return options;
  }
  if (!animationFormatOf(job)) options.format = formatOfFile(job.output);
  checkPlace(job.output);
  options.size = job.size;
  options.scale = job.scale.value_or(2);
  options.themeId = job.themeId.isEmpty() ? QStringLiteral("print") : job.themeId;
  return options;
}

/// Why neither kernel has the block that is asked for; empty where one has it, or none is asked for.
QString blockThatIsNot(const RenderJob& job, Workbench& bench) {
  if (!job.blockIndex || bench.stage().trace(0) || bench.stage().trace(1)) return {};
  const auto& result = bench.comparison().side(0).result;
  if (!result || result->launches.empty()) return {};
  if (result->untraced) return text(*result->untraced);
  const std::uint64_t blocks = result->launches.front().grid, block = *job.blockIndex;
  if (block < blocks) return {};
  return text(say<"block-beyond-grid">(arg<"block">(block), arg<"blocks">(blocks), arg<"last">(blocks - 1)));
}

/// Why a block has no lanes of the warp that is asked for; nothing where it has, or none is asked for.
std::optional<Message> warpThatIsNot(const RenderJob& job, const Stage& stage) {
  if (!job.shownWarp) return std::nullopt;
  for (const int side : {0, 1})
    if (const BlockTracePtr trace = stage.trace(side); trace && *job.shownWarp >= trace->warps())
      return say<"warp-beyond-block">(arg<"warp">(*job.shownWarp), arg<"kernel">(stage.title(side).toStdString()),
                                      arg<"warps">(trace->warps()), arg<"last">(trace->warps() - 1));
  return std::nullopt;
}

WorkbenchOptions workbenchOptions(const RenderJob& job) {
  WorkbenchOptions options;
  options.workerCommand = job.workerCommand;
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
  if (animationFormatOf(job)) return {};  // which goes through the steps
  if (job.step && playback.rows() == 0)
    return {text(say<"step-without-trees">(arg<"view">(job.view.toStdString()))), ExitStatus::invalidRequest};
  if (job.step && *job.step > playback.rows())
    return {text(say<"step-beyond-trees">(arg<"step">(*job.step), arg<"steps">(quint64(playback.rows())))),
            ExitStatus::invalidRequest};
  // Pictures that follow the clock show a step in which much happens; the page itself begins before it.
  playback.setPosition(job.step.value_or(job.view == reportView ? std::min(1.0, playback.rows()) : playback.rows()));
  return {};
}

}  // namespace

QStringList renderViews() {
  QStringList views{QStringLiteral("window"), QStringLiteral("tree"), QStringLiteral("lanes"), reportView};
  views << runView << raceView << stripView;
  for (const ChartEntry& entry : chartEntries()) views << entry.id;
  return views;
}

int render(const RenderJob& job) {
  if (job.view == reportView)
    if (const auto problem = reportProblem(job)) return refuse(*problem);
  if (const auto problem = animationProblem(job)) return refuse(*problem);
  if (const QString useless = uselessOption(job); !useless.isEmpty())
    return complain(ExitStatus::invalidRequest, useless);
  ExportOptions options;
  if (job.shownWarp && job.view != QLatin1String("lanes"))
    return refuse(say<"warp-without-lanes">(arg<"view">(job.view.toStdString())));
  try {
    options = exportOptions(job);
  } catch (const ExportError& error) {
    return complain(ExitStatus::invalidRequest, QStringLiteral("-o: ") + QString::fromUtf8(error.what()));
  }
  if (job.view == QLatin1String("window") && isTable(options.format)) return refuse(say<"window-has-no-table">());

  Workbench bench(workbenchOptions(job));
  if (job.session) bench.sessions().show(*job.session);
  if (job.blockIndex) bench.stage().showBlock(*job.blockIndex);
  // Only blocks of a run have times to race at.
  const bool ofRun = job.blockIndex || job.view == raceView;
  bench.stage().show(ofRun ? TreeChoice::Kind::block : TreeChoice::Kind::board);

  const auto view = makeRenderedView(job, bench);
  const Needs needs = view->needs();
  Wait wait(bench, needs, job.blockIndex ? QStringLiteral("--block-index") : QString());
  bench.worker().giveUpWithoutGreeting(greetingLimitOf(job.workerCommand));
  bench.start();
  if (const Failure failure = job.session ? wait.runSaved() : wait.run(); !failure.message.isEmpty())
    return complain(failure.status, failure.message);
  if (job.session && job.blockIndex && !bench.stage().trace(0) && !bench.stage().trace(1))
    return complain(ExitStatus::invalidRequest,
                    QStringLiteral("--block-index %1: ").arg(*job.blockIndex) + text(say<"session-without-view">()));
  if (const QString why = blockThatIsNot(job, bench); !why.isEmpty())
    return complain(ExitStatus::invalidRequest, QStringLiteral("--block-index %1: ").arg(*job.blockIndex) + why);
  if (const auto problem = warpThatIsNot(job, bench.stage())) return refuse(*problem);
  if (const Failure failure = goToStep(job, bench.stage().playback()); !failure.message.isEmpty())
    return complain(failure.status, failure.message);
  try {
    view->write(job, options);
  } catch (const ExportError& error) {
    return complain(ExitStatus::invalidRequest, QString::fromUtf8(error.what()));
  }
  for (const DataSource* source : needs.sources)
    if (const QString difference = source->difference(); !difference.isEmpty())
      return complain(ExitStatus::differs, difference);
  return int(ExitStatus::done);
}

}  // namespace warpfold::app
