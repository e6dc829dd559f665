// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one warp asks of memory in a step: an access below the other, as large as the room allows.
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <bit>
#include <cmath>

#include "lecture/slide_painter.h"
#include "lecture/slide_text.h"
#include "theme/theme.h"

namespace warpfold::app {

namespace {

constexpr std::size_t sectorsPerLine = 8, wordsPerSector = 8, bankCount = 32;
constexpr double captionHeight = 36, legendHeight = 40, betweenRequests = 18, bankNumbers = 30;

/// Lines of equal height that an access is drawn with.
double rowsOf(const RequestMap& map) {
  if (map.shared()) return std::max(1u, map.ways);
  return double((map.sectors.size() + sectorsPerLine - 1) / sectorsPerLine);
}

/// What is beside the lines.
double fixedHeight(const RequestMap& map, double caption) {
  return caption + betweenRequests + (map.shared() ? bankNumbers : 0);
}

}  // namespace

void SlidePainter::paintMemory(const QRectF& room) {
  constexpr double gap = 64;
  const auto count = double(m_content.sides.size());
  const double width = (room.width() - gap * (count - 1)) / count;
  const double caption = count > 1 ? 2 * captionHeight : captionHeight;
  double row = 60;
  for (const SlideSide& side : m_content.sides) {
    double rows = 0, fixed = 64 + captionHeight + legendHeight;
    for (const RequestMap& map : side.requests) {
      rows += rowsOf(map);
      fixed += fixedHeight(map, caption);
    }
    if (rows > 0) row = std::min(row, (room.height() - fixed) / rows);
  }
  for (int side = 0; side < int(count); ++side) {
    const SlideSide& shown = m_content.sides[std::size_t(side)];
    QRectF own = paintTitle(side, QRectF(room.left() + side * (width + gap), room.top(), width, room.height()));
    m_painter.setPen(m_theme.muted);
    const QString what = shown.requests.empty() ? tr("no access to memory in this step")
                         : shown.requests.front().shared()
                             ? tr("%1 · a column is a bank, a dot a word of 4 bytes").arg(shown.warp)
                             : tr("%1 · a frame is a sector, what is filled is used").arg(shown.warp);
    paintFitted(m_painter, QRectF(own.left(), own.top(), own.width(), captionHeight), Qt::AlignLeft | Qt::AlignVCenter,
                Theme::ui(24), what);
    own.setTop(own.top() + legendHeight);
    for (const RequestMap& map : shown.requests) {
      const QRectF text(own.left(), own.top(), own.width(), caption);
      m_painter.setPen(map.shared() && map.request->conflicts > 0 ? m_theme.bad : m_theme.text);
      paintFitted(m_painter, text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, Theme::ui(25, QFont::DemiBold),
                  requestText(map));
      own.setTop(own.top() + caption + paintRequest(map, side, own.adjusted(0, caption, 0, 0), row) + betweenRequests);
    }
  }
}

/// Returns how high it is.
double SlidePainter::paintRequest(const RequestMap& map, int side, const QRectF& room, double row) {
  const QRectF own(room.left(), room.top(), room.width(), rowsOf(map) * row);
  map.shared() ? paintBanks(map, side, own, row) : paintSectors(map, side, own);
  return own.height() + (map.shared() ? bankNumbers : 0);
}

void SlidePainter::paintSectors(const RequestMap& map, int side, const QRectF& room) {
  const auto perLine = double(std::min(map.sectors.size(), sectorsPerLine));
  const double line = room.height() / rowsOf(map), gap = 8;
  const double cell = std::min(44.0, (room.width() - gap * (perLine - 1)) / (perLine * wordsPerSector));
  for (std::size_t i = 0; i < map.sectors.size(); ++i) {
    const TouchedSector& sector = map.sectors[i];
    const QRectF outer(room.left() + double(i % sectorsPerLine) * (wordsPerSector * cell + gap),
                       room.top() + double(i / sectorsPerLine) * line, wordsPerSector * cell, line - 5);
    m_painter.fillRect(outer, m_theme.field);
    for (std::size_t word = 0; word < wordsPerSector; ++word) {
      const int used = std::popcount(sector.used >> (4 * word) & 0xfu);
      if (used == 0) continue;
      const QRectF body(outer.left() + double(word) * cell, outer.top(), cell * used / 4, outer.height());
      m_painter.fillRect(body.adjusted(1, 1, -1, -1), m_theme.side(side));
      if (cell < 30) continue;
      m_painter.setPen(m_theme.onSide(side));
      paintFitted(m_painter, body, Qt::AlignCenter, Theme::mono(24), QString::number(sector.firstLane[word]));
    }
    // What a sector brings and nobody uses is the price of the access.
    m_painter.setPen(QPen(sector.usedBytes() == 32 ? m_theme.outline : m_theme.warning, 2));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(outer);
  }
}

void SlidePainter::paintBanks(const RequestMap& map, int side, const QRectF& room, double row) {
  const double pitch = std::min(room.width() / bankCount, 48.0);
  m_painter.setPen(Qt::NoPen);
  for (std::size_t bank = 0; bank < bankCount; ++bank) {
    const QRectF column(room.left() + double(bank) * pitch, room.top(), pitch - 2, room.height());
    m_painter.fillRect(column, m_theme.field);
    const bool conflict = map.conflict(std::uint32_t(bank));
    m_painter.setBrush(conflict ? m_theme.bad : m_theme.side(side));
    const double r = std::min(pitch - 2, row) / 2 - 1;
    for (std::size_t nth = 0; nth < map.banks[bank].size(); ++nth) {
      const QPointF at(column.center().x(), room.top() + (double(nth) + 0.5) * row);
      // Words that wait for each other are diamonds, so that colour alone does not say it.
      conflict ? paintDiamond(at, r) : m_painter.drawEllipse(at, r, r);
    }
  }
  m_painter.setBrush(Qt::NoBrush);
  m_painter.setPen(m_theme.muted);
  for (const int bank : {0, 8, 16, 24, 31})
    paintFitted(m_painter, QRectF(room.left() + (bank + 0.5) * pitch - 30, room.bottom(), 60, bankNumbers),
                Qt::AlignCenter, Theme::ui(24), QString::number(bank));
}

}  // namespace warpfold::app
