// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/device_controller.h"

#include "models/comparison.h"
#include "models/device_notes.h"
#include "models/experiment.h"
#include "models/words.h"
#include "theme/plain_text.h"
#include "window/device_pill.h"
#include "worker_client/worker_client.h"

namespace warpfold::app {

using State = WorkerClient::State;

DeviceController::DeviceController(DevicePill* pill, const Experiment& experiment, const Comparison& comparison,
                                   const WorkerClient& client, const DeviceNotes& notes)
    : QObject(pill),
      m_pill(pill),
      m_experiment(experiment),
      m_comparison(comparison),
      m_client(client),
      m_notes(notes) {
  connect(&experiment, &Experiment::changed, this, &DeviceController::refresh);
  connect(&comparison, &Comparison::resultChanged, this, &DeviceController::refresh);
  connect(&comparison, &Comparison::stateChanged, this, &DeviceController::refresh);
  connect(&comparison, &Comparison::measuredPeakChanged, this, &DeviceController::refresh);
  connect(&client, &WorkerClient::stateChanged, this, &DeviceController::refresh);
  connect(&client, &WorkerClient::respondingChanged, this, &DeviceController::refresh);
  connect(&notes, &DeviceNotes::changed, this, &DeviceController::refresh);
  refresh();
}

QString DeviceController::text() const {
  if (m_client.state() == State::givenUp) return tr("Worker stopped");
  if (m_client.state() == State::stopped && !m_comparison.savedDate().isEmpty()) return m_comparison.provenanceText();
  if (!m_client.responding()) return tr("Worker not responding");
  if (m_client.state() != State::ready) return tr("Starting the worker…");
  const DeviceInfo* device = m_experiment.device();
  if (!device && m_experiment.backend().isEmpty()) return tr("No device");
  QStringList parts;
  parts << (device ? app::text(device->called()) : m_experiment.backend());
  if (const DeviceInfo* b = m_experiment.device(messages::Side::b); b && device && b->backend != device->backend)
    return tr("A: %1 · B: %2").arg(parts.front(), app::text(b->called()));
  if (device && device->timesAreGpu) {
    if (!device->details.empty()) parts << app::text(device->details.front());
    const auto peak =
        m_comparison.provenance() == Provenance::measured ? m_comparison.measuredPeakGbs() : device->peakReadGbs;
    if (peak) parts << tr("%1 GB/s measured peak").arg(*peak, 0, 'f', 0);
  }
  parts.removeAll(QString());
  return parts.join(QStringLiteral(" · "));
}

void DeviceController::refresh() {
  const DeviceInfo* device = m_experiment.device();
  const DeviceInfo* other = m_experiment.device(messages::Side::b);
  const bool good = m_client.state() == State::ready && m_client.responding() && (!device || device->available) &&
                    (!other || other->available);
  m_pill->setDevice(text(), good                                 ? DevicePill::Health::good
                            : m_client.state() == State::givenUp ? DevicePill::Health::lost
                                                                 : DevicePill::Health::waiting);
  m_pill->setToolTip(plainToolTip((QStringList{text()} + m_notes.lines()).join(u'\n')));
}

}  // namespace warpfold::app
