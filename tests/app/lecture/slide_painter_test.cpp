// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/slide_painter.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <set>

#include "app/letter_device.h"
#include "app/sample_stage.h"
#include "app/sample_traces.h"
#include "metrics/current_step.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

const Theme& projector() {
  return Theme::byId(QStringLiteral("projector"));
}

SlideSide sideOf(const BlockTracePtr& trace, double position) {
  SlideSide side;
  side.tree = std::make_shared<TreeIndex>(trace);
  side.position = position;
  side.step = currentStep(*trace, position);
  return side;
}

SlideContent treesOf(const std::vector<BlockTracePtr>& traces, double position) {
  SlideContent content;
  content.setup.view = SlideView(QStringLiteral("trees"));
  for (const BlockTracePtr& trace : traces) content.sides.push_back(sideOf(trace, position));
  return content;
}

QImage painted(const SlideContent& content, QSize size = {1920, 1080}) {
  QImage image(size, QImage::Format_ARGB32);
  QPainter painter(&image);
  SlidePainter(painter, projector(), content).paint(image.rect());
  return image;
}

/// Middles of the runs of a colour in a line of pixels, of those that are wide enough.
std::vector<double> runs(const QImage& image, int y, const QColor& colour, int widest) {
  std::vector<double> middles;
  int begin = -1;
  for (int x = 0; x <= image.width(); ++x) {
    const bool inside = x < image.width() && image.pixel(x, y) == colour.rgb();
    if (inside && begin < 0) begin = x;
    if (!inside && begin >= 0) {
      if (x - begin >= widest) middles.push_back((begin + x - 1) / 2.0);
      begin = -1;
    }
  }
  return middles;
}

/// Of the lines with so many runs those that follow each other, from below: the lowest such group is the first.
std::vector<double> lineWith(const QImage& image, std::size_t count, int group, const QColor& colour) {
  bool inside = false;
  for (int y = image.height() - 1; y >= 0; --y) {
    auto found = runs(image, y, colour, 12);
    const bool fits = found.size() == count;
    if (fits && !inside && group-- == 0) return found;
    inside = fits;
  }
  return {};
}

void expectLanesBelowColumns(const BlockTracePtr& trace, QSize size) {
  const QImage image = painted(treesOf({trace}, 1), size);
  const QColor colour = projector().side(0);
  const auto lanes = lineWith(image, 8, 0, colour), nodes = lineWith(image, 8, 1, colour);
  ASSERT_EQ(nodes.size(), 8u);
  ASSERT_EQ(lanes.size(), 8u);
  for (std::size_t i = 0; i < 8; ++i) EXPECT_NEAR(nodes[i], lanes[i], 1.5) << "node " << i;
}

TEST(SlidePainter, lanes_stand_below_the_columns_of_the_tree) {
  expectLanesBelowColumns(samples::neighbored(), {1920, 1080});
  expectLanesBelowColumns(samples::neighbored(), {1280, 800});
  expectLanesBelowColumns(samples::interleaved({.warpSize = 32}), {1920, 1080});
}

/// Colours of `theme` in a part of a picture.
int pixelsOf(const QImage& image, const QRect& part, const QColor& colour) {
  int count = 0;
  for (int y = part.top(); y <= part.bottom(); ++y)
    for (int x = part.left(); x <= part.right(); ++x) count += image.pixel(x, y) == colour.rgb();
  return count;
}

TEST(SlidePainter, of_a_large_block_one_warp_is_shown_in_the_whole_width) {
  samples::Options options;
  options.block = 512;
  options.warpSize = 32;
  const auto a = samples::neighbored(options), b = samples::interleaved(options);
  SlideContent content = treesOf({a, b}, 2);
  content.setup.wholeBlock = content.setup.oneWarp = true;
  const QImage image = painted(content);
  // A above B: each has its colour in its own half, from the left to the right.
  for (const int side : {0, 1}) {
    const QRect right(960, side == 0 ? 120 : 560, 900, 400);
    EXPECT_GT(pixelsOf(image, right, projector().side(side)), 1000) << "side " << side;
    EXPECT_EQ(pixelsOf(image, right, projector().side(1 - side)), 0) << "side " << side;
  }
}

