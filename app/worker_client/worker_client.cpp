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
constexpr int hostPatience = 6;
// A first greeting may wait for ssh or for a driver to wake up.
constexpr auto greetingLimit = std::chrono::seconds(30);

template <typename... F>
struct Overloaded : F... {
  using F::operator()...;
};
template <typename... F>
Overloaded(F...) -> Overloaded<F...>;

}  // namespace

WorkerClient::WorkerClient(QObject* parent) : QObject(parent), m_decoder(new EventDecoder) {
  qRegisterMetaType<EventPtr>();
  const int fromEnvironment = qEnvironmentVariableIntValue("WARPFOLD_HANG_LIMIT_MS");
  m_hangLimit = fromEnvironment > 0 ? std::chrono::milliseconds(fromEnvironment) : std::chrono::seconds(10);

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
    if (m_watchdog.isActive()) m_watchdog.start();
    emit received(m_generation, m_process->readAllStandardOutput());
  });
  connect(m_process, &QProcess::readyReadStandardError, this, &WorkerClient::readErrors);
  connect(m_process, &QProcess::finished, this, &WorkerClient::onFinished);
  connect(m_process, &QProcess::errorOccurred, this, &WorkerClient::onStartError);
  connect(m_process, &QProcess::started, this, [this] {
    send(messages::Greet{});
    m_watchdog.start(std::max<std::chrono::milliseconds>(m_hangLimit, greetingLimit));
  });
  m_alive.start();
  m_process->start();
}

void WorkerClient::send(const messages::Command& command) {
  if (!m_process) return;
  const std::vector<std::uint8_t> frame = messages::encode(command);
  m_process->write(reinterpret_cast<const char*>(frame.data()), qint64(frame.size()));
}

template <typename Job>
quint64 WorkerClient::begin(Job request, bool host) {
  if (m_state != State::ready) return 0;
  const quint64 before = m_jobRunning ? m_job : 0;
  request.job = ++m_job;
  m_jobRunning = true;
  send(request);
  // Host work on many elements is slow without being hung; a GPU that takes that long is.
  m_watchdog.start(host ? m_hangLimit * hostPatience : m_hangLimit);
  if (before != 0) emit superseded(before);
  return request.job;
}

quint64 WorkerClient::compare(messages::Compare request) {
  const bool host = !request.a.backend.starts_with("cuda");
  return begin(std::move(request), host);
}

quint64 WorkerClient::ladder(messages::Ladder request) {
  return begin(std::move(request), true);  // host kernels are rungs of every ladder
}

quint64 WorkerClient::again(messages::Repeat request) {
  const bool host = !request.request.backend.starts_with("cuda");
  return begin(std::move(request), host);
}

void WorkerClient::cancel() {
  if (m_jobRunning) send(messages::Cancel{m_job});
}

void WorkerClient::deliver(quint64 generation, const EventPtr& event) {
  if (generation != m_generation || !m_process) return;
  const auto current = [this](const auto& message) { return message.job == m_job; };
  std::visit(Overloaded{
                 [&](const messages::Hello& m) { greetedBy(m); },
                 [&](const messages::Board& m) {
                   if (current(m)) emit board(m);
                 },
                 [&](const messages::Progress& m) {
                   if (current(m)) emit progress(m);
                 },
                 [&](const messages::Result& m) {
                   if (current(m)) emit result(m);
                 },
                 [&](const messages::Samples& m) {
                   if (current(m)) emit samples(m);
                 },
                 [&](const messages::CubTime& m) {
                   if (current(m)) emit cub(m);
                 },
                 [&](const messages::KernelCounters& m) {
                   if (current(m)) emit counters(m);
                 },
                 [&](const messages::LadderRow& m) {
                   if (current(m)) emit ladderRow(m);
                 },
                 [&](const messages::Repeated& m) {
                   if (current(m)) emit repeated(m);
                 },
                 [&](const messages::MeasuredPeak& m) { emit peak(m); },
                 [&](const messages::Failure& m) {
                   if (current(m) || m.job == 0) emit failure(m);
                 },
                 [&](const messages::Done& m) {
                   if (!current(m)) return;
                   m_jobRunning = false;
                   m_watchdog.stop();
                   emit done(m.job);
                 },
                 [](const messages::Pong&) {},
             },
             *event);
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
  return m_errorLines.isEmpty() ? QString() : tr(" Its last words: “%1”.").arg(m_errorLines.last());
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
  m_jobRunning = false;
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
