// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "timing/stopping.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <vector>

#include "timing/verdict.h"

namespace warpfold {

namespace {

class Count : public StoppingCriterion {
 public:
  explicit Count(const StoppingRule& rule) : m_most(rule.most) {}
  void add(double) override { ++m_taken; }
  std::optional<StoppedBy> stoppedBy() const override {
    return m_taken >= m_most ? std::optional(StoppedBy::count) : std::nullopt;
  }

 private:
  std::uint64_t m_most, m_taken = 0;
};

class Endless : public StoppingCriterion {
 public:
  explicit Endless(const StoppingRule&) {}
  void add(double) override {}
  std::optional<StoppedBy> stoppedBy() const override { return std::nullopt; }
};

using Clock = std::chrono::steady_clock;

/// By the interval that the median is shown with.
class Settled : public StoppingCriterion {
 public:
  explicit Settled(const StoppingRule& rule) : m_rule(rule), m_end(Clock::now() + rule.longest) {}
  void add(double us) override { m_sorted.insert(std::upper_bound(m_sorted.begin(), m_sorted.end(), us), us); }
  std::optional<StoppedBy> stoppedBy() const override {
    if (m_sorted.size() >= m_rule.least && settled()) return StoppedBy::settled;
    if (m_sorted.size() >= m_rule.most) return StoppedBy::most;
    if (m_rule.longest.count() > 0 && m_sorted.size() >= m_rule.least && Clock::now() >= m_end) return StoppedBy::time;
    return std::nullopt;
  }

 private:
  bool settled() const {
    const auto interval = medianIntervalOfSorted(m_sorted);
    return interval && interval->high - interval->low <= m_rule.relativeWidth * m_sorted[m_sorted.size() / 2];
  }

  StoppingRule m_rule;
  Clock::time_point m_end;
  std::vector<double> m_sorted;
};

class Watched : public StoppingCriterion {
 public:
  explicit Watched(const StoppingRule& rule)
      : m_least(rule.least), m_most(rule.most), m_end(Clock::now() + rule.longest) {}
  void add(double) override { ++m_taken; }
  std::optional<StoppedBy> stoppedBy() const override {
    if (m_taken >= m_most) return StoppedBy::most;
    return m_taken >= m_least && Clock::now() >= m_end ? std::optional(StoppedBy::time) : std::nullopt;
  }

 private:
  std::uint64_t m_least, m_most, m_taken = 0;
  Clock::time_point m_end;
};

class Spent : public StoppingCriterion {
 public:
  explicit Spent(const StoppingRule& rule)
      : m_most(rule.most), m_longestUs(std::chrono::duration<double, std::micro>(rule.longest).count()) {}
  void add(double us) override {
    ++m_taken;
    m_spentUs += us;
  }
  std::optional<StoppedBy> stoppedBy() const override {
    if (m_taken >= m_most) return StoppedBy::count;
    return m_spentUs >= m_longestUs ? std::optional(StoppedBy::time) : std::nullopt;
  }

 private:
  std::uint64_t m_most, m_taken = 0;
  double m_longestUs, m_spentUs = 0;
};

template <typename T>
std::unique_ptr<StoppingCriterion> make(const StoppingRule& rule) {
  return std::make_unique<T>(rule);
}

using Maker = std::unique_ptr<StoppingCriterion> (*)(const StoppingRule&);
const std::map<std::string, Maker> makers{{"count", make<Count>},
                                          {"settled", make<Settled>},
                                          {"watched", make<Watched>},
                                          {"spent", make<Spent>},
                                          {"endless", make<Endless>}};

}  // namespace

std::unique_ptr<StoppingCriterion> makeCriterion(const StoppingRule& rule) {
  const auto found = makers.find(rule.criterion);
  if (found == makers.end()) throw std::logic_error("there is no stopping criterion '" + rule.criterion + "'");
  return found->second(rule);
}

}  // namespace warpfold