/// The widest run of a colour in a part of a picture, and the highest.
QSize largestRuns(const QImage& image, const QRect& part, const QColor& colour) {
  QSize largest(0, 0);
  std::vector<int> high(std::size_t(part.width()));
  for (int y = part.top(); y <= part.bottom(); ++y)
    for (int x = part.left(), wide = 0; x <= part.right(); ++x) {
      const bool own = image.pixel(x, y) == colour.rgb();
      int& column = high[std::size_t(x - part.left())];
      wide = own ? wide + 1 : 0;
      column = own ? column + 1 : 0;
      largest = largest.expandedTo({wide, column});
    }
  return largest;
}

TEST(SlidePainter, of_a_deep_tree_rows_around_the_step_are_shown_with_round_nodes) {
  samples::Options options;
  options.block = 512;
  options.warpSize = 32;
  for (const double position : {2.0, 5.0, 9.0}) {
    SlideContent content = treesOf({samples::interleaved(options), samples::interleaved(options)}, position);
    content.setup.wholeBlock = content.setup.oneWarp = true;
    const QImage image = painted(content);
    // Between the title of A and its lanes: the ring of the node that the step has made in the first column.
    const QSize node = largestRuns(image, {60, 180, 90, 230}, projector().side(0));
    EXPECT_GE(node.width(), 24) << "position " << position;
    EXPECT_NEAR(node.width(), node.height(), 16) << "position " << position;
  }
}

TEST(SlidePainter, the_memory_of_one_kernel_is_shown_once) {
  SlideContent content = treesOf({samples::neighbored()}, 1);
  content.setup.view = SlideView(QStringLiteral("memory"));
  Step step;
  WarpRequest request;
  request.space = Location::Space::input;
  request.kind = WarpRequest::Kind::globalLoad;
  request.lanes = 0b1;
  RequestMap map;
  map.request = &request;
  map.step = &step;
  TouchedSector sector;
  sector.used = 0xf;
  map.sectors = {sector, sector, sector};
  content.sides[0].requests = {map};
  const QImage image = painted(content);
  EXPECT_EQ(lineWith(image, 3, 0, projector().side(0)).size(), 3u);
  EXPECT_EQ(pixelsOf(image, image.rect(), projector().side(1)), 0);
}

void expectLetters(const SlideContent& content, int least) {
  LetterDevice device;
  QPainter painter(&device);
  SlidePainter(painter, projector(), content).paint({0, 0, 1920, 1080});
  painter.end();
  ASSERT_FALSE(device.letters().empty());
  for (const auto& [pixels, texts] : device.bySize()) EXPECT_GE(pixels, least) << texts.join(" | ").toStdString();
}

/// As a projector shows it, from the last row of a room.
TEST(SlidePainter, no_letter_of_a_float_lens_is_too_small) {
  SlideContent content;
  content.setup.view = SlideView(QStringLiteral("lens"));
  content.headline = QStringLiteral("Every kernel");
  content.subHeadline = QStringLiteral("Distance from the exact sum");
  content.prose = QStringLiteral("The same numbers.");
  content.sides.resize(1);
  for (int i = 0; i < 26; ++i)
    content.lens.push_back(
        {QStringLiteral("kernel-%1").arg(i), QStringLiteral("524199.3  0.302 ULP"), i * 0.4, i % 5 == 0});
  expectLetters(content, 24);
}

TEST(SlidePainter, rows_of_a_float_lens_do_not_touch) {
  SlideContent content;
  content.setup.view = SlideView(QStringLiteral("lens"));
  content.subHeadline = QStringLiteral("Distance from the exact sum");
  content.prose = QStringLiteral("The same numbers.");
  content.sides.resize(1);
  for (int i = 0; i < 26; ++i)
    content.lens.push_back({QStringLiteral("KERNEL%1").arg(i), QStringLiteral("1 ULP"), 1, false});
  LetterDevice device;
  QPainter painter(&device);
  SlidePainter(painter, projector(), content).paint(device.area());
  painter.end();
  std::vector<double> lines;
  for (const Letters& each : device.letters())
    if (each.text.startsWith(QStringLiteral("KERNEL"))) lines.push_back(each.box.top());
  ASSERT_EQ(lines.size(), 26u);
  for (std::size_t i = 1; i < lines.size(); ++i) EXPECT_GE(lines[i] - lines[i - 1], 26) << i;
}

