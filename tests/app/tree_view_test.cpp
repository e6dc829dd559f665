// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree_view.h"
#include "app/table_samples.h"
#include "views/colours.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QBuffer>
#include <QImage>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QPointingDevice>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTest>
#include <QWheelEvent>

#include "app/eventually.h"
#include "app/letter_device.h"
#include "app/sample_traces.h"
#include "models/playback.h"
#include "theme/theme.h"
#include "views/tree_painter.h"
#include "views/tree_panel.h"

namespace warpfold::app {
namespace {

std::unique_ptr<TreeView> viewOf(BlockTracePtr trace, int side = 0) {
  auto view = std::make_unique<TreeView>(side);
  view->resize(488, 330);
  view->setTrace(std::move(trace));
  view->show();
  return view;
}

QPoint place(const TreeView& view, std::uint32_t row, std::uint32_t column) {
  return QPointF(view.treeLayout().columnX(column), view.treeLayout().rowY(row)).toPoint();
}

TEST(tree_view_test, describes_a_value_in_full) {
  const auto view = viewOf(samples::neighbored());
  view->setPosition(2);
  EXPECT_EQ(view->describe({2, 4, 4}).toStdString(),
            "Step 2, column 4\nthread: 4\nelement: 4\naddress: g_in[4]  +0x10\nvalue: 14\nmade by: 5 + 9");
}

TEST(tree_view_test, a_value_that_is_rounded_in_its_node_is_told_whole) {
  samples::ByHand hand(32, 32);
  for (std::uint32_t t = 0; t < 32; ++t) hand.input(t, t, 1234567);
  const auto view = viewOf(hand.done());
  EXPECT_LT(view->treeLayout().wholeCharacters(), 7);
  EXPECT_TRUE(view->describe({0, 4, 4}).contains("value: 1234567")) << view->describe({0, 4, 4}).toStdString();
}

TEST(tree_view_test, thread_is_not_column_where_the_kernel_says_so) {
  const auto view = viewOf(samples::neighboredLess());
  view->setPosition(2);
  EXPECT_EQ(view->describe({2, 4, 4}).toStdString(),
            "Step 2, column 4\nthread: 1\nelement: 4\naddress: g_in[4]  +0x10\nvalue: 14\nmade by: 5 + 9");
  EXPECT_TRUE(view->describe({2, 1, 1}).contains("thread 1: works on another element"));
  EXPECT_TRUE(view->describe({2, 5, 5}).contains("thread 5: idle"));
}

TEST(tree_view_test, future_values_are_not_told) {
  const auto view = viewOf(samples::neighbored());
  EXPECT_TRUE(view->describe({4, 0, 0}).contains("value: not computed yet\nmade by: element 0 + element 8"));
}

TEST(tree_view_test, names_the_operation) {
  const auto view = viewOf(samples::neighbored());
  view->setOperation(Operation::max);
  view->setPosition(1);
  EXPECT_TRUE(view->describe({1, 0, 0}).contains("made by: max(3, 1)"));
}

TEST(tree_view_test, every_operation_is_written) {
  const auto view = viewOf(samples::neighbored());
  view->setPosition(1);
  const std::pair<Operation, const char*> all[] = {
      {Operation::sum, "3 + 1"},       {Operation::min, "min(3, 1)"},     {Operation::max, "max(3, 1)"},
      {Operation::product, "3 × 1"},   {Operation::mean, "3 + 1"},        {Operation::sumOfSquares, "3 + 1"},
      {Operation::dot, "3 + 1"},       {Operation::bitAnd, "3 & 1"},      {Operation::bitOr, "3 | 1"},
      {Operation::bitXor, "3 ^ 1"},    {Operation::logicalAnd, "3 && 1"}, {Operation::logicalOr, "3 || 1"},
      {Operation::absMax, "max(3, 1)"}};
  ASSERT_EQ(std::size(all), operations.size());
  for (const auto& [operation, text] : all) {
    view->setOperation(operation);
    EXPECT_TRUE(view->describe({1, 0, 0}).endsWith(QStringLiteral("made by: ") + QString::fromUtf8(text))) << text;
  }
}

TEST(tree_view_test, a_serial_sum_names_its_elements) {
  const auto view = viewOf(samples::serialThenTree());
  view->setPosition(1);
  EXPECT_EQ(view->describe({1, 2, 2}).toStdString(),
            "Step 1, column 2\nthread: 2\nelement: 2\naddress: shared[2]  +0x8\nvalue: 36\n"
            "made by: adds up 3 elements: g_in[2], g_in[6], g_in[10]\nthat is: 2 + 12 + 22");
  EXPECT_EQ(view->describe({0, 2, 2}).toStdString(),
            "Inputs of thread 2\nelements: 3\ng_in[2]: 2\ng_in[6]: 12\ng_in[10]: 22");
}

TEST(tree_view_test, a_long_serial_sum_is_shortened) {
  const auto view = viewOf(samples::serialThenTree(1021));
  view->setPosition(1);
  EXPECT_TRUE(view->describe({1, 2, 2}).endsWith("adds up 1\u202f024 elements: g_in[2], g_in[6], g_in[10], …"));
  EXPECT_TRUE(view->describe({0, 2, 2}).endsWith("\n1\u202f021 more"));
}

TEST(tree_view_test, an_exchange_between_lanes_is_told) {
  const auto view = viewOf(samples::shuffled());
  view->setPosition(2);
  EXPECT_TRUE(view->describe({1, 4, 4}).endsWith("made by: 4 + 6\nright operand shuffled from thread 6"));
  EXPECT_TRUE(view->describe({2, 7, 7}).endsWith("role: not part of the result"));
}

TEST(tree_view_test, an_atomic_word_tells_before_and_after) {
  const auto view = viewOf(samples::atomicEach());
  view->setPosition(1);
  EXPECT_EQ(view->describe({1, 1, 1}).toStdString(),
            "Step 1, atomic word\naddress: g_out[0]  +0x0\nbefore: 100\nafter: 111\n"
            "values: 4, one after the other");
}

TEST(tree_view_test, a_click_anywhere_on_a_word_lights_all_that_came_to_it) {
  const auto view = viewOf(samples::atomicEach());
  view->setPosition(1);
  QTest::mouseClick(view.get(), Qt::LeftButton, {}, place(*view, 1, 1) + QPoint(25, 0));
  ASSERT_NE(view->litNode(), Node::none);
  EXPECT_EQ(view->trace()->nodes[view->litNode().value].via, Node::Via::atomic);
}

TEST(tree_view_test, partials_are_found_in_their_line) {
  const auto view = viewOf(samples::finishingBlock());
  view->setPosition(3);
  EXPECT_EQ(view->describe({1, 1, 1, true}).toStdString(),
            "Read after step 1, column 1\nthread: 1\naddress: g_out[1]  +0x4\nvalue: 20\nleft by: block 1");
}

TEST(tree_view_test, padding_is_called_so) {
  samples::Options options;
  options.padding = 3;
  const auto view = viewOf(samples::neighbored(options));
  EXPECT_TRUE(view->describe({0, 14, 14}).startsWith("Identity padding"));
  EXPECT_TRUE(view->describe({0, 12, 12}).startsWith("Input, column 12"));
}

TEST(tree_view_test, overview_counts_what_a_bar_stands_for) {
  samples::Options options;
  options.block = 1024;
  options.warpSize = 32;
  const auto view = viewOf(samples::neighbored(options));
  EXPECT_TRUE(view->describe({1, 16, 23}).startsWith("Step 1, columns 16 to 23\nresults: 4 of 8 columns"));
}

TEST(tree_view_test, click_lights_the_ancestry_and_escape_ends_it) {
  const auto view = viewOf(samples::neighbored());
  view->setPosition(4);
  QTest::mouseClick(view.get(), Qt::LeftButton, {}, place(*view, 2, 4));
  ASSERT_NE(view->litNode(), Node::none);
  EXPECT_EQ(view->trace()->nodes[view->litNode().value].column, 4u);
  QTest::keyClick(view.get(), Qt::Key_Escape);
  EXPECT_EQ(view->litNode(), Node::none);
}

TEST(tree_view_test, click_elsewhere_puts_the_light_out) {
  const auto view = viewOf(samples::neighbored());
  view->lightAncestry(NodeId{20});
  QTest::mouseClick(view.get(), Qt::LeftButton, {}, {2, 2});
  EXPECT_EQ(view->litNode(), Node::none);
}

TEST(tree_view_test, wheel_zooms_and_f_fits) {
  samples::Options options;
  options.block = 512;
  const auto view = viewOf(samples::interleaved(options), 1);
  QWheelEvent afterSamplePair({200, 100}, view->mapToGlobal(QPointF(200, 100)), {}, {0, 480}, {}, {}, Qt::NoScrollPhase,
                              false);
  QCoreApplication::sendEvent(view.get(), &afterSamplePair);
  EXPECT_GT(view->treeLayout().zoom(), 1.5);
  QTest::keyClick(view.get(), Qt::Key_F);
  EXPECT_TRUE(view->treeLayout().fitted());
}

TEST(tree_view_test, one_warp_fills_the_width_and_follows_the_work) {
  samples::Options options;
  options.block = 64;
  options.warpSize = 16;
  const auto view = viewOf(samples::neighbored(options));
  view->setOneWarp(true);
  const TreeLayout& layout = view->treeLayout();
  EXPECT_GE(layout.columnX(0), 0);
  EXPECT_LE(layout.columnX(15), view->width());
  EXPECT_GT(layout.columnX(16) + layout.radius(), view->width() - 8.0);
  view->fit();
  EXPECT_FALSE(view->oneWarp());
  EXPECT_TRUE(layout.fitted());
}

TEST(tree_view_test, a_picture_of_a_part_says_which_part_it_is) {
  samples::Options options;
  options.block = 64;
  options.warpSize = 16;
  const auto view = viewOf(samples::neighbored(options));
  EXPECT_EQ(view->shownPart(), "") << "all of it";
  view->setOneWarp(true);
  EXPECT_EQ(view->shownPart(), "warp 0 (of 4)");
  view->fit();
  for (int i = 0; i < 8; ++i) QTest::keyClick(view.get(), Qt::Key_Plus, Qt::ControlModifier);
  EXPECT_TRUE(view->shownPart().contains(QRegularExpression("^columns \\d+ to \\d+ \\(of 64\\)$")))
      << view->shownPart().toStdString();
}

/// In the picture's own size, which is not the window's.
TEST(tree_view_test, a_picture_of_one_warp_has_all_of_its_values_and_none_of_its_neighbours) {
  samples::Options options;
  options.block = 64;
  options.warpSize = 16;
  const auto view = viewOf(samples::neighbored(options));
  view->setOneWarp(true);
  LetterDevice device(QSize(720, 400));
  QPainter painter(&device);
  view->paintBare(painter, QRectF(0, 0, 720, 400), Theme::print());
  painter.end();
  int values = 0;
  for (const Letters& each : device.letters()) {
    EXPECT_FALSE(each.cut) << each.text.toStdString();
    values += each.mono && each.box.center().y() < 60 ? 1 : 0;
  }
  EXPECT_EQ(values, 16);
}

/// Three threads' worth of high piles in a view that has no room for them and for the whole tree.
BlockTracePtr highPiles() {
  samples::ByHand hand(16, 4);
  std::vector<NodeId> sums;
  for (std::uint32_t t = 0; t < 16; ++t) {
    NodeId sum = hand.identity(0, t);
    for (std::uint32_t k = 0; k < 8; ++k) {
      if (k > 0) hand.node(sum).folded = true;
      sum = hand.sum(1, t, sum, hand.input(t, 16 * k + t, 1));
    }
    sums.push_back(sum);
  }
  hand.step(Step::Kind::combine, 1, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15});
  for (std::uint32_t row = 2, stride = 8; stride > 0; ++row, stride /= 2) {
    std::vector<std::uint32_t> threads;
    for (std::uint32_t t = 0; t < stride; ++t) {
      sums[t] = hand.sum(row, t, sums[t], sums[t + stride]);
      threads.push_back(t);
    }
    hand.step(Step::Kind::combine, row, threads).stride = stride;
  }
  return hand.done();
}

TEST(tree_view_test, a_pile_is_in_sight_as_long_as_its_sum_is_what_was_made_last) {
  const auto view = viewOf(highPiles());
  view->resize(360, 175);
  const TreeLayout& layout = view->treeLayout();
  const auto piles = [&] { return layout.rowY(0) - layout.pileHeight() - layout.radius(); };
  view->setPosition(1);
  EXPECT_GE(piles(), 0);
  EXPECT_LE(layout.rowY(1) + layout.radius(), layout.size().height());
  view->setPosition(1.2);
  EXPECT_LE(layout.rowY(2) + layout.radius(), layout.size().height()) << "the next step has room before it is made";
}

TEST(tree_view_test, the_end_of_a_tree_below_high_piles_is_not_cut) {
  const auto view = viewOf(highPiles());
  for (int height = 165; height < 240; ++height) {
    view->resize(360, height);
    const TreeLayout& layout = view->treeLayout();
    for (std::uint32_t row = 0; row <= layout.rows(); ++row) {
      view->setPosition(row);
      EXPECT_LE(layout.rowY(row) + layout.radius(), layout.size().height()) << height << ", row " << row;
    }
  }
}

TEST(tree_view_test, one_warp_is_shown_by_itself_where_all_columns_have_no_room_for_values) {
  samples::Options options;
  options.block = 64;
  options.warpSize = 32;
  const auto view = viewOf(samples::neighbored(options));
  EXPECT_FALSE(view->oneWarp());
  view->setWarpwise(true);
  view->resize(view->width() + 1, view->height());
  EXPECT_TRUE(view->oneWarp());
  EXPECT_EQ(view->shownWarp(), 0u);
  EXPECT_EQ(view->columnsToRead(), 32u);
  view->setOneWarp(false);  // what the user chose stays
  view->resize(view->width() + 20, view->height());
  EXPECT_FALSE(view->oneWarp());
}

TEST(tree_view_test, a_blackboard_of_small_warps_is_shown_whole) {
  samples::Options options;
  options.block = 32;
  options.warpSize = 4;
  const auto view = viewOf(samples::neighbored(options));
  view->setWarpwise(true);
  view->resize(view->width() + 1, view->height());
  EXPECT_FALSE(view->oneWarp());
  EXPECT_EQ(view->columnsToRead(), 32u);
}

TEST(tree_view_test, the_note_of_the_root_hides_no_value) {
  const TreeIndex index(samples::neighbored());
  TreeNotes notes;
  for (const char* text : {"68 ÷ 16 = 4.25", "2147483647 + 5 has no room in int32 and wraps to -2147483644"})
    for (const QSizeF size : {QSizeF(315, 150), QSizeF(315, 250), QSizeF(600, 400)}) {
      TreeLayout layout(index.columns(), index.rows(), size);
      TreePainter painter(index, layout, Theme::byId(QStringLiteral("dark")), 0, index.rows());
      notes.root = QString::fromUtf8(text);
      painter.setNotes(&notes);
      const QRectF box = painter.rootNoteBox(painter.rootNoteFont());
      EXPECT_TRUE(QRectF(QPointF(), size).contains(box)) << text << ", " << size.height();
      for (std::uint32_t row = 0; row <= index.rows(); ++row)
        for (const NodeId id : index.row(row)) {
          const QPointF at(layout.columnX(index.column(id)), layout.rowY(row));
          EXPECT_FALSE(box.intersects(QRectF(at - QPointF(3, 3), at + QPointF(3, 3)))) << text << ", " << size.height();
        }
    }
}

TEST(tree_view_test, an_element_that_is_a_product_says_of_what) {
  const auto view = viewOf(samples::neighbored());
  TreeNotes notes;
  notes.leaves = {QStringLiteral("3·4"), QStringLiteral("5·2")};
  view->setNotes(notes);
  EXPECT_TRUE(view->describe({0, 1, 1}).contains(QStringLiteral("value: 5·2 = ")));
}

TEST(tree_view_test, drag_pans_without_lighting) {
  samples::Options options;
  options.block = 512;
  const auto view = viewOf(samples::interleaved(options));
  for (int i = 0; i < 6; ++i) view->zoomIn();
  const double before = view->treeLayout().columnX(0);
  QTest::mousePress(view.get(), Qt::LeftButton, {}, {300, 100});
  QTest::mouseMove(view.get(), {250, 100});
  QTest::mouseMove(view.get(), {200, 100});
  QTest::mouseRelease(view.get(), Qt::LeftButton, {}, {200, 100});
  EXPECT_NEAR(view->treeLayout().columnX(0), before - 100, 1);
  EXPECT_EQ(view->litNode(), Node::none);
}

TEST(tree_view_test, a_touchpad_pinch_zooms) {
  const auto view = viewOf(samples::neighbored());
  const QPointF at = place(*view, 2, 4);
  QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at, at,
                            view->mapToGlobal(at), 0.5, QPointF());
  QApplication::sendEvent(view.get(), &pinch);
  EXPECT_DOUBLE_EQ(view->treeLayout().zoom(), 1.5);
}

