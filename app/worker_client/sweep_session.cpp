// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>

#include "codec/run_fields.h"
#include "models/sweep_model.h"
#include "worker_client/foreground_job.h"

namespace warpfold::app {

namespace {

/// Times kernels over many sizes and blocks on the experiment's device. What was run is kept, so that a sweep that was
/// stopped goes on where it was.
class SweepSession : public SingleForegroundJob {
  Q_DECLARE_TR_FUNCTIONS(SweepSession)
 public:
  SweepSession(Experiment& experiment, SweepModel& model, WorkerClient& client, QObject* parent)
      : SingleForegroundJob(experiment, model, client, parent), m_model(model) {
    take<messages::SweepBegun>(job(), m_model);
    take<messages::SweepPoints>(job(), m_model);
    take<messages::SweepLeftOut>(job(), m_model);
    connect(&model, &SweepModel::openRequested, this, &SweepSession::open);
  }

  JobOffer offer() const override {
    return {tr("Sweep"), tr("S&weep"), QStringLiteral("Ctrl+Shift+W"), tr("time kernels over many sizes and blocks"),
            QStringLiteral("sweep")};
  }

 protected:
  void start() override {
    const messages::Sweep sweep = asked();
    m_model.startedAnew();
    m_model.beginSweep(sweep);
    job().start(sweep, longestPatience());
  }

 private:
  messages::Sweep asked() const {
    const SweepChoice& choice = m_model.choice();
    messages::Sweep sweep;
    sweep.request = experiment().request(messages::Side::a);
    sweep.request.traceBlocks = BlockSelection::none();
    sweep.request.offset = choice.offset;
    for (const QString& kernel : choice.kernels) sweep.kernels.push_back(kernel.toStdString());
    if (sweep.kernels.empty())
      for (const auto side : {messages::Side::a, messages::Side::b}) {
        const std::string kernel = experiment().kernelId(side).toStdString();
        if (std::find(sweep.kernels.begin(), sweep.kernels.end(), kernel) == sweep.kernels.end())
          sweep.kernels.push_back(kernel);
      }
    // In the order of the sides, which have the first two colours.
    const auto place = [this](const std::string& kernel) {
      return kernel == experiment().kernelId(messages::Side::a).toStdString()   ? 0
             : kernel == experiment().kernelId(messages::Side::b).toStdString() ? 1
                                                                                : 2;
    };
    std::stable_sort(sweep.kernels.begin(), sweep.kernels.end(),
                     [&](const std::string& l, const std::string& r) { return place(l) < place(r); });
    sweep.sizes = {{std::uint64_t{1} << choice.leastPower, std::uint64_t{1} << choice.mostPower}};
    // No multiple of a warp, of a load of 16 bytes or of a block.
    for (int power = choice.leastPower; choice.betweenToo && power < choice.mostPower; ++power)
      sweep.sizes.push_back({(std::uint64_t{3} << (power - 1)) - 1, (std::uint64_t{3} << (power - 1)) - 1});
    for (const std::uint32_t block : choice.blocks) sweep.blocks.push_back({block, block});
    if (sweep.blocks.empty()) sweep.blocks.push_back({sweep.request.block, sweep.request.block});
    const DeviceInfo* const device = experiment().device();
    if (device != nullptr && device->hasRanks()) {
      sweep.ranks = choice.ranks;
      sweep.scalings = choice.scalings;
    }
    for (const QString& other : choice.beside) sweep.beside.push_back(other.toStdString());
    sweep.request.grid.reset();
    sweep.request.n.reset();
    sweep.anew = choice.anew;
    sweep.request.warp = 32;
    return sweep;
  }

  /// Both sides keep their places where the point is of one of them; else A shows it.
  void open(const QString& backend, const SweepPoint& point) {
    experiment().setBackend(backend);
    const QString kernel = QString::fromStdString(point.key.kernel);
    const bool isOfB = experiment().kernelId(messages::Side::b) == kernel;
    if (!isOfB) experiment().setKernelId(messages::Side::a, kernel);
    RunRequest request = experiment().request(messages::Side::a);
    request.n = point.key.n;
    request.offset = backend.toStdString() == m_model.devices().front().backend ? m_model.offset() : 0;
    if (point.key.block != 0) request.block = point.key.block;
    request.grid = point.key.grid;
    if (point.ranks != 0) request.ranks = point.ranks;
    if (point.ranks != 0) request.across = m_model.across();
    request.type = point.key.type;
    request.op = point.key.op;
    request.cache = point.key.cache;
    experiment().adopt(request);
  }

  SweepModel& m_model;
};

const bool sweepRegistered = registerForegroundJob<SweepSession, SweepModel>(15);

}  // namespace

}  // namespace warpfold::app
