// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/startup_report.h"

#include <fmt/format.h>
#include <unistd.h>

#include <QFile>
#include <chrono>

#include "run/standard_streams.h"
#include "values/error.h"

namespace warpfold::app {
namespace {

double residentMiB() {
  QFile file(QStringLiteral("/proc/self/statm"));
  if (!file.open(QIODevice::ReadOnly)) return 0;
  return file.readAll().split(' ').value(1).toDouble() * double(sysconf(_SC_PAGESIZE)) / (1024 * 1024);
}

double millisecondsByTicks() {
  QFile stat(QStringLiteral("/proc/self/stat")), uptime(QStringLiteral("/proc/uptime"));
  if (!stat.open(QIODevice::ReadOnly) || !uptime.open(QIODevice::ReadOnly)) return 0;
  const QByteArray text = stat.readAll();
  const double ticks = text.mid(text.lastIndexOf(')') + 2).split(' ').value(19).toDouble();
  return uptime.readAll().split(' ').value(0).toDouble() * 1000 - ticks * 1000 / double(sysconf(_SC_CLK_TCK));
}

double millisecondsSinceStart() {
  const qint64 started = qgetenv(startedVariable).toLongLong();
  if (started <= 0) return millisecondsByTicks();
  const std::chrono::nanoseconds now = std::chrono::steady_clock::now().time_since_epoch();
  return double(now.count() - started) * 1e-6;
}

}  // namespace

bool printStartupReport() try {
  printOut(fmt::format("first paint {:.1f} ms, resident {:.1f} MiB\n", millisecondsSinceStart(), residentMiB()));
  return true;
} catch (const Error& error) {
  printError("warpfold", error.what());
  return false;
}

}  // namespace warpfold::app
