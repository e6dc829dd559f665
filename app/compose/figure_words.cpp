// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Parts of a figure that are words: source, sentences, tables.
#include "compose/figure_words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "metrics/current_step.h"
#include "models/highlighted_lines.h"
#include "models/narrative.h"

namespace warpfold::app {
namespace {

struct FigureWordsTexts {
  Q_DECLARE_TR_FUNCTIONS(Figure)
};

constexpr double sourceLine = 15, sourcePixels = 11, tableLine = 19, tableGap = 14, sentencePixels = 12,
                 sentenceGap = 8;

/// As large as there is room for.
class SourcePart : public FigurePart {
 public:
  SourcePart(const Stage& stage, int side)
      : FigurePart(side == 0 ? QStringLiteral("source-a") : QStringLiteral("source-b"),
                   side == 0 ? FigureWordsTexts::tr("Source A") : FigureWordsTexts::tr("Source B")),
        m_side(side),
        m_title(stage.title(side)) {
    const KernelInfo* const kernel = stage.kernel(side);
    if (kernel == nullptr) return;
    m_lines = QString::fromStdString(kernel->code).split(u'\n');
    while (!m_lines.isEmpty() && m_lines.last().trimmed().isEmpty()) m_lines.removeLast();
    const BlockTracePtr trace = stage.trace(side);
    const Step* const step = trace ? currentStep(*trace, stage.playback().position(side)) : nullptr;
    const Step* const store = trace ? storeStep(*trace, stage.playback().position(side)) : nullptr;
    for (const Step* each : {step, store})
      if (each != nullptr)
        if (const auto lines = highlightedLines(*kernel, *each)) m_marked.append(*lines);
  }
  QString heading(const FigureWords& words) const override {
    if (!words.kernelNames) return name();
    return (m_side == 0 ? FigureWordsTexts::tr("Source of A: %1") : FigureWordsTexts::tr("Source of B: %1"))
        .arg(m_title);
  }
  int side() const override { return m_side; }
  double height(double width) const override {
    const QSizeF own = size();
    return own.height() * std::min(1.0, width / own.width());
  }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    const QSizeF own = size();
    const double scale = std::min({1.0, area.width() / own.width(), area.height() / own.height()});
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(scale, scale);
    paintLines(painter, own, theme);
    painter.restore();
  }

 private:
  QSizeF size() const {
    const QFontMetricsF metrics(Theme::mono(sourcePixels));
    double widest = 0;
    for (const QString& line : m_lines) widest = std::max(widest, metrics.horizontalAdvance(line));
    return {widest + numbersWidth(metrics) + 4, sourceLine * double(std::max<qsizetype>(1, m_lines.size()))};
  }
  void paintLines(QPainter& painter, const QSizeF& size, const Theme& theme) const {
    painter.setFont(Theme::mono(sourcePixels));
    const double numbers = numbersWidth(QFontMetricsF(painter.font()));
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
      const QRectF line(0, sourceLine * double(i), size.width(), sourceLine);
      for (const LineRange& marked : m_marked)
        if (i >= marked.first && i <= marked.last) painter.fillRect(line, theme.lit);
      painter.setPen(theme.muted);
      painter.drawText(QRectF(0, line.top(), numbers - 8, sourceLine), Qt::AlignRight | Qt::AlignVCenter,
                       QString::number(i + 1));
      painter.setPen(theme.text);
      painter.drawText(line.adjusted(numbers, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, m_lines[i]);
    }
  }

  double numbersWidth(const QFontMetricsF& metrics) const {
    return metrics.horizontalAdvance(QString::number(m_lines.size())) + 10;
  }

  int m_side;
  QString m_title;
  QStringList m_lines;
  QList<LineRange> m_marked;  // lines count from 0
};

class NarrativePart : public FigurePart {
 public:
  explicit NarrativePart(const Stage& stage)
      : FigurePart(QStringLiteral("narrative"), FigureWordsTexts::tr("What happens")),
        m_sentences(narrativeText(stage.playback(), stage.operation())),
        m_stage(stage) {
    for (const int side : {0, 1}) m_bases << basisOf(stage, side);
    m_bases.removeAll(QString());
    m_bases.removeDuplicates();
  }
  std::optional<Origin> origin() const override { return m_stage.origin(); }
  QString basis() const override { return m_bases.join(QStringLiteral("; ")); }
  double height(double width) const override {
    double all = 0;
    for (const QString& sentence : m_sentences) all += heightOf(sentence, width) + sentenceGap;
    return all;
  }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    painter.setFont(Theme::ui(sentencePixels));
    painter.setPen(theme.text);
    QRectF room = area;
    for (const QString& sentence : m_sentences) {
      painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, sentence);
      room.setTop(room.top() + heightOf(sentence, area.width()) + sentenceGap);
    }
  }

 private:
  static double heightOf(const QString& sentence, double width) {
    return QFontMetricsF(Theme::ui(sentencePixels))
        .boundingRect(QRectF(0, 0, width, 1e5), Qt::AlignLeft | Qt::TextWordWrap, sentence)
        .height();
  }
  QStringList m_sentences;
  const Stage& m_stage;
  QStringList m_bases;
};

