// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>

#include "theme/theme.h"

namespace warpfold::app {
namespace {

/// WCAG 2.1: relative luminance and contrast ratio.
double wcagLuminance(const QColor& colour) {
  const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}
double wcagContrast(const QColor& x, const QColor& y) {
  const double a = wcagLuminance(x), b = wcagLuminance(y);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

TEST(ProjectorTheme, text_stands_out_by_seven_to_one) {
  const Theme& theme = Theme::byId(QStringLiteral("projector"));
  ASSERT_EQ(theme.id, QStringLiteral("projector"));
  for (const QColor& text :
       {theme.text, theme.muted, theme.a, theme.b, theme.accent, theme.good, theme.bad, theme.warning, theme.cub})
    EXPECT_GE(wcagContrast(text, theme.window), 7.0) << text.name().toStdString();
  EXPECT_GE(wcagContrast(theme.text, theme.field), 7.0);
  EXPECT_GE(wcagContrast(theme.onA, theme.a), 7.0);
  EXPECT_GE(wcagContrast(theme.onB, theme.b), 7.0);
}

TEST(ProjectorTheme, lines_and_shapes_stand_out_by_three_to_one) {
  const Theme& theme = Theme::byId(QStringLiteral("projector"));
  for (const QColor& shape : {theme.border, theme.fieldBorder, theme.outline, theme.faint, theme.idle})
    EXPECT_GE(wcagContrast(shape, theme.window), 3.0) << shape.name().toStdString();
}

}  // namespace
}  // namespace warpfold::app
