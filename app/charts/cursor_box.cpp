// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/cursor_box.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace warpfold::app {
namespace {

struct CursorBoxText {
  Q_DECLARE_TR_FUNCTIONS(CursorBox)
};

constexpr double margin = 5, betweenBlocks = 22;
constexpr double apart = 10, close = 5;  // columns

class CursorBoxComposer {
 public:
  CursorBoxComposer(const std::vector<QStringList>& table, double width, double most, const QFont& font)
      : m_table(table), m_width(width), m_metrics(font), m_line(std::ceil(m_metrics.height())) {
    m_lines = std::max(2, int((most - 2 * margin) / m_line));
  }

  /// Where there is little room, columns come closer; then each row has two lines, and only where these have no room
  /// either the ratio is left out, which the difference nearly tells.
  CursorBox compose() {
    if (m_table.empty() || m_table.front().isEmpty()) return {};
    for (qsizetype column = 0; column < m_table.front().size(); ++column) m_columns.push_back(widest(column));
    for (const double room : {apart, close}) {
      m_between = room;
      if (fits()) return blocks();
    }
    if (m_columns.size() > 4 && 2 * m_table.size() > std::size_t(m_lines)) m_columns.resize(4);
    return fits() ? blocks() : narrow();
  }

 private:
  double widest(qsizetype column) const {
    double width = 0;
    for (const QStringList& row : m_table)
      width = std::max(width, std::ceil(m_metrics.horizontalAdvance(row.value(column))) + 1);
    return width;
  }

  std::size_t rows() const { return m_table.size() - 1; }

  double block() const {
    double width = -m_between;
    for (const double column : m_columns) width += column + m_between;
    return width;
  }
  bool fits() const { return block() <= m_width - 2 * margin; }

  CursorBox blocks() {
    const double block = this->block();
    const auto fitting =
        std::max<std::size_t>(1, std::size_t((m_width - 2 * margin + betweenBlocks) / (block + betweenBlocks)));
    std::size_t count = std::clamp<std::size_t>((rows() + 3) / 4, 1, fitting);  // of four rows a block is no trouble
    const auto linesOf = [&] { return (rows() + count - 1) / count; };
    while (count < fitting && linesOf() + 1 > std::size_t(m_lines)) ++count;
    const std::size_t shown = std::min(linesOf(), std::size_t(m_lines) - 1);
    std::size_t row = 1;
    for (std::size_t nth = 0; nth < count; ++nth) {
      const double left = margin + double(nth) * (block + betweenBlocks);
      line(m_table.front(), left, 0, true);
      for (std::size_t at = 1; at <= shown && row < m_table.size(); ++at, ++row) line(m_table[row], left, at, false);
    }
    return finish(shown + 1, m_table.size() - row);
  }

  void line(const QStringList& row, double left, std::size_t at, bool head) {
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
      const QRectF room(left, margin + double(at) * m_line, m_columns[column], m_line);
      m_box.cells.push_back({room, row.value(qsizetype(column)), column == 0, head});
      left += m_columns[column] + m_between;
    }
  }

  /// A line for what both cursors read, one for the difference.
  CursorBox narrow() {
    std::size_t at = 0, row = 0;
    for (; row < m_table.size() && (row == 0 || at + linesOfRow(row) <= std::size_t(m_lines)); ++row) {
      const QStringList& cells = m_table[row];
      add(at++, row == 0, QStringList(cells.mid(0, cells.size() > 2 ? 3 : 2)).join(u' '));
      if (cells.size() > 3) add(at++, row == 0, QStringList(cells.mid(3)).join(QStringLiteral("  ")));
    }
    return finish(at, m_table.size() - row);
  }
  std::size_t linesOfRow(std::size_t row) const { return m_table[row].size() > 3 ? 2 : 1; }
  void add(std::size_t at, bool head, const QString& text) {
    const double room = m_width - 2 * margin;
    m_box.cells.push_back({QRectF(margin, margin + double(at) * m_line, room, m_line),
                           m_metrics.elidedText(text, Qt::ElideRight, room), true, head});
  }

  CursorBox finish(std::size_t lines, std::size_t missing) {
    if (missing > 0) add(lines++, true, CursorBoxText::tr("and %1 more: see the table").arg(missing));
    m_box.size = {m_width, 2 * margin + double(lines) * m_line};
    return m_box;
  }

  const std::vector<QStringList>& m_table;
  const double m_width;
  const QFontMetricsF m_metrics;
  const double m_line;
  int m_lines = 2;
  double m_between = apart;
  std::vector<double> m_columns;
  CursorBox m_box;
};

constexpr double lowMargin = 1;

/// Values with an arrow between them, then difference and ratio.
QStringList longForm(const QStringList& row) {
  if (row.size() < 3) return row;
  QStringList cells{row[0], row[1] + QStringLiteral(" → ") + row[2]};
  return cells << row.mid(3);
}
QStringList withoutDifference(const QStringList& row) {
  QStringList cells = longForm(row);
  if (cells.size() > 3) cells.removeAt(2);
  return cells;
}
/// Difference and ratio.
QStringList differenceOf(const QStringList& row) {
  return row.size() < 4 ? row : QStringList{row[0]} + row.mid(3);
}

CursorBox linesOf(const QStringList& texts, double width, const QFontMetricsF& metrics) {
  CursorBox box;
  const double line = std::ceil(metrics.height()), room = width - 2 * margin;
  for (const QString& text : texts)
    box.cells.push_back({QRectF(margin, lowMargin + double(box.cells.size()) * line, room, line),
                         metrics.elidedText(text, Qt::ElideRight, room), true, false});
  box.size = {width, 2 * lowMargin + double(texts.size()) * line};
  return box;
}

}  // namespace

CursorBox layOutCompactBox(const std::vector<QStringList>& table, double width, const QFont& font) {
  if (table.empty()) return {};
  const QFontMetricsF metrics(font);
  QStringList texts;
  for (const auto form : {longForm, withoutDifference, differenceOf}) {
    texts.clear();
    double widest = 0;
    for (std::size_t row = 1; row < table.size(); ++row) {
      texts << form(table[row]).join(QStringLiteral("  "));
      widest = std::max(widest, metrics.horizontalAdvance(texts.back()));
    }
    if (widest <= width - 2 * margin) break;
  }
  texts.prepend(table.front().mid(1, 3).join(QStringLiteral("   ")));
  CursorBox box = linesOf(texts, width, metrics);
  box.cells.front().head = true;
  return box;
}

CursorBox layOutCursorLine(const std::vector<QStringList>& table, double width, const QFont& font) {
  if (table.empty()) return {};
  QStringList texts;
  for (std::size_t row = 1; row < table.size(); ++row) texts << differenceOf(table[row]).join(u' ');
  if (texts.isEmpty()) texts << table.front().mid(1).join(u' ');
  return linesOf({texts.join(QStringLiteral("   "))}, width, QFontMetricsF(font));
}

CursorBox layOutCursorBox(const std::vector<QStringList>& table, double width, double most, const QFont& font) {
  return CursorBoxComposer(table, width, most, font).compose();
}

}  // namespace warpfold::app
