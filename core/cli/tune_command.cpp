// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/tune_command.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <optional>

#include "backends/backend.h"
#include "data/private_folder.h"
#include "data/whole_file.h"
#include "jobs/tune.h"
#include "run/standard_streams.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

/// The kernel of which the shape is looked for: the one whose code the tuned kernel runs.
KernelPtr tunedCode(const Catalogue& catalogue) {
  for (const KernelPtr& kernel : catalogue.sound())
    if (kernel->tuned && !kernel->shapeOfN) return catalogue.at(kernel->codeId());
  throw InvalidRequest(say<"no-kernel">());
}

std::vector<CountRange> sizesOf(const std::vector<std::string>& texts) {
  try {
    return parseRanges(texts, Field::n);
  } catch (const InvalidRequest& error) {
    throw InvalidRequest(underOption(error.complaint(), "--sizes"));
  }
}

/// Without a text it only finds out whether it could: before anything is measured.
void write(const std::filesystem::path& path, const std::optional<std::string>& text) {
  std::error_code error;
  if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), error);
  if (isSpecialFile(path)) throw InvalidRequest(say<"tuning-not-regular">(arg<"file">(path.string())));
  try {
    text ? writeWhole(path, *text) : requireWritable(path);
  } catch (const std::filesystem::filesystem_error& failed) {
    throw InvalidRequest(say<"tuning-not-written">(arg<"file">(path.string()), arg<"reason">(failed.code().message())));
  }
}

void checkWritable(const std::filesystem::path& path) {
  write(path, std::nullopt);
}

}  // namespace

void TuneCommand::addTo(CLI::App& app) {
  m_command = app.add_subcommand(
      "tune", "Measure with how many blocks and threads the kernel fastest is quickest on this GPU, at every size");
  m_command->add_option("--backend", m_backend, "The GPU, one of warpfold-cli devices (default: the first one)");
  m_command->add_option("--sizes", m_sizes, "Elements: the powers of two of 2^10..2^28 (default), or of another range")
      ->delimiter(',');
  m_command->add_option("-o,--output", m_table,
                        "Table to write (default: where the programs of this user look for it); - prints it only");
  m_command->add_option("--recording", m_file,
                        "Recording file to keep the runs in; an existing one is continued where it stopped");
}

bool TuneCommand::parsed() const {
  return m_command->parsed();
}

int TuneCommand::run(const Catalogue& catalogue) const {
  const KernelPtr kernel = tunedCode(catalogue);
  RunRequest request;
  request.kernel = kernel->id;
  if (!m_backend.empty()) request.backend = m_backend;
  const std::vector<CountRange> sizes = sizesOf(m_sizes);
  const auto tableOf = [this](const std::string& architecture) {
    return m_table.empty() ? usersTuningFile(architecture) : std::filesystem::path(m_table);
  };
  if (!m_table.empty() && m_table != "-") checkWritable(m_table);
  if (!m_backend.empty()) requireTunable(backendFor(m_backend).device(m_backend));
  RecordRun tuning(request, [&](const DeviceInfo& device) {
    std::vector<RecordTask> tasks = planTuning(kernel, device, sizes);
    if (m_table.empty()) checkWritable(tableOf(device.architecture));
    return tasks;
  });
  const PrivateFolder passing;  // where nobody keeps what is recorded
  const std::string file = m_file.empty() ? (passing / "runs.warpfold").string() : m_file;
  const RecordOutcome outcome = recordInto(file, tuning);
  if (outcome.interrupted) return statusInterrupted;
  const TuningTable table = tuningOf(*store::Recording::open(file), tuning.tasks());
  printOut(tuningText(table));
  if (m_table != "-") {
    const auto path = tableOf(table.architecture);
    write(path, tuningText(merged(readTuning(table.architecture, path), table)));
    printError("warpfold-cli", english(say<"tuning-written">(arg<"file">(path.string()))));
  }
  return static_cast<int>(outcome.wrong != 0 ? ExitStatus::differs : ExitStatus::done);
}

}  // namespace warpfold::cli
