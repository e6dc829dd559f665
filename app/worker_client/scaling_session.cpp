// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "codec/run_fields.h"
#include "models/scaling_model.h"
#include "worker_client/foreground_job.h"

namespace warpfold::app {

namespace {

/// Runs kernel A of the experiment on 1, 2, 4, … of its device's ranks, strong and weak.
class ScalingSession : public SingleForegroundJob {
  Q_DECLARE_TR_FUNCTIONS(ScalingSession)
 public:
  ScalingSession(Experiment& experiment, ScalingModel& model, WorkerClient& client, QObject* parent)
      : SingleForegroundJob(experiment, model, client, parent), m_model(model) {
    take<messages::Scaled>(job(), m_model);
    take<messages::Continued>(job(), m_model);
    connect(&experiment, &Experiment::changed, this, [this] { offerOrNot(); });
    offerOrNot();
  }

  JobOffer offer() const override {
    return {tr("Scaling"),
            tr("Scale over Ra&nks"),
            {},
            tr("run kernel A on 1, 2, 4, … ranks"),
            QStringLiteral("ranks-scaling")};
  }

 protected:
  void start() override {
    messages::Scale asked;
    asked.request = experiment().request(messages::Side::a);
    asked.request.traceBlocks = BlockSelection::none();
    asked.request.ranks.reset();
    asked.request.grid.reset();
    m_model.beginScaling(asked);
    job().start(asked, longestPatience());
  }

 private:
  void offerOrNot() {
    const DeviceInfo* const device = experiment().device();
    m_model.setOffered(device != nullptr && device->hasRanks());
  }

  ScalingModel& m_model;
};

const bool scalingRegistered = registerForegroundJob<ScalingSession, ScalingModel>(17);

}  // namespace

}  // namespace warpfold::app
