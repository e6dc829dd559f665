// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/html.h"

#include <QRegularExpression>

namespace warpfold::app {

namespace {

bool turnsDirection(QChar c) {
  const char16_t u = c.unicode();
  return (u >= 0x202a && u <= 0x202e) || (u >= 0x2066 && u <= 0x2069) || u == 0x200e || u == 0x200f;
}

bool isControl(QChar c) {
  return (c < u' ' && c != u'\n' && c != u'\t') || (c.unicode() >= 0x7f && c.unicode() < 0xa0);
}

}  // namespace

QString html(QString text) {
  for (QChar& c : text)
    if (isControl(c) || turnsDirection(c) || c.isNonCharacter() || c.isNull()) c = u'?';
  text = text.toHtmlEscaped();
  return text.replace(u'\'', QLatin1String("&#39;"));
}

QString html(const HtmlTable& table) {
  QString page =
      QStringLiteral("<div class=\"scroller\"><table><caption>%1</caption><thead><tr>").arg(html(table.caption));
  for (const QString& head : table.heads) page += QStringLiteral("<th scope=\"col\">%1</th>").arg(html(head));
  page += QLatin1String("</tr></thead><tbody>\n");
  for (const QStringList& row : table.rows) {
    page += QLatin1String("<tr>");
    for (qsizetype i = 0; i < row.size(); ++i)
      page += (i == 0 ? QStringLiteral("<th scope=\"row\">%1</th>") : QStringLiteral("<td>%1</td>")).arg(html(row[i]));
    page += QLatin1String("</tr>\n");
  }
  page += QLatin1String("</tbody></table></div>\n");
  if (!table.note.isEmpty()) page += QStringLiteral("<p class=\"note\">%1</p>\n").arg(html(table.note));
  return page;
}

QString inlineSvg(const QByteArray& svg, const QString& prefix, const QString& name) {
  static const QRegularExpression ids(QStringLiteral("(\\sid=\"|url\\(#|xlink:href=\"#)"));
  static const QRegularExpression size(QStringLiteral("^<svg [^>]*?(viewBox=\"[^\"]*\")[^>]*>"));
  static const QRegularExpression title(QStringLiteral("<title>.*?</title>|<desc>.*?</desc>"),
                                        QRegularExpression::DotMatchesEverythingOption);
  QString picture = QString::fromUtf8(svg);
  picture.remove(0, std::max<qsizetype>(0, picture.indexOf(QLatin1String("<svg"))));
  picture.remove(title);
  picture.replace(ids, QStringLiteral("\\1%1-").arg(prefix));
  return picture.replace(
      size, QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" "
                           "xmlns:xlink=\"http://www.w3.org/1999/xlink\" \\1 role=\"img\" "
                           "aria-label=\"%1\">")
                .arg(html(name).replace(u'\\', QLatin1String("&#92;"))));  // which a replacement would read
}

}  // namespace warpfold::app
