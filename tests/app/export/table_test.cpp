// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/table.h"

#include <gtest/gtest.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/table_samples.h"

namespace warpfold::app {
namespace {

QJsonObject jsonOf(const std::vector<Table>& tables) {
  return QJsonDocument::fromJson(tableJson(tables, {{"Title", "Latency"}})).object();
}

TEST(table, units_are_read_off_the_names_of_columns) {
  EXPECT_EQ(unitsText({tableOf("iteration,a_us,b_gb_per_s,status\n1,2,3,4\n")}), "a_us: µs, b_gb_per_s: GB/s");
}

TEST(table, json_has_columns_units_and_rows_whose_numbers_are_numbers) {
  const QJsonObject json = jsonOf({{{}, {}, {"kernel", "median_us"}, {{"a, \"b\"", 9.25}, {"c", Cell()}}}});
  EXPECT_EQ(json["columns"].toArray(), QJsonArray({"kernel", "median_us"}));
  EXPECT_EQ(json["units"].toObject()["median_us"], "µs");
  EXPECT_EQ(json["rows"].toArray()[0].toArray(), QJsonArray({"a, \"b\"", 9.25}));
  EXPECT_TRUE(json["rows"].toArray()[1].toArray()[1].isNull());
  EXPECT_EQ(json["about"].toObject()["Title"], "Latency");
}

TEST(table, json_has_integers_of_64_bits_to_the_digit) {
  const QByteArray json = tableJson({tableOf("value\n9007199254740993\n")}, {});
  EXPECT_NE(json.indexOf("9007199254740993"), -1);
  EXPECT_EQ(json.indexOf("\"9007199254740993\""), -1);
}

TEST(table, json_keeps_as_text_what_is_no_number) {
  EXPECT_EQ(jsonOf({tableOf("kernel,result\nx,inf\ny,2\n")})["rows"].toArray()[0].toArray()[1], "inf");
}

TEST(table, several_tables_go_by_their_names) {
  const QJsonObject tables =
      jsonOf({{"tree-a", {}, {"row"}, {{1}}}, {"tree-b", {}, {"row"}, {{2}}}})["tables"].toObject();
  EXPECT_EQ(tables.keys(), QStringList({"tree-a", "tree-b"}));
  EXPECT_EQ(tables["tree-b"].toObject()["rows"].toArray()[0].toArray()[0], 2);
}

}  // namespace
}  // namespace warpfold::app
