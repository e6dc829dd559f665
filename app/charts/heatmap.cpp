// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QPaintEngine>
#include <cmath>

#include "charts/chart.h"
#include "charts/heat_colours.h"
#include "charts/painted_chart.h"
#include "charts/wrapped_lines.h"
#include "metrics/step_action.h"
#include "metrics/step_summary.h"
#include "models/heat_map.h"
#include "models/table_text.h"
#include "models/with_values.h"
#include "models/words.h"
#include "words/say.h"

namespace warpfold::app {
namespace {

constexpr double labelsPerLetter = 4.9;               // width of the labels, in sizes of their letters
constexpr double captionLine = 14, belowCaption = 4;  // of a map
constexpr double legendMark = 13, legendGap = 13;
constexpr double betweenMaps = 10;
constexpr double tallestCell = 22, readableCell = 12;
constexpr double largeLetters = 11, smallLetters = 9;  // of labels, legend and scale
constexpr double scaleBar = 60, besideBar = 5, besideScale = 12;

/// Lanes × steps of the shown block, and runs of blocks × steps of the whole grid below it. Many methods: each part
/// that is painted has one that places it and one that paints it.
class HeatMapChart : public PaintedChart {
  Q_DECLARE_TR_FUNCTIONS(HeatMapChart)
 public:
  HeatMapChart(Stage& stage, QWidget* parent)
      : PaintedChart(stage, QStringLiteral("heatmap"), tr("Heat map"), parent),
        m_stage(stage),
        m_comparison(stage.comparison()) {
    setUnit(tr("active threads by step ↓"));
    setProvenance(tr("exact (emulated)"), false);
  }

  bool wraps() const override { return true; }
  /// Below the block stands the whole run.
  std::optional<Origin> exportOrigin() const override {
    const Origin run = m_comparison.origin();
    Origin origin = PaintedChart::exportOrigin().value_or(Origin());
    origin.device = run.device;
    origin.commands = run.commands;
    origin.sides = run.sides;
    for (const QString& phrase : run.shown) origin.shown << tr("The run: %1").arg(phrase);
    return origin;
  }

  std::vector<Table> tables() const override {
    Table table = emptyHeatTable();
    for (int side = 0; side < 2; ++side)
      addHeat(table, trace(side), launch(side), cellOfSide(std::size_t(side)), isBoard(side));
    return {table};
  }

 protected:
  void fill() override {
    PaintedChart::fill();
    for (int side = 0; side < 2; ++side)
      m_launches[std::size_t(side)] =
          m_comparison.side(side).result ? m_comparison.side(side).result->launches : std::vector<LaunchResult>();
  }

  double pictureHeight(int side, double width) const override { return heightWith(tallestCell, side, width); }
  double leastHeight(int side, double width) const override { return heightWith(readableCell, side, width); }

  void paintSide(QPainter& painter, const QRectF& area, int side, double, const Theme& theme) const override {
    painter.setFont(Theme::ui(11));
    if (trace(side) == nullptr) return paintReason(painter, area, side, theme);
    const Places places = placesIn(area, side);
    paintBlock(painter, places, side, theme);
    paintLegend(painter, places, side, theme);
    paintGrid(painter, places, side, theme);
  }

  QString describeSide(QPointF at, const QRectF& area, int side, double) const override {
    if (trace(side) == nullptr) return {};
    const Places places = placesIn(area, side);
    if (places.block.contains(at)) return describeBlock(at, places.block, side);
    return places.grid.contains(at) ? describeGrid(at, places.grid, side) : QString();
  }

 private:
  /// What of a side depends on its width and its letters alone.
  struct Words {
    double letters = largeLetters, labels = 0, scale = 0;  // sizes: of the letters; widths
    QStringList block, grid;                               // captions
    std::vector<QPointF> legend;                           // of each entry
    double height = 0;                                     // of all that is not a cell
  };
  struct Places {
    QRectF block, grid;  // of the cells
    Words words;
  };

  bool isBoard(int side) const { return m_stage.choice(side).kind == TreeChoice::Kind::board; }
  const LaunchResult* launch(int side) const {
    const auto& launches = m_launches[std::size_t(side)];
    const std::uint32_t nth = trace(side) ? trace(side)->launch : 0;
    return nth < launches.size() ? &launches[nth] : nullptr;
  }
  QString elements(int side) const {
    const auto& result = m_comparison.side(side).result;
    return result ? sizeInShort(result->n) : QStringLiteral("–");
  }
  GridMap grid(int side) const { return launch(side) ? gridMap(*launch(side)) : GridMap(); }
  std::size_t gridSteps(int side) const {
    std::size_t steps = 0;
    if (launch(side))
      for (const auto& run : launch(side)->activity.activeThreads) steps = std::max(steps, run.size());
    return steps;
  }

