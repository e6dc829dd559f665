// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/slide_text.h"

#include <gtest/gtest.h>

#include "app/letter_device.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

TEST(slide_text, prose_that_is_too_long_ends_with_a_mark_inside_its_room) {
  LetterDevice device({800, 600});
  QPainter painter(&device);
  const QRectF room(100, 50, 200, 100);
  MarkdownLayouts().paint(painter, room, 24, QStringLiteral("a kernel of many words ").repeated(60),
                          Theme::byId(QStringLiteral("projector")));
  painter.end();
  bool marked = false;
  for (const Letters& each : device.letters()) {
    EXPECT_FALSE(each.cut) << qPrintable(each.text);
    EXPECT_TRUE(room.adjusted(-1, -1, 1, 1).contains(each.box)) << qPrintable(each.text);
    marked = marked || each.text == QStringLiteral("…");
  }
  EXPECT_GE(device.letters().size(), 3u);
  EXPECT_TRUE(marked);
}

}  // namespace
}  // namespace warpfold::app
