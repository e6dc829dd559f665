// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include "charts/chart.h"
#include "charts/sweep_chart.h"
#include "charts/ticks.h"
#include "models/count_text.h"
#include "models/figure_text.h"
#include "models/with_values.h"

namespace warpfold::app {
namespace {

/// The cells of a map, each with its text where that fits.
class Cells : public QCPLayerable {
 public:
  struct Cell {
    double n = 0;
    int row = 0;  ///< from 1 on
    QColor colour, ink;
    QString text;
  };

  static constexpr double lineHeight = 12;

  explicit Cells(QCustomPlot* plot) : QCPLayerable(plot) { setLayer(QStringLiteral("main")); }
  void setCells(std::vector<Cell> cells) { m_cells = std::move(cells); }
  QRectF rectOf(const Cell& cell) const {
    const QCPAxis *x = mParentPlot->xAxis, *y = mParentPlot->yAxis;
    const double left = x->coordToPixel(cell.n / std::sqrt(2.0)), right = x->coordToPixel(cell.n * std::sqrt(2.0));
    const double top = y->coordToPixel(cell.row + 0.45), bottom = y->coordToPixel(cell.row - 0.45);
    return QRectF(QPointF(left + 0.5, std::min(top, bottom)), QPointF(right - 0.5, std::max(top, bottom)));
  }

 protected:
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(false); }
  QRect clipRect() const override { return mParentPlot->axisRect()->rect(); }
  void draw(QCPPainter* painter) override {
    painter->setFont(Theme::ui(10, QFont::DemiBold));
    for (const Cell& cell : m_cells) {
      const QRectF rect = rectOf(cell);
      painter->fillRect(rect, cell.colour);
      const double length = QFontMetricsF(painter->font()).horizontalAdvance(cell.text) + 2;
      painter->setPen(cell.ink);
      if (length <= rect.width() && rect.height() >= lineHeight) {
        painter->drawText(rect, Qt::AlignCenter, cell.text);
      } else if (length <= rect.height() && rect.width() >= lineHeight) {
        painter->save();
        painter->translate(rect.center());
        painter->rotate(-90);
        painter->drawText(QRectF(-rect.height() / 2, -rect.width() / 2, rect.height(), rect.width()), Qt::AlignCenter,
                          cell.text);
        painter->restore();
      }
    }
  }

 private:
  std::vector<Cell> m_cells;
};

/// Which block size is the fastest, of every kernel at every size: its number of threads, the darker the larger. Black
/// on light and white on dark repeat it as text.
class SweepBlocks : public ChartWidget {
  Q_DECLARE_TR_FUNCTIONS(SweepBlocks)
 public:
  SweepBlocks(SweepModel& model, QWidget* parent)
      : ChartWidget(QStringLiteral("sweep-blocks"), tr("Best block"), parent),
        m_model(model),
        m_cells(new Cells(plot())) {
    plot()->xAxis->setScaleType(QCPAxis::stLogarithmic);
    plot()->xAxis->setLabel(tr("elements"));
    plot()->xAxis->setTicker(QSharedPointer<PowerOfTwoTicks>::create());
    plot()->xAxis->grid()->setVisible(false);
    plot()->yAxis->grid()->setVisible(false);
    setUnit(tr("threads a block"));
    navigation().enable(QStringLiteral("elements"), 4);
    plot()->gatherData({m_cells});
    // Over ranks there are as many best blocks as numbers of them; the latency over ranks stands here instead.
    if (parent == nullptr) return;  // a picture alone
    connect(&model, &SweepModel::changed, this, [this] { setVisible(!m_model.overRanks()); });
    if (model.overRanks()) hide();
  }

  ChartReading reading() const override {
    ChartReading reading;
    for (const SweepCurve& row : m_rows) {
      ChartSeries series{row.kernel, {}, [](double block) { return tr("%1 threads").arg(block); }};
      for (const SweepPoint& point : row.points) series.points.emplace_back(double(point.key.n), point.key.block);
      reading.series.push_back(std::move(series));
    }
    if (reading.series.empty()) return {};
    reading.axis = tr("elements");
    reading.place = [](double n) { return sizeInShort(quint64(n)); };
    reading.ratioOfPlaces = true;
    return reading;
  }
  Readiness readiness() const override {
    const bool whole = m_model.state() == JobModel::State::finished && !m_model.curves().empty();
    return whole ? Readiness::all : Readiness::nothing;
  }
  bool canCome() const override { return !m_model.overRanks(); }
  std::vector<Table> tables() const override { return {m_model.table()}; }

