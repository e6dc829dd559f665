// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace warpfold::app {

/// A text as HTML takes it, between tags and in quoted attributes: nothing in it is markup. Control characters, which
/// HTML has no way to write, and those that turn the direction of writing stand as question marks.
QString html(QString text);

/// A table with a row of heads; the first cell of every row is its head. Cells are texts, not HTML.
struct HtmlTable {
  QString caption;
  QStringList heads;
  QList<QStringList> rows;
  QString note{};  ///< below it: where its figures come from
};
QString html(const HtmlTable& table);

/// A picture as part of a page: without the prologue of a file, filling its place's width, named for readers who do not
/// see it. `prefix` makes its ids those of no other picture.
QString inlineSvg(const QByteArray& svg, const QString& prefix, const QString& name);

}  // namespace warpfold::app
