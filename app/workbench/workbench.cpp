// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workbench/workbench.h"

#include <QFileInfo>
#include <QStandardPaths>

#include "models/core_text.h"
#include "sessions/session_files.h"
#include "worker_client/companions.h"

namespace warpfold::app {

namespace {

const QString boardName = QStringLiteral("board"), blockName = QStringLiteral("block");

// In the order of the enumerations.
constexpr std::array quantityNames{"latency", "bandwidth", "share-of-peak", "speed-up"};
constexpr std::array orderNames{"catalogue", "time"};
constexpr std::array scaleNames{"from-zero", "logarithmic"};

template <typename Names, typename T>
QString nameIn(const Names& names, T value) {
  return QLatin1String(names.at(std::size_t(value)));
}
template <typename Names, typename T>
T chosenIn(const Names& names, const QVariant& kept, T usual) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (kept.toString() == QLatin1String(names[i])) return T(i);
  return usual;
}

}  // namespace

Workbench::Workbench(const WorkbenchOptions& options, QObject* parent)
    : QObject(parent),
      m_startsWorker(options.worker),
      m_settings(options.persistent),
      m_stage(m_experiment, m_comparison) {
  m_sources.add(m_comparison);
  m_sources.add(m_stage);
  makeSessions(options);
  followOwnFiles();
  restore(options);
  m_history.clear();
  connect(&m_history, &ExperimentHistory::runNeeded, m_live.get(), &LiveSession::run);
  connect(&m_experiment, &Experiment::changed, this, &Workbench::noteDataFile);
  connect(m_sessions.get(), &SessionKeeper::opened, &m_recent, &RecentFiles::add);
  if (!options.session.isEmpty()) m_sessions->open(options.session);
}

Workbench::~Workbench() = default;

void Workbench::makeSessions(const WorkbenchOptions& options) {
  // The first to hear a worker's greeting: whoever runs something on hearing it needs the experiment up to date.
  connect(&m_worker, &WorkerClient::hello, &m_experiment, &Experiment::setOffer);
  m_live = std::make_unique<LiveSession>(m_experiment, m_comparison, m_worker);
  m_live->setLive(options.live);
  if (!options.run || !options.session.isEmpty()) m_live->stop();
  connect(&m_comparison, &DataSource::runRequested, m_live.get(), &LiveSession::run);
  connect(&m_comparison, &DataSource::stopRequested, m_live.get(), &LiveSession::stop);
  const CompanionContext context{m_worker, m_experiment, m_comparison, m_sources, m_notes};
  m_jobs = makeForegroundJobs(context, &m_parts);
  if (const QVariant counters = m_settings.value("counters/hardware"); counters.isValid())
    setCountersWanted(counters.toBool());
  makeCompanions(context, &m_parts);
  const SessionModels shown{m_experiment, m_comparison, ladder(), m_sources.get<ClocksModel>(), m_stage};
  m_sessions = std::make_unique<SessionKeeper>(SessionTargets{shown, *m_live, m_jobs, m_worker, m_settings},
                                               options.sessionFolder);
}

void Workbench::setCountersWanted(bool wanted) {
  m_comparison.setCountersWanted(wanted);
  ladder().setCountersWanted(wanted);
}

void Workbench::restore(const WorkbenchOptions& options) {
  restoreLadderView();
  if (const QVariant pairwise = m_settings.value("motion/pairwise"); pairwise.isValid())
    m_stage.playback().setPairwise(pairwise.toBool());
  m_stage.playback().setReducedMotion(m_settings.value("motion/reduced").toBool());
  m_worker.setCommand(options.workerCommand.isEmpty() ? m_settings.value("worker/command").toString()
                                                      : options.workerCommand);
  if (const int limit = m_settings.value("worker/hangLimitMs").toInt(); limit > 0)
    m_worker.setHangLimit(std::chrono::milliseconds(limit));
  if (options.persistent) m_experiment.restore(m_settings.store());
  if (options.requests) {
    QStringList named;
    for (const RunRequest* request : {&options.requests->first, &options.requests->second})
      if (request->backend) named << QString::fromStdString(*request->backend);
    named.removeDuplicates();
    m_worker.nameDevices(named);
  }
  if (options.requests)
    m_experiment.setRequests(options.requests->first, options.requests->second, options.backendGiven,
                             options.kernelOptions);
  if (!options.file.isEmpty()) m_experiment.setInput(QStringLiteral("file:") + options.file);
  if (m_settings.value("window/trees") == blockName) m_stage.show(TreeChoice::Kind::block);
}

