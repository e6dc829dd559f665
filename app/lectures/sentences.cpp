// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lectures/sentences.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <utility>
#include <vector>

namespace warpfold::app {

namespace {

/// A paragraph or an item of a list; its lines are joined by line feeds.
struct Piece {
  QString marker;  // "- " of an item; empty: a paragraph
  QString body;
  int blankLines = 0;  // above it
};

std::vector<Piece> piecesOf(const QString& text) {
  static const QRegularExpression item(QStringLiteral("^(\\s*(?:[-*+]|\\d+[.)])\\s+)(.*)$"));
  std::vector<Piece> pieces;
  int blank = 0;
  bool begins = true;
  for (const QString& line : text.split(u'\n')) {
    if (line.trimmed().isEmpty()) {
      ++blank;
      begins = true;
      continue;
    }
    const QRegularExpressionMatch found = item.match(line);
    if (found.hasMatch())
      pieces.push_back({found.captured(1), found.captured(2), blank});
    else if (begins)
      pieces.push_back({{}, line, blank});
    else
      pieces.back().body += u'\n' + line;
    blank = 0;
    begins = false;
  }
  return pieces;
}

bool endsWithColon(const QString& text) {
  return text.endsWith(u':') || text.endsWith(u'：');
}

/// With the spaces between them.
QStringList sentencesOf(const QString& body) {
  static const QRegularExpression end(QStringLiteral("[.!?][*_`\"')\\]]*\\s+(?=\\S)|[。！？]"));
  QStringList sentences;
  qsizetype at = 0;
  for (auto found = end.globalMatch(body); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    sentences << body.mid(at, match.capturedEnd() - at);
    at = match.capturedEnd();
  }
  if (at < body.size()) sentences << body.mid(at);
  return sentences;
}

}  // namespace

QString withSentences(const QString& text, const std::function<std::optional<QString>(const QString&)>& tell) {
  std::vector<Piece> kept;
  bool listGone = false;  // items of it have gone, and none has been kept
  const auto endList = [&] {
    if (listGone && !kept.empty() && kept.back().marker.isEmpty() && endsWithColon(kept.back().body)) kept.pop_back();
    listGone = false;
  };
  int blank = 0;
  for (Piece& piece : piecesOf(text)) {
    if (piece.marker.isEmpty()) endList();
    QString told;
    for (const QString& sentence : sentencesOf(piece.body)) told += tell(sentence).value_or(QString());
    while (told.endsWith(u' ') || told.endsWith(u'\n')) told.chop(1);
    blank = std::max(blank, piece.blankLines);
    if (told.isEmpty()) {
      listGone = listGone || !piece.marker.isEmpty();
      continue;
    }
    listGone = listGone && piece.marker.isEmpty();
    kept.push_back({piece.marker, told, std::exchange(blank, 0)});
  }
  endList();
  QString out;
  for (const Piece& piece : kept) {
    if (!out.isEmpty()) out += QString(piece.blankLines + 1, u'\n');
    out += piece.marker + piece.body;
  }
  return out;
}

}  // namespace warpfold::app
