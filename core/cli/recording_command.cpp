// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/recording_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>

#include "cli/recording_compare.h"
#include "cli/recording_samples.h"
#include "cli/recording_text.h"
#include "run/standard_streams.h"
#include "store/recorded_time.h"
#include "store/recording_folders.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

using store::LeftOut;
using store::RecordedKey;

std::string leaveOutTable(const std::vector<LeftOut>& rows) {
  std::string text = fmt::format("{:<20} {:>6} {:>12} {:>11} {:>8} {:>8}  {}\n", "kernel", "sizes", "median error",
                                 "worst error", "changes", "covered", "worst at");
  for (const LeftOut& row : rows)
    text += row.points == 0 ? fmt::format("{:<20} {:>6} {:>12} {:>11} {:>8} {:>8}\n", row.kernel, 0, "–", "–",
                                          row.changes, row.covered)
                            : fmt::format("{:<20} {:>6} {:>10.2f} % {:>9.2f} % {:>8} {:>8}  {}\n", row.kernel,
                                          row.points, row.medianError * 100, row.worstError * 100, row.changes,
                                          row.covered, requestText(row.worst));
  return text + english(say<"legend-left-out">()) + "\n";
}

std::string leaveOutJson(const std::vector<LeftOut>& rows) {
  Ordered list = Ordered::array();
  for (const LeftOut& row : rows)
    list.push_back({{"kernel", row.kernel},
                    {"sizes", row.points},
                    {"median_error", row.points == 0 ? Ordered(nullptr) : Ordered(row.medianError)},
                    {"worst_error", row.points == 0 ? Ordered(nullptr) : Ordered(row.worstError)},
                    {"worst_at", row.points == 0 ? Ordered(nullptr) : Ordered(requestText(row.worst))},
                    {"method_changes", row.changes},
                    {"covered", row.covered}});
  return printed(Ordered{{"rows", std::move(list)}});
}

struct Contents {
  std::string kernel;
  std::size_t runs = 0;
  std::uint64_t least = 0, most = 0;  ///< elements
};

std::string contentsTable(const store::Recording& recording, const Catalogue& catalogue) {
  std::map<std::string, Contents> kernels;
  for (const RecordedKey& key : recording.keys()) {
    Contents& row = kernels[key.kernel];
    row.kernel = key.kernel;
    row.least = row.runs == 0 ? key.n : std::min(row.least, key.n);
    row.most = std::max(row.most, key.n);
    ++row.runs;
  }
  const store::RecordedDevice& recorded = recording.recorded();
  std::string text = headText(recording) + "\n";
  if (!recorded.note.empty()) text += recorded.note + "\n";
  if (const auto peak = recorded.device.peakReadGbs) text += english(say<"recording-peak">(arg<"gbs">(*peak))) + "\n";
  text += fmt::format("{:<20} {:>6}  {}\n", "kernel", "runs", "sizes");
  std::vector<Contents> rows;
  for (const auto& [kernel, row] : kernels) rows.push_back(row);
  for (const Contents& row : inOrder(std::move(rows), catalogue))
    text += fmt::format(
        "{:<20} {:>6}  {}\n", row.kernel, row.runs,
        english(say<"sizes-recorded">(arg<"least">(countText(row.least)), arg<"most">(countText(row.most)))));
  return text;
}

std::string contentsJson(const store::Recording& recording) {
  Ordered object = headJson(recording), keys = Ordered::array();
  for (const RecordedKey& key : recording.keys()) keys.push_back(keyJson(key));
  object["runs"] = std::move(keys);
  return printed(object);
}

/// A file by its path, or a recording by its name. A complaint names the option that it was given by, if any.
std::shared_ptr<const store::Recording> openedFor(const std::string& option, const std::string& file) {
  try {
    return store::Recording::open(store::recordingNamed(file));
  } catch (const InvalidRequest& error) {
    throw InvalidRequest(ofFile(error.message(), file, option));
  }
}

}  // namespace

void RecordingCommand::addTo(CLI::App& app) {
  m_command = app.add_subcommand("recording", "Show what a recording holds");
  m_command->add_option("FILE", m_file, "A .warpfold file, or the name of a recording that `devices` lists")
      ->required();
  auto* leaveOut = m_command->add_flag(
      "--leave-out", m_leaveOut, "Report the interpolation error per kernel, leaving out every second recorded size");
  auto* json = m_command->add_flag("--json", m_json, "One JSON object");
  m_command->add_flag("--csv", m_csv, "A line of CSV for each run")->excludes(json)->excludes(leaveOut);
  auto* samples = m_command->add_flag("--samples", m_samples, "With --json or --csv: every sample, launch and step");
  samples->excludes(leaveOut);
  m_command
      ->add_option("--against", m_against,
                   "Another recording: every common run with the ratio of the medians, its interval and a verdict")
      ->excludes(leaveOut)
      ->excludes(samples);
}

bool RecordingCommand::parsed() const {
  return m_command->parsed();
}

int RecordingCommand::run(const Catalogue& catalogue) const {
  if (m_samples && !m_json && !m_csv) throw InvalidRequest(say<"samples-need-format">());
  const auto recording = openedFor("", m_file);
  if (m_leaveOut) {
    const auto rows = inOrder(store::leaveOut(*recording, catalogue), catalogue);
    printOut(m_json ? leaveOutJson(rows) : leaveOutTable(rows));
  } else if (m_against) {
    compare(*recording, catalogue);
  } else if (m_samples) {
    m_json ? printRunsJson(*recording, printOut) : printSamplesCsv(*recording, printOut);
  } else if (m_csv) {
    printRunsCsv(*recording, printOut);
  } else {
    printOut(m_json ? contentsJson(*recording) : contentsTable(*recording, catalogue));
  }
  return static_cast<int>(ExitStatus::done);
}

void RecordingCommand::compare(const store::Recording& recording, const Catalogue& catalogue) const {
  const auto other = openedFor("--against", *m_against);
  const auto runs = store::compareRecordings(recording, *other);
  if (runs.empty()) throw InvalidRequest(ofFile(say<"no-common-runs">(arg<"file">(m_file)), *m_against, "--against"));
  const RecordingComparison comparison{recording, *other, runs};
  if (m_json)
    printComparisonJson(comparison, catalogue, printOut);
  else if (m_csv)
    printComparisonCsv(comparison, printOut);
  else
    printOut(comparisonTable(comparison, catalogue));
}

}  // namespace warpfold::cli
