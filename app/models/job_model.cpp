// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/job_model.h"

#include "models/words.h"

namespace warpfold::app {

JobModel::JobModel(QObject* parent) : DataSource(parent) {
  connect(this, &JobModel::stateChanged, this, &DataSource::changed);
}

std::optional<DataSource::RunFailure> JobModel::runFailure() const {
  if (m_state != State::failed) return std::nullopt;
  return RunFailure{failureText(), m_failureStatus, m_complaint};
}

QString JobModel::progressText() const {
  return m_progress ? text(*m_progress) : QString();
}

QString JobModel::failureText() const {
  return m_complaint ? text(*m_complaint) : m_failure;
}

QString JobModel::failureSentence() const {
  return m_complaint ? windowText(*m_complaint) : m_failure;
}

void JobModel::begin() {
  m_failure.clear();
  m_complaint.reset();
  m_progress.reset();
  m_fraction.reset();
  m_state = State::idle;  // so that a restart out of a running job is announced too
  setState(State::running);
}

void JobModel::stopping() {
  if (m_state == State::running) setState(State::stopping);
}

void JobModel::apply(const messages::Progress& message) {
  m_progress = message.what;
  m_fraction = message.fraction;
  emit progressChanged();
}

void JobModel::apply(const messages::Failure& message) {
  m_complaint = message.complaint;
  setFailed(message.status);
}

void JobModel::fail(const QString& message, int status) {
  m_failure = message;
  m_complaint.reset();
  setFailed(status);
}

void JobModel::finish() {
  if (m_state != State::failed) setState(State::finished);
  clearProgress();
}

void JobModel::lose(const QString& message) {
  if (active()) fail(message);
  clearProgress();
}

void JobModel::setFailed(int status) {
  m_failureStatus = status;
  setState(State::failed);
}

void JobModel::clearProgress() {
  m_progress.reset();
  m_fraction.reset();
  emit progressChanged();
}

void JobModel::setState(State state) {
  if (state == m_state) return;
  m_state = state;
  emit stateChanged();
}

}  // namespace warpfold::app
