// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/pass_on.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include "app/in_language.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

template <typename Paint>
QImage painted(Paint paint, bool passedOn) {
  QImage image(200, 60, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  painter.translate(4, 3);
  if (!passedOn) {
    paint(painter);
    return image;
  }
  PassOn device(painter, {190, 50});
  QPainter other(&device);
  other.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  paint(other);
  other.end();
  return image;
}

TEST(pass_on, letters_of_every_language_stand_where_they_would) {
  for (const char* id : {"en", "zh_CN", "ko"}) {
    const InLanguage spoken{QLatin1String(id)};
    const auto paint = [](QPainter& painter) {
      painter.setFont(Theme::ui(13));
      painter.drawText(QRectF(0, 0, 180, 40), Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("Tile 延迟 지연 9"));
    };
    EXPECT_EQ(painted(paint, true), painted(paint, false)) << id;
  }
}

TEST(pass_on, has_all_the_metrics_of_a_device) {
  QImage image(20, 20, QImage::Format_RGB32);
  QPainter painter(&image);
  const PassOn device(painter, {190, 50});
  EXPECT_EQ(device.width(), 190);
  EXPECT_EQ(device.height(), 50);
  EXPECT_EQ(device.depth(), 32);
  EXPECT_EQ(device.logicalDpiX(), 96);
  EXPECT_EQ(device.devicePixelRatioF(), 1);
}

TEST(pass_on, shapes_pens_clips_and_places_are_kept) {
  const auto paint = [](QPainter& painter) {
    painter.setClipRect(QRectF(0, 0, 120, 50));
    painter.setPen(QPen(Qt::blue, 2, Qt::DashLine));
    painter.setBrush(QColor(255, 200, 0, 128));
    painter.save();
    painter.translate(20, 4);
    painter.rotate(10);
    painter.drawEllipse(QRectF(0, 0, 60, 30));
    painter.restore();
    painter.setOpacity(0.5);
    painter.drawPolyline(QPolygonF{{0, 0}, {150, 45}});
    painter.drawRect(QRectF(90.5, 10.5, 60, 20));
  };
  EXPECT_EQ(painted(paint, true), painted(paint, false));
}

}  // namespace
}  // namespace warpfold::app
