// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/lecture_player.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QKeyEvent>
#include <QTemporaryDir>
#include <QTest>

#include "app/eventually.h"
#include "lecture/lecture_window.h"
#include "lectures/lecture_parser.h"
#include "lectures/placeholders.h"
#include "metrics/current_step.h"

namespace warpfold::app {
namespace {

using Phase = LecturePlayer::Phase;

QString lectureWorker() {
  return QStringLiteral("\"%1\" gpu").arg(WARPFOLD_FAKE_WORKER);
}

Slide slide(const QByteArray& stage) {
  return parseChapter(QStringLiteral("x.md"), "---\ntitle: X\n---\n# One\n```stage\n" + stage + "\n```\n").slides[0];
}

SlideSetup setup(const QByteArray& stage) {
  return slide(stage).setup;
}

LectureLibrary sampleCourse() {
  LectureLibrary made;
  made.chapters = {parseChapter(QStringLiteral("1-one.md"), "---\ntitle: One\n---\n# First\n# Second\n"),
                   parseChapter(QStringLiteral("2-two.md"),
                                "---\ntitle: Two\nb: interleaved\n---\n# Third\n```stage\n"
                                "view: trees\nstep: 1..2\nquestion: Why?\nanswer: So.\n```\n")};
  return made;
}

TEST(LecturePlayer, a_slide_goes_through_its_steps_the_race_and_the_answer) {
  EXPECT_EQ(LecturePlayer::phasesOf(setup("view: text")), std::vector<Phase>({{std::nullopt, false, true}}));
  EXPECT_EQ(LecturePlayer::phasesOf(setup("view: trees\nb: interleaved\nstep: 1..2\nrace: yes")),
            std::vector<Phase>({{1, false, true}, {2, false, true}, {2, true, true}}));
  EXPECT_EQ(LecturePlayer::phasesOf(setup("question: Why?\nanswer: So.")),
            std::vector<Phase>({{std::nullopt, false, false}, {std::nullopt, false, true}}));
}

TEST(LecturePlayer, a_prediction_hides_the_step_until_it_is_revealed) {
  EXPECT_EQ(LecturePlayer::phasesOf(setup("view: trees\nstep: 3\npredict: warps")),
            std::vector<Phase>({{2, false, false}, {3, false, true}}));
}

TEST(LecturePlayer, figures_of_a_step_that_is_still_to_be_guessed_are_left_open) {
  LectureBench bench(lectureWorker(), {});
  LecturePlayer player(bench);
  SlideComposer composer(bench, player);
  LectureLibrary course;
  course.chapters = {parseChapter(QStringLiteral("1-one.md"),
                                  "---\ntitle: One\nb: interleaved\n---\n# Step {A.step.number}: {A.step.threads} "
                                  "threads\n```stage\nview: trees\nstep: 2\npredict: threads\n```\n")};
  player.setCourse(course);
  bench.start();
  ASSERT_TRUE(eventually([&] { return bench.hasKernels() && !player.waiting(); }));
  EXPECT_EQ(composer.compose().headline.toStdString(), "Step 2: ? threads");
  EXPECT_EQ(composer.compose().answer.toStdString(), "");
  player.next();
  EXPECT_EQ(composer.compose().headline.toStdString(), "Step 2: 4 threads");
  EXPECT_EQ(composer.compose().answer.toStdString(), "A: 4 · B: 4");
}

TEST(LecturePlayer, a_race_gives_no_answer_away) {
  EXPECT_EQ(LecturePlayer::phasesOf(setup("view: trees\nb: interleaved\nstep: 3\npredict: warps\nrace: yes")),
            std::vector<Phase>({{2, false, false}, {3, false, true}, {3, true, true}}));
  EXPECT_EQ(LecturePlayer::phasesOf(setup("view: trees\nb: interleaved\nstep: 3\nrace: yes\nquestion: Which?\n"
                                          "answer: B.")),
            std::vector<Phase>({{3, false, false}, {3, true, true}}));
}

TEST(LecturePlayer, read_again_the_course_goes_on_at_its_slide_whatever_came_before) {
  LectureBench bench(lectureWorker(), {});
  LecturePlayer player(bench);
  player.setCourse(sampleCourse());
  player.goTo(2);
  player.showEnd();
  LectureLibrary longer = sampleCourse();
  longer.chapters.insert(longer.chapters.begin(),
                         parseChapter(QStringLiteral("0-zero.md"), "---\ntitle: Zero\n---\n# New\n# Newer\n"));
  player.setCourse(longer);
  EXPECT_EQ(player.slide().headline, QStringLiteral("Third"));
  EXPECT_EQ(player.part(), player.parts());
}

TEST(LecturePlayer, two_keys_go_through_the_course_and_back) {
  LectureBench bench(lectureWorker(), {});
  LecturePlayer player(bench);
  player.setCourse(sampleCourse());
  bench.start();
  QStringList seen;
  const auto next = [&] {
    ASSERT_TRUE(eventually([&] { return !player.waiting(); }));
    player.next();
  };
  const auto note = [&] {
    seen << player.slide().headline + (player.phase().step ? QString::number(*player.phase().step) : QString()) +
                (player.phase().revealed ? QString() : QStringLiteral("?"));
  };
  note();
  for (int i = 0; i < 5; ++i) next(), note();
  EXPECT_EQ(seen.join(u' '), QStringLiteral("First Second Third1? Third2? Third2 Third2"));
  seen.clear();
  for (int i = 0; i < 5; ++i) player.previous(), note();
  EXPECT_EQ(seen.join(u' '), QStringLiteral("Third2? Third1? Second First First"));
}

TEST(LecturePlayer, keys_that_go_on_move_nothing_while_a_slide_waits_for_its_run) {
  LectureBench bench(lectureWorker(), {});
  LecturePlayer player(bench);
  player.setCourse(sampleCourse(), QStringLiteral("two"));
  ASSERT_TRUE(player.waiting());
  player.next();
  player.begin();
  EXPECT_EQ(player.slide().headline, QStringLiteral("Third"));
  EXPECT_EQ(player.phase(), (Phase{1, false, false})) << "step 1 is still to be seen";
  player.previous();
  EXPECT_EQ(player.slide().headline, QStringLiteral("Second")) << "back is always possible";
  EXPECT_FALSE(player.waiting()) << "a text needs no run";
  player.next();
  bench.start();
  ASSERT_TRUE(eventually([&] { return !player.waiting(); }));
  player.next();
  EXPECT_EQ(player.phase(), (Phase{2, false, false}));
  player.begin();
  EXPECT_EQ(player.slide().headline, QStringLiteral("First"));
}

TEST(LecturePlayer, of_the_keys_pressed_while_a_slide_waits_one_is_remembered) {
  LectureBench bench(lectureWorker(), {});
  LecturePlayer player(bench);
  player.setCourse(sampleCourse(), QStringLiteral("two"));
  ASSERT_TRUE(player.waiting());
  for (int i = 0; i < 3; ++i) player.next();
  EXPECT_EQ(player.phase(), (Phase{1, false, false}));
  bench.start();
  EXPECT_TRUE(eventually([&] { return player.phase() == Phase{2, false, false}; }));
  EXPECT_TRUE(stays([&] { return player.phase() == Phase{2, false, false}; })) << "and only one";
}

TEST(LecturePlayer, the_next_slide_s_run_is_there_before_the_slide_is_shown) {
  LectureBench bench(lectureWorker(), {});
  LecturePlayer player(bench);
  LectureLibrary course;
  course.chapters = {parseChapter(QStringLiteral("1-one.md"),
                                  "---\ntitle: One\n---\n# First\n```stage\nview: trees\na: neighbored\n```\n"
                                  "# Words\n# Second\n```stage\nview: trees\na: interleaved\n```\n")};
  player.setPreparing(true);
  player.setCourse(course);
  bench.start();
  const SlideSetup& second = course.chapters[0].slides[2].setup;
  EXPECT_FALSE(bench.hasRun(second));
  ASSERT_TRUE(eventually([&] { return bench.hasRun(second); }));
  EXPECT_TRUE(bench.shows(course.chapters[0].slides[0].setup)) << "the screen stays as it is";
  const BlockTracePtr first = bench.trace(0);
  player.goTo(2);
  EXPECT_FALSE(player.waiting());
  ASSERT_TRUE(bench.trace(0));
  EXPECT_TRUE(bench.medianUs(0));
  player.goTo(0);
  EXPECT_FALSE(player.waiting()) << "the one before is kept";
  EXPECT_EQ(bench.trace(0), first);
}

TEST(LecturePlayer, tells_what_is_wrong_with_files_until_the_next_key) {
  LectureBench bench(lectureWorker(), {});
  LecturePlayer player(bench);
  LectureLibrary course = sampleCourse();
  course.problems << QStringLiteral("3-bad.md, line 2: no");
  player.setCourse(course);
  EXPECT_EQ(player.fileProblems(), QStringList(QStringLiteral("3-bad.md, line 2: no")));
  player.next();
  EXPECT_EQ(player.fileProblems(), QStringList());
}

/// What a slide with this stage shows at its end, as far as a device gives times.
SlideContent endOn(const QString& backend, const QByteArray& stage, bool race, const QByteArray& b = "interleaved") {
  LectureBench bench(lectureWorker(), backend);
  LecturePlayer player(bench);
  SlideComposer composer(bench, player);
  LectureLibrary course;
  course.chapters = {
      parseChapter(QStringLiteral("1-one.md"), "---\ntitle: One\n---\n# First {ratio}\n```stage\n" + stage +
                                                   "\na: neighbored\nb: " + b + "\n```\nIn {A.latency}" +
                                                   (b == "cub" ? " and {B.launches}, {B.title}.\n" : ".\n"))};
  player.setCourse(course);
  bench.start();
  EXPECT_TRUE(eventually([&] { return bench.hasKernels() && bench.current() && bench.settled(); }));
  player.next();
  const bool started = player.racing();
  player.showEnd();
  SlideContent content = composer.compose();
  EXPECT_EQ(started, race && content.race->missing.isEmpty());
  return content;
}

/// What a picture of a race shows.
SlideRace raceOn(const QString& backend) {
  const SlideContent content = endOn(backend, "view: trees\nrace: yes", true);
  EXPECT_EQ(content.headline == "One", !content.race->missing.isEmpty()) << "the chapter's, where no ratio is known";
  return *content.race;
}

/// Else the slide would tell who wins before anybody has guessed.
TEST(LecturePlayer, a_race_begins_at_its_start_and_tells_its_ratio_at_the_end) {
  EXPECT_EQ(LecturePlayer::phasesOf(setup("view: trees\nb: interleaved\nrace: yes")),
            std::vector<Phase>({{0, false, true}, {std::nullopt, true, true}}));
  LectureBench bench(lectureWorker(), {});
  LecturePlayer player(bench);
  SlideComposer composer(bench, player);
  LectureLibrary course;
  course.chapters = {parseChapter(QStringLiteral("1-one.md"),
                                  "---\ntitle: One\n---\n# First\n```stage\nview: trees\nrace: yes\na: neighbored\n"
                                  "b: interleaved\n```\nTwo trees. One is {ratio} times as fast.\n")};
  player.setCourse(course);
  bench.start();
  ASSERT_TRUE(eventually([&] { return bench.hasKernels() && bench.current() && bench.settled(); }));
  const SlideContent before = composer.compose();
  EXPECT_EQ(before.prose, "Two trees.");
  EXPECT_EQ(before.sides[0].time, "");
  EXPECT_EQ(before.sides[0].position, 0);
  EXPECT_EQ(before.race->share, (std::array<double, 2>{0, 0}));
  EXPECT_EQ(before.race->verdict, "");
  player.showEnd();
  const SlideContent after = composer.compose();
  EXPECT_TRUE(after.prose.startsWith("Two trees. One is ")) << after.prose.toStdString();
  EXPECT_NE(after.sides[0].time, "");
  EXPECT_NE(after.race->verdict, "");
}

/// The refusal of a kernel says nothing until the run has looked for another one.
TEST(LecturePlayer, is_not_settled_before_a_kernel_that_the_device_lacks_is_spared) {
  LectureBench bench(QStringLiteral("\"%1\" worker").arg(WARPFOLD_CLI), QStringLiteral("emulator"));
  LecturePlayer player(bench);
  LectureLibrary course;
  course.chapters = {parseChapter(QStringLiteral("1-one.md"),
                                  "---\ntitle: One\n---\n# First\n```stage\nview: bandwidth\na: last-block\nb: "
                                  "cub\nn: 2^12\n```\n")};
  player.setCourse(course);
  std::vector<bool> settledAtHello;
  QObject::connect(&bench.worker(), &WorkerClient::hello, &bench, [&] { settledAtHello.push_back(bench.settled()); });
  bench.start();
  ASSERT_TRUE(eventually([&] { return !settledAtHello.empty() && bench.settled(); }));
  EXPECT_EQ(settledAtHello, std::vector<bool>{false});
  EXPECT_EQ(player.problem(), QString());
}

TEST(LecturePlayer, a_race_that_was_watched_stays_at_its_end) {
  LectureBench bench(lectureWorker(), {});
  LecturePlayer player(bench);
  LectureLibrary course;
  course.chapters = {parseChapter(QStringLiteral("1-one.md"),
                                  "---\ntitle: One\n---\n# First\n```stage\nview: trees\nstep: 2\nrace: yes\na: "
                                  "neighbored\nb: interleaved\n```\n")};
  player.setCourse(course);
  bench.start();
  ASSERT_TRUE(eventually([&] { return bench.hasKernels() && bench.current() && bench.settled(); }));
  while (!player.phase().raced) player.next();
  ASSERT_TRUE(player.racing());
  ASSERT_TRUE(eventually([&] { return !player.racing(); }));
  for (const int side : {0, 1}) {
    EXPECT_EQ(player.raceShare(side), 1);
    EXPECT_EQ(player.position(side), double(rowCount(*bench.trace(side))));
  }
  player.previous();
  EXPECT_EQ(player.position(0), 2) << "the step before the race";
}

TEST(SlideComposer, times_of_the_emulator_stand_nowhere) {
  const SlideContent trees = endOn(QStringLiteral("emulator"), "view: trees", false);
  EXPECT_EQ(trees.sides[0].time, "");
  EXPECT_EQ(trees.sides[1].time, "");
  EXPECT_EQ(trees.prose.trimmed(), "") << "a sentence whose figure does not exist is left out";
  EXPECT_TRUE(trees.footer.startsWith(QStringLiteral("emulated, no times of a GPU · "))) << trees.footer.toStdString();
  const SlideContent table = endOn(QStringLiteral("emulator"), "view: counters", false);
  EXPECT_EQ(table.table.front().name, "latency");
  EXPECT_EQ(table.table.front().values[0], "–");
  EXPECT_NE(endOn({}, "view: trees", false).sides[0].time, "");
  const SlideContent chart = endOn(QStringLiteral("emulator"), "view: latency", false);
  EXPECT_EQ(chart.message, "No times here: the emulator's own say nothing about a GPU.");
  EXPECT_FALSE(chart.wrong);
  EXPECT_EQ(endOn({}, "view: latency", false).message, "");
}

TEST(SlideComposer, a_slide_beside_a_library_that_the_device_lacks_shows_the_other_kernel) {
  const SlideContent table = endOn(QStringLiteral("emulator"), "view: counters", false, "cub");
  EXPECT_EQ(table.message, "");
  ASSERT_EQ(table.sides.size(), 2u);
  EXPECT_EQ(table.sides[0].title, "Neighbored pairs");
  EXPECT_EQ(table.sides[1].title, "CUB");
  EXPECT_EQ(table.prose.trimmed(), "");
  EXPECT_EQ(table.table[1].name, "launches");
  EXPECT_NE(table.table[1].values[0], "–");
  EXPECT_EQ(table.table[1].values[1], "–");
  EXPECT_TRUE(table.footer.contains(QStringLiteral("CUB does not run on this device"))) << table.footer.toStdString();
  const SlideContent chart = endOn(QStringLiteral("emulator"), "view: bandwidth", false, "cub");
  EXPECT_EQ(chart.message, "No times here: the emulator's own say nothing about a GPU.");
  EXPECT_TRUE(chart.footer.contains(QStringLiteral("CUB does not run on this device"))) << chart.footer.toStdString();
}

TEST(SlideComposer, values_of_a_slide_are_not_called_those_of_the_audience) {
  const SlideContent content = endOn({}, "view: trees\nvalues: 7, 123", false);
  EXPECT_EQ(content.sides[0].reference, "Blackboard example, values of the slide");
}

TEST(LecturePlayer, kernels_race_at_the_times_of_a_gpu_only) {
  const SlideRace gpu = raceOn({});
  EXPECT_EQ(gpu.caption, "Race, at measured speed");
  EXPECT_FALSE(gpu.verdict.isEmpty());
  const SlideRace emulator = raceOn(QStringLiteral("emulator"));
  EXPECT_EQ(emulator.missing, "No race: the emulator's times say nothing about a GPU");
  EXPECT_EQ(emulator.verdict, "");
  EXPECT_EQ(emulator.pace, "");
  EXPECT_EQ(emulator.share, (std::array<double, 2>{0, 0}));
}

TEST(LectureBench, shows_nothing_of_the_slide_before) {
  LectureBench bench(lectureWorker(), {});
  bench.show(slide("view: trees\na: neighbored\nb: interleaved"));
  bench.start();
  ASSERT_TRUE(eventually([&] { return bench.trace(0) != nullptr && bench.medianUs(0); }));
  bench.show(slide("view: trees\na: interleaved\nb: neighbored\nblock: 64"));
  EXPECT_NE(bench.stage().trace(0), nullptr) << "the models keep it until something new comes";
  EXPECT_EQ(bench.trace(0), nullptr);
  EXPECT_FALSE(bench.medianUs(0));
  EXPECT_FALSE(bench.current());
  EXPECT_TRUE(eventually([&] { return bench.current() && bench.medianUs(0); }));
}

TEST(LectureBench, a_hand_out_keeps_the_runs_of_earlier_slides) {
  LectureBench bench(lectureWorker(), {});
  bench.keepRuns();
  const Slide first = slide("view: counters\na: neighbored\nb: interleaved");
  const Slide second = slide("view: counters\na: interleaved\nb: neighbored");
  const auto complete = [&] { return bench.hasKernels() && bench.current() && bench.settled(); };
  bench.show(first);
  bench.start();
  ASSERT_TRUE(eventually(complete));
  bench.show(second);
  EXPECT_FALSE(bench.current());
  ASSERT_TRUE(eventually(complete));
  bench.show(first);
  EXPECT_TRUE(complete());
  bench.show(second);
  EXPECT_TRUE(complete());
}

TEST(LectureBench, values_of_a_slide_stand_on_its_blackboard_and_not_on_the_next_one) {
  LectureBench bench(lectureWorker(), {});
  const auto leaf = [&] { return bench.trace(0)->value(NodeId{1}).text(); };
  const auto shown = [&] { return bench.hasKernels() && bench.trace(0) != nullptr; };
  bench.show(slide("view: trees\na: neighbored\nb: interleaved\nvalues: 7, 123"));
  bench.start();
  ASSERT_TRUE(eventually(shown));
  EXPECT_EQ(leaf(), "123");
  bench.show(slide("view: trees\na: neighbored\nb: interleaved"));
  ASSERT_TRUE(eventually(shown));
  EXPECT_NE(leaf(), "123");
}

TEST(LectureBench, a_hand_out_runs_nothing_for_a_source) {
  LectureBench bench(lectureWorker(), {});
  bench.keepRuns();
  const Slide counters = slide("view: counters\na: neighbored\nb: interleaved");
  bench.show(counters);
  bench.start();
  ASSERT_TRUE(eventually([&] { return bench.hasKernels() && bench.current() && bench.settled(); }));
  bench.show(slide("view: source\na: interleaved"));
  ASSERT_TRUE(eventually([&] { return bench.hasKernels(); }));
  ASSERT_NE(bench.stage().kernel(0), nullptr);
  EXPECT_EQ(bench.stage().kernel(0)->id, "interleaved");
  EXPECT_TRUE(stays([&] { return bench.comparison().state() == Comparison::State::idle; }, 300));
  bench.show(counters);
  EXPECT_TRUE(bench.current() && bench.settled());
}

TEST(LectureBench, figures_of_a_run_that_is_still_to_come_are_ellipses) {
  LectureBench bench(lectureWorker(), {});
  EXPECT_EQ(unfilled(QStringLiteral("from {A.latency} to {B.latency}, {ratio} times"), bench.stage(), {}),
            QStringLiteral("from … to …, … times"));
  EXPECT_EQ(unfilled(QStringLiteral("{n} elements, block {block}"), bench.stage(), {}),
            QStringLiteral("16\u202f777\u202f216 (2²⁴) elements, block 512"))
      << "what the slide asks for is known before";
}

TEST(LecturePlayer, begins_with_the_chapter_that_was_asked_for_and_stays_when_files_are_read_again) {
  LectureBench bench(lectureWorker(), {});
  LecturePlayer player(bench);
  player.setCourse(sampleCourse(), QStringLiteral("two"));
  EXPECT_EQ(player.slide().headline, QStringLiteral("Third"));
  player.setCourse(sampleCourse());
  EXPECT_EQ(player.slide().headline, QStringLiteral("Third"));
}

TEST(LectureWindow, reading_the_files_again_says_what_came_of_it) {
  QTemporaryDir folder;
  LectureOptions options;
  options.workerCommand = lectureWorker();
  options.folders = {QStringLiteral(":/lectures"), folder.path(), {}};
  LectureWindow window(options);
  window.show();
  QTest::keyClick(&window, Qt::Key_R);
  EXPECT_EQ(window.player().noted(), "Lectures reloaded; chapters: 14");
  QFile file(folder.filePath(QStringLiteral("30-bad.md")));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("---\ntitle: Bad\n---\n# One\n```stage\nveiw: text\n```\n");
  file.close();
  QTest::keyClick(&window, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_EQ(window.player().fileProblems().size(), 1);
  EXPECT_TRUE(window.player().fileProblems().first().startsWith("30-bad.md, line 6: "))
      << window.player().fileProblems()[0].toStdString();
  EXPECT_EQ(window.player().noted(), "");
}

TEST(LectureWindow, a_file_s_mistakes_are_all_told_on_the_slide) {
  QTemporaryDir folder;
  LectureOptions options;
  options.workerCommand = lectureWorker();
  options.folders = {QStringLiteral(":/lectures"), folder.path(), {}};
  QFile file(folder.filePath(QStringLiteral("30-bad.md")));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("---\ntitle: Bad\n---\n# One\n```stage\nveiw: text\n```\n# Two\n```stage\nblock: 9999\n```\n");
  file.close();
  LectureBench bench(lectureWorker(), {});
  LecturePlayer player(bench);
  SlideComposer composer(bench, player);
  player.setCourse(LectureLibrary::load(options.folders));
  const QStringList told = composer.compose().fileProblems;
  ASSERT_EQ(told.size(), 2);
  EXPECT_TRUE(told[0].startsWith("30-bad.md, line 6: there is no key 'veiw'")) << told[0].toStdString();
  EXPECT_EQ(told[1], "30-bad.md, line 10: '9999' is not a block size; write a number from 1 to 1024");
}

TEST(LectureWindow, its_title_says_where_the_lecture_is) {
  LectureOptions options;
  options.workerCommand = lectureWorker();
  options.folders = {QStringLiteral(":/lectures"), {}, {}};
  options.id = QStringLiteral("idle-threads");
  LectureWindow window(options);
  EXPECT_EQ(window.windowTitle().toStdString(),
            "Idle threads, slide 1 of 6, part 1 of 1: waits for its run – Warpfold lecture");
  ASSERT_TRUE(eventually([&] { return !window.player().waiting(); }));
  QTest::keyClick(&window, Qt::Key_PageDown);
  EXPECT_TRUE(window.windowTitle().startsWith(QStringLiteral("Idle threads, slide 2 of 6, part 1 of 3")))
      << qPrintable(window.windowTitle());
}

TEST(LectureWindow, keys_of_a_presenter) {
  LectureOptions options;
  options.workerCommand = lectureWorker();
  options.folders = {QStringLiteral(":/lectures"), {}, {}};
  options.id = QStringLiteral("idle-threads");
  LectureWindow window(options);
  window.resize(960, 540);
  window.show();
  const std::size_t first = window.player().at();
  ASSERT_TRUE(eventually([&] { return !window.player().waiting(); }));
  QTest::keyClick(&window, Qt::Key_PageDown);
  EXPECT_EQ(window.player().at(), first + 1);
  QTest::keyClick(&window, Qt::Key_PageUp);
  EXPECT_EQ(window.player().at(), first);
  QTest::keyClick(&window, Qt::Key_B);
  EXPECT_TRUE(window.view().blank());
  QTest::keyClick(&window, Qt::Key_B);
  EXPECT_FALSE(window.view().blank());
  QTest::keyClick(&window, Qt::Key_B);
  QTest::keyClick(&window, Qt::Key_PageDown);
  EXPECT_FALSE(window.view().blank());
  EXPECT_EQ(window.player().at(), first) << "nobody would see where it goes in the dark";
  QTest::keyClick(&window, Qt::Key_End);
  EXPECT_EQ(window.player().at(), window.player().size() - 1);
  QTest::keyClick(&window, Qt::Key_Home);
  EXPECT_EQ(window.player().at(), 0u);
  QTest::mousePress(&window.view(), Qt::LeftButton);
  EXPECT_TRUE(window.view().spotlit());
  QTest::mouseRelease(&window.view(), Qt::LeftButton);
  EXPECT_FALSE(window.view().spotlit());
  QTest::keyClick(&window, Qt::Key_Escape);
  EXPECT_FALSE(window.isVisible());
}

}  // namespace
}  // namespace warpfold::app
