// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/wait.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "data/data_file.h"
#include "models/words.h"
#include "run/standard_streams.h"
#include "words/say.h"

namespace warpfold::app {
namespace {

constexpr int nothingMs = 5000;    // after the results: what has not come by then does not come
constexpr int patienceMs = 15000;  // an emulator may be slow: what is there by then is drawn
constexpr int wordMs = 5000;       // a wait that goes on says from time to time how far it is
constexpr int settlingMs = 300;    // labels follow a stream a few times a second only

/// Whether the worker has devices of the kind that is asked for: "cuda:7" is one where there is a "cuda:0".
bool isOfKnownKind(const Experiment& experiment, const QString& asked) {
  const auto kind = [](const QString& backend) { return backend.section(u':', 0, 0); };
  const auto& devices = experiment.devices();
  return std::any_of(devices.begin(), devices.end(),
                     [&](const DeviceInfo& d) { return kind(QString::fromStdString(d.backend)) == kind(asked); });
}

/// What is wrong with an input that is a file, in the command line's words: with its option and its whole path.
std::optional<QString> problemOfFile(Field field, const QString& input) {
  const std::string text = input.toStdString(), prefix = "file:";
  if (!text.starts_with(prefix)) return std::nullopt;
  try {
    DataFile({text.substr(prefix.size()), field});
    return std::nullopt;
  } catch (const InvalidRequest& error) {
    return app::text(error.complaint());
  }
}

}  // namespace

Wait::Wait(Workbench& bench, Needs needs, const QString& blockOption)
    : m_bench(bench), m_needs(std::move(needs)), m_blockOption(blockOption) {
  for (const DataSource* source : m_needs.sources) connect(source, &DataSource::changed, this, &Wait::check);
  // Samples and counters, which a picture of the window waits for, change no tree.
  connect(&bench.comparison(), &DataSource::changed, this, &Wait::check);
  connect(&bench.worker(), &WorkerClient::lost, this, [this](const QString& message, bool restarting) {
    if (!restarting) finish({message, ExitStatus::unavailable});
  });
  connect(&bench.worker(), &WorkerClient::hello, this, &Wait::checkRequest);
  // What went with its worker and was not started anew has failed.
  connect(&bench.worker(), &WorkerClient::hello, this, &Wait::check, Qt::QueuedConnection);
  m_nothing.setSingleShot(true);
  connect(&m_nothing, &QTimer::timeout, this, [this] {
    finish({text(say<"view-without-data">()), ExitStatus::unavailable});
  });
  m_patience.setSingleShot(true);
  connect(&m_patience, &QTimer::timeout, this, [this] { finish({}); });
  connect(&m_word, &QTimer::timeout, this, &Wait::tellProgress);
}

Failure Wait::run() {
  m_needs.request();
  m_word.start(wordMs);
  if (!m_finished) m_loop.exec();  // a worker that cannot be started may have said so before
  return m_failure;
}

Failure Wait::runSaved() {
  if (m_needs.readiness() == Readiness::nothing)
    return {text(say<"session-without-view">()), ExitStatus::invalidRequest};
  QTimer::singleShot(settlingMs, this, [this] { finish({}); });
  m_loop.exec();
  return m_failure;
}

/// What only a worker knows to be wrong: a device that is not there, a block that the kernel cannot have.
void Wait::checkRequest() {
  const Experiment& experiment = m_bench.experiment();
  const auto problems = m_needs.allKernels ? experiment.problemsOfAllKernels() : experiment.problems();
  if (problems.isEmpty()) return;
  for (const auto& [field, input] :
       {std::pair(Field::input, experiment.input()), std::pair(Field::input2, experiment.input2())})
    if (const auto problem = problemOfFile(field, input)) return finish({*problem, ExitStatus::invalidRequest});
  // A GPU that is not there is a matter of the machine; a device that nobody knows is one of the request.
  for (const auto& [field, asked] : {std::pair(Experiment::Field::backend, experiment.backend()),
                                     std::pair(Experiment::Field::backendB, experiment.backendB())})
    if (problems.contains(field) && isOfKnownKind(experiment, asked))
      return finish({problems.value(field), ExitStatus::unavailable});
  const QString refusal = experiment.refusalText();
  finish({refusal.isEmpty() ? problems.first() : refusal, ExitStatus::invalidRequest});
}

/// The block to trace came by another option than the request knows it by.
QString Wait::textOf(const DataSource::RunFailure& failure) const {
  const bool ofBlock = failure.complaint && failure.complaint->field == Field::traceBlocks;
  return ofBlock ? text(*failure.complaint, m_blockOption) : failure.message;
}

void Wait::check() {
  if (m_bench.worker().state() != WorkerClient::State::ready) return;
  for (const DataSource* source : m_needs.sources)
    if (const auto failure = source->runFailure()) return finish({textOf(*failure), ExitStatus(failure->status)});
  m_needs.request();
  const Readiness ready = m_needs.readiness();
  if (ready == Readiness::nothing) {
    // Some charts show what not every device tells, and some runs end without results.
    const bool over = std::all_of(m_needs.sources.begin(), m_needs.sources.end(),
                                  [](const DataSource* source) { return source->ended(); });
    if ((m_bench.comparison().complete() || over) && !m_nothing.isActive()) m_nothing.start(nothingMs);
    return;
  }
  m_nothing.stop();
  if (ready == Readiness::all) return QTimer::singleShot(settlingMs, this, [this] { finish({}); });
  if (!m_patience.isActive()) m_patience.start(patienceMs);
}

void Wait::tellProgress() const {
  for (const DataSource* source : m_needs.sources)
    if (const QString progress = source->progressText(); !progress.isEmpty())
      return printError("warpfold", progress.toStdString());
}

void Wait::finish(const Failure& failure) {
  m_failure = failure;
  m_finished = true;
  m_loop.quit();
}

}  // namespace warpfold::app
