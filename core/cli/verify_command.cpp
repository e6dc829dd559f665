// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/verify_command.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <ctime>

#include "cli/hide_options.h"
#include "codec/verification_table.h"
#include "jobs/verify_run.h"
#include "run/standard_streams.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

/// Large enough for several launches and many blocks, and emulated at once.
constexpr std::uint64_t defaultElements = std::uint64_t{1} << 20;

std::string today() {
  return fmt::format("{:%Y-%m-%d}", fmt::gmtime(std::time(nullptr)));
}

Verification verified(const Catalogue& catalogue, const RunRequest& request, const std::vector<std::string>& kernels) {
  const VerifyRun verify = [&] {
    try {
      return VerifyRun(catalogue, request, kernels, RunControl{});
    } catch (const InvalidRequest& error) {
      if (error.field() != Field::kernel || kernels.empty()) throw;
      throw InvalidRequest(underOption(error.complaint(), "--kernels"));
    }
  }();
  Verification finished{verify.request(), verify.device(), today(), {}};
  for (const KernelPtr& kernel : verify.kernels()) finished.kernels.push_back(verify.run(kernel));
  return finished;
}

}  // namespace

void VerifyCommand::addTo(CLI::App& app) {
  m_command = app.add_subcommand("verify", "Compare the emulator's counters with those of a GPU, launch by launch");
  m_command->add_option("--kernels", m_kernels, "Kernel ids separated by commas (default: all)")->delimiter(',');
  m_options.addTo(*m_command, false);
  hideOptions(*m_command, {"--iterations", "--warmup", "--trace-blocks", "--launch-gap"});
  auto* json = m_command->add_flag("--json", m_json, "One JSON object");
  m_command->add_flag("--csv", m_csv, "A line of CSV for each counter")->excludes(json);
}

bool VerifyCommand::parsed() const {
  return m_command->parsed();
}

int VerifyCommand::run(const Catalogue& catalogue) const {
  RunRequest request = m_options.request();
  if (!request.n && request.input.rfind("file:", 0) != 0) request.n = defaultElements;
  request.traceBlocks = BlockSelection::none();
  const Verification finished = verified(catalogue, request, m_kernels);
  const auto [exact, close, differing] = finished.tally();
  if (exact + close + differing == 0) {
    const Messages why = finished.summary();
    throw BackendUnavailable(why.empty() ? say<"counters-none-known">() : why.front());
  }
  printOut(m_json  ? verificationJson(finished)
           : m_csv ? csvOf(verificationTable(finished))
                   : verificationText(finished));
  if (differing > 0) return static_cast<int>(ExitStatus::differs);
  // Who names kernels wants each of them compared.
  return static_cast<int>(m_kernels.empty() || finished.complete() ? ExitStatus::done : ExitStatus::unavailable);
}

}  // namespace warpfold::cli
