// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/ladder_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/hide_options.h"
#include "cli/ladder_output.h"
#include "jobs/ladder_run.h"
#include "jobs/repeat_run.h"
#include "run/standard_streams.h"
#include "timing/sampling.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

struct FinishedLadder {
  RunRequest request;
  std::optional<double> measuredPeak;
  std::vector<Rung> rungs;
};

FinishedLadder runKernels(const Catalogue& catalogue, const RunRequest& request,
                          const std::vector<std::string>& kernels,
                          const std::vector<const HardwareFigure*>& counters = {}) {
  const LadderRun ladder = [&] {
    try {
      return LadderRun(catalogue, request, kernels, RunControl{}, counters);
    } catch (const InvalidRequest& error) {
      if (error.field() != Field::kernel || kernels.empty()) throw;
      throw InvalidRequest(underOption(error.complaint(), "--kernels"));
    }
  }();
  FinishedLadder finished{ladder.request(), ladder.readPeak(), {}};
  for (const KernelPtr& kernel : ladder.kernels()) finished.rungs.push_back(ladder.run(kernel));
  return finished;
}

int status(const std::vector<Rung>& rungs) {
  if (std::none_of(rungs.begin(), rungs.end(), [](const Rung& r) { return r.result.has_value(); }))
    throw InvalidRequest(rungs.front().failure.value_or(Complaint{}));
  const bool match = std::all_of(rungs.begin(), rungs.end(), [](const Rung& r) {
    const bool ownFault = r.result && r.result->leaves && !r.result->hazards.empty();  // ours are on purpose
    return !r.result || (r.result->matches && !ownFault);
  });
  return static_cast<int>(match ? ExitStatus::done : ExitStatus::differs);
}

std::uint32_t runCount(const std::string& text) {
  const std::uint64_t runs = parseCount(text, Field::runs);
  if (runs < 1 || runs > mostRuns) throw InvalidRequest(Field::runs, text, say<"runs-range">(arg<"most">(mostRuns)));
  return static_cast<std::uint32_t>(runs);
}

}  // namespace

void LadderCommands::addTo(CLI::App& app, OwnOptions& own) {
  m_ladder = app.add_subcommand("ladder", "Run all kernels on the same data and compare their times");
  m_lens = app.add_subcommand("lens", "Run all kernels on the same data and compare their float errors");
  for (CLI::App* command : {m_ladder, m_lens}) {
    command->add_option("--kernels", m_kernels, "Kernel ids separated by commas (default: all)")->delimiter(',');
    m_options.addTo(*command, false);
  }
  m_ladder
      ->add_option(
          "--counters", m_counters,
          "Read the GPU's own counters too, for --json: all (default), or names of warpfold-cli list --counters")
      ->expected(0, 1)
      ->default_str("all");
  m_repeatCommand = app.add_subcommand("again", "Run one kernel many times and count the different results");
  m_options.addTo(*m_repeatCommand, true);
  m_repeatCommand->add_option("--runs", m_runs, "How often to run it (default " + m_runs + ")");
  for (CLI::App* command : {m_ladder, m_lens, m_repeatCommand}) own.addTo(*command);
  for (CLI::App* command : {m_ladder, m_lens, m_repeatCommand}) hideOptions(*command, {"--trace-blocks"});
  for (CLI::App* command : {m_lens, m_repeatCommand})  // which tell no times
    hideOptions(*command, {"--iterations", "--warmup", "--cache", "--launch-gap"});
  for (CLI::App* command : {m_ladder, m_lens, m_repeatCommand}) {
    auto* json = command->add_flag("--json", m_json, "One JSON object");
    const char* const what =
        command == m_repeatCommand ? "A line of CSV for each different result" : "A line of CSV for each kernel";
    command->add_flag("--csv", m_csv, what)->excludes(json);
  }
}

bool LadderCommands::climbs() const {
  return m_ladder->parsed() || m_lens->parsed();
}

std::string LadderCommands::name() const {
  return m_ladder->parsed() ? "ladder" : m_lens->parsed() ? "lens" : "again";
}

bool LadderCommands::parsed() const {
  return m_ladder->parsed() || m_lens->parsed() || m_repeatCommand->parsed();
}

int LadderCommands::run(const Catalogue& catalogue) const {
  if (m_ladder->parsed()) return runLadder(catalogue);
  return m_lens->parsed() ? runLens(catalogue) : runRepeat(catalogue);
}

int LadderCommands::runLadder(const Catalogue& catalogue) const {
  if (m_counters && !m_json) throw InvalidRequest(Field::counters, *m_counters, say<"counters-in-json-only">());
  const auto counters = m_counters ? parseHardwareFigures(*m_counters) : std::vector<const HardwareFigure*>();
  const FinishedLadder finished = runKernels(catalogue, m_options.request(), m_kernels, counters);
  const int result = status(finished.rungs);
  const auto peak = finished.measuredPeak;
  printOut(m_json  ? ladderJson(finished.request, finished.rungs, peak)
           : m_csv ? ladderCsv(finished.rungs)
                   : ladderTable(finished.rungs, peak));
  return result;
}

int LadderCommands::runLens(const Catalogue& catalogue) const {
  RunRequest request = m_options.request();
  // Times are not told, so one run is enough.
  if (!m_options.iterations) request.iterations = sampling::valueOnly;
  if (!m_options.warmup) request.warmup = 0;
  const FinishedLadder finished = runKernels(catalogue, request, m_kernels);
  const int result = status(finished.rungs);
  printOut(m_json  ? lensJson(finished.request, finished.rungs)
           : m_csv ? lensCsv(finished.rungs)
                   : lensTable(finished.rungs));
  return result;
}

int LadderCommands::runRepeat(const Catalogue& catalogue) const {
  const RepeatResult repeat = warpfold::runRepeat(catalogue, m_options.request(), runCount(m_runs), RunControl{});
  printOut(m_json ? repeatJson(repeat) : m_csv ? repeatCsv(repeat) : repeatTable(repeat));
  return static_cast<int>(repeat.matches() ? ExitStatus::done : ExitStatus::differs);
}

}  // namespace warpfold::cli
