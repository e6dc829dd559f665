// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/worker_client.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QStandardPaths>

namespace warpfold::app {
namespace {

constexpr int failuresInARow = 3;
constexpr auto quickFailure = std::chrono::seconds(10);  // a worker that lived longer was a good one
constexpr int keptErrorLines = 20;
// A first greeting may wait for ssh or for a driver to wake up.
constexpr auto greetingLimit = std::chrono::milliseconds(30'000);
// Four signs of life.
constexpr auto silenceLimit = std::chrono::milliseconds(2000);

template <typename... F>
struct Overloaded : F... {
  using F::operator()...;
};
template <typename... F>
Overloaded(F...) -> Overloaded<F...>;

}  // namespace

WorkerClient::WorkerClient(QObject* parent) : QObject(parent), m_decoder(new EventDecoder) {
  qRegisterMetaType<EventPtr>();
  if (const int limit = qEnvironmentVariableIntValue("WARPFOLD_HANG_LIMIT_MS"); limit > 0)
    m_hangLimit = std::chrono::milliseconds(limit);

  m_thread.setObjectName(QStringLiteral("decoder"));
  m_decoder->moveToThread(&m_thread);
  connect(&m_thread, &QThread::finished, m_decoder, &QObject::deleteLater);
  connect(this, &WorkerClient::received, m_decoder, &EventDecoder::feed);
  connect(m_decoder, &EventDecoder::decoded, this, &WorkerClient::deliver);
  connect(m_decoder, &EventDecoder::rubbish, this, [this](quint64 generation, const QString& what) {
    if (generation == m_generation && m_process)
      fail(tr("The worker answered with something that is not a message (%1).").arg(what));
  });

  m_watchdog.setSingleShot(true);
  connect(&m_watchdog, &QTimer::timeout, this, &WorkerClient::onSilence);
  m_silence.setSingleShot(true);
  m_silence.setInterval(silenceLimit);
  connect(&m_silence, &QTimer::timeout, this, [this] {
    if (m_process && m_process->bytesAvailable() > 0) return heard();  // it was this thread that was busy
    setResponding(false);
  });
  m_restartTimer.setSingleShot(true);
  connect(&m_restartTimer, &QTimer::timeout, this, &WorkerClient::launch);
}

WorkerClient::~WorkerClient() {
  if (m_process && m_state == State::ready) send(messages::Quit{});
  dropProcess();
  if (!m_thread.isRunning()) delete m_decoder;  // nothing was ever launched, so no end of the thread deletes it
  m_thread.quit();
  m_thread.wait();
}

QString WorkerClient::command() const {
  if (!m_command.trimmed().isEmpty()) return m_command;
  // The portable bundle starts programs through its own loader, so its launcher says where the other one is.
  QString program = qEnvironmentVariable("WARPFOLD_CLI");
  if (program.isEmpty()) program = QCoreApplication::applicationDirPath() + QStringLiteral("/warpfold-cli");
  if (!QFileInfo(program).isExecutable()) program = QStandardPaths::findExecutable(QStringLiteral("warpfold-cli"));
  if (program.isEmpty()) program = QStringLiteral("warpfold-cli");
  return QStringLiteral("\"%1\" worker").arg(program);
}

void WorkerClient::start() {
  if (m_state == State::stopped) launch();
}

void WorkerClient::restart() {
  m_failures = 0;
  m_restartTimer.stop();
  dropProcess();
  launch();
}

void WorkerClient::launch() {
  ++m_generation;
  m_errorLines.clear();
  if (!m_thread.isRunning()) m_thread.start();
  QStringList parts = QProcess::splitCommand(command());
  if (parts.isEmpty()) parts << QStringLiteral("warpfold-cli");
  setState(State::starting);

  m_process = new QProcess(this);
  m_process->setProgram(parts.takeFirst());
  m_process->setArguments(parts);
  connect(m_process, &QProcess::readyReadStandardOutput, this, [this] {
    heard();
    emit received(m_generation, m_process->readAllStandardOutput());
  });
  connect(m_process, &QProcess::readyReadStandardError, this, &WorkerClient::readErrors);
  connect(m_process, &QProcess::finished, this, &WorkerClient::onFinished);
  connect(m_process, &QProcess::errorOccurred, this, &WorkerClient::onStartError);
  connect(m_process, &QProcess::started, this, [this] {
    send(messages::Greet{});
    m_watchdog.start(std::max(m_hangLimit.value_or(greetingLimit), greetingLimit));
  });
  m_alive.start();
  m_process->start();
}

void WorkerClient::send(const messages::Command& command) {
  if (!m_process) return;
  const std::vector<std::uint8_t> frame = messages::encode(command);
  m_process->write(reinterpret_cast<const char*>(frame.data()), qint64(frame.size()));
}

quint64 WorkerClient::start(const std::string& type, nlohmann::json request, std::chrono::milliseconds patience) {
  if (m_state != State::ready) return 0;
  const quint64 before = std::exchange(m_foreground, ++m_lastJob);
  send(messages::Start{m_lastJob, type, std::move(request)});
  m_watchdog.start(m_hangLimit.value_or(patience));
  if (before != 0) emit superseded(before);
  return m_foreground;
}

quint64 WorkerClient::startBeside(const std::string& type, nlohmann::json request) {
  if (m_state != State::ready) return 0;
  m_beside.insert(++m_lastJob);
  send(messages::Start{m_lastJob, type, std::move(request)});
  return m_lastJob;
}

void WorkerClient::cancel(quint64 job) {
  if (isOurs(job)) send(messages::Cancel{job});
}

void WorkerClient::deliver(quint64 generation, const EventPtr& event) {
  if (generation != m_generation || !m_process) return;
  // A sign of life says that the process is there, not that its job gets anywhere.
  if (!std::holds_alternative<messages::Alive>(*event) && m_watchdog.isActive()) m_watchdog.start();
  std::visit(Overloaded{
                 [&](const messages::Hello& m) { greetedBy(m); },
                 [&](const messages::JobEvent& m) {
                   if (isOurs(m.job)) emit jobEvent(m);
                 },
                 [&](const messages::Progress& m) {
                   if (isOurs(m.job)) emit progress(m);
                 },
                 [&](const messages::Failure& m) {
                   if (isOurs(m.job)) emit failure(m);
                 },
                 [&](const messages::Done& m) {
                   if (!isOurs(m.job)) return;
                   m_beside.remove(m.job);
                   if (m.job == m_foreground) {
                     m_foreground = 0;
                     m_watchdog.stop();
                   }
                   emit done(m.job);
                 },
                 [](const messages::Alive&) {},
                 [](const messages::Pong&) {},
             },
             *event);
}

void WorkerClient::heard() {
  setResponding(true);
  m_silence.start();
}

void WorkerClient::setResponding(bool responding) {
  if (responding == m_responding) return;
  m_responding = responding;
  emit respondingChanged(responding);
}

void WorkerClient::greetedBy(const messages::Hello& message) {
  if (message.protocol != messages::protocolVersion) {
    m_failures = failuresInARow;  // starting the same program again would not help
    fail(tr("The worker speaks protocol %1 and this program protocol %2: install the same version of both.")
             .arg(message.protocol)
             .arg(messages::protocolVersion));
    return;
  }
  m_watchdog.stop();
  setState(State::ready);
  emit hello(message);
}

void WorkerClient::readErrors() {
  const QString text = QString::fromUtf8(m_process->readAllStandardError());
  for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) m_errorLines << line.trimmed().left(300);
  while (m_errorLines.size() > keptErrorLines) m_errorLines.removeFirst();
}

QString WorkerClient::lastWords() const {
  return m_errorLines.isEmpty() ? QString() : tr(" Last error line: “%1”.").arg(m_errorLines.last());
}

void WorkerClient::onFinished(int code, QProcess::ExitStatus status) {
  readErrors();
  if (status == QProcess::CrashExit)
    fail(tr("The worker was ended by signal %1.").arg(code) + lastWords());
  else if (m_state == State::starting)
    fail(tr("The worker exited with status %1 as it started (%2).").arg(code).arg(command()) + lastWords());
  else
    fail(tr("The worker exited with status %1.").arg(code) + lastWords());
}

void WorkerClient::onStartError(QProcess::ProcessError error) {
  if (error != QProcess::FailedToStart) return;
  m_failures = failuresInARow;  // a program that is not there will not appear by itself
  fail(tr("The worker “%1” could not be started: install warpfold-cli beside this program or name it with "
          "--worker.")
           .arg(m_process->program()));
}

void WorkerClient::onSilence() {
  if (m_process && m_process->bytesAvailable() > 0) {  // it was this thread that was busy
    m_watchdog.start();
    return;
  }
  const double seconds = double(m_watchdog.interval()) / 1000;
  fail(m_state == State::starting ? tr("The worker did not answer within %1 s of its start.").arg(seconds)
                                  : tr("The worker has been silent for %1 s and was stopped.").arg(seconds));
}

void WorkerClient::fail(const QString& message) {
  const bool quick = std::chrono::milliseconds(m_alive.elapsed()) < quickFailure || m_state == State::starting;
  m_failures = quick ? m_failures + 1 : 1;
  dropProcess();
  const bool restarting = m_failures < failuresInARow;
  if (restarting) m_restartTimer.start(m_restartPause * (1 << (m_failures - 1)));
  setState(restarting ? State::waiting : State::givenUp);
  emit lost(message, restarting);
}

void WorkerClient::dropProcess() {
  m_watchdog.stop();
  m_silence.stop();
  m_responding = true;
  m_foreground = 0;
  m_beside.clear();
  ++m_generation;  // whatever is still on its way from the old process is not ours any more
  if (!m_process) return;
  QProcess* process = std::exchange(m_process, nullptr);
  process->disconnect(this);
  process->setParent(nullptr);
  process->closeWriteChannel();
  if (process->state() == QProcess::NotRunning) {
    process->deleteLater();
    return;
  }
  // At the end of the program the event loop is gone: the destructor then kills and reaps at once.
  if (QCoreApplication::closingDown() || !QThread::currentThread()->loopLevel()) {
    process->kill();
    process->waitForFinished(1000);
    delete process;
    return;
  }
  connect(process, &QProcess::finished, process, &QObject::deleteLater);
  process->kill();
}

void WorkerClient::setState(State state) {
  if (state == m_state) return;
  m_state = state;
  emit stateChanged(state);
}

}  // namespace warpfold::app
