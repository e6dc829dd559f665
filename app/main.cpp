// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <chrono>
#include <cmath>
#include <optional>

#include "export/animation/animation_plan.h"
#include "lecture/lecture_window.h"
#include "models/language.h"
#include "models/words.h"
#include "render/render_command.h"
#include "render/render_lecture.h"
#include "run/command_line.h"
#include "run/standard_streams.h"
#include "sessions/session_files.h"
#include "version.h"
#include "window/built_with.h"
#include "window/end_signals.h"
#include "window/help_formatter.h"
#include "window/main_window.h"
#include "window/qt_messages.h"
#include "window/startup_report.h"
#include "words/say.h"
#include "workbench/settings.h"

namespace warpfold::app {
namespace {

const QStringList pictureThemes{"dark", "light", "print", "projector"};
constexpr const char* adviceWithoutDisplay = "set DISPLAY, or write pictures with warpfold render";

/// As --help says it, in the language of the window.
std::string said(const Message& message) {
  return text(message).toStdString();
}

/// The version, what it is built with, and the licences, a line each.
std::string versionText() {
  return fmt::format("warpfold {}\n{}\n{}\n{}", version,
                     said(say<"version-built-with">(arg<"parts">(partsText().toStdString()))),
                     said(say<"version-licence-window">()), said(say<"version-warranty">()));
}

struct CommonOptions {
  RunOptionTexts run;
  std::optional<std::string> a, b, backendB;
  std::string worker, theme, language;

  void addTo(CLI::App& app, const Message& themes) {
    app.add_option("--a", a, said(say<"help-a">()));
    app.add_option("--b", b, said(say<"help-b">()));
    app.add_option("--backend-b", backendB, said(say<"help-backend-b">()));
    app.add_option("--worker", worker, said(say<"help-worker">()));
    app.add_option("--theme", theme, said(themes));
    app.add_option("--language", language, said(say<"help-language">()));
    run.addTo(app, true, said);  // --kernel, as for warpfold-cli, is another word for --a
  }
  /// The request with this kernel; a complaint about it names the option it came by.
  RunRequest request(const std::string& option, const std::string& kernel) const {
    RunOptionTexts one = run;
    one.kernel = kernel;
    try {
      return one.request();
    } catch (const InvalidRequest& error) {
      if (error.field() != Field::kernel) throw;
      throw InvalidRequest(underOption(error.complaint(), option));
    }
  }
  /// By which option each kernel was named; empty where none was.
  std::array<QString, 2> kernelOptions() const {
    return {a            ? QStringLiteral("--a")
            : run.kernel ? QStringLiteral("--kernel")
                         : QString(),
            b ? QStringLiteral("--b") : QString()};
  }
  bool anyRunOption() const { return run.any() || a || b || backendB; }
  /// Throws InvalidRequest.
  std::pair<RunRequest, RunRequest> requests() const {
    if (a && run.kernel) throw InvalidRequest(say<"kernel-a-twice">());
    const std::string first = run.kernel.value_or("neighbored");
    std::pair both{request(a || !run.kernel ? "--a" : "--kernel", a.value_or(first)),
                   request("--b", b.value_or("interleaved"))};
    if (backendB) both.second.backend = backendB;
    return both;
  }
};

struct RenderOptions {
  CommonOptions common;
  std::string file;
  std::string view = "window", output;
  std::optional<std::string> size, step, scale, block, warp, lecture, slide;
  std::optional<std::string> fps, speed, steps;  // of an animation
  std::string chart;
  std::optional<std::string> figure, order, axis;  // of a ladder
  bool once = false;

