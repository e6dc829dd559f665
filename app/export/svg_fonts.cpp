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

/// Characters of an operator, each second one by itself: a font for code joins "/=" to one sign, and not every program
/// can be told to leave that.
QString apart(const QString& escaped) {
  static const QRegularExpression operators(QStringLiteral("(?:[!#$%*+./:=?@^|~-]|&(?:amp|lt|gt);){2,}"));
  static const QRegularExpression character(QStringLiteral("&\\w+;|."));
  QString out;
  qsizetype done = 0;
  for (auto runs = operators.globalMatch(escaped); runs.hasNext();) {
    const auto run = runs.next();
    out += escaped.mid(done, run.capturedStart() - done);
    bool alone = false;
    for (auto all = character.globalMatch(run.captured()); all.hasNext(); alone = !alone)
      out += (alone ? QStringLiteral("<tspan>%1</tspan>") : QStringLiteral("%1")).arg(all.next().captured());
    done = run.capturedEnd();
  }
  return out + escaped.mid(done);
}

QString withoutLigatures(const QString& svg) {
  static const QRegularExpression texts(
      QStringLiteral("(<text\\b[^>]*\\bfont-family=\"([^\"']*)\"[^>]*>)([^<]*)(?=</text>)"));
  QString out;
  qsizetype done = 0;
  for (auto all = texts.globalMatch(svg); all.hasNext();) {
    const auto found = all.next();
    if (!Theme::monoFamilies().contains(found.captured(2))) continue;
    out += svg.mid(done, found.capturedStart(3) - done) + apart(found.captured(3));
    done = found.capturedEnd(3);
  }
  return out + svg.mid(done);
}

}  // namespace

QByteArray withFallbackFonts(const QByteArray& svg) {
  static const QRegularExpression attribute(QStringLiteral("\\bfont-family=\"([^\"']*)\""));
  const QString text = withoutLigatures(QString::fromUtf8(svg));
  QString out;
  qsizetype done = 0;
  for (auto all = attribute.globalMatch(text); all.hasNext();) {
    const auto found = all.next();
    const bool fixed = Theme::monoFamilies().contains(found.captured(1));
    out += text.mid(done, found.capturedStart(1) - done);
    out += listed(found.captured(1), fixed ? Theme::monoFamilies() : Theme::uiFamilies());
    done = found.capturedEnd(1);
    if (!fixed) continue;
    out += QStringLiteral("\" style=\"font-variant-ligatures:none");
  }
  return (out + text.mid(done)).toUtf8();
}

}  // namespace warpfold::app
