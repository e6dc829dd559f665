// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "run/run_result.h"
#include "values/interval.h"

namespace warpfold {

/// A confidence interval of the median, which supposes independent samples and no distribution: the order statistics
/// x(l) and x(n + 1 - l) with the largest l for which the binomial distribution gives at least `confidence` (Conover,
/// Practical Nonparametric Statistics, 3rd ed., section 3.2; David and Nagaraja, Order Statistics, 3rd ed., section
/// 7.1). Nothing where there are too few samples for it: fewer than 6 have no interval of 95 %.
std::optional<Interval> medianInterval(std::span<const double> samples, double confidence = 0.95);
/// The same of samples that are in order.
std::optional<Interval> medianIntervalOfSorted(std::span<const double> sorted, double confidence = 0.95);

/// What times say of one side beside another.
enum class Verdict : std::uint8_t {
  faster,   ///< the whole interval lies above 1
  slower,   ///< the whole interval lies below 1
  same,     ///< the whole interval lies within the margin around 1
  notClear  ///< neither: more samples would tell
};
constexpr std::string_view name(Verdict verdict) {
  constexpr std::array<std::string_view, 4> names{"faster", "slower", "same", "not clear"};
  return names[static_cast<std::size_t>(verdict)];
}

/// Differences within it are called the same: clocks and temperature move times as far from one day to the next.
inline constexpr double sameMargin = 0.02;

/// How many times as fast one side is as another.
struct SpeedUp {
  double ratio = 0;                  ///< the other's median over the own
  std::optional<Interval> interval;  ///< of the ratio, 95 %
  std::optional<Verdict> verdict;    ///< nothing where what the times are does not carry one; never from medians alone
  std::optional<Message> reason;     ///< why there is no verdict, or why it is not clear although the medians differ
};

/// The interval is the quotient of the medians' intervals, each of a confidence of √0.95: with independent samples both
/// hold together with 95 %, and then so does their quotient. An interval within the margin means the same, also where
/// it does not hold 1. `own` and `other` in any order, above zero; empty ones have no ratio.
std::optional<SpeedUp> speedUpOf(std::span<const double> own, std::span<const double> other);

/// The same of two results with their latencies' provenance: none at all where the two times are not of the same origin
/// or are the emulator's own, no verdict where one is interpolated.
std::optional<SpeedUp> speedUpOf(const Latency& own, std::span<const double> ownSamples, const Latency& other,
                                 std::span<const double> otherSamples);

/// The same of two whole results. Those of two devices' own runs on GPUs are compared whenever these were, recorded or
/// measured: that is what somebody who names two devices wants to know.
std::optional<SpeedUp> speedUpOf(const RunResult& own, std::span<const double> ownSamples, const RunResult& other,
                                 std::span<const double> otherSamples);
/// Whether two results that have times are compared, from where these come from.
bool comparable(const RunResult& own, const RunResult& other);
/// Why they are not: the reason for no speed-up.
Message whyNotCompared(const RunResult& own, const RunResult& other);

/// "faster", for readers.
Message messageOf(Verdict verdict);

}  // namespace warpfold
