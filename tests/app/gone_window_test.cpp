// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A window that is ended from outside: its worker ends too, stopped or not.
#include <gtest/gtest.h>
#include <signal.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "app/eventually.h"

namespace warpfold::app {
namespace {

/// Parent and state ('Z': has ended) of a process; {0, 'Z'} where there is none.
std::pair<pid_t, char> parentAndState(pid_t process) {
  QFile stat(QStringLiteral("/proc/%1/stat").arg(process));
  if (!stat.open(QIODevice::ReadOnly)) return {0, 'Z'};
  const QByteArray text = stat.readAll();
  const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
  if (fields.size() < 2) return {0, 'Z'};
  return {pid_t(fields[1].toInt()), fields[0].isEmpty() ? 'Z' : fields[0][0]};
}

class GoneWindow : public testing::Test {
 protected:
  void SetUp() override {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    environment.insert("HOME", m_home.path());
    environment.insert("XDG_CONFIG_HOME", m_home.path());
    m_window.setProcessEnvironment(environment);
    m_window.start(WARPFOLD_PROGRAM, {"--worker", QStringLiteral("\"%1\" worker").arg(WARPFOLD_CLI)});
    ASSERT_TRUE(m_window.waitForStarted());
    ASSERT_TRUE(eventually([&] { return (m_worker = child()) != 0; }));
    QTest::qWait(300);  // it has begun to work
    ASSERT_NE(parentAndState(m_worker).second, 'Z');
  }
  void TearDown() override {
    m_window.kill();
    m_window.waitForFinished();
    if (parentAndState(m_worker).second != 'Z') ::kill(m_worker, SIGKILL);
  }
  /// The worker that runs under the window, among other helpers of Qt's.
  pid_t child() const {
    for (const QString& name : QDir("/proc").entryList(QDir::Dirs)) {
      const pid_t process = name.toInt();
      if (process <= 0 || parentAndState(process).first != m_window.processId()) continue;
      QFile command(QStringLiteral("/proc/%1/cmdline").arg(process));
      if (command.open(QIODevice::ReadOnly) && command.readAll().startsWith(WARPFOLD_CLI)) return process;
    }
    return 0;
  }
  bool workerEnds() {
    return eventually([&] { return parentAndState(m_worker).second == 'Z'; });
  }

  QTemporaryDir m_home;
  QProcess m_window;
  pid_t m_worker = 0;
};

TEST_F(GoneWindow, killed_takes_its_worker_along) {
  m_window.kill();
  EXPECT_TRUE(workerEnds());
}

TEST_F(GoneWindow, killed_takes_a_stopped_worker_along) {
  ::kill(m_worker, SIGSTOP);
  m_window.kill();
  EXPECT_TRUE(workerEnds());
}

TEST_F(GoneWindow, terminated_takes_a_stopped_worker_along) {
  ::kill(m_worker, SIGSTOP);
  m_window.terminate();
  EXPECT_TRUE(workerEnds());
  EXPECT_TRUE(eventually([&] { return m_window.state() == QProcess::NotRunning; }));
}

}  // namespace
}  // namespace warpfold::app
