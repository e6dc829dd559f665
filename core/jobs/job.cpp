// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/job.h"

#include <algorithm>
#include <chrono>
#include <stdexcept>

namespace warpfold {

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto progressEvery = std::chrono::milliseconds(200);

std::map<std::string, JobType>& registry() {
  static std::map<std::string, JobType> types;
  return types;
}

}  // namespace

RunControl JobContext::control(std::function<Fraction(Fraction)> whole) const {
  RunControl control;
  control.cancelled = &m_cancelled;
  control.progress = [report = m_report, whole = std::move(whole), last = Clock::time_point{}](const Message& what,
                                                                                               Fraction part) mutable {
    if (Clock::now() - last < progressEvery) return;
    last = Clock::now();
    Fraction fraction = whole ? whole(part) : part;
    if (fraction) *fraction = std::min(*fraction, 1.0);
    report(what, fraction);
  };
  return control;
}

const std::map<std::string, JobType>& jobTypes() {
  return registry();
}

void registerJob(const std::string& name, JobType type) {
  if (!registry().emplace(name, type).second) throw std::logic_error("two jobs are called '" + name + "'");
}

}  // namespace warpfold
