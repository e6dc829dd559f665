// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/ranks_start.h"

#include <charconv>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <thread>

#include "ranks/conference.h"
#include "ranks/launcher.h"
#include "ranks/ranks_run.h"
#include "run/standard_streams.h"
#include "words/say.h"

namespace warpfold::cli {

using namespace ranks;

namespace {

/// Ends this process where MPI does not come to the end of its start: a rank is missing, and nobody can be asked.
class StartWatch {
 public:
  explicit StartWatch(double limitSeconds)
      : m_thread([this, limitSeconds](const std::stop_token& started) {
          std::unique_lock lock(m_mutex);
          if (m_ended.wait_for(lock, started, std::chrono::duration<double>(limitSeconds), [] { return false; }) ||
              started.stop_requested())
            return;
          letFirstRankSpeak();
          complain(english(say<"mpi-call">(arg<"call">("MPI_Init_thread"), arg<"reason">("timeout"))));
          std::_Exit(static_cast<int>(ExitStatus::unavailable));
        }) {}

 private:
  std::mutex m_mutex;
  std::condition_variable_any m_ended;
  std::jthread m_thread;  // last: stopped and joined first
};

MpiTransport met(double limitSeconds) {
  const MpiLibrary library = MpiLibrary::open(mpiCandidates());
  const StartWatch watch(limitSeconds);
  return MpiTransport(library);
}

}  // namespace

void complain(const std::string& sentence) {
  printError("warpfold-cli", sentence);
}

MpiTransport startRank(double limitSeconds) {
  endWithLauncher();
  MpiTransport transport = met(limitSeconds);
  keepToShareOfCores(transport.localRank(), transport.localRanks());
  return transport;
}

void abandonRanks(MpiTransport& transport, const std::string& sentence, ExitStatus status) {
  complain(sentence);
  transport.abort(static_cast<int>(status));
}

int endTogether(MpiTransport& transport, double limitSeconds, int status) {
  // MPI_Finalize waits for all of them, without an end.
  try {
    Conference all(transport, limitSeconds);
    if (transport.localRanks() == transport.ranks())
      all.nameHosts(std::vector<std::string>(transport.ranks(), transport.host()));
    all.meet();
  } catch (const Error& error) {
    abandonRanks(transport, error.what(), error.status());
  }
  transport.end();
  return status;
}

double limitSecondsOf(const std::optional<std::string>& timeLimit) {
  if (!timeLimit) return RanksRequest::usualLimitSeconds;
  constexpr double most = 86400;
  double value = 0;
  const char* const end = timeLimit->data() + timeLimit->size();
  const auto [read, error] = std::from_chars(timeLimit->data(), end, value);
  if (error != std::errc{} || read != end || !(value >= 1 && value <= most))
    throw InvalidRequest(Field::timeLimit, "'" + *timeLimit + "'", say<"not-seconds">(arg<"most">(most)));
  return value;
}

void letFirstRankSpeak() {
  constexpr std::chrono::seconds mpirunTakes{5};
  const auto who = launched();
  if (who && who->rank != 0) std::this_thread::sleep_for(mpirunTakes);
}

void refuseWithoutRanks(const RunOptionTexts& options, const std::string& command) {
  if (options.backend != "cluster" || launched()) return;
  throw BackendUnavailable(Field::backend, "cluster", say<"cluster-needs-mpirun">(arg<"command">(command)));
}

void refuseCopies(const std::string& command) {
  const auto who = launched();
  if (!who || who->ranks < 2) return;
  if (command == "run") throw InvalidRequest(say<"ranks-without-cluster">(arg<"ranks">(who->ranks)));
  throw InvalidRequest(say<"ranks-of-other-command">(arg<"ranks">(who->ranks), arg<"command">(command)));
}

}  // namespace warpfold::cli
