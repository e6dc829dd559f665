// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Trees of the course's slides: their rows are whole, as a projector and a small screen show them.
#include <gtest/gtest.h>

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <set>

#include "lecture/slide_painter.h"
#include "support/sample.h"
#include "theme/theme.h"
#include "walk/course.h"

namespace warpfold::app {
namespace {

/// A node of a tree, in pixels of the picture.
struct Shape {
  QRectF box;
  bool whole = true;  ///< the clip takes nothing of it away
};

/// Paints nothing, and remembers what is painted inside of a clip and is as large as a node.
class ShapeEngine : public QPaintEngine {
 public:
  ShapeEngine() : QPaintEngine(AllFeatures) {}
  bool begin(QPaintDevice*) override { return true; }
  bool end() override { return true; }
  void updateState(const QPaintEngineState&) override {}
  void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
  void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
  void drawTextItem(const QPointF&, const QTextItem&) override {}
  Type type() const override { return User; }
  void drawPath(const QPainterPath& path) override {
    constexpr double smallest = 6;  // an idle thread's dot is smaller
    const QRectF box = path.boundingRect();
    if (!painter()->hasClipping() || painter()->brush().style() == Qt::NoBrush) return;
    if (std::min(box.width(), box.height()) <= 2 * smallest / 2) return;
    const QRectF clip = painter()->clipBoundingRect();
    if (clip.intersects(box)) shapes.push_back({painter()->transform().mapRect(box), clip.contains(box)});
  }
  std::vector<Shape> shapes;
};

class ShapeDevice : public QPaintDevice {
 public:
  explicit ShapeDevice(QSize size) : m_size(size) {}
  QPaintEngine* paintEngine() const override { return &engine; }
  const std::vector<Shape>& shapes() const { return engine.shapes; }
  QRectF area() const { return QRectF(QPointF(), m_size); }

 protected:
  int metric(PaintDeviceMetric metric) const override {
    switch (metric) {
      case PdmWidth: return m_size.width();
      case PdmHeight: return m_size.height();
      case PdmDepth: return 32;
      case PdmNumColors: return 1 << 24;
      case PdmDevicePixelRatio: return 1;
      case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
      default: return 96;
    }
  }

 private:
  QSize m_size;
  mutable ShapeEngine engine;
};

SlideContent contentAt(Course& course, std::size_t slide) {
  course.player.goTo(slide);
  course.player.showEnd();
  EXPECT_TRUE(course.awaitPicture());
  return course.content();
}

/// Lowest pixels of the nodes of a side, one for each of its lines; what a clip cuts is told.
std::set<int> linesOf(const SlideContent& content, QSize size, int side, const std::string& where) {
  ShapeDevice device(size);
  QPainter painter(&device);
  SlidePainter(painter, Theme::byId(QStringLiteral("projector")), content).paint(device.area());
  painter.end();
  std::set<int> lines;
  for (const Shape& each : device.shapes()) {
    EXPECT_TRUE(each.whole) << where;
    EXPECT_TRUE(device.area().contains(each.box)) << where;
    const bool left = each.box.center().x() < size.width() / 2;
    if (content.sides.size() == 1 || left == (side == 0)) lines.insert(int(std::lround(each.box.bottom())));
  }
  return lines;
}

constexpr QSize slideSizes[] = {{1920, 1080}, {1280, 800}};

/// Trees of a whole block of the run, of which a slide shows a warp and the lines around the step, are not among them.
std::vector<std::size_t> slidesOfBlackboards(Course& course) {
  std::vector<std::size_t> slides;
  for (std::size_t slide = 0; slide < course.player.size(); ++slide) {
    course.player.goTo(slide);
    const SlideSetup& setup = course.player.slide().setup;
    if (setup.view == SlideView::trees && !setup.wholeBlock) slides.push_back(slide);
  }
  EXPECT_GE(slides.size(), 20u);
  return slides;
}

TEST(slide_trees, every_line_of_a_blackboard_is_on_its_slide) {
  Course course;
  for (const std::size_t slide : Sample::of("trees of slides", slidesOfBlackboards(course), 6)) {
    const SlideContent content = contentAt(course, slide);
    for (std::size_t side = 0; side < content.sides.size(); ++side)
      for (const QSize size : slideSizes) {
        ASSERT_TRUE(content.sides[side].tree) << qPrintable(course.place() + content.message);
        const TreeIndex& tree = *content.sides[side].tree;
        const std::string where =
            qPrintable(course.place()) + (", " + std::to_string(size.height())) + ", tree " + std::to_string(side);
        EXPECT_EQ(linesOf(content, size, int(side), where).size(), tree.rows() + 1 + tree.lateRows().size()) << where;
      }
  }
}

/// Place of a chapter's slide in the course.
std::size_t placeOf(Course& course, const QString& chapter, int number) {
  for (std::size_t slide = 0; slide < course.player.size(); ++slide) {
    course.player.goTo(slide);
    if (course.player.chapter().id == chapter && int(course.player.slideNumber()) == number) return slide;
  }
  return 0;
}

TEST(slide_trees, five_exchanges_of_a_warp_are_shown_and_named_as_they_are) {
  Course course;
  const SlideContent content = contentAt(course, placeOf(course, QStringLiteral("shuffles"), 2));
  ASSERT_EQ(content.sides.size(), 1u);
  const TreeIndex& tree = *content.sides[0].tree;
  EXPECT_EQ(tree.rows(), 5u);
  EXPECT_EQ(tree.columns(), 32u);
  EXPECT_EQ(content.subHeadline.toStdString(), "Step 5: lane i adds the value of lane i + delta, if there is one");
  // In the first exchange there is no lane 16 + 16.
  const std::vector<NodeId> first(tree.row(1).begin(), tree.row(1).end());
  ASSERT_EQ(first.size(), 32u);
  EXPECT_EQ(tree.node(first[0]).right.value, 16u);
  for (std::uint32_t lane = 16; lane < 32; ++lane)
    EXPECT_EQ(tree.node(first[lane]).left.value, tree.node(first[lane]).right.value) << lane;
}

}  // namespace
}  // namespace warpfold::app
