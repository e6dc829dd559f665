// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace warpfold::app {

class Comparison;
class DeviceNotes;
class DevicePill;
class Experiment;
class WorkerClient;

/// What the device pill says: the device's name, its architecture, its measured peak, and how its worker is; in its
/// tooltip whatever else is known of the device.
class DeviceController : public QObject {
  Q_OBJECT
 public:
  DeviceController(DevicePill* pill, const Experiment& experiment, const Comparison& comparison,
                   const WorkerClient& client, const DeviceNotes& notes);

 private:
  QString text() const;
  void refresh();

  DevicePill* m_pill;
  const Experiment& m_experiment;
  const Comparison& m_comparison;
  const WorkerClient& m_client;
  const DeviceNotes& m_notes;
};

}  // namespace warpfold::app