  QString blockCaption(int side) const {
    const BlockTrace& block = *trace(side);
    return isBoard(side) ? tr("Blackboard example, %1 threads by warp").arg(block.threads)
                         : tr("Block %1: threads by warp").arg(block.block.value);
  }
  QString gridCaption(int side) const {
    const std::uint64_t blocks = launch(side) ? launch(side)->grid : 0;
    return blocks == 1 ? tr("Whole grid, N = %1, 1 block: active threads").arg(elements(side))
                       : tr("Whole grid, N = %1, %2 blocks: active threads").arg(elements(side), grouped(blocks));
  }

  static std::array<std::pair<LaneState, QString>, 4> legendEntries() {
    return {{{LaneState::combined, tr("combines")},
             {LaneState::touched, tr("reads, writes")},
             {LaneState::idle, tr("idle lane")},
             {LaneState::skipped, tr("idle warp")}}};
  }
  static double captionHeight(const QStringList& lines) { return captionLine * double(lines.size()) + belowCaption; }
  static double legendLine(double letters) { return letters + 5; }

  Words wordsIn(double width, double letters, int side) const {
    const QFont caption = Theme::ui(largeLetters);
    const QFontMetricsF metrics(Theme::ui(letters));
    Words made;
    made.letters = letters;
    made.labels = labelsPerLetter * letters;
    made.scale =
        metrics.horizontalAdvance(noThreads()) + metrics.horizontalAdvance(allThreads()) + scaleBar + 2 * besideBar;
    made.block = wrappedLines(blockCaption(side), caption, width);
    made.grid = wrappedLines(gridCaption(side), caption, width - made.scale - besideScale);
    double x = made.labels, y = 0;
    for (const auto& [state, text] : legendEntries()) {
      const double entry = legendMark + metrics.horizontalAdvance(text);
      if (x + entry > width && x > made.labels) x = made.labels, y += legendLine(letters);
      made.legend.emplace_back(x, y);
      x += entry + legendGap;
    }
    made.height = captionHeight(made.block) + y + legendLine(letters) + 4 + betweenMaps + captionHeight(made.grid);
    return made;
  }

  double rowsOf(int side) const { return double(trace(side)->steps.size() + gridSteps(side)); }
  double heightWith(double cell, int side, double width) const {
    return trace(side) ? wordsIn(width, largeLetters, side).height + rowsOf(side) * cell + 2 : 0;
  }
  Places placesIn(const QRectF& area, int side) const {
    const bool large = area.height() + 1 >= leastHeight(side, area.width());
    const Words words = wordsIn(area.width(), large ? largeLetters : smallLetters, side);
    const auto blockRows = double(trace(side)->steps.size()), gridRows = double(gridSteps(side));
    const double cell =
        std::clamp((area.height() - words.height) / std::max(1.0, blockRows + gridRows), 2.0, tallestCell);
    const double width = area.width() - words.labels;
    const double above = captionHeight(words.block);
    const QRectF block(area.left() + words.labels, area.top() + above, width, std::floor(cell * blockRows));
    return {block, {block.left(), block.bottom() + words.height - above, width, std::floor(cell * gridRows)}, words};
  }

