// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <bit>
#include <cmath>

#include "charts/chart.h"
#include "charts/painted_chart.h"
#include "charts/wrapped_lines.h"
#include "models/memory_map.h"
#include "models/table_text.h"
#include "models/with_values.h"
#include "models/words.h"
#include "views/colours.h"
#include "words/say.h"

namespace warpfold::app {
namespace {

constexpr double requestCaptionHeight = 18, captionLineHeight = 14;  // of its first line; of each other
constexpr double betweenRequests = 9, besideCount = 10;
constexpr double stripHeight = 18;
constexpr double sectorGap = 3;
constexpr double widestCell = 14;
constexpr double bankNumbersHeight = 14;
constexpr int bankCount = 32;

/// What the accesses of the current step touch, a request of a warp below the other: sectors of global memory
/// with the bytes that lanes use, and the 32 banks of shared memory with the words that lanes ask for.
class MemoryChart : public PaintedChart {
  Q_DECLARE_TR_FUNCTIONS(MemoryChart)
 public:
  MemoryChart(Stage& stage, QWidget* parent) : PaintedChart(stage, QStringLiteral("memory"), tr("Memory map"), parent) {
    setUnit(tr("sectors of 32 bytes, banks of 4 bytes"));
    setProvenance(tr("emulated, as the hardware counts"), false);
  }

  bool wraps() const override { return true; }
  std::vector<Table> tables() const override {
    Table table = emptyMemoryTable();
    for (int side = 0; side < 2; ++side)
      if (trace(side)) addMemory(table, *trace(side), row(side), cellOfSide(std::size_t(side)));
    return {table};
  }

 protected:
  void onMoved() override {
    for (int side = 0; side < 2; ++side)
      m_maps[std::size_t(side)] =
          trace(side) ? memoryRows(*trace(side), row(side), sharedName(side)) : std::vector<RequestMap>();
  }

  double contentHeight(int side, double width) const override {
    double height = 0;
    for (const RequestMap& map : m_maps[std::size_t(side)]) height += heightOf(map, width) + betweenRequests;
    return height;
  }

  void paintSide(QPainter& painter, const QRectF& area, int side, double scrolled, const Theme& theme) const override {
    painter.setFont(Theme::ui(11));
    const auto& maps = m_maps[std::size_t(side)];
    if (!trace(side)) return paintReason(painter, area, side, theme);
    if (maps.empty()) {
      painter.setPen(theme.muted);
      painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, tr("No access to memory in this step"));
      return;
    }
    double y = area.top() - scrolled;
    for (const RequestMap& map : maps) {
      const double height = heightOf(map, area.width());
      if (y + height >= area.top() && y <= area.bottom())
        paintRequest(painter, map, {area.left(), y, area.width(), height}, side, theme);
      y += height + betweenRequests;
    }
  }

  QString describeSide(QPointF at, const QRectF& area, int side, double scrolled) const override {
    double y = area.top() - scrolled;
    for (const RequestMap& map : m_maps[std::size_t(side)]) {
      const QRectF box(area.left(), y, area.width(), heightOf(map, area.width()));
      if (box.contains(at)) return describeRequest(at, map, box);
      y += box.height() + betweenRequests;
    }
    return {};
  }

 private:
  /// Where a sector's box stands: cells of four bytes, sectors that follow each other close together.
  struct Strip {
    double cell = 1, left = 0, top = 0;
    std::vector<double> x;

    Strip(const RequestMap& map, const QRectF& box)
        : left(box.left()), top(box.top() + captionHeight(map, box.width())) {
      const double gaps = sectorGap * double(map.sectors.size() - 1);
      cell = std::min(widestCell, (box.width() - gaps) / (8.0 * double(map.sectors.size())));
      if (cell >= 3) cell = std::floor(cell);
      double at = left;
      for (std::size_t i = 0; i < map.sectors.size(); ++i, at += 8 * cell + sectorGap) x.push_back(at);
    }
    QRectF sector(std::size_t i) const { return {x[i], top, 8 * cell, stripHeight}; }
  };
  struct Banks {
    double pitch = 8, cell = 6, left = 0, top = 0;
    Banks(const RequestMap& map, const QRectF& box)
        : pitch(std::min(15.0, std::floor(box.width() / bankCount))),
          cell(cellHeight(map)),
          left(box.left()),
          top(box.top() + captionHeight(map, box.width())) {}
    QRectF word(int bank, std::size_t nth) const {
      return {left + bank * pitch, top + double(nth) * cell, pitch, cell};
    }
  };

