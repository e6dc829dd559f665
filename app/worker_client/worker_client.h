// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QProcess>
#include <QSet>
#include <QStringList>
#include <QThread>
#include <QTimer>
#include <chrono>
#include <deque>
#include <map>
#include <optional>
#include <utility>

#include "models/throttle.h"
#include "worker_client/event_decoder.h"

namespace warpfold::app {

/// The window's end of the pipe to `warpfold-cli worker`. Starts the process, greets it, sends commands,
/// delivers its events as signals and drops those of superseded jobs (JobClient is what a kind of job uses). A worker
/// that dies, hangs, talks nonsense or cannot be started is reported in one sentence and started again with growing
/// pauses; after three failures in quick succession it waits for restart(). No call blocks, and a worker that has too
/// much to say takes no more than a part of this thread: what it says is delivered thirty times a second at most,
/// progress ten times, and it waits while the window lags behind. The process ends with this one, however that ends.
/// Many methods: a third are its signals, and each way in which a process can start, fall silent or end has its own.
class WorkerClient : public QObject {
  Q_OBJECT
 public:
  enum class State { stopped, starting, ready, waiting, givenUp };
  Q_ENUM(State)

  explicit WorkerClient(QObject* parent = nullptr);
  ~WorkerClient() override;

  /// A whole command line, read by QProcess::splitCommand: `ssh host warpfold-cli worker` works. Empty: the
  /// warpfold-cli beside this program, else the one on PATH. Takes effect at the next (re)start.
  void setCommand(const QString& commandLine) { m_command = commandLine; }
  QString command() const;
  /// Devices that workers list from the next (re)start on, wherever they look for devices: recordings that lie
  /// elsewhere, "recording:/home/me/a.warpfold".
  void nameDevices(const QStringList& backends) { m_namedDevices = backends; }
  /// Files of the user's whose kernels are among those of the worker from now on.
  void nameSources(std::vector<UserSource> sources);
  /// How long a running job may stay silent before the worker counts as hung, whatever its device's patience is.
  void setHangLimit(std::chrono::milliseconds limit) { m_hangLimit = limit; }
  /// A worker that says nothing within `limit` of its start is given up, and not started again.
  void giveUpWithoutGreeting(std::chrono::milliseconds limit) {
    m_greetingLimit = limit;
    m_onlyTry = true;
  }
  /// Pause before the first restart; doubles with each failure in a row.
  void setRestartPause(std::chrono::milliseconds pause) { m_restartPause = pause; }

  State state() const { return m_state; }
  bool jobRunning() const { return m_foreground != 0; }
  /// Something was heard of the worker within the last two seconds; it sends a sign of life twice a second, also while
  /// it computes.
  bool responding() const { return m_responding; }
  qint64 processId() const { return m_process ? m_process->processId() : 0; }

  void start();
  /// Starts again at once, in every state; forgets earlier failures.
  void restart();
  /// Starts a job in the foreground and gives its number; the one that runs there gives way. 0 when not ready.
  quint64 start(const std::string& type, nlohmann::json request, std::chrono::milliseconds patience);
  /// The same beside it.
  quint64 startBeside(const std::string& type, nlohmann::json request);
  /// Asks a job to end; its Done follows.
  void cancel(quint64 job);

 signals:
  void stateChanged(warpfold::app::WorkerClient::State state);
  /// After each start of a process; again where the worker's kernels or devices have changed.
  void hello(const warpfold::messages::Hello& hello);
  /// Something that only its kind of job says.
  void jobEvent(const warpfold::messages::JobEvent& event);
  void progress(const warpfold::messages::Progress& progress);
  void failure(const warpfold::messages::Failure& failure);
  void done(quint64 job);
  /// A running job gave way to a new one: nothing more of it is delivered.
  void superseded(quint64 job);
  /// The worker has fallen silent, or is heard again.
  void respondingChanged(bool responding);
  /// The worker is ended because restart() was asked for, and what it did with it.
  void restarted();
  /// The worker is gone. `message` is one sentence; `restarting` tells whether a new one starts by itself.
  void lost(const QString& message, bool restarting);
  // Internal: what the decoder's thread reads from now on.
  void watched(quint64 generation, int events, int errors);

 private:
  void launch();
  bool startProcess(const QStringList& commandLine);
  void watch(int events, int errors) { emit watched(++m_generation, events, errors); }
  void send(const messages::Command& command);
  void greet();
  void collect();
  void deliver(const messages::Event& event);
  void deliverProgress();
  void greetedBy(const messages::Hello& hello);
  void fail(const QString& message);
  void dropProcess();
  void setState(State state);
  void onFinished(int code, QProcess::ExitStatus status);
  void reportEnd();
  void checkSilence();
  void onStartError(QProcess::ProcessError error);
  void onSilence();
  void setResponding(bool responding);
  bool isOurs(quint64 job) const { return job == m_foreground || m_beside.contains(job); }
  QString lastWords() const;
  static QString namedProgram();

  QThread m_thread;
  EventDecoder* m_decoder;
  QProcess* m_process = nullptr;
  QString m_command;
  QStringList m_namedDevices;
  std::vector<UserSource> m_sources;
  QTimer m_watchdog;  // of the job in the foreground
  QTimer m_silence;   // looks how long the process has been silent
  QTimer m_pace;      // until the next events are delivered
  QTimer m_drain;     // until an ended process counts as read
  QTimer m_restartTimer;
  QElapsedTimer m_alive;
  std::deque<EventPtr> m_inbox;                            // read and not delivered yet
  std::optional<QString> m_unreadable;                     // comes after these
  std::map<std::uint64_t, messages::Progress> m_progress;  // the newest of each job, not delivered yet
  Throttle m_progressPace;
  bool m_ended = false;  // all that the process wrote has been read
  std::optional<std::pair<int, QProcess::ExitStatus>> m_exit;
  quint64 m_generation = 0;
  quint64 m_lastJob = 0;
  quint64 m_foreground = 0;  // 0: none runs
  QSet<quint64> m_beside;
  bool m_responding = true;
  int m_failures = 0;
  State m_state = State::stopped;
  std::optional<std::chrono::milliseconds> m_hangLimit;
  std::chrono::milliseconds m_greetingLimit{0};
  bool m_onlyTry = false;  // what says nothing within this limit is not started again
  std::chrono::milliseconds m_restartPause{100};
};

}  // namespace warpfold::app
