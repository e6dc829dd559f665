// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "app/eventually.h"
#include "app/other_programs.h"
#include "export/animation/animation_job.h"
#include "export/animation/step_strip.h"
#include "export/exporter.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

using namespace std::chrono_literals;

/// A square that goes ten pixels to the right with each row.
class Moving : public MovingPicture {
 public:
  void setPosition(double position) override { m_position = position; }
  double rows() const override { return 4; }
  QString exportName() const override { return "square"; }
  QSizeF exportSize() const override { return {200, 100}; }
  void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    painter.fillRect(area, theme.panel);
    painter.fillRect(QRectF(area.left() + 10 * m_position, area.top(), 10, 10), theme.a);
    painter.setPen(theme.text);
    painter.setFont(Theme::ui(13));
    painter.drawText(area, Qt::AlignCenter, QStringLiteral("moment %1").arg(m_position));
  }
  std::vector<Table> tables() const override { return {}; }

 private:
  double m_position = 0;
};

ExportMetadata animationMetadata() {
  ExportMetadata m;
  m.title = "A moving square";
  m.provenance = "emulated";
  return m;
}

AnimationPlan planTo(double row) {
  AnimationPlan plan;
  plan.to = row;
  plan.framesPerSecond = 2;
  return plan;
}

std::vector<double> positions(const std::vector<PlannedFrame>& frames) {
  std::vector<double> all;
  for (const PlannedFrame& frame : frames) all.push_back(frame.position);
  return all;
}

struct Written {
  AnimationJob::End how = AnimationJob::End::failed;
  QString problem;
};

Written write(AnimationFormat format, const QString& path, const std::vector<PlannedFrame>& frames,
              int cancelAfter = -1) {
  Moving picture;
  AnimationOptions options;
  options.format = format;
  options.path = path;
  options.size = picture.exportSize();
  AnimationJob job(picture, frames, makeFrameSink(options, animationMetadata()));
  Written written;
  bool over = false;
  QObject::connect(&job, &AnimationJob::ended, [&](AnimationJob::End how, const QString& problem) {
    written = {how, problem};
    over = true;
  });
  QObject::connect(&job, &AnimationJob::progressed, [&](int done, int) {
    if (done == cancelAfter) job.cancel();
  });
  job.start();
  EXPECT_TRUE(eventually([&] { return over; }));
  return written;
}

