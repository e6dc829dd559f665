// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/recording_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>

#include "cli/values.h"
#include "run/standard_streams.h"
#include "store/recorded_time.h"
#include "words/english.h"

namespace warpfold::cli {

namespace {

using store::LeftOut;
using store::RecordedKey;

/// Of the kernels of a recording, from naive to fast; those that this program does not know come last.
template <typename T>
std::vector<T> inOrder(std::vector<T> rows, const Catalogue& catalogue) {
  const auto place = [&](const std::string& id) {
    const auto& all = catalogue.kernels();
    return std::find_if(all.begin(), all.end(), [&](const KernelPtr& k) { return k->id == id; }) - all.begin();
  };
  std::stable_sort(rows.begin(), rows.end(), [&](const T& a, const T& b) { return place(a.kernel) < place(b.kernel); });
  return rows;
}

std::string requestText(const RecordedKey& key) {
  return fmt::format("{} {} {}, block {}, {}", countText(key.n), name(key.type), name(key.op), key.block,
                     key.cache == CacheState::warm ? "warm" : "cold");
}

std::string leaveOutTable(const std::vector<LeftOut>& rows) {
  std::string text = fmt::format("{:<20} {:>6} {:>12} {:>11} {:>8} {:>8}  {}\n", "kernel", "sizes", "median error",
                                 "worst error", "changes", "covered", "worst at");
  for (const LeftOut& row : rows)
    text += row.points == 0 ? fmt::format("{:<20} {:>6} {:>12} {:>11} {:>8} {:>8}\n", row.kernel, 0, "–", "–",
                                          row.changes, row.covered)
                            : fmt::format("{:<20} {:>6} {:>10.2f} % {:>9.2f} % {:>8} {:>8}  {}\n", row.kernel,
                                          row.points, row.medianError * 100, row.worstError * 100, row.changes,
                                          row.covered, requestText(row.worst));
  return text +
         "every second recorded size was left out and interpolated from the others; changes: sizes at which the "
         "method\n"
         "changes between the two around them; covered: those of them whose recorded median lies in the band\n";
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
  std::string text =
      fmt::format("{}, recorded {} by Warpfold {}{}{}\n", english(recorded.device.called()), recorded.date,
                  recorded.version, recorded.driver.empty() ? "" : ", driver ", recorded.driver);
  if (!recorded.note.empty()) text += recorded.note + "\n";
  if (const auto peak = recorded.device.peakReadGbs) text += fmt::format("measured read peak {:.0f} GB/s\n", *peak);
  text += fmt::format("{:<20} {:>6}  {}\n", "kernel", "runs", "sizes");
  std::vector<Contents> rows;
  for (const auto& [kernel, row] : kernels) rows.push_back(row);
  for (const Contents& row : inOrder(std::move(rows), catalogue))
    text += fmt::format("{:<20} {:>6}  {} to {}\n", row.kernel, row.runs, countText(row.least), countText(row.most));
  return text;
}

std::string contentsJson(const store::Recording& recording) {
  const store::RecordedDevice& recorded = recording.recorded();
  Ordered keys = Ordered::array();
  for (const RecordedKey& key : recording.keys())
    keys.push_back({{"kernel", key.kernel},
                    {"n", key.n},
                    {"block", key.block},
                    {"grid", orNull(key.grid)},
                    {"type", name(key.type)},
                    {"op", name(key.op)},
                    {"cache", key.cache == CacheState::warm ? "warm" : "cold"}});
  return printed(Ordered{{"device", english(recorded.device.called())},
                         {"recorded", recorded.date},
                         {"version", recorded.version},
                         {"driver", recorded.driver},
                         {"note", recorded.note},
                         {"peak_read_gbs", orNull(recorded.device.peakReadGbs)},
                         {"runs", std::move(keys)}});
}

}  // namespace

void RecordingCommand::addTo(CLI::App& app) {
  m_command = app.add_subcommand("recording", "Show what a recording holds");
  m_command->add_option("FILE", m_file, "A .warpfold file")->required();
  m_command->add_flag("--leave-out", m_leaveOut,
                      "Report the interpolation error per kernel, leaving out every second recorded size");
  m_command->add_flag("--json", m_json, "One JSON object");
}

bool RecordingCommand::parsed() const {
  return m_command->parsed();
}

int RecordingCommand::run(const Catalogue& catalogue) const {
  const auto recording = store::Recording::open(m_file);
  if (m_leaveOut) {
    const auto rows = inOrder(store::leaveOut(*recording), catalogue);
    printOut(m_json ? leaveOutJson(rows) : leaveOutTable(rows));
  } else {
    printOut(m_json ? contentsJson(*recording) : contentsTable(*recording, catalogue));
  }
  return static_cast<int>(ExitStatus::done);
}

}  // namespace warpfold::cli
