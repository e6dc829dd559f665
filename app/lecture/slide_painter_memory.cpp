// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one warp asks of memory in a step: an access below the other, as large as the room allows.
#include <QPainter>
#include <algorithm>

#include "lecture/slide_painter.h"
#include "lecture/slide_text.h"
#include "theme/theme.h"
#include "views/memory/request_picture.h"

namespace warpfold::app {

namespace {

constexpr double captionHeight = 36, legendHeight = 40, betweenRequests = 18;

/// What is beside the lines.
double fixedHeight(const RequestMap& map, double caption) {
  return caption + betweenRequests + RequestPicture::heightOf(map, RequestStyle::hall(0));
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
      rows += RequestPicture::linesOf(map, RequestStyle::hall(0));
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
      own.setTop(own.top() + caption);
      const RequestStyle style = RequestStyle::hall(row);
      RequestPicture(map, own, style).paint(m_painter, side, m_theme);
      own.setTop(own.top() + RequestPicture::heightOf(map, style) + betweenRequests);
    }
  }
}

}  // namespace warpfold::app
