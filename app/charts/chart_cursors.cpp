// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_cursors.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "theme/theme.h"

namespace warpfold::app {
namespace {

constexpr double reachPixels = 5, flagHeight = 14;
constexpr double mostShare = 0.55;  // of the plot's height, for the strip
constexpr double letters = 10.5;

bool anyValue(const CursorReading& read) {
  return std::any_of(read.values.begin(), read.values.end(), [](const auto& value) { return value.has_value(); });
}

}  // namespace

/// The strip above the plot, as an item of it, so that it is exported as the plot is.
class ChartCursors::Strip : public QCPAbstractItem {
 public:
  explicit Strip(QCustomPlot* plot) : QCPAbstractItem(plot) { setClipToAxisRect(false); }
  double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }
  void setBox(CursorBox box) { m_box = std::move(box); }
  const CursorBox& box() const { return m_box; }
  void colour(const Theme& theme) { m_theme = &theme; }

 protected:
  void draw(QCPPainter* painter) override {
    if (m_box.size.isEmpty()) return;
    painter->setPen(QPen(m_theme->border, 1));
    painter->setBrush(m_theme->field);
    painter->drawRoundedRect(QRectF(QPointF(), m_box.size).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter->setFont(Theme::ui(letters));
    for (const CursorBox::Cell& cell : m_box.cells) {
      painter->setPen(cell.head ? m_theme->muted : m_theme->text);
      // Letters of Chinese and Korean are higher than the line; its middle is theirs.
      painter->drawText(cell.room.adjusted(0, -2, 0, 2),
                        int(cell.left ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter | Qt::TextDontClip,
                        cell.text);
    }
  }

 private:
  CursorBox m_box;
  const Theme* m_theme = &Theme::byId(QString());
};

ChartCursors::ChartCursors(QCustomPlot* plot) : m_plot(plot), m_strip(new Strip(plot)) {
  m_strip->setVisible(false);
  for (std::size_t i = 0; i < 2; ++i) {
    m_lines[i] = new QCPItemStraightLine(plot);
    m_lines[i]->point1->setTypeY(QCPItemPosition::ptAxisRectRatio);
    m_lines[i]->point2->setTypeY(QCPItemPosition::ptAxisRectRatio);
    m_lines[i]->setVisible(false);
    m_flags[i] = new QCPItemText(plot);
    m_flags[i]->setText(QString::number(i + 1));
    m_flags[i]->setClipToAxisRect(false);
    m_flags[i]->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    m_flags[i]->setPadding(QMargins(3, 0, 3, 0));
    m_flags[i]->setVisible(false);
  }
}

ChartCursors::Places ChartCursors::places() const {
  Places places;
  for (std::size_t i = 0; i < 2; ++i)
    if (m_reads[i]) places[i] = m_reads[i]->x;
  return places;
}

void ChartCursors::setPlaces(const Places& places, const ChartReading& reading) {
  for (std::size_t i = 0; i < 2; ++i) {
    const auto before = std::exchange(m_reads[i], std::nullopt);
    if (!places[i] || reading.empty()) continue;
    m_reads[i] = read(*places[i], reading);
    if (before && before->x == *places[i] && !anyValue(*m_reads[i])) m_reads[i] = before;
  }
  renew(reading);
}

CursorReading ChartCursors::read(double x, const ChartReading& reading) const {
  return readAt(reading, x);
}

void ChartCursors::place(double x, const ChartReading& reading) {
  const auto away = [&](std::size_t i) { return std::abs(m_reads[i]->x - x); };
  move(!m_reads[0] ? 0 : !m_reads[1] ? 1 : away(0) <= away(1) ? 0 : 1, x, reading);
}

void ChartCursors::move(std::size_t which, double x, const ChartReading& reading) {
  if (reading.empty()) return;
  m_reads[which] = read(reading.nearest(x).value_or(x), reading);
  m_active = which;
  renew(reading);
}

void ChartCursors::step(int points, const ChartReading& reading) {
  if (!any() || reading.empty()) return;
  if (!m_reads[m_active]) m_active = 1 - m_active;
  const int direction = points < 0 ? -1 : 1;
  double x = m_reads[m_active]->x;
  for (int i = 0; i < std::abs(points); ++i) {
    const auto next = reading.next(x, direction);
    if (!next) break;
    x = *next;
  }
  move(m_active, x, reading);
}

void ChartCursors::switchActive() {
  if (m_reads[1 - m_active]) m_active = 1 - m_active;
  showFlags();
}

void ChartCursors::clear() {
  m_reads = {};
  m_active = 0;
  renew({});
}

std::optional<std::size_t> ChartCursors::at(QPointF position) const {
  if (!m_plot->axisRect()->rect().contains(position.toPoint())) return std::nullopt;
  for (std::size_t i = 0; i < 2; ++i)
    if (m_reads[i] && std::abs(m_plot->xAxis->coordToPixel(m_reads[i]->x) - position.x()) <= reachPixels) return i;
  return std::nullopt;
}

void ChartCursors::follow(const ChartReading& reading) {
  if (!any()) return;
  for (auto& each : m_reads) {
    if (!each) continue;
    CursorReading now = read(each->x, reading);
    if (anyValue(now) || now.values.size() != each->values.size()) each = std::move(now);
  }
  renew(reading);
}

void ChartCursors::renew(const ChartReading& reading) {
  m_table.clear();
  const auto& first = m_reads[0] ? m_reads[0] : m_reads[1];
  if (first && !reading.empty()) m_table = cursorTable(reading, *first, m_reads[0] ? m_reads[1] : std::nullopt);
  fit(m_plot->size());
}

int ChartCursors::beyond(std::size_t which) const {
  const QCPRange range = m_plot->xAxis->range();
  const double x = m_reads[which]->x;
  return range.contains(x) ? 0 : x < range.lower ? -1 : 1;
}

/// In the heading, beside the places of cursors that are out of sight.
std::vector<QStringList> ChartCursors::tableWithArrows() const {
  std::vector<QStringList> table = m_table;
  qsizetype column = 1;
  for (std::size_t i = 0; i < 2; ++i) {
    if (!m_reads[i] || table.empty() || column >= table.front().size()) continue;
    QString& place = table.front()[column++];
    if (const int side = beyond(i); side != 0)
      place = side < 0 ? QStringLiteral("← ") + place : place + QStringLiteral(" →");
  }
  return table;
}

/// A low plot keeps its height: the strip has fewer lines then, at least one.
CursorBox ChartCursors::layOut(QSizeF size) const {
  constexpr double leastPlot = 120;  // with its axis
  const auto table = tableWithArrows();
  const double width = size.width() - 2;
  const QFont font = Theme::ui(letters);
  CursorBox box = layOutCursorBox(table, width, size.height() * mostShare, font);
  if (size.height() - box.size.height() >= leastPlot) return box;
  box = layOutCompactBox(table, width, font);
  if (size.height() - box.size.height() >= leastPlot) return box;
  return layOutCursorLine(table, width, font);
}

void ChartCursors::fit(QSizeF size) {
  const bool has = !m_table.empty();
  m_strip->setBox(has ? layOut(size) : CursorBox());
  m_strip->setVisible(has);
  const double above = has ? m_strip->box().size.height() + flagHeight - 6 : 0;
  m_plot->plotLayout()->setMargins(QMargins(0, int(std::ceil(above)), 0, 0));
  showFlags();
}

/// Above the plot, apart where the lines are close.
void ChartCursors::showFlags() {
  std::array<double, 2> pixels{};
  for (std::size_t i = 0; i < 2; ++i) {
    const bool seen = inSight(i);
    m_lines[i]->setVisible(seen);
    m_flags[i]->setVisible(seen);
    if (!seen) continue;
    m_lines[i]->point1->setCoords(m_reads[i]->x, 0);
    m_lines[i]->point2->setCoords(m_reads[i]->x, 1);
    m_flags[i]->setText(QString::number(i + 1));
    m_flags[i]->position->setCoords(m_reads[i]->x, 0);
    m_flags[i]->setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
    m_flags[i]->setFont(Theme::ui(letters, i == m_active ? QFont::Bold : QFont::Normal));
    pixels[i] = m_plot->xAxis->coordToPixel(m_reads[i]->x);
  }
  showFlagsBeyond();
  if (!inSight(0) || !inSight(1) || std::abs(pixels[0] - pixels[1]) > flagHeight) return;
  const std::size_t left = pixels[0] <= pixels[1] ? 0 : 1;
  m_flags[left]->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
  m_flags[1 - left]->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
}

/// At the edge beyond which a cursor is, with an arrow; two of them beyond one edge share it.
void ChartCursors::showFlagsBeyond() {
  const QCPRange range = m_plot->xAxis->range();
  std::array<QString, 2> names;  // beyond the left and the right edge
  for (std::size_t i = 0; i < 2; ++i) {
    const int side = m_reads[i] ? beyond(i) : 0;
    if (side == 0) continue;
    QString& name = names[side < 0 ? 0 : 1];
    name += (name.isEmpty() ? QString() : QStringLiteral(", ")) + QString::number(i + 1);
    QCPItemText* const flag = m_flags[name.size() > 1 ? 0 : i];
    flag->setText(side < 0 ? QStringLiteral("← ") + name : name + QStringLiteral(" →"));
    flag->position->setCoords(side < 0 ? range.lower : range.upper, 0);
    flag->setPositionAlignment((side < 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom);
    flag->setFont(Theme::ui(letters, i == m_active ? QFont::Bold : QFont::Normal));
    flag->setVisible(true);
  }
}

void ChartCursors::colour(const Theme& theme) {
  m_strip->colour(theme);
  for (std::size_t i = 0; i < 2; ++i) {
    m_lines[i]->setPen(QPen(theme.text, 1.2, i == 0 ? Qt::SolidLine : Qt::DashLine));
    m_flags[i]->setColor(theme.text);
    m_flags[i]->setFont(Theme::ui(letters, i == m_active ? QFont::Bold : QFont::Normal));
  }
}

QString ChartCursors::text() const {
  QStringList lines;
  for (const QStringList& row : tableWithArrows()) lines << row.join(QStringLiteral(", "));
  return lines.join(u'\n');
}

}  // namespace warpfold::app
