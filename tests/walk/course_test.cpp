// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each part of each slide of the course, as it stands on a projector: all that it waits for is there, nothing is cut,
// letters can be read from the back of a room, and all is said in the language that is spoken. A sample of the slides.
#include <gtest/gtest.h>

#include <QPainter>
#include <QRegularExpression>
#include <map>
#include <numeric>
#include <set>

#include "app/in_language.h"
#include "app/letter_device.h"
#include "lecture/slide_painter.h"
#include "support/sample.h"
#include "theme/theme.h"
#include "walk/course.h"
#include "walk/untranslated.h"

namespace warpfold::app {
namespace {

struct Screen {
  QSize size;
  int smallestLetters, smallestCode;
};
const Screen screens[] = {{{1920, 1080}, 24, 20}, {{1280, 800}, 14, 14}};

/// Small letters without what reaches above and below them.
QRectF bodyOf(const Letters& letters) {
  const double spare = 0.3 * letters.box.height();
  return letters.box.adjusted(1, spare, -1, -spare);
}

/// No text is written over another.
void expectApart(const std::vector<Letters>& all, const std::string& place) {
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t k = i + 1; k < all.size(); ++k)
      EXPECT_FALSE(bodyOf(all[i]).intersects(bodyOf(all[k])))
          << place << ": '" << all[i].text.toStdString() << "' and '" << all[k].text.toStdString() << "'";
}

void expectReadable(const SlideContent& content, const Screen& screen, const std::string& place) {
  LetterDevice device(screen.size);
  QPainter painter(&device);
  SlidePainter(painter, Theme::byId(QStringLiteral("projector")), content).paint(device.area());
  painter.end();
  expectApart(device.letters(), place + ", " + std::to_string(screen.size.height()));
  std::set<std::string> told;
  for (const Letters& each : device.letters()) {
    const std::string what =
        place + ", " + std::to_string(screen.size.height()) + ": '" + each.text.toStdString() + "'";
    if (!told.insert(what).second) continue;
    const bool code = content.setup.view == SlideView::source || content.setup.view == SlideView::diff ||
                      content.setup.view == SlideView::hazard;
    EXPECT_GE(each.pixels, code && each.mono ? screen.smallestCode : screen.smallestLetters) << what;
    EXPECT_FALSE(each.cut) << what;
    EXPECT_TRUE(device.area().contains(each.box)) << what;
    EXPECT_FALSE(each.text.contains(u'{') && !each.mono) << what;
  }
}

/// Whether a text stands in brackets behind its translation, as field terms do at first mention, or is code.
bool glossed(const QString& prose, const QString& text) {
  const QString word = QRegularExpression::escape(text);
  const QRegularExpression brackets(QStringLiteral("[(（][^)）]*\\b%1\\b[^)）]*[)）]|`[^`]*\\b%1\\b[^`]*`").arg(word));
  return brackets.match(prose).hasMatch();
}

/// What is said in English though it is translated.
void expectTranslated(const SlideContent& content, const UntranslatedTexts& english, const std::string& place) {
  LetterDevice device(screens[0].size);
  QPainter painter(&device);
  SlidePainter(painter, Theme::byId(QStringLiteral("projector")), content).paint(device.area());
  painter.end();
  for (const Letters& each : device.letters())
    EXPECT_FALSE(english.contains(each.text) && !glossed(content.prose, each.text))
        << place << ": '" << each.text.toStdString() << "' is English";
}

/// Each part of the slide that the course is at. Of the sample, a race is watched in English alone, and its picture
/// seen in the other languages.
void expectWhole(Course& course, const UntranslatedTexts& english) {
  while (true) {
    const std::string place = course.place().toStdString();
    ASSERT_TRUE(course.awaitPicture()) << place;
    const SlideContent content = course.content();
    EXPECT_EQ(content.message.toStdString(), "") << place;
    EXPECT_FALSE(content.headline.isEmpty()) << place;
    for (const Screen& screen : screens) expectReadable(content, screen, place);
    expectTranslated(content, english, place);
    if (course.player.part() == course.player.parts()) break;
    course.player.next();
    const bool watched = Sample::isWhole() || language() == QLatin1String("en");
    if (course.player.phase().raced && !watched) course.player.showEnd();
  }
}

TEST(course, every_part_of_every_slide_can_be_read_in_each_language) {
  std::map<QString, UntranslatedTexts> english;
  for (const Language& language : languages()) english.emplace(language.id, UntranslatedTexts(language.id));
  Course course;
  ASSERT_TRUE(course.player.fileProblems().isEmpty());
  std::vector<std::size_t> slides(course.player.size());
  std::iota(slides.begin(), slides.end(), 0);
  EXPECT_GE(slides.size(), 80u);
  for (const std::size_t slide : Sample::of("slides", slides, 9))
    for (const auto& [id, texts] : english) {
      SCOPED_TRACE(qPrintable(id));
      const InLanguage spoken(id);
      course.read();
      course.player.goTo(slide);
      ASSERT_NO_FATAL_FAILURE(expectWhole(course, texts));
    }
}

}  // namespace
}  // namespace warpfold::app
