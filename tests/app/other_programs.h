// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QProcess>
#include <QStandardPaths>
#include <QString>

namespace warpfold::app {

/// What another program says of a file, on both of its outputs.
inline QString saidBy(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.start(program, arguments);
  EXPECT_TRUE(process.waitForFinished(30000) && process.exitStatus() == QProcess::NormalExit);
  return QString::fromUtf8(process.readAll());
}

}  // namespace warpfold::app

/// Ends the test, which is counted as skipped, where a program that ./test.sh installs is missing.
#define NEEDS_PROGRAM(name) \
  if (QStandardPaths::findExecutable(name).isEmpty()) GTEST_SKIP() << name << " is not installed"
