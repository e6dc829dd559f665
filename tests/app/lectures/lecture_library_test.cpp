// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lectures/lecture_library.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "lecture/slide_charts.h"
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

TEST(LectureLibrary, own_lectures_lie_beside_sessions_and_recordings) {
  const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
  EXPECT_EQ(LectureFolders::standard().own, data + QStringLiteral("/warpfold/lectures"));
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
    EXPECT_NO_THROW(checkChapter(chapter, slideOffers(builtInKernels()))) << chapter.file.toStdString();
}

TEST(ShippedLectures, every_chapter_has_three_slides_a_pitfall_and_a_question) {
  for (const Chapter& chapter : LectureLibrary::load(shipped).chapters) {
    const auto any = [&](auto is) { return std::any_of(chapter.slides.begin(), chapter.slides.end(), is); };
    EXPECT_GE(chapter.slides.size(), 3u) << chapter.id.toStdString();
    EXPECT_TRUE(any([](const Slide& s) { return s.setup.view == SlideView::hazard; })) << chapter.id.toStdString();
    EXPECT_TRUE(any([](const Slide& s) { return !s.setup.question.isEmpty() || s.setup.predict != Prediction::none; }))
        << chapter.id.toStdString();
  }
}

TEST(ShippedLectures, every_chapter_shows_a_difference_of_sources_and_what_the_step_gains) {
  for (const Chapter& chapter : LectureLibrary::load(shipped).chapters) {
    const auto any = [&](auto is) { return std::any_of(chapter.slides.begin(), chapter.slides.end(), is); };
    EXPECT_TRUE(any([](const Slide& s) { return s.setup.view == SlideView::diff; })) << chapter.id.toStdString();
    EXPECT_TRUE(any([](const Slide& s) {
      const QString words = s.headline + s.subHeadline + s.prose + s.setup.question + s.setup.answer;
      return words.contains(QLatin1String("{faster}")) ||
             (words.contains(QLatin1String("{A.percent}")) && words.contains(QLatin1String("{B.percent}")));
    })) << chapter.id.toStdString();
  }
}

/// "0.37 times as fast" contradicts itself: on another device the other kernel may be the faster one.
TEST(ShippedLectures, who_is_faster_is_left_to_the_figure) {
  for (const Chapter& chapter : LectureLibrary::load(shipped).chapters)
    for (const Slide& slide : chapter.slides) {
      const QString words = slide.headline + slide.subHeadline + slide.prose + slide.setup.question;
      for (const char* figure : {"{gain}", "{ratio}"})
        EXPECT_FALSE(words.contains(QLatin1String(figure))) << chapter.id.toStdString() << ": " << figure;
    }
}

/// Trees, sources and tables have a kernel's title above them; only ladder and lens name their rows by ids.
TEST(ShippedLectures, words_call_a_kernel_as_its_slide_does) {
  const std::vector<std::string> ids = [] {
    std::vector<std::string> all;
    for (const KernelPtr& kernel : builtInKernels().kernels()) all.push_back(kernel->id);
    return all;
  }();
  for (const Chapter& chapter : LectureLibrary::load(shipped).chapters)
    for (const Slide& slide : chapter.slides) {
      if (showsLadder(slide.setup.view)) continue;
      const QString words = slide.headline + u' ' + slide.subHeadline + u' ' + slide.prose + u' ' +
                            slide.setup.question + u' ' + slide.setup.answer;
      for (const std::string& id : ids) {
        const QString code = QString::fromStdString(id);
        const bool named = words.contains(u'*' + code + u'*') || (code.contains(u'-') && words.contains(code));
        EXPECT_FALSE(named) << chapter.id.toStdString() << ", " << slide.headline.toStdString() << ": " << id;
      }
    }
}

