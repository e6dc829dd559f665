// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QList>
#include <QString>
#include <optional>

#include "store/session.h"

namespace warpfold::app {

/// A file of a folder of sessions.
struct SessionFile {
  QString path;
  QString modified;  ///< "2026-11-22 13:09"
  store::SessionSummary summary;
  QString problem;  ///< one sentence, where it cannot be read; the summary is then empty
};

/// What was found in a .warpfold file. Exactly one of these is there.
struct FoundFile {
  std::shared_ptr<const store::OpenedSession> session;
  QString recording;  ///< it is a device's recording: what --backend takes for it
  QString problem;    ///< one sentence
  QString reason;     ///< the same to stand after the name of the file
};

/// Where sessions are kept while nobody chooses another folder.
QString defaultSessionFolder();
/// By the ending of its name; what is in it is seen when it is opened.
bool isSessionName(const QString& path);

// Each on a thread of its own, since a disk may be slow or gone. -------------------------------------------
/// The sessions of a folder, the newest first; at most a thousand of them.
QFuture<QList<SessionFile>> sessionsIn(const QString& folder);
/// Of a session the comparison with this number; 0: the newest.
QFuture<FoundFile> openFile(const QString& path, quint64 comparison = 0);

/// The same at once, for programs without a window.
FoundFile openFileNow(const QString& path, quint64 comparison = 0);
/// One sentence where it did not work; empty where it did.
QString relabel(const QString& path, const store::SessionLabel& label);
QString removeSession(const QString& path);

}  // namespace warpfold::app
