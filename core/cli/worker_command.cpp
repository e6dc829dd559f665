// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/worker_command.h"

#include <unistd.h>

#include <CLI/CLI.hpp>

#include "cli/ranks_lead.h"
#include "cli/ranks_start.h"
#include "ranks/launcher.h"
#include "worker/worker.h"

namespace warpfold::cli {

using namespace ranks;

void WorkerCommand::addTo(CLI::App& app) {
  m_command = app.add_subcommand(
      "worker",
      "Serve the window over standard input and output (warpfold starts it, also as mpirun -n 4 warpfold-cli "
      "worker)");
  m_command->add_option("--time-limit", m_timeLimit,
                        "Under mpirun: seconds that a rank waits for another one (default 60)");
}

bool WorkerCommand::parsed() const {
  return m_command->parsed();
}

int WorkerCommand::run(const Catalogue& catalogue) const {
  const auto who = launched();
  const double limit = limitSecondsOf(m_timeLimit);
  if (who && who->ranks > 1)
    return withCrew(catalogue, limit, [&] { return serveWorker(catalogue, STDIN_FILENO, STDOUT_FILENO); });
  return serveWorker(catalogue, STDIN_FILENO, STDOUT_FILENO);
}

}  // namespace warpfold::cli
