// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/conference.h"

#include <gtest/gtest.h>

#include <atomic>

#include "ranks/clock_offset.h"
#include "ranks/method.h"
#include "support/fake_ranks.h"
#include "words/say.h"

namespace warpfold::ranks {
namespace {

/// What was thrown, in words.
std::string said(const std::exception_ptr& thrown) {
  if (!thrown) return "nothing";
  try {
    std::rethrow_exception(thrown);
  } catch (const AgreedFailure& failure) {
    return "agreed: " + failure.sentence;
  } catch (const std::exception& error) {
    return error.what();
  }
}

TEST(conference, a_failure_of_one_rank_ends_all_with_its_sentence) {
  const auto thrown = FakeWorld(3).outcomes([](Transport& transport) {
    Conference conference(transport, 10);
    conference.nameHosts({"a", "b", "c"});
    conference.together([&] {
      if (transport.rank() == 1) throw BackendUnavailable(say<"out-of-memory">());
    });
  });
  const std::string memory = english(say<"out-of-memory">());
  for (const auto& each : thrown) EXPECT_EQ(said(each), "agreed: rank 1 of 3 on b: " + memory);
}

TEST(conference, what_all_ranks_find_wrong_is_said_as_one_program_says_it) {
  const auto thrown = FakeWorld(3).outcomes([](Transport& transport) {
    Conference conference(transport, 10);
    conference.together([&] { methodOf("tree"); });
  });
  for (const auto& each : thrown)
    EXPECT_EQ(said(each).substr(0, 47), "agreed: --across tree: there is no such method;");
}

TEST(conference, a_rank_that_does_not_answer_is_named) {
  const auto thrown = FakeWorld(3).outcomes([](Transport& transport) {
    if (transport.rank() == 2) return;
    Conference conference(transport, 0.2);
    conference.nameHosts({"a", "b", "c"});
    conference.meet();
  });
  EXPECT_EQ(said(thrown[0]),
            "rank 2 of 3 on c has not answered for 0.2 s; see whether it hangs, or give it more time with "
            "--time-limit");
}

// Rank 6 sends to rank 4, which sends to rank 0: both wait, rank 4 for the one that hangs.
TEST(conference, in_a_chain_of_ranks_that_wait_the_first_names_the_one_that_hangs) {
  std::atomic<unsigned> first{99};
  FakeWorld(7).outcomes([&](Transport& transport) {
    if (transport.rank() == 6) return;
    Conference conference(transport, 0.2);
    RankGroup group(conference, ElementType::int32, Operation::sum);
    Scalar value = Scalar::of(1);
    try {
      methodOf("neighbored").reduce(group, value);
    } catch (const BackendUnavailable&) {
      unsigned nobody = 99;
      first.compare_exchange_strong(nobody, transport.rank());
    }
  });
  EXPECT_EQ(first, 4u);
}

TEST(clock_offset, is_that_of_the_shortest_exchange) {
  const ClockOffset offset = offsetFrom({{0, 1050, 100}, {200, 1205, 210}, {300, 1390, 340}});
  EXPECT_EQ(offset.us, 1000);
  EXPECT_EQ(offset.errorUs, 5);
}

TEST(clock_offset, is_within_its_error_of_the_true_one) {
  FakeWorld world(4);
  world.clocksUs = {0, 5000, -7000, 123456};
  world.run([&](Transport& transport) {
    Conference conference(transport, 10);
    const std::vector<ClockOffset> offsets = measureOffsets(conference);
    ASSERT_EQ(offsets.size(), transport.rank() == 0 ? 4u : 0u);
    for (std::size_t rank = 0; rank < offsets.size(); ++rank)
      EXPECT_NEAR(offsets[rank].us, world.clocksUs[rank], offsets[rank].errorUs + 0.01);
  });
}

}  // namespace
}  // namespace warpfold::ranks
