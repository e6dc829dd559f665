// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "models/data_sources.h"
#include "models/device_notes.h"
#include "models/experiment_history.h"
#include "models/ladder_model.h"
#include "models/own_files.h"
#include "models/stage.h"
#include "workbench/recent_files.h"
#include "workbench/session_keeper.h"
#include "workbench/settings.h"
#include "worker_client/foreground_job.h"
#include "worker_client/live_session.h"
#include "worker_client/worker_client.h"

namespace warpfold::app {

/// How a workbench starts; what is not given comes from the settings.
struct WorkbenchOptions {
  QString workerCommand;
  std::optional<std::pair<RunRequest, RunRequest>> requests;
  bool backendGiven = false;  ///< `requests` name one; otherwise the best on offer is taken
  std::array<QString, 2> kernelOptions{QStringLiteral("--a"), QStringLiteral("--b")};  ///< as in setRequests()
  QString file;                                                                        ///< a data file to use as input
  QString session;         ///< a session, or a device's recording, to open
  QString sessionFolder;   ///< where to keep sessions; empty: as the settings say, nowhere without them
  bool persistent = true;  ///< read and write settings
  bool live = true;        ///< go on sampling after the results
  bool worker = true;      ///< start one; a picture of a session needs none
  bool run = true;         ///< compare the two kernels without being asked
};

/// All that the program works with and no widget: what is to be run, what came of it, what is being shown, the worker,
/// and the sessions that bring these together. A window, `render` and lecture mode are made on a workbench and only
/// show it; it lives longer than they do. Its methods name its parts.
class Workbench : public QObject {
  Q_OBJECT
 public:
  explicit Workbench(const WorkbenchOptions& options = {}, QObject* parent = nullptr);
  ~Workbench() override;

  Settings& settings() { return m_settings; }
  Experiment& experiment() { return m_experiment; }
  /// What was edited of the experiment, to be undone.
  ExperimentHistory& history() { return m_history; }
  /// Data files and sessions that were opened.
  RecentFiles& recent() { return m_recent; }
  Comparison& comparison() { return m_comparison; }
  LadderModel& ladder() { return m_sources.get<LadderModel>(); }
  Stage& stage() { return m_stage; }
  const DataSources& sources() const { return m_sources; }
  const DeviceNotes& notes() const { return m_notes; }
  WorkerClient& worker() { return m_worker; }
  LiveSession& live() { return *m_live; }
  /// Those that people start and wait for, such as the ladder.
  const ForegroundJobs& jobs() const { return m_jobs; }
  SessionKeeper& sessions() { return *m_sessions; }
  /// Files with kernels of the user's.
  OwnFiles& own() { return m_own; }
  /// A kernel of such a file becomes that of a side as soon as the worker has understood it.
  void useKernelOf(const QString& path, messages::Side side);
  /// A file of the user's gets another text, whose kernels run as soon as the worker has understood them.
  void keepAndRun(const QString& path, const QString& text);

  /// Whether a GPU's own counters are read, of comparisons and of ladders.
  void setCountersWanted(bool wanted);

  /// A data file, which becomes the input, a kernel file, which becomes A, or a session.
  void open(const QString& path);
  /// Starts the worker, where one is wanted and none was started.
  void start();
  /// Keeps experiment and stage in the settings.
  void saveSettings();

 signals:
  /// What was opened cannot be: one sentence.
  void failed(const QString& sentence);

 private:
  void makeSessions(const WorkbenchOptions& options);
  void restore(const WorkbenchOptions& options);
  void restoreLadderView();
  void noteDataFile();
  void followOwnFiles();
  void useAwaited();

  const bool m_startsWorker;
  Settings m_settings;
  Experiment m_experiment;
  ExperimentHistory m_history{m_experiment};
  RecentFiles m_recent{m_settings};
  Comparison m_comparison;
  Stage m_stage;
  DataSources m_sources;
  DeviceNotes m_notes;
  OwnFiles m_own;
  std::optional<std::pair<std::string, messages::Side>> m_awaited;  // a file whose kernel is to be used
  bool m_runAwaited = false;
  WorkerClient m_worker;
  std::unique_ptr<LiveSession> m_live;
  QObject m_parts;  // parent of foreground jobs and companions
  ForegroundJobs m_jobs;
  std::unique_ptr<SessionKeeper> m_sessions;  // goes first: it keeps the last state of the models
};

}  // namespace warpfold::app