struct TouchScreen {
  const std::unique_ptr<QPointingDevice> device{QTest::createTouchDevice()};

  void press(TreeView& view, QPoint one, QPoint other) {
    QTest::touchEvent(&view, device.get()).press(0, one).press(1, other);
  }
  void move(TreeView& view, QPoint one, QPoint other) {
    QTest::touchEvent(&view, device.get()).move(0, one).move(1, other);
  }
};

TEST(tree_view_test, two_fingers_on_a_touch_screen_zoom) {
  const auto view = viewOf(samples::neighbored());
  ASSERT_TRUE(QTest::qWaitForWindowExposed(view.get()));
  TouchScreen screen;
  const QPoint middle(244, 165);
  screen.press(*view, middle - QPoint(50, 0), middle + QPoint(50, 0));
  for (const int reach : {55, 60, 65, 70}) screen.move(*view, middle - QPoint(reach, 0), middle + QPoint(reach, 0));
  EXPECT_NEAR(view->treeLayout().zoom(), 1.4, 1e-9);
}

TEST(tree_view_test, a_finger_that_taps_lights_the_ancestry) {
  const auto view = viewOf(samples::neighbored());
  ASSERT_TRUE(QTest::qWaitForWindowExposed(view.get()));
  TouchScreen screen;
  const QPoint at = place(*view, 2, 4);
  QTest::touchEvent(view.get(), screen.device.get()).press(0, at);
  QTest::touchEvent(view.get(), screen.device.get()).release(0, at);
  EXPECT_EQ(view->trace()->nodes[view->litNode().value].column, 4u);
  EXPECT_EQ(view->trace()->nodes[view->litNode().value].row, 2u);
}

