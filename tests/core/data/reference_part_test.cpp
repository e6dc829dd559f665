// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "data/reference_part.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

#include "data/input.h"

namespace warpfold {
namespace {

/// Elements [first, first + count) of an input.
HostArray sliceOf(const HostArray& whole, std::uint64_t first, std::uint64_t count) {
  HostArray part(whole.type(), count);
  std::memcpy(part.data(), whole.data() + first * sizeOf(whole.type()), part.bytes());
  return part;
}

Reference joinedParts(const HostArray& x, const HostArray* y, Operation op, std::uint64_t parts) {
  ReferencePart all = emptyReferencePart(x.type(), op);
  for (std::uint64_t part = 0; part < parts; ++part) {
    const std::uint64_t first = x.size() * part / parts, count = x.size() * (part + 1) / parts - first;
    if (count == 0) {
      add(all, emptyReferencePart(x.type(), op));
      continue;
    }
    const HostArray mine = sliceOf(x, first, count);
    const HostArray other = y != nullptr ? sliceOf(*y, first, count) : HostArray();
    add(all, referencePart(mine, y != nullptr ? &other : nullptr, op));
  }
  return referenceOf(all);
}

void expectSame(const Reference& got, const Reference& expected, const std::string& what) {
  EXPECT_EQ(got.value.text(), expected.value.text()) << what;
  EXPECT_EQ(got.n, expected.n) << what;
  EXPECT_EQ(got.wrapped, expected.wrapped) << what;
  EXPECT_EQ(got.finite, expected.finite) << what;
  EXPECT_EQ(got.zeroFactor, expected.zeroFactor) << what;
  EXPECT_EQ(static_cast<double>(got.positive), static_cast<double>(expected.positive)) << what;
  EXPECT_EQ(static_cast<double>(got.negative), static_cast<double>(expected.negative)) << what;
}

TEST(reference_part, parts_together_are_the_whole) {
  for (const ElementType type : elementTypes)
    for (const Operation op : operations)
      for (const char* const input : {"msws", "normal", "digits", "ones", "constant:3"})
        for (const std::uint64_t n : {1u, 2u, 5u, 1003u}) {
          if (!goTogether(type, op)) continue;
          const Inputs whole = makeInputs({input, {}, type, op, n, 0, 7});
          const Reference expected = computeReference(*whole.first, whole.second.get(), op);
          for (const std::uint64_t parts : {1u, 2u, 3u, 4u, 7u, 8u})
            expectSame(joinedParts(*whole.first, whole.second.get(), op, parts), expected,
                       std::string(name(type)) + " " + std::string(name(op)) + " " + input + " " + std::to_string(n));
        }
}

// 1e30 and its negative lie in other parts than what they hide.
TEST(reference_part, float_sums_are_exact_across_parts) {
  HostArray x(ElementType::float64, 4);
  const double values[]{1e30, 1, 1, -1e30};
  std::memcpy(x.data(), values, sizeof values);
  EXPECT_EQ(joinedParts(x, nullptr, Operation::sum, 4).value, Scalar::of(2.0));
  EXPECT_EQ(joinedParts(x, nullptr, Operation::mean, 3).value, Scalar::of(0.5));
}

TEST(reference_part, infinities_of_two_parts_cancel_to_nan) {
  HostArray x(ElementType::float32, 3);
  const float values[]{INFINITY, 1, -INFINITY};
  std::memcpy(x.data(), values, sizeof values);
  EXPECT_EQ(joinedParts(x, nullptr, Operation::sum, 3).value.text(), "nan");
  EXPECT_EQ(joinedParts(x, nullptr, Operation::max, 2).value, Scalar::of(INFINITY));
}

// 2^32 in each of two parts: their product is 2^64, which fits no 64 bits; 2^63 negative does.
TEST(reference_part, products_know_whether_they_fit) {
  HostArray x(ElementType::int64, 2);
  const std::int64_t fits[]{-(std::int64_t{1} << 32), std::int64_t{1} << 31};
  std::memcpy(x.data(), fits, sizeof fits);
  EXPECT_FALSE(joinedParts(x, nullptr, Operation::product, 2).wrapped);
  const std::int64_t wraps[]{std::int64_t{1} << 32, std::int64_t{1} << 31};
  std::memcpy(x.data(), wraps, sizeof wraps);
  EXPECT_TRUE(joinedParts(x, nullptr, Operation::product, 2).wrapped);
}

TEST(reference_part, an_input_can_begin_later) {
  for (const char* const input : {"msws", "ramp", "digits", "normal", "uniform", "bytes", "constant:2"}) {
    const HostArray whole = makeInput({input, ElementType::float32, 100, 3, Field::input, 0});
    const HostArray later = makeInput({input, ElementType::float32, 40, 3, Field::input, 60});
    EXPECT_EQ(std::memcmp(later.data(), whole.data() + 60 * sizeof(float), later.bytes()), 0) << input;
  }
}

}  // namespace
}  // namespace warpfold
