// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/language.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QStringList>

#include "app/in_language.h"
#include "models/kernel_text.h"
#include "models/words.h"
#include "words/say.h"

namespace warpfold::app {
namespace {

class LanguageTest : public testing::Test {
 protected:
  void SetUp() override {
    if (languages().size() < 3) GTEST_SKIP() << "there was no lrelease to compile the translations with";
  }
};

TEST_F(LanguageTest, the_system_gets_the_first_one_that_it_wants_and_we_have) {
  EXPECT_EQ(languageFor({"zh-Hans-CN", "zh-CN", "zh"}), "zh_CN");
  EXPECT_EQ(languageFor({"ko_KR"}), "ko");
  EXPECT_EQ(languageFor({"fr-FR", "ko-KR", "zh-CN"}), "ko");
  EXPECT_EQ(languageFor({"en-US", "ko-KR"}), "en");
  EXPECT_EQ(languageFor({"C"}), "en");
}

TEST_F(LanguageTest, readers_of_traditional_characters_are_not_given_simplified_ones) {
  EXPECT_EQ(languageFor({"zh-Hant-TW", "zh-TW"}), "en");
}

TEST_F(LanguageTest, they_are_listed_by_their_own_names) {
  QStringList names;
  for (const Language& each : languages()) names << each.name;
  EXPECT_EQ(names, QStringList({"English", "简体中文", "한국어"}));
}

TEST_F(LanguageTest, texts_of_core_and_of_kernels_are_in_the_chosen_one) {
  {
    const InLanguage chinese("zh_CN");
    EXPECT_EQ(language(), "zh_CN");
    EXPECT_EQ(kernelText("Neighbored pairs"), "相邻配对");
    EXPECT_EQ(text(say<"help-options">()), "选项");
  }
  EXPECT_EQ(kernelText("Neighbored pairs"), "Neighbored pairs");
}

TEST_F(LanguageTest, qt_speaks_it_too) {
  const InLanguage korean("ko");
  const QString cancel = QCoreApplication::translate("QPlatformTheme", "Cancel");
  if (cancel == "Cancel") GTEST_SKIP() << "Qt's own translations are not installed";
  EXPECT_EQ(cancel, "취소");
}

TEST_F(LanguageTest, what_is_not_known_is_the_systems) {
  const InLanguage none("tlh");
  EXPECT_EQ(wantedLanguage(), "system");
}

}  // namespace
}  // namespace warpfold::app
