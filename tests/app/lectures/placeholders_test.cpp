// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lectures/placeholders.h"

#include <gtest/gtest.h>

#include "app/sample_traces.h"
#include "metrics/current_step.h"
#include "models/stage.h"

namespace warpfold::app {
namespace {

/// Both trees of the picture, and no times.
struct TwoTrees {
  Experiment experiment;
  Comparison comparison;
  Stage stage{experiment, comparison};

  TwoTrees() {
    RunRequest a, b;
    a.kernel = "neighbored";
    b.kernel = "interleaved";
    comparison.begin(a, b);
    comparison.apply(messages::Board{messages::Side::a, samples::neighbored()});
    comparison.apply(messages::Board{messages::Side::b, samples::interleaved()});
  }
};

SlideSetup atStep(std::uint32_t step) {
  SlideSetup setup;
  setup.first = setup.last = step;
  return setup;
}

TEST(Placeholders, a_name_that_does_not_exist_is_found) {
  EXPECT_EQ(unknownPlaceholder(QStringLiteral("{A.latency} and {C.latency}")), QStringLiteral("{C.latency}"));
  EXPECT_EQ(unknownPlaceholder(QStringLiteral("{}")), QStringLiteral("{}"));
  EXPECT_EQ(unknownPlaceholder(QStringLiteral("no placeholder at all")), QString());
  for (const QString& name : placeholderNames()) EXPECT_EQ(unknownPlaceholder(name), QString()) << name.toStdString();
}

TEST(Placeholders, steps_are_those_of_the_trees_on_the_stage) {
  const TwoTrees example;
  EXPECT_EQ(filled(QStringLiteral("{A.step.threads} threads, {A.step.warps} against {B.step.warps} warps, stride "
                                  "{A.step.stride} and {B.step.stride}, {A.step.diverged} diverged, {A.steps} steps"),
                   example.stage, atStep(2)),
            QStringLiteral("4 threads, 4 against 1 warps, stride 2 and 4, 4 diverged, 4 steps"));
  EXPECT_EQ(filled(QStringLiteral("{A.step.value} and {B.step.value}"), example.stage, atStep(2)),
            QStringLiteral("11 and 17"));
}

TEST(Placeholders, every_counter_that_tables_show_has_one) {
  for (const char* name : {"load-sectors", "store-sectors", "load-requests", "store-requests", "load-conflicts",
                           "store-conflicts", "conflicts", "barriers", "atomics"})
    EXPECT_TRUE(placeholderNames().contains(QStringLiteral("{A.%1}").arg(QLatin1String(name)))) << name;
  EXPECT_EQ(unknownPlaceholder(QStringLiteral("{A.global-load-sectors}")), QStringLiteral("{A.global-load-sectors}"));
}

TEST(Placeholders, what_is_still_to_come_is_an_ellipsis) {
  const TwoTrees example;
  EXPECT_EQ(filled(QStringLiteral("{A.latency}, {gain} times"), example.stage, {}), QStringLiteral("…, … times"));
  EXPECT_TRUE(awaitsFigures(QStringLiteral("{A.latency}"), example.stage, {}));
  EXPECT_FALSE(awaitsFigures(QStringLiteral("nothing"), example.stage, {}));
}

/// A run that has ended, of two kernels with these medians in µs; 0: no time.
struct EndedRun : TwoTrees {
  EndedRun(double a, double b, std::optional<double> datasheetGbs = {}) {
    for (const auto& [side, us] : {std::pair(messages::Side::a, a), std::pair(messages::Side::b, b)}) {
      RunResult result;
      result.n = 1'000'000;
      result.device.datasheetGbs = datasheetGbs;
      if (us > 0) {
        result.latency.emplace();
        result.latency->median = us;
        result.latency->provenance = Provenance::modelled;
      }
      comparison.apply(messages::Result{side, result});
    }
    comparison.finish();
  }
  std::string of(const char* text) const { return filled(QLatin1String(text), stage, {}).toStdString(); }
};

TEST(Placeholders, a_sentence_whose_figure_does_not_exist_is_left_out) {
  const EndedRun untimed(0, 0);
  EXPECT_EQ(untimed.of("Two trees. They take {A.latency} and {B.latency}. The end."), "Two trees. The end.");
  EXPECT_EQ(untimed.of("{A.launches} launches.\n\nIn {A.latency}: {gain} times.\n\nThe end."),
            "0 launches.\n\nThe end.");
  EXPECT_EQ(untimed.of("- A: {A.latency}\n- Stays\n- B: {B.latency}"), "- Stays");
  EXPECT_EQ(untimed.of("Times:\n\n- A: {A.latency}\n- B: {B.latency}\n\nThe end."), "The end.");
  EXPECT_EQ(untimed.of("**{gain}** times. *Then* 1.5 of {block}."), "*Then* 1.5 of 512.");
}

TEST(Placeholders, who_is_faster_is_said_of_the_one_that_is) {
  const char* const both = "B is {faster} times as fast. B takes {slower} times as long. It ends.";
  EXPECT_EQ(EndedRun(30, 20).of(both), "B is 1.50 times as fast. It ends.");
  EXPECT_EQ(EndedRun(20, 30).of(both), "B takes 1.50 times as long. It ends.");
  EXPECT_EQ(EndedRun(1000, 1001).of(both), "It ends.") << "1.00 times as fast says nothing";
}

TEST(Placeholders, where_no_peak_was_measured_the_data_sheet_s_is_named_as_such) {
  const EndedRun modelled(100, 50, 400.0);
  EXPECT_EQ(modelled.of("Measured: {peak}. Data sheet: {datasheet}. {A.percent} %."), "Data sheet: 400. 10 %.");
}

TEST(Placeholders, sentences_that_end_a_race_wait_for_it) {
  EXPECT_EQ(beforeRace(QStringLiteral("Two trees. B is {faster} times as fast. Both add.")), "Two trees. Both add.");
}

TEST(StepSentence, says_how_many_warps_run_and_how_full_they_are) {
  const auto a = samples::neighbored(), b = samples::interleaved();
  EXPECT_EQ(stepSentence(*a, *currentStep(*a, 2)),
            QStringLiteral("4 of 4 warps run, each with one lane in four at work; a warp takes as long for one lane as "
                           "for all."));
  EXPECT_EQ(stepSentence(*b, *currentStep(*b, 2)),
            QStringLiteral("1 of 4 warps runs, with all lanes at work; the other three only reach the barrier."));
  EXPECT_EQ(stepSentence(*b, *currentStep(*b, 3)),
            QStringLiteral("1 of 4 warps runs, with one lane in two at work; the other three only reach the barrier."));
  EXPECT_EQ(stepSentence(*b, *currentStep(*b, 1)),
            QStringLiteral("2 of 4 warps run, with all lanes at work; the other two only reach the barrier."));
}

TEST(StepSentence, the_only_warp_is_not_one_of_several) {
  const auto alone = samples::interleaved({.warpSize = 32});
  EXPECT_EQ(
      stepSentence(*alone, *currentStep(*alone, 3)),
      QStringLiteral("The block's only warp runs with one lane in eight at work; a warp takes as long for one lane "
                     "as for all."));
}

TEST(Placeholders, whole_numbers_have_no_decimals) {
  auto trace = std::make_shared<BlockTrace>(*samples::neighbored());
  for (Step& step : trace->steps) {
    step.counters.memory.globalLoadRequests = 2;
    step.counters.memory.globalLoadSectors = step.row == 1 ? 8 : 9;
    step.counters.memory.globalStoreRequests = step.counters.memory.globalStoreSectors = 0;
  }
  TwoTrees example;
  example.comparison.apply(messages::Board{messages::Side::a, trace});
  EXPECT_EQ(filled(QStringLiteral("{A.step.sectors}"), example.stage, atStep(1)), QStringLiteral("4"));
  EXPECT_EQ(filled(QStringLiteral("{A.step.sectors}"), example.stage, atStep(2)), QStringLiteral("4.5"));
}

TEST(Prediction, asks_and_answers_with_figures) {
  SlideSetup setup = atStep(3);
  setup.predict = Prediction::warps;
  EXPECT_EQ(predictionQuestion(setup), QStringLiteral("How many warps are issued in step 3?"));
  setup.kernelB = QStringLiteral("interleaved");
  EXPECT_EQ(filled(predictionAnswer(setup), TwoTrees().stage, setup), QStringLiteral("A: 2 · B: 1"));
}

}  // namespace
}  // namespace warpfold::app
