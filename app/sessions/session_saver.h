// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "store/session.h"

namespace warpfold::app {

/// Writes a session's file on a thread of its own: whoever gives it something never waits for a disk. A file is begun
/// with the first state. Where it cannot be written, that is told once, tried again now and then, and nothing else
/// happens; memory stays bounded, since only the newest states wait.
class SessionSaver : public QObject {
  Q_OBJECT
 public:
  explicit SessionSaver(QObject* parent = nullptr);
  /// Writes what waits.
  ~SessionSaver() override;

  /// From now on files are made there; the present one is closed.
  void setFolder(const QString& folder);
  void save(store::SessionState state);
  void setLabel(const store::SessionLabel& label);

 signals:
  /// A file was begun.
  void began(const QString& path);
  /// The file was moved or deleted by somebody else; the next state that is saved begins a new one.
  void gone(const QString& path);
  /// One sentence: why nothing can be saved.
  void failed(const QString& sentence);

 private:
  struct Orders {
    std::optional<QString> folder;
    std::deque<store::SessionState> states;
    std::optional<store::SessionLabel> label;
    bool end = false;
    bool any() const { return folder || !states.empty() || label || end; }
  };

  void work();
  void carryOut(Orders& orders);
  void write(const store::SessionState& state);
  void tell(const std::exception& error);

  std::mutex m_mutex;
  std::condition_variable m_woken;
  Orders m_orders;  // guarded by the mutex

  // Of the thread.
  QString m_folder;
  std::unique_ptr<store::SessionWriter> m_writer;
  std::optional<store::SessionLabel> m_label;  // of the session, in whatever file
  std::optional<std::chrono::steady_clock::time_point> m_failed;
  bool m_told = false;

  std::thread m_thread;  // last: it works with all of the above
};

}  // namespace warpfold::app
