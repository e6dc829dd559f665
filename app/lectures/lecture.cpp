// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lectures/lecture.h"

namespace warpfold::app {

namespace {

QString described(const QString& file, int line, const QString& wrong, const QString& instead) {
  return line == 0 ? Lectures::tr("%1: %2; %3").arg(file, wrong, instead)
                   : Lectures::tr("%1, line %2: %3; %4").arg(file, QString::number(line), wrong, instead);
}

}  // namespace

LectureError::LectureError(const QString& file, int line, const QString& wrong, const QString& instead)
    : std::runtime_error(described(file, line, wrong, instead).toStdString()),
      m_file(file),
      m_wrong(wrong),
      m_instead(instead),
      m_line(line) {}

bool Slide::needsRun() const {
  const bool still = setup.view == QLatin1String("text") || setup.view == QLatin1String("source") ||
                     setup.view == QLatin1String("diff");
  return !still || setup.race || (headline + subHeadline + prose + setup.question + setup.answer).contains(u'{');
}

QString LectureError::text() const {
  return described(m_file, m_line, m_wrong, m_instead);
}

}  // namespace warpfold::app
