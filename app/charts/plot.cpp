// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/plot.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "models/count_text.h"

namespace warpfold::app {

Plot::Plot(QWidget* parent) : QCustomPlot(parent) {
  setAutoAddPlottableToLegend(false);  // no legend is shown, but all its entries would be laid out
  QCoreApplication::removePostedEvents(this, QEvent::MetaCall);  // a first drawing, before there is anything
}

void Plot::redrawSoon() {
  m_stale = true;
  update();
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

double WholeTicks::getTickStep(const QCPRange& range) {
  return std::max(1.0, std::round(QCPAxisTicker::getTickStep(range)));
}

QSharedPointer<QCPAxisTicker> powersOfTwo(double least, double most) {
  const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
  const int first = int(std::floor(std::log2(least))), last = int(std::ceil(std::log2(most)));
  const int step = std::max(1, (last - first + 9) / 10);
  for (int power = first; power <= last; power += step) ticker->addTick(std::exp2(power), u'2' + superscript(power));
  return ticker;
}

}  // namespace warpfold::app
