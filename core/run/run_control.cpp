// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/run_control.h"

#include "values/error.h"

namespace warpfold {

void RunControl::throwIfCancelled() const {
  if (cancelled != nullptr && cancelled->load(std::memory_order_relaxed)) throw Cancelled();
}

const std::atomic<bool>& RunControl::stopFlag() const {
  static const std::atomic<bool> never{false};
  return cancelled != nullptr ? *cancelled : never;
}

void RunControl::report(const Message& what, std::optional<double> fraction) const {
  if (progress) progress(what, fraction);
}

}  // namespace warpfold
