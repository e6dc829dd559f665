// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lectures/lecture.h"

namespace warpfold::app {

/// A line of a lecture's file, for what is wrong in it.
class LecturePlace {
 public:
  LecturePlace(const QString& file, int line) : m_file(file), m_line(line) {}
  [[noreturn]] void fail(const QString& fault) const { throw LectureError(m_file, m_line, fault); }
  int line() const { return m_line; }

 private:
  QString m_file;
  int m_line;
};

/// Takes over one line of a stage, "step" and "2". Throws LectureError.
void readSetup(SlideSetup& setup, const QString& key, const QString& value, const LecturePlace& at,
               bool inHeader = false);
/// A text with placeholders as it is; throws LectureError where one of them is not known.
QString checkedText(const QString& text, const LecturePlace& at);
/// "'x', 'y', 'z' and 2 more": as many as a reader takes in at once.
QString namedFirst(const QStringList& words);
/// A text from a file, as messages quote it.
QString quotedText(const QString& text);

}  // namespace warpfold::app