void Workbench::restoreLadderView() {
  LadderView view;
  view.quantity = chosenIn(quantityNames, m_settings.value("ladder/quantity"), view.quantity);
  view.order = chosenIn(orderNames, m_settings.value("ladder/order"), view.order);
  view.scale = chosenIn(scaleNames, m_settings.value("ladder/scale"), view.scale);
  if (const QVariant published = m_settings.value("ladder/published"); published.isValid())
    view.published = published.toBool();
  ladder().setView(view);
}

void Workbench::noteDataFile() {
  if (m_experiment.inputIsFile()) m_recent.add(m_experiment.input().mid(5));
}

void Workbench::followOwnFiles() {
  connect(&m_own, &OwnFiles::changed, &m_worker, [this] { m_worker.nameSources(m_own.sources()); });
  connect(&m_experiment, &Experiment::offerChanged, this, &Workbench::useAwaited);
  if (!m_settings.persistent()) return;
  m_own.setFolder(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                  QStringLiteral("/warpfold/kernels"));
  m_own.setOpened(m_settings.value("own/files").toStringList());
}

void Workbench::useKernelOf(const QString& path, messages::Side side) {
  m_awaited = std::pair(QFileInfo(path).absoluteFilePath().toStdString(), side);
  useAwaited();
}

void Workbench::keepAndRun(const QString& path, const QString& text) {
  m_runAwaited = true;
  if (const QString problem = m_own.write(path, text); !problem.isEmpty()) emit failed(problem);
}

void Workbench::useAwaited() {
  if (std::exchange(m_runAwaited, false)) m_live->resume();
  if (!m_awaited) return;
  for (const KernelPtr& kernel : m_experiment.catalogue().kernels())
    if (kernel->user && kernel->user->file == m_awaited->first) {
      const messages::Side side = std::exchange(m_awaited, {})->second;
      return m_experiment.setKernelId(side, QString::fromStdString(kernel->id));
    }
  for (const UserRefusal& refused : m_experiment.userRefusals())
    if (refused.file == m_awaited->first) {
      m_awaited.reset();
      return emit failed(sentence(refused.message));
    }
}

void Workbench::open(const QString& path) {
  if (OwnFiles::isKernelName(path)) {
    if (const QString problem = m_own.open(path); !problem.isEmpty()) return emit failed(problem);
    return useKernelOf(path, messages::Side::a);
  }
  isSessionName(path) ? m_sessions->open(path) : m_experiment.setInput(QStringLiteral("file:") + path);
}

void Workbench::start() {
  if (m_startsWorker) m_worker.start();
}

void Workbench::saveSettings() {
  if (!m_settings.persistent()) return;
  m_experiment.save(m_settings.store());
  m_settings.set("own/files", m_own.opened());
  m_settings.set("counters/hardware", m_comparison.countersWanted());
  m_settings.set("motion/pairwise", m_stage.playback().pairwiseWanted());
  m_settings.set("motion/reduced", m_stage.playback().reducedMotion());
  const LadderView& view = ladder().view();
  m_settings.set("ladder/quantity", nameIn(quantityNames, view.quantity));
  m_settings.set("ladder/order", nameIn(orderNames, view.order));
  m_settings.set("ladder/scale", nameIn(scaleNames, view.scale));
  m_settings.set("ladder/published", view.published);
  m_settings.set("window/trees", m_stage.shown() == TreeChoice::Kind::board ? boardName : blockName);
}

}  // namespace warpfold::app
