// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the slides of the course say on devices other than the recorded one: no sentence with a figure that is not
// there, none that its own figure contradicts, and no chart of the last chapter without a curve or a reason.
#include <gtest/gtest.h>

#include <QPainter>
#include <QRegularExpression>
#include <QTest>
#include <set>
#include <vector>

#include "app/eventually.h"
#include "app/letter_device.h"
#include "lecture/lecture_player.h"
#include "lecture/slide_content.h"
#include "lecture/slide_painter.h"
#include "support/sample.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

/// A course on one device, at the end of a slide.
class CourseOn {
 public:
  explicit CourseOn(const char* backend)
      : m_bench(QStringLiteral("\"%1\" worker").arg(WARPFOLD_CLI), QLatin1String(backend)),
        player(m_bench),
        m_composer(m_bench, player) {
    qunsetenv("WARPFOLD_RECORDINGS");  // the times are those that came with the program
    m_bench.keepRuns();
    player.setCourse(LectureLibrary::load({}));
    m_bench.start();
  }

  bool goToEnd(std::size_t slide) {
    player.goTo(slide);
    player.showEnd();
    return eventually([&] {
      if (!player.slide().needsRun()) return m_bench.hasKernels();
      return m_bench.hasKernels() && !player.waiting() && m_bench.settled() && m_composer.chartReady();
    });
  }
  SlideContent content() { return m_composer.compose(); }
  std::string place() const {
    return QStringLiteral("%1, slide %2").arg(player.chapter().id).arg(player.slideNumber()).toStdString();
  }
  bool inLastChapter() const { return player.chapter().id == QLatin1String("how-close"); }
  bool dependsOnTimes() const {
    const Slide& slide = player.slide();
    static const QRegularExpression figures(QStringLiteral("\\{(?:faster|slower|peak|datasheet|[AB]\\.percent)\\}"));
    return figures.match(slide.prose + slide.setup.question).hasMatch();
  }

 private:
  LectureBench m_bench;

 public:
  LecturePlayer player;

 private:
  SlideComposer m_composer;
};

QStringList wordsOf(const SlideContent& content) {
  QStringList words{content.headline, content.subHeadline, content.prose, content.question, content.answer};
  for (const SlideSide& side : content.sides) words << side.sentence << side.time;
  for (const SlideRung& rung : content.ladder.rungs) words << rung.time;
  return words;
}

std::set<QString> lettersOf(const SlideContent& content) {
  LetterDevice device;
  QPainter painter(&device);
  SlidePainter(painter, Theme::byId(QStringLiteral("projector")), content).paint(device.area());
  painter.end();
  std::set<QString> letters;
  for (const Letters& each : device.letters()) letters.insert(each.text);
  return letters;
}

void expectWhole(const SlideContent& content, const Slide& slide, const std::string& place) {
  static const QRegularExpression contradiction(QStringLiteral("\\b0[.,]\\d+\\**\\s+times"));
  for (const QString& words : wordsOf(content)) {
    const bool toCome = words.contains(u'…') && !slide.prose.contains(u'…');
    EXPECT_FALSE(words.contains(u'–') || words.contains(u'{') || toCome) << place << ": " << qPrintable(words);
    EXPECT_FALSE(contradiction.match(words).hasMatch()) << place << ": " << qPrintable(words);
    EXPECT_FALSE(words.contains(QStringLiteral("measured to")) && content.footer.startsWith(QStringLiteral("modelled")))
        << place << ": " << qPrintable(words);
  }
  EXPECT_FALSE(content.headline.isEmpty()) << place;
  EXPECT_FALSE(content.wrong) << place << ": " << qPrintable(content.message);
}

void expectShown(const SlideContent& content, bool timed, const std::string& place) {
  EXPECT_FALSE(content.prose.isEmpty()) << place;
  const QString& view = content.setup.view.id;
  const QString noTimes = QStringLiteral("No times here: the emulator's own say nothing about a GPU.");
  if (view == QLatin1String("bandwidth")) {
    EXPECT_EQ(content.message, timed ? QString() : noTimes) << place;
    EXPECT_EQ(lettersOf(content).count(QStringLiteral("A")), timed ? 1u : 0u) << place << ": the letter at A's curve";
  }
  if (view == QLatin1String("ladder")) {
    EXPECT_GT(content.ladder.rungs.size(), 15u) << place;
    EXPECT_EQ(content.ladder.untimed.isEmpty(), timed) << place;
    EXPECT_FALSE(content.ladder.sources.empty()) << place;
  }
}

/// The slides to read: all, or a sample of those whose words depend on times and of the last chapter.
std::vector<std::size_t> chosenSlides(CourseOn& course, const char* backend, bool timed) {
  std::vector<std::size_t> slides;
  for (std::size_t slide = 0; slide < course.player.size(); ++slide) {
    course.player.goTo(slide);
    // Every kernel on the emulator takes more than a minute.
    const bool slow = !timed && course.player.slide().setup.view == SlideView::ladder;
    if (Sample::isWhole() || (!slow && (course.dependsOnTimes() || course.inLastChapter()))) slides.push_back(slide);
  }
  EXPECT_GE(slides.size(), 6u);
  return Sample::of(std::string("slides on ") + backend, slides, 2);
}

void expectCourse(const char* backend, bool timed) {
  CourseOn course(backend);
  for (const std::size_t slide : chosenSlides(course, backend, timed)) {
    course.player.goTo(slide);
    const std::string place = std::string(backend) + ", " + course.place();
    ASSERT_TRUE(course.goToEnd(slide)) << place;
    const SlideContent content = course.content();
    expectWhole(content, course.player.slide(), place);
    if (course.inLastChapter()) expectShown(content, timed, place);
  }
}

TEST(course_on_devices, the_recorded_gpu) {
  expectCourse("recording:nvidia-h200.warpfold", true);
}
TEST(course_on_devices, a_small_gpu_of_a_model) {
  expectCourse("model:GTX 1650", true);
}
TEST(course_on_devices, a_new_gpu_of_a_model) {
  expectCourse("model:RTX 5090", true);
}
TEST(course_on_devices, the_emulator) {
  expectCourse("emulator", false);
}

}  // namespace
}  // namespace warpfold::app
