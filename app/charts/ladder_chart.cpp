// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ladder_chart.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QPushButton>
#include <algorithm>
#include <cmath>

namespace warpfold::app {

LadderChart::LadderChart(LadderModel& ladder, const QString& id, const QString& title, QWidget* parent)
    : ChartWidget(id, title, parent),
      m_ladder(ladder),
      m_controls(new QWidget(this)),
      m_row(new QHBoxLayout(m_controls)),
      m_run(new QPushButton(tr("Run ladder"))) {
  m_row->setContentsMargins(0, 0, 0, 0);
  m_row->setSpacing(6);
  m_row->addWidget(m_run);
  m_run->setProperty("role", "small");
  m_run->setToolTip(tr("Runs all kernels with the experiment's data and parameters"));
  connect(m_run, &QPushButton::clicked, this,
          [this] { m_ladder.active() ? m_ladder.requestStop() : m_ladder.requestRun(); });
  setEmptyText(tr("all kernels on the same data: press Run ladder"));
}

void LadderChart::addControl(QWidget* control) {
  m_row->insertWidget(m_row->count() - 1, control);
}

Readiness LadderChart::readiness() const {
  const bool whole = m_ladder.state() == LadderModel::State::finished && !m_ladder.rungs().empty();
  return whole ? Readiness::all : Readiness::nothing;
}

void LadderChart::fill() {
  m_run->setText(m_ladder.active() ? tr("Stop") : tr("Run ladder"));
  const bool empty = m_ladder.rungs().empty();
  setEmptyText(!empty                                           ? QString()
               : m_ladder.state() == LadderModel::State::failed ? m_ladder.failureSentence()
               : m_ladder.active()                              ? tr("running all kernels …")
                                                                : tr("all kernels on the same data: press Run ladder"));
  placeControls();
}

void LadderChart::resizeEvent(QResizeEvent* event) {
  ChartWidget::resizeEvent(event);
  placeControls();
}

void LadderChart::setControlsFold() {
  m_fold = true;
  m_row->setSpacing(3);
}

void LadderChart::placeControls() {
  const QSize size = m_controls->sizeHint();
  if (!m_fold) {
    m_controls->setGeometry(width() - size.width() - 12, 8, size.width(), size.height());
    setHeaderRoom(size.width() + 8);
  } else {
    constexpr int margins = 34, line = 44, between = 4;
    const int title = QFontMetrics(Theme::ui(14, QFont::DemiBold)).horizontalAdvance(this->title());
    const bool beside = title + size.width() + margins <= width();
    const int wide = std::min(size.width(), width() - 16);
    m_controls->setGeometry(width() - wide - 12, beside ? 5 : line, wide, size.height());
    setHeaderRoom(beside ? size.width() + 8 : 0, true);
    const int top = beside ? 46 : line + size.height() + between;
    plot()->setGeometry(8, top, width() - 12, std::max(10, height() - top - 6));
  }
  m_controls->raise();
}

QSharedPointer<QCPAxisTickerText> LadderChart::kernelTicks(const QStringList& kernels) {
  const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
  for (int i = 0; i < kernels.size(); ++i) ticker->addTick(i + 1, kernels[i]);
  return ticker;
}

QSharedPointer<QCPAxisTickerText> LadderChart::decades(const QCPRange& range, int most, QString (*label)(double)) {
  const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
  const int first = int(std::floor(std::log10(range.lower) + 1e-9)), last = int(std::ceil(std::log10(range.upper)));
  const int step = std::max(1, (last - first + most) / most);
  for (int power = first; power <= last; power += step)
    ticker->addTick(std::pow(10.0, power), label(std::pow(10.0, power)));
  return ticker;
}

QCPRange LadderChart::decadesAround(double least, double greatest) {
  if (!(least > 0) || !std::isfinite(greatest)) return {1, 10};
  const double lower = std::pow(10.0, std::floor(std::log10(least / 1.5)));
  return {lower, std::max(std::pow(10.0, std::ceil(std::log10(greatest * 1.2))), lower * 10)};
}

}  // namespace warpfold::app
