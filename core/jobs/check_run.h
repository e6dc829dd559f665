// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "catalogue/catalogue.h"
#include "own/exercise.h"
#include "run/run_control.h"
#include "run/run_request.h"
#include "words/message.h"

namespace warpfold {

/// Whether something holds of a kernel, and where it does not.
struct CheckedCondition {
  Message what;  ///< "the result", "barriers <= 8 * grid"
  bool holds = true;
  std::optional<Message> why;  ///< of the first run in which it does not hold; nothing: it was not looked at
};

struct CheckedKernel {
  std::vector<CheckedCondition> conditions;  ///< that it can be run, hazards, its result, then those of the exercise
  std::size_t held() const;
  bool passed() const { return held() == conditions.size(); }
  /// The first that does not hold; null where all do.
  const CheckedCondition* first() const;
};

/// What is wrong with a run of a kernel of the user's, which is made for it: its result, or the first hazard; nothing
/// where it is right. Throws InvalidRequest, BackendUnavailable and Cancelled.
std::optional<Message> faultOf(const Catalogue& catalogue, const RunRequest& request, const RunControl& control = {});

/// Of a source that cannot be read.
CheckedKernel notChecked(const own::Exercise& exercise, const Message& why);

/// Compiles a source and runs it on the emulator with each number of elements and each block of the exercise. Throws
/// BackendUnavailable where there is no compiler, and Cancelled; whatever is wrong with the source is a condition that
/// does not hold.
CheckedKernel checkKernel(const own::Exercise& exercise, const UserSource& source, const RunControl& control = {});

}  // namespace warpfold
