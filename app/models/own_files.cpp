// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/own_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <algorithm>

namespace warpfold::app {

namespace {

constexpr int settleMs = 100;

/// What a file holds; nothing where it is no kernel file that can be read.
std::optional<std::string> textOf(const QString& path) {
  const QFileInfo info(path);
  if (!info.isFile() || info.size() > OwnFiles::mostBytes) return std::nullopt;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
  return file.read(OwnFiles::mostBytes).toStdString();
}

}  // namespace

OwnFiles::OwnFiles(QObject* parent) : QObject(parent) {
  m_settle.setSingleShot(true);
  m_settle.setInterval(settleMs);
  connect(&m_settle, &QTimer::timeout, this, &OwnFiles::look);
  connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { m_settle.start(); });
  connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { m_settle.start(); });
}

bool OwnFiles::isKernelName(const QString& path) {
  return path.endsWith(QLatin1String(".cu"), Qt::CaseInsensitive) ||
         path.endsWith(QLatin1String(".cuh"), Qt::CaseInsensitive);
}

void OwnFiles::setFolder(const QString& folder) {
  m_folder = folder;
  look();
}

void OwnFiles::setOpened(const QStringList& paths) {
  m_opened = paths.mid(0, mostFiles);
  look();
}

QStringList OwnFiles::paths() const {
  QStringList all;
  if (!m_folder.isEmpty()) {
    const QDir folder(m_folder);
    QStringList names = folder.entryList({QStringLiteral("*.cu"), QStringLiteral("*.cuh")}, QDir::Files);
    // A copy, "sum-2.cu", behind what it was made of, "sum.cu".
    std::stable_sort(names.begin(), names.end(), [](const QString& a, const QString& b) {
      return QFileInfo(a).completeBaseName() < QFileInfo(b).completeBaseName();
    });
    for (const QString& name : names) all << folder.absoluteFilePath(name);
  }
  for (const QString& path : m_opened)
    if (!all.contains(path)) all << path;
  return all.mid(0, mostFiles);
}

const UserSource* OwnFiles::source(const std::string& file) const {
  const auto found =
      std::find_if(m_sources.begin(), m_sources.end(), [&](const UserSource& each) { return each.file == file; });
  return found == m_sources.end() ? nullptr : &*found;
}

QString OwnFiles::open(const QString& path) {
  const QString absolute = QFileInfo(path).absoluteFilePath();
  if (!QFileInfo(absolute).isFile()) return tr("%1 is no file that can be read.").arg(path);
  if (QFileInfo(absolute).size() > mostBytes) return tr("%1 is longer than 1 MiB: choose another.").arg(path);
  if (!textOf(absolute)) return tr("%1 is no file that can be read.").arg(path);
  if (!paths().contains(absolute)) m_opened << absolute;
  look();
  return {};
}

QString OwnFiles::write(const QString& path, const QString& text) {
  QSaveFile file(path);
  file.setDirectWriteFallback(true);
  const QByteArray bytes = text.toUtf8();
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
    return tr("%1 could not be written: %2").arg(path, file.errorString());
  look();
  return {};
}

QString OwnFiles::create(const QString& name, const QString& text) {
  if (m_folder.isEmpty() || !QDir().mkpath(m_folder)) return {};
  const QDir folder(m_folder);
  QString path = folder.absoluteFilePath(name + QStringLiteral(".cu"));
  for (int number = 2; QFileInfo::exists(path); ++number)
    path = folder.absoluteFilePath(name + QStringLiteral("-%1.cu").arg(number));
  return write(path, text).isEmpty() ? path : QString();
}

void OwnFiles::look() {
  std::vector<UserSource> sources;
  const QStringList all = paths();
  qint64 bytes = 0;
  for (const QString& path : all)
    if (auto text = textOf(path); text && (bytes += qint64(text->size())) <= mostTogether)
      sources.push_back({path.toStdString(), *std::move(text)});
  // What was replaced is no longer watched.
  QStringList watched = all;
  if (!m_folder.isEmpty() && QFileInfo::exists(m_folder)) watched << m_folder;
  const QStringList before = m_watcher.files() + m_watcher.directories();
  for (const QString& path : watched)
    if (!before.contains(path) && QFileInfo::exists(path)) m_watcher.addPath(path);
  for (const QString& path : before)
    if (!watched.contains(path)) m_watcher.removePath(path);
  const auto same = [](const UserSource& a, const UserSource& b) { return a.file == b.file && a.text == b.text; };
  if (std::equal(sources.begin(), sources.end(), m_sources.begin(), m_sources.end(), same)) return;
  m_sources = std::move(sources);
  emit changed();
}

}  // namespace warpfold::app
