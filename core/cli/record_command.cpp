// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/record_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>

#include "cli/hide_options.h"
#include "run/standard_streams.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

std::string summary(const RecordOutcome& outcome, const std::string& file) {
  std::error_code error;
  const auto bytes = std::filesystem::file_size(file, error);
  const double kilobytes = static_cast<double>(bytes) * 1e-3;
  const auto size =
      arg<"size">(kilobytes < 1000 ? fmt::format("{:.0f} kB", kilobytes) : fmt::format("{:.1f} MB", kilobytes * 1e-3));
  const auto recorded = arg<"recorded">(outcome.recorded);
  const auto there = arg<"there">(outcome.there);
  const auto leftOut = arg<"left_out">(outcome.failed);
  const auto wrong = arg<"wrong">(outcome.wrong);
  const auto seconds = arg<"seconds">(outcome.seconds);
  const auto path = arg<"file">(file);
  const std::size_t ended = outcome.interrupted ? 1 : 0;
  const Message said = outcome.wrong == 0 ? sayNth<"record-done", "record-interrupted">(ended, recorded, there, leftOut,
                                                                                        seconds, path, size)
                                          : sayNth<"record-done-wrong", "record-interrupted-wrong">(
                                                ended, recorded, there, leftOut, wrong, seconds, path, size);
  return english(said) + "\n";
}

}  // namespace

void RecordCommand::addTo(CLI::App& app) {
  m_command = app.add_subcommand("record", "Record a device's run times, to replay on machines without it");
  m_command->add_option("-o,--output", m_file, "Recording file to write; an existing one is continued")->required();
  const char* const what =
      "device: all kernels, sizes and blocks that the program shows (default where nothing is named)";
  m_choice.addTo(*m_command, what);
  m_command->add_flag("--counters", m_counters, "Read the GPU's own counters too; runs that are there get theirs");
  m_command->add_option("--note", m_note, "Note stored in a new recording");
  m_options.addTo(*m_command, true);
  // One kernel, size or block is a list of one; of the others, each kind of run that no recording holds is refused.
  hideOptions(*m_command, {"--kernel", "--n", "--block", "--type", "--op"});
  hideOptions(*m_command, {"--warp", "--offset", "--trace-blocks", "--launch-gap", "--across", "--ranks"});
}

bool RecordCommand::parsed() const {
  return m_command->parsed();
}

RecordChoice RecordCommand::choice() const {
  RecordChoice choice = m_choice.choice(m_options);
  if (choice.kernels.empty() && m_options.kernel) choice.kernels = {*m_options.kernel};
  choice.counters = m_counters;
  return choice;
}

int RecordCommand::run(const Catalogue& catalogue) const {
  const auto refuse = [](Field field, const std::optional<std::string>& given) {
    if (given) throw InvalidRequest(field, *given, say<"option-not-recorded">());
  };
  refuse(Field::traceBlocks, m_options.traceBlocks);
  refuse(Field::across, m_options.across);
  refuse(Field::ranks, m_options.ranks);
  RecordRun recording = m_choice.named([&] { return RecordRun(catalogue, m_options.request(), choice()); });
  const RecordOutcome outcome = recordInto(m_file, recording, m_note);
  printOut(summary(outcome, m_file));
  if (outcome.wrong != 0) return static_cast<int>(ExitStatus::differs);
  return outcome.interrupted ? statusInterrupted : static_cast<int>(ExitStatus::done);
}

}  // namespace warpfold::cli
