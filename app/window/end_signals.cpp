// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/end_signals.h"

#include <fcntl.h>
#include <unistd.h>

#include <QSocketNotifier>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <utility>

namespace warpfold::app {
namespace {

constexpr std::array endSignals{SIGTERM, SIGINT, SIGHUP};

std::array<int, 2> wake{-1, -1};  // a pipe: what the handler writes, the event loop reads

/// The first one ends the program in good order. One that comes when that has taken this long ends it at once; those
/// that come together with the first, as from `timeout`, which sends two, do not.
constexpr std::time_t patienceSeconds = 3;
std::time_t firstAt = 0;
volatile std::sig_atomic_t firstSignal = SIGTERM;

std::time_t nowSeconds() {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec;
}

void onSignal(int signal) {
  const int saved = errno;
  if (firstAt == 0) {
    firstAt = nowSeconds();
    firstSignal = signal;
  }
  if (nowSeconds() - firstAt >= patienceSeconds) {
    std::signal(signal, SIG_DFL);
    ::raise(signal);
  }
  const char byte = 0;
  [[maybe_unused]] const auto written = ::write(wake[1], &byte, 1);
  errno = saved;
}

bool isIgnored(int signal) {
  struct sigaction before {};
  return ::sigaction(signal, nullptr, &before) == 0 && before.sa_handler == SIG_IGN;
}

}  // namespace

EndSignals::EndSignals(QObject* parent) : QObject(parent) {
  if (::pipe2(wake.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;  // the signals then end the process as ever
  m_notifier = new QSocketNotifier(wake[0], QSocketNotifier::Read, this);
  connect(m_notifier, &QSocketNotifier::activated, this, [this] {
    char byte;
    if (::read(wake[0], &byte, 1) == 1) emit received();
  });
  struct sigaction action {};
  action.sa_handler = onSignal;
  action.sa_flags = SA_RESTART;
  for (const int signal : endSignals)
    if (signal != SIGHUP || !isIgnored(signal)) ::sigaction(signal, &action, nullptr);
}

void EndSignals::obey() {
  std::signal(firstSignal, SIG_DFL);
  ::raise(firstSignal);
  std::abort();  // unless it was blocked, nobody comes here
}

EndSignals::~EndSignals() {
  if (!m_notifier) return;
  // One that follows the first must not end the program before it has ended in good order.
  for (const int signal : endSignals)
    if (firstAt == 0 && !isIgnored(signal)) std::signal(signal, SIG_DFL);
  delete m_notifier;
  for (int& end : wake) ::close(std::exchange(end, -1));
}

}  // namespace warpfold::app
