// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>

namespace warpfold::app {

/// What the window remembers from one start to the next; a window that is not to remember reads nothing and keeps
/// nothing.
class Settings {
 public:
  explicit Settings(bool persistent) : m_persistent(persistent) {}

  bool persistent() const { return m_persistent; }
  QVariant value(const char* key) const { return m_persistent ? m_store.value(QLatin1String(key)) : QVariant(); }
  void set(const char* key, const QVariant& value) {
    if (m_persistent) m_store.setValue(QLatin1String(key), value);
  }
  /// For models that save and restore themselves.
  QSettings& store() { return m_store; }

 private:
  bool m_persistent;
  QSettings m_store;
};

}  // namespace warpfold::app
