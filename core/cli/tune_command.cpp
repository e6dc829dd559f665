// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/tune_command.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>

#include "backends/backend.h"
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

void write(const std::filesystem::path& path, const std::string& text) {
  std::error_code error;
  if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), error);
  const std::filesystem::path beside = path.string() + ".part";
  std::ofstream file(beside, std::ios::binary | std::ios::trunc);
  file << text;
  file.close();
  error.clear();
  if (file) std::filesystem::rename(beside, path, error);
  if (file && !error) return;
  std::filesystem::remove(beside, error);
  throw InvalidRequest(say<"tuning-not-written">(arg<"file">(path.string())));
}

/// Before anything is measured.
void checkWritable(const std::filesystem::path& path) {
  std::error_code error;
  if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), error);
  const std::filesystem::path beside = path.string() + ".part";
  const bool opened = std::ofstream(beside, std::ios::binary | std::ios::trunc).is_open();
  std::filesystem::remove(beside, error);
  if (!opened || std::filesystem::is_directory(path, error))
    throw InvalidRequest(say<"tuning-not-written">(arg<"file">(path.string())));
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
  const PassingFile passing;
  const std::string file = m_file.empty() ? passing.path().string() : m_file;
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
