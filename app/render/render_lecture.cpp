// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/render_lecture.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTimer>
#include <utility>

#include "export/exporter.h"
#include "export/whole_file.h"
#include "lecture/slide_charts.h"
#include "lecture/slide_painter.h"
#include "lectures/lecture_parser.h"
#include "models/words.h"
#include "run/standard_streams.h"
#include "theme/theme.h"
#include "values/error.h"
#include "version.h"
#include "words/say.h"

namespace warpfold::app {

namespace {

constexpr int slidePatienceMs = 300000;  // for one slide: an emulator may be slow, and a ladder has twenty kernels
constexpr int slideSettlingMs = 250;     // charts follow a stream a few times a second only

int refuse(ExitStatus status, const QString& message) {
  printError("warpfold", message.toStdString());
  return int(status);
}
int refuseRequest(const Message& message) {
  return refuse(ExitStatus::invalidRequest, text(message));
}

/// A slide as the export service wants it.
class SlidePicture : public Exportable {
 public:
  SlidePicture(SlideComposer& composer, LectureBench& bench, QSizeF size)
      : m_composer(composer), m_bench(bench), m_size(size) {}
  QString exportName() const override { return QStringLiteral("slide"); }
  QSizeF exportSize() const override { return m_size; }
  void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    SlidePainter(painter, theme, m_composer.compose()).paint(area);
  }
  std::vector<Table> tables() const override { return {}; }
  std::optional<Origin> exportOrigin() const override { return m_bench.comparison().origin(); }

 private:
  SlideComposer& m_composer;
  LectureBench& m_bench;
  QSizeF m_size;
};

/// Goes to slides and waits until there is all that they show.
class Projector {
 public:
  Projector(const LectureJob& job, LectureLibrary library)
      : m_bench(job.workerCommand, job.backend),
        m_player(m_bench),
        m_composer(m_bench, m_player),
        m_chapter(job.id),
        m_keepsRuns(!job.slide) {
    if (m_keepsRuns) m_bench.keepRuns();
    m_bench.worker().giveUpWithoutGreeting(std::chrono::milliseconds(8000));
    m_player.setCourse(std::move(library), job.id);
    m_bench.start();
  }

  LecturePlayer& player() { return m_player; }
  SlideComposer& composer() { return m_composer; }
  LectureBench& bench() { return m_bench; }

  /// The reason why the slide cannot be shown; empty: it is.
  QString go(std::size_t slide) {
    m_player.goTo(slide);
    m_player.showEnd();
    QElapsedTimer waited;
    waited.start();
    while (!ready() && waited.elapsed() < slidePatienceMs) pause(30);
    m_late = !ready();
    nameProblems();
    if (m_late) return text(say<"slide-too-late">(arg<"seconds">(slidePatienceMs / 1000)));
    pause(slideSettlingMs);
    return m_player.problem();
  }

  /// Tells the reason that go() gave, unless that was done; returns its exit status.
  int refuseFor(const QString& problem) {
    const ExitStatus status = statusOfProblem();
    return m_named.contains(problem.section(u'\n', 0, 0)) ? int(status) : refuse(status, problem);
  }

 private:
  /// Of all slides that may be drawn, once the kernels are known.
  void nameProblems() {
    if (std::exchange(m_checked, m_checked || m_bench.hasKernels()) || !m_checked) return;
    for (const Chapter& chapter : m_player.library().chapters)
      if (m_chapter.isEmpty() || chapter.id == m_chapter)
        m_named += problemsOf(chapter, slideOffers(m_bench.experiment().catalogue()));
    for (const QString& problem : m_named) printError("warpfold", problem.toStdString());
  }

  ExitStatus statusOfProblem() {
    const auto failure = m_bench.comparison().runFailure();
    if (m_late || m_bench.isLost() || m_bench.lacksDevice()) return ExitStatus::unavailable;
    return failure ? static_cast<ExitStatus>(failure->status) : ExitStatus::invalidRequest;
  }

  bool ready() {
    if (!m_player.problem().isEmpty()) return true;
    if (m_keepsRuns && !m_player.slide().needsRun()) return m_bench.hasKernels();
    return m_bench.hasKernels() && m_bench.settled() && m_composer.chartReady();
  }
  static void pause(int ms) {
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
  }

