// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lectures/lecture_library.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "charts/chart.h"
#include "lectures/lecture_parser.h"
#include "support/catalogue.h"

namespace warpfold::app {
namespace {

const LectureFolders shipped{QStringLiteral(":/lectures"), {}, {}};

void write(const QTemporaryDir& folder, const char* name, const QByteArray& text) {
  const QString path = folder.filePath(QLatin1String(name));
  QDir().mkpath(QFileInfo(path).path());
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(text);
}

QByteArray chapterOf(const char* title) {
  return QByteArray("---\ntitle: ") + title + "\n---\n# One\n";
}

QStringList titlesOf(const LectureLibrary& library) {
  QStringList titles;
  for (const Chapter& chapter : library.chapters) titles << chapter.id + u'=' + chapter.title;
  return titles;
}

TEST(ShippedLectures, there_are_fourteen_in_the_order_of_the_catalogue) {
  const LectureLibrary library = LectureLibrary::load(shipped);
  EXPECT_EQ(library.problems, QStringList());
  QStringList ids;
  for (const Chapter& chapter : library.chapters) ids << chapter.id;
  EXPECT_EQ(ids.join(u' '),
            QStringLiteral("why-a-tree neighbored divergence interleaved shared-memory bank-conflicts idle-threads "
                           "last-warp unrolling many-elements shuffles one-pass floats how-close"));
}

TEST(ShippedLectures, every_slide_fits_the_catalogue) {
  for (const Chapter& chapter : LectureLibrary::load(shipped).chapters)
    EXPECT_NO_THROW(checkChapter(chapter, builtInKernels())) << chapter.file.toStdString();
}

TEST(ShippedLectures, every_chapter_has_three_slides_a_pitfall_and_a_question) {
  for (const Chapter& chapter : LectureLibrary::load(shipped).chapters) {
    const auto any = [&](auto is) { return std::any_of(chapter.slides.begin(), chapter.slides.end(), is); };
    EXPECT_GE(chapter.slides.size(), 3u) << chapter.id.toStdString();
    EXPECT_TRUE(any([](const Slide& s) { return s.setup.view == QLatin1String("hazard"); }))
        << chapter.id.toStdString();
    EXPECT_TRUE(any([](const Slide& s) { return !s.setup.question.isEmpty() || s.setup.predict != Prediction::none; }))
        << chapter.id.toStdString();
  }
}

TEST(ShippedLectures, every_chart_that_a_slide_may_show_exists) {
  QStringList charts;
  for (const ChartEntry& entry : chartEntries()) charts << entry.id;
  for (const QString& id : slideCharts()) EXPECT_TRUE(charts.contains(id)) << id.toStdString();
}

TEST(LectureLibrary, own_chapters_join_the_shipped_ones_by_name_and_replace_those_of_their_id) {
  const QTemporaryDir ours, own;
  write(ours, "01-first.md", chapterOf("First"));
  write(ours, "03-third.md", chapterOf("Third"));
  write(own, "02-second.md", chapterOf("Second"));
  write(own, "03-third.md", chapterOf("Mine"));
  EXPECT_EQ(
      titlesOf(LectureLibrary::load({ours.path(), own.path(), {}})),
      QStringList({QStringLiteral("first=First"), QStringLiteral("second=Second"), QStringLiteral("third=Mine")}));
}

TEST(LectureLibrary, another_language_falls_back_to_english_chapter_by_chapter) {
  const QTemporaryDir ours;
  write(ours, "01-first.md", chapterOf("First"));
  write(ours, "02-second.md", chapterOf("Second"));
  write(ours, "de/02-second.md", chapterOf("Zweites"));
  EXPECT_EQ(titlesOf(LectureLibrary::load({ours.path(), {}, QStringLiteral("de")})),
            QStringList({QStringLiteral("first=First"), QStringLiteral("second=Zweites")}));
}

TEST(LectureLibrary, a_broken_file_is_named_with_its_line_and_the_others_stay) {
  const QTemporaryDir own;
  write(own, "01-good.md", chapterOf("Good"));
  write(own, "02-bad.md", "---\ntitle: Bad\n---\n# One\n```stage\nveiw: text\n```\n");
  const LectureLibrary library = LectureLibrary::load({own.path(), {}, {}});
  EXPECT_EQ(titlesOf(library), QStringList({QStringLiteral("good=Good")}));
  ASSERT_EQ(library.problems.size(), 1);
  EXPECT_TRUE(library.problems[0].startsWith(QStringLiteral("02-bad.md, line 6: there is no key 'veiw'")));
}

}  // namespace
}  // namespace warpfold::app
