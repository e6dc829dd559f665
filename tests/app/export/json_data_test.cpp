// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/json_data.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace warpfold::app {
namespace {

nlohmann::json read(const QString& csv) {
  ExportMetadata metadata;
  metadata.title = QStringLiteral("Latency");
  metadata.commands = {QStringLiteral("warpfold-cli run")};
  return nlohmann::json::parse(jsonData(csv, metadata).toStdString());
}

TEST(json_data, has_columns_with_their_units_and_rows_of_numbers) {
  const auto data = read(QStringLiteral("iteration,a_us,b_us\n0,101.25,\n"));
  EXPECT_EQ(data["title"], "Latency");
  EXPECT_EQ(data["requests"][0], "warpfold-cli run");
  EXPECT_EQ(data["tables"][0]["columns"], nlohmann::json({"iteration", "a_us", "b_us"}));
  EXPECT_EQ(data["tables"][0]["units"], nlohmann::json({nullptr, "µs", "µs"}));
  EXPECT_EQ(data["tables"][0]["rows"], nlohmann::json({{0, 101.25, nullptr}}));
}

TEST(json_data, has_integers_of_64_bits_to_the_digit) {
  EXPECT_EQ(read(QStringLiteral("result\n9007199254740993\n"))["tables"][0]["rows"][0][0], 9007199254740993);
}

TEST(json_data, keeps_as_text_what_is_no_number) {
  EXPECT_EQ(read(QStringLiteral("kernel,result\nx,inf\ny,2\n"))["tables"][0]["rows"],
            nlohmann::json::array({nlohmann::json::array({"x", "inf"}), nlohmann::json::array({"y", 2})}));
}

}  // namespace
}  // namespace warpfold::app
