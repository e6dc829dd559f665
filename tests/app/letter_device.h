// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

namespace warpfold::app {

/// A piece of text that was painted, in pixels of the device.
struct Letters {
  QString text;
  int pixels = 0;  ///< the font's size
  QRectF box;      ///< from its first letter to its last, as high as the font
  bool mono = false;
  bool cut = false;  ///< a clip takes some of it away
  QColor colour = {};
};

/// Paints nothing, and remembers all texts.
class LetterEngine : public QPaintEngine {
 public:
  LetterEngine() : QPaintEngine(AllFeatures) {}
  bool begin(QPaintDevice*) override { return true; }
  bool end() override { return true; }
  void updateState(const QPaintEngineState&) override {}
  void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
  void drawPath(const QPainterPath&) override {}
  void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
  Type type() const override { return User; }
  void drawTextItem(const QPointF& at, const QTextItem& item) override {
    if (item.text().trimmed().isEmpty()) return;
    const QTransform& transform = painter()->transform();
    const QRectF box(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
    constexpr double overhang = 1;  // of a letter beyond its own width
    const QRectF clip = painter()->hasClipping() ? painter()->clipBoundingRect() : box;
    if (!clip.intersects(box)) return;
    // Fonts of Chinese and Korean keep more room above and below their letters than these fill.
    const double size = item.font().pixelSize();
    const double above = std::min(item.ascent(), 0.9 * size), below = std::min(item.descent(), 0.25 * size);
    const QRectF ink(at.x(), at.y() - above, item.width(), above + below);
    const bool cut = !clip.adjusted(-overhang, -overhang, overhang, overhang).contains(ink);
    letters.push_back({item.text(), int(std::lround(item.font().pixelSize() * transform.m22())), transform.mapRect(box),
                       item.font().family().contains(QLatin1String("Mono")), cut, painter()->pen().color()});
  }
  std::vector<Letters> letters;
};

class LetterDevice : public QPaintDevice {
 public:
  explicit LetterDevice(QSize size = {1920, 1080}) : m_size(size) {}
  QPaintEngine* paintEngine() const override { return &engine; }
  const std::vector<Letters>& letters() const { return engine.letters; }
  QRectF area() const { return QRectF(QPointF(), m_size); }
  /// Texts by the size of their letters.
  std::map<int, QStringList> bySize() const {
    std::map<int, QStringList> sizes;
    for (const Letters& each : engine.letters) sizes[each.pixels] << each.text;
    return sizes;
  }

 protected:
  int metric(PaintDeviceMetric metric) const override {
    switch (metric) {
      case PdmWidth: return m_size.width();
      case PdmHeight: return m_size.height();
      case PdmDepth: return 32;
      case PdmNumColors: return 1 << 24;
      case PdmDevicePixelRatio: return 1;
      case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
      default: return 96;
    }
  }

 private:
  QSize m_size;
  mutable LetterEngine engine;
};

}  // namespace warpfold::app
