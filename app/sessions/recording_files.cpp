// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sessions/recording_files.h"

#include <QFile>
#include <QFileInfo>

#include "models/words.h"
#include "sessions/file_path.h"
#include "sessions/own_thread.h"
#include "store/compare_recordings.h"
#include "store/recording_folders.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::app {

namespace {

QString calledOf(const store::RecordedDevice& recorded) {
  return QStringLiteral("%1, %2").arg(text(recorded.device.called()), shown(QString::fromStdString(recorded.date)));
}

RecordingFile look(const QString& path) {
  RecordingFile file{path, shown(QFileInfo(path).fileName()), {}, {}};
  try {
    const auto recording = store::Recording::open(pathOf(path));
    file.called = calledOf(recording->recorded());
    file.note = shown(QString::fromStdString(recording->recorded().note));
  } catch (const Error& error) {
    file.problem = sentence(error.message());
  } catch (const std::bad_alloc&) {
    file.problem = sentence(say<"out-of-memory">());
  }
  return file;
}

ComparedRequest requestOf(const store::ComparedRun& run) {
  const store::RecordedKey& key = *run.key;
  ComparedRequest row;
  row.kernel = QString::fromStdString(key.kernel);
  row.n = key.n;
  row.block = key.block;
  row.grid = key.grid;
  row.type = key.type;
  row.op = key.op;
  row.cache = key.cache;
  row.us = {run.ownUs, run.otherUs};
  row.samples = {run.ownSamples, run.otherSamples};
  row.ratio = run.ratio;
  row.interval = run.interval;
  row.verdict = run.verdict;
  return row;
}

ComparedRecordings comparedFiles(const QString& pathA, const QString& pathB) {
  const auto a = store::Recording::open(pathOf(pathA)), b = store::Recording::open(pathOf(pathB));
  ComparedRecordings compared;
  compared.devices = {calledOf(a->recorded()), calledOf(b->recorded())};
  if (compared.devices[0] == compared.devices[1])  // of one day: the files tell them apart
    compared.devices = {QStringLiteral("%1 (%2)").arg(compared.devices[0], QFileInfo(pathA).fileName()),
                        QStringLiteral("%1 (%2)").arg(compared.devices[1], QFileInfo(pathB).fileName())};
  compared.emulated = {a->recorded().device.timing == Provenance::emulated,
                       b->recorded().device.timing == Provenance::emulated};
  compared.commandNames = {pathA, pathB};
  for (const store::ComparedRun& run : store::compareRecordings(*a, *b)) compared.rows.push_back(requestOf(run));
  return compared;
}

}  // namespace

QFuture<QList<RecordingFile>> knownRecordings() {
  return onItsOwnThread([] {
    QList<RecordingFile> files;
    for (const auto& path : store::recordingFiles(store::recordingFolders()))
      files << look(QFile::decodeName(path.c_str()));
    return files;
  });
}

QFuture<RecordingFile> recordingAt(const QString& path) {
  return onItsOwnThread([path] { return look(path); });
}

QFuture<FoundComparison> compareRecordings(const QString& pathA, const QString& pathB) {
  return onItsOwnThread([pathA, pathB] { return compareRecordingsNow(pathA, pathB); });
}

FoundComparison compareRecordingsNow(const QString& pathA, const QString& pathB) {
  FoundComparison found;
  try {
    found.recordings = comparedFiles(pathA, pathB);
    if (found.recordings.rows.empty())
      found.problem = sentence(say<"no-common-runs">(arg<"file">(QFileInfo(pathB).fileName().toStdString())));
  } catch (const Error& error) {
    found.problem = sentence(error.message());
  } catch (const std::bad_alloc&) {
    found.problem = sentence(say<"out-of-memory">());
  }
  return found;
}

}  // namespace warpfold::app