  bool isLecture() const { return lecture || slide || view == "slides"; }
};

/// Throws InvalidRequest with `problem` where the text is no number that `good` likes.
template <typename Good>
double parseNumber(const std::string& text, Good good, const Message& problem) {
  bool read = false;
  const double value = QString::fromStdString(text).toDouble(&read);
  if (read && std::isfinite(value) && good(value)) return value;
  throw InvalidRequest(problem);
}

/// A block that the grid does not have is refused later, when the grid is known.
std::uint64_t parseBlockIndex(const std::string& text) {
  bool read = false;
  const QString digits = QString::fromStdString(text);
  const quint64 index = digits.toULongLong(&read);
  if (read && digits.front().isDigit()) return index;
  throw InvalidRequest(say<"block-index-unreadable">(arg<"text">(text)));
}

/// A warp that the block does not have is refused later, when the block is known.
std::uint64_t parseWarp(const std::string& text) {
  bool read = false;
  const QString digits = QString::fromStdString(text);
  const quint64 warp = digits.toULongLong(&read);
  if (read && digits.front().isDigit()) return warp;
  throw InvalidRequest(say<"warp-unreadable">(arg<"text">(text)));
}

QSizeF parseSize(const std::string& text) {
  const QStringList parts = QString::fromStdString(text).split(u'x');
  bool w = false, h = false;
  const QSizeF size = parts.size() == 2 ? QSizeF(parts[0].toInt(&w), parts[1].toInt(&h)) : QSizeF();
  if (!w || !h || size.width() < 64 || size.height() < 64 || size.width() > 16000 || size.height() > 16000)
    throw InvalidRequest(say<"size-unreadable">(arg<"text">(text)));
  return size;
}

/// "window, tree, lanes, latency, bandwidth, steps"
std::string viewsText() {
  return renderViews().join(QStringLiteral(", ")).toStdString();
}

/// Asks about the file without opening it, for which a FIFO or a device would make us wait.
void refuseUnreadable(const std::string& file) {
  const QFileInfo there(QString::fromStdString(file));
  if (there.exists() && !there.isFile()) throw InvalidRequest(say<"given-file-not-regular">(arg<"file">(file)));
  if (!there.exists()) throw InvalidRequest(say<"given-file-not-there">(arg<"file">(file)));
  if (!there.isReadable()) throw InvalidRequest(say<"given-file-not-readable">(arg<"file">(file)));
}

/// What a file on the command line is: a data file to reduce, a device, or a session to show.
struct GivenFile {
  QString data, path;
  FoundFile warpfold;
};

/// Throws InvalidRequest; `anyRunOption`: something of an experiment was given beside it.
GivenFile lookAt(const std::string& file, CommonOptions& common, bool anyRunOption) {
  GivenFile given;
  if (file.empty()) return given;
  refuseUnreadable(file);
  const QString path = QFileInfo(QString::fromStdString(file)).absoluteFilePath();
  if (!isSessionName(path)) {
    given.data = path;
    return given;
  }
  given.path = path;
  given.warpfold = openFileNow(path);
  if (!given.warpfold.problem.isEmpty())
    throw InvalidRequest(
        say<"given-file-not-opened">(arg<"file">(file), arg<"reason">(given.warpfold.reason.toStdString())));
  if (given.warpfold.session && anyRunOption) throw InvalidRequest(say<"session-has-an-experiment">(arg<"file">(file)));
  if (!given.warpfold.recording.isEmpty()) {
    if (common.run.backend) throw InvalidRequest(say<"recording-is-the-backend">(arg<"file">(file)));
    common.run.backend = given.warpfold.recording.toStdString();
  }
  return given;
}

/// "1..3". Throws InvalidRequest.
std::pair<double, double> parseSteps(const std::string& text) {
  const QStringList ends = QString::fromStdString(text).split(QStringLiteral(".."));
  bool from = false, to = false;
  const std::pair<double, double> range =
      ends.size() == 2 ? std::pair<double, double>(ends[0].toUInt(&from), ends[1].toUInt(&to)) : std::pair(0.0, 0.0);
  if (!from || !to || range.first >= range.second) throw InvalidRequest(say<"steps-unreadable">(arg<"text">(text)));
  return range;
}

/// Throws InvalidRequest.
AnimationRequest animationRequest(const RenderOptions& o) {
  const auto within = [](double least, double most) {
    return [=](double value) { return value >= least && value <= most; };
  };
  AnimationRequest asked;
  if (o.fps)
    asked.framesPerSecond = parseNumber(*o.fps, within(AnimationPlan::fewestFrames, AnimationPlan::mostFrames),
                                        say<"fps-unreadable">(arg<"text">(*o.fps)));
  if (o.speed)
    asked.rowsPerSecond = parseNumber(*o.speed, within(AnimationPlan::slowestSpeed, AnimationPlan::fastestSpeed),
                                      say<"speed-unreadable">(arg<"text">(*o.speed)));
  if (o.steps) asked.steps = parseSteps(*o.steps);
  asked.once = o.once;
  asked.chart = QString::fromStdString(o.chart);
  return asked;
}

/// The place of a word among those that an option takes. Throws InvalidRequest.
int choiceOf(const char* option, const std::string& word, const QStringList& choices) {
  const auto place = choices.indexOf(QString::fromStdString(word));
  if (place >= 0) return int(place);
  throw InvalidRequest(say<"unknown-choice">(arg<"option">(option), arg<"text">(word),
                                             arg<"choices">(choices.join(QStringLiteral(", ")).toStdString())));
}

/// In the order of the enumerations. Throws InvalidRequest.
std::optional<LadderView> ladderView(const RenderOptions& o) {
  if (!o.figure && !o.order && !o.axis) return std::nullopt;
  if (o.view != "ladder") throw InvalidRequest(say<"option-of-ladders">());
  LadderView view;
  if (o.figure)
    view.quantity = LadderView::Quantity(choiceOf("--figure", *o.figure, {"latency", "bandwidth", "peak", "speed-up"}));
  if (o.order) view.order = LadderView::Order(choiceOf("--order", *o.order, {"catalogue", "time"}));
  if (o.axis) view.scale = LadderView::Scale(choiceOf("--axis", *o.axis, {"zero", "log"}));
  return view;
}

RenderJob renderJob(RenderOptions given) {
  RenderJob job;
  const GivenFile file = lookAt(given.file, given.common, given.common.anyRunOption());
  job.session = file.warpfold.session;
  if (!file.data.isEmpty()) given.common.run.input = "file:" + file.data.toStdString();
  const RenderOptions& o = given;
  job.requests = o.common.requests();
  job.backendGiven = o.common.run.backend.has_value();
  job.kernelOptions = o.common.kernelOptions();
  job.view = o.view == "cluster" ? QStringLiteral("ranks") : QString::fromStdString(o.view);
  if (!renderViews().contains(job.view))
    throw InvalidRequest(say<"unknown-view">(arg<"text">(o.view), arg<"choices">(viewsText())));
  if (o.output.empty()) throw InvalidRequest(say<"render-without-output">());
  job.output = QString::fromStdString(o.output);
  job.themeId = QString::fromStdString(o.common.theme);
  if (!job.themeId.isEmpty() && !pictureThemes.contains(job.themeId))
    throw InvalidRequest(say<"unknown-theme">(arg<"text">(o.common.theme)));
  if (o.size) job.size = parseSize(*o.size);
  if (o.scale)
    job.scale = parseNumber(
        *o.scale, [](double scale) { return scale >= 0.1 && scale <= 10; },
        say<"scale-unreadable">(arg<"text">(*o.scale)));
  if (o.block) job.blockIndex = parseBlockIndex(*o.block);
  if (o.warp) job.shownWarp = parseWarp(*o.warp);
  if (o.step)
    job.step = parseNumber(
        *o.step, [](double step) { return !std::signbit(step); }, say<"step-unreadable">(arg<"text">(*o.step)));
  job.animation = animationRequest(o);
  job.ladder = ladderView(o);
  job.workerCommand = QString::fromStdString(o.common.worker);
  return job;
}

/// A lecture says itself what runs: an option that it would not follow is refused, by name. Throws InvalidRequest.
void refuseIgnored(const CLI::App& app, const QStringList& followed, bool lecture) {
  for (const CLI::Option* option : app.get_options()) {
    const std::string name = option->get_name();
    if (option->count() == 0 || followed.contains(QString::fromStdString(name))) continue;
    throw InvalidRequest(lecture ? say<"lecture-ignores">(arg<"option">(name))
                                 : say<"slides-ignore">(arg<"option">(name)));
  }
}

/// Throws InvalidRequest.
LectureJob lectureJob(const RenderOptions& o) {
  if (o.output.empty()) throw InvalidRequest(say<"slides-without-output">());
  if (o.slide && !o.lecture) throw InvalidRequest(say<"slide-without-lecture">());
  if (o.lecture && o.lecture->empty()) throw InvalidRequest(say<"lecture-empty">());
  if (!o.slide && o.view != "slides") throw InvalidRequest(say<"lecture-without-slide">());
  LectureJob job;
  job.id = QString::fromStdString(o.lecture.value_or(""));
  if (o.slide)
    job.slide = int(parseNumber(
        *o.slide, [](double slide) { return slide >= 1 && slide <= 1000 && slide == std::floor(slide); },
        say<"slide-unreadable">(arg<"text">(*o.slide))));
  job.output = QString::fromStdString(o.output);
  job.themeId = QString::fromStdString(o.common.theme.empty() ? "projector" : o.common.theme);
  if (!pictureThemes.contains(job.themeId)) throw InvalidRequest(say<"unknown-theme">(arg<"text">(o.common.theme)));
  if (o.size) job.size = parseSize(*o.size);
  if (o.scale)
    job.scale = parseNumber(
        *o.scale, [](double scale) { return scale >= 0.1 && scale <= 10; },
        say<"scale-unreadable">(arg<"text">(*o.scale)));
  job.workerCommand = QString::fromStdString(o.common.worker);
  job.backend = QString::fromStdString(o.common.run.backend.value_or(""));
  return job;
}

/// Qt's names are Unicode: of others, which a file system may hold, it would open another file or none.
void refuseOtherNames(const CommonOptions& common, const std::string& file, const std::string& output) {
  const auto readable = [](const std::string& text) { return QString::fromStdString(text).toStdString() == text; };
  if (!readable(file)) throw InvalidRequest(say<"name-not-utf8">(arg<"text">(file)));
  const auto refuse = [&](const char* option, const std::string& text) {
    if (!readable(text)) throw InvalidRequest(say<"option-not-utf8">(arg<"option">(option), arg<"text">(text)));
  };
  refuse("-o", output);
  refuse("--input", common.run.input.value_or(""));
  refuse("--input2", common.run.input2.value_or(""));
  refuse("--backend", common.run.backend.value_or(""));
  refuse("--backend-b", common.backendB.value_or(""));
  refuse("--worker", common.worker);
}

/// With less, Qt or a library crashes where it is told of no memory, or says that something else is missing.
void refuseLittleMemory() {
  constexpr rlim_t least = 256, MiB = 1 << 20;
  rlimit memory{};
  if (::getrlimit(RLIMIT_AS, &memory) == 0 && memory.rlim_cur < least * MiB)
    throw BackendUnavailable(
        say<"little-memory">(arg<"mib">(memory.rlim_cur / MiB), arg<"least">(least), arg<"kib">(least * 1024)));
}

/// Qt and GLib abort where they find no descriptor for the pipes of a thread or of the worker.
void refuseFewDescriptors() {
  constexpr rlim_t least = 64;
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur < least)
    throw BackendUnavailable(say<"few-files">(arg<"files">(files.rlim_cur), arg<"least">(least)));
}

int showWindow(const CommonOptions& common, const GivenFile& file, bool anyRunOption, bool startupReport) {
  WorkbenchOptions options;
  options.workerCommand = QString::fromStdString(common.worker);
  if (anyRunOption) options.requests = common.requests();
  options.backendGiven = common.run.backend.has_value();
  options.kernelOptions = common.kernelOptions();
  options.file = file.data;
  if (file.warpfold.session) options.run = false;
  if (startupReport) options.persistent = false;
  Workbench bench(options);
  MainWindow window(bench, QString::fromStdString(common.theme));
  if (file.warpfold.session) bench.sessions().show(*file.warpfold.session);
  if (!file.path.isEmpty()) bench.recent().add(file.path);
  bench.history().clear();
  if (startupReport)
    QObject::connect(&window, &MainWindow::firstPainted, qApp, [] {
      const bool printed = printStartupReport();
      const ExitStatus status = printed ? ExitStatus::done : ExitStatus::invalidRequest;
      QTimer::singleShot(0, qApp, [status] { QCoreApplication::exit(static_cast<int>(status)); });
    });
  // When the first results are there; who came for something of their own is not held up.
  static constexpr auto settled = std::chrono::milliseconds(1500);
  if (window.isFirstStart() && file.path.isEmpty() && file.data.isEmpty() && !anyRunOption)
    QObject::connect(&window, &MainWindow::firstPainted, &window,
                     [&window] { QTimer::singleShot(settled, &window, &MainWindow::startTour); });
  EndSignals ends;
  // Closing saves the settings; the worker ends with the window. Dialogs that are open do not hold this up.
  QObject::connect(&ends, &EndSignals::received, &window, [&window] {
    window.close();
    QCoreApplication::exit();
  });
  window.show();
  return QApplication::exec();
}

/// The parser takes an empty value for none.
bool namesEmptyLecture(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--lecture=" || (word == "--lecture" && i + 1 < argc && argv[i + 1][0] == '\0')) return true;
  }
  return false;
}

