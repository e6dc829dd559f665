// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// The tables that every other place reads: types, operations, counters.
#include <gtest/gtest.h>

#include <set>

#include "values/counters.h"
#include "values/element_type.h"
#include "values/operation.h"
#include "words/texts.h"

namespace warpfold {
namespace {

template <typename Rows>
std::size_t differentNames(const Rows& rows) {
  std::set<std::string_view> names;
  for (const auto& row : rows) names.insert(row.name);
  return names.size();
}

TEST(element_type_rows, stand_at_their_enumerators) {
  for (std::size_t i = 0; i < elementTypeRows.size(); ++i)
    EXPECT_EQ(static_cast<std::size_t>(elementTypeRows[i].type), i) << elementTypeRows[i].name;
}

TEST(element_type_rows, have_names_of_their_own_and_a_device_type) {
  EXPECT_EQ(elementTypeRows.size(), 8u);
  EXPECT_EQ(differentNames(elementTypeRows), 8u);
  for (const ElementTypeRow& row : elementTypeRows) EXPECT_FALSE(row.deviceType.empty()) << row.name;
}

TEST(element_type_rows, tell_what_a_type_is) {
  EXPECT_EQ(name(ElementType::bfloat16), "bfloat16");
  EXPECT_EQ(sizeOf(ElementType::bfloat16), 2u);
  EXPECT_TRUE(isFloating(ElementType::bfloat16));
  EXPECT_EQ(arithmeticType(ElementType::bfloat16), ElementType::float32);
  EXPECT_EQ(rowOf(ElementType::uint64).deviceType, "unsigned long long");
}

TEST(element_type_rows, values_are_combined_in_types_that_combine_in_themselves) {
  for (const ElementTypeRow& row : elementTypeRows) EXPECT_EQ(arithmeticType(row.reducedAs), row.reducedAs) << row.name;
}

TEST(element_type_rows, a_type_is_found_by_its_name_only) {
  EXPECT_EQ(elementTypeFromName("float16"), ElementType::float16);
  try {
    elementTypeFromName("int8");
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_STREQ(e.what(),
                 "--type int8: there is no such element type; choose one of int32, uint32, int64, uint64, float32, "
                 "float64, float16, "
                 "bfloat16");
  }
}

TEST(operation_rows, stand_at_their_enumerators) {
  for (std::size_t i = 0; i < operationRows.size(); ++i)
    EXPECT_EQ(static_cast<std::size_t>(operationRows[i].op), i) << operationRows[i].name;
}

TEST(operation_rows, have_names_of_their_own_and_a_functor) {
  EXPECT_EQ(differentNames(operationRows), operationRows.size());
  for (const OperationRow& row : operationRows) EXPECT_FALSE(row.functor.empty()) << row.name;
}

TEST(operation_rows, are_combined_by_an_operation_that_combines_by_itself_and_shares_the_functor) {
  for (const OperationRow& row : operationRows) {
    EXPECT_EQ(combiningOf(row.combining), row.combining) << row.name;
    EXPECT_EQ(rowOf(row.combining).functor, row.functor) << row.name;
  }
}

TEST(operation_rows, an_operation_is_found_by_its_name) {
  for (const OperationRow& row : operationRows) EXPECT_EQ(operationFromName(row.name), row.op) << row.name;
  EXPECT_THROW(operationFromName("median"), InvalidRequest);
}

TEST(operation_rows, tell_how_many_inputs_are_read) {
  EXPECT_EQ(inputsOf(Operation::dot), 2u);
  EXPECT_TRUE(takesSecondInput(Operation::dot));
  EXPECT_EQ(inputsOf(Operation::sumOfSquares), 1u);
  EXPECT_FALSE(takesSecondInput(Operation::sumOfSquares));
}

TEST(operation_rows, tell_what_is_divided_by_n) {
  for (const OperationRow& row : operationRows) EXPECT_EQ(dividesByN(row.op), row.name == "mean") << row.name;
}

TEST(operation_rows, tell_what_rounds) {
  EXPECT_TRUE(rounds(ElementType::float32, Operation::dot));
  EXPECT_TRUE(rounds(ElementType::bfloat16, Operation::product));
  EXPECT_FALSE(rounds(ElementType::float64, Operation::absMax));
  EXPECT_FALSE(rounds(ElementType::float32, Operation::logicalAnd));
  EXPECT_FALSE(rounds(ElementType::int32, Operation::sum));
}

TEST(operation_rows, round_as_the_operation_that_combines_does) {
  for (const OperationRow& row : operationRows) EXPECT_EQ(rowOf(row.combining).rounding, row.rounding) << row.name;
}

TEST(counter_rows, have_names_of_their_own) {
  EXPECT_EQ(counterRows.size(), 8u);
  EXPECT_EQ(differentNames(counterRows), 8u);
}

TEST(counter_rows, every_member_of_counters_has_its_row) {
  EXPECT_EQ(sizeof(Counters), counterRows.size() * sizeof(std::uint64_t));
  std::set<const std::uint64_t*> members;
  const Counters counters;
  for (const CounterRow& row : counterRows) members.insert(&(counters.*row.value));
  EXPECT_EQ(members.size(), counterRows.size());
}

template <typename Rows>
void expectTexts(const Rows& rows) {
  for (const auto& row : rows)
    for (const std::string_view code : {row.title, row.column, row.countCode})
      EXPECT_NE(words::find(code), nullptr) << row.name << ": " << code;
}

TEST(counter_rows, titles_columns_and_units_are_texts) {
  expectTexts(counterRows);
  expectTexts(maskRows);
}

TEST(counter_rows, what_has_a_metric_of_the_hardware_is_emulated_as_it_counts) {
  for (const CounterRow& row : counterRows)
    EXPECT_EQ(row.basis == CounterBasis::hardware, !row.hardware.empty()) << row.name;
}

TEST(counter_rows, are_found_by_their_member) {
  EXPECT_EQ(rowOf(&Counters::barriers).name, "barriers");
  EXPECT_EQ(rowOf(&StepCounters::divergentWarps).name, "divergent_warps");
}

TEST(counter_rows, every_member_is_added_up) {
  Counters sum, more;
  std::uint64_t figure = 1;
  for (const CounterRow& row : counterRows) {
    sum.*row.value = 1000;
    more.*row.value = figure++;
  }
  sum += more;
  EXPECT_EQ(sum, (Counters{1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008}));
}

}  // namespace
}  // namespace warpfold
