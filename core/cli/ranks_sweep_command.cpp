// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/ranks_sweep_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>

#include "cli/ranks_lead.h"
#include "cli/ranks_start.h"
#include "cli/scaling_output.h"
#include "jobs/scaling_run.h"
#include "ranks/launcher.h"
#include "run/standard_streams.h"
#include "words/say.h"

namespace warpfold::cli {

std::vector<std::uint32_t> rankCounts(const std::string& text) {
  std::vector<std::uint32_t> counts;
  std::istringstream parts(text);
  for (std::string part; std::getline(parts, part, ',');) {
    const std::uint64_t count = parseCount(part, Field::ranks);
    if (count < 1 || count > AcrossRanks::most)
      throw InvalidRequest(Field::ranks, part, say<"ranks-range">(arg<"most">(AcrossRanks::most)));
    counts.push_back(static_cast<std::uint32_t>(count));
  }
  if (counts.empty() || counts.size() > messages::mostScalingPoints)
    throw InvalidRequest(Field::ranks, "'" + text + "'", say<"no-rank-counts">());
  return counts;
}

std::vector<Scaling> scalingsOf(const std::string& text) {
  if (text == "both") return {scalings.begin(), scalings.end()};
  for (const Scaling scaling : scalings)
    if (text == name(scaling)) return {scaling};
  throw InvalidRequest(Field::scaling, "'" + text + "'", say<"unknown-scaling">());
}

void RanksSweepCommand::addTo(CLI::App& ranksCommand) {
  m_command = ranksCommand.add_subcommand(
      "sweep", "Under mpirun: one reduction over 1, 2, 4, … of the ranks, strong and weak, and modelled beyond them");
  m_options.addTo(*m_command, true);
  const char* const what = "Numbers of ranks, such as 1,2,4 (default: powers of two, and all)";
  m_command->get_option("--ranks")->description(what);
  m_command->add_option("--scaling", m_scaling,
                        "strong: the elements stay; weak: the share of a rank stays; both (default)");
  m_command->add_option("--time-limit", m_timeLimit, "Seconds that a rank waits for another one (default 60)");
  auto* json = m_command->add_flag("--json", m_json, "One JSON object");
  m_command->add_flag("--csv", m_csv, "A line of CSV for each point")->excludes(json);
}

bool RanksSweepCommand::parsed() const {
  return m_command->parsed();
}

messages::Scale RanksSweepCommand::asked() const {
  RunOptionTexts options = m_options;
  messages::Scale asked;
  if (options.ranks) asked.ranks = rankCounts(*options.ranks);
  options.ranks.reset();
  asked.request = options.request();
  if (!asked.request.backend) asked.request.backend = "cluster";
  asked.scalings = scalingsOf(m_scaling);
  return asked;
}

int RanksSweepCommand::sweep(const Catalogue& catalogue, const messages::Scale& asked) const {
  ScalingTable table{asked.request, {}, {}};
  table.bases =
      runScaling(catalogue, asked, RunControl{}, [&](const ScalingPoint& point) { table.points.push_back(point); });
  printOut(m_json ? scalingJson(table) : m_csv ? scalingCsv(table) : scalingText(table));
  const bool match = std::all_of(table.points.begin(), table.points.end(), [](const auto& p) { return p.matches; });
  return static_cast<int>(match ? ExitStatus::done : ExitStatus::differs);
}

int RanksSweepCommand::run(const Catalogue& catalogue) const {
  const messages::Scale asked = this->asked();
  const double limit = limitSecondsOf(m_timeLimit);
  if (!ranks::launched()) throw BackendUnavailable(say<"scaling-needs-mpirun">());
  return commandWithCrew(catalogue, limit, [&] { return sweep(catalogue, asked); });
}

}  // namespace warpfold::cli
