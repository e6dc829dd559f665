// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/sweep_command.h"

#include <CLI/CLI.hpp>

#include "cli/sweep_output.h"
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
}

bool SweepCommand::parsed() const {
  return m_command->parsed();
}

int SweepCommand::run(const Catalogue& catalogue) const {
  RecordRun sweep = m_choice.named([&] {
    RecordChoice choice = m_choice.choice(m_options);
    choice.sweep = true;
    return RecordRun(catalogue, m_options.request(), choice);
  });
  const PassingFile passing;
  const std::string file = m_file.empty() ? passing.path().string() : m_file;
  const RecordOutcome outcome = recordInto(file, sweep);
  const auto recording = store::Recording::open(file);
  const auto points = sweepPoints(*recording, catalogue, sweep.tasks());
  printOut(m_json ? sweepJson(*recording, points) : m_csv ? sweepCsv(points) : sweepTable(*recording, points));
  if (outcome.wrong != 0) return static_cast<int>(ExitStatus::differs);
  return outcome.interrupted ? statusInterrupted : static_cast<int>(ExitStatus::done);
}

}  // namespace warpfold::cli
