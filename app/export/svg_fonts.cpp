// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/svg_fonts.h"

#include <QRegularExpression>

#include "theme/theme.h"

namespace warpfold::app {
namespace {

/// As CSS lists them: the last one is a kind of font and no name.
QString listed(const QString& first, QStringList families) {
  const QString kind = families.takeLast();
  families << QStringLiteral("Noto Sans CJK SC") << QStringLiteral("Noto Sans CJK KR");
  families.prepend(first);
  families.removeDuplicates();
  return QStringLiteral("'%1', %2").arg(families.join(QStringLiteral("', '")), kind);
}

}  // namespace

QByteArray withFallbackFonts(const QByteArray& svg) {
  static const QRegularExpression attribute(QStringLiteral("\\bfont-family=\"([^\"']*)\""));
  const QString text = QString::fromUtf8(svg);
  QString out;
  qsizetype done = 0;
  for (auto all = attribute.globalMatch(text); all.hasNext();) {
    const auto found = all.next();
    const bool fixed = Theme::monoFamilies().contains(found.captured(1));
    out += text.mid(done, found.capturedStart(1) - done);
    out += listed(found.captured(1), fixed ? Theme::monoFamilies() : Theme::uiFamilies());
    done = found.capturedEnd(1);
  }
  return (out + text.mid(done)).toUtf8();
}

}  // namespace warpfold::app
