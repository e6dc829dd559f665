// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/ranks_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdlib>

#include "cli/ranks_output.h"
#include "cli/ranks_start.h"
#include "ranks/all_gpus.h"
#include "ranks/conference.h"
#include "ranks/launcher.h"
#include "ranks/method.h"
#include "ranks/ranks_run.h"
#include "run/standard_streams.h"
#include "values/value_text.h"
#include "words/say.h"

namespace warpfold::cli {

using namespace ranks;

namespace {

constexpr const char* cluster = "cluster";

int printRanks(const RanksResult& result, const std::string& backend, bool json) {
  printOut(json ? ranksJson(result, backend) : ranksTable(result));
  const RunResult& whole = result.whole;
  if (whole.matches) return static_cast<int>(ExitStatus::done);
  complain(english(
      say<"result-differs-by">(arg<"result">(whole.result.text()), arg<"reference">(whole.reference.text()),
                               arg<"error">(valueText(whole.error)), arg<"tolerance">(valueText(whole.tolerance)))));
  return static_cast<int>(ExitStatus::differs);
}

std::string toldOf(const MpiTransport& transport, const std::string& problem) {
  return english(say<"rank-failed">(arg<"rank">(transport.rank()), arg<"ranks">(transport.ranks()),
                                    arg<"host">(transport.host()), arg<"problem">(problem)));
}

}  // namespace

void RanksCommand::addTo(CLI::App& runCommand) {
  runCommand.add_option("--time-limit", m_timeLimit,
                        "With --backend cluster or cuda:all: seconds that a rank waits for another one (default 60)");
}

bool RanksCommand::asked(const RunOptionTexts& options) const {
  if (options.backend == cluster || options.backend == allGpus) return true;
  if (options.across) throw InvalidRequest(Field::across, *options.across, say<"method-needs-cluster">());
  if (m_timeLimit) throw InvalidRequest(Field::timeLimit, *m_timeLimit, say<"limit-needs-cluster">());
  return false;
}

int RanksCommand::run(const Catalogue& catalogue, const RunOptionTexts& options, bool json) const {
  if (options.backend == allGpus) return runOnGpus(catalogue, options, json);
  RanksRequest request{options.request(), options.across.value_or("neighbored"), limitSecondsOf(m_timeLimit)};
  if (!launched()) {
    methodOf(request.method);
    throw BackendUnavailable(Field::backend, cluster, say<"cluster-needs-mpirun">(arg<"command">("run")));
  }
  MpiTransport transport = startRank(request.limitSeconds);
  int status = 0;
  try {
    if (auto result = runOnRanks(catalogue, request, transport)) status = printRanks(*result, cluster, json);
  } catch (const AgreedFailure& failure) {
    if (transport.rank() == 0) {
      complain(failure.sentence);
      status = static_cast<int>(failure.status);
    }
  } catch (const Error& error) {
    const bool aboutOther = error.message().code == "rank-silent" || error.message().code == "library-silent";
    abandonRanks(transport, aboutOther ? error.what() : toldOf(transport, error.what()), error.status());
  } catch (const std::exception& error) {
    abandonRanks(transport, toldOf(transport, error.what()), ExitStatus::unavailable);
  }
  return endTogether(transport, request.limitSeconds, status);
}

int RanksCommand::runOnGpus(const Catalogue& catalogue, const RunOptionTexts& options, bool json) const {
  const RanksRequest request{options.request(), options.across.value_or(usualMethodOfAllGpus),
                             limitSecondsOf(m_timeLimit)};
  refuseCopies("run");
  try {
    // What failed on one GPU leaves the threads of the others waiting.
    const auto giveUp = [](const std::string& sentence, ExitStatus status) {
      complain(sentence);
      std::_Exit(static_cast<int>(status));
    };
    return printRanks(runOnAllGpus(catalogue, request, giveUp), allGpus, json);
  } catch (const AgreedFailure& failure) {
    complain(failure.sentence);
    return static_cast<int>(failure.status);
  }
}

}  // namespace warpfold::cli