  /// Cells as one small image that is blown up; in a vector picture as shapes, equal neighbours together. More cells
  /// than pixels are averaged along their row, and never with another row.
  static void paintCells(QPainter& painter, const QRectF& area, const QImage& cells) {
    if (cells.isNull()) return;
    if (painter.paintEngine()->type() == QPaintEngine::Raster) {
      const int pixels = qRound(area.width() * painter.device()->devicePixelRatioF());
      const bool tooMany = cells.width() > pixels && pixels > 0;
      painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
      painter.drawImage(
          area,
          tooMany ? cells.scaled(pixels, cells.height(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation) : cells);
      return;
    }
    const double w = area.width() / cells.width(), h = area.height() / cells.height();
    for (int y = 0; y < cells.height(); ++y)
      for (int x = 0, end = 0; x < cells.width(); x = end) {
        while (end < cells.width() && cells.pixel(end, y) == cells.pixel(x, y)) ++end;
        painter.fillRect(QRectF(area.left() + x * w, area.top() + y * h, (end - x) * w, h), cells.pixelColor(x, y));
      }
  }

  void paintBlock(QPainter& painter, const Places& places, int side, const Theme& theme) const {
    const BlockTrace& block = *trace(side);
    const QRectF& area = places.block;
    QImage cells(int(block.threads), int(block.steps.size()), QImage::Format_RGB32);
    for (int y = 0; y < cells.height(); ++y)
      for (int x = 0; x < cells.width(); ++x)
        cells.setPixelColor(x, y,
                            laneColour(laneState(block, block.steps[std::size_t(y)], std::uint32_t(x)), side, theme));
    paintCaption(painter, area, places.words.block, places.words.labels, theme);
    paintCells(painter, area, cells);
    const double perWarp = area.width() * block.warpSize / block.threads;
    painter.setPen(QPen(theme.panel, perWarp > 8 ? 2 : 1));
    for (std::uint32_t warp = 1; warp < block.warps() && perWarp >= 4; ++warp) {
      const double x = std::round(area.left() + warp * perWarp);
      painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    const double height = area.height() / double(std::max<std::size_t>(1, block.steps.size()));
    paintLines(painter, area, cells.height(), theme);
    for (std::size_t y = 0; y < block.steps.size(); ++y) {
      const Step& step = block.steps[y];
      const bool now = step.row == row(side) && step.kind == (row(side) == 0 ? Step::Kind::load : Step::Kind::combine);
      const QRectF line(area.left(), area.top() + double(y) * height, area.width(), height);
      if (height >= 9 || now) paintLabel(painter, line, text(nameOf(block, step)), now, places.words, theme);
    }
  }

  void paintGrid(QPainter& painter, const Places& places, int side, const Theme& theme) const {
    const GridMap map = grid(side);
    const QRectF& area = places.grid;
    if (map.runs.empty()) return;
    QImage cells(int(map.runs.size()), int(map.steps), QImage::Format_RGB32);
    cells.fill(shareColour(0, theme));
    for (std::size_t x = 0; x < map.runs.size(); ++x)
      for (std::size_t y = 0; y < map.runs[x].share.size(); ++y)
        cells.setPixelColor(int(x), int(y), shareColour(map.runs[x].share[y], theme));
    paintScale(painter, area, places.words, theme);
    paintCaption(painter, area, places.words.grid, places.words.labels, theme);
    paintCells(painter, area, cells);
    paintLines(painter, area, cells.height(), theme);
    const double height = area.height() / double(std::max<std::size_t>(1, map.steps));
    for (std::size_t y = 0; y < map.steps && height >= 9; ++y)
      paintLabel(painter, {area.left(), area.top() + double(y) * height, area.width(), height}, nameInRun(side, y),
                 false, places.words, theme);
  }

  /// What a step of the run is called: as in its trace, where one is shown; else by its stride or its number.
  QString nameInRun(int side, std::size_t step) const {
    const BlockTrace& block = *trace(side);
    if (!isBoard(side) && step < block.steps.size()) return text(nameOf(block, block.steps[step]));
    const auto& steps = launch(side)->steps;
    if (step >= steps.size()) return {};
    if (steps[step].kind == Step::Kind::load) return text(say<"step-load">());
    if (steps[step].kind == Step::Kind::store) return text(say<"step-store">());
    if (steps[step].kind == Step::Kind::share) return text(say<"step-share">());
    if (const auto stride = strideWithin(steps[step].stride, launch(side)->block)) return QString::number(*stride);
    const auto combines = [](const StepSummary& each) { return each.kind == Step::Kind::combine; };
    return text(say<"stride-none">(
        arg<"step">(std::uint64_t(std::count_if(steps.begin(), steps.begin() + qsizetype(step) + 1, combines)))));
  }

  static QString noThreads() { return QStringLiteral("0 %"); }
  static QString allThreads() { return QStringLiteral("100 %"); }

  /// "0 % ▭ 100 %", to the right above the map.
  static void paintScale(QPainter& painter, const QRectF& area, const Words& words, const Theme& theme) {
    painter.setFont(Theme::ui(words.letters));
    const double none = QFontMetricsF(painter.font()).horizontalAdvance(noThreads());
    const QRectF line(area.right() - words.scale, area.top() - belowCaption - captionLine, words.scale, captionLine);
    painter.setPen(theme.muted);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, noThreads());
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, allThreads());
    constexpr int parts = 12;
    for (int i = 0; i < parts; ++i)
      painter.fillRect(
          QRectF(line.left() + none + besideBar + i * scaleBar / parts, line.center().y() - 4, scaleBar / parts, 8),
          shareColour(double(i) / (parts - 1), theme));
  }

