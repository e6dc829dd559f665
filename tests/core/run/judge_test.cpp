// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/judge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>
#include <string>
#include <vector>
#include "words/english.h"

namespace warpfold {
namespace {

const float inf = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();

template <typename T>
HostArray arrayOf(std::initializer_list<T> values) {
  HostArray a(ElementTypeOf<T>::value, values.size());
  std::copy(values.begin(), values.end(), a.as<T>().begin());
  return a;
}

template <typename R, typename T>
RunResult judged(R value, std::initializer_list<T> elements, Operation op, std::uint64_t depth) {
  const HostArray input = arrayOf(elements);
  RunResult result;
  result.request.type = input.type();
  result.request.op = op;
  result.result = Scalar::of(value);
  judge(result, computeReference(input, op), depth);
  return result;
}
template <typename R, typename T>
bool matches(R value, std::initializer_list<T> elements, Operation op, std::uint64_t depth = 1) {
  return judged(value, elements, op, depth).matches;
}

TEST(judge, allows_a_float_sum_its_chain_of_roundings_and_no_more) {
  // d = 2, Σ|x| = 4: d·u·Σ|x| = 4.768e-7, one unit in the last place of 4.
  EXPECT_TRUE((matches<float, float>(4.0000004768371582f, {1, 1, 1, 1}, Operation::sum, 2)));
  EXPECT_FALSE((matches<float, float>(4.000001f, {1, 1, 1, 1}, Operation::sum, 2)));
  EXPECT_NEAR((judged<float, float>(4.0f, {1, 1, 1, 1}, Operation::sum, 2).tolerance), 4.76837e-7, 1e-11);
}

TEST(judge, allows_integers_and_extremes_nothing) {
  EXPECT_FALSE((matches<std::int32_t, std::int32_t>(5, {1, 3}, Operation::sum)));
  EXPECT_FALSE((matches<float, float>(3.0000002f, {1, 3}, Operation::max)));
  EXPECT_TRUE((matches<float, float>(3.0f, {1, 3}, Operation::max)));
}

TEST(judge, accepts_nan_and_infinity_where_the_reference_has_them) {
  EXPECT_TRUE((matches<float, float>(inf, {1, inf}, Operation::sum)));
  EXPECT_TRUE((matches<float, float>(nan, {inf, -inf}, Operation::sum)));
  EXPECT_FALSE((matches<float, float>(1, {1, inf}, Operation::sum)));
  EXPECT_FALSE((matches<float, float>(nan, {1, inf}, Operation::sum)));
  EXPECT_FALSE((matches<float, float>(inf, {1, nan}, Operation::sum)));
}

TEST(judge, allows_a_mean_of_subnormals_to_be_rounded) {
  EXPECT_TRUE((matches<float, float>(0, {0x1p-149f, 0}, Operation::mean)));
  EXPECT_TRUE((matches<double, double>(0, {0x1p-1074, 0}, Operation::mean)));
  EXPECT_FALSE((matches<float, float>(0x1p-147f, {0x1p-149f, 0}, Operation::mean)));
}

TEST(judge, accepts_any_infinity_or_nan_where_a_partial_sum_may_overflow) {
  for (const float value : {inf, -inf, nan}) {
    const RunResult r = judged<float, float>(value, {3e38f, 3e38f, -inf}, Operation::sum, 2);
    EXPECT_TRUE(r.matches) << value;
    EXPECT_EQ(r.tolerance, std::numeric_limits<double>::infinity());
  }
  EXPECT_TRUE((matches<float, float>(inf, {3e38f, 3e38f, -3e38f}, Operation::sum, 2)));
}

TEST(judge, holds_a_finite_result_to_the_bound_even_where_others_may_overflow) {
  EXPECT_TRUE((matches<float, float>(3e38f, {3e38f, 3e38f, -3e38f}, Operation::sum, 2)));
  EXPECT_FALSE((matches<float, float>(1e38f, {3e38f, 3e38f, -3e38f}, Operation::sum, 2)));
  EXPECT_FALSE((matches<float, float>(1e38f, {3e38f, 3e38f, -inf}, Operation::sum, 2)));
}

TEST(judge, refuses_an_infinity_where_no_order_overflows) {
  EXPECT_FALSE((matches<float, float>(inf, {3e38f, -3e38f}, Operation::sum)));
  EXPECT_FALSE((matches<float, float>(inf, {1e38f, 1e38f}, Operation::sum)));
}

TEST(judge, accepts_an_overflown_mean) {
  const RunResult r = judged<double, double>(inf, {1e308, 1e308}, Operation::mean, 1);
  EXPECT_TRUE(r.matches);
  EXPECT_EQ(r.reference.as<double>(), 1e308);
}

TEST(judge, accepts_an_overflown_or_underflown_product) {
  EXPECT_TRUE((matches<float, float>(inf, {1e30f, 1e30f, 1e-30f, 1e-30f}, Operation::product)));
  EXPECT_TRUE((matches<float, float>(0, {1e-30f, 1e-30f, 1e30f, 1e30f}, Operation::product)));
  EXPECT_FALSE((matches<float, float>(0, {1e-10f, 1e-10f, 1e10f, 1e10f}, Operation::product)));
  EXPECT_TRUE((matches<float, float>(nan, {1e30f, 1e30f, 0}, Operation::product)));
  EXPECT_FALSE((matches<float, float>(nan, {1e10f, 1e10f, 0}, Operation::product)));
  EXPECT_TRUE((matches<float, float>(nan, {1e-30f, 1e-30f, inf}, Operation::product)));
}

TEST(judge, accepts_only_nan_where_there_is_no_number) {
  for (const Operation op : {Operation::min, Operation::max, Operation::absMax}) {
    EXPECT_TRUE((matches<float, float>(nan, {nan, nan}, op)));
    EXPECT_FALSE((matches<float, float>(inf, {nan, nan}, op)));
    EXPECT_FALSE((matches<float, float>(-inf, {nan, nan}, op)));
  }
}

TEST(judge, finds_a_serial_sum_wrong_that_never_began) {
  Reference reference;
  reference.n = std::uint64_t{1} << 25;
  reference.exact = reference.positive = static_cast<long double>(reference.n) / 2;
  reference.value = Scalar::of(static_cast<float>(reference.exact));
  RunResult result;
  result.request.type = ElementType::float32;
  for (const float wrong : {0.0f, -1.0f, 1000.0f}) {
    result.result = Scalar::of(wrong);
    judge(result, reference, reference.n - 1);
    EXPECT_FALSE(result.matches) << wrong;
  }
  result.result = Scalar::of(8388608.0f);  // where a serial sum of halves stops growing
  judge(result, reference, reference.n - 1);
  EXPECT_TRUE(result.matches);
}

/// A serial sum of ones stays at 2^24 within its bound.
RunResult stoppedSum() {
  Reference reference;
  reference.n = std::uint64_t{1} << 25;
  reference.exact = reference.positive = static_cast<long double>(reference.n);
  reference.magnitude = 33554432;
  reference.value = Scalar::of(33554432.0f);
  RunResult result;
  result.request.type = ElementType::float32;
  result.result = Scalar::of(16777216.0f);
  judge(result, reference, reference.n - 1);
  return result;
}

TEST(judge, a_result_within_its_bound_may_be_far_off) {
  EXPECT_TRUE(stoppedSum().matches);
  EXPECT_TRUE(isFarOff(stoppedSum()));
  EXPECT_FALSE(whyNotRelative(stoppedSum()));
  EXPECT_EQ(relativeUlp(stoppedSum(), 33554432), 4194304.0);
}

TEST(judge, far_off_begins_above_a_hundredth_of_the_reference) {
  EXPECT_FALSE(isFarOff(judged<float, float>(99.0f, {100}, Operation::sum, 1)));
  EXPECT_TRUE(isFarOff(judged<float, float>(98.9f, {100}, Operation::sum, 1)));
  EXPECT_TRUE(isFarOff(judged<float, float>(inf, {100}, Operation::sum, 1)));
  EXPECT_FALSE(isFarOff(judged<float, float>(inf, {inf}, Operation::sum, 1)));
  EXPECT_TRUE(isFarOff(judged<float, float>(2.0f, {3}, Operation::product, 1)));
  EXPECT_TRUE(isFarOff(judged<std::int32_t, std::int32_t>(5, {1, 3}, Operation::sum, 1)));
  EXPECT_FALSE(isFarOff(judged<std::int32_t, std::int32_t>(4, {1, 3}, Operation::sum, 1)));
}

TEST(judge, terms_that_cancel_leave_relative_figures_without_a_meaning) {
  const RunResult cancelled = judged<float, float>(0.5f, {1000, -999.5f}, Operation::sum, 1);
  ASSERT_TRUE(whyNotRelative(cancelled));
  EXPECT_EQ(whyNotRelative(cancelled)->code, "terms-cancel");
  EXPECT_FALSE(relativeUlp(cancelled, 0.5L));
  EXPECT_FALSE(isFarOff(judged<float, float>(3.0f, {1000, -999.5f}, Operation::sum, 1)));
  // 2 of 2000 is a thousandth, and less is not.
  EXPECT_FALSE(whyNotRelative(judged<float, float>(3.0f, {1001, -999}, Operation::sum, 1)));
  EXPECT_TRUE(whyNotRelative(judged<float, float>(3.0f, {1001, -999.5f}, Operation::sum, 1)));
}

TEST(judge, a_reference_of_zero_has_no_ulp_but_of_a_result_of_zero) {
  EXPECT_FALSE(whyNotRelative(judged<float, float>(0.0f, {0, 0}, Operation::sum, 1)));
  EXPECT_EQ(whyNotRelative(judged<float, float>(1.0f, {0, 0}, Operation::sum, 1))->code, "reference-is-zero");
  EXPECT_EQ(whyNotRelative(judged<float, float>(1.0f, {3, -3}, Operation::sum, 1))->code, "terms-cancel");
  EXPECT_EQ(whyNotRelative(judged<float, float>(5.0f, {7, 0}, Operation::product, 1))->code, "reference-is-zero");
  EXPECT_FALSE(whyNotRelative(judged<float, float>(0.0f, {1e-30f, 1e-30f}, Operation::product, 1)));
  EXPECT_FALSE(whyNotRelative(judged<float, float>(3.0f, {3, -7}, Operation::max, 1)));
}

/// Far off and relative figures exclude each other where terms cancel, whatever the numbers.
TEST(judge, no_random_result_is_far_off_of_what_cancels) {
  std::mt19937 random(10);
  std::uniform_real_distribution<float> uniform(-1, 1);
  const int count = std::getenv("WARPFOLD_LONG") != nullptr ? 100000 : 1000;
  for (int i = 0; i < count; ++i) {
    const float a = uniform(random), b = -a * (1 + uniform(random) * 0.01f), off = uniform(random) * 0.1f;
    const long double exact = static_cast<long double>(a) + b;
    const long double sum = std::fabs(static_cast<long double>(a)) + std::fabs(static_cast<long double>(b));
    const auto got = static_cast<float>(exact * (1 + off));
    const RunResult r = judged<float, float>(got, {a, b}, Operation::sum, 1);
    const auto reference = static_cast<double>(static_cast<float>(exact));
    const bool cancels = std::fabs(reference) < 0.001 * static_cast<double>(sum);
    ASSERT_EQ(whyNotRelative(r).has_value(), cancels) << a << " " << b;
    ASSERT_EQ(isFarOff(r), !cancels && r.error > 0.01 * std::fabs(reference)) << a << " " << b;
  }
}

TEST(judge, a_product_that_vanished_and_a_sum_that_wrapped_are_remarked_on) {
  const auto codes = [](const RunResult& result) {
    std::vector<std::string> all;
    for (const Message& remark : remarksOn(result)) all.push_back(remark.code);
    return all;
  };
  const std::vector<std::string> none, zero{"product-is-zero"}, wrapped{"result-wrapped"}, cancels{"terms-cancel"};
  EXPECT_EQ(codes(judged<float, float>(0.0f, {1e-30f, 1e-30f}, Operation::product, 1)), zero);
  EXPECT_EQ(codes(judged<float, float>(6.0f, {2, 3}, Operation::product, 1)), none);
  EXPECT_EQ(codes(judged<float, float>(0.0f, {1, -1}, Operation::sum, 1)), none);
  EXPECT_EQ(codes(judged<float, float>(0x1p-20f, {1, -1}, Operation::sum, 1)), cancels);
  EXPECT_EQ(codes(judged<std::int32_t, std::int32_t>(0, {0, 3}, Operation::product, 1)), none);
  EXPECT_EQ(codes(judged<std::int32_t, std::int32_t>(-2147483648, {2147483647, 1}, Operation::sum, 1)), wrapped);
}

/// Of `n` elements of four bytes, timed on a GPU with 60 MiB of L2.
RunResult timedOnGpu(std::uint64_t n, CacheState cache, Operation op = Operation::sum) {
  RunResult result;
  result.n = n;
  result.request.cache = cache;
  result.request.op = op;
  result.latency.emplace();
  result.device.timesAreGpu = true;
  result.device.l2Bytes = 60u << 20;
  return result;
}

TEST(judge, an_input_that_a_warm_cache_holds_is_remarked_on) {
  EXPECT_EQ(english(cacheRemark(timedOnGpu(1000, CacheState::warm)).value()),
            "the input of 3.906 KiB fits into the L2 cache of 60 MiB, which is warm: it is read from there, not from "
            "memory");
  constexpr std::uint64_t half = (30u << 20) / 4;  // beyond it a part is read from memory, as recorded GPUs show
  EXPECT_TRUE(cacheRemark(timedOnGpu(half, CacheState::warm)));
  EXPECT_FALSE(cacheRemark(timedOnGpu(half + 1, CacheState::warm)));
  EXPECT_TRUE(cacheRemark(timedOnGpu(half / 2, CacheState::warm, Operation::dot)));
  EXPECT_FALSE(cacheRemark(timedOnGpu(half / 2 + 1, CacheState::warm, Operation::dot)));
  EXPECT_FALSE(cacheRemark(timedOnGpu(1000, CacheState::cold)));
  EXPECT_EQ(remarksOn(timedOnGpu(1000, CacheState::warm)).size(), 1u);
}

/// As earlier programs saved them.
TEST(judge, a_saved_result_is_taken_by_todays_rule) {
  RunResult saved;
  saved.request.type = ElementType::float32;
  saved.request.op = Operation::min;
  saved.result = Scalar::of(INFINITY);
  saved.reference = Scalar::of(NAN);
  saved.matches = true;
  judgeAgain(saved);
  EXPECT_FALSE(saved.matches);
  EXPECT_EQ(saved.error, INFINITY);
  for (const float value : {NAN, INFINITY, 3.0f}) {
    saved.result = saved.reference = Scalar::of(value);
    saved.matches = true;
    saved.error = 0;
    judgeAgain(saved);
    EXPECT_TRUE(saved.matches) << value;
  }
}

TEST(judge, nothing_is_far_off_where_nobody_saved_what_the_terms_add_up_to) {
  RunResult saved;
  saved.request.type = ElementType::float32;
  saved.request.op = Operation::sum;
  saved.result = Scalar::of(2.0f);
  saved.reference = Scalar::of(1.0f);
  saved.error = 1;
  EXPECT_EQ(whyNotRelative(saved)->code, "magnitude-unknown");
  EXPECT_FALSE(isFarOff(saved));
  EXPECT_FALSE(relativeUlp(saved, 1));
  saved.magnitude = 1;
  EXPECT_TRUE(isFarOff(saved));
}

TEST(judge, an_input_without_a_gpus_time_is_in_no_cache_that_counts) {
  RunResult emulated = timedOnGpu(1000, CacheState::warm);
  emulated.device.timesAreGpu = false;
  EXPECT_FALSE(cacheRemark(emulated));
  RunResult untimed = timedOnGpu(1000, CacheState::warm);
  untimed.latency.reset();
  EXPECT_FALSE(cacheRemark(untimed));
}

TEST(judge, a_nan_of_an_overflow_on_the_way_is_accepted_and_called_that) {
  const RunResult overflowed = judged<float, float>(nan, {1e30f, 1e30f, 0}, Operation::product, 2);
  EXPECT_TRUE(overflowed.matches);
  EXPECT_TRUE(isOverflow(overflowed));
  ASSERT_EQ(remarksOn(overflowed).size(), 1u);
  EXPECT_EQ(remarksOn(overflowed)[0].code, "partial-overflows");
  EXPECT_FALSE(isOverflow(judged<float, float>(0, {1e30f, 1e30f, 0}, Operation::product, 2)));
  EXPECT_FALSE(isOverflow(judged<float, float>(nan, {inf, -inf}, Operation::sum, 1)));
}

}  // namespace
}  // namespace warpfold
