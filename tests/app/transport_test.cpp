// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QRadioButton>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWindow>

#include "app/eventually.h"
#include "app/sample_traces.h"
#include "models/playback.h"
#include "views/combo_box.h"
#include "views/transport_bar.h"
#include "views/transport_parts.h"

namespace warpfold::app {
namespace {

struct TransportTest : testing::Test {
  Playback playback;
  QWidget window;
  TransportBar* bar = nullptr;
  QLineEdit* line = nullptr;
  QComboBox* box = nullptr;

  void SetUp() override {
    playback.setTraces(samples::neighbored(), samples::interleaved());
    auto* column = new QVBoxLayout(&window);
    column->addWidget(line = new QLineEdit);
    column->addWidget(box = new ComboBox);
    box->addItems({"one", "two", "three"});
    column->addWidget(bar = new TransportBar(&playback));
    window.resize(900, 200);
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    bar->scrubber()->setFocus();
  }
};

TEST_F(TransportTest, marks_name_both_strides) {
  EXPECT_EQ(bar->scrubber()->marks(), QStringList({"load", "stride 1 | 8", "2 | 4", "4 | 2", "8 | 1"}));
}

TEST_F(TransportTest, crowded_marks_are_thinned_out) {
  bar->scrubber()->resize(120, 46);
  const QList<int> written = bar->scrubber()->writtenMarks();
  EXPECT_LT(written.size(), 5);
  EXPECT_EQ(written.first(), 0);
  EXPECT_EQ(written.last(), 4);
}

TEST_F(TransportTest, a_long_first_mark_does_not_silence_the_others) {
  bar->scrubber()->resize(420, 46);
  bar->scrubber()->setMarks(
      {"load", "stride 1 | serial", "2 | 8", "4 | 4", "8 | 2", "16 | 1", "32", "64", "128", "256"}, {});
  EXPECT_EQ(bar->scrubber()->writtenMarks(), (QList<int>{0, 2, 3, 4, 5, 6, 7, 8, 9}));
}

TEST_F(TransportTest, space_plays_and_pauses) {
  QTest::keyClick(&window, Qt::Key_Space);
  EXPECT_TRUE(playback.playing());
  QTest::keyClick(&window, Qt::Key_Space);
  EXPECT_FALSE(playback.playing());
}

TEST_F(TransportTest, keys_move_the_clock) {
  QTest::keyClick(&window, Qt::Key_End);
  EXPECT_EQ(playback.position(), 4);
  QTest::keyClick(&window, Qt::Key_Left);
  EXPECT_EQ(playback.position(), 3);
  QTest::keyClick(&window, Qt::Key_Home);
  EXPECT_EQ(playback.position(), 0);
  playback.setSpeed(16);
  QTest::keyClick(&window, Qt::Key_Right);
  EXPECT_TRUE(eventually([&] { return playback.position() == 1; }));
}

TEST_F(TransportTest, plus_and_minus_change_the_speed) {
  QTest::keyClick(&window, Qt::Key_Plus);
  EXPECT_EQ(playback.speed(), 2);
  QTest::keyClick(&window, Qt::Key_Minus);
  QTest::keyClick(&window, Qt::Key_Minus);
  EXPECT_EQ(playback.speed(), 0.5);
}

TEST_F(TransportTest, a_text_field_keeps_its_keys) {
  line->setFocus();
  for (const auto key : {Qt::Key_Space, Qt::Key_Plus, Qt::Key_Minus}) QTest::keyClick(line, key);
  EXPECT_EQ(line->text(), " +-");
  QTest::keyClick(line, Qt::Key_Home);
  EXPECT_EQ(line->cursorPosition(), 0);
  EXPECT_FALSE(playback.playing());
  EXPECT_EQ(playback.speed(), 1);
}

TEST_F(TransportTest, a_closed_list_leaves_the_keys_that_go_far_to_the_clock) {
  box->setCurrentIndex(1);
  box->setFocus();
  QTest::keyClick(box, Qt::Key_End);
  EXPECT_EQ(playback.position(), 4);
  QTest::keyClick(box, Qt::Key_Left);
  EXPECT_EQ(playback.position(), 3);
  QTest::keyClick(box, Qt::Key_Home);
  EXPECT_EQ(playback.position(), 0);
  for (const auto key : {Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Right}) QTest::keyClick(box, key);
  EXPECT_EQ(box->currentText(), "two");
  QTest::keyClick(box, Qt::Key_Down);
  EXPECT_EQ(box->currentText(), "three");
}

TEST_F(TransportTest, an_editable_list_keeps_its_keys) {
  box->setEditable(true);
  box->setFocus();
  for (const auto key : {Qt::Key_End, Qt::Key_Left, Qt::Key_Space}) QTest::keyClick(box, key);
  EXPECT_EQ(box->currentText(), "on e");
  EXPECT_EQ(playback.position(), 0);
}

TEST_F(TransportTest, space_plays_after_something_was_chosen_from_a_list) {
  box->setFocus();
  box->showPopup();
  box->setCurrentIndex(1);
  box->hidePopup();
  QTest::keyClick(box, Qt::Key_Space);
  EXPECT_TRUE(playback.playing());
}

TEST_F(TransportTest, dragging_scrubs_and_snaps_to_steps) {
  Scrubber* scrubber = bar->scrubber();
  const int right = scrubber->width() - 22;
  QTest::mousePress(scrubber, Qt::LeftButton, {}, {right - 60, 17});
  EXPECT_GT(playback.position(), 2.5);
  QTest::mouseMove(scrubber, {right - 2, 17});
  QTest::mouseRelease(scrubber, Qt::LeftButton, {}, {right - 2, 17});
  EXPECT_EQ(playback.position(), 4);
}

TEST_F(TransportTest, race_is_off_without_times_and_says_why) {
  const auto radios = bar->findChildren<QRadioButton*>();
  EXPECT_FALSE(radios[1]->isEnabled());
  EXPECT_EQ(radios[1]->toolTip(),
            "<qt>A race needs step times of both trees: run on a GPU, or a recorded or modelled one, and show the "
            "block of the "
            "run (Ctrl+2)</qt>");
}

TEST_F(TransportTest, race_can_be_chosen_with_times) {
  samples::Options timed;
  timed.firstStepNs = 500;
  playback.setTraces(samples::neighbored(timed), samples::interleaved(timed));
  const auto radios = bar->findChildren<QRadioButton*>();
  ASSERT_TRUE(radios[1]->isEnabled());
  radios[1]->click();
  EXPECT_EQ(playback.mode(), Playback::Mode::race);
  EXPECT_EQ(bar->scrubber()->marks().first(), "0.00 µs");
}

TEST_F(TransportTest, race_says_where_its_times_come_from) {
  QRadioButton* race = bar->findChildren<QRadioButton*>()[1];
  EXPECT_EQ(race->text(), "Race (measured time)");
  playback.setStepTimes(Playback::StepTimes::recorded);
  EXPECT_EQ(race->text(), "Race (recorded time)");
  playback.setStepTimes(Playback::StepTimes::modelled);
  EXPECT_EQ(race->text(), "Race (modelled time)");
}

TEST_F(TransportTest, race_of_times_of_two_origins_has_no_ratio) {
  samples::Options timed;
  timed.firstStepNs = 500;
  playback.setTraces(samples::neighbored(timed), samples::interleaved(timed));
  playback.setStepTimes(Playback::StepTimes::mixed);
  QRadioButton* race = bar->findChildren<QRadioButton*>()[1];
  race->click();
  playback.toEnd();
  EXPECT_TRUE(eventually([&] { return playback.raceTimesNs().has_value(); }));
  EXPECT_EQ(race->text(), "Race (unlike times)");
}

TEST_F(TransportTest, a_race_that_cannot_be_says_why_when_it_is_clicked) {
  QRadioButton* race = bar->findChildren<QRadioButton*>()[1];
  // Through the window, as a click comes.
  QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, race->mapTo(&window, QPoint(5, 5)));
  EXPECT_TRUE(eventually([] { return QToolTip::isVisible(); }));
  EXPECT_TRUE(QToolTip::text().startsWith("<qt>A race needs step times of both trees"));
}

TEST_F(TransportTest, a_race_that_cannot_be_says_why_under_the_pointer) {
  QToolTip::hideText();
  QRadioButton* race = bar->findChildren<QRadioButton*>()[1];
  ASSERT_FALSE(race->isEnabled());
  for (const int x : {5, 7}) QTest::mouseMove(window.windowHandle(), race->mapTo(&window, QPoint(x, 5)));
  EXPECT_TRUE(eventually([] { return QToolTip::isVisible(); }));
  EXPECT_TRUE(QToolTip::text().startsWith("<qt>A race needs step times of both trees"));
}

TEST_F(TransportTest, at_its_end_a_race_says_who_was_first) {
  samples::Options slow, fast;
  slow.firstStepNs = 1000;
  fast.firstStepNs = 800;
  playback.setTraces(samples::neighbored(slow), samples::interleaved(fast));
  playback.setMode(Playback::Mode::race);
  const QRadioButton* race = bar->findChildren<QRadioButton*>()[1];
  EXPECT_TRUE(race->text().startsWith("Race of block 0, slowed down"));
  playback.toEnd();
  EXPECT_EQ(race->text(), "Race of block 0: B is 1.25× as fast");
  playback.toStart();
  EXPECT_TRUE(race->text().startsWith("Race of block 0, slowed down"));
  playback.setTraces(samples::neighbored(slow), samples::interleaved(slow));
  playback.toEnd();
  EXPECT_EQ(race->text(), "Race of block 0: A and B take as long");
}

TEST_F(TransportTest, a_race_says_that_it_is_of_one_block_and_not_of_the_kernels) {
  samples::Options timed;
  timed.firstStepNs = 500;
  playback.setTraces(samples::neighbored(timed), samples::interleaved(timed));
  const QString tip = bar->findChildren<QRadioButton*>()[1]->toolTip();
  EXPECT_EQ(tip,
            "<qt>Each step takes its measured time, slowed by one factor for both. This is the time of one block: the "
            "whole kernels differ by another factor, since their times also include the other blocks and every "
            "launch.</qt>");
}

TEST_F(TransportTest, a_race_of_unlike_blocks_names_none) {
  samples::Options timed;
  timed.firstStepNs = 500;
  auto last = std::make_shared<BlockTrace>(*samples::interleaved(timed));
  last->launch = 1;
  playback.setTraces(samples::neighbored(timed), last);
  playback.setMode(Playback::Mode::race);
  const QString text = bar->findChildren<QRadioButton*>()[1]->text();
  EXPECT_TRUE(text.startsWith("Race of one block, slowed down")) << text.toStdString();
}

TEST_F(TransportTest, trees_without_times_offer_the_race_of_a_block_that_has_them) {
  samples::Options timed;
  timed.firstStepNs = 500;
  bar->offerRaceOf(3);
  QRadioButton* race = bar->findChildren<QRadioButton*>()[1];
  ASSERT_TRUE(race->isEnabled());
  EXPECT_EQ(race->toolTip(),
            "<qt>These trees have no times: a click shows block 3 of the run in both, and starts its race</qt>");
  race->click();
  EXPECT_FALSE(race->isChecked()) << "nobody answered";
  QObject::connect(bar, &TransportBar::raceAsked, bar, [&] {
    playback.setTraces(samples::neighbored(timed), samples::interleaved(timed));
    playback.setMode(Playback::Mode::race);
  });
  race->click();
  EXPECT_TRUE(race->isChecked());
  EXPECT_EQ(playback.mode(), Playback::Mode::race);
  bar->offerRaceOf(std::nullopt);
  EXPECT_TRUE(race->isEnabled()) << "these trees have times of their own";
}

TEST_F(TransportTest, a_race_shows_how_long_each_side_takes) {
  samples::Options slow, fast;
  slow.firstStepNs = 1000;
  fast.firstStepNs = 800;
  slow.stepFactor = fast.stepFactor = 1;
  playback.setTraces(samples::neighbored(slow), samples::interleaved(fast));
  EXPECT_TRUE(bar->scrubber()->finishes().empty());
  playback.setMode(Playback::Mode::race);
  const auto& finishes = bar->scrubber()->finishes();
  ASSERT_EQ(finishes.size(), 2u);
  EXPECT_EQ(finishes[0].text, "A 4.00\u00a0µs");
  EXPECT_EQ(finishes[1].text, "B 3.20\u00a0µs");
  EXPECT_DOUBLE_EQ(finishes[0].position, 4);
  EXPECT_DOUBLE_EQ(finishes[1].position, 3.2);
  bar->scrubber()->resize(160, 46);
  const auto places = bar->scrubber()->finishPlaces();
  EXPECT_LT(places[1].right(), places[0].left());
  EXPECT_LE(places[0].right(), 160);
  for (const QRectF& place : places) EXPECT_LE(place.bottom(), bar->scrubber()->minimumSizeHint().height());
}

TEST_F(TransportTest, space_plays_also_after_the_race_was_chosen) {
  samples::Options timed;
  timed.firstStepNs = 500;
  playback.setTraces(samples::neighbored(timed), samples::interleaved(timed));
  QRadioButton* race = bar->findChildren<QRadioButton*>()[1];
  QTest::mouseClick(race, Qt::LeftButton);
  EXPECT_FALSE(race->hasFocus());
  race->setFocus();
  QTest::keyClick(race, Qt::Key_Space);
  EXPECT_TRUE(playback.playing());
  EXPECT_EQ(playback.mode(), Playback::Mode::race);
}

}  // namespace
}  // namespace warpfold::app
