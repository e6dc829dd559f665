// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workbench/recent_files.h"

#include "workbench/settings.h"

namespace warpfold::app {

RecentFiles::RecentFiles(Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_paths(settings.value("files/recent").toStringList().mid(0, most)) {
  m_paths.removeAll(QString());
}

void RecentFiles::add(const QString& path) {
  const QString whole = QFileInfo(path).absoluteFilePath();
  if (m_paths.value(0) == whole) return;
  QStringList paths = m_paths;
  paths.removeAll(whole);
  paths.prepend(whole);
  set(paths.mid(0, most));
}

void RecentFiles::clear() {
  set({});
}

void RecentFiles::set(const QStringList& paths) {
  if (paths == m_paths) return;
  m_paths = paths;
  m_settings.set("files/recent", paths);
  emit changed();
}

}  // namespace warpfold::app
