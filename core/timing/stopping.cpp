// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "timing/stopping.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <stdexcept>
#include <vector>

namespace warpfold {

namespace {

class Count : public StoppingCriterion {
 public:
  explicit Count(const StoppingRule& rule) : m_most(rule.most) {}
  void add(double) override { ++m_taken; }
  bool finished() const override { return m_taken >= m_most; }

 private:
  std::uint64_t m_most, m_taken = 0;
};

class Endless : public StoppingCriterion {
 public:
  explicit Endless(const StoppingRule&) {}
  void add(double) override {}
  bool finished() const override { return false; }
};

/// The interval is that of order statistics by the normal approximation of the binomial, which supposes no distribution
/// (Conover, Practical Nonparametric Statistics, 3rd ed., section 3.2).
class Settled : public StoppingCriterion {
 public:
  explicit Settled(const StoppingRule& rule) : m_rule(rule) {}
  void add(double us) override { m_sorted.insert(std::upper_bound(m_sorted.begin(), m_sorted.end(), us), us); }
  bool finished() const override {
    if (m_sorted.size() >= m_rule.most) return true;
    if (m_sorted.size() < std::max<std::uint64_t>(m_rule.least, 6)) return false;  // fewer have no 95 % interval
    const auto count = static_cast<double>(m_sorted.size());
    const double half = 1.96 * std::sqrt(count) / 2;
    const auto low = static_cast<std::size_t>(std::max(0.0, std::floor(count / 2 - half)));
    const auto high = std::min(m_sorted.size() - 1, static_cast<std::size_t>(std::ceil(count / 2 + half)));
    return m_sorted[high] - m_sorted[low] <= m_rule.relativeWidth * m_sorted[m_sorted.size() / 2];
  }

 private:
  StoppingRule m_rule;
  std::vector<double> m_sorted;
};

class Watched : public StoppingCriterion {
 public:
  explicit Watched(const StoppingRule& rule)
      : m_least(rule.least), m_most(rule.most), m_end(Clock::now() + rule.longest) {}
  void add(double) override { ++m_taken; }
  bool finished() const override { return m_taken >= m_most || (m_taken >= m_least && Clock::now() >= m_end); }

 private:
  using Clock = std::chrono::steady_clock;

  std::uint64_t m_least, m_most, m_taken = 0;
  Clock::time_point m_end;
};

template <typename T>
std::unique_ptr<StoppingCriterion> make(const StoppingRule& rule) {
  return std::make_unique<T>(rule);
}

using Maker = std::unique_ptr<StoppingCriterion> (*)(const StoppingRule&);
const std::map<std::string, Maker> makers{
    {"count", make<Count>}, {"settled", make<Settled>}, {"watched", make<Watched>}, {"endless", make<Endless>}};

}  // namespace

std::unique_ptr<StoppingCriterion> makeCriterion(const StoppingRule& rule) {
  const auto found = makers.find(rule.criterion);
  if (found == makers.end()) throw std::logic_error("there is no stopping criterion '" + rule.criterion + "'");
  return found->second(rule);
}

}  // namespace warpfold
