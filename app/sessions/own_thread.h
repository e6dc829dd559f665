// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QPromise>
#include <QThreadPool>
#include <memory>

namespace warpfold::app {

/// The result of `work` when it has come: a disk may be slow or gone.
template <typename Work>
auto onItsOwnThread(Work work) {
  using Result = decltype(work());
  const auto promise = std::make_shared<QPromise<Result>>();
  promise->start();
  QThreadPool::globalInstance()->start([promise, work] {
    promise->addResult(work());
    promise->finish();
  });
  return promise->future();
}

}  // namespace warpfold::app
