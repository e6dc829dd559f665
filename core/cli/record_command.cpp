// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/record_command.h"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>

#include "jobs/record_run.h"
#include "run/standard_streams.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int statusInterrupted = 130;  // as shells have it: 128 + SIGINT

std::atomic<bool> interrupted{false};

/// A first signal ends the recording after the run at hand; a second one ends the process.
class EndSignals {
 public:
  EndSignals() {
    struct sigaction action {};
    action.sa_handler = [](int) { interrupted = true; };
    action.sa_flags = SA_RESETHAND | SA_RESTART;
    for (const int signal : {SIGINT, SIGTERM}) ::sigaction(signal, &action, nullptr);
  }
  ~EndSignals() {
    for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, SIG_DFL);
  }
  EndSignals(const EndSignals&) = delete;
  EndSignals& operator=(const EndSignals&) = delete;
};

std::string timeText(double seconds) {
  const auto whole = static_cast<long>(seconds + 0.5);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

std::string keyText(const store::RecordedKey& key) {
  return fmt::format("{} {} {} n {}{} {}", key.kernel, name(key.type), name(key.op), countText(key.n),
                     key.block != 0 ? fmt::format(" block {}", key.block) : "",
                     key.cache == CacheState::cold ? "cold" : "warm");
}

/// One line on standard error that is written over on a terminal, and now and then another one elsewhere.
class ProgressLine {
 public:
  explicit ProgressLine(std::size_t total) : m_total(total) {}
  ~ProgressLine() { clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void show(const RecordProgress& progress) {
    const auto every = m_terminal ? std::chrono::seconds(1) : std::chrono::seconds(10);
    if (Clock::now() - m_last < every) return;
    m_last = Clock::now();
    const std::string line = english(say<"record-progress">(arg<"done">(progress.done), arg<"total">(m_total),
                                                            arg<"percent">(100 * progress.done / m_total),
                                                            arg<"left">(timeText(progress.secondsLeft))));
    std::fputs(m_terminal ? ("\r" + line + "\x1b[K").c_str() : (line + "\n").c_str(), stderr);
    m_shown = m_terminal;
  }
  void tell(const std::string& line) {
    clear();
    std::fputs((line + "\n").c_str(), stderr);
  }
  void clear() {
    if (m_shown) std::fputs("\r\x1b[K", stderr);
    m_shown = false;
  }

 private:
  std::size_t m_total;
  bool m_terminal = ::isatty(STDERR_FILENO) == 1;
  bool m_shown = false;
  Clock::time_point m_last = Clock::now();
};

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
  m_command->add_option(
      "--preset", m_preset,
      "device: all kernels, sizes and blocks that the program shows (default where nothing is named)");
  const auto list = [&](const char* option, std::vector<std::string>& values, const char* what) {
    m_command->add_option(option, values, what)->delimiter(',');
  };
  list("--kernels", m_kernels, "Ids separated by commas (default: all that the backend runs)");
  list("--sizes", m_sizes, "Elements: 2^20, or the powers of two of 2^10..2^28");
  list("--blocks", m_blocks, "Threads per block: 512, or the powers of two of 64..1024");
  list("--types", m_types, "Types separated by commas");
  list("--ops", m_ops, "Operations separated by commas");
  m_command->add_option("--note", m_note, "Note stored in a new recording");
  m_options.addTo(*m_command, false);
}

bool RecordCommand::parsed() const {
  return m_command->parsed();
}

int RecordCommand::run(const Catalogue& catalogue) const {
  const auto orOne = [](std::vector<std::string> list, const std::optional<std::string>& one) {
    if (list.empty() && one) list.push_back(*one);
    return list;
  };
  const RunRequest request = m_options.request();
  RecordChoice choice;
  if (!m_preset.empty()) choice.preset = m_preset;
  choice.kernels = m_kernels;
  choice.sizes = parseRanges(orOne(m_sizes, m_options.n), Field::n);
  choice.blocks = parseRanges(orOne(m_blocks, m_options.block), Field::block);
  for (const std::string& type : orOne(m_types, m_options.type)) choice.types.push_back(elementTypeFromName(type));
  for (const std::string& op : orOne(m_ops, m_options.op)) choice.ops.push_back(operationFromName(op));
  if (m_options.cache) choice.cache = request.cache;
  choice.grid = request.grid;

  RecordRun recording(catalogue, request, choice);
  store::RecordedDevice device = recording.recorded();
  device.note = m_note;
  const auto writer = store::RecordingWriter::open(m_file, device);
  const EndSignals signals;
  ProgressLine line(recording.tasks().size());
  RecordObserver observer;
  observer.progress = [&](const RecordProgress& progress) { line.show(progress); };
  observer.leftOut = [&](const store::RecordedKey& key, const Message& why) {
    line.tell(english(say<"record-left-out">(arg<"run">(keyText(key)), arg<"reason">(english(why)))));
  };
  RunControl control;
  control.cancelled = &interrupted;
  const RecordOutcome outcome = recording.run(*writer, observer, control);
  line.clear();
  printOut(summary(outcome, m_file));
  if (outcome.wrong != 0) return static_cast<int>(ExitStatus::differs);
  return outcome.interrupted ? statusInterrupted : static_cast<int>(ExitStatus::done);
}

}  // namespace warpfold::cli