 protected:
  void fill() override {
    m_rows.clear();
    for (SweepCurve& curve : m_model.curves())
      if (!m_model.emulated() && curve.device == 0 && curve.points.front().key.block != 0)
        m_rows.push_back(std::move(curve));
    double leastN = 1e300, mostN = 0;
    const QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
      names->addTick(double(row + 1), m_rows[row].kernel);
      leastN = std::min(leastN, double(m_rows[row].points.front().key.n));
      mostN = std::max(mostN, double(m_rows[row].points.back().key.n));
    }
    std::uint32_t least = 1024, most = 0;
    for (const SweepCurve& row : m_rows)
      for (const SweepPoint& point : row.points) {
        least = std::min(least, point.key.block);
        most = std::max(most, point.key.block);
      }
    setUnit(least < most ? withValues(tr("%1 pale, %2 strong"), least, most) : tr("threads a block"));
    const bool empty = m_rows.empty();
    if (!empty) {
      plot()->xAxis->setRange(leastN / std::sqrt(2.0), mostN * std::sqrt(2.0));
      plot()->yAxis->setRange(0.5, double(m_rows.size()) + 0.5);
      plot()->yAxis->setTicker(names);
      plot()->yAxis->setRangeReversed(true);
    }
    for (QCPAxis* axis : {plot()->xAxis, plot()->yAxis}) axis->setTickLabels(!empty);
    setProvenance(m_model.provenanceText(), m_model.emulated());
    setEmptyText(m_model.emulated() ? tr("an emulator's own times tell no best block")
                 : empty            ? tr("no sweep yet")
                                    : QString());
    fillCells(theme());
    arrange();
  }
  void arrange() override {
    constexpr int labelWidth = 30;
    plot()->xAxis->ticker()->setTickCount(std::clamp(plot()->axisRect()->width() / labelWidth, 2, 10));
  }
  void colour(const Theme& theme) override {
    plot()->yAxis->setTickLabelColor(theme.text);
    fillCells(theme);
  }
  QStringList describe(double, double*) const override { return {}; }
  QStringList describeAt(const QPointF& position, double* snapped) const override {
    const double n = std::exp2(std::round(std::log2(plot()->xAxis->pixelToCoord(position.x()))));
    const auto row = std::size_t(std::lround(plot()->yAxis->pixelToCoord(position.y())));
    if (row < 1 || row > m_rows.size()) return {};
    for (const SweepPoint& point : m_rows[row - 1].points) {
      if (double(point.key.n) != n) continue;
      *snapped = n;
      QStringList lines{tr("%1, %2 elements").arg(m_rows[row - 1].kernel, sizeInShort(point.key.n)),
                        withValues(tr("fastest in blocks of %1: %2"), point.key.block, timeText(point.medianUs))};
      for (const SweepPoint& other : m_model.points(0))
        if (other.key.kernel == point.key.kernel && other.key.n == point.key.n && other.key.block != point.key.block)
          lines << withValues(tr("blocks of %1: %2"), other.key.block, timeText(other.medianUs));
      return lines;
    }
    return {};
  }

 private:
  /// From the panel's colour to A's with every doubling from 32 to 1024 threads.
  void fillCells(const Theme& theme) {
    std::vector<Cells::Cell> cells;
    for (std::size_t row = 0; row < m_rows.size(); ++row)
      for (const SweepPoint& point : m_rows[row].points) {
        const double share = std::clamp(std::log2(double(point.key.block) / 32) / 5, 0.0, 1.0) * 0.85 + 0.15;
        const auto mixed = [&](int from, int to) { return int(from + share * (to - from)); };
        const QColor colour(mixed(theme.panel.red(), theme.a.red()), mixed(theme.panel.green(), theme.a.green()),
                            mixed(theme.panel.blue(), theme.a.blue()));
        const bool light = colour.lightnessF() > 0.5F;
        cells.push_back({double(point.key.n), int(row + 1), colour, light ? Qt::black : Qt::white,
                         QString::number(point.key.block)});
      }
    m_cells->setCells(std::move(cells));
  }

  const SweepModel& m_model;
  Cells* m_cells;
  std::vector<SweepCurve> m_rows;
};

const bool blocksRegistered = registerChart<SweepBlocks, SweepModel>(
    QStringLiteral("sweep-blocks"), 74, QT_TRANSLATE_NOOP("warpfold::app::ChartsRow", "Sweep"));

}  // namespace
}  // namespace warpfold::app
