// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/manual.h"

#include <QFile>
#include <QRegularExpression>
#include <algorithm>

namespace warpfold::app {

namespace {

QString read(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString withoutLicence(QString text) {
  static const QRegularExpression comment(QStringLiteral("^\\s*<!--.*?-->\\s*"),
                                          QRegularExpression::DotMatchesEverythingOption);
  return text.remove(comment);
}

/// Of all headings, in their order; what looks like one in a listing is none.
QStringList anchorsIn(const QString& text) {
  static const QRegularExpression heading(QStringLiteral("^#+ (.+)$"));
  QStringList anchors;
  bool code = false;
  for (const QString& line : text.split(u'\n')) {
    if (line.startsWith(QLatin1String("```"))) code = !code;
    if (const auto found = heading.match(line); !code && found.hasMatch())
      anchors << Manual::anchorOf(found.captured(1));
  }
  return anchors;
}

}  // namespace

Manual::Manual(const QString& language) {
  add(QStringLiteral("index.md"), language);
  static const QRegularExpression link(QStringLiteral("\\]\\(([a-z0-9-]+\\.md)"));
  const QString index = m_pages.front().text;
  for (auto it = link.globalMatch(index); it.hasNext();)
    if (const QString file = it.next().captured(1); !page(file)) add(file, language);
}

void Manual::add(const QString& file, const QString& language) {
  const QString folder = QStringLiteral(":/manual/");
  QString text = language.isEmpty() ? QString() : read(folder + language + u'/' + file);
  if (text.isEmpty()) text = read(folder + file);
  text = withoutLicence(text);
  const QStringList anchors = anchorsIn(withoutLicence(read(folder + file)));
  static const QRegularExpression heading(QStringLiteral("^# (.+)$"), QRegularExpression::MultilineOption);
  m_pages.push_back({file, heading.match(text).captured(1).trimmed(), text, anchors});
}

const ManualPage* Manual::page(const QString& file) const {
  const auto it = std::find_if(m_pages.begin(), m_pages.end(), [&](const ManualPage& p) { return p.file == file; });
  return it == m_pages.end() ? nullptr : &*it;
}

QString Manual::anchorOf(const QString& heading) {
  QString anchor;
  for (const QChar c : heading.toLower()) {
    if (c.isLetterOrNumber() || c == u'-' || c == u'_') anchor += c;
    if (c == u' ') anchor += u'-';
  }
  return anchor;
}

}  // namespace warpfold::app
