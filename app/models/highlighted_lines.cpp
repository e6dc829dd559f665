// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/highlighted_lines.h"

#include <algorithm>
#include <sstream>
#include <string_view>
#include <vector>

namespace warpfold::app {

namespace {

/// A line without its comment and the white space around it.
std::string bare(const std::string& line) {
  const std::string code = line.substr(0, line.find("//"));
  const auto first = code.find_first_not_of(" \t\r");
  if (first == std::string::npos) return {};
  return code.substr(first, code.find_last_not_of(" \t\r") - first + 1);
}

std::vector<std::string> bareLines(const std::string& code) {
  std::vector<std::string> lines;
  std::istringstream stream(code);
  for (std::string line; std::getline(stream, line);) lines.push_back(bare(line));
  return lines;
}

bool endsIn(const std::string& line, std::string_view characters) {
  return !line.empty() && characters.find(line.back()) != std::string_view::npos;
}

/// Parentheses that a line closes beyond those that it opens.
int closed(const std::string& line) {
  return static_cast<int>(std::count(line.begin(), line.end(), ')') - std::count(line.begin(), line.end(), '('));
}

/// Where the statement that contains `line` begins: its condition or loop, on the lines above, belongs to it.
int statementStart(const std::vector<std::string>& lines, int line) {
  int open = std::max(0, closed(lines[line]));  // semicolons inside the head of a loop end nothing
  while (line > 0 && !lines[line - 1].empty() && lines[line - 1].front() != '#' &&
         (open > 0 || !endsIn(lines[line - 1], ";{}")))
    open = std::max(0, open + closed(lines[--line]));
  return line;
}

int statementEnd(const std::vector<std::string>& lines, int line) {
  while (line + 1 < static_cast<int>(lines.size()) && !endsIn(lines[line], ";}")) ++line;
  return line;
}

std::optional<LineRange> beforeBarrier(const std::vector<std::string>& lines, int barrier) {
  int last = barrier - 1;
  while (last >= 0 && (lines[last].empty() || lines[last] == "}")) --last;
  if (last < 0) return std::nullopt;
  return LineRange{statementStart(lines, last), last};
}

/// Where the statements between two barriers begin to read the input.
std::optional<LineRange> firstRead(const std::vector<std::string>& lines, int barrier) {
  int begin = barrier;
  while (begin > 0 && lines[begin - 1].find("__sync") == std::string::npos) --begin;
  for (int line = begin; line < barrier; ++line)
    if (lines[line].find("g_in[") != std::string::npos)
      return LineRange{statementStart(lines, line), statementEnd(lines, line)};
  return std::nullopt;
}

bool readsInput(const std::vector<std::string>& lines, LineRange range) {
  return std::any_of(lines.begin() + range.first, lines.begin() + range.last + 1,
                     [](const std::string& line) { return line.find("g_in[") != std::string::npos; });
}

/// With the statement before it, where that one loads what this one combines.
LineRange withLoads(const std::vector<std::string>& lines, LineRange range) {
  if (readsInput(lines, range)) return range;
  int before = range.first - 1;
  while (before >= 0 && (lines[before].empty() || lines[before].front() == '#')) --before;
  if (before < 0 || !endsIn(lines[before], ";")) return range;
  const LineRange loads{statementStart(lines, before), before};
  return readsInput(lines, loads) ? LineRange{loads.first, range.last} : range;
}

/// What a line declares as a function of the device: "block_reduce" of "__device__ T block_reduce(T value)".
std::string functionOf(const std::string& line) {
  if (line.find("__device__") == std::string::npos) return {};
  const auto open = line.find('(');
  if (open == std::string::npos) return {};
  const auto before = line.find_last_of(" *&", open);
  return before == std::string::npos ? std::string() : line.substr(before + 1, open - before - 1);
}

bool calls(const std::string& line, const std::string& function) {
  if (function.empty() || functionOf(line) == function) return false;
  const auto at = line.find(function);
  if (at == std::string::npos) return false;
  const char after = at + function.size() < line.size() ? line[at + function.size()] : '\0';
  return after == '(' || after == '<';
}

/// Lines at which threads wait: barriers, and calls of functions of this source that have one.
std::vector<bool> waitingLines(const std::vector<std::string>& lines) {
  std::vector<bool> waits(lines.size());
  std::vector<std::string> waiting{"sync_grid"};
  std::string function;  // whose body this is
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].find("__global__") != std::string::npos) function.clear();
    if (const std::string declared = functionOf(lines[i]); !declared.empty()) function = declared;
    waits[i] = lines[i].find("__sync") != std::string::npos ||
               std::any_of(waiting.begin(), waiting.end(), [&](const auto& each) { return calls(lines[i], each); });
    if (waits[i] && !function.empty()) waiting.push_back(function);
  }
  return waits;
}

std::optional<LineRange> afterLastBarrier(const std::vector<std::string>& lines) {
  const std::vector<bool> waits = waitingLines(lines);
  int barrier = static_cast<int>(lines.size()) - 1;
  while (barrier >= 0 && !waits[std::size_t(barrier)]) --barrier;
  if (barrier < 0) return std::nullopt;
  // Of a statement in several lines, behind all of them.
  if (lines[std::size_t(barrier)].find('(') != std::string::npos) barrier = statementEnd(lines, barrier);
  const auto hollow = [&](int i) { return lines[i].empty() || lines[i] == "}"; };
  LineRange range{barrier + 1, static_cast<int>(lines.size()) - 1};
  while (range.first <= range.last && hollow(range.first)) ++range.first;
  while (range.first <= range.last && hollow(range.last)) --range.last;
  if (range.first > range.last) return std::nullopt;
  return range;
}

}  // namespace

std::optional<LineRange> highlightedLines(const std::string& code, std::uint32_t firstLine, const Step& step) {
  const std::vector<std::string> lines = bareLines(code);
  const std::uint32_t fileLine = step.line != 0 ? step.line : step.barrierLine;
  if (fileLine == 0) return afterLastBarrier(lines);
  if (fileLine < firstLine || fileLine - firstLine >= lines.size()) return std::nullopt;
  const int line = static_cast<int>(fileLine - firstLine);
  if (step.line == 0 && step.kind == Step::Kind::load)
    if (const auto read = firstRead(lines, line)) return read;
  if (step.line == 0) return beforeBarrier(lines, line);
  const LineRange range{statementStart(lines, line), statementEnd(lines, line)};
  return step.counters.memory.globalLoadRequests > 0 ? withLoads(lines, range) : range;
}

std::optional<LineRange> highlightedLines(const KernelInfo& kernel, const Step& step) {
  if (!kernel.user) return highlightedLines(kernel.code, kernel.firstLine, step);
  const std::uint32_t line = step.line != 0 ? step.line : step.barrierLine;
  if (line == 0) return std::nullopt;
  return LineRange{static_cast<int>(line) - 1, static_cast<int>(line) - 1};
}

}  // namespace warpfold::app
