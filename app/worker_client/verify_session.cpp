// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "codec/run_fields.h"
#include "models/core_text.h"
#include "models/verify_model.h"
#include "values/error.h"
#include "worker_client/foreground_job.h"

namespace warpfold::app {

namespace {

/// Large enough for several launches and many blocks, and emulated at once.
constexpr std::uint64_t mostElements = std::uint64_t{1} << 20;

/// Compares the emulator's counters of all kernels with those of the chosen device.
class VerifySession : public ForegroundJob {
  Q_DECLARE_TR_FUNCTIONS(VerifySession)
 public:
  VerifySession(Experiment& experiment, VerifyModel& model, WorkerClient& client, QObject* parent)
      : ForegroundJob(experiment, model, client, parent), m_model(model), m_job(client) {
    take<messages::VerifyRow>(m_job, m_model);
    follow(m_job);
    connect(&client, &WorkerClient::hello, this, [this] {
      if (m_waiting) run();
    });
  }

  JobOffer offer() const override {
    return {
        tr("Verify emulation"), tr("&Verify Emulation…"), {}, tr("compare the emulator with the GPU's counters"), {}};
  }

  void run() override {
    m_waiting = !workerIsReady();
    if (m_waiting) return;
    if (const auto problems = experiment().problems(); !problems.isEmpty())
      return m_model.fail(problems.first(), int(ExitStatus::invalidRequest));
    messages::Verify verify;
    verify.request = experiment().request(messages::Side::a);
    if (verify.request.n) verify.request.n = std::min(*verify.request.n, mostElements);
    verify.request.grid.reset();
    verify.request.traceBlocks = BlockSelection::none();
    const DeviceInfo* const device = experiment().device();
    m_model.beginVerify(verify.request, device != nullptr ? *device : DeviceInfo());
    m_job.start(verify, longestPatience());
  }
  void stop() override {
    m_waiting = false;
    m_job.cancel();
  }
  void release() override {
    m_waiting = false;
    m_job.abandon();
    if (m_model.active()) m_model.finish();
  }

 private:
  VerifyModel& m_model;
  JobClient m_job;
  bool m_waiting = false;  // for a worker
};

const bool verifyRegistered = registerForegroundJob<VerifySession, VerifyModel>(20);

}  // namespace

}  // namespace warpfold::app
