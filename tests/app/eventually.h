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

}  // namespace warpfold::app
