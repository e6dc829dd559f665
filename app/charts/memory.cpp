// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>

#include "charts/chart.h"
#include "charts/painted_chart.h"
#include "charts/wrapped_lines.h"
#include "models/memory_map.h"
#include "models/table_text.h"
#include "models/words.h"
#include "views/memory/request_picture.h"
#include "words/say.h"

namespace warpfold::app {
namespace {

constexpr double requestCaptionHeight = 18, captionLineHeight = 14;  // of its first line; of each other
constexpr double betweenRequests = 9, besideCount = 10;

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
    return captionHeight(map, width) + RequestPicture::heightOf(map, RequestStyle::desk(map));
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
    pictureOf(map, box).paint(painter, side, theme);
  }

  static RequestPicture pictureOf(const RequestMap& map, const QRectF& box) {
    return {map, box.adjusted(0, captionHeight(map, box.width()), 0, 0), RequestStyle::desk(map)};
  }

  static QString describeRequest(QPointF at, const RequestMap& map, const QRectF& box) {
    QStringList lines{requestText(map)};
    if (!map.shared()) lines << tr("from byte 0x%1 of the array").arg(map.request->offsets.front(), 0, 16);
    if (map.warps.size() > 1)
      lines << text(say<"access-warps">(arg<"count">(map.warps.size()), arg<"warps">(map.warps)));
    lines << pictureOf(map, box).describe(at);
    return lines.join(QLatin1Char('\n'));
  }

  std::array<std::vector<RequestMap>, 2> m_maps;
};

const bool memoryChartRegistered = registerChart<MemoryChart, Stage>(
    QStringLiteral("memory"), 40, QT_TRANSLATE_NOOP("warpfold::app::ChartsRow", "Memory map"));

}  // namespace
}  // namespace warpfold::app