  /// Above the map and its labels.
  static void paintCaption(QPainter& painter, const QRectF& area, const QStringList& lines, double labels,
                           const Theme& theme) {
    painter.setFont(Theme::ui(largeLetters));
    painter.setPen(theme.text);
    QRectF line(area.left() - labels, area.top() - captionHeight(lines), area.width() + labels, captionLine);
    for (const QString& each : lines) {
      painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, each);
      line.translate(0, captionLine);
    }
  }

  static void paintLines(QPainter& painter, const QRectF& area, int rows, const Theme& theme) {
    const double height = area.height() / std::max(1, rows);
    if (height < 6) return;
    painter.setPen(QPen(theme.panel, 1));
    for (int y = 1; y < rows; ++y)
      painter.drawLine(QPointF(area.left(), std::round(area.top() + y * height)),
                       QPointF(area.right(), std::round(area.top() + y * height)));
  }

  static void paintLabel(QPainter& painter, const QRectF& line, const QString& text, bool now, const Words& words,
                         const Theme& theme) {
    const double size = now ? std::max(10.0, words.letters) : words.letters;
    painter.setFont(Theme::ui(size, now ? QFont::DemiBold : QFont::Normal));
    painter.setPen(now ? theme.text : theme.muted);
    const QRectF label(line.left() - words.labels, line.top() - 4, words.labels - 6, line.height() + 8);
    painter.drawText(label, Qt::AlignRight | Qt::AlignVCenter, now ? QStringLiteral("▸ ") + text : text);
    if (!now) return;
    painter.setPen(QPen(theme.text, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(line.adjusted(-0.5, 0, 0.5, 0));
  }

  static void paintLegend(QPainter& painter, const Places& places, int side, const Theme& theme) {
    constexpr double mark = 9;
    const double high = legendLine(places.words.letters);
    const QPointF start(places.block.left() - places.words.labels, places.block.bottom() + 4);
    painter.setFont(Theme::ui(places.words.letters));
    std::size_t nth = 0;
    for (const auto& [state, text] : legendEntries()) {
      const QRectF line(start + places.words.legend[nth++], QSizeF(legendMark, high));
      painter.fillRect(QRectF(line.left(), line.center().y() - mark / 2, mark, mark), laneColour(state, side, theme));
      painter.setPen(theme.muted);
      painter.drawText(line.adjusted(legendMark, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
    }
  }

  QString describeBlock(QPointF at, const QRectF& area, int side) const {
    const BlockTrace& block = *trace(side);
    const auto thread = std::uint32_t((at.x() - area.left()) / area.width() * block.threads);
    const auto y = std::size_t((at.y() - area.top()) / area.height() * double(block.steps.size()));
    if (thread >= block.threads || y >= block.steps.size()) return {};
    const Step& step = block.steps[y];
    return withValues(tr("thread %1 · warp %2 · lane %3\n%4: %5"), thread, thread / block.warpSize,
                      thread % block.warpSize, text(nameOf(block, step)),
                      text(messageOf(laneState(block, step, thread))));
  }

  QString describeGrid(QPointF at, const QRectF& area, int side) const {
    const GridMap map = grid(side);
    const auto x = std::size_t((at.x() - area.left()) / area.width() * double(map.runs.size()));
    const auto y = std::size_t((at.y() - area.top()) / area.height() * double(map.steps));
    if (x >= map.runs.size() || y >= map.runs[x].share.size()) return {};
    const std::vector<StepSummary>& steps = launch(side)->steps;
    const std::uint32_t row = rowOf(steps, y);
    const bool combines = y < steps.size() && steps[y].kind == Step::Kind::combine;
    const QString text = combines   ? tr("blocks %1 to %2, step %3: %4 % of their threads work")
                         : row == 0 ? tr("blocks %1 to %2, before step %3: %4 % of their threads work")
                                    : tr("blocks %1 to %2, after step %3: %4 % of their threads work");
    return withValues(text, map.runs[x].firstBlock, map.runs[x].lastBlock, std::max(1u, row),
                      QString::number(100 * map.runs[x].share[y], 'f', 1));
  }

  const Stage& m_stage;
  const Comparison& m_comparison;
  std::array<std::vector<LaunchResult>, 2> m_launches;
};

const bool heatmapChartRegistered = registerChart<HeatMapChart, Stage>(
    QStringLiteral("heatmap"), 50, QT_TRANSLATE_NOOP("warpfold::app::ChartsRow", "Heat map"));

}  // namespace
}  // namespace warpfold::app
