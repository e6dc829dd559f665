// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "codec/names.h"

#include <gtest/gtest.h>

#include <set>

#include "codec/archive.h"
#include "jobs/comparison.h"

namespace warpfold {
namespace {

using codec::enumNames;

/// Every enumerator up to `last` is read back from its name, and there are no more names.
template <typename E>
void expectNames(E last) {
  const codec::Names names = enumNames(E{});
  ASSERT_EQ(names.size(), static_cast<std::size_t>(last) + 1);
  EXPECT_EQ(std::set(names.begin(), names.end()).size(), names.size());
  for (std::size_t i = 0; i < names.size(); ++i) {
    const E value = static_cast<E>(i);
    EXPECT_EQ(codec::encode(value), std::string(names[i]));
    EXPECT_EQ(codec::decode<E>(codec::encode(value)), value) << names[i];
  }
  EXPECT_THROW(codec::decode<E>("no such name"), std::out_of_range);
}

TEST(enum_names, every_enumerator_is_read_back) {
  expectNames(ElementType::bfloat16);
  expectNames(Operation::logicalOr);
  expectNames(Provenance::emulated);
  expectNames(CacheState::warm);
  expectNames(ResultProvenance::reference);
  expectNames(Interpolation::Way::shape);
  expectNames(TimeCover::Work::model);
  expectNames(OccupancyLimit::registers);
  expectNames(CounterProvenance::measured);
  expectNames(Step::Kind::share);
  expectNames(Hazard::Kind::counter);
  expectNames(Hazard::Place::Kind::array);
  expectNames(Field::upTo);
  expectNames(KernelInfo::Output::one);
  expectNames(KernelInfo::Next::nothing);
  expectNames(messages::Side::b);
  expectNames(Location::Space::cluster);
  expectNames(Node::Via::atomic);
  expectNames(WarpRequest::Kind::atomic);
}

TEST(enum_names, a_value_beyond_the_last_enumerator_is_not_encoded) {
  EXPECT_THROW(codec::encode(static_cast<Interpolation::Way>(7)), std::out_of_range);
}

TEST(enum_names, are_those_of_the_command_line) {
  EXPECT_EQ(codec::encode(Operation::sumOfSquares), "sumsq");
  EXPECT_EQ(codec::encode(ElementType::bfloat16), "bfloat16");
  EXPECT_EQ(codec::encode(Provenance::interpolated), "interpolated");
  EXPECT_EQ(codec::encode(Hazard::Kind::outOfBounds), "out-of-bounds");
  EXPECT_EQ(codec::encode(CacheState::warm), "warm");
}

TEST(enum_names, an_unknown_name_is_refused_and_shortened) {
  try {
    codec::decode<Operation>(std::string(100, 'x'));
    FAIL();
  } catch (const std::out_of_range& e) {
    EXPECT_EQ(e.what(), "'" + std::string(40, 'x') + "' is not a known name");
  }
}

TEST(enum_names, a_number_is_no_name) {
  EXPECT_THROW(codec::decode<Operation>(3), nlohmann::json::exception);
}

}  // namespace
}  // namespace warpfold
