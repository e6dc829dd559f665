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

#include "export/exporter.h"
#include "export/whole_file.h"
#include "lecture/slide_painter.h"
#include "run/standard_streams.h"
#include "theme/theme.h"
#include "values/error.h"
#include "version.h"

namespace warpfold::app {

namespace {

constexpr int slidePatienceMs = 300000;  // for one slide: an emulator may be slow, and a ladder has twenty kernels
constexpr int slideSettlingMs = 250;     // charts follow a stream a few times a second only

int refuse(ExitStatus status, const QString& message) {
  printError("warpfold", message.toStdString());
  return int(status);
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
  QString exportCsv() const override { return {}; }
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
      : m_bench(job.workerCommand, job.backend), m_player(m_bench), m_composer(m_bench, m_player) {
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
    if (m_late) return Lectures::tr("The worker did not answer in time.");
    pause(slideSettlingMs);
    return m_player.problem();
  }

  /// Of the reason that go() told.
  ExitStatus statusOfProblem() {
    const auto failure = m_bench.comparison().runFailure();
    if (m_late || m_bench.isLost()) return ExitStatus::unavailable;
    return failure ? static_cast<ExitStatus>(failure->status) : ExitStatus::invalidRequest;
  }

 private:
  bool ready() {
    if (!m_bench.problem().isEmpty()) return true;
    return m_bench.hasKernels() && m_bench.settled(m_player.slide().setup) && m_composer.chartReady();
  }
  static void pause(int ms) {
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
  }

  LectureBench m_bench;
  LecturePlayer m_player;
  SlideComposer m_composer;
  bool m_late = false;
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
    return refuse(ExitStatus::invalidRequest,
                  QStringLiteral("--slide %1: the lecture %2 has %3 slides").arg(*job.slide).arg(job.id).arg(count));
  if (const QString problem = projector.go(first + std::size_t(*job.slide) - 1); !problem.isEmpty())
    return refuse(projector.statusOfProblem(), problem);
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
    if (const QString problem = projector.go(slide); !problem.isEmpty())
      return refuse(projector.statusOfProblem(), problem);
    if (slide == first ? !painter.begin(&writer) : !writer.newPage())
      return refuse(ExitStatus::invalidRequest, QStringLiteral("-o: the PDF could not be written"));
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
    return refuse(ExitStatus::invalidRequest, QStringLiteral("--lecture: there is no lecture %1; choose one of %2")
                                                  .arg(job.id, known.join(QLatin1String(", "))));
  }
  try {
    checkIsNoSpecialFile(job.output);
    const ExportFormat format = formatOfFile(job.output);
    if (format == ExportFormat::csv || (!job.slide && format != ExportFormat::pdf))
      throw ExportError(job.slide ? QStringLiteral("a slide has no table; write .png, .svg or .pdf")
                                  : QStringLiteral("a hand-out is a PDF; write .pdf, or name one slide with --slide"));
    const QSizeF size = job.size.isEmpty() ? QSizeF(1920, 1080) : job.size;
    Projector projector(job, std::move(library));
    return job.slide ? writeSlide(job, projector, size) : writeHandout(job, projector, size);
  } catch (const ExportError& error) {
    return refuse(ExitStatus::invalidRequest, QStringLiteral("-o: ") + QString::fromUtf8(error.what()));
  }
}

}  // namespace warpfold::app
