// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <set>
#include <string>

#include "backends/prepared_run.h"
#include "worker/messages.h"

namespace warpfold {

/// Carries out Compare commands, one after the other; keeps the last data so that a change of kernel or block does
/// not make it again.
class ComparisonJob {
 public:
  using Send = std::function<void(const messages::Event&)>;

  /// Sends boards, then results, then samples of A and B in turn until cancelled (live) or the iterations are taken.
  /// Throws Error on failure and Cancelled when cancelled.
  void run(const messages::Compare& compare, const std::atomic<bool>& cancelled, const Send& send);
  /// The side whose request failed, for the failure message.
  std::optional<messages::Side> failingSide() const { return m_side; }

 private:
  PreparedRun prepare(messages::Side side, RunRequest request, const RunControl& control);
  void sendBoards(const messages::Compare& compare, const Send& send);
  void sendMeasuredPeak(const RunRequest& request, const Send& send);
  void stream(const messages::Compare& compare, PreparedRun& a, PreparedRun& b, const RunControl& control,
              const Send& send);

  std::optional<messages::Side> m_side;
  RunRequest m_lastRequest;
  std::optional<Problem> m_lastProblem;
  std::set<std::string> m_measuredPeaks;  // devices whose roof is measured
};

}  // namespace warpfold
