// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/event_decoder.h"

#include <fcntl.h>
#include <unistd.h>

#include <QMutexLocker>
#include <cerrno>
#include <utility>

namespace warpfold::app {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t chunk = std::size_t{1} << 18;
constexpr int errorChunk = 1 << 16;
constexpr auto errorPause = std::chrono::milliseconds(50);

}  // namespace

void EventDecoder::Pipe::open(int newFile, QObject* reader, const std::function<void()>& read) {
  close();
  if (newFile < 0) return;
  file = newFile;
  ::fcntl(file, F_SETFL, ::fcntl(file, F_GETFL) | O_NONBLOCK);
  notifier = std::make_unique<QSocketNotifier>(file, QSocketNotifier::Read);
  QObject::connect(notifier.get(), &QSocketNotifier::activated, reader, read);
}

void EventDecoder::Pipe::close() {
  if (notifier) {
    notifier->setEnabled(false);
    notifier.release()->deleteLater();  // it may be what has called us
  }
  if (file >= 0) ::close(file);
  file = -1;
}

EventDecoder::EventDecoder(QObject* parent) : QObject(parent), m_errorPause(this), m_buffer(chunk) {
  m_errorPause.setSingleShot(true);
  m_errorPause.setInterval(errorPause);
  connect(&m_errorPause, &QTimer::timeout, this, [this] {
    if (m_errors.notifier) m_errors.notifier->setEnabled(true);
  });
  connect(this, &EventDecoder::taken, this, [this] {
    if (m_events.notifier) m_events.notifier->setEnabled(true);
  });
}

EventDecoder::~EventDecoder() {
  m_events.notifier.reset();
  m_errors.notifier.reset();
  m_events.close();
  m_errors.close();
}

void EventDecoder::watch(quint64 generation, int events, int errors) {
  m_reader = codec::FrameReader();
  m_errorRest.clear();
  m_errorPause.stop();
  {
    const QMutexLocker lock(&m_mutex);
    m_generation = generation;
    m_batch = {};
    m_batchBytes = 0;
    m_progressAt.clear();
    m_errorLines.clear();
    m_lastHeard = Clock::now();
    m_announced = m_paused = false;
  }
  m_events.open(events, this, [this] { readEvents(); });
  m_errors.open(errors, this, [this] { readErrors(); });
}

EventBatch EventDecoder::take(quint64 generation) {
  const QMutexLocker lock(&m_mutex);
  if (generation != m_generation) return {};
  m_announced = false;
  m_batchBytes = 0;
  m_progressAt.clear();
  if (std::exchange(m_paused, false)) emit taken();
  return std::exchange(m_batch, {});
}

bool EventDecoder::waiting(quint64 generation) const {
  const QMutexLocker lock(&m_mutex);
  return generation == m_generation && !m_batch.events.empty();
}

QStringList EventDecoder::errorLines(quint64 generation) const {
  const QMutexLocker lock(&m_mutex);
  return generation == m_generation ? m_errorLines : QStringList();
}

std::chrono::milliseconds EventDecoder::quietFor() const {
  const QMutexLocker lock(&m_mutex);
  if (m_paused) return std::chrono::milliseconds(0);
  return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_lastHeard);
}

void EventDecoder::readEvents() {
  if (m_events.file < 0) return;
  const ssize_t count = ::read(m_events.file, m_buffer.data(), m_buffer.size());
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return;
  if (count <= 0) return endEvents(std::nullopt);
  decode(std::size_t(count));
}

void EventDecoder::decode(std::size_t bytes) {
  try {
    m_reader.append(std::span(m_buffer.data(), bytes));
    while (auto payload = m_reader.next()) add(messages::decodeEvent(*payload), payload->size());
  } catch (const std::exception& error) {
    return endEvents(QString::fromUtf8(error.what()));
  }
  const QMutexLocker lock(&m_mutex);
  m_lastHeard = Clock::now();
  m_paused = full();
  if (m_paused) m_events.notifier->setEnabled(false);
  announce();
}

void EventDecoder::add(messages::Event event, std::size_t bytes) {
  if (std::holds_alternative<messages::Alive>(event)) return;
  const auto* progress = std::get_if<messages::Progress>(&event);
  const bool isProgress = progress != nullptr;
  const std::uint64_t job = isProgress ? progress->job : 0;
  auto decoded = std::make_shared<const messages::Event>(std::move(event));
  const QMutexLocker lock(&m_mutex);
  if (isProgress) {
    const auto [known, isNew] = m_progressAt.try_emplace(job, m_batch.events.size());
    if (!isNew) {
      m_batch.events[known->second] = std::move(decoded);
      return;
    }
  }
  m_batch.events.push_back(std::move(decoded));
  m_batchBytes += bytes;
}

void EventDecoder::endEvents(std::optional<QString> unreadable) {
  m_events.close();
  const QMutexLocker lock(&m_mutex);
  m_batch.unreadable = std::move(unreadable);
  m_batch.ended = m_errors.file < 0;
  announce();
}

void EventDecoder::endErrors() {
  m_errors.close();
  const QMutexLocker lock(&m_mutex);
  keepErrors({std::exchange(m_errorRest, {})});
  m_batch.ended = m_events.file < 0;
  if (m_batch.ended) announce();
}

void EventDecoder::announce() {
  if (!std::exchange(m_announced, true)) emit arrived(m_generation);
}

/// A little at a time: nobody reads faster, and what floods us waits.
void EventDecoder::readErrors() {
  if (m_errors.file < 0) return;
  char bytes[errorChunk];
  const ssize_t count = ::read(m_errors.file, bytes, sizeof bytes);
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return;
  if (count <= 0) return endErrors();
  if (count == errorChunk) {
    m_errors.notifier->setEnabled(false);
    m_errorPause.start();
  }
  QList<QByteArray> lines = QByteArray::fromRawData(bytes, int(count)).split('\n');
  lines.first().prepend(m_errorRest);
  m_errorRest = lines.takeLast().left(4 * errorCharacters);
  m_errorRest.detach();
  const QMutexLocker lock(&m_mutex);
  keepErrors(lines);
}

void EventDecoder::keepErrors(const QList<QByteArray>& lines) {
  for (const QByteArray& line : lines) {
    const QString text = QString::fromUtf8(line).trimmed().left(errorCharacters);
    if (!text.isEmpty()) m_errorLines << text;
  }
  while (m_errorLines.size() > keptErrorLines) m_errorLines.removeFirst();
}

}  // namespace warpfold::app
