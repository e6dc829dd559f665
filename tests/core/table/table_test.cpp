// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "table/table.h"

#include <gtest/gtest.h>

#include "table/columns.h"

namespace warpfold {
namespace {

struct Timed {
  std::string kernel;
  std::optional<double> us;
};

TEST(Table, is_made_of_columns_and_rows) {
  const auto columns = Columns<Timed>().add("kernel", &Timed::kernel).add("median_us", &Timed::us);
  EXPECT_EQ(csvOf(columns.table(std::vector<Timed>{{"neighbored", 4.25}, {"a, b", {}}})),
            "kernel,median_us\nneighbored,4.25\n\"a, b\",\n");
}

TEST(Table, several_have_their_titles_before_them) {
  EXPECT_EQ(csvOf({{"tree-a", {}, {"row"}, {{1}}}, {"tree-b", {}, {"row"}, {{2}, {3}}}}),
            "# tree-a\nrow\n1\n# tree-b\nrow\n2\n3\n");
}

TEST(Table, has_remarks_before_its_keys_each_on_one_line) {
  EXPECT_EQ(csvOf(Table{"all", {{"device", "one\ntwo"}}, {"n"}, {}}), "# all\n# device: one two\nn\n");
}

TEST(Table, is_pasted_into_columns_cell_by_cell) {
  EXPECT_EQ(tabSeparated({{{}, {}, {"device", "n"}, {{"H200, \"SXM\"\t\n", 16}}}}), "device\tn\nH200, \"SXM\"  \t16\n");
}

TEST(Table, knows_numbers_from_texts_of_digits) {
  EXPECT_FALSE(Cell("16").isNumber());
  EXPECT_TRUE(Cell(16).isNumber());
  EXPECT_TRUE(Cell(std::optional<double>()).isEmpty());
}

}  // namespace
}  // namespace warpfold
