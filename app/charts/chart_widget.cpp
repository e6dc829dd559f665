// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_widget.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <algorithm>
#include <cmath>
#include <utility>

#include "charts/chart_access.h"
#include "charts/chart_table_dialog.h"
#include "charts/ticks.h"
#include "charts/wrapped_lines.h"
#include "theme/plain_text.h"

namespace warpfold::app {

ChartWidget::ChartWidget(const QString& id, const QString& title, QWidget* parent)
    : QWidget(parent),
      m_id(id),
      m_title(title),
      m_plot(new Plot(this)),
      m_navigation(new ChartNavigation(m_plot, [this] { return reading(); })),
      m_theme(&Theme::byId(QString())) {
  makeChartsReadable();
  setMinimumSize(148, 150);  // three stand side by side in the smallest window
  setFocusPolicy(Qt::StrongFocus);
  m_plot->setFocusProxy(this);
  connect(m_navigation, &ChartNavigation::zoomed, this, &ChartWidget::refresh);
  connect(m_navigation, &ChartNavigation::cursorsMoved, this, &ChartWidget::replot);
  setAccessibleName(tr("%1 chart").arg(title));
  m_plot->setAttribute(Qt::WA_OpaquePaintEvent, false);
  m_plot->setNoAntialiasingOnDrag(true);
  m_plot->setPlottingHints(QCP::phFastPolylines);
  m_plot->setMouseTracking(true);
  m_plot->installEventFilter(this);
  m_plot->setAccessibleName(accessibleName());

  QCPAxisRect* rect = m_plot->axisRect();
  rect->setupFullAxesBox(false);
  rect->setMinimumMargins(QMargins(30, 8, 14, 20));
  m_plot->plotLayout()->setMargins(QMargins(0, 0, 0, 0));
  for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis, m_plot->yAxis2}) {
    axis->setSubTicks(false);
    axis->setTickLength(0);
    axis->setTickLabelPadding(6);
    axis->setLabelPadding(2);
  }
  m_plot->xAxis2->setVisible(false);
  m_plot->yAxis2->setVisible(false);
  m_plot->xAxis->grid()->setVisible(false);
  m_plot->yAxis->setTicker(QSharedPointer<RoundTicks>::create());
  m_plot->yAxis->ticker()->setTickCount(4);
  m_plot->yAxis->setNumberFormat(QStringLiteral("gb"));
  m_plot->yAxis->setNumberPrecision(6);
  m_plot->yAxis->setRange(0, 1);

  m_cursor = new QCPItemLine(m_plot);
  m_cursorText = new QCPItemText(m_plot);
  m_emptyText = new QCPItemText(m_plot);
  m_cursor->setVisible(false);
  m_cursorText->setVisible(false);
  m_plot->addLayer(QStringLiteral("cursor"));  // above all labels
  m_cursorText->setLayer(QStringLiteral("cursor"));
  m_cursorText->setClipToAxisRect(false);
  m_cursorText->setPadding(QMargins(6, 4, 6, 4));
  m_cursorText->setTextAlignment(Qt::AlignLeft);
  m_emptyText->position->setType(QCPItemPosition::ptAxisRectRatio);
  m_emptyText->position->setCoords(0.5, 0.5);
  m_emptyText->setVisible(false);
}

void ChartWidget::setTheme(const Theme& theme) {
  m_theme = &theme;
  applyTheme(theme);
  replot();
  update();
}

void ChartWidget::replot() {
  m_plot->redrawSoon();
}

void ChartWidget::applyTheme(const Theme& theme) const {
  m_plot->setBackground(QBrush(theme.panel));
  for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis, m_plot->yAxis2}) {
    axis->setBasePen(QPen(theme.outline, 1));
    axis->setTickPen(QPen(Qt::NoPen));
    axis->setTickLabelColor(theme.muted);
    axis->setTickLabelFont(Theme::ui(10));
    axis->setLabelColor(theme.muted);
    axis->setLabelFont(Theme::ui(11));
  }
  m_plot->yAxis->grid()->setPen(QPen(theme.grid, 1));
  m_plot->yAxis->grid()->setZeroLinePen(Qt::NoPen);
  m_cursor->setPen(QPen(theme.outline, 1));
  m_cursorText->setFont(Theme::ui(11));
  m_cursorText->setColor(theme.text);
  m_cursorText->setBrush(theme.panel);
  m_cursorText->setPen(QPen(theme.border, 1));
  m_emptyText->setFont(Theme::ui(12));
  m_emptyText->setColor(theme.muted);
  m_navigation->cursors().colour(theme);
  const_cast<ChartWidget*>(this)->colour(theme);
}

