// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sessions/session_files.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>

#include "models/words.h"
#include "sessions/file_path.h"
#include "sessions/own_thread.h"
#include "store/recording.h"
#include "store/recording_folders.h"
#include "values/error.h"

namespace warpfold::app {

namespace {

/// So that lupdate and Qt agree on the context.
struct SessionFilesWords {
  Q_DECLARE_TR_FUNCTIONS(SessionFiles)
};

/// What is wrong, as one sentence and as it stands after a file's name; empty where nothing is.
struct Problem {
  QString sentence, reason;
};

template <typename Work>
Problem problemOf(Work work) {
  try {
    work();
    return {};
  } catch (const Error& error) {
    return {sentence(error.message()), text(error.message())};
  } catch (const std::bad_alloc&) {
    const QString memory = SessionFilesWords::tr("There is not enough memory for this file.");
    return {memory, memory};
  }
}

QList<SessionFile> readFolder(const QString& folder) {
  constexpr qsizetype most = 1000;
  QList<SessionFile> files;
  const QFileInfoList found =
      QDir(folder).entryInfoList({QStringLiteral("*.warpfold")}, QDir::Files | QDir::Readable, QDir::Time);
  for (const QFileInfo& info : found.mid(0, most)) {
    SessionFile file{info.absoluteFilePath(), info.lastModified().toString(QStringLiteral("yyyy-MM-dd HH:mm")), {}, {}};
    file.problem = problemOf([&] { file.summary = store::readSummary(pathOf(file.path)); }).sentence;
    files.push_back(std::move(file));
  }
  return files;
}

/// A file of a folder in which recordings are looked for goes by its name, as the worker lists it.
QString backendOf(const QString& path) {
  const QFileInfo info(path);
  const QString known =
      QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/warpfold/recordings");
  return QLatin1String(store::recordingPrefix) +
         (info.absolutePath() == known ? info.fileName() : info.absoluteFilePath());
}

}  // namespace

QString defaultSessionFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/warpfold/sessions");
}

bool isSessionName(const QString& path) {
  return path.endsWith(QLatin1String(".warpfold"), Qt::CaseInsensitive);
}

QFuture<QList<SessionFile>> sessionsIn(const QString& folder) {
  return onItsOwnThread([folder] { return readFolder(folder); });
}

QFuture<FoundFile> openFile(const QString& path, quint64 comparison) {
  return onItsOwnThread([path, comparison] { return openFileNow(path, comparison); });
}

FoundFile openFileNow(const QString& path, quint64 comparison) {
  FoundFile found;
  const Problem problem = problemOf([&] {
    if (store::kindOf(pathOf(path)) == store::FileKind::recording)
      found.recording = backendOf(path);
    else
      found.session = std::make_shared<const store::OpenedSession>(store::readSession(pathOf(path), comparison));
  });
  found.problem = problem.sentence;
  found.reason = problem.reason;
  return found;
}

QString relabel(const QString& path, const store::SessionLabel& label) {
  return problemOf([&] { store::writeLabel(pathOf(path), label); }).sentence;
}

QString removeSession(const QString& path) {
  const QString reason = problemOf([&] { store::deleteFile(pathOf(path)); }).reason;
  return reason.isEmpty() ? QString() : SessionFilesWords::tr("The session was not deleted: %1.").arg(reason);
}

}  // namespace warpfold::app
