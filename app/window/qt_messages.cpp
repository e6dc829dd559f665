// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/qt_messages.h"

#include <fmt/format.h>

#include <QString>
#include <cstdlib>

#include "run/standard_streams.h"
#include "values/error.h"

namespace warpfold::app {
namespace {

const char* whatToDo = nullptr;
QString firstWarning;  // before the application is there: what it failed for
QtMessageHandler printRemark = nullptr;

[[noreturn]] void fail(const QString& sentence) {
  printError("warpfold", words::shown(sentence.toStdString()));
  std::_Exit(static_cast<int>(ExitStatus::unavailable));
}

void whileStarting(QtMsgType type, const QMessageLogContext&, const QString& message) {
  if (type == QtWarningMsg && firstWarning.isEmpty()) firstWarning = message;
  if (type != QtFatalMsg) return;
  const QString& reason = firstWarning.isEmpty() ? message : firstWarning;
  printError("warpfold", fmt::format("Qt cannot start: {}; {}", words::shown(reason.toStdString()), whatToDo));
  std::_Exit(static_cast<int>(ExitStatus::unavailable));
}

void quietly(QtMsgType type, const QMessageLogContext&, const QString& message) {
  if (type == QtFatalMsg) fail(message);
}

void asEver(QtMsgType type, const QMessageLogContext& context, const QString& message) {
  if (type == QtFatalMsg) fail(message);
  if (printRemark) printRemark(type, context, message);
}

}  // namespace

void reportQtFailures(const char* advice) {
  whatToDo = advice;
  printRemark = qInstallMessageHandler(whileStarting);
}

void reportQtRemarks(bool quiet) {
  qInstallMessageHandler(quiet ? quietly : asEver);
}

}  // namespace warpfold::app