/// A lecture without the window: it ends with its last key.
int showLecture(const CommonOptions& common, const std::string& id) {
  LectureOptions options;
  options.id = QString::fromStdString(id);
  options.workerCommand = QString::fromStdString(common.worker);
  options.backend = QString::fromStdString(common.run.backend.value_or(""));
  if (!common.theme.empty()) options.theme = QString::fromStdString(common.theme);
  if (!pictureThemes.contains(options.theme)) throw InvalidRequest(say<"unknown-theme">(arg<"text">(common.theme)));
  const LectureLibrary library = LectureLibrary::load(options.folders);
  for (const QString& problem : library.problems) printError("warpfold", problem.toStdString());
  if (!id.empty() && library.find(options.id) == nullptr) {
    QStringList known;
    for (const Chapter& chapter : library.chapters) known << chapter.id;
    throw InvalidRequest(
        say<"unknown-lecture">(arg<"text">(id), arg<"choices">(known.join(QLatin1String(", ")).toStdString())));
  }
  LectureWindow window(options);
  QObject::connect(&window, &LectureWindow::problemsFound, &window, [](const QStringList& problems) {
    for (const QString& problem : problems) printError("warpfold", problem.toStdString());
  });
  EndSignals ends;
  QObject::connect(&ends, &EndSignals::received, &window, [] { QCoreApplication::exit(); });
  window.begin();
  return QApplication::exec();
}

