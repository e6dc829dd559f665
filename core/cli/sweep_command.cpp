// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/sweep_command.h"

#include <CLI/CLI.hpp>
#include <set>

#include "cli/hide_options.h"
#include "cli/ranks_lead.h"
#include "cli/ranks_start.h"
#include "cli/ranks_sweep_command.h"
#include "cli/sweep_output.h"
#include "data/private_folder.h"
#include "jobs/ranks_sweep.h"
#include "ranks/launcher.h"
#include "run/standard_streams.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

void SweepCommand::addTo(CLI::App& app) {
  m_command = app.add_subcommand("sweep", "Time kernels over many sizes, types and blocks, beside CUB where it runs");
  m_command->add_option("-o,--output", m_file,
                        "Recording file to keep the runs in; an existing one is continued where it stopped");
  const char* const what =
      "cub-comparison: powers of two from 2^10 to 2^32 and ten odd sizes, five types, sum, min and max";
  m_choice.addTo(*m_command, what);
  auto* json = m_command->add_flag("--json", m_json, "One JSON object");
  m_command->add_flag("--csv", m_csv, "A line of CSV for each run")->excludes(json);
  m_options.addTo(*m_command, false);
  hideOptions(*m_command, {"--n", "--block", "--type", "--op", "--trace-blocks", "--warp"});
  m_command->get_option("--ranks")->description("Of several ranks: how many take part, such as 1,2,4 (default: all)");
  m_command->add_option(
      "--scaling", m_scaling,
      "With --ranks: strong: a size is that of all ranks together (default); weak: that of each; both");
}

bool SweepCommand::parsed() const {
  return m_command->parsed();
}

int SweepCommand::runModelled(const Catalogue& catalogue, const RunRequest& request, const Place& place) const {
  if (!m_file.empty()) throw InvalidRequest(Field::output, m_file, say<"modelled-not-recorded">());
  const std::vector<RecordTask> tasks = m_choice.named([&] {
    RecordChoice choice = m_choice.choice(m_options);
    choice.sweep = true;
    return planRecording(catalogue, place.device, choice);
  });
  std::set<std::pair<std::string, std::string>> told;
  const auto leftOut = [&](const store::RecordedKey& key, const Message& why) {
    if (told.emplace(key.kernel, english(why)).second)
      printError("warpfold-cli",
                 english(say<"kernel-has-no-time">(arg<"kernel">(key.kernel), arg<"reason">(english(why)))));
  };
  const auto points = knownPoints(place, request, catalogue, tasks, leftOut, {});
  if (m_json)
    printOut(modelledSweepJson(place.device, request, points));
  else if (!points.empty())  // else it was said above why not
    printOut(m_csv ? sweepCsv(points, request.offset) : modelledSweepTable(place.device, request, points));
  return static_cast<int>(points.empty() ? ExitStatus::unavailable : ExitStatus::done);
}

int SweepCommand::runOnRanks(const Catalogue& catalogue) const {
  if (!m_file.empty()) throw InvalidRequest(Field::output, m_file, say<"ranks-not-recorded">());
  RunOptionTexts options = m_options;
  RanksAxis axis;
  if (options.ranks) axis.ranks = rankCounts(*options.ranks);
  if (m_scaling) axis.scalings = scalingsOf(*m_scaling);
  options.ranks.reset();
  const RunRequest request = options.request();
  return commandWithCrew(catalogue, limitSecondsOf({}), [&] { return sweepRanks(catalogue, request, axis); });
}

int SweepCommand::sweepRanks(const Catalogue& catalogue, const RunRequest& request, const RanksAxis& axis) const {
  Backend& backend = backendFor(*request.backend);
  const Place place{&backend, backend.device(*request.backend)};
  const std::vector<RecordTask> tasks = m_choice.named([&] {
    RunOptionTexts options = m_options;
    options.ranks.reset();
    RecordChoice choice = m_choice.choice(options);
    choice.sweep = true;
    return planRecording(catalogue, place.device, choice);
  });
  const std::vector<RanksTask> onRanks = planRanksSweep(place.device, request, tasks, axis);
  std::vector<SweepPoint> points;
  std::set<std::pair<std::string, std::string>> told;
  RanksSweepObserver observer;
  observer.found = [&](const SweepPoint& point) { points.push_back(point); };
  observer.leftOut = [&](const store::RecordedKey& key, const Message& why) {
    if (told.emplace(key.kernel, english(why)).second)
      printError("warpfold-cli",
                 english(say<"kernel-has-no-time">(arg<"kernel">(key.kernel), arg<"reason">(english(why)))));
  };
  const std::size_t wrong = warpfold::sweepRanks(catalogue, place, request, onRanks, observer, {});
  if (m_json || !points.empty())
    printOut(m_json  ? ranksSweepJson(place.device, request, points)
             : m_csv ? sweepCsv(points)
                     : ranksSweepTable(place.device, request, points));
  if (points.empty()) return static_cast<int>(ExitStatus::unavailable);  // it was said above why
  return static_cast<int>(wrong > 0 ? ExitStatus::differs : ExitStatus::done);
}

int SweepCommand::run(const Catalogue& catalogue) const {
  refuseWithoutRanks(m_options, "sweep");
  if (m_options.backend == "cluster" && ranks::launched()) return runOnRanks(catalogue);
  if (ranks::launched()) refuseCopies("sweep");
  if (m_scaling) throw InvalidRequest(Field::scaling, *m_scaling, say<"ranks-need-cluster">());
  if (m_options.ranks) throw InvalidRequest(Field::ranks, *m_options.ranks, say<"ranks-need-cluster">());
  if (m_options.across) throw InvalidRequest(Field::across, *m_options.across, say<"ranks-need-cluster">());
  if (const RunRequest request = m_options.request(); request.backend) {
    Backend& backend = backendFor(*request.backend);
    if (const Place place{&backend, backend.device(*request.backend)}; place.device.isModelled())
      return runModelled(catalogue, request, place);
  }
  RecordRun sweep = m_choice.named([&] {
    RecordChoice choice = m_choice.choice(m_options);
    choice.sweep = true;
    return RecordRun(catalogue, m_options.request(), choice,
                     m_file.empty() ? RunsGo::intoSweep : RunsGo::intoRecording);
  });
  const PrivateFolder passing;  // where nobody keeps what is recorded
  const std::string file = m_file.empty() ? (passing / "runs.warpfold").string() : m_file;
  const RecordOutcome outcome = recordInto(file, sweep);
  const auto recording = store::Recording::open(file);
  const auto points = sweepPoints(*recording, catalogue, sweep.tasks());
  const std::uint32_t offset = m_options.request().offset;
  printOut(m_json  ? sweepJson(*recording, points, offset)
           : m_csv ? sweepCsv(points, offset)
                   : sweepTable(*recording, points, offset));
  if (outcome.wrong != 0) return static_cast<int>(ExitStatus::differs);
  return outcome.interrupted ? statusInterrupted : static_cast<int>(ExitStatus::done);
}

}  // namespace warpfold::cli
