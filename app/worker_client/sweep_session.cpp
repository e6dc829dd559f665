// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <algorithm>

#include "codec/run_fields.h"
#include "models/sweep_model.h"
#include "values/error.h"
#include "worker_client/foreground_job.h"

namespace warpfold::app {

namespace {

/// Times kernels over many sizes and blocks on the experiment's device. What was run is kept, so that a sweep that was
/// stopped goes on where it was.
class SweepSession : public ForegroundJob {
  Q_DECLARE_TR_FUNCTIONS(SweepSession)
 public:
  SweepSession(Experiment& experiment, SweepModel& model, WorkerClient& client, QObject* parent)
      : ForegroundJob(experiment, model, client, parent), m_model(model), m_job(client) {
    take<messages::SweepBegun>(m_job, m_model);
    take<messages::SweepPoints>(m_job, m_model);
    take<messages::SweepLeftOut>(m_job, m_model);
    follow(m_job);
    connect(&client, &WorkerClient::hello, this, [this] {
      if (m_waiting) run();
    });
    connect(&model, &SweepModel::openRequested, this, &SweepSession::open);
  }

  JobOffer offer() const override {
    return {tr("Sweep"), tr("S&weep"), QStringLiteral("Ctrl+Shift+W"), tr("time kernels over many sizes and blocks"),
            QStringLiteral("sweep")};
  }

  void run() override {
    m_waiting = !workerIsReady();
    if (m_waiting) return;
    if (const auto problems = experiment().problems(); !problems.isEmpty())
      return m_model.fail(problems.first(), int(ExitStatus::invalidRequest));
    const messages::Sweep sweep = asked();
    if (m_model.choice().anew) QFile::remove(QString::fromStdString(sweep.file));
    m_model.beginSweep(sweep);
    m_job.start(sweep, longestPatience());
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
  messages::Sweep asked() const {
    const SweepChoice& choice = m_model.choice();
    messages::Sweep sweep;
    sweep.request = experiment().request(messages::Side::a);
    sweep.request.traceBlocks = BlockSelection::none();
    sweep.request.offset = 0;
    for (const QString& kernel : choice.kernels) sweep.kernels.push_back(kernel.toStdString());
    if (sweep.kernels.empty())
      for (const auto side : {messages::Side::a, messages::Side::b}) {
        const std::string kernel = experiment().kernelId(side).toStdString();
        if (std::find(sweep.kernels.begin(), sweep.kernels.end(), kernel) == sweep.kernels.end())
          sweep.kernels.push_back(kernel);
      }
    sweep.sizes = {{std::uint64_t{1} << choice.leastPower, std::uint64_t{1} << choice.mostPower}};
    for (const std::uint32_t block : choice.blocks) sweep.blocks.push_back({block, block});
    if (sweep.blocks.empty()) sweep.blocks.push_back({sweep.request.block, sweep.request.block});
    for (const QString& device : choice.beside) sweep.beside.push_back(device.toStdString());
    sweep.request.grid.reset();
    sweep.request.n.reset();
    sweep.file = fileOf(experiment().backend()).toStdString();
    return sweep;
  }

  /// One for each device, where the system keeps what can be made again.
  static QString fileOf(QString backend) {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/sweeps"));
    folder.mkpath(QStringLiteral("."));
    for (QChar& c : backend)
      if (!c.isLetterOrNumber()) c = u'-';
    return folder.filePath(backend + QStringLiteral(".warpfold"));
  }

  /// Both sides keep their places where the point is of one of them; else A shows it.
  void open(const SweepPoint& point) {
    const QString kernel = QString::fromStdString(point.key.kernel);
    const bool isOfB = experiment().kernelId(messages::Side::b) == kernel;
    if (!isOfB) experiment().setKernelId(messages::Side::a, kernel);
    RunRequest request = experiment().request(messages::Side::a);
    request.n = point.key.n;
    if (point.key.block != 0) request.block = point.key.block;
    request.grid = point.key.grid;
    request.type = point.key.type;
    request.op = point.key.op;
    request.cache = point.key.cache;
    experiment().adopt(request);
  }

  SweepModel& m_model;
  JobClient m_job;
  bool m_waiting = false;  // for a worker
};

const bool sweepRegistered = registerForegroundJob<SweepSession, SweepModel>(15);

}  // namespace

}  // namespace warpfold::app
