// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_reading.h"

#include <gtest/gtest.h>

#include "charts/cursor_box.h"
#include "models/figure_text.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

/// Two lines, B without the last of three points.
ChartReading sample() {
  const auto us = [](double value) { return QStringLiteral("%1 µs").arg(value); };
  ChartReading reading;
  reading.axis = QStringLiteral("elements");
  reading.place = [](double n) { return QString::number(n); };
  reading.ratioOfPlaces = true;
  reading.series = {{QStringLiteral("A"), {{1, 10}, {2, 20}, {4, 5}}, us}, {QStringLiteral("B"), {{1, 3}, {2, 6}}, us}};
  return reading;
}

std::string shown(const std::vector<QStringList>& table) {
  QStringList lines;
  for (const QStringList& row : table) lines << row.join(u'|');
  return lines.join(u'\n').toStdString();
}

TEST(chart_reading, tells_the_difference_and_the_ratio_of_two_places) {
  const ChartReading reading = sample();
  EXPECT_EQ(shown(cursorTable(reading, readAt(reading, 1), readAt(reading, 2))),
            "elements|1: 1|2: 2|2 − 1: 1|2 / 1: 2.00×\n"
            "A|10 µs|20 µs|+10 µs|2.00×\n"
            "B|3 µs|6 µs|+3 µs|2.00×");
}

TEST(chart_reading, tells_the_figures_of_a_row_in_one_unit) {
  ChartReading reading = sample();
  reading.series = {{QStringLiteral("A"),
                     {{1, 900}, {2, 1540}},
                     [](double us) { return timeText(us); },
                     [](double us, double like) { return timeText(us, like); }}};
  EXPECT_EQ(shown({cursorTable(reading, readAt(reading, 1), readAt(reading, 2))[1]}),
            "A|0.90\u00a0ms|1.54\u00a0ms|+0.64\u00a0ms|1.71×");
}

TEST(chart_reading, has_no_difference_where_a_line_has_no_value) {
  const ChartReading reading = sample();
  EXPECT_EQ(shown(cursorTable(reading, readAt(reading, 2), readAt(reading, 4))),
            "elements|1: 2|2: 4|2 − 1: 2|2 / 1: 2.00×\n"
            "A|20 µs|5 µs|−15 µs|0.25×\n"
            "B|6 µs|–|–|–");
}

TEST(chart_reading, of_one_cursor_has_its_values_only) {
  const ChartReading reading = sample();
  EXPECT_EQ(shown(cursorTable(reading, readAt(reading, 4), std::nullopt)), "elements|1: 4\nA|5 µs");
}

TEST(chart_reading, goes_from_point_to_point) {
  const ChartReading reading = sample();
  EXPECT_EQ(reading.nearest(2.6), 2);
  EXPECT_EQ(reading.next(2, 1), 4);
  EXPECT_EQ(reading.next(1, -1), std::nullopt);
}

TEST(chart_reading, says_how_far_each_line_reaches) {
  EXPECT_EQ(rangesOf(sample()).join(u';').toStdString(), "A from 5 µs to 20 µs;B from 3 µs to 6 µs");
}

/// No two cells lie on each other, and none reaches beyond the box.
void expectApart(const CursorBox& box) {
  for (std::size_t i = 0; i < box.cells.size(); ++i) {
    EXPECT_TRUE(QRectF(QPointF(), box.size).contains(box.cells[i].room)) << box.cells[i].text.toStdString();
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_FALSE(box.cells[i].room.intersects(box.cells[j].room)) << box.cells[i].text.toStdString();
    }
  }
}

TEST(cursor_box, has_its_cells_apart_at_every_width) {
  const ChartReading reading = sample();
  const auto table = cursorTable(reading, readAt(reading, 1), readAt(reading, 2));
  for (const double width : {120.0, 180.0, 260.0, 400.0, 1200.0})
    expectApart(layOutCursorBox(table, width, 200, Theme::ui(10.5)));
}

QStringList textsOf(const CursorBox& box) {
  QStringList texts;
  for (const CursorBox::Cell& cell : box.cells) texts << cell.text;
  return texts;
}

TEST(cursor_box, of_a_low_plot_has_a_line_for_each_row) {
  const ChartReading reading = sample();
  const auto table = cursorTable(reading, readAt(reading, 1), readAt(reading, 2));
  EXPECT_EQ(textsOf(layOutCompactBox(table, 300, Theme::ui(10.5))),
            QStringList({"1: 1   2: 2   2 − 1: 1", "A  10 µs → 20 µs  +10 µs  2.00×", "B  3 µs → 6 µs  +3 µs  2.00×"}));
  EXPECT_EQ(textsOf(layOutCompactBox(table, 90, Theme::ui(10.5))).last(), "B  +3 µs  2.00×");
  for (const double width : {90.0, 150.0, 300.0}) expectApart(layOutCompactBox(table, width, Theme::ui(10.5)));
}

TEST(cursor_box, of_the_lowest_plot_is_one_line) {
  const ChartReading reading = sample();
  const auto table = cursorTable(reading, readAt(reading, 1), readAt(reading, 2));
  EXPECT_EQ(textsOf(layOutCursorLine(table, 300, Theme::ui(10.5))), QStringList("A +10 µs 2.00×   B +3 µs 2.00×"));
  const auto one = cursorTable(reading, readAt(reading, 4), std::nullopt);
  EXPECT_EQ(textsOf(layOutCursorLine(one, 300, Theme::ui(10.5))), QStringList("A 5 µs"));
}

TEST(cursor_box, says_how_many_lines_have_no_room) {
  ChartReading reading = sample();
  while (reading.series.size() < 12) reading.series.push_back(reading.series.back());
  const auto table = cursorTable(reading, readAt(reading, 1), readAt(reading, 2));
  const CursorBox box = layOutCursorBox(table, 400, 80, Theme::ui(10.5));
  expectApart(box);
  EXPECT_EQ(box.cells.back().text.toStdString(), "and 8 more: see the table");
}

}  // namespace
}  // namespace warpfold::app
