// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_tree.h"

#include <QCoreApplication>

#include "metrics/step_action.h"
#include "metrics/tree_shape.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/with_values.h"
#include "report/html.h"

namespace warpfold::app {

namespace {

struct ReportTreeWords {
  Q_DECLARE_TR_FUNCTIONS(ReportTree)
};

constexpr std::uint32_t mostReadable = 64;  // columns; of more, nodes are dots
constexpr double labels = 124;              // pixels for the names of the rows
constexpr double margin = 26;

QString number(double value) {
  return QString::number(value, 'f', 1);
}

/// Draws one tree.
class TreeDrawing {
 public:
  explicit TreeDrawing(const TreeIndex& index)
      : m_index(index),
        m_readable(index.columns() <= mostReadable),
        m_column(index.columns() <= 16 ? 42
                 : m_readable          ? 34
                                       : 12),
        m_radius(m_readable ? std::min(15.0, m_column * 0.44) : 4.2) {}

  QString svg(int side, const QString& name) {
    QString body;
    for (std::uint32_t row = 0; row <= m_index.rows(); ++row) body += label(row);
    for (std::uint32_t row = 0; row <= m_index.rows(); ++row) body += edges(row);
    for (std::uint32_t row = 0; row <= m_index.rows(); ++row) {
      if (m_readable) body += idle(row);
      for (const auto& line : {m_index.row(row), m_index.late(row)})
        for (const NodeId id : line) body += node(id);
    }
    const double width = labels + m_column * m_index.columns() + 8, height = 2 * margin + m_step * m_index.rows();
    return withValues(
        QStringLiteral(
            "<svg class=\"tree side-%1%2\" data-rows=\"%3\" viewBox=\"0 0 %4 %5\" width=\"%4\" height=\"%5\" "
            "role=\"img\" aria-label=\"%6\">\n%7</svg>\n"),
        QChar(side == 0 ? u'a' : u'b'),
        fitsPage(m_index) ? QLatin1String(" fitting")
        : m_readable      ? QLatin1String("")
                          : QLatin1String(" dense"),
        m_index.rows(), width, height, html(name), body);
  }

 private:
  double x(NodeId id) const { return labels + m_column * (m_index.column(id) + 0.5); }
  double y(NodeId id) const {
    const double row = m_index.node(id).row;
    return margin + m_step * (m_index.isLate(id) ? row + 0.5 : row);
  }
  /// The step that reads or makes it.
  std::uint32_t rowOf(NodeId id) const {
    const std::uint32_t row = m_index.node(id).row;
    return m_index.isLate(id) ? std::min(row + 1, m_index.rows()) : row;
  }

  QString label(std::uint32_t row) const {
    QString said = row == 0 ? ReportTreeWords::tr("inputs") : ReportTreeWords::tr("step %1").arg(row);
    for (const Step& step : m_index.trace().steps)
      if (step.kind == Step::Kind::combine && step.row == row)
        if (const auto stride = strideWithin(step.stride, m_index.trace().threads))
          said = withValues(ReportTreeWords::tr("step %1, stride %2"), row, *stride);
    return withValues(QStringLiteral("<text class=\"label\" data-row=\"%1\" x=\"2\" y=\"%2\">%3</text>\n"), row,
                      number(margin + m_step * row + 4), html(said));
  }

  QString edges(std::uint32_t row) const {
    QString drawn;
    for (const NodeId id : m_index.row(row))
      for (const TreeIndex::Operand& operand : m_index.operands(id)) {
        const QString kind = operand.via == Node::Via::shuffle  ? QStringLiteral(" shuffle")
                             : operand.via == Node::Via::atomic ? QStringLiteral(" atomic")
                                                                : QString();
        drawn +=
            withValues(QStringLiteral("<path class=\"edge%1%2\" data-row=\"%3\" d=\"M%4 %5L%6 %7\"/>\n"), kind,
                       m_index.contributes(id) ? QString() : QStringLiteral(" unused"), row, number(x(operand.from)),
                       number(y(operand.from) + m_radius), number(x(id)), number(y(id) - m_radius));
      }
    return drawn;
  }

  QString idle(std::uint32_t row) const {
    QString dots;
    for (std::uint32_t column = 0; column < m_index.columns(); ++column)
      if (m_index.at(row, column) == Node::none)
        dots += withValues(QStringLiteral("<circle class=\"idle\" data-row=\"%1\" cx=\"%2\" cy=\"%3\" r=\"2\"/>\n"),
                           row, number(labels + m_column * (column + 0.5)), number(margin + m_step * row));
    return dots;
  }

  /// What the pointer is told of a node.
  QString title(NodeId id) const {
    const Node& node = m_index.node(id);
    if (m_index.isStack(id)) return ReportTreeWords::tr("%1 elements").arg(grouped(m_index.elements(id)));
    const QString value = QString::fromStdString(m_index.trace().value(id).text());
    return withValues(ReportTreeWords::tr("%1 = %2, thread %3"), text(placeOf(node.at)), value, node.thread.value);
  }

  QString node(NodeId id) const {
    const Node& node = m_index.node(id);
    QString kind = node.isInput() ? QStringLiteral(" input") : QString();
    if (node.padding) kind += QLatin1String(" padding");
    if (!m_index.contributes(id)) kind += QLatin1String(" unused");
    const QString at = number(x(id)), height = number(y(id));
    QString shape = QStringLiteral("<circle cx=\"%1\" cy=\"%2\" r=\"%3\"/>").arg(at, height, number(m_radius));
    QString shown = m_readable ? m_index.textWithin(id, 5) : QString();
    if (isWord(node) && m_readable) {
      const auto [before, after] = m_index.wordBeforeAfter(id);
      shown = QStringLiteral("%1 → %2").arg(QString::fromStdString(m_index.trace().value(before).shortText(8)),
                                            QString::fromStdString(m_index.trace().value(after).shortText(8)));
      const double width = 8.0 * double(shown.size()) + 12;
      shape = QStringLiteral("<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"26\" rx=\"5\"/>")
                  .arg(number(x(id) - width / 2), number(y(id) - 13), number(width));
    }
    if (!shown.isEmpty())
      shown = QStringLiteral("<text x=\"%1\" y=\"%2\"%3>%4</text>")
                  .arg(at, number(y(id) + 4),
                       isWord(node) || shown.size() <= 3 ? QString()
                       : shown.size() == 4               ? QStringLiteral(" class=\"small\"")
                                                         : QStringLiteral(" class=\"tiny\""),
                       html(shown));
    const QString value =
        m_index.isStack(id)
            ? QString()
            : QStringLiteral(" data-value=\"%1\"").arg(html(QString::fromStdString(m_index.trace().value(id).text())));
    return withValues(
        QStringLiteral("<g class=\"node%1\" data-row=\"%2\" data-column=\"%3\"%4><title>%5</title>%6%7</g>\n"), kind,
        rowOf(id), m_index.column(id), value, html(title(id)), shape, shown);
  }

  const TreeIndex& m_index;
  const bool m_readable;
  const double m_column, m_radius;
  const double m_step = 62;
};

}  // namespace

std::size_t placesIn(const TreeIndex& index) {
  std::size_t places = 0;
  for (std::uint32_t row = 0; row <= index.rows(); ++row) places += index.row(row).size() + index.late(row).size();
  return places;
}

bool fitsPage(const TreeIndex& index) {
  return index.columns() <= 16;
}

QString treeSvg(const TreeIndex& index, int side, const QString& name) {
  return TreeDrawing(index).svg(side, name);
}

}  // namespace warpfold::app
