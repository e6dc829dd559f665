// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/pass_on.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <limits>

namespace warpfold::app {

class PassOn::Engine : public QPaintEngine {
 public:
  explicit Engine(QPainter& to)
      : QPaintEngine(AllFeatures), m_to(to), m_base(to.worldTransform()), m_opacity(to.opacity()) {}

  bool begin(QPaintDevice*) override {
    m_to.save();
    return true;
  }
  bool end() override {
    m_to.restore();
    return true;
  }
  Type type() const override { return User; }

  void updateState(const QPaintEngineState& state) override {
    const DirtyFlags changed = state.state();
    if (changed & DirtyTransform) m_to.setWorldTransform(state.transform() * m_base);
    if (changed & DirtyPen) m_to.setPen(state.pen());
    if (changed & DirtyBrush) m_to.setBrush(state.brush());
    if (changed & DirtyBrushOrigin) m_to.setBrushOrigin(state.brushOrigin());
    if (changed & DirtyFont) m_to.setFont(state.font());
    if (changed & DirtyOpacity) m_to.setOpacity(state.opacity() * m_opacity);
    if (changed & DirtyCompositionMode) m_to.setCompositionMode(state.compositionMode());
    if (changed & DirtyHints)
      for (const auto hint : {QPainter::Antialiasing, QPainter::TextAntialiasing, QPainter::SmoothPixmapTransform})
        m_to.setRenderHint(hint, state.renderHints() & hint);
    if (changed & DirtyClipRegion) m_to.setClipRegion(state.clipRegion(), state.clipOperation());
    if (changed & DirtyClipPath) m_to.setClipPath(state.clipPath(), state.clipOperation());
    if (changed & DirtyClipEnabled) m_to.setClipping(state.isClipEnabled());
  }

  /// PDF closes an empty path as well, which other programs call a fault.
  void drawPath(const QPainterPath& path) override {
    if (!path.isEmpty()) m_to.drawPath(path);
  }
  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
    if (mode == PolylineMode)
      m_to.drawPolyline(points, count);
    else
      m_to.drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
  }
  void drawLines(const QLineF* lines, int count) override { m_to.drawLines(lines, count); }
  void drawRects(const QRectF* rects, int count) override { m_to.drawRects(rects, count); }
  void drawEllipse(const QRectF& rect) override { m_to.drawEllipse(rect); }
  void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override {
    m_to.drawPixmap(to, pixmap, from);
  }
  void drawImage(const QRectF& to, const QImage& image, const QRectF& from, Qt::ImageConversionFlags) override {
    m_to.drawImage(to, image, from);
  }
  /// At its baseline, whatever fonts its letters come from.
  void drawTextItem(const QPointF& baseline, const QTextItem& item) override {
    if (item.text().isEmpty()) return;
    m_to.setFont(item.font());
    m_to.drawText(baseline, item.text());
  }

 private:
  QPainter& m_to;
  const QTransform m_base;
  const qreal m_opacity;
};

PassOn::PassOn(QPainter& to, QSize size) : m_size(size), m_engine(std::make_unique<Engine>(to)) {}

PassOn::~PassOn() = default;

QPaintEngine* PassOn::paintEngine() const {
  return m_engine.get();
}

int PassOn::metric(PaintDeviceMetric metric) const {
  constexpr int dotsPerInch = 96;
  constexpr double millimetresPerInch = 25.4;
  switch (metric) {
    case PdmWidth: return m_size.width();
    case PdmHeight: return m_size.height();
    case PdmWidthMM: return int(m_size.width() * millimetresPerInch / dotsPerInch);
    case PdmHeightMM: return int(m_size.height() * millimetresPerInch / dotsPerInch);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY: return dotsPerInch;
    case PdmDepth: return 32;
    case PdmNumColors: return std::numeric_limits<int>::max();
    case PdmDevicePixelRatio: return 1;
    case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
    default: return QPaintDevice::metric(metric);
  }
}

}  // namespace warpfold::app
