// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/table.h"

#include <gtest/gtest.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace warpfold::app {
namespace {

QJsonObject jsonOf(const QString& csv) {
  return QJsonDocument::fromJson(tableJson(csv, {{"Title", "Latency"}})).object();
}

TEST(table, units_are_read_off_the_names_of_columns) {
  EXPECT_EQ(unitOf("a_low_us"), "µs");
  EXPECT_EQ(unitOf("b_gb_per_s"), "GB/s");
  EXPECT_EQ(unitOf("watts"), "W");
  EXPECT_EQ(unitOf("status"), "");
  EXPECT_EQ(unitsText("iteration,a_us,b_us\n1,2,3\n"), "a_us: µs, b_us: µs");
}

TEST(table, json_has_columns_units_and_rows_whose_numbers_are_numbers) {
  const QJsonObject json = jsonOf("kernel,median_us\n\"a, \"\"b\"\"\",9.25\nc,\n");
  EXPECT_EQ(json["columns"].toArray(), QJsonArray({"kernel", "median_us"}));
  EXPECT_EQ(json["units"].toObject()["median_us"], "µs");
  EXPECT_EQ(json["rows"].toArray()[0].toArray(), QJsonArray({"a, \"b\"", 9.25}));
  EXPECT_TRUE(json["rows"].toArray()[1].toArray()[1].isNull());
  EXPECT_EQ(json["about"].toObject()["Title"], "Latency");
}

TEST(table, a_number_that_json_would_round_stays_a_text) {
  EXPECT_EQ(jsonOf("value\n9223372036854775807\n")["rows"].toArray()[0].toArray()[0], "9223372036854775807");
}

TEST(table, several_tables_go_by_their_names) {
  const QJsonObject tables = jsonOf("# tree-a\nrow\n1\n# tree-b\nrow\n2\n")["tables"].toObject();
  EXPECT_EQ(tables.keys(), QStringList({"tree-a", "tree-b"}));
  EXPECT_EQ(tables["tree-b"].toObject()["rows"].toArray()[0].toArray()[0], 2);
}

}  // namespace
}  // namespace warpfold::app
