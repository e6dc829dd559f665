// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <utility>

namespace warpfold::app {

/// Whether the condition comes true while events are handled. On an idle machine that takes moments; a busy one has two
/// minutes.
template <typename Condition>
bool eventually(Condition&& condition) {
  return QTest::qWaitFor(std::forward<Condition>(condition), 120000);
}

}  // namespace warpfold::app