/// Throws InvalidRequest.
void refuseUnknownLanguage(const std::string& wanted) {
  QStringList known{QStringLiteral("system")};
  for (const Language& each : languages()) known << each.id;
  if (wanted.empty() || known.contains(QString::fromStdString(wanted))) return;
  throw InvalidRequest(
      say<"unknown-language">(arg<"text">(wanted), arg<"choices">(known.join(QLatin1String(", ")).toStdString())));
}

/// Before anything is said, --help included: that of the command line, else as last time.
void chooseLanguage(int argc, char** argv) {
  constexpr std::string_view option = "--language";
  QString wanted = Settings(true).value("window/language").toString();
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == option && i + 1 < argc) wanted = QString::fromUtf8(argv[i + 1]);
    if (word.starts_with(option) && word.substr(option.size()).starts_with('='))
      wanted = QString::fromUtf8(argv[i] + option.size() + 1);
  }
  setLanguage(wanted);
}

/// Of texts that are looked up before there is an application.
struct CommandLine {
  Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// Heads of --help in the language of the window.
void nameGroups(CLI::App& cli, CLI::App& command) {
  for (CLI::App* app : {&cli, &command}) {
    auto formatter = std::make_shared<HelpFormatter>();
    formatter->label("Usage", said(say<"help-usage">()));
    formatter->label("Positionals", said(say<"help-positionals">()));
    formatter->label("OPTIONS", said(say<"help-usage-options">()));
    formatter->label("SUBCOMMAND", said(say<"help-usage-subcommand">()));
    // What an option takes.
    formatter->label("TEXT", translatedText("CommandLine", QT_TRANSLATE_NOOP("CommandLine", "TEXT")).toStdString());
    formatter->label("FILE", translatedText("CommandLine", QT_TRANSLATE_NOOP("CommandLine", "FILE")).toStdString());
    for (const char* number : {"UINT", "INT", "FLOAT"})
      formatter->label(number, translatedText("CommandLine", QT_TRANSLATE_NOOP("CommandLine", "NUMBER")).toStdString());
    app->formatter(formatter);
    for (CLI::Option* option : app->get_options())
      if (option->get_group() == "Options") option->group(said(say<"help-options">()));
  }
  command.group(said(say<"help-subcommands">()));
}

int dispatch(int argc, char** argv) {
  chooseLanguage(argc, argv);
  CLI::App cli{said(say<"help-about">()), "warpfold"};
  cli.set_help_flag("-h,--help", said(say<"help-help">()));
  cli.set_version_flag("--version", versionText(), said(say<"help-version">()));
  CommonOptions common;
  std::string file;
  bool startupReport = false;
  common.addTo(cli, say<"help-theme">());
  cli.add_option("FILE", file, said(say<"help-file">()));
  std::string lecture;
  CLI::Option* lectureOption =
      cli.add_option("--lecture", lecture, said(say<"help-lecture">()))->expected(0, 1)->type_name("[ID]");
  cli.add_flag("--startup-report", startupReport, "Print time to first paint and memory, then exit")->group("");
  RenderOptions renderOptions;
  CLI::App* renderCommand = cli.add_subcommand("render", said(say<"help-render">()));
  renderOptions.common.addTo(*renderCommand, say<"help-theme-of-pictures">());
  renderCommand->add_option("FILE", renderOptions.file, said(say<"help-file-of-pictures">()));
  renderCommand->add_option("--view", renderOptions.view, said(say<"help-view">(arg<"choices">(viewsText()))));
  renderCommand->add_option("--block-index", renderOptions.block, said(say<"help-block-index">()));
  renderCommand->add_option("--show-warp", renderOptions.warp, said(say<"help-show-warp">()));
  renderCommand->add_option("--step", renderOptions.step, said(say<"help-step">()));
  renderCommand->add_option("--lecture", renderOptions.lecture, said(say<"help-lecture-of-slides">()));
  renderCommand->add_option("--slide", renderOptions.slide, said(say<"help-slide">()));
  renderCommand->add_option("--size", renderOptions.size, said(say<"help-size">()));
  renderCommand->add_option("--scale", renderOptions.scale, said(say<"help-scale">()));
  renderCommand->add_option("--fps", renderOptions.fps, said(say<"help-fps">()));
  renderCommand->add_option("--speed", renderOptions.speed, said(say<"help-speed">()));
  renderCommand->add_option("--steps", renderOptions.steps, said(say<"help-steps">()));
  renderCommand->add_flag("--once", renderOptions.once, said(say<"help-once">()));
  renderCommand->add_option("--chart", renderOptions.chart, said(say<"help-chart">()));
  renderCommand->add_option("--figure", renderOptions.figure, said(say<"help-figure">()));
  renderCommand->add_option("--order", renderOptions.order, said(say<"help-order">()));
  renderCommand->add_option("--axis", renderOptions.axis, said(say<"help-axis">()));
  renderCommand->add_option("-o,--output", renderOptions.output, said(say<"help-output">()));
  nameGroups(cli, *renderCommand);
  try {
    cli.parse(argc, argv);
  } catch (const CLI::Success& answer) {
    printAnswer(cli, answer);
    return 0;
  } catch (const CLI::ParseError& e) {
    throw InvalidRequest(say<"command-line-unreadable">(arg<"problem">(e.what()), arg<"program">("warpfold")));
  }

  refuseUnknownLanguage(common.language);
  refuseUnknownLanguage(renderOptions.common.language);
  // Everything that can be wrong with the options is reported before a display is needed.
  refuseOtherNames(renderCommand->parsed() ? renderOptions.common : common,
                   renderCommand->parsed() ? renderOptions.file : file, renderOptions.output);
  std::optional<RenderJob> job;
  std::optional<LectureJob> slides;
  if (renderCommand->parsed() && renderOptions.isLecture()) {
    slides = lectureJob(renderOptions);
    QStringList followed{"--lecture",  "--slide", "--output", "--theme",
                         "--language", "--size",  "--worker", "--backend"};
    if (renderOptions.view == "slides") followed << "--view";
    if (renderOptions.slide) followed << "--scale";
    refuseIgnored(*renderCommand, followed, renderOptions.lecture.has_value());
  }
  if (!renderCommand->parsed() && lectureOption->count() > 0) {
    if (namesEmptyLecture(argc, argv)) throw InvalidRequest(say<"lecture-empty">());
    refuseIgnored(cli, {"--lecture", "--theme", "--language", "--worker", "--backend"}, true);
  }
  if (renderCommand->parsed() && !slides) job = renderJob(renderOptions);
  const bool draws = job || slides;
  const GivenFile given = lookAt(file, common, common.anyRunOption());
  const bool anyRunOption = common.anyRunOption();
  const bool display = !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
    if (draws)
      qputenv("QT_QPA_PLATFORM", "offscreen");
    else if (!display)
      throw BackendUnavailable(say<"no-display">());
  }