QByteArray contents(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

TEST(animation_plan, pictures_stand_at_equal_distances_and_the_last_at_the_end) {
  AnimationPlan plan = planTo(1.5);
  plan.from = 0.5;
  EXPECT_EQ(plan.frames(), (std::vector<PlannedFrame>{{0.5, 600ms}, {1, 500ms}, {1.5, 2000ms}}));
}

TEST(animation_plan, a_higher_speed_takes_fewer_pictures) {
  AnimationPlan plan = planTo(4);
  EXPECT_EQ(plan.frames().size(), 9u);
  plan.rowsPerSecond = 4;
  EXPECT_EQ(plan.frames().size(), 3u);
}

TEST(animation_plan, too_many_pictures_are_refused) {
  AnimationPlan plan = planTo(1000);
  plan.framesPerSecond = 50;
  EXPECT_THROW(plan.frames(), ExportError);
}

TEST(animation_plan, steps_are_the_whole_rows_of_the_range) {
  AnimationPlan plan = planTo(3);
  plan.from = 1;
  EXPECT_EQ(positions(plan.steps()), (std::vector<double>{1, 2, 3}));
}

TEST(frame_sink, the_ending_decides_what_an_animation_becomes) {
  EXPECT_EQ(animationFormatOf("a/race.GIF"), AnimationFormat::gif);
  EXPECT_EQ(animationFormatOf("race.webp"), AnimationFormat::webp);
  EXPECT_EQ(animationFormatOf("race.mp4"), AnimationFormat::mp4);
  EXPECT_EQ(animationFormatOf("race-%02d.svg"), AnimationFormat::pictures);
  EXPECT_EQ(animationFormatOf("race.pdf"), AnimationFormat::pages);
  EXPECT_EQ(animationFormatOf("race.png"), std::nullopt);
  EXPECT_EQ(animationFormatOf("100%.png"), std::nullopt);
}

TEST(frame_sink, a_number_takes_its_place_in_the_name_alone) {
  EXPECT_EQ(numberedPath("/a%d/step-%02d.png", 7), "/a%d/step-07.png");
  EXPECT_EQ(numberedPath("%d.svg", 12), "12.svg");
}

TEST(frame_sink, a_gif_keeps_the_theme_s_colours_and_every_moment) {
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.gif");
  ASSERT_EQ(write(AnimationFormat::gif, path, planTo(2).frames()).how, AnimationJob::End::written);
  QImageReader reader(path);
  EXPECT_EQ(reader.size(), QSize(200, 100));
  EXPECT_EQ(reader.loopCount(), -1);  // without end
  std::vector<int> delays;
  for (int i = 0; i < 5; ++i) {
    const QImage image = reader.read();
    ASSERT_FALSE(image.isNull()) << i;
    delays.push_back(reader.nextImageDelay());
    EXPECT_EQ(image.pixelColor(5 * i + 5, 5), Theme::print().a) << i;
    EXPECT_EQ(image.pixelColor(5 * i + 11, 5), QColor(Qt::white)) << i;
    if (i > 0) {
      EXPECT_EQ(image.pixelColor(5 * i - 2, 5), QColor(Qt::white)) << i;
    }
  }
  EXPECT_EQ(delays, (std::vector<int>{600, 500, 500, 500, 2000}));
}

TEST(frame_sink, a_gif_says_what_it_shows) {
  NEEDS_PROGRAM("giftext");
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.gif");
  write(AnimationFormat::gif, path, planTo(1).frames());
  const QString said = saidBy("giftext", {path});
  EXPECT_TRUE(said.contains("Screen Size - Width = 200, Height = 100")) << said.toStdString();
  EXPECT_TRUE(contents(path).contains("Title: A moving square\nProvenance: emulated\n"));
}

TEST(frame_sink, moments_that_look_alike_are_one_picture_of_a_gif) {
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.gif");
  write(AnimationFormat::gif, path, {{0, 500ms}, {0, 500ms}, {0, 500ms}});
  QImageReader reader(path);
  reader.read();
  EXPECT_EQ(reader.nextImageDelay(), 1500);
  EXPECT_TRUE(reader.read().isNull());
}

TEST(frame_sink, a_webp_is_read_by_others) {
  NEEDS_PROGRAM("webpinfo");
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.webp");
  ASSERT_EQ(write(AnimationFormat::webp, path, planTo(2).frames()).how, AnimationJob::End::written);
  const QString said = saidBy("webpinfo", {path});
  EXPECT_TRUE(said.contains("Canvas size 200 x 100")) << said.toStdString();
  EXPECT_TRUE(said.contains("Loop count      : 0")) << said.toStdString();
  EXPECT_EQ(said.count("Duration: "), 5) << said.toStdString();
  EXPECT_TRUE(said.contains("No error detected.")) << said.toStdString();
  EXPECT_TRUE(contents(path).contains("A moving square"));
}

TEST(frame_sink, an_mp4_is_played_by_others) {
  NEEDS_PROGRAM("ffmpeg");
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.mp4");
  const Written written = write(AnimationFormat::mp4, path, {{0, 500ms}, {1, 500ms}, {2, 1000ms}});
  ASSERT_EQ(written.how, AnimationJob::End::written) << written.problem.toStdString();
  const QString said = saidBy(
      "ffprobe", {"-v", "error", "-show_entries", "stream=codec_name,width,height:format=duration:format_tags=title",
                  "-of", "default=noprint_wrappers=1", path});
  EXPECT_TRUE(said.contains("codec_name=h264\nwidth=200\nheight=100\n")) << said.toStdString();
  const double seconds = QRegularExpression("duration=([0-9.]+)").match(said).captured(1).toDouble();
  EXPECT_NEAR(seconds, 2, 0.1) << said.toStdString();
  EXPECT_TRUE(said.contains("TAG:title=A moving square")) << said.toStdString();
}

TEST(frame_sink, an_mp4_without_ffmpeg_says_what_to_install) {
  const QByteArray path = qgetenv("PATH");
  qputenv("PATH", "/nonexistent");
  try {
    makeMp4Sink({}, {});
    ADD_FAILURE() << "a film was begun";
  } catch (const ExportError& error) {
    EXPECT_STREQ(error.what(),
                 "MP4 needs the program ffmpeg, which is not installed: install it, or choose GIF or WebP.");
  }
  qputenv("PATH", path);
}

TEST(frame_sink, numbered_pictures_are_one_each) {
  const QTemporaryDir folder;
  ASSERT_EQ(write(AnimationFormat::pictures, folder.filePath("s-%02d.png"), planTo(2).steps()).how,
            AnimationJob::End::written);
  EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
            (QStringList{"s-01.png", "s-02.png", "s-03.png"}));
  EXPECT_EQ(QImage(folder.filePath("s-03.png")).pixelColor(25, 5), Theme::print().a);
}