/// Columns that have no room beside the others stand below them, with the first column again.
class TablePart : public FigurePart {
 public:
  TablePart(const QString& id, const QString& name, std::unique_ptr<QAbstractItemModel> model, Table table,
            std::function<Origin()> origin)
      : FigurePart(id, name), m_model(std::move(model)), m_table(std::move(table)), m_origin(std::move(origin)) {}
  std::vector<Table> tables() const override { return {m_table}; }
  std::optional<Origin> origin() const override { return m_origin ? std::optional(m_origin()) : std::nullopt; }
  double height(double width) const override { return double(groups(width).size()) * groupHeight(); }
  bool spans(double width) const override { return groups(width).size() > 1; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    const auto all = groups(area.width());
    const double scale = std::min(1.0, area.height() / (double(all.size()) * groupHeight()));
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(scale, scale);
    for (const auto& columns : all) {
      paintGroup(painter, columns, theme);
      painter.translate(0, groupHeight());
    }
    painter.restore();
  }

 private:
  double groupHeight() const { return tableLine * (m_model->rowCount() + 1) + 4 + tableGap; }
  std::vector<std::vector<int>> groups(double width) const {
    std::vector<std::vector<int>> all{{0}};
    double used = widthOf(0);
    for (int column = 1; column < m_model->columnCount(); ++column) {
      const double wide = widthOf(column);
      if (used + wide - tableGap > width && all.back().size() > 1) {
        all.push_back({0});
        used = widthOf(0);
      }
      all.back().push_back(column);
      used += wide;
    }
    return all;
  }
  void paintGroup(QPainter& painter, const std::vector<int>& columns, const Theme& theme) const {
    double left = 0;
    for (const int column : columns) {
      const double wide = widthOf(column) - tableGap;
      const int side = column == 0 ? Qt::AlignLeft : Qt::AlignRight;
      for (int row = -1; row < m_model->rowCount(); ++row) {
        painter.setFont(fontOf(row, column));
        painter.setPen(row < 0 ? theme.muted : theme.text);
        painter.drawText(QRectF(left, tableLine * (row + 1) + (row < 0 ? 0 : 4), wide, tableLine),
                         side | Qt::AlignVCenter, textAt(row, column));
      }
      left += wide + tableGap;
    }
    painter.setPen(theme.border);
    painter.drawLine(QPointF(0, tableLine + 1), QPointF(left - tableGap, tableLine + 1));
  }
  static QFont fontOf(int row, int column) {
    return row < 0 || column == 0 ? Theme::ui(sourcePixels) : Theme::mono(sourcePixels);
  }
  QString textAt(int row, int column) const {
    return (row < 0 ? m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole)
                    : m_model->data(m_model->index(row, column), Qt::DisplayRole))
        .toString();
  }
  double widthOf(int column) const {
    double widest = 0;
    for (int row = -1; row < m_model->rowCount(); ++row)
      widest = std::max(widest, QFontMetricsF(fontOf(row, column)).horizontalAdvance(textAt(row, column)));
    return widest + tableGap;
  }

  std::unique_ptr<QAbstractItemModel> m_model;
  Table m_table;
  std::function<Origin()> m_origin;
};

}  // namespace

std::unique_ptr<FigurePart> sourcePart(const Stage& stage, int side) {
  return std::make_unique<SourcePart>(stage, side);
}

std::unique_ptr<FigurePart> narrativePart(const Stage& stage) {
  return std::make_unique<NarrativePart>(stage);
}

std::unique_ptr<FigurePart> tablePart(const QString& id, const QString& name, std::unique_ptr<QAbstractItemModel> model,
                                      const Table& table, std::function<Origin()> origin) {
  return std::make_unique<TablePart>(id, name, std::move(model), table, std::move(origin));
}

}  // namespace warpfold::app
