// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/plot.h"

#include <QCoreApplication>
#include <utility>

#include "export/vector_clip.h"

namespace warpfold::app {

namespace {

const QString dataLayer = QStringLiteral("data"), afterData = QStringLiteral("after-data");

}  // namespace

class Plot::Mark : public QCPLayerable {
 public:
  Mark(QCustomPlot* plot, const QString& layer) : QCPLayerable(plot, layer) {}
  void setText(const QString& text) { m_text = text; }

 protected:
  void applyDefaultAntialiasingHint(QCPPainter*) const override {}
  void draw(QCPPainter* painter) override {
    if (!m_text.isEmpty()) writeClipMark(*painter, m_text);
  }

 private:
  QString m_text;
};

Plot::Plot(QWidget* parent) : QCustomPlot(parent) {
  addLayer(dataLayer, layer(QStringLiteral("main")), limBelow);
  addLayer(afterData, layer(dataLayer), limAbove);
  m_before = new Mark(this, dataLayer);
  m_after = new Mark(this, afterData);
  setAutoAddPlottableToLegend(false);  // no legend is shown, but all its entries would be laid out
  QCoreApplication::removePostedEvents(this, QEvent::MetaCall);  // a first drawing, before there is anything
}

void Plot::redrawSoon() {
  m_stale = true;
  update();
}

void Plot::gatherData(const QList<QCPLayerable*>& items) {
  for (int i = 0; i < plottableCount(); ++i)
    if (plottable(i)->layer()->name() != dataLayer) plottable(i)->setLayer(dataLayer);
  for (QCPLayerable* item : items) item->setLayer(dataLayer);
}

void Plot::setClipMarks(const QString& before, const QString& after) {
  m_before->setText(before);
  m_after->setText(after);
}

void Plot::paintEvent(QPaintEvent* event) {
  if (std::exchange(m_stale, false)) {
    setAttribute(Qt::WA_UpdatesDisabled);  // it would ask to be painted once more
    replot(rpQueuedRefresh);
    setAttribute(Qt::WA_UpdatesDisabled, false);
  }
  QCustomPlot::paintEvent(event);
}

void Plot::resizeEvent(QResizeEvent*) {
  setViewport(rect());
  redrawSoon();
}

}  // namespace warpfold::app
