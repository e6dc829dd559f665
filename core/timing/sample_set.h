// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include "run/run_result.h"

namespace warpfold {

/// The samples of one run, µs, in bounded memory however long it streams. Count, least, mean and deviation are those of
/// all samples. Median and p95 are exact up to `capacity` samples; beyond, they are those of a random choice of that
/// many, in which every sample is equally likely to be (J. S. Vitter, Random Sampling with a Reservoir, ACM TOMS 11(1),
/// 1985, algorithm R): the rank of the median is then off by 0.2 % of all samples (one standard deviation).
class SampleSet {
 public:
  static constexpr std::size_t capacity = std::size_t{1} << 16;

  void add(double us);
  std::uint64_t count() const { return m_count; }
  bool empty() const { return m_count == 0; }
  /// In the order taken while these are all.
  const std::vector<double>& kept() const { return m_kept; }
  /// As summarise() of all samples; cache and provenance are left to the caller.
  Latency summary() const;

 private:
  std::vector<double> m_kept;
  std::uint64_t m_count = 0;
  double m_least = 0;
  double m_mean = 0, m_squares = 0;  // B. P. Welford, Technometrics 4(3), 1962
  std::mt19937_64 m_random;
};

}  // namespace warpfold
