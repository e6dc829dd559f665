// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lines of MainWindow that say what is going on: the status bar, the badge and the device's pill.
#include <QLabel>

#include "views/lanes_view.h"
#include "window/device_pill.h"
#include "window/main_window.h"
#include "window/roles.h"

namespace warpfold::app {

void MainWindow::countFrame() {
  if (!m_playback.playing()) return;
  if (!m_frameClock.isValid()) {
    m_frameClock.start();
    m_frames = 0;
    return;
  }
  ++m_frames;
  if (m_frameClock.elapsed() < 500) return;
  m_fps = 1000.0 * m_frames / double(m_frameClock.restart());
  m_frames = 0;
  showStatus();
}

QString MainWindow::statusText() const {
  if (m_ladder.active()) return tr("All kernels · %1").arg(m_ladder.progressText());
  QStringList parts;
  switch (m_comparison.state()) {
    case Comparison::State::idle:
      parts << (m_client.state() == WorkerClient::State::ready     ? tr("Ready")
                : m_client.state() == WorkerClient::State::givenUp ? tr("No worker")
                                                                   : tr("Starting the worker"));
      break;
    case Comparison::State::running: parts << (m_comparison.complete() ? tr("Live") : tr("Running")); break;
    case Comparison::State::stopping: parts << tr("Stopping"); break;
    case Comparison::State::finished: parts << tr("Stopped"); break;
    case Comparison::State::failed: parts << tr("Failed"); break;
  }
  if (!m_comparison.complete() && m_comparison.active() && !m_comparison.progressText().isEmpty()) {
    const double fraction = m_comparison.progressFraction();
    parts << m_comparison.progressText() +
                 (fraction >= 0 ? QStringLiteral(" %1 %").arg(fraction * 100, 0, 'f', 0) : QString());
  }
  const quint64 runs = m_comparison.side(0).samples.nextIndex() + m_comparison.side(1).samples.nextIndex();
  if (runs > 0) parts << tr("%1 runs").arg(grouped(runs));
  if (m_fps > 0) parts << tr("%1 fps").arg(m_fps, 0, 'f', 0);
  if (const auto& result = m_comparison.side(0).result;
      result && !result->passes.empty() && m_comparison.tracedBlocks(0) > 0) {
    parts << tr("trace: %1 of %2 blocks")
                 .arg(grouped(m_comparison.tracedBlocks(0)), grouped(result->passes.front().grid));
    if (m_comparison.provenance() == Provenance::measured) parts << tr("probes off while timing");
  }
  return parts.join(QStringLiteral(" · "));
}

void MainWindow::showStatus() {
  m_status->setText(statusText());
  const QString origin = m_comparison.provenanceText();
  m_badge->setText(origin);
  m_badge->setVisible(!origin.isEmpty());
  setRole(m_badge, m_comparison.provenance() == Provenance::emulated ? "badgeWarning" : "badge");
}

void MainWindow::showDevice() {
  const DeviceInfo* device = m_experiment.device();
  const bool ready = m_client.state() == WorkerClient::State::ready;
  QStringList parts;
  parts << (device ? QString::fromStdString(device->name) : m_experiment.backend());
  if (device && device->timesAreGpu) {
    parts << QString::fromStdString(device->detail).section(QStringLiteral(" · "), 0, 0);
    const auto peak =
        m_comparison.provenance() == Provenance::measured ? m_comparison.measuredPeakGbs() : device->peakReadGbs;
    if (peak) parts << tr("%1 GB/s measured read peak").arg(*peak, 0, 'f', 0);
  }
  switch (m_client.state()) {
    case WorkerClient::State::ready: break;
    case WorkerClient::State::givenUp: parts = {tr("Worker stopped")}; break;
    default: parts = {tr("Starting the worker…")}; break;
  }
  parts.removeAll(QString());
  m_pill->setDevice(parts.join(QStringLiteral(" · ")),
                    ready && (!device || device->available)            ? DevicePill::Health::good
                    : m_client.state() == WorkerClient::State::givenUp ? DevicePill::Health::lost
                                                                       : DevicePill::Health::waiting);
}

}  // namespace warpfold::app
