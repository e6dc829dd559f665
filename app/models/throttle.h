// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <chrono>
#include <functional>
#include <utility>

namespace warpfold::app {

/// Does `action` at once when asked, then at most once in every `interval`: however often it is asked for meanwhile,
/// it is done once at the end of the interval.
class Throttle {
 public:
  Throttle(std::chrono::milliseconds interval, std::function<void()> action) : m_action(std::move(action)) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(interval);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
      if (std::exchange(m_asked, false)) act();
    });
  }

  void ask() {
    if (m_timer.isActive())
      m_asked = true;
    else
      act();
  }
  /// Forgets what it was asked for.
  void cancel() { m_asked = false; }

 private:
  void act() {
    m_timer.start();
    m_action();
  }

  std::function<void()> m_action;
  QTimer m_timer;
  bool m_asked = false;
};

}  // namespace warpfold::app
