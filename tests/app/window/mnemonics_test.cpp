// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/mnemonics.h"

#include <gtest/gtest.h>

#include <QMenu>

#include "app/in_language.h"

namespace warpfold::app {
namespace {

QStringList textsOf(const QMenu& menu) {
  QStringList texts;
  for (const QAction* action : menu.actions()) texts << action->text();
  return texts;
}

TEST(mnemonics, are_letters_of_the_words_where_there_are_any) {
  QMenu menu;
  for (const char* text : {"Tree A…", "Tree B…", "&Figure…"}) menu.addAction(QString::fromUtf8(text));
  giveMnemonics(menu);
  EXPECT_EQ(textsOf(menu), QStringList({"&Tree A…", "Tree &B…", "&Figure…"}));
}

/// The one that comes last has two letters, both of which others could do without.
TEST(mnemonics, change_hands_so_that_every_entry_has_one_of_its_words) {
  QMenu menu;
  for (const char* text : {"Lag…", "Age…", "Al…"}) menu.addAction(QString::fromUtf8(text));
  giveMnemonics(menu);
  EXPECT_EQ(textsOf(menu), QStringList({"&Lag…", "A&ge…", "&Al…"}));
}

/// What stands behind a comma comes with what was run; the letters stay.
TEST(mnemonics, do_not_change_with_what_is_named_behind_a_comma) {
  QMenu menu;
  for (const char* text : {"Lens, 2^23 int32", "Ten"}) menu.addAction(QString::fromUtf8(text));
  giveMnemonics(menu);
  EXPECT_EQ(textsOf(menu), QStringList({"&Lens, 2^23 int32", "&Ten"}));
  QMenu crowded;
  for (const char* text : {"&Lag", "&Era", "&Net", "&Sum", "Lens, int32"}) crowded.addAction(QString::fromUtf8(text));
  giveMnemonics(crowded);
  EXPECT_EQ(crowded.actions().back()->text(), QStringLiteral("Lens, int32"));
}

TEST(mnemonics, are_no_digits_of_the_words) {
  QMenu menu;
  for (const char* text : {"&A", "1 A"}) menu.addAction(QString::fromUtf8(text));
  giveMnemonics(menu);
  EXPECT_EQ(textsOf(menu), QStringList({"&A", "1 A"}));
}

/// "Float lens(G)" reads like the name of something.
TEST(mnemonics, stand_behind_words_in_chinese_and_korean_only) {
  QMenu english;
  for (const char* text : {"&Lag", "&Era", "&Net", "&Sum", "Lens"}) english.addAction(QString::fromUtf8(text));
  giveMnemonics(english);
  EXPECT_EQ(english.actions().back()->text(), QStringLiteral("Lens"));
  const InLanguage spoken{QStringLiteral("ko")};
  QMenu korean;
  for (const char* text : {"&Lag", "&Era", "&Net", "&Sum", "Lens"}) korean.addAction(QString::fromUtf8(text));
  giveMnemonics(korean);
  EXPECT_EQ(korean.actions().back()->text(), QStringLiteral("Lens(&A)"));
}

TEST(mnemonics, without_letters_are_those_of_the_english_name) {
  QMenu menu;
  for (const auto& [text, name] :
       {std::pair{"延迟…", "latency"}, std::pair{"通道…", "lanes-a"}, std::pair{"带宽…", ""}})
    menu.addAction(QString::fromUtf8(text))->setProperty(mnemonicSource, QString::fromUtf8(name));
  giveMnemonics(menu);
  EXPECT_EQ(textsOf(menu), QStringList({"延迟(&L)…", "通道(&A)…", "带宽(&B)…"}));
}

}  // namespace
}  // namespace warpfold::app
