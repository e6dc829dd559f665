// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "codec/run_fields.h"
#include "models/core_text.h"
#include "models/verify_model.h"
#include "worker_client/foreground_job.h"

namespace warpfold::app {

namespace {

/// Large enough for several launches and many blocks, and emulated at once.
constexpr std::uint64_t mostElements = std::uint64_t{1} << 20;

/// Compares the emulator's counters of all kernels with those of the chosen device.
class VerifySession : public SingleForegroundJob {
  Q_DECLARE_TR_FUNCTIONS(VerifySession)
 public:
  VerifySession(Experiment& experiment, VerifyModel& model, WorkerClient& client, QObject* parent)
      : SingleForegroundJob(experiment, model, client, parent), m_model(model) {
    take<messages::VerifyRow>(job(), m_model);
  }

  JobOffer offer() const override {
    return {
        tr("Verify emulation"), tr("&Verify Emulation…"), {}, tr("compare the emulator with the GPU's counters"), {}};
  }

 protected:
  void start() override {
    messages::Verify verify;
    verify.request = experiment().request(messages::Side::a);
    if (verify.request.n) verify.request.n = std::min(*verify.request.n, mostElements);
    verify.request.grid.reset();
    verify.request.traceBlocks = BlockSelection::none();
    const DeviceInfo* const device = experiment().device();
    m_model.beginVerify(verify.request, device != nullptr ? *device : DeviceInfo());
    job().start(verify, longestPatience());
  }

 private:
  VerifyModel& m_model;
};

const bool verifyRegistered = registerForegroundJob<VerifySession, VerifyModel>(20);

}  // namespace

}  // namespace warpfold::app
