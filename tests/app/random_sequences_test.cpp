// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can befall a worker, in any order, with the real worker and the whole window: the window is there after each
// sequence, runs again, and leaves no process behind. Twenty sequences; all five hundred with WARPFOLD_LONG=1 in the
// environment.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <QFile>
#include <QTest>
#include <random>
#include <set>
#include <utility>

#include "app/eventually.h"
#include "app/test_window.h"
#include "window/banner.h"

namespace warpfold::app {
namespace {

WindowOptions options() {
  WindowOptions o;
  o.workerCommand = QStringLiteral("\"%1\" worker").arg(WARPFOLD_CLI);
  RunRequest small;
  small.backend = "emulator";
  small.n = 4096;
  small.block = 128;
  RunRequest other = small;
  other.kernel = "interleaved";
  o.requests = {small, other};
  o.backendGiven = true;
  return o;
}

/// A worker, running or stopped; a process that only waits to be reaped is not there, and numbers are used again.
bool isThere(pid_t process) {
  QFile command(QStringLiteral("/proc/%1/cmdline").arg(process));
  if (!command.open(QIODevice::ReadOnly) || !command.readAll().startsWith(WARPFOLD_CLI)) return false;
  QFile stat(QStringLiteral("/proc/%1/stat").arg(process));
  if (!stat.open(QIODevice::ReadOnly)) return false;
  const QByteArray text = stat.readAll();
  const qsizetype name = text.lastIndexOf(')');
  return name >= 0 && text.size() > name + 2 && text[name + 2] != 'Z' && text[name + 2] != 'X';
}

class RandomSequences : public testing::Test {
 protected:
  RandomSequences() : window(options()) {
    window.worker().setRestartPause(std::chrono::milliseconds(20));
    window.resize(1280, 800);
    window.show();
  }

  void act() {
    const auto process = pid_t(window.worker().processId());
    if (process > 0) m_seen.insert(process);
    switch (m_random() % 9) {
      case 0: return signal(process, SIGKILL);
      case 1: return signal(process, SIGSTOP);
      case 2: return signal(process, SIGCONT);
      case 3: return press(Qt::NoModifier);
      case 4: return press(Qt::ShiftModifier);
      case 5: return window.worker().restart();
      case 6: return writeGarbage(process, 1);  // what the window reads
      case 7: return writeGarbage(process, 0);  // what the worker reads
      default: return window.experiment().setBlockText(m_random() % 2 ? "128" : "64");
    }
  }
  /// F5 runs, with Shift it stops.
  void press(Qt::KeyboardModifiers modifiers) {
    window.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key_F5, modifiers);
  }
  void pause() { QTest::qWait(int(m_random() % 40)); }
  void begin(unsigned seed) { m_random.seed(seed); }
  unsigned length() { return 2 + m_random() % 8; }

  /// With a new worker and other parameters.
  bool runsAgain() {
    m_block = m_block == 256 ? 512 : 256;
    window.worker().restart();
    window.experiment().setBlockText(QString::number(m_block));
    press(Qt::NoModifier);
    return eventually([&] {
      const auto& result = window.comparison().side(0).result;
      return window.worker().state() == WorkerClient::State::ready && window.comparison().complete() && result &&
             result->request.block == m_block;
    });
  }
  /// All workers but the one that runs have gone.
  bool noneLeft() {
    m_seen.erase(pid_t(window.worker().processId()));
    const std::set<pid_t> gone = std::exchange(m_seen, {});
    return eventually([&] { return std::none_of(gone.begin(), gone.end(), isThere); });
  }

  TestWindow window;

 private:
  static void signal(pid_t process, int number) {
    if (process > 0) ::kill(process, number);
  }
  /// Into the pipe that is the worker's standard output or input.
  void writeGarbage(pid_t process, int file) {
    if (process <= 0) return;
    const std::string path = "/proc/" + std::to_string(process) + "/fd/" + std::to_string(file);
    const int pipe = ::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (pipe < 0) return;
    std::string bytes(1 + m_random() % 300, ' ');
    for (char& byte : bytes) byte = char(m_random());
    if (m_random() % 2 != 0) bytes.replace(0, 4, "WFM2");
    [[maybe_unused]] const auto written = ::write(pipe, bytes.data(), bytes.size());
    ::close(pipe);
  }

  std::mt19937 m_random;
  std::uint32_t m_block = 0;
  std::set<pid_t> m_seen;
};

TEST_F(RandomSequences, the_window_survives_whatever_befalls_its_worker) {
  ::signal(SIGPIPE, SIG_IGN);  // garbage for a worker that has just gone
  const unsigned count = qEnvironmentVariableIntValue("WARPFOLD_LONG") == 1 ? 500 : 20;
  for (unsigned seed = 1; seed <= count; ++seed) {
    SCOPED_TRACE("sequence " + std::to_string(seed));
    begin(seed);
    for (unsigned left = length(); left > 0; --left) {
      act();
      pause();
    }
    ASSERT_TRUE(window.isVisible());
    ASSERT_TRUE(runsAgain()) << int(window.worker().state()) << ", " << window.statusText().toStdString() << ", "
                             << window.banner()->message().toStdString();
    ASSERT_TRUE(noneLeft());
  }
}

}  // namespace
}  // namespace warpfold::app
