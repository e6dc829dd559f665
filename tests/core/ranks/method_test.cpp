// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/method.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>
#include <set>
#include <tuple>

#include "support/fake_ranks.h"
#include "support/sample.h"
#include "values/identity.h"

namespace warpfold::ranks {
namespace {

constexpr std::array manyRanks{1u, 2u, 3u, 4u, 7u, 8u};

/// Those that need no GPU.
std::vector<Method> methodsOfHosts() {
  std::vector<Method> all;
  for (const Method& method : methods())
    if (method.link == nullptr) all.push_back(method);
  return all;
}

/// What the method leaves on rank 0 of one value a rank.
Scalar across(const Method& method, Operation op, const std::vector<Scalar>& values) {
  Scalar result;
  FakeWorld(static_cast<unsigned>(values.size())).run([&](Transport& transport) {
    Conference conference(transport, 10);
    RankGroup group(conference, values[0].type, op);
    Scalar value = values[transport.rank()];
    method.reduce(group, value);
    if (transport.rank() == 0) result = value;
  });
  return result;
}

/// (round, from, to) of all messages.
std::set<std::tuple<unsigned, unsigned, unsigned>> messagesOf(const std::string& method, unsigned ranks) {
  std::set<std::tuple<unsigned, unsigned, unsigned>> all;
  std::mutex mutex;
  FakeWorld(ranks).run([&](Transport& transport) {
    Conference conference(transport, 10);
    RankGroup group(conference, ElementType::int32, Operation::sum);
    Scalar value = Scalar::of(1);
    methodOf(method).reduce(group, value);
    const std::lock_guard lock(mutex);
    for (const MessageEnd& end : group.takeMessages())
      if (!end.sent) all.insert({end.round, end.other, transport.rank()});
  });
  return all;
}

/// Small whole numbers, which floats add without rounding in any order; of every seventh float a NaN where the
/// operation passes over it.
template <typename T>
Scalar randomValue(std::mt19937& random, Operation op) {
  if (isNan(std::numeric_limits<T>::quiet_NaN()) && !rounds(ElementTypeOf<T>::value, op) && random() % 7 == 0)
    return Scalar::of(std::numeric_limits<T>::quiet_NaN());
  return Scalar::of(static_cast<T>(random() % 5));
}

TEST(method, all_combine_the_values_of_all_ranks) {
  std::mt19937 random(1);
  Sample sample("values of ranks", 8);
  for (const Method& method : methodsOfHosts())
    for (const unsigned ranks : manyRanks)
      for (const ElementType type : {ElementType::int32, ElementType::uint32, ElementType::int64, ElementType::uint64,
                                     ElementType::float32, ElementType::float64})
        for (const Operation op : operations) {
          if (!goTogether(type, op) || combiningOf(op) != op) continue;
          std::vector<Scalar> values;
          const Scalar expected = visitArithmetic(type, [&](auto tag) {
            using T = typename decltype(tag)::type;
            T all = identityOf(type, op).template as<T>();
            for (unsigned rank = 0; rank < ranks; ++rank) {
              values.push_back(randomValue<T>(random, op));
              all = combineFunction<T>(op)(all, values.back().template as<T>());
            }
            return Scalar::of(all);
          });
          if (ranks == 1 || !sample.takes()) continue;  // one rank's value is as it is
          EXPECT_EQ(across(method, op, values).text(), expected.text())
              << method.id << " " << ranks << " " << name(type) << " " << name(op);
        }
}

TEST(method, a_single_rank_keeps_its_value) {
  for (const Method& method : methodsOfHosts())
    EXPECT_EQ(across(method, Operation::sum, {Scalar::of(42)}), Scalar::of(42)) << method.id;
}

TEST(method, integers_wrap_across_ranks_as_within_them) {
  const Scalar most = Scalar::of(std::numeric_limits<std::int32_t>::max());
  for (const Method& method : methodsOfHosts())
    EXPECT_EQ(across(method, Operation::sum, {most, Scalar::of(1)}),
              Scalar::of(std::numeric_limits<std::int32_t>::min()))
        << method.id;
}

using Messages = std::set<std::tuple<unsigned, unsigned, unsigned>>;

TEST(method, neighbored_doubles_the_distance) {
  EXPECT_EQ(messagesOf("neighbored", 7), (Messages{{0, 1, 0}, {0, 3, 2}, {0, 5, 4}, {1, 2, 0}, {1, 6, 4}, {2, 4, 0}}));
}

TEST(method, interleaved_halves_the_distance) {
  EXPECT_EQ(messagesOf("interleaved", 7), (Messages{{0, 4, 0}, {0, 5, 1}, {0, 6, 2}, {1, 2, 0}, {1, 3, 1}, {2, 1, 0}}));
}

TEST(method, gather_sends_all_to_rank_0) {
  EXPECT_EQ(messagesOf("gather", 4), (Messages{{0, 1, 0}, {0, 2, 0}, {0, 3, 0}}));
}

TEST(method, mpi_reduce_tells_no_messages) {
  EXPECT_EQ(messagesOf("mpi-reduce", 4), Messages{});
}

TEST(method, trees_have_as_many_rounds_as_the_logarithm) {
  EXPECT_EQ(methodOf("neighbored").depth(8), 3u);
  EXPECT_EQ(methodOf("interleaved").depth(7), 3u);
  EXPECT_EQ(methodOf("gather").depth(7), 6u);
  EXPECT_EQ(methodOf("neighbored").depth(1), 0u);
}

TEST(method, from_gpu_to_gpu_there_are_two) {
  std::vector<std::string> ids;
  for (const Method& method : methods())
    if (method.link != nullptr) ids.push_back(method.id);
  EXPECT_EQ(ids, (std::vector<std::string>{"nccl-reduce", "peer-store"}));
}

TEST(method, an_unknown_one_names_the_choices) {
  try {
    methodOf("tree");
    FAIL();
  } catch (const InvalidRequest& error) {
    EXPECT_STREQ(error.what(),
                 "--across tree: there is no such method; choose one of neighbored, interleaved, gather, mpi-reduce, "
                 "nccl-reduce, peer-store");
  }
}

}  // namespace
}  // namespace warpfold::ranks
