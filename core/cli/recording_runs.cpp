// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/recording_runs.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <tuple>

#include "codec/names.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

namespace {

using Clock = std::chrono::steady_clock;

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
                     key.block != 0 ? fmt::format(" block {}", key.block) : "", codec::nameOf(key.cache));
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

}  // namespace

void RecordChoiceTexts::addTo(CLI::App& command, const char* presets) {
  command.add_option("--preset", preset, presets);
  const auto list = [&](const char* option, std::vector<std::string>& values, const char* what) {
    command.add_option(option, values, what)->delimiter(',');
  };
  list("--kernels", kernels, "Ids separated by commas (default: all that the backend runs)");
  list("--sizes", sizes, "Elements: 2^20, or the powers of two of 2^10..2^28");
  list("--blocks", blocks, "Threads per block: 512, or the powers of two of 64..1024");
  list("--types", types, "Types separated by commas");
  list("--ops", ops, "Operations separated by commas");
}

RecordChoice RecordChoiceTexts::choice(const RunOptionTexts& options) const {
  const auto refuseBoth = [](const char* name, const std::vector<std::string>& list, Field field,
                             const std::optional<std::string>& one) {
    if (one && !list.empty()) throw InvalidRequest(field, *one, say<"option-beside-list">(arg<"list">(name)));
  };
  refuseBoth("--kernels", kernels, Field::kernel, options.kernel);
  refuseBoth("--sizes", sizes, Field::n, options.n);
  refuseBoth("--blocks", blocks, Field::block, options.block);
  refuseBoth("--types", types, Field::type, options.type);
  refuseBoth("--ops", ops, Field::op, options.op);
  const auto orOne = [](std::vector<std::string> list, const std::optional<std::string>& one) {
    if (list.empty() && one) list.push_back(*one);
    return list;
  };
  const RunRequest request = options.request();
  RecordChoice choice;
  if (!preset.empty()) choice.preset = preset;
  choice.kernels = kernels;
  choice.sizes = parseRanges(orOne(sizes, options.n), Field::n);
  choice.blocks = parseRanges(orOne(blocks, options.block), Field::block);
  for (const std::string& type : orOne(types, options.type)) choice.types.push_back(elementTypeFromName(type));
  for (const std::string& op : orOne(ops, options.op)) choice.ops.push_back(operationFromName(op));
  if (options.cache) choice.cache = request.cache;
  choice.grid = request.grid;
  return choice;
}

InvalidRequest RecordChoiceTexts::underList(const InvalidRequest& error) const {
  const std::array<std::tuple<Field, const std::vector<std::string>*, const char*>, 5> lists{
      {{Field::kernel, &kernels, "--kernels"},
       {Field::n, &sizes, "--sizes"},
       {Field::block, &blocks, "--blocks"},
       {Field::type, &types, "--types"},
       {Field::op, &ops, "--ops"}}};
  for (const auto& [field, list, option] : lists)
    if (error.field() == field && !list->empty()) return InvalidRequest(underOption(error.complaint(), option));
  return error;
}

RecordOutcome recordInto(const std::string& file, RecordRun& recording, const std::string& note) {
  store::RecordedDevice device = recording.recorded();
  device.note = note;
  const auto writer = store::RecordingWriter::open(file, device);
  const EndSignals signals;
  ProgressLine line(recording.tasks().size());
  RecordObserver observer;
  observer.progress = [&](const RecordProgress& progress) { line.show(progress); };
  observer.leftOut = [&](const store::RecordedKey& key, const Message& why) {
    line.tell(english(say<"record-left-out">(arg<"run">(keyText(key)), arg<"reason">(english(why)))));
  };
  observer.uncounted = [&](const Message& why) {
    line.tell(english(say<"record-uncounted">(arg<"reason">(english(why)))));
  };
  RunControl control;
  control.cancelled = &interrupted;
  return recording.run(*writer, observer, control);
}

}  // namespace warpfold::cli
