// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sessions/session_saver.h"

#include <QDateTime>
#include <QFile>
#include <utility>

#include "models/words.h"
#include "sessions/file_path.h"
#include "values/error.h"

namespace warpfold::app {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t mostWaiting = 4;
constexpr auto pauseAfterFailure = std::chrono::seconds(10);

}  // namespace

SessionSaver::SessionSaver(QObject* parent) : QObject(parent), m_thread([this] { work(); }) {}

SessionSaver::~SessionSaver() {
  {
    const std::lock_guard lock(m_mutex);
    m_orders.end = true;
  }
  m_woken.notify_one();
  m_thread.join();
}

void SessionSaver::setFolder(const QString& folder) {
  {
    const std::lock_guard lock(m_mutex);
    m_orders.folder = folder;
    m_orders.states.clear();
    m_orders.label.reset();
  }
  m_woken.notify_one();
}

void SessionSaver::save(store::SessionState state) {
  {
    const std::lock_guard lock(m_mutex);
    auto& states = m_orders.states;
    if (!states.empty() && states.back().comparison == state.comparison)
      states.back() = std::move(state);
    else
      states.push_back(std::move(state));
    if (states.size() > mostWaiting) states.pop_front();
  }
  m_woken.notify_one();
}

void SessionSaver::setLabel(const store::SessionLabel& label) {
  {
    const std::lock_guard lock(m_mutex);
    m_orders.label = label;
  }
  m_woken.notify_one();
}

void SessionSaver::work() {
  for (;;) {
    Orders orders;
    {
      std::unique_lock lock(m_mutex);
      m_woken.wait(lock, [this] { return m_orders.any(); });
      orders = std::exchange(m_orders, {});
    }
    carryOut(orders);
    if (orders.end) return;
  }
}

void SessionSaver::carryOut(Orders& orders) {
  if (orders.folder) {
    m_folder = *orders.folder;
    m_writer.reset();
    m_label.reset();
    m_failed.reset();
    m_told = false;
  }
  if (m_folder.isEmpty() || (m_failed && Clock::now() - *m_failed < pauseAfterFailure)) return;
  try {
    if (orders.label) m_label = orders.label;
    for (const store::SessionState& state : orders.states) write(state);
    if (orders.label && m_writer) m_writer->put(*orders.label);
    m_failed.reset();
  } catch (const store::SessionGone&) {
    emit gone(QFile::decodeName(std::exchange(m_writer, nullptr)->path().c_str()));
  } catch (const std::exception& error) {
    tell(error);
  }
}

void SessionSaver::write(const store::SessionState& state) {
  if (m_writer) return m_writer->put(state);
  const QDateTime now = QDateTime::currentDateTime();
  m_writer =
      store::SessionWriter::begin(pathOf(m_folder), now.toString(QStringLiteral("yyyy-MM-dd HH.mm.ss")).toStdString(),
                                  now.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")).toStdString(), state);
  if (m_label) m_writer->put(*m_label);
  emit began(QFile::decodeName(m_writer->path().c_str()));
}

void SessionSaver::tell(const std::exception& error) {
  m_failed = Clock::now();
  if (std::exchange(m_told, true)) return;
  const auto* ours = dynamic_cast<const Error*>(&error);
  emit failed(ours ? sentence(ours->message())
                   : tr("The session cannot be saved: %1.").arg(QString::fromUtf8(error.what())));
}

}  // namespace warpfold::app
