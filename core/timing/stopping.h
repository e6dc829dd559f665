// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpfold {

/// Says when enough samples were taken.
class StoppingCriterion {
 public:
  virtual ~StoppingCriterion() = default;
  /// One more sample, µs.
  virtual void add(double us) = 0;
  /// Whether no more are needed.
  virtual bool finished() const = 0;
};

/// What the criteria go by; each reads what it needs.
struct StoppingRule {
  std::string criterion = "count";
  std::uint64_t least = 1;      ///< samples before any verdict
  std::uint64_t most = 100;     ///< samples after which it ends in any case
  double relativeWidth = 0.01;  ///< of the median's 95 % confidence interval, over the median: `settled`
};

/// `count`: ends after `most` samples. `settled`: ends when the median's confidence interval is narrow enough, or after
/// `most`. `endless`: never ends by itself.
/// Throws std::logic_error on a name that nobody registered.
std::unique_ptr<StoppingCriterion> makeCriterion(const StoppingRule& rule);

using CriterionMaker = std::unique_ptr<StoppingCriterion> (*)(const StoppingRule&);
/// Adds a criterion; throws std::logic_error on a duplicate name.
void registerCriterion(std::string_view name, CriterionMaker make);

}  // namespace warpfold
