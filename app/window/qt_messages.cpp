// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/qt_messages.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include <QGuiApplication>
#include <QString>
#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <string>
#include <utility>

#include "run/standard_streams.h"
#include "values/error.h"

namespace warpfold::app {
namespace {

constexpr std::array crashes{SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL};
std::array<void (*)(int), crashes.size()> handlersBefore{};

const char* whatToDo = nullptr;
QString reason;  // before the application is there: what it failed for
QtMessageHandler printRemark = nullptr;

// While the application starts, libraries of the platform write to standard error too. It is kept aside, and told only
// where the start succeeds: of a failure there is one line.
int standardError = -1, aside = -1;
// What a crash says: made beforehand, since nothing can be made within a signal's handler.
std::array<char, 1024> lastLine;
std::size_t lastLineBytes = 0;

[[noreturn]] void fail(const QString& sentence) {
  printError("warpfold", words::shown(sentence.toStdString()));
  std::_Exit(static_cast<int>(ExitStatus::unavailable));
}

std::string lineOf(const QString& why) {
  return fmt::format("warpfold: Qt cannot start: {}; {}\n", words::shown(why.toStdString()), whatToDo);
}

void prepareLine() {
  const QString crashed = QStringLiteral("the platform %1 crashed").arg(qEnvironmentVariable("QT_QPA_PLATFORM"));
  const std::string line = lineOf(reason.isEmpty() ? crashed.simplified() : reason);
  lastLineBytes = line.copy(lastLine.data(), lastLine.size());
}

void onCrash(int) {
  const int out = standardError >= 0 ? standardError : STDERR_FILENO;
  [[maybe_unused]] const auto written = ::write(out, lastLine.data(), lastLineBytes);
  ::_exit(static_cast<int>(ExitStatus::unavailable));
}

void setErrorAside() {
  aside = ::memfd_create("standard error", MFD_CLOEXEC);
  standardError = ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (aside >= 0 && standardError >= 0) ::dup2(aside, STDERR_FILENO);
}

/// Standard error is again what it was; `told`: with what was written meanwhile.
void putErrorBack(bool told) {
  if (standardError >= 0) {
    ::dup2(standardError, STDERR_FILENO);
    ::close(std::exchange(standardError, -1));
  }
  if (aside < 0) return;
  std::array<char, 4096> part;
  for (::off_t at = 0; told;) {
    const ::ssize_t got = ::pread(aside, part.data(), part.size(), at);
    if (got <= 0 || ::write(STDERR_FILENO, part.data(), std::size_t(got)) != got) break;
    at += got;
  }
  ::close(std::exchange(aside, -1));
}

/// Whether a message tells why there is no application: not remarks on the way, and not that there is none.
bool tellsWhy(const QString& message) {
  return !message.isEmpty() && !message.startsWith(QLatin1String("QStandardPaths:")) &&
         !message.startsWith(QLatin1String("Opened display")) &&
         !message.startsWith(QLatin1String("Could not load the Qt platform plugin")) &&
         !message.startsWith(QLatin1String("This application failed to start"));
}

[[noreturn]] void failStarting() {
  putErrorBack(false);
  prepareLine();
  onCrash(0);
  std::abort();  // never reached
}

void whileStarting(QtMsgType type, const QMessageLogContext&, const QString& message) {
  QString text = message.trimmed();
  while (text.endsWith(u'.') || text.endsWith(u'!')) text.chop(1);
  if (type != QtDebugMsg && type != QtInfoMsg && reason.isEmpty() && tellsWhy(text)) {
    reason = text;
    prepareLine();
  }
  if (type != QtFatalMsg) return;
  if (reason.isEmpty()) reason = text;
  failStarting();
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
  prepareLine();
  for (std::size_t i = 0; i < crashes.size(); ++i) handlersBefore[i] = std::signal(crashes[i], onCrash);
  setErrorAside();
}

void reportQtRemarks(bool quiet) {
  // Some platforms start without what they would draw on, and crash with the first window.
  if (QGuiApplication::screens().isEmpty()) {
    if (reason.isEmpty()) reason = QStringLiteral("there is no screen");
    failStarting();
  }
  for (std::size_t i = 0; i < crashes.size(); ++i) std::signal(crashes[i], handlersBefore[i]);
  putErrorBack(!quiet);
  qInstallMessageHandler(quiet ? quietly : asEver);
}

}  // namespace warpfold::app