TEST(tree_view_test, a_finger_that_taps_twice_shows_everything) {
  const auto view = viewOf(samples::neighbored());
  ASSERT_TRUE(QTest::qWaitForWindowExposed(view.get()));
  TouchScreen screen;
  view->zoomIn();
  const QPoint at = place(*view, 1, 2);
  for (const QPoint& tap : {at, at + QPoint(3, 2)}) {
    QTest::touchEvent(view.get(), screen.device.get()).press(0, tap);
    QTest::touchEvent(view.get(), screen.device.get()).release(0, tap);
  }
  EXPECT_TRUE(view->treeLayout().fitted());
  EXPECT_EQ(view->litNode(), Node::none);
}

TEST(tree_view_test, two_taps_in_different_places_are_two_clicks) {
  const auto view = viewOf(samples::neighbored());
  ASSERT_TRUE(QTest::qWaitForWindowExposed(view.get()));
  TouchScreen screen;
  for (const QPoint& tap : {place(*view, 1, 2), place(*view, 1, 10)}) {
    QTest::touchEvent(view.get(), screen.device.get()).press(0, tap);
    QTest::touchEvent(view.get(), screen.device.get()).release(0, tap);
  }
  EXPECT_EQ(view->trace()->nodes[view->litNode().value].column, 10u);
}

