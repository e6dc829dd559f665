// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lectures/lecture.h"

namespace warpfold::app {

namespace {

QString described(const QString& file, int line, const QString& fault) {
  return line == 0 ? Lectures::tr("%1: %2").arg(file, fault)
                   : Lectures::tr("%1, line %2: %3").arg(file, QString::number(line), fault);
}

}  // namespace

LectureError::LectureError(const QString& file, int line, const QString& fault)
    : std::runtime_error(described(file, line, fault).toStdString()),
      m_file(file),
      m_fault(fault),
      m_line(line),
      m_texts{text()} {}

QStringList firstProblems(const QStringList& problems) {
  constexpr qsizetype most = 10;
  if (problems.size() <= most) return problems;
  return problems.mid(0, most) << Lectures::tr("and %1 more").arg(problems.size() - most);
}

bool Slide::needsRun() const {
  return !setup.view.isStill() || setup.race ||
         (headline + subHeadline + prose + setup.question + setup.answer).contains(u'{');
}

QString LectureError::text() const {
  return described(m_file, m_line, m_fault);
}

}  // namespace warpfold::app
