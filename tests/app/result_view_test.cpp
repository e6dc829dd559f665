// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/result_view.h"

#include <gtest/gtest.h>

#include <QLabel>

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

TEST(result_view_test, both_are_right) {
  EXPECT_EQ(checkOf(resultOf(Side::a, ElementType::int32, true, 0), resultOf(Side::b, ElementType::int32, true, 0)),
            "✓ equals the reference");
}

TEST(result_view_test, floats_that_differ_a_little_do_not_equal) {
  EXPECT_EQ(
      checkOf(resultOf(Side::a, ElementType::float32, true, 0.25), resultOf(Side::b, ElementType::float32, true, 0)),
      "✓ within tolerance of the reference: error 0.25, tolerance 0.5");
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
