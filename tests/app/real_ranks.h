// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <algorithm>
#include <vector>

#include "app/test_window.h"

namespace warpfold::app {

/// Why no worker of several ranks can be started here; empty where one can.
inline QString noRanksReason() {
  if (QStandardPaths::findExecutable(QStringLiteral("mpirun")).isEmpty()) return QStringLiteral("there is no mpirun");
  const QString library = QFileInfo(QStringLiteral(WARPFOLD_CLI)).path() + QStringLiteral("/libwarpfold-mpi.so");
  return QFile::exists(library) ? QString() : library + QStringLiteral(" is not built");
}

/// How a window of a real worker of so many ranks starts.
inline WindowOptions onRanks(int ranks) {
  qputenv("OMPI_ALLOW_RUN_AS_ROOT", "1");
  qputenv("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1");
  WindowOptions options;
  options.workerCommand =
      QStringLiteral("mpirun --oversubscribe -n %1 \"%2\" worker").arg(ranks).arg(QStringLiteral(WARPFOLD_CLI));
  return options;
}

/// Children of a process and theirs.
inline std::vector<qint64> processesBelow(qint64 process) {
  std::vector<qint64> all;
  const QStringList tasks =
      QDir(QStringLiteral("/proc/%1/task").arg(process)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
  for (const QString& task : tasks) {
    QFile file(QStringLiteral("/proc/%1/task/%2/children").arg(process).arg(task));
    if (!file.open(QIODevice::ReadOnly)) continue;
    for (const QByteArray& child : file.readAll().simplified().split(' '))
      if (!child.isEmpty()) {
        all.push_back(child.toLongLong());
        for (const qint64 below : processesBelow(all.back())) all.push_back(below);
      }
  }
  return all;
}

/// Which rank of an Open MPI program a process is; -1: none.
inline int rankOf(qint64 process) {
  QFile file(QStringLiteral("/proc/%1/environ").arg(process));
  if (!file.open(QIODevice::ReadOnly)) return -1;
  for (const QByteArray& variable : file.readAll().split('\0'))
    if (variable.startsWith("OMPI_COMM_WORLD_RANK=")) return variable.mid(variable.indexOf('=') + 1).toInt();
  return -1;
}

}  // namespace warpfold::app
