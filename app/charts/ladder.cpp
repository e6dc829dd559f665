// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QKeyEvent>
#include <QScrollBar>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "charts/chart.h"
#include "charts/ladder_chart.h"
#include "charts/ladder_painter.h"
#include "models/figure_text.h"
#include "models/table_text.h"
#include "views/combo_box.h"

namespace warpfold::app {
namespace {

/// One figure of all kernels as horizontal bars from zero or as dots on a log axis, each row with its name and its
/// value. Measured ones are filled, the emulator's own outlined, modelled ones dashed with their error band.
class Ladder : public LadderChart {
  Q_DECLARE_TR_FUNCTIONS(Ladder)
 public:
  Ladder(LadderModel& model, QWidget* parent)
      : LadderChart(model, QStringLiteral("ladder"), tr("Ladder"), parent),
        m_scroll(new QScrollBar(Qt::Vertical, this)) {
    for (QCPAxis* axis : {plot()->xAxis, plot()->yAxis, plot()->xAxis2, plot()->yAxis2}) axis->setVisible(false);
    plot()->axisRect()->setAutoMargins(QCP::msNone);
    plot()->axisRect()->setMargins({});
    new Canvas(this);
    buildControls();
    setFocusPolicy(Qt::StrongFocus);
    plot()->setFocusProxy(this);
    m_scroll->hide();
    connect(m_scroll, &QScrollBar::valueChanged, this, [this] { replot(); });
  }

  std::vector<Table> tables() const override {
    Table table{{},
                {},
                {"kernel", "median_us", "bandwidth_gbs", "provenance", "low_us", "high_us", "low_gbs", "high_gbs",
                 "percent_of_peak", "peak", "speed_up"},
                {}};
    const auto peak = ladder().peak();
    for (const LadderBar& bar : ladder().bars()) {
      const auto gbsAt = [&](double us) { return *bar.bandwidthGbs * *bar.latencyUs / us; };
      const bool banded = bar.bandUs && bar.latencyUs, rated = banded && bar.bandwidthGbs && bar.bandUs->low > 0;
      const bool shared = peak && bar.bandwidthGbs && !bar.host;
      table.rows.push_back(
          {cellOf(bar.kernel), dataCell(bar.latencyUs), dataCell(bar.bandwidthGbs), cellOf(bar.provenance),
           banded ? dataCell(bar.bandUs->low) : Cell(), banded ? dataCell(bar.bandUs->high) : Cell(),
           rated ? dataCell(gbsAt(bar.bandUs->high)) : Cell(), rated ? dataCell(gbsAt(bar.bandUs->low)) : Cell(),
           shared ? dataCell(100 * *bar.bandwidthGbs / peak->gbs) : Cell(),
           !shared          ? Cell()
           : peak->measured ? "measured"
                            : "datasheet",
           dataCell(bar.speedUp)});
    }
    return {table};
  }

  /// A picture cannot be scrolled: it has all rows.
  QSizeF exportSize() const override {
    return {900, std::max(300.0, 72 + exportHeaderHeight() + 20 * double(ladder().places()))};
  }
  QSizeF leastSize() const override { return {300, exportHeaderHeight() + 160}; }
  void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    m_whole = true;
    ChartWidget::paintExport(painter, area, theme);
    m_whole = false;
  }
  void paintBare(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    m_whole = true;
    ChartWidget::paintBare(painter, area, theme);
    m_whole = false;
  }

 protected:
  void fill() override {
    LadderChart::fill();
    m_rows = ladderRows(ladder());
    showView();
    const auto bars = ladder().bars();
    const bool known = std::any_of(bars.begin(), bars.end(), [](auto& bar) { return !bar.published.empty(); });
    m_published->setVisible(known);
    const QString request = ladder().requestText();
    setTitle(request.isEmpty() ? tr("Ladder") : tr("Ladder, %1").arg(request));
    placeControls();
    const bool marked =
        std::any_of(m_rows.rows.begin(), m_rows.rows.end(), [](const LadderRow& row) { return !row.marks.empty(); });
    setProvenance(marked ? tr("%1 · ◇ published by others").arg(caption(ladder())) : caption(ladder()),
                  ladder().anyEmulated());
    if (!m_rows.rows.empty() && !m_rows.missing.isEmpty()) {
      setEmptyText(m_rows.missing);
      m_rows.rows.clear();
      m_rows.lines.clear();
    }
    QStringList read{m_rows.title};
    for (const LadderRow& row : m_rows.rows) read << tr("%1 %2").arg(row.kernel, row.text);
    plot()->setAccessibleDescription(read.join(QStringLiteral(", ")));
    placeScroll();
  }

  void colour(const Theme& theme) override { m_painted = &theme; }

  QStringList describe(double, double*) const override { return {}; }
  QStringList describeAt(const QPointF& position, double* snapped) const override {
    const LadderLayout layout = laidOut();
    const LadderLayout::Row* const row = layout.rowAt(position);
    if (row == nullptr) return {};
    const double at = row->dot ? row->dot->x() : row->bar.isEmpty() ? position.x() : row->bar.right();
    *snapped = plot()->xAxis->pixelToCoord(at);
    return m_rows.rows[row->index].details;
  }