TEST(SlidePainter, no_letter_of_a_ladder_is_too_small) {
  SlideContent content;
  content.setup.view = SlideView(QStringLiteral("ladder"));
  content.headline = QStringLiteral("The whole ladder");
  content.subHeadline = QStringLiteral("16 777 216 (2²⁴) elements, block 512");
  content.prose = QStringLiteral("Bars grow to the right.");
  content.ladder.peakGbs = 4664;
  content.ladder.sources = {{QStringLiteral("a public study"), {}},
                            {QStringLiteral("another one"), QStringLiteral("NVIDIA A100")}};
  for (int i = 0; i < 26; ++i)
    content.ladder.rungs.push_back(
        {QStringLiteral("multilevel-shuffle-%1").arg(i), QStringLiteral("99.6 µs"), 100.0 * (i + 1), {{90.0, 1}}});
  expectLetters(content, 24);
}

/// The length of a bar would mean nothing on a logarithmic axis.
TEST(SlidePainter, a_ladder_has_a_dot_for_each_kernel_and_no_bar) {
  SlideContent content;
  content.setup.view = SlideView(QStringLiteral("ladder"));
  content.sides.resize(1);
  content.ladder.rungs = {{QStringLiteral("slow"), {}, 10, {}}, {QStringLiteral("fast"), {}, 1000, {}}};
  const QImage image = painted(content);
  int widest = 0;
  for (int y = 0; y < image.height(); ++y) {
    int run = 0;
    for (int x = 0; x < image.width(); ++x) {
      run = image.pixelColor(x, y) == projector().accent ? run + 1 : 0;
      widest = std::max(widest, run);
    }
  }
  EXPECT_GT(widest, 10);
  EXPECT_LT(widest, 40);
}

TEST(SlidePainter, no_letter_beside_a_tree_is_too_small) {
  SlideContent content = treesOf({samples::neighbored(), samples::interleaved()}, 2);
  content.headline = QStringLiteral("Two trees");
  for (SlideSide& side : content.sides) {
    side.title = QStringLiteral("Interleaved pairs");
    side.sentence = QStringLiteral(
        "The block's only warp runs with one lane in four at work; a warp takes as long "
        "for one lane as for all.");
  }
  expectLetters(content, 24);
}

/// Of trees one above the other.
TEST(SlidePainter, a_sentence_beside_a_long_title_stays_in_one_line) {
  samples::Options options;
  options.block = 512;
  options.warpSize = 32;
  SlideContent content = treesOf({samples::neighbored(options), samples::interleaved(options)}, 2);
  content.setup.wholeBlock = content.setup.oneWarp = true;
  content.sides[0].title = QStringLiteral("Last warp without block barriers");
  content.sides[1].title = QStringLiteral("All steps unrolled");
  const QString sentence =
      QStringLiteral("8 of 16 warps run, with all lanes at work; the other eight only reach the barrier.");
  for (SlideSide& side : content.sides) {
    side.time = QStringLiteral("45.9 µs");
    side.sentence = sentence;
  }
  for (const auto& [screen, least] : {std::pair(QSize(1920, 1080), 24), std::pair(QSize(1280, 800), 14)}) {
    LetterDevice device(screen);
    QPainter painter(&device);
    SlidePainter(painter, projector(), content).paint(device.area());
    painter.end();
    std::set<int> sizes;
    int whole = 0;
    for (const Letters& each : device.letters()) {
      if (each.text != sentence) continue;
      ++whole;
      sizes.insert(each.pixels);
    }
    EXPECT_EQ(whole, 2) << screen.width();
    ASSERT_EQ(sizes.size(), 1u) << screen.width();
    EXPECT_GE(*sizes.begin(), least);
  }
}

/// All that is written on a slide.
QStringList textsOf(const SlideContent& content) {
  LetterDevice device;
  QPainter painter(&device);
  SlidePainter(painter, projector(), content).paint(device.area());
  painter.end();
  QStringList texts;
  for (const Letters& each : device.letters()) texts << each.text;
  return texts;
}

TEST(SlidePainter, a_launch_and_the_last_block_are_named_where_they_begin) {
  auto later = std::make_shared<BlockTrace>(*samples::finishingBlock());
  later->finishes = false;
  const SlideContent launches = treesOf({later, samples::neighbored()}, 1);
  EXPECT_EQ(textsOf(launches).count(QStringLiteral("launch 2")), 1);
  const SlideContent block = treesOf({samples::finishingBlock()}, 1);
  EXPECT_TRUE(textsOf(block).contains(QStringLiteral("last block")));
  expectLetters(launches, 24);
  expectLetters(block, 24);
}

