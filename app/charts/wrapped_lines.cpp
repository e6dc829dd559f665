// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/wrapped_lines.h"

#include <QFontMetricsF>
#include <QTextLayout>

namespace warpfold::app {

QStringList wrappedLines(const QString& text, const QFont& font, double width) {
  if (QFontMetricsF(font).horizontalAdvance(text) <= width) return {text};
  QTextLayout layout(text, font);
  QTextOption option;
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  layout.setTextOption(option);
  QStringList lines;
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(width);
    lines << text.mid(line.textStart(), line.textLength()).trimmed();
  }
  layout.endLayout();
  return lines;
}

QStringList wrappedPhrases(const QStringList& phrases, const QFont& font, double width) {
  const QFontMetricsF metrics(font);
  QStringList lines;
  for (const QString& phrase : phrases) {
    const QString longer = lines.isEmpty() ? phrase : lines.last() + QStringLiteral(" · ") + phrase;
    if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= width)
      lines.last() = longer;
    else
      lines << wrappedLines(phrase, font, width);
  }
  return lines;
}

}  // namespace warpfold::app
