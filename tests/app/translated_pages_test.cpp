// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A page of the manual and a chapter of the lectures in another language is built like the English one.
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <map>

#include "window/manual.h"

namespace warpfold::app {
namespace {

struct Structure {
  QStringList code;     // with ```stage blocks
  QList<int> headings;  // their levels
  QStringList targets;  // of links, in alphabetical order
  QStringList values;   // {placeholders}, in alphabetical order
  qsizetype items = 0, rows = 0, quotes = 0;
};

QString read(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

Structure structureOf(const QString& text) {
  static const QRegularExpression heading(QStringLiteral("^(#+) ")), item(QStringLiteral("^\\s*([-*]|\\d+\\.) ")),
      link(QStringLiteral("\\]\\(([^)\\s]+)\\)")), value(QStringLiteral("\\{[A-Za-z][^{}\\s]*\\}")),
      prose(QStringLiteral("^(question|answer|say-a|say-b): "));
  Structure found;
  bool fenced = false;
  for (const QString& line : text.split(u'\n')) {
    const bool fence = line.trimmed().startsWith(QLatin1String("```"));
    if (fence) fenced = !fenced;
    if (fence || fenced) {
      found.code << (fenced && prose.match(line).hasMatch() ? line.section(u':', 0, 0) : line);
      continue;
    }
    if (const auto match = heading.match(line); match.hasMatch()) found.headings << int(match.captured(1).size());
    found.items += item.match(line).hasMatch() ? 1 : 0;
    found.rows += line.startsWith(u'|') ? 1 : 0;
    found.quotes += line.startsWith(QLatin1String("> ")) ? 1 : 0;
    for (auto it = link.globalMatch(line); it.hasNext();) found.targets << it.next().captured(1);
    for (auto it = value.globalMatch(line); it.hasNext();) found.values << it.next().captured();
  }
  found.targets.sort();
  found.values.sort();
  return found;
}

void expectAlike(const QString& folder, const QString& language, const QString& file) {
  const Structure english = structureOf(read(folder + u'/' + file));
  const Structure other = structureOf(read(folder + u'/' + language + u'/' + file));
  const std::string where = (language + u'/' + file).toStdString();
  EXPECT_EQ(other.code.join(u'\n').toStdString(), english.code.join(u'\n').toStdString()) << where;
  EXPECT_EQ(other.headings, english.headings) << where;
  EXPECT_EQ(other.targets.join(u' ').toStdString(), english.targets.join(u' ').toStdString()) << where;
  EXPECT_EQ(other.values.join(u' ').toStdString(), english.values.join(u' ').toStdString()) << where;
  EXPECT_EQ(other.items, english.items) << where;
  EXPECT_EQ(other.rows, english.rows) << where;
  EXPECT_EQ(other.quotes, english.quotes) << where;
}

QStringList pagesIn(const QString& folder) {
  return QDir(folder).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
}

TEST(TranslatedPages, are_built_like_the_english_ones) {
  for (const char* folder : {":/manual", ":/lectures"})
    for (const char* language : {"zh_CN", "ko"})
      for (const QString& file : pagesIn(QLatin1String(folder) + u'/' + QLatin1String(language))) {
        ASSERT_TRUE(QFile::exists(QLatin1String(folder) + u'/' + file)) << file.toStdString();
        expectAlike(QLatin1String(folder), QLatin1String(language), file);
      }
}

TEST(TranslatedPages, every_chapter_of_the_lectures_is_there) {
  for (const char* language : {"zh_CN", "ko"})
    EXPECT_EQ(pagesIn(QStringLiteral(":/lectures/") + QLatin1String(language)), pagesIn(QStringLiteral(":/lectures")));
}

TEST(TranslatedPages, a_link_finds_its_heading_in_every_language) {
  const Manual english, korean("ko");
  EXPECT_EQ(korean.page("window.md")->anchors, english.page("window.md")->anchors);
  EXPECT_EQ(korean.page("window.md")->anchors.indexOf("the-trees"), 6);
  EXPECT_NE(korean.page("window.md")->title, "The window");
}

}  // namespace
}  // namespace warpfold::app
