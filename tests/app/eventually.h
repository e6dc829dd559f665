// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <utility>

namespace warpfold::app {

/// How long a test waits for what takes moments on an idle machine.
constexpr int patienceMs = 120'000;

/// Whether the condition comes true while events are handled.
template <typename Condition>
bool eventually(Condition&& condition) {
  return QTest::qWaitFor(std::forward<Condition>(condition), patienceMs);
}

/// Whether the condition stays true while events are handled for so long that what must not happen would have happened.
template <typename Condition>
bool stays(Condition&& condition, int milliseconds = 100) {
  return !QTest::qWaitFor([&] { return !condition(); }, milliseconds);
}

/// Handles what is due now: layouts, the layouts that they ask for, and paints.
inline void settle() {
  for (int round = 0; round < 10; ++round) QCoreApplication::processEvents();
}

}  // namespace warpfold::app
