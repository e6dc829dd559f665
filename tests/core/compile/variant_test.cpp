// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/variant.h"

#include <gtest/gtest.h>

namespace warpfold::compile {
namespace {

std::string nameOf(ElementType type, Operation op, bool firstLaunch = true, bool inPlace = false) {
  KernelInfo kernel;
  kernel.inPlace = inPlace;
  return variantFor(kernel, type, op, firstLaunch).name();
}

TEST(Variant, is_named_by_widths_and_input) {
  using enum Variant::Input;
  EXPECT_EQ((Variant{array, 4, 4}).name(), "array_4");
  EXPECT_EQ((Variant{mapped, 2, 4}).name(), "mapped_2_4");
  EXPECT_EQ((Variant{pair, 8, 8, true}).name(), "pair_8_8_warp");
}

TEST(Variant, follows_from_the_width_of_a_type) {
  EXPECT_EQ(nameOf(ElementType::float32, Operation::sum), "array_4");
  EXPECT_EQ(nameOf(ElementType::float64, Operation::sum), "array_8");
  EXPECT_EQ(nameOf(ElementType::uint64, Operation::max), "array_8");
  EXPECT_EQ(nameOf(ElementType::float16, Operation::sum), "mapped_2_4");
  EXPECT_EQ(nameOf(ElementType::int32, Operation::mean), "mapped_4_8");
}

TEST(Variant, maps_on_the_first_launch_only) {
  EXPECT_EQ(nameOf(ElementType::float32, Operation::dot), "pair_4_4");
  EXPECT_EQ(nameOf(ElementType::bfloat16, Operation::dot), "pair_2_4");
  EXPECT_EQ(nameOf(ElementType::float64, Operation::sumOfSquares), "mapped_8_8");
  EXPECT_EQ(nameOf(ElementType::float32, Operation::dot, false), "array_4");
  EXPECT_EQ(nameOf(ElementType::float32, Operation::dot, true, true), "array_4");
}

TEST(Variant, one_instruction_reduces_a_warp_of_32_bit_integers) {
  EXPECT_EQ(nameOf(ElementType::int32, Operation::sum), "array_4_warp");
  EXPECT_EQ(nameOf(ElementType::uint32, Operation::bitXor), "array_4_warp");
  EXPECT_EQ(nameOf(ElementType::int32, Operation::product), "array_4");
  EXPECT_EQ(nameOf(ElementType::int64, Operation::sum), "array_8");
}

TEST(Variant, every_launch_of_a_kernel_has_one) {
  for (const bool inPlace : {false, true})
    for (const ElementType type : elementTypes)
      for (const Operation op : operations) {
        if (!goTogether(type, op)) continue;
        for (const bool first : {false, true}) {
          KernelInfo kernel;
          kernel.inPlace = inPlace;
          const Variant wanted = variantFor(kernel, type, op, first);
          const auto all = variantsOf(kernel, wanted.warpInstruction);
          EXPECT_NE(std::find(all.begin(), all.end(), wanted), all.end()) << name(type) << " " << name(op);
        }
      }
}

}  // namespace
}  // namespace warpfold::compile
