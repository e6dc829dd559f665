// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree_layout.h"

#include <gtest/gtest.h>

namespace warpfold::app {
namespace {

using Detail = TreeLayout::Detail;

TEST(tree_layout_test, sixteen_columns_are_readable_and_inside) {
  const TreeLayout layout(16, 4, {488, 330});
  EXPECT_EQ(layout.detail(), Detail::values);
  EXPECT_GE(layout.columnX(0) - layout.halfWidth(), 0);
  EXPECT_LE(layout.columnX(15) + layout.halfWidth(), 488);
  EXPECT_GE(layout.rowY(0) - layout.radius(), 0);
  EXPECT_LE(layout.rowY(4) + layout.radius(), 330);
}

/// As much as a window of 1280 by 736 pixels gives a tree, which is what a screen of 1280 by 800 leaves it.
TEST(tree_layout_test, sixteen_columns_are_readable_in_the_first_window_of_a_small_screen) {
  const TreeLayout layout(16, 4, {315, 131});
  EXPECT_EQ(layout.detail(), Detail::values);
  EXPECT_GE(layout.fontPixels(), 9);
  EXPECT_LT(2 * layout.radius(), layout.rowSpacing() - 4) << "edges are seen between rows";
  EXPECT_LE(layout.rowY(4) + layout.radius(), 131);
}

/// A slide, 1280 units wide, gives the 32 columns of a warp 1200 of them; 16 are 24 pixels of 1920.
TEST(tree_layout_test, four_digits_in_a_warp_s_columns_are_as_large_on_a_slide_as_two) {
  TreeLayout layout(32, 2, {1200, 300});
  layout.setProjected(true);
  layout.setTextLength(4);
  EXPECT_GE(layout.fontPixels(), 16);
  EXPECT_GE(layout.fontStretch(), 75);
  EXPECT_EQ(layout.shownCharacters(), 4);
}

TEST(tree_layout_test, edges_are_cut_short_only_where_a_number_fits_between_rows) {
  EXPECT_TRUE(TreeLayout(16, 4, {330, 250}).hasRoomForStubs());
  EXPECT_FALSE(TreeLayout(16, 4, {315, 131}).hasRoomForStubs());
}

TEST(tree_layout_test, nodes_never_touch_their_neighbours) {
  for (const std::uint32_t columns : {2u, 16u, 64u, 512u, 1024u})
    for (const int characters : {1, 4, 6}) {
      TreeLayout layout(columns, 4, {800, 400});
      layout.setTextLength(characters);
      EXPECT_LT(2 * layout.halfWidth(), layout.columnSpacing()) << columns << ' ' << characters;
    }
}

TEST(tree_layout_test, detail_follows_the_room) {
  EXPECT_EQ(TreeLayout(64, 6, {488, 330}).detail(), Detail::circles);
  EXPECT_EQ(TreeLayout(1024, 10, {488, 330}).detail(), Detail::ticks);
  EXPECT_EQ(TreeLayout(64, 6, {2000, 600}).detail(), Detail::values);
}

TEST(tree_layout_test, one_long_value_leaves_the_others_readable) {
  TreeLayout layout(16, 4, {330, 330});
  layout.setTextLength(6);
  EXPECT_EQ(layout.detail(), Detail::values);
  EXPECT_EQ(layout.shownCharacters(), 4);
  EXPECT_EQ(layout.fontPixels(), 9);
  EXPECT_EQ(layout.wholeCharacters(), 5);
  EXPECT_EQ(layout.lettersOf(5).pixels, 8);
}

TEST(tree_layout_test, long_integers_are_whole_where_letters_of_nine_pixels_have_room) {
  TreeLayout narrow(16, 4, {420, 330}), wide(16, 4, {900, 330});
  narrow.setTextLength(5, 7);
  wide.setTextLength(5, 7);
  EXPECT_EQ(narrow.wholeCharacters(), 6);
  EXPECT_EQ(wide.wholeCharacters(), 7);
  EXPECT_GE(wide.lettersOf(7).pixels, 9);
  EXPECT_GT(wide.fontPixels(), 9) << "shorter values keep their letters";
}

TEST(tree_layout_test, ticks_group_a_power_of_two_of_columns_on_whole_pixels) {
  const TreeLayout layout(1024, 10, {488, 330});
  EXPECT_EQ(layout.columnsPerTick(), 8u);
  const QRectF tick = layout.tick(8, 3, 1);
  EXPECT_EQ(tick.left(), std::floor(tick.left()));
  EXPECT_GE(tick.width(), 2);
  EXPECT_LE(tick.right() + 1, layout.tick(16, 3, 1).left());
}

TEST(tree_layout_test, height_of_a_tick_is_the_share_that_holds_values) {
  const TreeLayout layout(1024, 4, {488, 330});
  EXPECT_EQ(layout.tick(0, 1, 1).height(), 12);
  EXPECT_EQ(layout.tick(0, 1, 0.5).height(), 6);
  EXPECT_EQ(layout.tick(0, 1, 0.01).height(), 2);
}

TEST(tree_layout_test, zoom_keeps_what_is_at_the_anchor) {
  TreeLayout layout(1024, 10, {488, 330});
  const double column = (300 - layout.columnX(0)) / layout.columnSpacing();
  layout.zoomAt(8, {300, 100});
  EXPECT_NEAR(layout.columnX(column), 300, 1e-6);
}

TEST(tree_layout_test, zooming_in_all_the_way_shows_values) {
  TreeLayout layout(1024, 10, {488, 330});
  layout.zoomAt(1e6, {0, 0});
  EXPECT_EQ(layout.zoom(), layout.largestZoom());
  EXPECT_EQ(layout.detail(), Detail::values);
  EXPECT_GE(layout.rowSpacing(), 50);
}

TEST(tree_layout_test, zooming_out_never_goes_below_the_whole_tree) {
  TreeLayout layout(64, 6, {488, 330});
  layout.zoomAt(0.01, {0, 0});
  EXPECT_TRUE(layout.fitted());
}

TEST(tree_layout_test, panning_stops_at_the_edges) {
  TreeLayout layout(1024, 10, {488, 330});
  layout.zoomAt(20, {0, 0});
  layout.panBy({1e6, 1e6});
  EXPECT_EQ(layout.firstVisibleColumn(), 0u);
  layout.panBy({-1e6, -1e6});
  EXPECT_EQ(layout.lastVisibleColumn(), 1023u);
  EXPECT_LE(layout.columnX(1023), 488);
}

TEST(tree_layout_test, a_fitted_tree_does_not_pan) {
  TreeLayout layout(16, 4, {488, 330});
  const double before = layout.columnX(0);
  layout.panBy({50, 50});
  EXPECT_EQ(layout.columnX(0), before);
}

TEST(tree_layout_test, hit_finds_a_node) {
  const TreeLayout layout(16, 4, {488, 330});
  EXPECT_EQ(layout.hitTest({layout.columnX(5), layout.rowY(2)}), (TreeLayout::Hit{2, 5, 5}));
}

TEST(tree_layout_test, hit_between_rows_finds_nothing) {
  const TreeLayout layout(16, 4, {488, 330});
  EXPECT_EQ(layout.hitTest({layout.columnX(5), (layout.rowY(2) + layout.rowY(3)) / 2}), std::nullopt);
}

TEST(tree_layout_test, hit_in_the_overview_finds_a_group) {
  const TreeLayout layout(1024, 10, {488, 330});
  EXPECT_EQ(layout.hitTest({layout.columnX(19), layout.rowY(1)}), (TreeLayout::Hit{1, 16, 23}));
}

TEST(tree_layout_test, column_numbers_thin_out) {
  EXPECT_EQ(TreeLayout(16, 4, {488, 330}).columnsPerLabel(), 1u);
  EXPECT_EQ(TreeLayout(1024, 10, {488, 330}).columnsPerLabel(), 128u);
}

TEST(tree_layout_test, every_edge_is_drawn_where_there_is_room) {
  const TreeLayout layout(16, 4, {488, 330});
  EXPECT_EQ(layout.edgeInterval(1, 2), 1u);  // neighbored
  EXPECT_EQ(layout.edgeInterval(8, 1), 1u);  // interleaved
}

TEST(tree_layout_test, edges_that_would_smear_thin_out) {
  const TreeLayout layout(1024, 10, {488, 330});
  EXPECT_GE(layout.edgeInterval(512, 1), 16u);
  EXPECT_EQ(layout.edgeInterval(16, 32), 1u);
}

TEST(tree_layout_test, reveal_brings_a_row_into_view) {
  TreeLayout layout(1024, 10, {488, 330});
  layout.zoomAt(1e6, {0, 0});
  ASSERT_GT(layout.rowY(9), 330);
  layout.reveal(8, 9);
  EXPECT_LT(layout.rowY(9) + layout.radius(), 330);
  layout.reveal(0, 1);
  EXPECT_GT(layout.rowY(0) - layout.radius(), 0);
}

TEST(tree_layout_test, rows_of_a_deep_tree_that_move_are_whole) {
  TreeLayout layout(16, 10, {320, 170});
  const auto whole = [&] {
    int rows = 0;
    for (int row = 0; row <= 10; ++row) rows += layout.isWhole(layout.rowY(row)) ? 1 : 0;
    return rows;
  };
  EXPECT_GE(whole(), 6);
  for (const int row : {9, 10}) {
    layout.reveal(row - 1, row);
    EXPECT_TRUE(layout.isWhole(layout.rowY(row))) << row;
    EXPECT_GE(whole(), 6);
  }
}

TEST(tree_layout_test, a_late_line_moves_the_rows_below_it) {
  TreeLayout layout(16, 4, {488, 330});
  layout.setContent(16, 4, {2});
  const double line = layout.rowSpacing();
  EXPECT_DOUBLE_EQ(layout.rowY(2) - layout.rowY(1), line);
  EXPECT_DOUBLE_EQ(layout.lateY(2) - layout.rowY(2), line + 5);
  EXPECT_DOUBLE_EQ(layout.rowY(3) - layout.rowY(2), 2 * line + 5);
  EXPECT_LE(layout.rowY(4) + layout.radius(), 330);
}

TEST(tree_layout_test, hit_in_a_late_line_is_late) {
  TreeLayout layout(16, 4, {488, 330});
  layout.setContent(16, 4, {2});
  EXPECT_EQ(layout.hitTest({layout.columnX(5), layout.lateY(2)}), (TreeLayout::Hit{2, 5, 5, true}));
  EXPECT_EQ(layout.hitTest({layout.columnX(5), layout.rowY(3)}), (TreeLayout::Hit{3, 5, 5, false}));
}

TEST(tree_layout_test, resizing_keeps_the_middle) {
  TreeLayout layout(1024, 10, {488, 330});
  layout.zoomAt(20, {244, 100});
  const double middle = (244 - layout.columnX(0)) / layout.columnSpacing();
  layout.setSize({600, 330});
  EXPECT_NEAR((300 - layout.columnX(0)) / layout.columnSpacing(), middle, 0.01);
}

}  // namespace
}  // namespace warpfold::app
