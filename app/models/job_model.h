// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/envelope.h"
#include "models/data_source.h"

namespace warpfold::app {

/// A model that a job of the worker fills: how far that is, and how it ended. What the job finds out is for those that
/// inherit.
class JobModel : public DataSource {
  Q_OBJECT
 public:
  enum class State { idle, running, stopping, finished, failed };
  Q_ENUM(State)

  explicit JobModel(QObject* parent = nullptr);

  State state() const { return m_state; }
  bool active() const { return m_state == State::running || m_state == State::stopping; }
  QString progressText() const override;
  /// 0 … 1; nothing where it is not known.
  std::optional<double> progressFraction() const { return m_fraction; }
  virtual QString failureText() const;
  /// The same for the window, without options of a command line.
  virtual QString failureSentence() const;
  /// As the command line's exit status.
  int failureStatus() const { return m_failureStatus; }
  std::optional<RunFailure> runFailure() const override;
  bool ended() const override { return m_state == State::finished || m_state == State::failed; }

  // Events ---------------------------------------------------------------------------------------------
  /// The job was asked to end.
  void stopping();
  void apply(const messages::Progress& message);
  virtual void apply(const messages::Failure& message);
  /// The job has ended, or never began, for this reason.
  void fail(const QString& message, int status = 3);
  /// The job has ended or given way; where it has failed, that stays.
  void finish();
  /// The job went with its worker.
  void lose(const QString& message);

 signals:
  void stateChanged();
  void progressChanged();

 protected:
  /// A new job: nothing is known of its progress, and nothing is wrong.
  void begin();
  void setFailed(int status);
  void clearProgress();

 private:
  void setState(State state);

  State m_state = State::idle;
  std::optional<Message> m_progress;
  QString m_failure;  // where there is no complaint
  std::optional<double> m_fraction;
  std::optional<Complaint> m_complaint;
  int m_failureStatus = 3;
};

}  // namespace warpfold::app