void ChartWidget::drawFrom(const std::vector<DataSource*>& sources) {
  m_sources = sources;
  m_refresh.setSingleShot(true);
  m_refresh.setInterval(33);
  connect(&m_refresh, &QTimer::timeout, this, &ChartWidget::refresh);
  for (DataSource* source : sources)
    connect(source, &DataSource::changed, this, [this] {
      if (!m_refresh.isActive()) m_refresh.start();
    });
  refresh();
}

bool ChartWidget::available() const {
  return std::all_of(m_sources.begin(), m_sources.end(), [](const DataSource* each) { return each->available(); });
}

void ChartWidget::refresh() {
  m_refresh.stop();
  fillShownPart();
  followCursors();
  replot();
  emit filled();
}

/// Ranges that the chart sets are those that show all of it.
void ChartWidget::fillShownPart() {
  ChartZoom& zoom = m_navigation->zoom();
  zoom.letGo();
  fill();
  m_plot->gatherData();
  zoom.setLimits(limitsOfX());
  zoom.take();
  if (zoom.zoomed()) arrange();
}

void ChartWidget::followCursors() {
  ChartCursors& cursors = m_navigation->cursors();
  if (cursors.any()) cursors.follow(reading());
}

QString ChartWidget::summary() const {
  QStringList sentences;
  if (const QString place = spokenPlace(); !place.isEmpty()) sentences << tr("%1.").arg(place);
  sentences << tr("%1 chart.").arg(m_title);
  if (!m_unit.isEmpty()) sentences << tr("Unit: %1.").arg(m_unit);
  if (!m_provenance.isEmpty()) sentences << tr("Origin: %1.").arg(m_provenance);
  if (const QString more = about(); !more.isEmpty()) sentences << more;
  if (m_emptyText->visible()) sentences << tr("It is empty: %1.").arg(m_emptyText->text().replace(u'\n', u' '));
  for (const QString& range : rangesOf(reading())) sentences << tr("%1.").arg(range);
  if (const QString cursors = m_navigation->cursors().text(); !cursors.isEmpty())
    sentences << tr("Cursors: %1.").arg(cursors);
  return sentences.join(u' ');
}

void ChartWidget::requestData() {
  if (std::exchange(m_requested, true)) return;
  for (DataSource* source : m_sources) source->requestRun();
}

std::optional<Origin> ChartWidget::exportOrigin() const {
  if (m_sources.empty()) return std::nullopt;
  Origin origin = m_sources.front()->origin();
  if (!m_provenance.isEmpty()) origin.provenance = m_provenance;  // what the picture itself says
  return origin;
}

void ChartWidget::retell() const {
  const_cast<ChartWidget*>(this)->refresh();
}

void ChartWidget::setTitle(const QString& title) {
  if (title == m_title) return;
  m_title = title;
  update();
}

void ChartWidget::setUnit(const QString& unit) {
  if (unit == m_unit) return;
  m_unit = unit;
  update();
}

void ChartWidget::setProvenance(const QString& text, bool warn, const QString& brief) {
  if (text == m_provenance && warn == m_warn && brief == m_brief) return;
  m_provenance = text;
  m_brief = brief;
  m_warn = warn;
  setAccessibleDescription(text);
  setToolTip(plainToolTip(text));
  update();
}

void ChartWidget::setEmptyText(const QString& text) {
  // A plot has one line for what it says, however long that is.
  constexpr int margins = 60, narrowest = 120;
  m_emptyText->setText(wrappedLines(text, Theme::ui(12), std::max(narrowest, m_plot->width() - margins)).join(u'\n'));
  m_emptyText->setVisible(!text.isEmpty());
}

QString ChartWidget::emptyText() const {
  return m_emptyText->text().simplified();
}

double ChartWidget::roundUp(double value) {
  if (!(value > 0)) return 1;
  const double power = std::pow(10.0, std::floor(std::log10(value)));
  for (const double factor : {1.0, 1.2, 1.6, 2.0, 2.4, 3.2, 4.0, 5.0, 6.0, 8.0})
    if (factor * power >= value * 0.999999) return factor * power;
  return 10 * power;
}

