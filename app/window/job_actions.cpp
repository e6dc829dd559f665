// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/job_actions.h"

#include <QAction>
#include <QMenu>
#include <algorithm>

namespace warpfold::app {

JobActions::JobActions(QMenu* menu, const ForegroundJobs& jobs, std::function<void(const QString& chart)> showChart)
    : QObject(menu), m_jobs(jobs) {
  for (const ForegroundJob* job : m_jobs) {
    const JobOffer offer = job->offer();
    JobModel& model = job->model();
    m_actions.push_back(
        menu->addAction(offer.action, QKeySequence(offer.shortcut), this, [&model, showChart, chart = offer.chart] {
          if (!chart.isEmpty()) showChart(chart);
          model.requestRun();
        }));
    connect(&model, &JobModel::stateChanged, this, &JobActions::follow);
  }
  follow();
}

bool JobActions::anyActive() const {
  return std::any_of(m_jobs.begin(), m_jobs.end(), [](const ForegroundJob* job) { return job->model().active(); });
}

void JobActions::stop() {
  for (const ForegroundJob* job : m_jobs) job->model().requestStop();
}

void JobActions::follow() {
  for (std::size_t i = 0; i < m_jobs.size(); ++i) m_actions[i]->setEnabled(!m_jobs[i]->model().active());
  emit changed();
}

}  // namespace warpfold::app