TEST(tree_view_test, a_new_run_of_the_same_shape_keeps_the_zoom) {
  samples::Options options;
  options.block = 512;
  const auto view = viewOf(samples::interleaved(options));
  view->zoomIn();
  view->setTrace(samples::neighbored(options));
  EXPECT_FALSE(view->treeLayout().fitted());
  view->setTrace(samples::neighbored());
  EXPECT_TRUE(view->treeLayout().fitted());
}

TEST(tree_view_test, is_named_for_screen_readers) {
  const auto view = viewOf(samples::neighbored());
  view->setPosition(2);
  EXPECT_EQ(view->accessibleName(), "Reduction tree A");
  EXPECT_EQ(view->accessibleDescription(), "Block 0, 16 elements, step 2 of 4. 4 of 16 threads active.");
}

TEST(tree_view_test, follows_its_side_of_the_clock) {
  samples::Options slow, fast;
  slow.firstStepNs = 200;
  fast.firstStepNs = 100;
  slow.stepFactor = fast.stepFactor = 1;
  Playback playback;
  playback.setTraces(samples::neighbored(slow), samples::interleaved(fast));
  playback.setMode(Playback::Mode::race);
  const auto view = viewOf(playback.trace(1), 1);
  view->setPlayback(&playback);
  playback.setPosition(1);
  EXPECT_DOUBLE_EQ(view->position(), 2);
}

/// Keeps what a window would show: each frame only paints the region that the view asked for.
class WatchedView : public TreeView {
 public:
  using TreeView::TreeView;
  QImage shown{488, 330, QImage::Format_RGB32};

  void takeFrame() {
    m_asked = {};
    QCoreApplication::processEvents(QEventLoop::AllEvents);
    EXPECT_TRUE(eventually([this] { return !m_asked.isEmpty(); }));
    const QRegion region = m_asked;
    QPainter painter(&shown);
    for (const QRect& rect : region) render(&painter, rect.topLeft(), rect, {});
  }

 protected:
  void paintEvent(QPaintEvent* event) override {
    m_asked += event->region();
    TreeView::paintEvent(event);
  }

 private:
  QRegion m_asked;
};

TEST(tree_view_test, frames_repainted_in_part_add_up_to_the_whole_picture) {
  for (const std::uint32_t block : {16u, 64u, 1024u}) {
    samples::Options options;
    options.block = block;
    WatchedView view(0);
    view.resize(488, 330);
    view.setTrace(samples::interleaved(options));
    view.show();
    view.takeFrame();
    for (int frame = 1; frame <= 23; ++frame) {
      view.setPosition(0.11 * frame);
      view.takeFrame();
    }
    const auto fresh = viewOf(samples::interleaved(options));
    fresh->setPosition(view.position());
    EXPECT_EQ(view.shown, fresh->grab().toImage().convertToFormat(QImage::Format_RGB32)) << block;
  }
}

