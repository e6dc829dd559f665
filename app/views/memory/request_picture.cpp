// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/memory/request_picture.h"

#include <QPainter>
#include <algorithm>
#include <bit>
#include <cmath>

#include "models/with_values.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

constexpr std::size_t cellsPerSector = 8, bankCount = 32;

QString lanesText(const std::vector<std::uint32_t>& lanes) {
  return listText({lanes.begin(), lanes.end()});
}

/// Whole pixels where there are several, so that neighbours look alike.
double pitchOf(const RequestMap& map, double width, const RequestStyle& style) {
  double pitch;
  if (map.shared()) {
    pitch = std::min(style.widestBank, width / double(bankCount));
  } else {
    const auto perLine = double(std::min(map.sectors.size(), style.sectorsPerLine));
    pitch = std::min(style.widestCell, (width - style.sectorGap * (perLine - 1)) / (cellsPerSector * perLine));
  }
  return pitch >= 3 ? std::floor(pitch) : pitch;
}

}  // namespace

RequestStyle RequestStyle::desk(const RequestMap& map) {
  const double word = map.ways <= 4 ? 11 : map.ways <= 16 ? 7 : 5;
  return {map.shared() ? word : 18, std::size_t(-1), 14, 12, 15, 3, 1, map.shared() ? 11 : 9, 14};
}

RequestStyle RequestStyle::hall(double row) {
  return {row, 8, 44, 30, 48, 8, 2, 24, 30};
}

RequestPicture::RequestPicture(const RequestMap& map, const QRectF& room, const RequestStyle& style)
    : m_map(map), m_room(room), m_style(style), m_pitch(pitchOf(map, room.width(), style)) {}

double RequestPicture::linesOf(const RequestMap& map, const RequestStyle& style) {
  if (map.shared()) return std::max(1u, map.ways);
  return std::ceil(double(map.sectors.size()) / double(style.sectorsPerLine));
}

double RequestPicture::heightOf(const RequestMap& map, const RequestStyle& style) {
  return linesOf(map, style) * style.row + (map.shared() ? style.bankNumbers : 0);
}

void RequestPicture::paint(QPainter& painter, int side, const Theme& theme) const {
  m_map.shared() ? paintBanks(painter, side, theme) : paintSectors(painter, side, theme);
  painter.setBrush(Qt::NoBrush);
}

QRectF RequestPicture::sector(std::size_t i) const {
  const std::size_t line = i / m_style.sectorsPerLine, column = i % m_style.sectorsPerLine;
  const double width = cellsPerSector * m_pitch;
  const double below = m_style.sectorsPerLine < m_map.sectors.size() ? m_style.sectorGap - m_style.frame : 0;
  return {m_room.left() + double(column) * (width + m_style.sectorGap), m_room.top() + double(line) * m_style.row,
          width, m_style.row - below};
}

void RequestPicture::paintSectors(QPainter& painter, int side, const Theme& theme) const {
  painter.setFont(Theme::mono(m_style.letters));
  for (std::size_t i = 0; i < m_map.sectors.size(); ++i) {
    const TouchedSector& touched = m_map.sectors[i];
    const QRectF outer = sector(i);
    painter.fillRect(outer, theme.field);
    for (std::size_t cell = 0; cell < cellsPerSector; ++cell) {
      const int used = std::popcount(touched.used >> (4 * cell) & 0xfu);
      if (used == 0) continue;
      const double inset = m_pitch >= 4 ? m_style.frame / 2 : 0;
      const QRectF body(outer.left() + double(cell) * m_pitch + inset, outer.top() + inset,
                        m_pitch * used / 4 - 2 * inset, outer.height() - 2 * inset);
      painter.fillRect(body, theme.side(side));
      if (m_pitch < m_style.leastNumbered) continue;
      painter.setPen(theme.onSide(side));
      painter.drawText(body.adjusted(-2, 0, 2, 0), Qt::AlignCenter, QString::number(touched.firstLane[cell]));
    }
    // What a sector brings and nobody uses is the price of the access.
    painter.setPen(QPen(touched.usedBytes() == 32 ? theme.outline : theme.warning, m_style.frame));
    painter.setBrush(Qt::NoBrush);
    const double half = m_style.frame / 2;
    painter.drawRect(outer.adjusted(half, half, -half, -half));
  }
}

QRectF RequestPicture::bank(std::size_t bank) const {
  return {m_room.left() + double(bank) * m_pitch, m_room.top(), m_pitch - m_style.frame,
          m_style.row * linesOf(m_map, m_style)};
}

void RequestPicture::paintBanks(QPainter& painter, int side, const Theme& theme) const {
  paintWords(painter, side, theme);
  painter.setFont(Theme::ui(m_style.letters));
  painter.setPen(theme.muted);
  for (const std::size_t number : {0u, 8u, 16u, 24u, 31u}) {
    const QRectF column = bank(number);
    painter.drawText(QRectF(column.center().x() - m_style.bankNumbers, column.bottom() + 1, 2 * m_style.bankNumbers,
                            m_style.bankNumbers),
                     Qt::AlignCenter | Qt::TextDontClip, QString::number(number));
  }
}

void RequestPicture::paintWords(QPainter& painter, int side, const Theme& theme) const {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  for (std::size_t number = 0; number < bankCount; ++number) {
    const QRectF column = bank(number);
    painter.fillRect(column, theme.field);
    const bool conflict = m_map.conflict(std::uint32_t(number));
    painter.setBrush(conflict ? theme.bad : theme.side(side));
    const double r = std::min(column.width(), m_style.row) / 2 - 0.8 * m_style.frame;
    for (std::size_t nth = 0; nth < m_map.banks[number].size(); ++nth) {
      const QPointF at(column.center().x(), column.top() + (double(nth) + 0.5) * m_style.row);
      // Words that must wait for each other are diamonds, so that colour alone does not say it.
      const double d = r + 0.6 * m_style.frame;
      if (conflict)
        painter.drawPolygon(
            QPolygonF{at + QPointF(0, -d), at + QPointF(d, 0), at + QPointF(0, d), at + QPointF(-d, 0)});
      else
        painter.drawEllipse(at, r, r);
    }
  }
}

QStringList RequestPicture::describe(QPointF at) const {
  return m_map.shared() ? describeBank(at) : describeSectors(at);
}

QStringList RequestPicture::describeBank(QPointF at) const {
  const auto number = std::size_t(std::max(0.0, (at.x() - m_room.left()) / m_pitch));
  if (number >= bankCount || at.y() < m_room.top()) return {};
  if (m_map.banks[number].empty()) return {tr("bank %1: not accessed").arg(number)};
  QStringList lines{tr("bank %1:").arg(number)};
  for (const TouchedWord& word : m_map.banks[number])
    lines << withValues(tr("word %1, lanes %2"), word.index, lanesText(word.lanes));
  return lines;
}

QStringList RequestPicture::describeSectors(QPointF at) const {
  QStringList lines;
  for (std::size_t i = 0; i < m_map.sectors.size(); ++i)
    if (sector(i).contains(at))
      lines << withValues(tr("sector %1: %2 of 32 bytes used, lanes %3"), m_map.sectors[i].index,
                          m_map.sectors[i].usedBytes(), lanesText(m_map.sectors[i].lanes));
  return lines;
}

}  // namespace warpfold::app
