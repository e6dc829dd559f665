// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/nvrtc_diagnostics.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

namespace warpfold::compile {

namespace {

/// "kernel.cu(12): error: text" or "kernel.cu(12): warning #177-D: text"; a file without a line is as good as another.
struct Told {
  bool ofSource = false;
  Diagnostic diagnostic;
};

std::optional<Severity> severityOf(std::string_view words) {
  if (words.starts_with("error") || words.starts_with("catastrophic error") || words.starts_with("internal error"))
    return Severity::error;
  if (words.starts_with("warning")) return Severity::warning;
  if (words.starts_with("note") || words.starts_with("remark")) return Severity::note;
  return {};
}

std::optional<Told> taken(std::string_view line) {
  const std::size_t open = line.find('('), close = line.find("): ", open);
  if (open == std::string_view::npos || close == std::string_view::npos || line.starts_with(' ')) return {};
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(line.data() + open + 1, line.data() + close, number);
  if (error != std::errc{} || end != line.data() + close) return {};
  const std::string_view said = line.substr(close + 3);
  const std::size_t colon = said.find(": ");
  const auto severity = severityOf(said);
  if (!severity || colon == std::string_view::npos) return {};
  return Told{line.substr(0, open) == nvrtcSourceName, {*severity, number, 0, std::string(said.substr(colon + 2))}};
}

/// Of "      ^" below the quoted line, which is indented by two.
std::optional<std::uint32_t> caretColumn(std::string_view line) {
  const std::size_t at = line.find_first_not_of(" \t");
  if (at == std::string_view::npos || at < 2 || line.substr(at) != "^") return {};
  return static_cast<std::uint32_t>(at - 1);
}

}  // namespace

std::vector<Diagnostic> nvrtcDiagnostics(std::string_view log) {
  std::vector<Diagnostic> all;
  bool columnOpen = false;
  while (!log.empty()) {
    const std::size_t end = std::min(log.find('\n'), log.size());
    const std::string_view line = log.substr(0, end);
    log.remove_prefix(std::min(end + 1, log.size()));
    if (auto told = taken(line)) {
      columnOpen = told->ofSource;
      if (!told->ofSource)
        told->diagnostic = {told->diagnostic.severity, 0, 0, "a file that the source includes is no CUDA C++"};
      all.push_back(std::move(told->diagnostic));
    } else if (const auto column = caretColumn(line); column && columnOpen) {
      all.back().column = *column;
      columnOpen = false;
    }
  }
  return all;
}

}  // namespace warpfold::compile