  static double cellHeight(const RequestMap& map) { return map.ways <= 4 ? 11 : map.ways <= 16 ? 7 : 5; }
  static QFont captionFont(QFont::Weight weight = QFont::Normal) { return Theme::ui(11, weight); }
  static QString countOf(const RequestMap& map) {
    return map.warps.size() > 1 ? QStringLiteral("×%1").arg(map.warps.size()) : QString();
  }
  /// In one line where it fits; else how it accesses stands below what.
  static QStringList captionLines(const RequestMap& map, double width) {
    const QFont font = captionFont();
    const QString whole = requestText(map), count = countOf(map);
    const double forCount =
        count.isEmpty() ? 0 : QFontMetricsF(captionFont(QFont::Bold)).horizontalAdvance(count) + besideCount;
    if (QFontMetricsF(font).horizontalAdvance(whole) <= width - forCount) return {whole};
    const auto [what, how] = requestPhrases(map);
    return wrappedPhrases(what, font, width) + wrappedPhrases(how, font, width - forCount);
  }
  static double captionHeight(const RequestMap& map, double width) {
    return requestCaptionHeight + captionLineHeight * double(captionLines(map, width).size() - 1);
  }
  static double heightOf(const RequestMap& map, double width) {
    const double below = map.shared() ? cellHeight(map) * std::max(1u, map.ways) + bankNumbersHeight : stripHeight;
    return captionHeight(map, width) + below;
  }

