// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include "app/in_language.h"
#include "theme/style.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

QImage written(const QFont& font, const QColor& letters, const QColor& ground) {
  QImage image(120, 40, QImage::Format_RGB32);
  image.fill(ground);
  QPainter painter(&image);
  painter.setPen(letters);
  painter.setFont(font);
  painter.drawText(image.rect(), Qt::AlignCenter, QStringLiteral("Threads 128"));
  return image;
}

/// Blended otherwise, light letters on a dark ground are heavier than dark ones on a light ground.
TEST(letter_weight, is_the_same_on_dark_and_light_grounds) {
  QImage light = written(Theme::ui(13), Qt::white, Qt::black);
  light.invertPixels();
  EXPECT_EQ(light, written(Theme::ui(13), Qt::black, Qt::white));
}

TEST(letter_weight, of_headings_is_one_that_chinese_and_korean_fonts_have) {
  EXPECT_EQ(Theme::ui(15, QFont::DemiBold).weight(), QFont::DemiBold);
  EXPECT_TRUE(styleSheetFor(Theme::byId(QStringLiteral("dark"))).contains(QStringLiteral("font-weight: 600")));
  for (const char* id : {"zh_CN", "ko"}) {
    const InLanguage spoken{QLatin1String(id)};
    EXPECT_EQ(Theme::ui(15, QFont::DemiBold).weight(), QFont::Bold) << id;
    EXPECT_EQ(Theme::mono(15, QFont::DemiBold).weight(), QFont::Bold) << id;
    EXPECT_FALSE(styleSheetFor(Theme::byId(QStringLiteral("dark"))).contains(QStringLiteral("font-weight: 600"))) << id;
  }
}

}  // namespace
}  // namespace warpfold::app
