// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace warpfold::app {

class Settings;

/// Data files and sessions that were opened, the last one first. Kept in the settings where these are kept.
class RecentFiles : public QObject {
  Q_OBJECT
 public:
  static constexpr qsizetype most = 10;

  explicit RecentFiles(Settings& settings, QObject* parent = nullptr);

  /// Absolute paths; whether the files are there still is to be asked.
  const QStringList& paths() const { return m_paths; }

 public slots:
  void add(const QString& path);
  void clear();

 signals:
  void changed();

 private:
  void set(const QStringList& paths);

  Settings& m_settings;
  QStringList m_paths;
};

}  // namespace warpfold::app
