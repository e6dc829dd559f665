// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every page of the window and every dialog in each language: nothing is cut that is not cut in English, and nothing is
// said in English. A sample of them, which WARPFOLD_SEED chooses; all with WARPFOLD_LONG=1 in the environment.
#include <gtest/gtest.h>

#include <QApplication>
#include <QTest>
#include <cmath>
#include <map>

#include "app/eventually.h"
#include "app/in_language.h"
#include "app/letter_device.h"
#include "support/sample.h"
#include "walk/places.h"
#include "walk/untranslated.h"
#include "window/experiment_panel.h"
#include "window/manual_window.h"

namespace warpfold::app {
namespace {

using walk::Place;

std::vector<Letters> lettersOf(QWidget& widget) {
  LetterDevice device(widget.size());
  QPainter painter(&device);
  widget.render(&painter);
  painter.end();
  return device.letters();
}

std::vector<Letters> lettersOf(const Place& place, MainWindow& window) {
  std::vector<Letters> all;
  place.visit(window, [&](QWidget& shown) {
    for (Letters& each : lettersOf(shown)) {
      if (qobject_cast<ManualWindow*>(&shown))
        each.cut = false;  // of a page that scrolls, the last line is seen in part
      all.push_back(std::move(each));
    }
  });
  return all;
}

/// A text in several fonts is painted in as many pieces.
using Lines = std::map<std::pair<int, int>, QString>;

/// Lines that are cut or shortened, without listings. An ellipsis with more behind it shortens nothing.
Lines cutOf(const std::vector<Letters>& letters) {
  Lines cut;
  std::pair<int, int> line;
  const auto baseOf = [](const Letters& each) { return int(std::lround(each.box.center().y() / 8)); };
  const auto follows = [&](const Letters& each, const Letters& next) {
    return baseOf(each) == baseOf(next) && std::abs(next.box.left() - each.box.right()) <= 2;
  };
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const Letters& each = letters[i];
    if (i == 0 || !follows(letters[i - 1], each)) line = {int(each.box.left()), baseOf(each)};
    const bool goesOn = i + 1 < letters.size() && follows(each, letters[i + 1]);
    if (!each.mono && (each.cut || (each.text.endsWith(u'…') && !goesOn))) cut[line] += each.text;
  }
  return cut;
}

std::string listed(const Lines& lines) {
  QStringList texts;
  for (const auto& [place, text] : lines) texts << text;
  return texts.join(QLatin1String(" | ")).toStdString();
}

TEST(languages, english_is_found_on_the_screen_and_names_are_not_taken_for_it) {
  const UntranslatedTexts english(QStringLiteral("ko"));
  EXPECT_TRUE(english.contains("Kernel A"));
  EXPECT_TRUE(english.contains("Block 3 of the run"));
  EXPECT_FALSE(english.contains("neighbored"));
  EXPECT_FALSE(english.contains("NVIDIA H200 · sm_90"));
  EXPECT_FALSE(english.contains("커널 A"));
}

TEST(languages, every_page_and_dialog_is_translated_and_whole) {
  if (languages().size() < 3) GTEST_SKIP() << "there was no lrelease to compile the translations with";
  Workbench bench(walk::walkedWorkbench());
  MainWindow window(bench, QStringLiteral("light"));
  window.show();
  ASSERT_TRUE(eventually([&] { return bench.comparison().complete() && !bench.comparison().active(); }));
  // What is said of a step is that of the same step in every language.
  bench.stage().playback().pause();
  bench.stage().playback().setPosition(1);
  const auto walked = Sample::of("places of the window", walk::places(), 5);
  for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
    window.resize(size);
    QTest::qWait(100);
    std::map<QString, Lines> cutInEnglish;
    for (const Place& place : walked) cutInEnglish[place.name] = cutOf(lettersOf(place, window));
    for (const char* id : {"zh_CN", "ko"}) {
      const UntranslatedTexts english{QLatin1String(id)};
      ASSERT_FALSE(english.empty());
      const InLanguage spoken{QLatin1String(id)};
      QTest::qWait(500);
      // The window is built anew, which takes as long as it takes.
      ASSERT_TRUE(eventually([&] { return window.findChild<WindowLayout*>()->experiment()->isVisible(); }));
      for (const Place& place : walked) {
        const std::string where =
            std::string(id) + ", " + place.name.toStdString() + " at " + std::to_string(size.width());
        std::vector<Letters> letters;  // of a window built anew, a busy machine lays its pages out later
        EXPECT_TRUE(eventually([&] { return !(letters = lettersOf(place, window)).empty(); })) << where;
        const Lines cut = cutOf(letters);
        // What a page that scrolls cuts below may take two lines instead of one.
        EXPECT_LE(cut.size(), 2 * cutInEnglish[place.name].size())
            << where << ": " << listed(cut) << "\nin English: " << listed(cutInEnglish[place.name]);
        // In brackets behind its translation, as at a term's first mention, English is meant.
        QString before;
        for (const Letters& each : letters) {
          const bool term = before.endsWith(u'（') || before.endsWith(u'(');
          EXPECT_FALSE(!term && english.contains(each.text))
              << where << ": '" << each.text.toStdString() << "' is English";
          before = each.text;
        }
      }
    }
    QTest::qWait(500);
  }
}

}  // namespace
}  // namespace warpfold::app