TEST(tree_view_test, frames_of_every_kind_of_step_add_up_too) {
  for (const auto& trace :
       {samples::serialThenTree(), samples::shuffled(), samples::atomicEach(), samples::finishingBlock()}) {
    WatchedView view(0);
    view.resize(488, 330);
    view.setTrace(trace);
    view.show();
    view.takeFrame();
    for (int frame = 1; frame <= 27; ++frame) {
      if (0.11 * frame > trace->steps.back().row) break;
      view.setPosition(0.11 * frame);
      view.takeFrame();
    }
    view.setPosition(trace->steps.back().row);
    view.takeFrame();
    const auto fresh = viewOf(trace);
    fresh->setPosition(view.position());
    EXPECT_EQ(view.shown, fresh->grab().toImage().convertToFormat(QImage::Format_RGB32));
  }
}

TEST(tree_view_test, exports_vectors) {
  const auto view = viewOf(samples::neighbored());
  view->setPosition(4);
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator svg;
  svg.setOutputDevice(&buffer);
  svg.setSize({640, 360});
  {
    QPainter painter(&svg);
    view->paintExport(painter, QRectF(0, 0, 640, 360), Theme::print());
  }
  EXPECT_FALSE(buffer.data().contains("<image"));
  EXPECT_TRUE(buffer.data().contains(">68<"));  // the sum
}

TEST(tree_view_test, exports_on_white) {
  const auto view = viewOf(samples::neighbored());
  QImage image(640, 360, QImage::Format_ARGB32);
  QPainter painter(&image);
  view->paintExport(painter, QRectF(0, 0, 640, 360), Theme::print());
  painter.end();
  EXPECT_EQ(image.pixelColor(1, 1), QColor(Qt::white));
}

TEST(tree_view_test, exports_a_table) {
  samples::Options options;
  options.block = 2;
  const auto view = viewOf(samples::neighbored(options));
  EXPECT_EQ(csvText(view->tables()).toStdString(),
            "row,column,thread,element,value,left_column,right_column,padding\n"
            "0,0,0,0,3,,,0\n0,1,1,1,1,,,0\n1,0,0,0,4,0,1,0\n");
}

TEST(tree_panel_test, tells_the_step) {
  TreePanel panel(0);
  Playback playback;
  playback.setTraces(samples::neighbored(), samples::interleaved());
  panel.setTrace(playback.trace(0));
  panel.setPlayback(&playback);
  EXPECT_EQ(panel.stepText(), "inputs");
  playback.setPosition(1.2);
  EXPECT_EQ(panel.stepText(), "step 2 of 4");
}

TEST(tree_panel_test, tells_a_step_within_the_warp) {
  TreePanel panel(0);
  Playback playback;
  playback.setTraces(samples::shuffled(), {});
  panel.setTrace(playback.trace(0));
  panel.setPlayback(&playback);
  playback.setPosition(1);
  EXPECT_EQ(panel.stepText(), "warp step 1 of 2");
}

TEST(tree_panel_test, a_step_that_reads_values_of_other_warps_is_not_within_the_warp) {
  samples::ByHand hand(8, 4);
  std::vector<NodeId> inputs;
  for (std::uint32_t t = 0; t < 8; ++t) inputs.push_back(hand.input(t, t, 1));
  for (std::uint32_t t = 0; t < 4; ++t) hand.sum(1, t, inputs[t], inputs[t + 4]);
  hand.step(Step::Kind::combine, 1, {0, 1, 2, 3}).warpLevel = true;
  hand.trace().nodes.back().at = {Location::Space::output, 0};
  TreePanel panel(0);
  Playback playback;
  playback.setTraces(hand.done(), {});
  panel.setTrace(playback.trace(0));
  panel.setPlayback(&playback);
  playback.setPosition(1);
  EXPECT_EQ(panel.stepText(), "step 1 of 1");
}

TEST(tree_view_test, a_table_names_the_element_that_each_input_is) {
  samples::ByHand hand(1, 1);
  hand.input(0, 0, 5);
  hand.input(0, 16, 7);
  TreeView view(0);
  view.setTrace(hand.done());
  EXPECT_EQ(csvText(view.tables()).section('\n', 2, 2), "0,0,0,16,7,,,0");
}

/// A tree in the middle of a step, in pixels.
QImage paintedTree(const TreeLayout& layout, const TreeIndex& index, const Theme& theme, double position,
                   Playback::Pairs pairs = Playback::Pairs::together) {
  QImage image(600, 300, QImage::Format_ARGB32_Premultiplied);
  image.fill(theme.panel);
  QPainter painter(&image);
  TreePainter tree(index, layout, theme, 0, position);
  tree.setPairs(pairs);
  tree.paintResting(painter);
  tree.paintMoving(painter);
  return image;
}

/// Whether a value on its way is painted at this point.
bool travels(const QImage& image, const TreeLayout& layout, const Theme& theme, QPointF at) {
  const QPointF beside = at - QPointF(0, 0.7 * layout.radius());  // above its text
  return image.pixel(beside.toPoint()) == mixed(theme.panel, theme.side(0), 0.3).rgb();
}

TEST(tree_painter_test, both_operands_travel_and_the_result_waits_for_them) {
  const TreeIndex index(samples::interleaved());
  const TreeLayout layout(index.columns(), index.rows(), {600, 300});
  const Theme& theme = Theme::byId(QStringLiteral("light"));
  const QPointF left(layout.columnX(0), layout.rowY(0)), right(layout.columnX(8), layout.rowY(0)),
      result(layout.columnX(0), layout.rowY(1));
  const double fraction = 0.5, way = eased(fraction / 0.85);
  const QImage half = paintedTree(layout, index, theme, fraction);
  const QPointF above(0, 2 * layout.radius() + 1);  // where the left one ends
  EXPECT_TRUE(travels(half, layout, theme, left + way * (result - above - left)));
  EXPECT_TRUE(travels(half, layout, theme, right + way * (result - right)));
  EXPECT_EQ(half.pixelColor(result.toPoint()), theme.panel) << "nothing is there yet";
}