TEST(frame_sink, a_pdf_has_a_page_for_each_step_and_its_text_can_be_selected) {
  NEEDS_PROGRAM("pdftotext");
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.pdf");
  ASSERT_EQ(write(AnimationFormat::pages, path, planTo(2).steps()).how, AnimationJob::End::written);
  EXPECT_TRUE(QRegularExpression("Pages: +3\n").match(saidBy("pdfinfo", {path})).hasMatch());
  EXPECT_EQ(saidBy("pdftotext", {"-f", "3", path, "-"}).trimmed().toStdString(), "moment 2");
}

TEST(animation_job, one_that_is_cancelled_leaves_the_old_file) {
  const QTemporaryDir folder;
  for (const auto& [format, name] : {std::pair(AnimationFormat::gif, "a.gif"),
                                     {AnimationFormat::webp, "a.webp"},
                                     {AnimationFormat::pictures, "1.png"},
                                     {AnimationFormat::pages, "a.pdf"}}) {
    QFile old(folder.filePath(name));
    ASSERT_TRUE(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    const QString pattern = format == AnimationFormat::pictures ? folder.filePath("%d.png") : old.fileName();
    EXPECT_EQ(write(format, pattern, planTo(4).frames(), 3).how, AnimationJob::End::cancelled) << name;
    EXPECT_EQ(contents(old.fileName()), "old") << name;
  }
  EXPECT_EQ(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 4);
}

TEST(animation_job, what_cannot_be_written_is_told_and_touches_nothing) {
  const QTemporaryDir folder;
  ASSERT_TRUE(QDir(folder.path()).mkdir("2.png"));
  const Written written = write(AnimationFormat::pictures, folder.filePath("%d.png"), planTo(2).steps());
  EXPECT_EQ(written.how, AnimationJob::End::failed);
  EXPECT_TRUE(written.problem.contains("is not a regular file")) << written.problem.toStdString();
  EXPECT_FALSE(QFile::exists(folder.filePath("1.png")));
  const Written nowhere = write(AnimationFormat::gif, folder.filePath("no/a.gif"), planTo(1).frames());
  EXPECT_EQ(nowhere.how, AnimationJob::End::failed);
  EXPECT_TRUE(nowhere.problem.contains("could not be written")) << nowhere.problem.toStdString();
}

TEST(size_estimate, comes_near_the_size_of_the_file) {
  const QTemporaryDir folder;
  const auto frames = planTo(16).frames();
  for (const auto& [format, name] : {std::pair(AnimationFormat::gif, "a.gif"), {AnimationFormat::webp, "a.webp"}}) {
    Moving picture;
    AnimationOptions options;
    options.format = format;
    options.path = folder.filePath(name);
    options.size = picture.exportSize();
    SizeEstimate estimate(picture, frames, options, animationMetadata());
    while (estimate.step()) {
    }
    write(format, options.path, frames);
    const double real = double(QFile(options.path).size());
    EXPECT_NEAR(double(estimate.bytes()) / real, 1, 0.5) << name << " " << real;
  }
}

TEST(step_strip, shows_every_step_once) {
  Moving picture;
  const StepStrip strip(picture, {0, 1, 2, 3, 4}, picture.exportSize());
  EXPECT_EQ(strip.exportSize(), QSizeF(600, 200));
  ExportOptions options;
  options.scale = 1;
  const QImage image = renderImage(strip, options, {});
  EXPECT_EQ(image.pixelColor(5, 5), Theme::print().a);
  EXPECT_EQ(image.pixelColor(200 + 15, 5), Theme::print().a);
  EXPECT_EQ(image.pixelColor(200 + 45, 105), Theme::print().a);
  EXPECT_EQ(image.pixelColor(450, 150), Theme::print().window);
}

TEST(step_strip, takes_as_much_room_as_its_steps) {
  Moving picture;
  EXPECT_EQ(StepStrip(picture, {0, 1, 2, 3, 4}, picture.exportSize()).leastSize(), QSizeF(3 * 16, 2 * 16));
}

}  // namespace
}  // namespace warpfold::app
