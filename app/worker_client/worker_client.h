// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QProcess>
#include <QStringList>
#include <QThread>
#include <QTimer>
#include <chrono>
#include <optional>

#include "worker_client/event_decoder.h"

namespace warpfold::app {

/// The window's end of the pipe to `warpfold-cli worker`. Starts the process, greets it, sends commands,
/// delivers its events as signals and drops those of superseded jobs. A worker that dies, hangs, talks
/// nonsense or cannot be started is reported in one sentence and started again with growing pauses; after
/// three failures in quick succession it waits for restart(). No call blocks.
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
  /// How long a running job on a GPU may stay silent before the worker counts as hung; jobs on the emulator
  /// or the CPU, which are slow without being hung, get six times that.
  void setHangLimit(std::chrono::milliseconds limit) { m_hangLimit = limit; }
  /// Pause before the first restart; doubles with each failure in a row.
  void setRestartPause(std::chrono::milliseconds pause) { m_restartPause = pause; }

  State state() const { return m_state; }
  quint64 currentJob() const { return m_job; }
  bool jobRunning() const { return m_jobRunning; }
  qint64 processId() const { return m_process ? m_process->processId() : 0; }

  void start();
  /// Starts anew at once, whatever the state; forgets earlier failures.
  void restart();
  /// Runs `request` (its job number is assigned here and returned); supersedes a running job of any kind. 0
  /// when not ready.
  quint64 compare(messages::Compare request);
  quint64 ladder(messages::Ladder request);
  quint64 again(messages::Repeat request);
  /// Asks the running job to end; its Done follows.
  void cancel();

 signals:
  void stateChanged(warpfold::app::WorkerClient::State state);
  void hello(const warpfold::messages::Hello& hello);
  void board(const warpfold::messages::Board& board);
  void progress(const warpfold::messages::Progress& progress);
  void result(const warpfold::messages::Result& result);
  void samples(const warpfold::messages::Samples& samples);
  void cub(const warpfold::messages::CubTime& cub);
  void counters(const warpfold::messages::KernelCounters& counters);
  void ladderRow(const warpfold::messages::LadderRow& row);
  void repeated(const warpfold::messages::Repeated& result);
  void peak(const warpfold::messages::MeasuredPeak& peak);
  void failure(const warpfold::messages::Failure& failure);
  void done(quint64 job);
  /// A running job gave way to a new one: nothing more of it is delivered.
  void superseded(quint64 job);
  /// The worker is gone. `message` is one sentence; `restarting` tells whether a new one starts by itself.
  void lost(const QString& message, bool restarting);
  // Internal: bytes on their way to the decoder's thread.
  void received(quint64 generation, const QByteArray& bytes);

 private:
  void launch();
  void send(const messages::Command& command);
  template <typename Job>
  quint64 begin(Job request, bool host);
  void deliver(quint64 generation, const EventPtr& event);
  void greetedBy(const messages::Hello& hello);
  void fail(const QString& message);
  void dropProcess();
  void setState(State state);
  void readErrors();
  void onFinished(int code, QProcess::ExitStatus status);
  void onStartError(QProcess::ProcessError error);
  void onSilence();
  QString lastWords() const;

  QThread m_thread;
  EventDecoder* m_decoder;
  QProcess* m_process = nullptr;
  QString m_command;
  QTimer m_watchdog;
  QTimer m_restartTimer;
  QElapsedTimer m_alive;
  QStringList m_errorLines;
  quint64 m_generation = 0;
  quint64 m_job = 0;
  bool m_jobRunning = false;
  int m_failures = 0;
  State m_state = State::stopped;
  std::chrono::milliseconds m_hangLimit;
  std::chrono::milliseconds m_restartPause{500};
};

}  // namespace warpfold::app