  static void paintRequest(QPainter& painter, const RequestMap& map, const QRectF& box, int side, const Theme& theme) {
    const bool bad = map.shared() && map.request->conflicts > 0;
    painter.setPen(bad ? theme.bad : theme.text);
    const QStringList lines = captionLines(map, box.width());
    const QFontMetricsF metrics(captionFont());
    // Taller than its place: letters of Chinese and Korean need the room, and the middle is the same.
    QRectF line(box.left(), box.top() - 4, box.width(), requestCaptionHeight + 5);
    painter.setFont(captionFont());
    for (const QString& each : lines) {
      painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, each);
      line.translate(0, captionLineHeight);
    }
    line.translate(metrics.horizontalAdvance(lines.last()) + besideCount, -captionLineHeight);
    painter.setFont(captionFont(QFont::Bold));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, countOf(map));
    map.shared() ? paintBanks(painter, map, box, side, theme) : paintStrip(painter, map, box, side, theme);
  }

  static void paintStrip(QPainter& painter, const RequestMap& map, const QRectF& box, int side, const Theme& theme) {
    const Strip strip(map, box);
    const QColor lane = theme.side(side);
    painter.setFont(Theme::mono(9));
    for (std::size_t i = 0; i < map.sectors.size(); ++i) {
      const QRectF outer = strip.sector(i);
      painter.fillRect(outer, theme.field);
      for (int cell = 0; cell < 8; ++cell) {
        const int used = std::popcount(map.sectors[i].used >> (4 * cell) & 0xfu);
        if (used == 0) continue;
        const double inset = strip.cell >= 4 ? 0.5 : 0;
        const QRectF body(outer.left() + cell * strip.cell + inset, outer.top() + inset,
                          strip.cell * used / 4 - 2 * inset, outer.height() - 2 * inset);
        painter.fillRect(body, lane);
        if (strip.cell < 12) continue;
        painter.setPen(theme.onSide(side));
        painter.drawText(body.adjusted(-2, 0, 2, 0), Qt::AlignCenter,
                         QString::number(map.sectors[i].firstLane[std::size_t(cell)]));
      }
      // What a sector brings and nobody uses is the price of the access.
      painter.setPen(QPen(map.sectors[i].usedBytes() == 32 ? theme.outline : theme.warning, 1));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(outer.adjusted(0.5, 0.5, -0.5, -0.5));
    }
  }

  static void paintBanks(QPainter& painter, const RequestMap& map, const QRectF& box, int side, const Theme& theme) {
    const Banks banks(map, box);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int bank = 0; bank < bankCount; ++bank) {
      const QRectF column(banks.left + bank * banks.pitch, banks.top, banks.pitch - 1, banks.cell * map.ways);
      painter.fillRect(column, theme.field);
      const auto& words = map.banks[std::size_t(bank)];
      const bool conflict = map.conflict(std::uint32_t(bank));
      painter.setPen(Qt::NoPen);
      painter.setBrush(conflict ? theme.bad : theme.side(side));
      for (std::size_t nth = 0; nth < words.size(); ++nth) {
        const QRectF place = banks.word(bank, nth);
        const double r = std::min(place.width() - 1, place.height()) / 2 - 0.8;
        const QPointF at(place.center().x() - 0.5, place.center().y());
        // Words that must wait for each other are diamonds, so that colour alone does not say it.
        if (conflict)
          painter.drawPolygon(QPolygonF{at + QPointF(0, -r - 0.6), at + QPointF(r + 0.6, 0), at + QPointF(0, r + 0.6),
                                        at + QPointF(-r - 0.6, 0)});
        else
          painter.drawEllipse(at, r, r);
      }
    }
    painter.setFont(Theme::ui(11));
    painter.setPen(theme.muted);
    const double y = banks.top + banks.cell * map.ways + 1;
    for (const int bank : {0, 8, 16, 24, 31})
      painter.drawText(QRectF(banks.left + bank * banks.pitch - 10, y, banks.pitch + 20, bankNumbersHeight),
                       Qt::AlignCenter | Qt::TextDontClip, QString::number(bank));
  }

  static QString lanesText(const std::vector<std::uint32_t>& lanes) { return listText({lanes.begin(), lanes.end()}); }

  static QString describeRequest(QPointF at, const RequestMap& map, const QRectF& box) {
    QStringList lines{requestText(map)};
    if (!map.shared()) lines << tr("from byte 0x%1 of the array").arg(map.request->offsets.front(), 0, 16);
    if (map.warps.size() > 1)
      lines << text(say<"access-warps">(arg<"count">(map.warps.size()), arg<"warps">(map.warps)));
    lines << (map.shared() ? describeBank(at, map, box) : describeSectors(at, map, box));
    return lines.join(QLatin1Char('\n'));
  }

  static QStringList describeBank(QPointF at, const RequestMap& map, const QRectF& box) {
    const Banks banks(map, box);
    const auto bank = std::size_t(std::max(0.0, (at.x() - banks.left) / banks.pitch));
    if (bank >= bankCount || at.y() < banks.top) return {};
    if (map.banks[bank].empty()) return {tr("bank %1: not accessed").arg(bank)};
    QStringList lines{tr("bank %1:").arg(bank)};
    for (const TouchedWord& word : map.banks[bank])
      lines << withValues(tr("word %1, lanes %2"), word.index, lanesText(word.lanes));
    return lines;
  }

  static QStringList describeSectors(QPointF at, const RequestMap& map, const QRectF& box) {
    const Strip strip(map, box);
    QStringList lines;
    for (std::size_t i = 0; i < map.sectors.size(); ++i)
      if (strip.sector(i).contains(at))
        lines << withValues(tr("sector %1: %2 of 32 bytes used, lanes %3"), map.sectors[i].index,
                            map.sectors[i].usedBytes(), lanesText(map.sectors[i].lanes));
    return lines;
  }

  std::array<std::vector<RequestMap>, 2> m_maps;
};

const bool memoryChartRegistered = registerChart<MemoryChart, Stage>(
    QStringLiteral("memory"), 40, QT_TRANSLATE_NOOP("warpfold::app::ChartsRow", "Memory map"));

}  // namespace
}  // namespace warpfold::app
