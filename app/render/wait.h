// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEventLoop>
#include <QTimer>
#include <functional>
#include <vector>

#include "workbench/workbench.h"

namespace warpfold::app {

/// Why there is no picture.
struct Failure {
  QString message;  ///< empty: there is none
  ExitStatus status = ExitStatus::done;
};

/// What a picture waits for, and how to ask for it.
struct Needs {
  std::vector<DataSource*> sources;
  std::function<Readiness()> readiness;
  std::function<void()> request;
  bool allKernels = false;  ///< it runs all kernels, on the host and on the device, whichever the request names
};

/// Waits in an event loop until there is what the view needs.
class Wait : public QObject {
  Q_OBJECT
 public:
  /// `blockOption`: the option that chose the block to trace, where another than the request's did.
  Wait(Workbench& bench, Needs needs, const QString& blockOption);

  Failure run();
  /// Of what is there already, without a worker.
  Failure runSaved();

 private:
  void checkRequest();
  QString textOf(const DataSource::RunFailure& failure) const;
  void check();
  void tellProgress() const;
  void finish(const Failure& failure);

  Workbench& m_bench;
  Needs m_needs;
  QString m_blockOption;
  QEventLoop m_loop;
  QTimer m_patience, m_nothing, m_word;
  Failure m_failure;
  bool m_finished = false;
};

}  // namespace warpfold::app