/// Where two trees of 512 threads stand one above the other.
SlideContent warpsOf(const BlockTracePtr& a, const BlockTracePtr& b, double position) {
  SlideContent content = treesOf({a, b}, position);
  content.setup.wholeBlock = content.setup.oneWarp = true;
  return content;
}

/// A bare number between two nodes would be read as a value.
TEST(SlidePainter, where_an_edge_comes_from_is_written_as_an_index) {
  samples::Options options;
  options.block = 512;
  options.warpSize = 32;
  SlideContent content = warpsOf(samples::neighbored(options), samples::interleaved(options), 2);
  content.question = QStringLiteral("How many sectors?");  // leaves room for two rows of a tree
  const QStringList texts = textsOf(content);
  EXPECT_TRUE(texts.contains(QStringLiteral("[128]")));
  EXPECT_TRUE(texts.contains(QStringLiteral("[158]"))) << "every second one, to the last";
  EXPECT_FALSE(texts.contains(QStringLiteral("[159]")));
  EXPECT_FALSE(texts.contains(QStringLiteral("158")));
  std::vector<QRectF> indices;
  LetterDevice device;
  QPainter painter(&device);
  SlidePainter(painter, projector(), content).paint(device.area());
  painter.end();
  for (const Letters& each : device.letters()) {
    if (!each.text.startsWith(u'[')) continue;
    EXPECT_FALSE(each.cut) << each.text.toStdString();
    for (const QRectF& other : indices) EXPECT_FALSE(other.intersects(each.box)) << each.text.toStdString();
    indices.push_back(each.box);
  }
  // In the middle over the thread's own edge, an index would be read as where that one comes from.
  for (const Letters& value : device.letters())
    for (const QRectF& index : indices) {
      if (!value.mono || value.text.startsWith(u'[')) continue;
      EXPECT_GT(std::abs(value.box.center().x() - index.center().x()), 8) << value.text.toStdString();
    }
}

TEST(SlidePainter, the_cards_of_a_pile_are_those_of_the_window) {
  const QStringList texts = textsOf(treesOf({samples::serialThenTree()}, 0));
  for (const char* element : {"1", "11", "21"}) EXPECT_TRUE(texts.contains(QLatin1String(element))) << element;
  EXPECT_FALSE(texts.contains(QStringLiteral("×3")));
  expectLetters(treesOf({samples::serialThenTree(), samples::serialThenTree(40)}, 1), 24);
}

TEST(SlidePainter, a_race_names_its_bars_and_says_how_slow_it_is) {
  SlideContent content = treesOf({samples::neighbored(), samples::interleaved()}, 1.5);
  content.race.emplace();
  content.race->caption = QStringLiteral("Race, at recorded speed");
  content.race->pace = QStringLiteral("slowed down 27 000 times, steps equally long");
  const QStringList texts = textsOf(content);
  for (const char* text : {"A", "B", "slowed down 27 000 times, steps equally long"})
    EXPECT_TRUE(texts.contains(QLatin1String(text))) << text;
  expectLetters(content, 24);
}

TEST(SlidePainter, where_there_is_no_race_the_reason_stands_instead_of_bars) {
  SlideContent content = treesOf({samples::neighbored(), samples::interleaved()}, 1.5);
  content.race.emplace();
  content.race->missing = QStringLiteral("No race: the emulator's times say nothing about a GPU");
  const QStringList texts = textsOf(content);
  EXPECT_TRUE(texts.contains(content.race->missing));
  EXPECT_FALSE(texts.contains(QStringLiteral("A")));
  expectLetters(content, 24);
}

TEST(SlidePainter, lanes_say_what_they_are_those_of) {
  SlideContent content = treesOf({samples::neighbored()}, 1);
  content.sides[0].reference = QStringLiteral("Blackboard example");
  EXPECT_TRUE(textsOf(content).contains(QStringLiteral("Blackboard example · lanes, by warp")));
  content.setup.view = SlideView(QStringLiteral("lanes"));
  EXPECT_TRUE(textsOf(content).contains(QStringLiteral("Blackboard example · lanes, by warp")));
}

}  // namespace
}  // namespace warpfold::app
