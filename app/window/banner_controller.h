// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace warpfold::app {

class Banner;
class Comparison;
class Experiment;
class WorkerClient;

/// What the banner says: the end of a worker stays to be read; a failed run's reason goes when the next run
/// starts; why a command line's request is refused goes when it is not any more.
class BannerController : public QObject {
  Q_OBJECT
 public:
  BannerController(Banner* banner, const Experiment& experiment, const Comparison& comparison, WorkerClient& client);

 private:
  void onLost(const QString& message, bool restarting);
  void onHello();
  void onComparisonState();
  void onExperiment();

  Banner* m_banner;
  const Experiment& m_experiment;
  const Comparison& m_comparison;
  const WorkerClient& m_client;
  QString m_lost;           // why the last worker went, while a new one starts
  QString m_refusal;        // why what the command line asked for cannot be had
  bool m_aboutRun = false;  // what is shown is a failed run's reason
};

}  // namespace warpfold::app