  void resizeEvent(QResizeEvent* event) override {
    LadderChart::resizeEvent(event);
    placeScroll();
  }
  void wheelEvent(QWheelEvent* event) override {
    m_scroll->setValue(m_scroll->value() - int(std::round(event->angleDelta().y() / 40.0)));
    event->accept();
  }
  void keyPressEvent(QKeyEvent* event) override {
    switch (event->key()) {
      case Qt::Key_Up: return m_scroll->triggerAction(QScrollBar::SliderSingleStepSub);
      case Qt::Key_Down: return m_scroll->triggerAction(QScrollBar::SliderSingleStepAdd);
      case Qt::Key_PageUp: return m_scroll->triggerAction(QScrollBar::SliderPageStepSub);
      case Qt::Key_PageDown: return m_scroll->triggerAction(QScrollBar::SliderPageStepAdd);
      default: ChartWidget::keyPressEvent(event);
    }
  }
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == plot() && event->type() == QEvent::Wheel) {
      wheelEvent(static_cast<QWheelEvent*>(event));
      return true;
    }
    return LadderChart::eventFilter(watched, event);
  }

 private:
  /// The plot's only content: as an item of the plot it is exported as the plot is.
  class Canvas : public QCPAbstractItem {
   public:
    explicit Canvas(Ladder* chart) : QCPAbstractItem(chart->plot()), m_chart(chart) { setClipToAxisRect(false); }
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

   protected:
    void draw(QCPPainter* painter) override {
      painter->save();
      paintLadder(*painter, m_chart->m_rows, m_chart->laidOut(), *m_chart->m_painted);
      painter->restore();
    }

   private:
    Ladder* m_chart;
  };

  static QString caption(const LadderModel& model) {
    const QString now = model.active() ? model.progressText() : model.failureText();
    return model.rungs().empty() || (model.active() && !now.isEmpty()) ? now : model.provenanceText();
  }

  QComboBox* choice(const char* objectName, const QString& name, const QStringList& items) {
    auto* const box = new ComboBox;
    box->setProperty("role", "small");
    box->setObjectName(QLatin1String(objectName));
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->addItems(items);
    addControl(box);
    connect(box, &QComboBox::currentIndexChanged, this, &Ladder::takeView);
    return box;
  }

  void buildControls() {
    setControlsFold();
    m_published->setToolTip(
        tr("Figures that others have published of these kernels, on their devices: no part of any ratio"));
    m_published->setProperty("role", "small");
    m_published->setAccessibleName(tr("Show published figures"));
    m_published->setChecked(ladder().view().published);
    m_published->hide();
    // In the order of the enumerations.
    m_quantity = choice("ladderQuantity", tr("Figure"), {tr("latency"), tr("GB/s"), tr("% of peak"), tr("speed-up")});
    m_order = choice("ladderOrder", tr("Order of the kernels"), {tr("catalogue"), tr("time")});
    m_scale = choice("ladderScale", tr("Scale"), {tr("bars"), tr("log dots")});
    addControl(m_published);
    connect(m_published, &QCheckBox::toggled, this, &Ladder::takeView);
    showView();
  }

  void takeView() {
    if (m_showing) return;
    LadderView view;
    view.quantity = LadderView::Quantity(m_quantity->currentIndex());
    view.order = LadderView::Order(m_order->currentIndex());
    view.scale = LadderView::Scale(m_scale->currentIndex());
    view.published = m_published->isChecked();
    ladder().setView(view);
    refresh();
  }

  void showView() {
    const LadderView& view = ladder().view();
    m_showing = true;
    m_quantity->setCurrentIndex(int(view.quantity));
    m_order->setCurrentIndex(int(view.order));
    m_scale->setCurrentIndex(int(view.scale));
    m_published->setChecked(view.published);
    m_showing = false;
  }

  LadderLayout laidOut() const {
    const QRectF inside = QRectF(plot()->viewport()).adjusted(6, 2, m_scrolls && !m_whole ? -16 : -10, -2);
    if (m_rows.rows.empty()) return {};
    return layOutLadder(m_rows, inside, ladder().places(), m_whole ? 0 : std::size_t(m_scroll->value()), !m_whole);
  }

  void placeScroll() {
    m_scrolls = false;
    const LadderLayout layout = laidOut();
    m_scrolls = layout.shown < layout.total;
    m_scroll->setVisible(m_scrolls);
    m_scroll->setRange(0, int(layout.total - layout.shown));
    m_scroll->setPageStep(int(std::max<std::size_t>(1, layout.shown)));
    m_scroll->setGeometry(width() - 14, plot()->y() + 2, 10, std::max(20, plot()->height() - 30));
    m_scroll->raise();
  }

  LadderRows m_rows;
  const Theme* m_painted = &Theme::byId(QString());
  mutable bool m_whole = false;  // a picture is being painted
  bool m_scrolls = false;
  bool m_showing = false;  // controls follow the model, not the other way round
  QScrollBar* m_scroll;
  QComboBox *m_quantity = nullptr, *m_order = nullptr, *m_scale = nullptr;
  QCheckBox* m_published = new QCheckBox(tr("◇ published"));
};

const bool ladderChartRegistered = registerChart<Ladder, LadderModel>(
    QStringLiteral("ladder"), 60, QT_TRANSLATE_NOOP("warpfold::app::ChartsRow", "Ladder"));

}  // namespace
}  // namespace warpfold::app
