// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/svg_fonts.h"

#include <gtest/gtest.h>

#include "app/in_language.h"

namespace warpfold::app {
namespace {

TEST(svg_fonts, are_followed_by_those_that_other_machines_have) {
  EXPECT_EQ(
      withFallbackFonts("<g font-family=\"Inter\" font-size=\"12\">"),
      "<g font-family=\"'Inter', 'Noto Sans', 'DejaVu Sans', 'Noto Sans CJK SC', 'Noto Sans CJK KR', sans-serif\" "
      "font-size=\"12\">");
  EXPECT_EQ(
      withFallbackFonts("<g\nfont-family=\"JetBrains Mono\">"),
      "<g\nfont-family=\"'JetBrains Mono', 'Noto Sans Mono', 'DejaVu Sans Mono', 'Noto Sans CJK SC', 'Noto Sans CJK "
      "KR', monospace\" style=\"font-variant-ligatures:none\">");
}

TEST(svg_fonts, leave_the_operators_of_code_as_they_are_written) {
  const QByteArray svg = withFallbackFonts("<text font-family=\"JetBrains Mono\" >a /= 2; 1.5 -&gt; c ==&gt; d</text>");
  EXPECT_TRUE(svg.endsWith(">a /<tspan>=</tspan> 2; 1.5 -<tspan>&gt;</tspan> c =<tspan>=</tspan>&gt; d</text>"))
      << svg.toStdString();
  EXPECT_TRUE(withFallbackFonts("<text font-family=\"Inter\" >a /= 2</text>").endsWith(">a /= 2</text>"));
}

/// A font that was chosen for a figure is the first one, and the window's language decides how characters look.
TEST(svg_fonts, keep_the_one_that_was_chosen_first) {
  const InLanguage spoken{QStringLiteral("ko")};
  const QByteArray svg = withFallbackFonts("<g font-family=\"DejaVu Serif\">");
  EXPECT_TRUE(svg.startsWith("<g font-family=\"'DejaVu Serif', 'Inter', 'Noto Sans CJK KR', ")) << svg.toStdString();
  EXPECT_TRUE(svg.endsWith(", sans-serif\">")) << svg.toStdString();
}

}  // namespace
}  // namespace warpfold::app
