// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <map>
#include <typeindex>

#include "jobs/event_types.h"
#include "worker_client/worker_client.h"

namespace warpfold::app {

/// One kind of job as the window sees it: starts it, takes its events and drops those of a job that is over. What every
/// job has in common is here; what one kind says is handled by `on`.
class JobClient : public QObject {
  Q_OBJECT
 public:
  explicit JobClient(WorkerClient& client, QObject* parent = nullptr);

  /// `handle` gets every event of type T of the running job.
  template <typename T>
  void on(std::function<void(const T&)> handle) {
    const messages::RegisterEvent<T> readable;
    m_handlers[typeid(T)] = [handle = std::move(handle)](const messages::JobEvent& event) { handle(*event.as<T>()); };
  }

  /// Starts a job, which supersedes the one in the foreground. The worker counts as hung where nothing is heard of it
  /// for `patience`. False where there is no worker.
  template <typename Request>
  bool start(const Request& request, std::chrono::milliseconds patience) {
    m_job = 0;  // what ends now is not ours any more
    m_job = m_client.start(Request::type, codec::encode(request), patience);
    return m_job != 0;
  }
  /// The same beside the job in the foreground.
  template <typename Request>
  bool startBeside(const Request& request) {
    m_job = m_client.startBeside(Request::type, codec::encode(request));
    return m_job != 0;
  }
  void cancel();
  /// Asks the job to end, and hears no more of it.
  void abandon();
  /// Has been started and has not ended.
  bool running() const { return m_job != 0; }

 signals:
  void progress(const warpfold::messages::Progress& progress);
  void failed(const warpfold::messages::Failure& failure);
  /// The job has ended: finished, cancelled or failed.
  void done();
  /// The job gave way to another one.
  void superseded();
  /// The job ended with its worker; `message` says how that ended.
  void lost(const QString& message);
  /// The job went with its worker because a restart was asked for.
  void restarted();

 private:
  WorkerClient& m_client;
  std::map<std::type_index, std::function<void(const messages::JobEvent&)>> m_handlers;
  quint64 m_job = 0;
};

}  // namespace warpfold::app
