// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QGuiApplication>
#include <QPainter>
#include <QScreen>
#include <QTest>

#include "app/eventually.h"
#include "app/letter_device.h"
#include "lecture/lecture_window.h"
#include "lecture/presenter_notes.h"
#include "lectures/lecture_parser.h"

namespace warpfold::app {
namespace {

QString presentersWorker() {
  return QStringLiteral("\"%1\" gpu").arg(WARPFOLD_FAKE_WORKER);
}

/// At the first part of a slide of a course of two chapters, without a run.
PresenterNotes notesAt(std::size_t slide) {
  LectureBench bench(presentersWorker(), {});
  LecturePlayer player(bench);
  LectureLibrary course;
  course.chapters = {
      parseChapter(QStringLiteral("1-one.md"),
                   "---\ntitle: One\nb: interleaved\n---\n# First\n```stage\nview: trees\nstep: 1..2\n```\n"
                   "# Second\n```stage\nview: trees\nrace: yes\n```\n# Third\n"),
      parseChapter(QStringLiteral("2-two.md"),
                   "---\ntitle: Two\n---\n# Fourth, {A.latency}\n```stage\nview: trees\n"
                   "question: Why?\nanswer: So.\n```\nWords of *four*.\n# Last\n")};
  player.setCourse(course);
  player.goTo(slide);
  return notesOf(player);
}

TEST(presenter, is_told_what_the_next_key_does) {
  EXPECT_EQ(notesAt(0).nextKey, "Next key: step 2");
  EXPECT_EQ(notesAt(1).nextKey, "Next key: the race");
  EXPECT_EQ(notesAt(2).nextKey, "Next key: the next chapter, Two");
  EXPECT_EQ(notesAt(3).nextKey, "Next key: the answer");
  EXPECT_EQ(notesAt(4).nextKey, "The lecture ends here");
}

TEST(presenter, reads_the_words_of_the_next_slide) {
  const PresenterNotes notes = notesAt(2);
  EXPECT_EQ(notes.place, "One, slide 3 of 3, part 1 of 1");
  EXPECT_EQ(notes.headline, "Fourth, ?") << "a figure that nobody knows yet";
  EXPECT_EQ(notes.prose.trimmed(), "Words of *four*.");
  EXPECT_EQ(notesAt(4).headline, "");
}

TEST(presenter, clock_counts_minutes_then_hours) {
  EXPECT_EQ(clockText(59'999), "0:59");
  EXPECT_EQ(clockText(727'000), "12:07");
  EXPECT_EQ(clockText(4'327'000), "1:12:07");
}

struct TwoWindows : LectureWindow {
  TwoWindows() : LectureWindow(options()) {
    resize(960, 540);
    show();
  }
  static LectureOptions options() {
    LectureOptions options;
    options.workerCommand = presentersWorker();
    options.folders = {QStringLiteral(":/lectures"), {}, {}};
    options.id = QStringLiteral("idle-threads");
    return options;
  }
  bool stands() {
    return eventually([&] { return !player().waiting(); });
  }
};

TEST(presenter, window_comes_and_goes_with_p_and_hands_keys_to_the_lecture) {
  TwoWindows lecture;
  ASSERT_TRUE(lecture.stands());
  EXPECT_FALSE(lecture.presenter().isVisible());
  QTest::keyClick(&lecture, Qt::Key_P);
  ASSERT_TRUE(lecture.presenter().isVisible());
  const auto before = std::pair(lecture.player().at(), lecture.player().part());
  QTest::keyClick(&lecture.presenter(), Qt::Key_PageDown);
  EXPECT_NE(std::pair(lecture.player().at(), lecture.player().part()), before);
  QTest::keyClick(&lecture.presenter(), Qt::Key_B);
  EXPECT_TRUE(lecture.view().blank());
  QTest::keyClick(&lecture.presenter(), Qt::Key_P);
  EXPECT_FALSE(lecture.presenter().isVisible());
  EXPECT_TRUE(lecture.isVisible());
}

TEST(presenter, window_goes_with_the_lecture) {
  TwoWindows lecture;
  QTest::keyClick(&lecture, Qt::Key_P);
  QTest::keyClick(&lecture.presenter(), Qt::Key_Escape);
  EXPECT_FALSE(lecture.isVisible());
  EXPECT_FALSE(lecture.presenter().isVisible());
}

/// The test is run once more with a second screen.
TEST(presenter, window_fills_the_screen_that_the_lecture_leaves) {
  TwoWindows lecture;
  lecture.begin();
  QTest::keyClick(&lecture, Qt::Key_P);
  const QList<QScreen*> screens = QGuiApplication::screens();
  EXPECT_EQ(screens.size() > 1, qgetenv("QT_QPA_PLATFORM").contains("configfile"));
  if (screens.size() < 2) return;
  EXPECT_EQ(lecture.geometry(), screens[0]->geometry());
  EXPECT_EQ(lecture.presenter().geometry(), screens[1]->geometry());
}

TEST(presenter, window_shares_the_only_screen_with_the_lecture_and_gives_it_back) {
  if (QGuiApplication::screens().size() > 1) GTEST_SKIP() << "this run has two screens";
  TwoWindows lecture;
  lecture.begin();
  const QRect screen = QGuiApplication::primaryScreen()->geometry();
  QTest::keyClick(&lecture, Qt::Key_P);
  EXPECT_EQ(lecture.geometry(), screen) << "what is behind the lecture stays out of sight";
  EXPECT_FALSE(lecture.presenter().geometry().intersects(lecture.view().geometry()));
  EXPECT_TRUE(lecture.rect().contains(lecture.presenter().geometry()));
  QTest::keyClick(&lecture, Qt::Key_P);
  EXPECT_EQ(lecture.view().geometry(), lecture.rect());
}

TEST(presenter, leaves_three_quarters_of_a_wide_screen_to_the_slide_and_the_rest_is_black) {
  if (QGuiApplication::screens().size() > 1) GTEST_SKIP() << "this run has two screens";
  TwoWindows lecture;
  QTest::keyClick(&lecture, Qt::Key_P);
  lecture.resize(1920, 1080);
  QCoreApplication::processEvents();
  EXPECT_EQ(lecture.view().geometry(), QRect(0, 135, 1440, 810));
  EXPECT_EQ(lecture.presenter().geometry(), QRect(1440, 0, 480, 1080));
  const QImage picture = lecture.grab().toImage();
  EXPECT_EQ(picture.pixelColor(700, 60), QColor(Qt::black));
  EXPECT_EQ(picture.pixelColor(700, 1020), QColor(Qt::black));
  lecture.resize(1280, 800);
  QCoreApplication::processEvents();
  EXPECT_EQ(lecture.view().geometry(), QRect(0, 112, 920, 575));
  EXPECT_EQ(lecture.presenter().geometry(), QRect(920, 0, 360, 800));
}

/// A bullet with a figure that nobody knows yet is there all the same; what the slide asks for is known.
TEST(presenter, reads_bullets_of_the_next_slide_with_a_question_mark_for_each_figure_to_come) {
  LectureBench bench(presentersWorker(), {});
  LecturePlayer player(bench);
  LectureLibrary course;
  course.chapters = {
      parseChapter(QStringLiteral("1-one.md"),
                   "---\ntitle: One\n---\n# First\n# Second\n```stage\nview: trees\na: interleaved\n"
                   "block: 64\n```\n- *{A.title}* takes {A.latency}.\n- A block has {block} threads.\n")};
  player.setCourse(course);
  bench.start();
  ASSERT_TRUE(eventually([&] { return bench.hasKernels(); }));
  EXPECT_EQ(notesOf(player).prose.trimmed(), "- *Interleaved pairs* takes ?.\n- A block has 64 threads.");
}

/// The figures of a slide whose run is there are those that the room will see.
TEST(presenter, reads_the_figures_of_the_next_slide_once_its_run_is_there) {
  LectureBench bench(presentersWorker(), {});
  LecturePlayer player(bench);
  LectureLibrary course;
  course.chapters = {parseChapter(QStringLiteral("1-one.md"),
                                  "---\ntitle: One\n---\n# First\n```stage\nview: trees\na: neighbored\n```\n"
                                  "# Of {A.threads} threads\n```stage\nview: trees\na: interleaved\n```\n"
                                  "Words. It takes {A.launches} launches.\n")};
  player.setPreparing(true);
  player.setCourse(course);
  EXPECT_EQ(notesOf(player).prose, "Words. It takes ? launches.");
  bench.start();
  ASSERT_TRUE(eventually([&] { return bench.hasRun(course.chapters[0].slides[1].setup); }));
  EXPECT_EQ(notesOf(player).headline, "Of 16 threads");
  EXPECT_TRUE(notesOf(player).prose.startsWith("Words. It takes ")) << notesOf(player).prose.toStdString();
}

TEST(presenter, starts_the_time_anew_with_t) {
  TwoWindows lecture;
  qint64 now = 5'000;
  lecture.presenter().setClock([&] { return now; });
  now += 60'000;
  EXPECT_EQ(lecture.presenter().elapsedMs(), 60'000);
  QTest::keyClick(&lecture.presenter(), Qt::Key_T);
  EXPECT_EQ(lecture.presenter().elapsedMs(), 0);
}

QStringList lettersOf(QWidget& window) {
  LetterDevice device(window.size());
  QPainter painter(&device);
  window.render(&painter);
  painter.end();
  QStringList texts;
  for (const Letters& each : device.letters()) {
    EXPECT_FALSE(each.cut) << each.text.toStdString();
    EXPECT_GE(each.pixels, 8) << each.text.toStdString();
    texts << each.text;
  }
  return texts;
}

TEST(presenter, window_says_where_the_lecture_is_and_when_the_room_is_dark) {
  TwoWindows lecture;
  ASSERT_TRUE(lecture.stands());
  QTest::keyClick(&lecture, Qt::Key_P);
  lecture.presenter().resize(1280, 800);
  const QStringList lit = lettersOf(lecture.presenter());
  EXPECT_TRUE(lit.contains("Idle threads, slide 1 of 6, part 1 of 1")) << lit.join('|').toStdString();
  EXPECT_TRUE(lit.contains("Next key: the next slide"));
  EXPECT_TRUE(lit.contains("Add while you load"));
  EXPECT_FALSE(lit.contains("The room sees a black screen"));
  QTest::keyClick(&lecture, Qt::Key_B);
  EXPECT_TRUE(lettersOf(lecture.presenter()).contains("The room sees a black screen"));
}

TEST(presenter, lays_out_its_words_once_for_many_frames) {
  TwoWindows lecture;
  ASSERT_TRUE(lecture.stands());
  QTest::keyClick(&lecture, Qt::Key_P);
  lecture.presenter().resize(1280, 800);
  lecture.presenter().grab();
  const int made = lecture.presenter().layouts().made();
  EXPECT_GT(made, 0);
  for (int frame = 0; frame < 5; ++frame) lecture.presenter().grab();
  EXPECT_EQ(lecture.presenter().layouts().made(), made);
  QTest::keyClick(&lecture, Qt::Key_PageDown);
  lecture.presenter().grab();
  EXPECT_GT(lecture.presenter().layouts().made(), made) << "another slide has other words";
}

/// As it stands beside a slide on a screen of 1280 × 800.
TEST(presenter, a_narrow_window_has_its_words_below_the_slide) {
  TwoWindows lecture;
  ASSERT_TRUE(lecture.stands());
  QTest::keyClick(&lecture, Qt::Key_P);
  lecture.presenter().resize(360, 800);
  LetterDevice device(lecture.presenter().size());
  QPainter painter(&device);
  lecture.presenter().render(&painter);
  painter.end();
  const auto boxOf = [&](const QString& text) {
    for (const Letters& each : device.letters())
      if (each.text.contains(text) && each.pixels >= 14) return each.box;
    ADD_FAILURE() << text.toStdString();
    return QRectF();
  };
  const QRectF key = boxOf("Next key: the next slide"), headline = boxOf("Add while you load");
  EXPECT_LT(boxOf("slide 1 of 6").bottom(), key.top());
  EXPECT_LT(key.bottom(), headline.top());
  for (const QRectF& box : {key, headline, boxOf("Keys as in the lecture")}) EXPECT_TRUE(device.area().contains(box));
}

}  // namespace
}  // namespace warpfold::app