  LectureBench m_bench;
  LecturePlayer m_player;
  SlideComposer m_composer;
  const QString m_chapter;
  const bool m_keepsRuns;  // for other slides of a hand-out
  QStringList m_named;
  bool m_late = false, m_checked = false;
};

ExportMetadata metadataOf(Projector& projector, const QString& title) {
  const Origin origin = projector.bench().comparison().origin();
  ExportMetadata data;
  data.title = title;
  data.device = origin.device;
  data.provenance = origin.provenance;
  data.commands = origin.commands;
  for (const QString& side : origin.sides) data.sides << side.left(1);
  return data;
}

int writeSlide(const LectureJob& job, Projector& projector, QSizeF size) {
  LecturePlayer& player = projector.player();
  const std::size_t first = player.at(), count = player.chapter().slides.size();
  if (*job.slide < 1 || std::size_t(*job.slide) > count)
    return refuseRequest(say<"slide-beyond-lecture">(arg<"slide">(*job.slide), arg<"lecture">(job.id.toStdString()),
                                                     arg<"slides">(count)));
  if (const QString problem = projector.go(first + std::size_t(*job.slide) - 1); !problem.isEmpty())
    return projector.refuseFor(problem);
  ExportOptions options;
  options.format = formatOfFile(job.output);
  options.size = size;
  options.scale = job.scale;
  options.themeId = job.themeId;
  const SlidePicture picture(projector.composer(), projector.bench(), size);
  exportToFile(picture, job.output, options, metadataOf(projector, player.slide().headline));
  return int(ExitStatus::done);
}

int writeHandout(const LectureJob& job, Projector& projector, QSizeF size) {
  constexpr int resolution = 600, unitsPerInch = 96;
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setResolution(resolution);
  writer.setTitle(QStringLiteral("Warpfold lectures"));
  writer.setCreator(QStringLiteral("Warpfold %1").arg(QLatin1String(version)));
  writer.setPageSize(QPageSize(size * 72 / unitsPerInch, QPageSize::Point, QString(), QPageSize::ExactMatch));
  writer.setPageMargins(QMarginsF());
  QPainter painter;
  const LecturePlayer& player = projector.player();
  const std::size_t first = job.id.isEmpty() ? 0 : player.at();
  const std::size_t end = job.id.isEmpty() ? player.size() : first + player.chapter().slides.size();
  for (std::size_t slide = first; slide < end; ++slide) {
    if (const QString problem = projector.go(slide); !problem.isEmpty()) return projector.refuseFor(problem);
    if (slide == first ? !painter.begin(&writer) : !writer.newPage())
      return refuseRequest(say<"handout-not-written">());
    painter.save();
    painter.scale(double(resolution) / unitsPerInch, double(resolution) / unitsPerInch);
    SlidePainter(painter, Theme::byId(job.themeId), projector.composer().compose()).paint(QRectF(QPointF(), size));
    painter.restore();
  }
  painter.end();
  writeWhole(job.output, buffer.data());
  return int(ExitStatus::done);
}

}  // namespace

int renderLecture(const LectureJob& job) {
  LectureLibrary library = LectureLibrary::load(LectureFolders::standard());
  for (const QString& problem : library.problems) printError("warpfold", problem.toStdString());
  if (!job.id.isEmpty() && library.find(job.id) == nullptr) {
    QStringList known;
    for (const Chapter& chapter : library.chapters) known << chapter.id;
    return refuseRequest(say<"unknown-lecture">(arg<"text">(job.id.toStdString()),
                                                arg<"choices">(known.join(QLatin1String(", ")).toStdString())));
  }
  try {
    checkPlace(job.output);
    const ExportFormat format = formatOfFile(job.output);
    if (job.slide && isTable(format)) return refuseRequest(say<"slide-has-no-table">());
    if (!job.slide && format != ExportFormat::pdf) return refuseRequest(say<"handout-is-pdf">());
    const QSizeF size = job.size.isEmpty() ? QSizeF(1920, 1080) : job.size;
    Projector projector(job, std::move(library));
    return job.slide ? writeSlide(job, projector, size) : writeHandout(job, projector, size);
  } catch (const ExportError& error) {
    return refuse(ExitStatus::invalidRequest, QStringLiteral("-o: ") + QString::fromUtf8(error.what()));
  }
}

}  // namespace warpfold::app