TEST(ShippedLectures, slides_show_the_charts_of_comparison_trees_and_ladder_and_no_others) {
  EXPECT_EQ(slideCharts().join(QStringLiteral(" ")).toStdString(),
            "latency bandwidth steps memory heatmap ladder hardware lens");
  EXPECT_TRUE(showsLadder(SlideView(QStringLiteral("lens"))));
  EXPECT_FALSE(showsLadder(SlideView(QStringLiteral("latency"))));
  EXPECT_FALSE(showsLadder(SlideView(QStringLiteral("trees"))));
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

TEST(LectureLibrary, folders_and_pipes_that_are_called_like_chapters_are_named) {
  const QTemporaryDir own;
  QDir(own.path()).mkdir(QStringLiteral("01-folder.md"));
  ASSERT_EQ(mkfifo(qPrintable(own.filePath(QStringLiteral("02-pipe.md"))), 0600), 0);
  write(own, "03-good.md", chapterOf("Good"));
  const LectureLibrary library = LectureLibrary::load({{}, own.path(), {}});
  EXPECT_EQ(titlesOf(library), QStringList({QStringLiteral("good=Good")}));
  EXPECT_EQ(library.problems,
            QStringList({QStringLiteral("01-folder.md: this is not a file; move it away, or rename it"),
                         QStringLiteral("02-pipe.md: this is not a file; move it away, or rename it")}));
}

QStringList problemsOfOwn(const LectureFolders& folders) {
  return LectureLibrary::load(folders).problems;
}

TEST(LectureLibrary, files_beyond_two_hundred_are_named) {
  const QTemporaryDir own;
  for (int i = 0; i < 202; ++i)
    write(own, qPrintable(QStringLiteral("%1-c%1.md").arg(i, 3, 10, QLatin1Char('0'))), chapterOf("One"));
  const LectureLibrary library = LectureLibrary::load({{}, own.path(), {}});
  EXPECT_EQ(library.chapters.size(), 200u);
  EXPECT_EQ(library.problems,
            QStringList(own.path() + QStringLiteral(": 202 files are too many, and those from 200-c200.md on are left "
                                                    "out; keep at most 200 in a folder")));
}

TEST(LectureLibrary, two_files_of_one_id_are_named_and_the_first_stays) {
  const QTemporaryDir own;
  write(own, "05-banks.md", chapterOf("First"));
  write(own, "07-banks.md", chapterOf("Second"));
  const LectureLibrary library = LectureLibrary::load({{}, own.path(), {}});
  EXPECT_EQ(titlesOf(library), QStringList({QStringLiteral("banks=First")}));
  EXPECT_EQ(library.problems,
            QStringList(
                QStringLiteral("07-banks.md: the id banks is that of 05-banks.md, too; rename one of the two files")));
}

TEST(LectureLibrary, a_named_folder_that_is_missing_or_is_none_is_named) {
  const QTemporaryDir own;
  const QString missing = own.filePath(QStringLiteral("missing")), file = own.filePath(QStringLiteral("file"));
  write(own, "file", "x");
  EXPECT_EQ(problemsOfOwn({{}, missing, {}, true}),
            QStringList(missing + QStringLiteral(": there is no such folder; make it, or name another one")));
  EXPECT_EQ(problemsOfOwn({{}, missing, {}, false}), QStringList()) << "the account's own is made when it is opened";
  EXPECT_EQ(problemsOfOwn({{}, file, {}, true}),
            QStringList(file + QStringLiteral(": this is not a folder; name a folder")));
}

TEST(LectureLibrary, slides_that_no_kernel_fits_are_named_with_the_line_of_their_key) {
  const QTemporaryDir own;
  write(own, "01-mine.md",
        "---\ntitle: Mine\na: neighbored\n---\n# One\n```stage\nview: trees\na: nighbored\n```\n"
        "# Two\n```stage\nview: source\nhighlight: lines 1-900\n```\n"
        "# Three\n```stage\nview: trees\nhighlight: hazard\n```\n"
        "# Four\n```stage\nview: trees\nhighlight: lines 3\n```\n");
  LectureLibrary library = LectureLibrary::load({{}, own.path(), {}});
  library.check(slideOffers(builtInKernels()));
  ASSERT_EQ(library.problems.size(), 4);
  EXPECT_TRUE(library.problems[0].startsWith(QStringLiteral("01-mine.md, line 8: there is no kernel 'nighbored'")));
  EXPECT_EQ(library.problems[1],
            QStringLiteral("01-mine.md, line 13: the source of neighbored has no line 900; write lines up to 22"));
  EXPECT_EQ(library.problems[2],
            QStringLiteral("01-mine.md, line 18: neighbored has no hazard that could be highlighted; choose one of the "
                           "faulty kernels, such as broken-lockstep"));
  EXPECT_EQ(library.problems[3],
            QStringLiteral("01-mine.md, line 23: the view trees has no lines to highlight; add a line view: source"));
  EXPECT_EQ(library.chapters.size(), 1u) << "its other slides can be shown";
}

}  // namespace
}  // namespace warpfold::app
