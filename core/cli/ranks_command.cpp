// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/ranks_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <thread>

#include "cli/ranks_output.h"
#include "ranks/conference.h"
#include "ranks/launcher.h"
#include "ranks/method.h"
#include "ranks/mpi_library.h"
#include "ranks/ranks_run.h"
#include "run/standard_streams.h"
#include "words/say.h"

namespace warpfold::cli {

using namespace ranks;

namespace {

constexpr const char* program = "warpfold-cli";
constexpr const char* cluster = "cluster";

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
          printError(program, english(say<"mpi-call">(arg<"call">("MPI_Init_thread"), arg<"reason">("timeout"))));
          std::_Exit(static_cast<int>(ExitStatus::unavailable));
        }) {}

 private:
  std::mutex m_mutex;
  std::condition_variable_any m_ended;
  std::jthread m_thread;  // last: stopped and joined first
};

MpiTransport started(double limitSeconds) {
  const MpiLibrary library = MpiLibrary::open(mpiCandidates());
  const StartWatch watch(limitSeconds);
  return MpiTransport(library);
}

int printRanks(const RanksResult& result, bool json) {
  printOut(json ? ranksJson(result) : ranksTable(result));
  const RunResult& whole = result.whole;
  if (whole.matches) return static_cast<int>(ExitStatus::done);
  printError(program,
             english(say<"result-differs-by">(
                 arg<"result">(whole.result.text()), arg<"reference">(whole.reference.text()),
                 arg<"error">(fmt::format("{}", whole.error)), arg<"tolerance">(fmt::format("{}", whole.tolerance)))));
  return static_cast<int>(ExitStatus::differs);
}

/// Ends all ranks: the others wait for this one.
[[noreturn]] void abandon(MpiTransport& transport, const std::string& sentence, ExitStatus status) {
  printError(program, sentence);
  transport.abort(static_cast<int>(status));
}

std::string toldOf(const MpiTransport& transport, const std::string& problem) {
  return english(say<"rank-failed">(arg<"rank">(transport.rank()), arg<"ranks">(transport.ranks()),
                                    arg<"host">(transport.host()), arg<"problem">(problem)));
}

}  // namespace

void letFirstRankSpeak() {
  constexpr std::chrono::seconds mpirunTakes{5};
  const auto who = launched();
  if (who && who->rank != 0) std::this_thread::sleep_for(mpirunTakes);
}

void RanksCommand::addTo(CLI::App& runCommand) {
  std::string choices;
  for (const Method& method : methods()) choices += (choices.empty() ? "" : ", ") + method.id;
  runCommand.add_option("--across", m_across,
                        "Under mpirun, with --backend cluster: how the values of the ranks become one: " + choices +
                            " (default neighbored)");
  runCommand.add_option("--time-limit", m_timeLimit,
                        "With --backend cluster: seconds that a rank waits for another one (default 60)");
}

bool RanksCommand::asked(const RunOptionTexts& options) const {
  if (options.backend == cluster) return true;
  if (m_across) throw InvalidRequest(Field::across, *m_across, say<"method-needs-cluster">());
  if (m_timeLimit) throw InvalidRequest(Field::timeLimit, *m_timeLimit, say<"limit-needs-cluster">());
  return false;
}

double RanksCommand::limitSeconds() const {
  if (!m_timeLimit) return RanksRequest::usualLimitSeconds;
  constexpr double most = 86400;
  double value = 0;
  const char* const end = m_timeLimit->data() + m_timeLimit->size();
  const auto [read, error] = std::from_chars(m_timeLimit->data(), end, value);
  if (error != std::errc{} || read != end || !(value >= 1 && value <= most))
    throw InvalidRequest(Field::timeLimit, "'" + *m_timeLimit + "'", say<"not-seconds">(arg<"most">(most)));
  return value;
}

int RanksCommand::run(const Catalogue& catalogue, const RunOptionTexts& options, bool json) const {
  RanksRequest request{options.request(), m_across.value_or("neighbored"), limitSeconds()};
  if (!launched()) {
    methodOf(request.method);
    throw BackendUnavailable(Field::backend, cluster, say<"cluster-needs-mpirun">());
  }
  endWithLauncher();
  MpiTransport transport = started(request.limitSeconds);
  keepToShareOfCores(transport.localRank(), transport.localRanks());
  int status = 0;
  try {
    if (auto result = runOnRanks(catalogue, request, transport)) status = printRanks(*result, json);
  } catch (const AgreedFailure& failure) {
    if (transport.rank() == 0) {
      printError(program, failure.sentence);
      status = static_cast<int>(failure.status);
    }
  } catch (const Error& error) {
    const bool aboutOther = error.message().code == "rank-silent" || error.message().code == "library-silent";
    abandon(transport, aboutOther ? error.what() : toldOf(transport, error.what()), error.status());
  } catch (const std::exception& error) {
    abandon(transport, toldOf(transport, error.what()), ExitStatus::unavailable);
  }
  transport.end();
  return status;
}

}  // namespace warpfold::cli
