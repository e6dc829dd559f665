// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace warpfold::app {

class Comparison;
class DevicePill;
class Experiment;
class WorkerClient;

/// What the device pill says: the device's name, its architecture, its measured peak, and how its worker is.
class DeviceController : public QObject {
  Q_OBJECT
 public:
  DeviceController(DevicePill* pill, const Experiment& experiment, const Comparison& comparison,
                   const WorkerClient& client);

 private:
  QString text() const;
  void refresh();

  DevicePill* m_pill;
  const Experiment& m_experiment;
  const Comparison& m_comparison;
  const WorkerClient& m_client;
};

}  // namespace warpfold::app