void ChartWidget::setUpperCalmly(QCPAxis* axis, double largest) {
  const double wanted = roundUp(largest * 1.12);
  const double present = axis->range().upper;
  if (largest * 1.02 > present || wanted < 0.6 * present) axis->setRange(0, wanted);
}

void ChartWidget::resizeEvent(QResizeEvent*) {
  m_plot->setGeometry(QRectF(8, headerHeight, width() - 12, height() - headerHeight - 6).toRect());
  m_navigation->cursors().fit(m_plot->size());
}

void ChartWidget::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(this);
  menu.addAction(tr("Export %1…").arg(m_title), this, [this] { emit exportRequested(this); });
  menu.addAction(tr("Copy as Picture"), this, [this] { emit copyImageRequested(this); });
  menu.addAction(tr("Copy Data as Table"), this, [this] { emit copyDataRequested(this); });
  menu.addAction(tr("&Table…\tT"), this, [this] { ChartTableDialog::open(*this); });
  m_navigation->addTo(menu, m_plot->mapFromGlobal(event->globalPos()));
  menu.exec(event->globalPos());
}

bool ChartWidget::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && m_navigation->wants(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
}

void ChartWidget::keyPressEvent(QKeyEvent* event) {
  if (m_navigation->takeKey(*event)) return hideCrosshair();  // it may stand over the cursors' strip
  if (event->key() == Qt::Key_T && event->modifiers() == Qt::NoModifier) return ChartTableDialog::open(*this), void();
  QWidget::keyPressEvent(event);
}

bool ChartWidget::eventFilter(QObject* watched, QEvent* event) {
  // The plot would put its stored pixels into a picture of the window.
  if (event->type() == QEvent::Paint && paintPlotAsShapes()) return true;
  if (event->type() == QEvent::ContextMenu) {  // the plot would swallow it
    contextMenuEvent(static_cast<QContextMenuEvent*>(event));
    return true;
  }
  if (event->type() == QEvent::ToolTip) return true;  // it would cover the card beside the pointer
  if (m_navigation->take(event)) {
    hideCrosshair();
    return true;
  }
  if (event->type() == QEvent::MouseMove) showCrosshair(static_cast<QMouseEvent*>(event)->position());
  if (event->type() == QEvent::Leave) hideCrosshair();
  return QWidget::eventFilter(watched, event);
}

void ChartWidget::showCrosshair(const QPointF& position) {
  const QRect rect = m_plot->axisRect()->rect();
  double x = 0;
  const QStringList lines = describeAt(position, &x);
  if (lines.isEmpty()) return hideCrosshair();
  const double pixel = m_plot->xAxis->coordToPixel(x);
  m_cursor->start->setCoords(x, m_plot->yAxis->range().lower);
  m_cursor->end->setCoords(x, m_plot->yAxis->range().upper);
  const bool leftHalf = pixel < rect.center().x();
  m_cursorText->setText(lines.join(u'\n'));
  m_cursorText->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_cursorText->position->setType(QCPItemPosition::ptAbsolute);
  m_cursorText->position->setCoords(0, 0);
  // Beside the line, and all of it to be read where the chart is narrow.
  const double wide = m_cursorText->right->pixelPosition().x() - m_cursorText->left->pixelPosition().x();
  const double beside = leftHalf ? pixel + 8 : pixel - 8 - wide;
  const double most = std::max(0.0, m_plot->width() - wide - 1);
  m_cursorText->position->setCoords(std::clamp(beside, 0.0, most), rect.top() + 4);
  m_cursor->setVisible(true);
  m_cursorText->setVisible(true);
  m_plot->redrawSoon();
}

QStringList ChartWidget::describeAt(const QPointF& position, double* snapped) const {
  if (!m_plot->axisRect()->rect().contains(position.toPoint())) return {};
  return describe(m_plot->xAxis->pixelToCoord(position.x()), snapped);
}

void ChartWidget::hideCrosshair() {
  if (!m_cursor->visible()) return;
  m_cursor->setVisible(false);
  m_cursorText->setVisible(false);
  m_plot->redrawSoon();
}

}  // namespace warpfold::app
