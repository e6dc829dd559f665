// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/status_line.h"

#include <QLabel>
#include <QStatusBar>

#include "models/comparison.h"
#include "models/count_text.h"
#include "models/playback.h"
#include "models/with_values.h"
#include "models/words.h"
#include "window/roles.h"
#include "words/say.h"

namespace warpfold::app {

StatusLine::StatusLine(QStatusBar* bar, const Comparison& comparison, const ForegroundJobs& jobs,
                       const Playback& playback, const WorkerClient& client)
    : QObject(bar),
      m_bar(bar),
      m_comparison(comparison),
      m_jobs(jobs),
      m_playback(playback),
      m_client(client),
      m_line(new QLabel(bar)),
      m_badge(new QLabel(bar)) {
  setRole(m_line, "status");
  setRole(m_badge, "badge");
  bar->setSizeGripEnabled(false);
  bar->setContentsMargins(10, 6, 10, 8);
  bar->addWidget(m_line, 1);
  bar->addPermanentWidget(m_badge);

  // Numbers that change thirty times a second cannot be read.
  m_soon.setSingleShot(true);
  m_soon.setInterval(120);
  connect(&m_soon, &QTimer::timeout, this, &StatusLine::refresh);
  connect(&comparison, &Comparison::samplesChanged, this, [this] {
    if (!m_soon.isActive()) m_soon.start();
  });
  connect(&comparison, &Comparison::stateChanged, this, &StatusLine::refresh);
  connect(&comparison, &Comparison::progressChanged, this, &StatusLine::refresh);
  connect(&comparison, &Comparison::resultChanged, this, &StatusLine::refresh);
  for (const ForegroundJob* job : jobs) {
    connect(&job->model(), &JobModel::stateChanged, this, &StatusLine::refresh);
    connect(&job->model(), &JobModel::progressChanged, this, &StatusLine::refresh);
  }
  connect(&client, &WorkerClient::stateChanged, this, &StatusLine::refresh);
  connect(&client, &WorkerClient::respondingChanged, this, &StatusLine::refresh);
  connect(&playback, &Playback::positionChanged, this, &StatusLine::countFrame);
  connect(&playback, &Playback::playingChanged, this, [this] {
    m_frameClock.invalidate();
    m_fps = 0;
    refresh();
  });
  refresh();
}

void StatusLine::countFrame() {
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
  refresh();
}

QString StatusLine::stateText() const {
  const bool expected = m_comparison.active() || m_client.state() == WorkerClient::State::starting;
  if (expected && !m_client.responding()) return tr("Worker not responding");
  if (const QString saved = m_comparison.savedDate(); !saved.isEmpty()) return tr("Session of %1").arg(saved);
  switch (m_comparison.state()) {
    case Comparison::State::idle:
      return m_client.state() == WorkerClient::State::ready     ? tr("Ready")
             : m_client.state() == WorkerClient::State::givenUp ? tr("No worker")
                                                                : tr("Starting the worker");
    case Comparison::State::running:
      if (!m_client.responding()) return tr("Waiting for the worker");
      return m_comparison.complete() ? tr("Live") : tr("Running");
    case Comparison::State::stopping: return tr("Stopping");
    case Comparison::State::finished: return tr("Stopped");
    case Comparison::State::failed: return tr("Failed");
  }
  return {};
}

QString StatusLine::progressText() const {
  if (m_comparison.complete() || !m_comparison.active()) return {};
  const auto fraction = m_comparison.progressFraction();
  return fraction ? withValues(tr("%1 %2 %"), m_comparison.progressText(), QString::number(*fraction * 100, 'f', 0))
                  : m_comparison.progressText();
}

QString StatusLine::text() const {
  for (const ForegroundJob* job : m_jobs)
    if (job->model().active()) return tr("%1 · %2").arg(job->offer().name, job->model().progressText());
  QStringList parts{stateText(), progressText()};
  const quint64 runs = m_comparison.side(0).samples.nextIndex() + m_comparison.side(1).samples.nextIndex();
  const auto& first = m_comparison.side(0).result;
  // Those of both sides would look like a number of measurements that nobody has taken now.
  const bool played = first && first->device.recorded;
  if (played && m_comparison.active() && m_comparison.sampleCount(0) > 0)
    parts << tr("%1 recorded samples").arg(grouped(m_comparison.sampleCount(0)));
  else if (runs > 0 && !played)
    parts << app::text(warpfold::say<"count-samples">(arg<"count">(runs)));
  if (m_fps > 0) parts << tr("%1 fps").arg(m_fps, 0, 'f', 0);
  if (const auto& result = m_comparison.side(0).result;
      result && !result->launches.empty() && m_comparison.tracedBlocks(0) > 0) {
    parts << tr("trace: %1 of %2 blocks")
                 .arg(grouped(m_comparison.tracedBlocks(0)), grouped(result->launches.front().grid));
    if (m_comparison.provenance() == Provenance::measured) parts << tr("probes off while timing");
  }
  parts.removeAll(QString());
  return parts.join(QStringLiteral(" · "));
}

void StatusLine::refresh() {
  m_line->setText(text());
  const QString origin = m_comparison.provenanceText();
  m_badge->setText(origin);
  m_badge->setVisible(!origin.isEmpty());
  setRole(m_badge, m_comparison.provenance() == Provenance::emulated ? "badgeWarning" : "badge");
}

void StatusLine::say(const QString& message) {
  m_bar->showMessage(message, 6000);
}

}  // namespace warpfold::app
