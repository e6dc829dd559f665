// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace warpfold::app {

/// What the window remembers from one start to the next; a window that is not to remember reads nothing and keeps
/// nothing. Nor does one whose settings would be no regular file: reading a pipe would wait for ever.
class Settings {
 public:
  explicit Settings(bool persistent)
      : m_persistent(persistent && isRegular()), m_store(m_persistent ? file() : QString(), QSettings::NativeFormat) {}

  bool persistent() const { return m_persistent; }
  QVariant value(const char* key) const { return m_persistent ? m_store.value(QLatin1String(key)) : QVariant(); }
  void set(const char* key, const QVariant& value) {
    if (m_persistent) m_store.setValue(QLatin1String(key), value);
  }
  /// For models that save and restore themselves.
  QSettings& store() { return m_store; }

 private:
  static QString file() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/warpfold/warpfold.conf");
  }
  static bool isRegular() {
    const QFileInfo there(file());
    return !there.exists() || there.isFile();
  }

  bool m_persistent;
  QSettings m_store;
};

}  // namespace warpfold::app
