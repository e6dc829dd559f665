// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "timing/sampling.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <random>
#include <stdexcept>
#include <thread>
#include <vector>

#include "timing/verdict.h"

namespace warpfold {
namespace {

/// Samples that it takes: `sample(i)` is the i-th, in µs. At most `limit`.
template <typename Sample>
std::uint64_t taken(const StoppingRule& rule, Sample sample, std::uint64_t limit = 1000) {
  const auto criterion = makeCriterion(rule);
  std::uint64_t count = 0;
  for (; count < limit && !criterion->finished(); ++count) criterion->add(sample(count));
  return count;
}
double steady(std::uint64_t) {
  return 10;
}
double wild(std::uint64_t i) {
  return i % 2 == 0 ? 1 : 100;
}

TEST(stopping, count_ends_after_its_most_samples) {
  EXPECT_EQ(taken({.criterion = "count", .most = 30}, wild), 30u);
}

TEST(stopping, count_of_nothing_has_ended_at_once) {
  EXPECT_EQ(taken({.criterion = "count", .most = 0}, steady), 0u);
}

TEST(stopping, spent_ends_after_its_most_samples) {
  EXPECT_EQ(taken({.criterion = "spent", .most = 5, .longest = std::chrono::milliseconds(100)}, steady), 5u);
}

TEST(stopping, spent_ends_once_the_samples_took_its_time_together) {
  const auto slow = [](std::uint64_t) { return 60'000.0; };
  EXPECT_EQ(taken({.criterion = "spent", .most = 5, .longest = std::chrono::milliseconds(100)}, slow), 2u);
}

TEST(stopping, spent_says_whether_time_or_number_ended_it) {
  const auto criterion = makeCriterion({.criterion = "spent", .most = 2, .longest = std::chrono::milliseconds(100)});
  criterion->add(100'000);
  EXPECT_EQ(criterion->stoppedBy(), StoppedBy::time);
  criterion->add(1);
  EXPECT_EQ(criterion->stoppedBy(), StoppedBy::count);
}

TEST(stopping, settled_needs_six_samples_at_least) {
  EXPECT_EQ(taken({.criterion = "settled", .least = 1, .most = 100}, steady), 6u);
}

TEST(stopping, settled_takes_as_many_as_are_asked_for_at_least) {
  EXPECT_EQ(taken({.criterion = "settled", .least = 12, .most = 100}, steady), 12u);
}

TEST(stopping, settled_ends_after_its_most_samples_where_they_do_not_settle) {
  EXPECT_EQ(taken({.criterion = "settled", .least = 1, .most = 40}, wild), 40u);
}

TEST(stopping, settled_is_not_held_up_by_one_outlier_in_ten) {
  EXPECT_LE(taken({.criterion = "settled", .most = 500}, [](std::uint64_t i) { return i % 10 == 3 ? 90.0 : 10.0; }),
            12u);
}

TEST(stopping, settled_waits_for_an_interval_as_narrow_as_asked) {
  const auto spread = [](std::uint64_t i) { return 100.0 + static_cast<double>(i * 7 % 11); };  // 100 to 110
  EXPECT_LT(taken({.criterion = "settled", .most = 500, .relativeWidth = 0.2}, spread), 10u);
  EXPECT_GT(taken({.criterion = "settled", .most = 500, .relativeWidth = 0.02}, spread), 50u);
}

/// How often in a hundred the interval that a run ends with holds the median, 1, of what its samples are drawn from.
template <typename Draw>
double coverage(const StoppingRule& rule, Draw draw, int runs) {
  std::mt19937_64 random(95);
  int held = 0;
  for (int run = 0; run < runs; ++run) {
    const auto criterion = makeCriterion(rule);
    std::vector<double> samples;
    while (!criterion->finished()) {
      samples.push_back(draw(random));
      criterion->add(samples.back());
    }
    const Interval interval = *medianInterval(samples);
    held += interval.low <= 1 && interval.high >= 1 ? 1 : 0;
  }
  return 100.0 * held / runs;
}

/// An interval that ends its own run ends it rather where it happens to be narrow: manual, page "Measuring".
TEST(stopping, an_interval_that_ends_its_run_holds_the_median_93_to_94_times_in_100) {
  const int runs = std::getenv("WARPFOLD_LONG") != nullptr ? 20'000 : 1500;
  const auto normal = [](std::mt19937_64& random) { return std::normal_distribution<double>(1, 0.015)(random); };
  const auto skewed = [](std::mt19937_64& random) {
    return 1 + 0.02 * (std::exponential_distribution<double>(1)(random) - std::log(2.0));
  };
  StoppingRule rule = sampling::untilSettled(1000);
  rule.longest = {};
  for (const double held : {coverage(rule, normal, runs), coverage(rule, skewed, runs)}) {
    EXPECT_GT(held, 92);
    EXPECT_LT(held, 95);
  }
  EXPECT_GT(coverage(sampling::exactly(207), normal, runs), 94);  // as many as the first takes on average
}

/// What ended it.
template <typename Sample>
std::optional<StoppedBy> endOf(const StoppingRule& rule, Sample sample) {
  const auto criterion = makeCriterion(rule);
  for (std::uint64_t i = 0; i < 1000 && !criterion->finished(); ++i) criterion->add(sample(i));
  return criterion->stoppedBy();
}

TEST(stopping, a_count_says_that_all_were_taken) {
  EXPECT_EQ(endOf({.criterion = "count", .most = 30}, wild), StoppedBy::count);
}

TEST(stopping, settled_says_whether_the_median_settled_or_the_most_were_taken) {
  EXPECT_EQ(endOf({.criterion = "settled", .most = 40}, steady), StoppedBy::settled);
  EXPECT_EQ(endOf({.criterion = "settled", .most = 40}, wild), StoppedBy::most);
}

TEST(stopping, settled_ends_when_the_time_is_up_but_not_before_its_least_samples) {
  const auto slow = [](std::uint64_t i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    return wild(i);
  };
  const StoppingRule rule{.criterion = "settled", .least = 7, .most = 500, .longest = std::chrono::milliseconds(1)};
  EXPECT_EQ(endOf(rule, slow), StoppedBy::time);
  EXPECT_EQ(taken(rule, slow), 7u);
}

TEST(stopping, a_run_takes_at_least_a_tenth_of_its_most_samples_and_no_fewer_than_five) {
  EXPECT_EQ(sampling::leastOf(1000), 100u);
  EXPECT_EQ(sampling::leastOf(20), 5u);
  EXPECT_EQ(sampling::leastOf(3), 3u);
}

TEST(stopping, endless_never_ends) {
  EXPECT_EQ(taken({.criterion = "endless", .most = 3}, steady, 5000), 5000u);
}

TEST(stopping, watched_ends_after_its_most_samples) {
  EXPECT_EQ(taken({.criterion = "watched", .most = 30, .longest = std::chrono::hours(1)}, wild), 30u);
}

TEST(stopping, watched_ends_when_its_time_is_over) {
  EXPECT_EQ(taken({.criterion = "watched", .least = 0, .most = 30, .longest = std::chrono::milliseconds(0)}, steady),
            0u);
}

TEST(stopping, watched_takes_its_least_samples_however_long_that_is) {
  EXPECT_EQ(taken({.criterion = "watched", .least = 5, .most = 20, .longest = std::chrono::milliseconds(0)}, steady),
            5u);
}

TEST(stopping, a_criterion_that_is_not_there_throws) {
  try {
    makeCriterion({.criterion = "soon"});
    FAIL();
  } catch (const std::logic_error& e) {
    EXPECT_STREQ(e.what(), "there is no stopping criterion 'soon'");
  }
}

TEST(sampling, every_rule_names_a_criterion) {
  for (const StoppingRule& rule :
       {sampling::exactly(7), sampling::firstLook(), sampling::library(), sampling::live(true), sampling::live(false)})
    EXPECT_NO_THROW(makeCriterion(rule)) << rule.criterion;
}

TEST(sampling, a_gpu_is_watched_without_end_and_an_emulator_is_not) {
  EXPECT_EQ(taken(sampling::live(false), steady, 5000), 5000u);
  EXPECT_LE(taken(sampling::live(true), steady, 5000), 200u);
}

}  // namespace
}  // namespace warpfold
