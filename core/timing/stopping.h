// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "run/run_result.h"

namespace warpfold {

/// Says when enough samples were taken.
class StoppingCriterion {
 public:
  virtual ~StoppingCriterion() = default;
  /// One more sample, µs.
  virtual void add(double us) = 0;
  /// What ended it; nothing while more are needed.
  virtual std::optional<StoppedBy> stoppedBy() const = 0;
  bool finished() const { return stoppedBy().has_value(); }
};

/// What the criteria go by; each reads what it needs.
struct StoppingRule {
  std::string criterion = "count";
  std::uint64_t least = 1;               ///< samples before any verdict
  std::uint64_t most = 100;              ///< samples after which it ends in any case
  double relativeWidth = 0.01;           ///< of the median's 95 % confidence interval, over the median: `settled`
  std::chrono::milliseconds longest{0};  ///< since the criterion was made: `watched`, and `settled` where not 0;
                                         ///< of the samples together: `spent`
};

/// `count`: ends after `most` samples. `settled`: ends when the median's confidence interval is narrow enough, after
/// `most` samples or, once `least` are there, after the time `longest`. `watched`: ends after `most` samples or, once
/// `least` are there, after the time `longest`. `spent`: ends after `most` samples or once they took `longest`
/// together. `endless`: never ends by itself. The rules in use are in timing/sampling.h. Throws std::logic_error on a
/// criterion that is not there.
std::unique_ptr<StoppingCriterion> makeCriterion(const StoppingRule& rule);

}  // namespace warpfold
