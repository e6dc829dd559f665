// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <functional>
#include <optional>

#include "words/message.h"

namespace warpfold {

/// How long work reports its progress and is stopped. All members may be called from the working thread at any time.
struct RunControl {
  const std::atomic<bool>* cancelled = nullptr;  ///< work ends with Cancelled soon after it becomes true
  std::function<void(const Message& what, std::optional<double> fraction)> progress;  ///< fraction open: unknown
  /// Somebody waits at a window: what would take seconds beside what is waited for is left out, and the result says so.
  bool brief = false;

  void throwIfCancelled() const;
  /// `cancelled`, or a flag that never becomes true.
  const std::atomic<bool>& stopFlag() const;
  void report(const Message& what, std::optional<double> fraction = {}) const;
};

}  // namespace warpfold