TEST(tree_painter_test, what_is_still_to_come_stands_out_by_three_to_one) {
  for (const char* id : {"dark", "light", "print", "projector"}) {
    const Theme& theme = Theme::byId(QLatin1String(id));
    EXPECT_GE(contrast(visibleOn(theme.panel, theme.muted), theme.panel), 3) << id;
    const TreeIndex index(samples::interleaved());
    const TreeLayout layout(index.columns(), index.rows(), {600, 300});
    const QImage start = paintedTree(layout, index, theme, 0);
    const QPointF idle(layout.columnX(12), layout.rowY(1));  // no thread works there
    EXPECT_GE(contrast(start.pixelColor(idle.toPoint()), theme.panel), 2.9) << id;
  }
}

TEST(tree_painter_test, pairs_may_set_out_one_after_the_other) {
  const TreeIndex index(samples::interleaved());
  const TreeLayout layout(index.columns(), index.rows(), {600, 300});
  const Theme& theme = Theme::byId(QStringLiteral("light"));
  const QImage early = paintedTree(layout, index, theme, 0.2, Playback::Pairs::following);
  const QPointF first(layout.columnX(0), layout.rowY(0));
  const QPointF down(0, layout.rowSpacing() - 2 * layout.radius() - 1);
  EXPECT_TRUE(travels(early, layout, theme, first + eased(0.2 / 0.4 / 0.85) * down));
  TreePainter tree(index, layout, theme, 0, 0.2);
  tree.setPairs(Playback::Pairs::following);
  EXPECT_EQ(tree.travellingPairs(), (std::vector<std::size_t>{0, 1, 2})) << "the last five wait";
}

TEST(tree_painter_test, one_pair_alone_travels_where_they_go_one_by_one) {
  const TreeIndex index(samples::interleaved());
  const TreeLayout layout(index.columns(), index.rows(), {600, 300});
  for (int i = 0; i < 8; ++i) {  // eight pairs in the first step
    TreePainter tree(index, layout, Theme::byId(QStringLiteral("light")), 0, (i + 0.5) / 8);
    tree.setPairs(Playback::Pairs::single);
    EXPECT_EQ(tree.travellingPairs(), std::vector<std::size_t>{std::size_t(i)});
  }
}

TEST(tree_painter_test, operands_do_not_cover_each_other_when_they_arrive) {
  const TreeIndex index(samples::interleaved());
  const TreeLayout layout(index.columns(), index.rows(), {300, 200});
  const TreePainter tree(index, layout, Theme::byId(QStringLiteral("light")), 0, 0.5);
  for (std::uint32_t row = 1; row <= index.rows(); ++row)
    for (const NodeId result : index.row(row)) {
      const QPointF left = tree.wayOfOperand(result, 0).p2(), right = tree.wayOfOperand(result, 1).p2();
      EXPECT_EQ(right, QPointF(layout.columnX(index.column(result)), layout.rowY(row)));
      EXPECT_GE(right.y() - left.y(), 2 * layout.radius());
    }
}

/// The strongest contrast to the panel in a node.
double strongest(const QImage& image, const TreeLayout& layout, QPointF at, const Theme& theme) {
  double most = 1;
  for (int y = int(at.y() - layout.radius()); y <= int(at.y() + layout.radius()); ++y)
    for (int x = int(at.x() - layout.halfWidth()); x <= int(at.x() + layout.halfWidth()); ++x)
      most = std::max(most, contrast(image.pixelColor(x, y), theme.panel));
  return most;
}

TEST(tree_painter_test, a_node_is_empty_while_its_value_sets_out_and_greyed_until_it_arrives) {
  const TreeIndex index(samples::neighbored());
  const TreeLayout layout(index.columns(), index.rows(), {600, 300});
  const Theme& theme = Theme::byId(QStringLiteral("light"));
  TreePainter early(index, layout, theme, 0, 0.12);
  const QPointF node(layout.columnX(1), layout.rowY(0));
  // Of the row's second operand: it goes aside and leaves the right half of its node.
  const QImage start = paintedTree(layout, index, theme, 0.3);
  const QImage rest = paintedTree(layout, index, theme, 0);
  EXPECT_GE(strongest(rest, layout, node, theme), 4.5);
  const QLineF way = early.wayOfOperand(index.at(1, 0), 1);
  const QPointF at = way.pointAt(eased(0.3 / 0.85));
  ASSERT_LT(std::abs(at.x() - node.x()), 2 * layout.halfWidth());
  double most = 1;  // right of the value on its way
  for (int y = int(node.y()) - 5; y <= int(node.y()) + 5; ++y)
    for (int x = int(std::max(at.x() + layout.halfWidth() + 3, node.x() - layout.halfWidth() + 4));
         x <= int(node.x() + layout.halfWidth()) - 4; ++x)
      most = std::max(most, contrast(start.pixelColor(x, y), theme.field));
  EXPECT_LT(most, 1.2) << "nothing is left in the node";
  const QImage late = paintedTree(layout, index, theme, 0.8);
  EXPECT_LT(strongest(late, layout, node, theme), strongest(rest, layout, node, theme));
  EXPECT_GE(strongest(late, layout, node, theme), 3);
}

