// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/clang_diagnostics.h"

#include <charconv>
#include <optional>

namespace warpfold::compile {

namespace {

constexpr std::string_view sourceName = "<stdin>";

/// A line "FILE:12:5: error: text", taken apart.
struct Told {
  bool ofSource = false;
  Diagnostic diagnostic;
};

/// Takes ":12" off the front of `text`.
std::optional<std::uint32_t> takeNumber(std::string_view& text) {
  if (!text.starts_with(':')) return {};
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), number);
  if (error != std::errc{}) return {};
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

std::optional<Severity> takeSeverity(std::string_view& text) {
  static constexpr std::pair<std::string_view, Severity> words[] = {{": fatal error: ", Severity::error},
                                                                    {": error: ", Severity::error},
                                                                    {": warning: ", Severity::warning},
                                                                    {": note: ", Severity::note}};
  for (const auto& [word, severity] : words)
    if (text.starts_with(word)) {
      text.remove_prefix(word.size());
      return severity;
    }
  return {};
}

/// Where the name of a file ends: before ":12:5: ". Names of our headers and of the system's have no colons.
std::optional<Told> taken(std::string_view line) {
  Told told;
  told.ofSource = line.starts_with(sourceName);
  line.remove_prefix(told.ofSource ? sourceName.size() : std::min(line.find(':'), line.size()));
  const auto number = takeNumber(line);
  const auto column = number ? takeNumber(line) : std::nullopt;
  const auto severity = takeSeverity(line);
  if (!number || !column || !severity) return {};
  told.diagnostic = {*severity, *number, *column, std::string(line)};
  return told;
}

}  // namespace

std::vector<Diagnostic> clangDiagnostics(std::string_view complaints) {
  std::vector<Diagnostic> all;
  bool placeOpen = false;  // the last one is of a header, and no note has told a line of the source yet
  while (!complaints.empty()) {
    const std::size_t end = std::min(complaints.find('\n'), complaints.size());
    auto told = taken(complaints.substr(0, end));
    complaints.remove_prefix(std::min(end + 1, complaints.size()));
    if (!told) continue;
    Diagnostic& d = told->diagnostic;
    if (d.severity != Severity::note) {
      placeOpen = !told->ofSource;
      if (placeOpen) d.line = d.column = 0;
      all.push_back(std::move(d));
    } else if (told->ofSource && placeOpen) {
      all.back().line = d.line;
      all.back().column = d.column;
      placeOpen = false;
    } else if (told->ofSource && !all.empty()) {
      all.push_back(std::move(d));
    }
  }
  return all;
}

}  // namespace warpfold::compile
