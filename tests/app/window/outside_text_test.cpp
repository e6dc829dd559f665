// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a worker or a file says is shown as it is, even where it looks like HTML.
#include <gtest/gtest.h>

#include <QLabel>

#include "theme/plain_text.h"
#include "window/banner.h"
#include "window/roles.h"

namespace warpfold::app {
namespace {

TEST(outside_text, a_banner_shows_tags_as_text) {
  Banner banner;
  banner.showMessage(QStringLiteral("<b>bold</b>"), false);
  for (const QLabel* label : banner.findChildren<QLabel*>()) EXPECT_EQ(label->textFormat(), Qt::PlainText);
}

TEST(Banner, a_note_does_not_look_like_a_fault) {
  Banner banner;
  banner.showNote(QStringLiteral("Lectures reloaded; chapters: 14"), 5000);
  EXPECT_EQ(banner.message(), "Lectures reloaded; chapters: 14");
  EXPECT_EQ(banner.property("role").toString(), "note");
  banner.showMessage(QStringLiteral("no"), false);
  EXPECT_EQ(banner.property("role").toString(), "banner");
}

TEST(outside_text, labels_with_a_role_show_tags_as_text) {
  QLabel label;
  setRole(&label, "fault");
  EXPECT_EQ(label.textFormat(), Qt::PlainText);
}

TEST(outside_text, tool_tips_show_tags_as_text) {
  EXPECT_EQ(plainToolTip(QStringLiteral("a < b")), "a < b");
  EXPECT_EQ(plainToolTip(QStringLiteral("<b>a</b>\nb")), "<qt>&lt;b&gt;a&lt;/b&gt;<br>b</qt>");
}

}  // namespace
}  // namespace warpfold::app
