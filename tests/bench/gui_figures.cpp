// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window costs: time to its first picture and memory then, the longest time its thread is kept from
// answering while a run streams from the real worker, and what it burns when nothing happens.
//   warpfold_gui_figures [--starts 20] [--starts-only] [--seconds 5]
#include <unistd.h>

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

#include "window/main_window.h"
#include "window/startup_report.h"

using namespace warpfold;
using namespace warpfold::app;

namespace {

QList<QByteArray> fieldsOf(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  const QByteArray text = file.readAll();
  return text.mid(text.lastIndexOf(')') + 1).simplified().split(' ');
}

double residentMiB() {
  return fieldsOf(QStringLiteral("/proc/self/statm")).value(1).toDouble() * double(sysconf(_SC_PAGESIZE)) /
         (1024 * 1024);
}

/// Clock ticks of processor time that this process has used.
qint64 ticksUsed() {
  const QList<QByteArray> stat = fieldsOf(QStringLiteral("/proc/self/stat"));
  return stat.value(11).toLongLong() + stat.value(12).toLongLong();
}

/// Comes back to the event loop every millisecond and keeps how long it was kept waiting at most.
class Heartbeat : public QObject {
 public:
  Heartbeat() {
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] {
      const double gap = double(m_clock.nsecsElapsed()) * 1e-6;
      m_clock.restart();
      m_gaps.push_back(gap);
    });
  }
  void start() {
    m_gaps.clear();
    m_clock.start();
    m_timer.start(1);
  }
  void stop() { m_timer.stop(); }
  void print(const char* what) {
    if (m_gaps.empty()) return;
    std::sort(m_gaps.begin(), m_gaps.end());
    std::printf("%-44s longest %5.1f ms   99.9 %% within %5.1f ms   (aim 50 ms)\n", what, m_gaps.back(),
                m_gaps[std::size_t(0.999 * double(m_gaps.size() - 1))]);
  }

 private:
  QTimer m_timer;
  QElapsedTimer m_clock;
  std::vector<double> m_gaps;
};

/// The program tells of its own start: first paint in milliseconds, then MiB.
void printStarts(int starts) {
  std::vector<double> paint, memory;
  for (int i = 0; i <= starts; ++i) {
    QProcess program;
    // On a display, where there is one: making a real window takes longer than an imagined one.
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (environment.contains(QStringLiteral("DISPLAY"))) environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
    const std::chrono::nanoseconds now = std::chrono::steady_clock::now().time_since_epoch();
    environment.insert(QString::fromLatin1(startedVariable), QString::number(now.count()));
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(WARPFOLD_PROGRAM), {QStringLiteral("--startup-report")});
    program.waitForFinished(20000);
    static const QRegularExpression report(QStringLiteral("paint ([0-9.]+) ms, resident ([0-9.]+) MiB"));
    const auto match = report.match(QString::fromUtf8(program.readAllStandardOutput()));
    if (!match.hasMatch() || i == 0) continue;  // the first one warms the disk cache
    paint.push_back(match.captured(1).toDouble());
    memory.push_back(match.captured(2).toDouble());
  }
  if (paint.empty()) {
    std::printf("the window did not start: %s\n", WARPFOLD_PROGRAM);
    return;
  }
  std::sort(paint.begin(), paint.end());
  std::sort(memory.begin(), memory.end());
  std::printf("%-44s median %6.1f ms   best %.1f, worst %.1f   (aim 100 ms)\n",
              qEnvironmentVariableIsSet("DISPLAY") ? "first paint on the display, warm" : "first paint offscreen, warm",
              paint[paint.size() / 2], paint.front(), paint.back());
  std::printf("%-44s median %6.1f MiB  best %.1f, worst %.1f   (aim 60 MiB)\n", "resident at first paint",
              memory[memory.size() / 2], memory.front(), memory.back());
}

/// Plain event loops: QTest's waits sleep and poll, which would be measured too.
void rest(int milliseconds) {
  QEventLoop loop;
  QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
  loop.exec();
}

template <typename Condition>
void until(Condition condition) {
  QEventLoop loop;
  QTimer poll, patience;
  QObject::connect(&poll, &QTimer::timeout, &loop, [&] {
    if (condition()) loop.quit();
  });
  QObject::connect(&patience, &QTimer::timeout, &loop, &QEventLoop::quit);
  poll.start(5);
  patience.start(60000);
  loop.exec();
}

}  // namespace

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QStandardPaths::setTestModeEnabled(true);
  QApplication application(argc, argv);
  QCoreApplication::setOrganizationName(QStringLiteral("warpfold-bench"));
  QCommandLineParser parser;
  parser.addOptions({{"starts-only", "Nothing but the starts."},
                     {"starts", "How many starts are timed.", "count", "20"},
                     {"seconds", "How long is looked at an idle window.", "seconds", "5"}});
  parser.addHelpOption();
  parser.process(application);
  std::printf("platform %s\n", qPrintable(QGuiApplication::platformName()));
  printStarts(parser.value("starts").toInt());
  if (parser.isSet("starts-only")) return 0;

  WorkbenchOptions options;
  options.persistent = false;
  options.backendGiven = true;
  RunRequest a, b;
  a.kernel = "neighbored";
  b.kernel = "interleaved";
  a.backend = b.backend = "emulator";
  options.requests = {a, b};
  Workbench bench(options);
  MainWindow window(bench);
  Heartbeat heartbeat;
  window.show();
  const Comparison& comparison = bench.comparison();
  heartbeat.start();
  until([&] { return comparison.complete(); });
  heartbeat.print("GUI thread blocked, from show to results");
  heartbeat.start();
  until([&] { return comparison.state() == Comparison::State::finished; });
  heartbeat.print("GUI thread blocked, while the run streams");
  bench.stage().show(TreeChoice::Kind::block);
  bench.experiment().setBlockText(QStringLiteral("1024"));
  heartbeat.start();
  until([&] { return comparison.state() == Comparison::State::running; });
  until([&] { return comparison.complete() && comparison.state() == Comparison::State::finished; });
  heartbeat.print("the same, the tree of a block of 1024 playing");
  heartbeat.stop();

  bench.stage().playback().pause();
  rest(500);
  const qint64 before = ticksUsed();
  const int seconds = parser.value("seconds").toInt();
  rest(seconds * 1000);
  const qint64 used = ticksUsed() - before;
  std::printf("%-44s %lld ticks in %d s, %.1f %%   (aim 0 %%)\n", "idle", static_cast<long long>(used), seconds,
              100.0 * double(used) / double(sysconf(_SC_CLK_TCK)) / seconds);
  std::printf("%-44s %6.1f MiB\n", "resident after all this", residentMiB());
  return 0;
}
