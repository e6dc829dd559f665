// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/chart_table.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include "app/table_samples.h"
#include "models/chart_table_model.h"

namespace warpfold::app {
namespace {

const QString live = QStringLiteral("iteration,a_us,b_us\n0,101.25,\n1,99,98.5\n");

TEST(chart_table, has_heads_with_units) {
  const ChartTable table = chartTables({tableOf(live)}).front();
  QStringList heads;
  for (const ChartColumn& column : table.columns) heads << column.head();
  EXPECT_EQ(heads.join(u'|').toStdString(), "iteration|A, µs|B, µs");
}

TEST(chart_table, knows_the_units_of_all_keys_that_have_one) {
  const ChartTable table =
      chartTables({tableOf(QStringLiteral(
                      "seconds,sm_mhz,celsius,median_us,bandwidth_gbs,a_gb_per_s,a_time_ns,error_ulp,bytes\n"))})
          .front();
  QStringList units;
  for (const ChartColumn& column : table.columns) units << column.unit;
  EXPECT_EQ(units.join(u' ').toStdString(), "s MHz °C µs GB/s GB/s ns ULP B");
}

TEST(chart_table, reads_a_row_as_a_sentence) {
  const ChartTable table = chartTables({tableOf(live)}).front();
  EXPECT_EQ(rowSentence(table, 0).toStdString(), "iteration 0: A 101.25 µs");
  EXPECT_EQ(rowSentence(table, 1).toStdString(), "iteration 1: A 99 µs, B 98.5 µs");
}

TEST(chart_table, says_once_what_both_sides_count) {
  const ChartTable table =
      chartTables({tableOf(QStringLiteral("step,a_stride,b_stride,a_active_threads,b_active_threads\n2,2,8,16,8\n"))})
          .front();
  EXPECT_EQ(rowSentence(table, 0, {QStringLiteral("active_threads")}).toStdString(),
            "step 2: A 16 active threads, B 8");
}

TEST(chart_table, says_sizes_as_powers_of_two) {
  const ChartTable table =
      chartTables({tableOf(QStringLiteral("kernel,n,block,median_us\nneighbored,65536,512,12.5\n"))}).front();
  EXPECT_EQ(rowSentence(table, 0).toStdString(), "neighbored, 2¹⁶ elements, threads a block 512: median: 12.5 µs");
}

TEST(chart_table, quotes_cells_with_commas_when_copied) {
  const ChartTable table = chartTables({{{}, {}, {"device", "n"}, {{"H200, SXM", 16}}}}).front();
  EXPECT_EQ(commaSeparated(table, {0}, {0, 1}).toStdString(), "device,n\n\"H200, SXM\",16\n");
}

TEST(chart_table, a_text_of_digits_is_no_number) {
  const ChartTable table = chartTables({{{}, {}, {"kernel", "n"}, {{"16", 16}}}}).front();
  EXPECT_FALSE(table.columns[0].numeric);
  EXPECT_TRUE(table.columns[1].numeric);
}

TEST(chart_table, copies_rows_with_tabs_and_units_in_the_heads) {
  EXPECT_EQ(tabSeparated(chartTables({tableOf(live)}).front(), {1}, {0, 2}).toStdString(),
            "iteration\tB, µs\n1\t98.5\n");
}

QStringList shownIn(const ChartTable& table, std::size_t column) {
  QStringList texts;
  for (const QStringList& row : table.rows) texts << alignedText(table.columns[column], row[qsizetype(column)]);
  return texts;
}

TEST(chart_table, a_column_has_one_number_of_decimals) {
  const ChartTable table =
      chartTables(
          {tableOf(QStringLiteral("step,a_us,error_ulp,gbs\n1,101.25,0.00001,29510.125\n2,99,7,2.5\n3,,12000,1\n"))})
          .front();
  EXPECT_EQ(shownIn(table, 0).join(u'|').toStdString(), "1|2|3");
  EXPECT_EQ(shownIn(table, 1).join(u'|').toStdString(), "101.25|99.00|");
  EXPECT_EQ(shownIn(table, 2)[0].toStdString(), "1e-05") << "too unlike for one number of decimals";
  EXPECT_EQ(shownIn(table, 3).join(u'|').toStdString(), "29510.13|2.50|1.00");
}

TEST(chart_table, columns_that_say_the_same_of_every_row_are_read_last) {
  const ChartTable table =
      chartTables({tableOf(QStringLiteral("device,kernel,n,median_us\nH200,cub,1024,3\nH200,cub,2048,4\n"))}).front();
  EXPECT_EQ(readingOrder(table), (std::vector<std::size_t>{2, 3, 0, 1}));
}

TEST(chart_table, a_library_has_no_number_of_threads) {
  const ChartTable table = chartTables({tableOf(QStringLiteral("kernel,block\ncub,0\nneighbored,512\n"))}).front();
  EXPECT_EQ(cellText(table.columns[1], QStringLiteral("0")).toStdString(), "–");
  EXPECT_EQ(cellText(table.columns[1], QStringLiteral("512")).toStdString(), "512");
}

TEST(chart_table_model, keeps_what_models_promise) {
  ChartTableModel model;
  QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  for (const char* csv : {"step,a_stride\n1,2\n", "step,a_stride\n1,2\n2,4\n3,8\n", "step,a_stride\n1,2\n", "kernel\n"})
    model.setTable(chartTables({tableOf(QString::fromLatin1(csv))}).front());
  EXPECT_EQ(model.rowCount(), 0);
}

TEST(chart_table_model, follows_a_chart_without_beginning_anew) {
  ChartTableModel model;
  model.setTable(chartTables({tableOf(live)}).front());
  const QSignalSpy anew(&model, &QAbstractItemModel::modelReset);
  model.setTable(chartTables({tableOf(live + QStringLiteral("2,97,96\n"))}).front());
  EXPECT_EQ(anew.count(), 0);
  EXPECT_EQ(model.rowCount(), 3);
  EXPECT_EQ(model.data(model.index(2, 1)).toString().toStdString(), "97.00");
  EXPECT_EQ(model.data(model.index(0, 2)).toString().toStdString(), "–");
}

TEST(chart_table_model, writes_sizes_as_powers_of_two_and_sorts_by_their_numbers) {
  ChartTableModel model;
  model.setTable(chartTables({tableOf(QStringLiteral("kernel,n\nx,65536\n"))}).front());
  EXPECT_EQ(model.data(model.index(0, 1)).toString().toStdString(), "65\u202f536 (2¹⁶)");
  EXPECT_EQ(model.data(model.index(0, 1), ChartTableModel::SortRole).toDouble(), 65536);
}

}  // namespace
}  // namespace warpfold::app
