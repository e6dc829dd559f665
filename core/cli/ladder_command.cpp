// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/ladder_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>

#include "catalogue/kernel_info.h"
#include "cli/ladder_output.h"
#include "ladder/again.h"
#include "ladder/ladder.h"

namespace warpfold::cli {

namespace {

struct Climbed {
  RunRequest request;
  std::vector<Rung> rungs;
};

Climbed climb(const RunRequest& request, const std::vector<std::string>& kernels) {
  const Ladder ladder(request, kernels, RunControl{});
  Climbed climbed{ladder.request(), {}};
  for (const std::string& kernel : ladder.kernels()) climbed.rungs.push_back(ladder.run(kernel));
  return climbed;
}

int status(const std::vector<Rung>& rungs) {
  if (std::none_of(rungs.begin(), rungs.end(), [](const Rung& r) { return r.result.has_value(); }))
    throw InvalidRequest(rungs.front().failure);
  const bool match =
      std::all_of(rungs.begin(), rungs.end(), [](const Rung& r) { return !r.result || r.result->matches; });
  return static_cast<int>(match ? ExitStatus::done : ExitStatus::differs);
}

std::uint32_t runCount(const std::string& text) {
  const std::uint64_t runs = parseCount(text, "--runs");
  if (runs < 1 || runs > mostRuns)
    throw InvalidRequest(fmt::format("--runs {} is not possible; choose 1 to {}", text, mostRuns));
  return static_cast<std::uint32_t>(runs);
}

}  // namespace

void LadderCommands::addTo(CLI::App& app) {
  m_ladder = app.add_subcommand("ladder", "Run all kernels on the same data and compare their times");
  m_lens = app.add_subcommand("lens", "Run all kernels on the same data and compare their float errors");
  for (CLI::App* command : {m_ladder, m_lens}) {
    command->add_option("--kernels", m_kernels, "Ids separated by commas (default: all that the backend runs)")
        ->delimiter(',');
    m_options.addTo(*command, false);
  }
  m_again = app.add_subcommand("again", "Run one kernel many times and count the different results");
  m_options.addTo(*m_again, true);
  m_again->add_option("--runs", m_runs, "How many times (default 200)");
  for (CLI::App* command : {m_ladder, m_lens, m_again}) {
    auto* json = command->add_flag("--json", m_json, "One JSON object");
    if (command == m_ladder) command->add_flag("--csv", m_csv, "A line of CSV for each kernel")->excludes(json);
  }
}

bool LadderCommands::parsed() const { return m_ladder->parsed() || m_lens->parsed() || m_again->parsed(); }

int LadderCommands::run() const {
  if (m_ladder->parsed()) return runLadder();
  return m_lens->parsed() ? runLens() : runAgain();
}

int LadderCommands::runLadder() const {
  const Climbed climbed = climb(m_options.anyKernelsRequest(), m_kernels);
  const int result = status(climbed.rungs);
  const std::string& backend = climbed.request.backend;
  const auto roof = backendFor(backend).measureReadRoof(backend);
  std::fputs((m_json  ? ladderJson(climbed.request, climbed.rungs, roof)
              : m_csv ? ladderCsv(climbed.rungs)
                      : ladderTable(climbed.rungs, roof))
                 .c_str(),
             stdout);
  return result;
}

int LadderCommands::runLens() const {
  RunRequest request = m_options.anyKernelsRequest();
  // Times are not told, so one run is enough.
  if (!m_options.iterations) request.iterations = 1;
  if (!m_options.warmup) request.warmup = 0;
  const Climbed climbed = climb(request, m_kernels);
  const int result = status(climbed.rungs);
  std::fputs((m_json ? lensJson(climbed.request, climbed.rungs) : lensTable(climbed.rungs)).c_str(), stdout);
  return result;
}

int LadderCommands::runAgain() const {
  RunOptionTexts options = m_options;
  // A host kernel has one place to run, which need not be named.
  if (!options.backend && options.kernel && kernelById(*options.kernel).host) options.backend = "cpu";
  const Spread spread = warpfold::runAgain(options.request(), runCount(m_runs), RunControl{});
  std::fputs((m_json ? spreadJson(spread) : spreadTable(spread)).c_str(), stdout);
  return static_cast<int>(spread.matches() ? ExitStatus::done : ExitStatus::differs);
}

}  // namespace warpfold::cli
