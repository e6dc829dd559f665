// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <vector>

#include "catalogue/user_code.h"

namespace warpfold::app {

/// Files with kernels of the user's: those of a folder, and others that were opened. They are watched: changed() comes
/// soon after one of them was changed, here or by another program.
class OwnFiles : public QObject {
  Q_OBJECT
 public:
  /// Bytes of a file; what is longer is no kernel.
  static constexpr qint64 mostBytes = 1 << 20;
  /// Of all files: as much as a worker reads in one message.
  static constexpr qint64 mostTogether = 3 << 20;
  static constexpr qsizetype mostFiles = 64;

  explicit OwnFiles(QObject* parent = nullptr);

  /// Where new files go, and all that end in .cu or .cuh are listed; empty: nowhere.
  void setFolder(const QString& folder);
  QString folder() const { return m_folder; }
  /// Opened ones, elsewhere than in the folder.
  QStringList opened() const { return m_opened; }
  void setOpened(const QStringList& paths);
  static bool isKernelName(const QString& path);

  /// One sentence where it cannot be read; else empty. It is listed from now on.
  QString open(const QString& path);
  /// One sentence where it cannot be written; else empty.
  QString write(const QString& path, const QString& text);
  /// Writes a new file into the folder, called like `name`, and gives its path; empty where that is not possible.
  QString create(const QString& name, const QString& text);

  /// What they hold now.
  const std::vector<UserSource>& sources() const { return m_sources; }
  /// Null where it is none of them.
  const UserSource* source(const std::string& file) const;

 signals:
  void changed();

 private:
  QStringList paths() const;
  void look();

  QString m_folder;
  QStringList m_opened;
  std::vector<UserSource> m_sources;
  QFileSystemWatcher m_watcher;
  QTimer m_settle;  // an editor writes a file in several goes
};

}  // namespace warpfold::app