  // Nothing here is drawn with OpenGL, and looking for it at the start takes time.
  if (qEnvironmentVariableIsEmpty("QT_XCB_GL_INTEGRATION")) qputenv("QT_XCB_GL_INTEGRATION", "none");

  refuseFewDescriptors();
  refuseLittleMemory();
  reportQtFailures(draws ? "set QT_QPA_PLATFORM to offscreen" : adviceWithoutDisplay);
  QApplication application(argc, argv);
  // A picture without a display is no occasion for Qt's remarks about runtime folders and size hints.
  reportQtRemarks(draws);
  QCoreApplication::setOrganizationName(QStringLiteral("warpfold"));
  QCoreApplication::setApplicationName(QStringLiteral("warpfold"));
  QCoreApplication::setApplicationVersion(QString::fromLatin1(version));
  installLanguage();
  QGuiApplication::setDesktopFileName(QStringLiteral("warpfold"));
  if (slides) return renderLecture(*slides);
  if (lectureOption->count() > 0) return showLecture(common, lecture);
  return job ? render(*job) : showWindow(common, given, anyRunOption, startupReport);
}

}  // namespace
}  // namespace warpfold::app

int main(int argc, char** argv) {
  using namespace warpfold;
  keepStandardStreams();
  try {
    return app::dispatch(argc, argv);
  } catch (const Error& error) {
    // In English as warpfold-cli says it, numbers without groups.
    const bool inEnglish = app::language() == QLatin1String("en");
    printError("warpfold", inEnglish ? std::string(error.what()) : app::text(error.complaint()).toStdString());
    return static_cast<int>(error.status());
  } catch (const std::bad_alloc&) {
    printError("warpfold", english(say<"no-memory-for-picture">()));
    return static_cast<int>(ExitStatus::unavailable);
  }
}