TEST(tree_painter_test, a_value_that_the_next_launch_reads_again_sets_out_from_where_that_launch_begins) {
  samples::ByHand hand(2, 2);
  const NodeId x = hand.input(0, 0, 40), y = hand.input(1, 1, 48);
  const NodeId own = hand.sum(1, 0, x, y);
  hand.step(Step::Kind::combine, 1, {0});
  const NodeId other = hand.partial(1, 0, 0, 51), padding = hand.identity(1, 1);
  const NodeId left = hand.sum(2, 0, other, other), right = hand.sum(2, 1, own, padding);
  hand.step(Step::Kind::combine, 2, {0, 1});
  hand.sum(3, 0, left, right);
  hand.step(Step::Kind::combine, 3, {0}).stride = 1;
  const TreeIndex index(hand.done());
  TreeLayout layout(index.columns(), index.rows(), {400, 300});
  layout.setContent(index.columns(), index.rows(), index.lateRows());
  const TreePainter tree(index, layout, Theme::byId(QStringLiteral("light")), 0, 1.5);
  EXPECT_EQ(tree.wayOfOperand(right, 0).p1(), QPointF(layout.columnX(1), layout.lateY(1)));
  LetterDevice device({400, 300});
  QPainter painter(&device);
  tree.paintResting(painter);
  tree.paintMoving(painter);
  painter.end();
  for (const Letters& each : device.letters()) EXPECT_NE(each.text.toStdString(), "∅") << "padding that nobody sees";
}

TEST(tree_painter_test, values_that_are_not_used_can_be_read) {
  samples::ByHand hand(2, 2);
  const NodeId x = hand.input(0, 0, 8), y = hand.input(1, 1, 8);
  const NodeId used = hand.sum(1, 0, x, y);
  hand.sum(1, 1, y, x);  // nothing is computed from it
  hand.step(Step::Kind::combine, 1, {0, 1}).stride = 1;
  hand.sum(2, 0, used, used);
  hand.step(Step::Kind::combine, 2, {0}).stride = 1;
  const TreeIndex index(hand.done());
  ASSERT_FALSE(index.contributes(index.at(1, 1)));
  const TreeLayout layout(index.columns(), index.rows(), {600, 300});
  for (const char* id : {"dark", "light", "print", "projector"}) {
    const Theme& theme = Theme::byId(QLatin1String(id));
    const QImage image = paintedTree(layout, index, theme, 2);
    EXPECT_GE(strongest(image, layout, {layout.columnX(1), layout.rowY(1)}, theme), 4.5) << id;
  }
}

TEST(tree_painter_test, the_cards_of_a_pile_stand_one_below_the_other) {
  const TreeIndex index(samples::serialThenTree());
  TreeLayout layout(index.columns(), index.rows(), {600, 300});
  const double alone = layout.rowY(0);
  layout.setCards(index.cardsOfFirstRow());
  EXPECT_EQ(layout.cards(), 3u);
  EXPECT_GE(layout.cardPitch(), 11);
  EXPECT_GT(layout.rowY(0), alone);
  EXPECT_LT(layout.labelBaseline(), layout.rowY(0) - layout.pileHeight());
  const auto upper = layout.hitTest({layout.columnX(2), layout.rowY(0) - layout.pileHeight()});
  EXPECT_EQ(upper, (TreeLayout::Hit{0, 2, 2}));
  const Theme& theme = Theme::byId(QStringLiteral("light"));
  const QImage image = paintedTree(layout, index, theme, 0);
  for (int card = 0; card < 3; ++card) {
    const QPointF at(layout.columnX(2), layout.rowY(0) - card * layout.cardPitch());
    double most = 1;
    for (int y = int(at.y()) - 3; y <= int(at.y()) + 3; ++y)
      for (int x = int(at.x()) - 6; x <= int(at.x()) + 6; ++x)
        most = std::max(most, contrast(image.pixelColor(x, y), theme.field));
    EXPECT_GE(most, 4.5) << card;
  }
}

TEST(tree_painter_test, the_elements_of_a_pile_travel_one_after_the_other) {
  const TreeIndex index(samples::serialThenTree());
  TreeLayout layout(index.columns(), index.rows(), {600, 300});
  layout.setCards(index.cardsOfFirstRow());
  const Theme& theme = Theme::byId(QStringLiteral("light"));
  const double fraction = 0.5;  // the second of three is on its way
  const QImage half = paintedTree(layout, index, theme, fraction);
  const QPointF from(layout.columnX(1), layout.rowY(0) - layout.cardPitch()), to(layout.columnX(1), layout.rowY(1));
  const double way = eased(fraction / 0.85 * 3 - 1);
  EXPECT_TRUE(travels(half, layout, theme, from + way * (to - from)));
}

TEST(tree_painter_test, operands_of_a_race_travel_as_dots_below_the_values) {
  const TreeIndex index(samples::interleaved());
  const TreeLayout layout(index.columns(), index.rows(), {600, 300});
  const Theme& theme = Theme::byId(QStringLiteral("light"));
  QImage image(600, 300, QImage::Format_RGB32);
  image.fill(theme.panel);
  QPainter painter(&image);
  TreePainter tree(index, layout, theme, 0, 0.5);
  tree.setDots(true);
  tree.paintResting(painter);
  tree.paintMoving(painter);
  painter.end();
  // Column 8 goes to column 0: half way from one node to the other there is a white dot.
  const QPointF inset(0, layout.edgeInset());
  const QPointF from = QPointF(layout.columnX(8), layout.rowY(0)) + inset;
  const QPointF to = QPointF(layout.columnX(0), layout.rowY(1)) - inset;
  EXPECT_EQ(image.pixelColor(((from + to) / 2).toPoint()), QColor(Qt::white));
  // The thread's own operand stays where it is.
  EXPECT_NE(image.pixelColor(QPointF(layout.columnX(0), (from.y() + to.y()) / 2).toPoint()), QColor(Qt::white));
}

