// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lectures/source_diff.h"

#include <algorithm>

namespace warpfold::app {

namespace {

QStringList linesOf(const QString& code) {
  QString text = code;
  while (text.endsWith(u'\n')) text.chop(1);
  return text.split(u'\n');
}

/// Entry i, j: how many lines are common to the rests that begin at line i and line j.
std::vector<std::vector<int>> commonLines(const QStringList& before, const QStringList& after) {
  std::vector<std::vector<int>> common(std::size_t(before.size() + 1), std::vector<int>(std::size_t(after.size() + 1)));
  for (auto i = std::size_t(before.size()); i-- > 0;)
    for (auto j = std::size_t(after.size()); j-- > 0;)
      common[i][j] = before[qsizetype(i)] == after[qsizetype(j)] ? common[i + 1][j + 1] + 1
                                                                 : std::max(common[i + 1][j], common[i][j + 1]);
  return common;
}

}  // namespace

std::vector<SourceLine> sourceLines(const QString& code) {
  std::vector<SourceLine> lines;
  for (const QString& text : linesOf(code)) lines.push_back({text, int(lines.size()) + 1, SourceLine::Change::same});
  return lines;
}

std::vector<SourceLine> sourceDifference(const QString& before, const QString& after) {
  const QStringList old = linesOf(before), now = linesOf(after);
  const auto common = commonLines(old, now);
  std::vector<SourceLine> lines;
  qsizetype i = 0, j = 0;
  while (i < old.size() || j < now.size()) {
    const auto at = [&](qsizetype x, qsizetype y) { return common[std::size_t(x)][std::size_t(y)]; };
    if (i < old.size() && j < now.size() && old[i] == now[j]) {
      lines.push_back({now[j], int(j) + 1, SourceLine::Change::same});
      ++i, ++j;
    } else if (i < old.size() && (j == now.size() || at(i + 1, j) >= at(i, j + 1))) {
      lines.push_back({old[i++], 0, SourceLine::Change::removed});
    } else {
      lines.push_back({now[j], int(j) + 1, SourceLine::Change::added});
      ++j;
    }
  }
  return lines;
}

std::vector<SourceLine> aroundChanges(const std::vector<SourceLine>& lines, int around) {
  std::vector<bool> kept(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (lines[i].change != SourceLine::Change::same)
      for (std::size_t j = i - std::min(i, std::size_t(around));
           j < std::min(lines.size(), i + std::size_t(around) + 1); ++j)
        kept[j] = true;
  std::vector<SourceLine> near;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (kept[i])
      near.push_back(lines[i]);
    else if (i == 0 || kept[i - 1])
      near.push_back({});
  }
  return near;
}

}  // namespace warpfold::app
