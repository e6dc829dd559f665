// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/worker_client.h"

#include <fcntl.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <iterator>

#include "models/with_values.h"
#include "models/words.h"

namespace warpfold::app {
namespace {

constexpr int failuresInARow = 3;
constexpr auto quickFailure = std::chrono::seconds(10);  // a worker that lived longer was a good one
constexpr int keptErrorLines = 20;
// A first greeting may wait for ssh or for a driver to wake up.
constexpr auto longestStart = std::chrono::milliseconds(30'000);
// Four signs of life.
constexpr auto silenceLimit = std::chrono::milliseconds(2000);
// What it says is delivered in pieces, so that a flood leaves room for everything else.
constexpr auto deliveryLimit = std::chrono::milliseconds(8);
constexpr auto deliveryPause = std::chrono::milliseconds(16);
constexpr auto progressInterval = std::chrono::milliseconds(100);
// For what an ended process has left in its pipes, which a child of its own may hold open.
constexpr auto drainLimit = std::chrono::milliseconds(300);

template <typename... F>
struct Overloaded : F... {
  using F::operator()...;
};
template <typename... F>
Overloaded(F...) -> Overloaded<F...>;

}  // namespace

WorkerClient::WorkerClient(QObject* parent)
    : QObject(parent), m_decoder(new EventDecoder), m_progressPace(progressInterval, [this] { deliverProgress(); }) {
  if (const int limit = qEnvironmentVariableIntValue("WARPFOLD_HANG_LIMIT_MS"); limit > 0)
    m_hangLimit = std::chrono::milliseconds(limit);

  m_thread.setObjectName(QStringLiteral("decoder"));
  m_decoder->moveToThread(&m_thread);
  connect(&m_thread, &QThread::finished, m_decoder, &QObject::deleteLater);
  connect(this, &WorkerClient::watched, m_decoder, &EventDecoder::watch);
  connect(m_decoder, &EventDecoder::arrived, this, [this](quint64 generation) {
    if (generation != m_generation) return;
    checkSilence();
    if (!m_pace.isActive()) collect();
  });

  m_watchdog.setSingleShot(true);
  connect(&m_watchdog, &QTimer::timeout, this, &WorkerClient::onSilence);
  m_silence.setInterval(silenceLimit / 4);
  connect(&m_silence, &QTimer::timeout, this, &WorkerClient::checkSilence);
  m_pace.setSingleShot(true);
  connect(&m_pace, &QTimer::timeout, this, &WorkerClient::collect);
  m_drain.setSingleShot(true);
  m_drain.setInterval(drainLimit);
  connect(&m_drain, &QTimer::timeout, this, &WorkerClient::reportEnd);
  m_restartTimer.setSingleShot(true);
  connect(&m_restartTimer, &QTimer::timeout, this, &WorkerClient::launch);
}

/// The portable bundle starts programs through its own loader, so its launcher says where the other one is.
QString WorkerClient::namedProgram() {
  return qEnvironmentVariable("WARPFOLD_CLI");
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
  QString program = namedProgram();
  if (program.isEmpty()) {
    program = QCoreApplication::applicationDirPath() + QStringLiteral("/warpfold-cli");
    if (!QFileInfo(program).isExecutable()) program = QStandardPaths::findExecutable(QStringLiteral("warpfold-cli"));
  }
  if (program.isEmpty()) program = QStringLiteral("warpfold-cli");
  // As QProcess::splitCommand takes a quotation mark.
  return QStringLiteral("\"%1\" worker").arg(program.replace(u'"', QLatin1String("\"\"\"")));
}

void WorkerClient::start() {
  if (m_state == State::stopped) launch();
}

void WorkerClient::restart() {
  m_failures = 0;
  m_restartTimer.stop();
  dropProcess();
  emit restarted();
  launch();
}

void WorkerClient::launch() {
  if (!m_thread.isRunning()) m_thread.start();
  QStringList parts = QProcess::splitCommand(command());
  if (parts.isEmpty()) parts << QStringLiteral("warpfold-cli");
  setState(State::starting);
  m_alive.start();
  if (startProcess(parts)) return;
  const QString reason = QString::fromLocal8Bit(std::strerror(errno));
  m_failures = failuresInARow;
  fail(tr("The worker could not be started: %1. Close other programs, then restart it.").arg(reason));
}

/// The process writes into pipes of ours, which the decoder's thread reads: not a byte of it passes through this one.
bool WorkerClient::startProcess(const QStringList& commandLine) {
  int events[2], errors[2];
  if (::pipe2(events, O_CLOEXEC) != 0) return false;
  if (::pipe2(errors, O_CLOEXEC) != 0) {
    const int why = errno;
    for (const int file : events) ::close(file);
    errno = why;
    return false;
  }
  m_process = new QProcess(this);
  m_process->setProgram(commandLine.first());
  m_process->setArguments(commandLine.mid(1));
  m_process->setProcessChannelMode(QProcess::ForwardedChannels);
  m_process->setChildProcessModifier([events = events[1], errors = errors[1], parent = ::getpid()] {
    ::dup2(events, STDOUT_FILENO);
    ::dup2(errors, STDERR_FILENO);
#ifdef __linux__
    // Of the thread that starts it, which is the program's main one. It ends a stopped process too.
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) ::_exit(0);
#endif
  });
  connect(m_process, &QProcess::finished, this, &WorkerClient::onFinished);
  connect(m_process, &QProcess::errorOccurred, this, &WorkerClient::onStartError);
  connect(m_process, &QProcess::started, this, [this] {
    greet();
    m_watchdog.start(m_onlyTry ? m_greetingLimit : std::max(m_hangLimit.value_or(longestStart), longestStart));
  });
  watch(events[0], errors[0]);
  m_silence.start();
  m_process->start();
  ::close(events[1]);
  ::close(errors[1]);
  return true;
}

void WorkerClient::greet() {
  messages::Greet greet;
  for (const QString& device : m_namedDevices) greet.devices.push_back(device.toStdString());
  greet.sources = m_sources;
  send(greet);
}

void WorkerClient::nameSources(std::vector<UserSource> sources) {
  m_sources = std::move(sources);
  if (m_state == State::ready) greet();
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

/// Delivers what has come, but no longer than a frame of animation allows, and then leaves this thread to others for
/// three times as long as that took.
void WorkerClient::collect() {
  QElapsedTimer spent;
  spent.start();
  if (m_inbox.empty() && !m_unreadable) {
    EventBatch batch = m_decoder->take(m_generation);
    m_inbox.assign(std::make_move_iterator(batch.events.begin()), std::make_move_iterator(batch.events.end()));
    m_unreadable = std::move(batch.unreadable);
    m_ended = m_ended || batch.ended;
  }
  const bool anything = !m_inbox.empty();
  while (!m_inbox.empty() && std::chrono::milliseconds(spent.elapsed()) < deliveryLimit) {
    const EventPtr event = std::exchange(m_inbox.front(), nullptr);
    m_inbox.pop_front();
    deliver(*event);
  }
  if (anything) m_pace.start(std::max(deliveryPause, 3 * std::chrono::milliseconds(spent.elapsed())));
  if (!m_inbox.empty()) return;
  if (const auto what = std::exchange(m_unreadable, std::nullopt); what && m_process)
    return fail(tr("A message of the worker cannot be read: %1.").arg(shown(*what)));
  if (m_exit && m_ended) reportEnd();
}

void WorkerClient::deliver(const messages::Event& event) {
  if (!m_process) return;
  if (m_watchdog.isActive()) m_watchdog.start();
  std::visit(Overloaded{
                 [&](const messages::Hello& m) { greetedBy(m); },
                 [&](const messages::JobEvent& m) {
                   if (isOurs(m.job)) emit jobEvent(m);
                 },
                 [&](const messages::Progress& m) {
                   m_progress.insert_or_assign(m.job, m);
                   m_progressPace.ask();
                 },
                 [&](const messages::Failure& m) {
                   m_progress.erase(m.job);
                   if (isOurs(m.job)) emit failure(m);
                 },
                 [&](const messages::Done& m) {
                   m_progress.erase(m.job);
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
             event);
}

void WorkerClient::deliverProgress() {
  for (const auto& [job, progressed] : std::exchange(m_progress, {}))
    if (isOurs(job)) emit progress(progressed);
}

/// The decoder's thread hears the worker also while this one is busy.
void WorkerClient::checkSilence() {
  if (m_state == State::ready || m_state == State::starting) setResponding(m_decoder->quietFor() < silenceLimit);
}

void WorkerClient::setResponding(bool responding) {
  if (responding == m_responding) return;
  m_responding = responding;
  emit respondingChanged(responding);
}

void WorkerClient::greetedBy(const messages::Hello& message) {
  if (message.protocol != messages::protocolVersion) {
    m_failures = failuresInARow;  // starting the same program again would not help
    fail(withValues(tr("The worker speaks protocol %1 and this program protocol %2: install the same version of both."),
                    message.protocol, messages::protocolVersion));
    return;
  }
  // A later one, of kernels that have changed, says nothing of the job that runs.
  if (m_state != State::ready) m_watchdog.stop();
  setState(State::ready);
  emit hello(message);
}

QString WorkerClient::lastWords() const {
  QStringList lines = m_decoder->errorLines(m_generation);
  // What starts the worker, as mpirun does, may add words of its own; the worker's say more.
  lines = lines.filter(QRegularExpression(QStringLiteral("[^-=*\\s]")));  // lines across, and empty ones, say nothing
  const QStringList own = lines.filter(QRegularExpression(QStringLiteral("^warpfold-cli: ")));
  if (!own.isEmpty()) lines = own;
  // A host that cannot be reached is named by ssh, before mpirun tells at length what else it may be.
  const QStringList ofSsh =
      lines.filter(QRegularExpression(QStringLiteral("^ssh: |Host key verification failed|"
                                                     "Permission denied \\(")));
  if (own.isEmpty() && !ofSsh.isEmpty())
    return tr("Last error line: “%1”. See whether ssh reaches that host without asking for anything.")
        .arg(shown(ofSsh.last()));
  return lines.isEmpty() ? QString() : tr("Last error line: “%1”.").arg(shown(lines.last()));
}

/// What it still said counts: reported is its end only once all of that has been read and delivered.
void WorkerClient::onFinished(int code, QProcess::ExitStatus status) {
  m_exit = {code, status};
  if (m_ended && m_inbox.empty() && !m_unreadable) return reportEnd();
  m_drain.start();
}

void WorkerClient::reportEnd() {
  if (!m_exit) return;
  const auto [code, status] = *m_exit;
  QStringList sentences;
  if (status == QProcess::CrashExit)
    sentences << tr("The worker was ended by signal %1.").arg(code);
  else if (m_state == State::starting)
    sentences << withValues(tr("The worker exited with status %1 as it started (%2)."), code, shown(command()));
  else
    sentences << tr("The worker exited with status %1.").arg(code);
  if (const QString said = lastWords(); !said.isEmpty()) sentences << said;
  fail(sentences.join(QLatin1Char(' ')));
}

void WorkerClient::onStartError(QProcess::ProcessError error) {
  if (error != QProcess::FailedToStart) return;
  m_failures = failuresInARow;  // a program that is not there will not appear by itself
  if (m_command.trimmed().isEmpty() && m_process->program() == namedProgram())
    return fail(
        tr("The worker “%1”, which the variable WARPFOLD_CLI names, could not be started: correct the variable, "
           "or unset it.")
            .arg(shown(m_process->program())));
  fail(tr("The worker “%1” could not be started: install warpfold-cli beside this program or name it with "
          "--worker.")
           .arg(shown(m_process->program())));
}

void WorkerClient::onSilence() {
  if (!m_inbox.empty() || m_decoder->waiting(m_generation)) {  // it was this thread that was busy
    m_watchdog.start();
    return;
  }
  if (m_state == State::starting && std::chrono::milliseconds(m_alive.elapsed()) < longestStart &&
      m_decoder->quietFor() < silenceLimit) {  // it is there, and looks for its devices
    m_watchdog.start();
    return;
  }
  const double seconds = double(m_watchdog.interval()) / 1000;
  if (m_state == State::starting && m_onlyTry) m_failures = failuresInARow;
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
  for (QTimer* timer : {&m_watchdog, &m_silence, &m_pace, &m_drain}) timer->stop();
  m_responding = true;
  m_foreground = 0;
  m_beside.clear();
  m_inbox.clear();
  m_unreadable.reset();
  m_progress.clear();
  m_ended = false;
  m_exit.reset();
  if (!m_process) return;
  watch(-1, -1);  // whatever is still on its way from the old process is not ours any more
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