TEST(tree_layout_test, says_which_part_of_the_rows_is_in_view) {
  TreeLayout layout(32, 9, {600, 150});
  EXPECT_EQ(layout.shareOfRows().first, 0);
  EXPECT_LT(layout.shareOfRows().second, 0.8);
  layout.reveal(8, 9);
  EXPECT_GT(layout.shareOfRows().first, 0.2);
  EXPECT_EQ(layout.shareOfRows().second, 1);
  EXPECT_EQ(TreeLayout(32, 4, {600, 300}).shareOfRows(), (std::pair<double, double>(0, 1)));
}

TEST(tree_painter_test, the_name_of_a_launch_leaves_the_mark_of_the_rows_free) {
  const TreeIndex index(samples::finishingBlock());
  TreeLayout layout(index.columns(), index.rows(), {300, 90});
  layout.setContent(index.columns(), index.rows(), index.lateRows());
  ASSERT_EQ(layout.rowIndicatorWidth(), 8);
  LetterDevice device({300, 90});
  QPainter painter(&device);
  TreePainter(index, layout, Theme::byId(QStringLiteral("dark")), 0, 0).paintColumnNumbers(painter);
  painter.end();
  bool named = false;
  for (const Letters& each : device.letters()) {
    if (!each.text.contains(QStringLiteral("last"))) continue;
    named = true;
    EXPECT_LE(each.box.right(), 292) << each.text.toStdString();
  }
  EXPECT_TRUE(named);
}

/// Two launches of one block whose 32 lanes hold a value after each of five steps.
BlockTracePtr twoFullLaunches() {
  samples::ByHand hand(32, 32);
  std::vector<NodeId> now;
  std::vector<std::uint32_t> all;
  for (std::uint32_t t = 0; t < 32; ++t) now.push_back(hand.input(t, t, int(t % 4))), all.push_back(t);
  for (std::uint32_t row = 1; row <= 10; ++row) {
    if (row == 6)
      for (std::uint32_t t = 0; t < 32; ++t) now[t] = hand.partial(5, t, t, int(t % 3));
    const std::vector<NodeId> before = now;
    for (std::uint32_t t = 0; t < 32; ++t) now[t] = hand.sum(row, t, before[t], before[t ^ 1u], Node::Via::shuffle);
    hand.step(Step::Kind::combine, row, all);
  }
  return hand.done();
}

TEST(tree_painter_test, the_name_of_a_launch_and_the_note_of_the_root_cover_no_value) {
  const TreeIndex index(twoFullLaunches());
  TreeNotes notes;
  notes.root = QStringLiteral("524 ÷ 64 = 8.1875");
  TreeLayout layout(index.columns(), index.rows(), {495, 290});
  layout.setContent(index.columns(), index.rows(), index.lateRows());
  layout.setTextLength(3);
  layout.setFoot(TreePainter::noteFoot(index, &notes));
  ASSERT_EQ(layout.detail(), TreeLayout::Detail::values);
  LetterDevice device({495, 290});
  QPainter painter(&device);
  TreePainter tree(index, layout, Theme::byId(QStringLiteral("projector")), 1, index.rows());
  tree.setNotes(&notes);
  tree.paintResting(painter);
  tree.paintMoving(painter);
  tree.paintColumnNumbers(painter);
  tree.paintRootNote(painter);
  painter.end();
  const auto isLabel = [](const Letters& each) { return each.text == "launch 2" || each.text.contains(u'÷'); };
  int labels = 0;
  for (const Letters& label : device.letters()) {
    if (!isLabel(label)) continue;
    ++labels;
    EXPECT_TRUE(device.area().contains(label.box)) << label.text.toStdString();
    for (const Letters& value : device.letters())
      EXPECT_TRUE(isLabel(value) || !value.box.intersects(label.box))
          << label.text.toStdString() << " over " << value.text.toStdString();
  }
  EXPECT_EQ(labels, 2);
}

TEST(tree_layout_test, a_late_row_stands_further_off_than_others_and_is_still_found) {
  TreeLayout layout(32, 10, {495, 280});
  layout.setContent(32, 10, {5});
  EXPECT_NEAR(layout.lateY(5) - layout.rowY(5), layout.rowSpacing() + 5, 1e-9);
  EXPECT_NEAR(layout.rowY(6) - layout.lateY(5), layout.rowSpacing(), 1e-9);
  EXPECT_EQ(layout.hitTest({layout.columnX(3), layout.lateY(5)}), (TreeLayout::Hit{5, 3, 3, true}));
  EXPECT_EQ(layout.hitTest({layout.columnX(3), layout.rowY(10)}), (TreeLayout::Hit{10, 3, 3, false}));
}

TEST(tree_painter_test, the_mark_of_a_hazard_leaves_the_columns_number_free) {
  const BlockTracePtr trace = samples::interleaved();
  const TreeIndex index(trace);
  TreeLayout layout(index.columns(), index.rows(), {600, 300});
  const Theme& theme = Theme::byId(QStringLiteral("light"));
  TreePainter tree(index, layout, theme, 0, 0);
  const std::set<TreePainter::Mark> marks{{0, 3}};
  tree.setMarks(&marks);
  QImage image(600, 300, QImage::Format_ARGB32_Premultiplied);
  image.fill(theme.panel);
  QPainter painter(&image);
  tree.paintResting(painter);
  tree.paintMoving(painter);
  painter.end();
  int top = image.height();
  for (int y = image.height(); y-- > 0;)
    for (int x = 0; x < image.width(); ++x)
      if (image.pixelColor(x, y) == theme.bad) top = y;
  EXPECT_GT(top, layout.labelBaseline() - 1);
  EXPECT_LT(top, layout.rowY(0));
}

}  // namespace
}  // namespace warpfold::app
