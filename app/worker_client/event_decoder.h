// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMutex>
#include <QObject>
#include <QSocketNotifier>
#include <QStringList>
#include <QTimer>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "jobs/envelope.h"

namespace warpfold::app {

using EventPtr = std::shared_ptr<const messages::Event>;

/// What a worker has said since the last time it was asked, in order.
struct EventBatch {
  std::vector<EventPtr> events;       ///< without Alive; of a job's Progress the newest only
  std::optional<QString> unreadable;  ///< after these events the stream could not be read any further
  bool ended = false;                 ///< nothing more will come
};

/// Reads what one worker process writes, cuts and decodes it. Lives on a thread of its own: a result with traces takes
/// longer to decode than a frame of animation lasts. `generation` tells the processes of restarts apart. Memory stays
/// bounded whatever comes: a worker that writes faster than the window takes waits in its write, and of its standard
/// error the last lines are kept.
class EventDecoder : public QObject {
  Q_OBJECT
 public:
  static constexpr std::size_t mostEvents = 256;  ///< waiting to be taken
  static constexpr int keptErrorLines = 60, errorCharacters = 300;

  explicit EventDecoder(QObject* parent = nullptr);
  ~EventDecoder() override;

  // From any thread:
  /// Of the process that is watched now; nothing where `generation` is another one.
  EventBatch take(quint64 generation);
  bool waiting(quint64 generation) const;
  QStringList errorLines(quint64 generation) const;
  /// Since something was last read of it; zero while it is not read because the window lags behind.
  std::chrono::milliseconds quietFor() const;

 public slots:
  /// From now on reads these ends of pipes and closes them when they end; -1: nothing.
  void watch(quint64 generation, int events, int errors);

 signals:
  /// There is something to take, or a sign of life has come. Not repeated until then.
  void arrived(quint64 generation);
  // Internal: the window has taken what there was.
  void taken();

 private:
  struct Pipe {
    int file = -1;
    std::unique_ptr<QSocketNotifier> notifier;
    void open(int newFile, QObject* reader, const std::function<void()>& read);
    void close();
  };

  void readEvents();
  void readErrors();
  void decode(std::size_t bytes);
  void add(messages::Event event, std::size_t bytes);
  void endEvents(std::optional<QString> unreadable);
  void endErrors();
  void keepErrors(const QList<QByteArray>& lines);
  void announce();
  bool full() const { return m_batch.events.size() >= mostEvents || m_batchBytes >= mostBytes; }

  static constexpr std::size_t mostBytes = std::size_t{32} << 20;

  Pipe m_events, m_errors;
  QTimer m_errorPause;
  codec::FrameReader m_reader;
  std::vector<std::uint8_t> m_buffer;
  QByteArray m_errorRest;  // a line that has not ended yet

  mutable QMutex m_mutex;  // guards what follows
  quint64 m_generation = 0;
  EventBatch m_batch;
  std::size_t m_batchBytes = 0;
  std::map<std::uint64_t, std::size_t> m_progressAt;  // of each job, in the batch
  QStringList m_errorLines;
  std::chrono::steady_clock::time_point m_lastHeard;
  bool m_announced = false, m_paused = false;
};

}  // namespace warpfold::app
