// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QList>
#include <QString>

#include "models/recordings_model.h"

namespace warpfold::app {

/// A recording that can be compared: one of the folders, or a file that somebody chose.
struct RecordingFile {
  QString path;
  QString called;   ///< "NVIDIA H200, 2026-11-22"; of a file that cannot be read its name
  QString note;     ///< what somebody noted
  QString problem;  ///< one sentence, where it cannot be read
};

/// What came of comparing two files: `problem` is one sentence where nothing did.
struct FoundComparison {
  ComparedRecordings recordings;
  QString problem;
};

// Each on a thread of its own, since a disk may be slow or gone. -------------------------------------------
QFuture<QList<RecordingFile>> knownRecordings();
QFuture<RecordingFile> recordingAt(const QString& path);
QFuture<FoundComparison> compareRecordings(const QString& pathA, const QString& pathB);

/// The same at once.
FoundComparison compareRecordingsNow(const QString& pathA, const QString& pathB);

}  // namespace warpfold::app
