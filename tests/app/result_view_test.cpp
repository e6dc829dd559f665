// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/result_view.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QLayout>

#include "window/model_bar.h"
#include "words/say.h"

namespace warpfold::app {
namespace {

messages::Result resultOf(messages::Side side, ElementType type, bool matches, double error) {
  messages::Result m;
  m.side = side;
  m.result.reference = m.result.result =
      type == ElementType::int32 ? Scalar::of(std::int32_t{1234}) : Scalar::of(12.5f);
  m.result.matches = matches;
  m.result.error = error;
  m.result.tolerance = type == ElementType::int32 ? 0 : 0.5;
  return m;
}

std::string checkOf(const messages::Result& a, const messages::Result& b) {
  Comparison comparison;
  comparison.apply(a);
  comparison.apply(b);
  ResultView view;
  view.display(comparison);
  for (const QLabel* label : view.findChildren<QLabel*>())
    if (label->text().startsWith(u'✓') || label->text().startsWith(u'✗')) return label->text().toStdString();
  return {};
}

using messages::Side;

/// What the view says of which kernel is faster, with these samples of A and B; empty where it is hidden.
std::string fasterText(std::vector<double> a, std::vector<double> b, Provenance provenance = Provenance::measured) {
  Comparison comparison;
  comparison.begin();
  for (const Side side : {Side::a, Side::b}) {
    messages::Result m = resultOf(side, ElementType::int32, true, 0);
    m.result.latency.emplace();
    m.result.latency->provenance = provenance;
    m.result.samplesUs = side == Side::a ? a : b;
    comparison.apply(m);
  }
  ResultView view;
  view.display(comparison);
  for (const QLabel* label : view.findChildren<QLabel*>())
    if (label->property("role").toString().startsWith("faster") || label->text().contains("faster") ||
        label->text().contains("fast") || label->text().contains("difference"))
      return label->isHidden() ? "" : label->text().toStdString();
  return {};
}

TEST(result_view_test, every_text_has_the_height_that_it_needs) {
  Comparison comparison;
  comparison.begin();
  for (const Side side : {Side::a, Side::b}) {
    messages::Result m = resultOf(side, ElementType::int32, true, 0);
    m.result.latency.emplace();
    m.result.latency->provenance = Provenance::emulated;
    m.result.timeCovers = TimeCover{.work = TimeCover::Work::emulator};
    m.result.samplesUs = {10, 11};
    comparison.apply(m);
  }
  ResultView view;
  view.setCompact(true);  // as in the course of fitting
  view.setCompact(false);
  view.display(comparison);
  view.resize(190, view.layout()->totalHeightForWidth(190));
  view.show();
  for (const QLabel* label : view.findChildren<QLabel*>())
    if (label->isVisible() && label->wordWrap()) {
      EXPECT_GE(label->height(), label->heightForWidth(label->width())) << label->text().toStdString();
    }
}

TEST(result_view_test, a_product_of_nothing_says_why) {
  messages::Result m = resultOf(Side::a, ElementType::float32, true, 0);
  m.result.request.op = Operation::product;
  m.result.result = m.result.reference = Scalar::of(0.0f);
  EXPECT_EQ(checkOf(m, m), "✓ equals the reference");
  Comparison comparison;
  comparison.begin();
  comparison.apply(m);
  ResultView view;
  view.display(comparison);
  std::vector<std::string> roles;
  for (const QLabel* label : view.findChildren<QLabel*>())
    if (label->text() == QLatin1String("A product is 0 where it underflows or an element is 0"))
      roles.push_back(label->property("role").toString().toStdString());
  EXPECT_EQ(roles, std::vector<std::string>{"caption"}) << "it is no part of the check";
}

TEST(result_view_test, a_winner_is_named_where_the_whole_interval_says_so) {
  const std::vector<double> twenty{20, 20.1, 20.2, 20.3, 20.4, 20.5, 20.6, 20.7};
  const std::vector<double> wide{9, 13, 14, 14.5, 15, 16, 20, 21};
  EXPECT_EQ(fasterText(twenty, {10, 10.05, 10.1, 10.15, 10.2, 10.25, 10.3, 10.35}),
            "B is 2.00× as fast as A (1.93\u00a0to\u00a02.07)");
  EXPECT_EQ(fasterText(wide, {9, 12, 13, 14, 14.5, 15, 19, 22}), "No clear difference: the times of A and B overlap.");
  EXPECT_EQ(fasterText({10, 10, 10, 10, 10, 10, 10}, {10.1, 10.1, 10.1, 10.1, 10.1, 10.1, 10.1}),
            "A and B are equally fast.");
  EXPECT_EQ(fasterText({20, 21, 22}, {10, 11, 12}), "Too few samples to tell which is faster.");
}

TEST(result_view_test, bands_tell_how_far_a_quotient_of_interpolated_times_may_lie_off) {
  Comparison comparison;
  comparison.begin();
  for (const Side side : {Side::a, Side::b}) {
    messages::Result m = resultOf(side, ElementType::int32, true, 0);
    const double us = side == Side::a ? 20 : 10;
    m.result.latency.emplace();
    m.result.latency->median = us;
    m.result.latency->provenance = Provenance::interpolated;
    m.result.latency->band = Latency::Band{0.9 * us, 1.25 * us};
    comparison.apply(m);
  }
  ResultView view;
  view.display(comparison);
  QStringList shown;
  for (const QLabel* label : view.findChildren<QLabel*>()) shown << label->text();
  EXPECT_TRUE(shown.contains(QStringLiteral("B is 2.00× as fast as A (1.44\u00a0to\u00a02.78)")))
      << shown.join('|').toStdString();
}

TEST(result_view_test, modelled_times_have_a_factor_and_no_interval) {
  Comparison comparison;
  comparison.begin();
  for (const Side side : {Side::a, Side::b}) {
    messages::Result m = resultOf(side, ElementType::int32, true, 0);
    const double us = side == Side::a ? 20 : 10;
    m.result.latency.emplace();
    m.result.latency->median = us;
    m.result.latency->provenance = Provenance::modelled;
    m.result.latency->band = Latency::Band{0.75 * us, 1.25 * us};
    comparison.apply(m);
  }
  ResultView view;
  view.display(comparison);
  QStringList shown;
  for (const QLabel* label : view.findChildren<QLabel*>()) shown << label->text();
  EXPECT_TRUE(shown.contains(QStringLiteral("A takes 2.00× as long as B; modelled, no interval")))
      << shown.join('|').toStdString();
}

TEST(result_view_test, a_number_of_samples_stands_only_where_both_have_them) {
  Comparison comparison;
  comparison.begin();
  for (const Side side : {Side::a, Side::b}) {
    messages::Result m = resultOf(side, ElementType::int32, true, 0);
    m.result.device.backend = side == Side::a ? "model:T4" : "recording:x";
    m.result.latency.emplace().median = 20;
    m.result.latency->provenance = side == Side::a ? Provenance::modelled : Provenance::recorded;
    if (side == Side::a) m.result.latency->band = Latency::Band{15, 25};
    if (side == Side::b) m.result.samplesUs = std::vector<double>(20, 20);
    comparison.apply(m);
  }
  ResultView view;
  view.display(comparison);
  QStringList shown;
  for (const QLabel* label : view.findChildren<QLabel*>()) shown << label->text();
  EXPECT_TRUE(shown.contains(QStringLiteral("Latency"))) << shown.join('|').toStdString();
}

TEST(result_view_test, the_bar_of_a_modelled_time_has_compute_beside_occupancy) {
  ModelledRun model;
  model.terms.us = {34.3, 46.9, 3, 21.5};  // compute, memory, launches, occupancy
  ModelBar bar;
  bar.display(model);
  EXPECT_LT(bar.toolTip().indexOf("Occupancy, "), bar.toolTip().indexOf("Memory, "));
  EXPECT_TRUE(bar.toolTip().contains("Compute and occupancy add up to 55.8\u00a0µs; memory works beside them."))
      << bar.toolTip().toStdString();
}

TEST(result_view_test, the_emulators_time_names_no_winner) {
  EXPECT_EQ(fasterText({20, 21}, {10, 11}, Provenance::emulated),
            "The emulator's running time says nothing about which kernel is faster on a GPU.");
}

TEST(result_view_test, a_result_of_the_earlier_run_is_marked_and_has_no_check) {
  Comparison comparison;
  comparison.apply(resultOf(Side::a, ElementType::int32, true, 0));
  ResultView view;
  view.display(comparison, "N = 1\u202f000");
  QStringList shown;
  for (const QLabel* label : view.findChildren<QLabel*>())
    if (!label->isHidden() && !label->text().isEmpty()) shown << label->text();
  EXPECT_TRUE(shown.contains("Result of the earlier run, N = 1\u202f000"));
  EXPECT_TRUE(shown.filter("✓").isEmpty());
}

TEST(result_view_test, both_are_right) {
  EXPECT_EQ(checkOf(resultOf(Side::a, ElementType::int32, true, 0), resultOf(Side::b, ElementType::int32, true, 0)),
            "✓ equals the reference");
}

TEST(result_view_test, floats_that_differ_a_little_do_not_equal) {
  EXPECT_EQ(
      checkOf(resultOf(Side::a, ElementType::float32, true, 0.1), resultOf(Side::b, ElementType::float32, true, 0)),
      "✓ within tolerance of the reference: error 0.1, tolerance 0.5");
}

TEST(result_view_test, a_result_that_is_far_off_is_a_warning_within_the_rounding_of_its_order) {
  Comparison comparison;
  comparison.apply(resultOf(Side::a, ElementType::float32, true, 0));
  comparison.apply(resultOf(Side::b, ElementType::float32, true, 0.25));
  ResultView view;
  view.display(comparison);
  std::vector<std::string> roles;
  for (const QLabel* label : view.findChildren<QLabel*>())
    if (label->text() == QStringLiteral("⚠ B is far off the reference 12.5, though within the rounding of its order: "
                                        "error 0.25, tolerance 0.5"))
      roles.push_back(label->property("role").toString().toStdString());
  EXPECT_EQ(roles, std::vector<std::string>{"warning"});
}

TEST(result_view_test, terms_that_cancel_are_remarked_on) {
  messages::Result m = resultOf(Side::a, ElementType::float32, true, 0.25);
  m.result.magnitude = 1e6;
  EXPECT_EQ(checkOf(m, m), "✓ within tolerance of the reference: error 0.25, tolerance 0.5");
  ResultView view;
  Comparison comparison;
  comparison.apply(m);
  view.display(comparison);
  QStringList shown;
  for (const QLabel* label : view.findChildren<QLabel*>()) shown << label->text();
  EXPECT_TRUE(
      shown.contains("The terms cancel down to less than a thousandth of what their magnitudes add up to; "
                     "relative figures say nothing"));
}

TEST(result_view_test, a_failed_run_has_no_result_of_the_run_before) {
  Comparison comparison;
  comparison.apply(resultOf(Side::a, ElementType::int32, true, 0));
  comparison.begin();
  messages::Failure failure;
  failure.complaint = {proseMessage("the file holds no numbers"), {}, {}};
  comparison.apply(failure);
  ResultView view;
  view.display(comparison);
  for (const QLabel* label : view.findChildren<QLabel*>())
    if (label->text().startsWith(u'✓')) {
      EXPECT_TRUE(label->isHidden());
    }
}

TEST(result_view_test, both_are_wrong) {
  EXPECT_EQ(checkOf(resultOf(Side::a, ElementType::int32, false, 7), resultOf(Side::b, ElementType::int32, false, 9)),
            "✗ A and B differ from the reference 1\u202f234");
}

TEST(result_view_test, the_wrong_one_is_named_whatever_the_errors) {
  EXPECT_EQ(checkOf(resultOf(Side::a, ElementType::int32, false, 1), resultOf(Side::b, ElementType::int32, true, 3)),
            "✗ A differs from the reference 1\u202f234");
  EXPECT_EQ(
      checkOf(resultOf(Side::a, ElementType::float32, true, 0), resultOf(Side::b, ElementType::float32, false, 2)),
      "✗ B differs from the reference 12.5 by 2, tolerance 0.5");
}

}  // namespace
}  // namespace warpfold::app
