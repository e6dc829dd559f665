// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace warpfold::app {

/// A line of a kernel's source beside the one that it improves on.
struct SourceLine {
  enum class Change { same, added, removed };
  QString text;
  int number = 0;  ///< counted from 1; 0: of a removed line, which the kernel does not have
  Change change = Change::same;
  friend bool operator==(const SourceLine&, const SourceLine&) = default;
};

/// The lines of a source, as they are.
std::vector<SourceLine> sourceLines(const QString& code);
/// Those of `after`, with the lines that `before` had instead in their places: the fewest that have to change.
std::vector<SourceLine> sourceDifference(const QString& before, const QString& after);
/// Changed lines with so many unchanged ones around them; an empty line with number 0 stands for what is left out.
std::vector<SourceLine> aroundChanges(const std::vector<SourceLine>& lines, int around);

}  // namespace warpfold::app
