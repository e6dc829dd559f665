// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBoundaryFinder>
#include <QTimer>
#include <cmath>

#include "charts/chart.h"
#include "charts/ladder_chart.h"
#include "charts/lens_reasons.h"
#include "charts/ticks.h"
#include "models/count_text.h"
#include "models/figure_text.h"
#include "models/table_text.h"
#include "models/with_values.h"
#include "timing/sampling.h"
#include "views/combo_box.h"

namespace warpfold::app {
namespace {

constexpr double rowHeight = 15;
constexpr double zeroPlace = 0.01;  // of an error of nothing on the log axis
constexpr double leastPlace = 0.03;

/// On two lines where one would reach beyond the narrow chart: broken where its language allows, nearest the middle.
QString onTwoLines(const QString& text, const QFont& font) {
  constexpr int roomForOneLine = 180;
  if (QFontMetrics(font).horizontalAdvance(text) <= roomForOneLine) return text;
  QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
  const qsizetype middle = text.size() / 2;
  qsizetype best = 0;
  // Chinese may be broken anywhere, but reads better after a comma.
  const auto distance = [&](qsizetype at) {
    const bool pause = at > 0 && (text[at - 1].isSpace() || text[at - 1].isPunct());
    return std::abs(at - middle) + (pause ? 0 : text.size() / 3);
  };
  for (qsizetype at = finder.toNextBoundary(); at >= 0; at = finder.toNextBoundary())
    if (distance(at) < distance(best)) best = at;
  return text.left(best).trimmed() + QLatin1Char('\n') + text.mid(best);
}

/// Every kernel's float error as a dot on a log axis, its result beside it, and a histogram of the results
/// that one kernel gave when it was run again and again. Many methods, since it has rows that scroll, a second plot and
/// controls.
class Lens : public LadderChart {
  Q_DECLARE_TR_FUNCTIONS(Lens)
 public:
  Lens(LadderModel& model, QWidget* parent)
      : LadderChart(model, QStringLiteral("lens"), tr("Float lens"), parent),
        m_histogram(new QCPAxisRect(plot())),
        m_repeat(new QCPBars(m_histogram->axis(QCPAxis::atBottom), m_histogram->axis(QCPAxis::atLeft))),
        m_spreadTitle(new QCPItemText(plot())),
        m_half(new QCPItemStraightLine(plot())),
        m_scroll(new QScrollBar(Qt::Vertical, this)) {
    for (QCPGraph*& dots : m_dots) {
      dots = plot()->addGraph();
      dots->setLineStyle(QCPGraph::lsNone);
      dots->setAdaptiveSampling(false);
    }
    buildAxes();
    buildHistogram();
    buildControls();
    connect(m_scroll, &QScrollBar::valueChanged, this, [this] {
      showRows(m_scroll->value(), visibleRows());
      replot();
    });
    connect(plot(), &QCustomPlot::afterLayout, this, [this] {
      m_reasons.arrange(m_shown, [this](double ulp) { return std::min(place(ulp), m_upper); });
      if (m_exporting) return;
      const QCPRange before = plot()->yAxis->range();
      placeScroll();
      // The layout has made its ticks for the rows that were shown before.
      m_reasons.arrange(m_shown, [this](double ulp) { return std::min(place(ulp), m_upper); });
      if (plot()->yAxis->range() != before) QTimer::singleShot(0, this, [this] { replot(); });
    });
    connect(plot(), &QCustomPlot::mouseWheel, this,
            [this](QWheelEvent* event) { m_scroll->setValue(m_scroll->value() - event->angleDelta().y() / 40); });
  }

  void keyPressEvent(QKeyEvent* event) override {
    switch (event->key()) {
      case Qt::Key_Up: return m_scroll->triggerAction(QAbstractSlider::SliderSingleStepSub);
      case Qt::Key_Down: return m_scroll->triggerAction(QAbstractSlider::SliderSingleStepAdd);
      case Qt::Key_PageUp: return m_scroll->triggerAction(QAbstractSlider::SliderPageStepSub);
      case Qt::Key_PageDown: return m_scroll->triggerAction(QAbstractSlider::SliderPageStepAdd);
      default: LadderChart::keyPressEvent(event);
    }
  }

  Readiness readiness() const override {
    const bool repeated = ladder().repeat() || !ladder().anyOrderVaries() || ladder().runsUnasked() == 0;
    return repeated ? LadderChart::readiness() : Readiness::nothing;
  }
  /// Its dots, without the repetition beside them.
  bool showsSomething() const override { return LadderChart::readiness() != Readiness::nothing; }
  void requestData() override {
    LadderChart::requestData();
    if (ladder().state() == LadderModel::State::finished && readiness() == Readiness::nothing &&
        ladder().runsUnasked() > 0)
      ladder().requestRepeat(ladder().repeatedUnasked(), ladder().runsUnasked());
  }

  std::optional<Origin> exportOrigin() const override { return ladder().lensOrigin(); }
  QSizeF exportSize() const override {
    return {900, std::max(480.0, 64 + exportHeaderHeight() + rowHeight * double(m_shown.size()))};
  }

  QSizeF leastSize() const override {
    constexpr double leastRow = 11, beside = 560;
    return {beside, 64 + exportHeaderHeight() + std::max(leastPlot, leastRow * double(m_shown.size()))};
  }

  /// A picture cannot be scrolled: it has all rows.
  void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    const QCPRange range = beginPicture();
    ChartWidget::paintExport(painter, area, theme);
    endPicture(range);
  }
  void paintBare(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    const QCPRange range = beginPicture();
    ChartWidget::paintBare(painter, area, theme);
    endPicture(range);
  }

  std::vector<Table> tables() const override {
    const auto number = [](const QString& value) { return Cell::number(value.toStdString()); };
    Table dots{{}, {}, {"kernel", "result", "error_ulp", "order", "far_off", "ulp_reason"}, {}};
    for (const LensDot& dot : m_shown)
      dots.rows.push_back({cellOf(dot.kernel), dot.ran ? number(dot.value) : Cell(), dataCell(dot.ulp),
                           !dot.ran          ? "did not run"
                           : dot.orderVaries ? "varies"
                                             : "fixed",
                           dot.ran ? Cell(dot.farOff) : Cell(), cellOf(dot.noUlp)});
    if (m_bars.empty()) return {dots};
    Table spread{m_spread.toStdString(), {}, {"result", m_inUlp ? "error_ulp" : "error", "runs"}, {}};
    for (const RepeatBar& bar : m_bars) spread.rows.push_back({number(bar.value), dataCell(bar.distance), bar.runs});
    return {dots, spread};
  }

 protected:
  void fill() override {
    LadderChart::fill();
    const LadderModel& model = ladder();
    m_shown = model.dots();
    m_bars = model.repeatBars();
    m_inUlp = model.repeatInUlp();
    fillDots();
    m_reasons.need(m_shown.size());
    fillHistogram(model.repeatText());
    fillControls(model);
    placeControls();
    placeScroll();
    const QString request = model.requestText();
    setTitle(request.isEmpty() ? tr("Float lens") : tr("Float lens, %1").arg(request));
    setProvenance(model.active()                  ? model.progressText()
                  : model.failureText().isEmpty() ? model.lensText()
                                                  : model.failureText(),
                  false, briefText(model));
  }
  /// Where all has no room: type and operation, since the rows say the rest.
  static QString briefText(const LadderModel& model) {
    const bool told = !model.active() && model.failureText().isEmpty();
    return told ? model.lensText().section(QStringLiteral(": "), 0, 0) : QString();
  }

  void colour(const Theme& theme) override {
    const QColor varying = theme.dark ? QColor(0xcc, 0x79, 0xa7) : QColor(0xa8, 0x4f, 0x82);
    const QColor fixed = theme.dark ? theme.accent.lighter(140) : theme.accent;
    // Colour and shape both tell a fixed order from one that varies.
    m_dots[0]->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, fixed, 7));
    m_dots[1]->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDiamond, QPen(varying, 1.6), Qt::NoBrush, 9));
    m_repeat->setBrush(varying);
    m_repeat->setPen(QPen(varying, 1));
    m_half->setPen(QPen(theme.good, 1.2, Qt::DashLine));
    m_reasons.setColours(theme.muted, theme.panel);
    m_spreadTitle->setColor(theme.text);
    m_spreadTitle->setFont(Theme::ui(11));
    plot()->xAxis->grid()->setPen(QPen(theme.grid, 1));
    plot()->yAxis->setTickLabelColor(theme.text);
    plot()->yAxis2->setTickLabelColor(theme.text);
    plot()->yAxis2->setTickLabelFont(Theme::mono(10));
    plot()->yAxis2->setBasePen(Qt::NoPen);
    for (QCPAxis* axis : m_histogram->axes()) {
      axis->setBasePen(QPen(theme.outline, 1));
      axis->setTickPen(Qt::NoPen);
      axis->setSubTickPen(Qt::NoPen);
      axis->setTickLabelColor(theme.muted);
      axis->setTickLabelFont(Theme::ui(10));
      axis->setLabelColor(theme.muted);
      axis->setLabelFont(Theme::ui(11));
      axis->grid()->setPen(QPen(theme.grid, 1));
      axis->grid()->setZeroLinePen(Qt::NoPen);
    }
  }

  QStringList alreadySaid() const override { return {ladder().requestText(), ladder().repeatText()}; }

  QStringList describe(double, double*) const override { return {}; }

  QStringList describeAt(const QPointF& position, double* snapped) const override {
    *snapped = plot()->xAxis->pixelToCoord(position.x());
    if (!m_bars.empty() && m_histogram->rect().contains(position.toPoint())) return describeBar(position);
    if (!plot()->axisRect()->rect().contains(position.toPoint())) return {};
    const double row = std::round(plot()->yAxis->pixelToCoord(position.y()));
    if (row < 1 || row > double(m_shown.size())) return {};
    const LensDot& dot = m_shown[std::size_t(row) - 1];
    if (dot.ulp) *snapped = place(*dot.ulp);
    return dot.details;
  }

  void resizeEvent(QResizeEvent* event) override {
    LadderChart::resizeEvent(event);
    placeScroll();
  }

 private:
  QCPRange beginPicture() const {
    const QCPRange range = plot()->yAxis->range();
    m_exporting = true;
    showRows(0, int(m_shown.size()));
    return range;
  }
  void endPicture(const QCPRange& range) const {
    m_exporting = false;
    plot()->yAxis->setRange(range);
    plot()->yAxis2->setRange(range);
  }

  void buildAxes() {
    plot()->xAxis->setScaleType(QCPAxis::stLogarithmic);
    plot()->xAxis->setLabel(tr("error in ULP, units in the last place"));
    plot()->xAxis->grid()->setVisible(true);
    plot()->yAxis->setRangeReversed(true);
    plot()->yAxis->grid()->setVisible(false);
    plot()->yAxis2->setRangeReversed(true);
    plot()->yAxis2->grid()->setVisible(false);
    plot()->yAxis2->setVisible(true);
    plot()->yAxis2->setTickLabels(true);
    m_half->point1->setCoords(0.5, 0);
    m_half->point2->setCoords(0.5, 1);
    fillDots();
  }

  void buildHistogram() {
    plot()->plotLayout()->addElement(0, 1, m_histogram);
    plot()->plotLayout()->setColumnStretchFactors({2, 1});
    m_histogram->axis(QCPAxis::atLeft)->setTicker(QSharedPointer<WholeTicks>::create());
    for (QCPAxis* axis : m_histogram->axes()) {
      axis->setSubTicks(false);
      axis->ticker()->setTickCount(4);
    }
    m_histogram->axis(QCPAxis::atLeft)->setLabel(tr("runs"));
    m_spreadTitle->setClipToAxisRect(false);
    m_spreadTitle->position->setAxisRect(m_histogram);
    m_spreadTitle->position->setType(QCPItemPosition::ptAxisRectRatio);
    m_spreadTitle->position->setCoords(0.5, 0);
    m_spreadTitle->setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
    fillHistogram({});
  }

  void buildControls() {
    m_kernel = new ComboBox;
    m_kernel->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_kernel->setProperty("role", "small");
    m_kernel->setAccessibleName(tr("Kernel to repeat"));
    m_repeatCommand = new QPushButton(tr("Repeat %1 times").arg(sampling::repeatedRuns));
    m_repeatCommand->setProperty("role", "small");
    m_repeatCommand->setToolTip(
        tr("Runs one kernel %1 times and counts its different results").arg(sampling::repeatedRuns));
    addControl(m_kernel);
    addControl(m_repeatCommand);
    connect(m_repeatCommand, &QPushButton::clicked, this,
            [this] { ladder().requestRepeat(m_kernel->currentText(), sampling::repeatedRuns); });
  }

  void fillControls(const LadderModel& model) {
    const QStringList kernels = model.repeatable();
    QStringList present;
    for (int i = 0; i < m_kernel->count(); ++i) present << m_kernel->itemText(i);
    if (kernels != present && (!model.active() || kernels.isEmpty())) {
      const QString chosen = m_kernel->currentText();
      m_kernel->clear();
      m_kernel->addItems(kernels);
      if (kernels.contains(chosen)) m_kernel->setCurrentText(chosen);
    }
    for (QWidget* widget : {static_cast<QWidget*>(m_kernel), static_cast<QWidget*>(m_repeatCommand)}) {
      widget->setEnabled(!model.active() && !kernels.isEmpty());
      widget->setVisible(m_kernel->count() > 0);
    }
  }

  void fillDots() {
    std::array<QVector<double>, 2> x, y;
    QStringList kernels, values;
    double greatest = 10;
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
      const LensDot& dot = m_shown[i];
      kernels << dot.kernel;
      values << (dot.ulp ? tr("%1  %2 ULP").arg(dot.value, QString::number(*dot.ulp, 'g', 4)) : dot.value);
      if (!dot.ulp) continue;
      if (std::isfinite(*dot.ulp)) greatest = std::max(greatest, *dot.ulp);
      x[dot.orderVaries] << place(*dot.ulp);
      y[dot.orderVaries] << double(i + 1);
    }
    m_upper = std::pow(10, std::ceil(std::log10(greatest * 1.5)));
    for (QVector<double>& all : x)
      for (double& value : all) value = std::min(value, m_upper);
    for (std::size_t varies = 0; varies < 2; ++varies) m_dots[varies]->setData(x[varies], y[varies]);
    plot()->xAxis->setRange(zeroPlace * 0.6, m_upper * 1.6);
    plot()->xAxis->setTicker(errorTicks());
    plot()->xAxis->setTickLabels(!m_shown.empty());
    plot()->yAxis->setTicker(kernelTicks(kernels));
    plot()->yAxis2->setTicker(kernelTicks(values));
    m_half->setVisible(!m_shown.empty());
  }

  /// Nothing, half a unit (no result can be nearer by more than chance), and powers of ten.
  QSharedPointer<QCPAxisTickerText> errorTicks() const {
    const auto ticker = decades({10, m_upper}, 4, [](double ulp) {
      return ulp < 1e5 ? QString::number(ulp, 'g', 6)
                       : QStringLiteral("10") + superscript(int(std::lround(std::log10(ulp))));
    });
    ticker->addTick(zeroPlace, QStringLiteral("0"));
    ticker->addTick(0.5, QStringLiteral("½"));
    return ticker;
  }

  void fillHistogram(const QString& title) {
    const bool shown = !m_bars.empty();
    m_histogram->setVisible(shown);
    m_repeat->setVisible(shown);
    m_spreadTitle->setVisible(shown);
    m_spread = title;
    m_spreadTitle->setText(onTwoLines(title, m_spreadTitle->font()));
    m_histogram->setAutoMargins(shown ? QCP::msAll : QCP::msNone);
    m_histogram->setMargins({});
    m_histogram->setMinimumMargins(shown ? QMargins(30, 44, 14, 20) : QMargins());
    m_histogram->setMinimumSize(shown ? 160 : 0, 0);
    m_histogram->setMaximumSize(shown ? QWIDGETSIZE_MAX : 1, QWIDGETSIZE_MAX);
    if (!shown) return;
    QVector<double> x, y;
    double most = 0, nearest = 1e300;
    for (const RepeatBar& bar : m_bars) {
      if (!x.isEmpty()) nearest = std::min(nearest, std::abs(bar.distance - x.last()));
      x << bar.distance;
      y << double(bar.runs);
      most = std::max(most, y.last());
    }
    const double width = x.last() - x.first();
    m_repeat->setWidth(m_bars.size() == 1 ? 0.3 : std::max(nearest * 0.8, width / 120));
    m_repeat->setData(x, y);
    QCPAxis* axis = m_histogram->axis(QCPAxis::atBottom);
    axis->setLabel(m_inUlp ? tr("ULP from the reference") : tr("distance from the reference"));
    const double beside = 0.1 * width + (m_inUlp || width == 0 ? 1 : 0);
    axis->setRange(x.first() - beside, x.last() + beside);
    // Large distances that differ little would all be labelled alike.
    const bool tellable = m_bars.size() > 1 && std::abs(x.last()) < 1000 * width;
    if (tellable)
      axis->setTicker(QSharedPointer<RoundTicks>::create());
    else
      axis->setTicker(endTicks(x));
    axis->ticker()->setTickCount(4);
    m_histogram->axis(QCPAxis::atLeft)->setRange(0, roundUp(most * 1.05));
  }

  static QSharedPointer<QCPAxisTicker> endTicks(const QVector<double>& x) {
    const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    for (const double ulp : {x.first(), x.last()}) ticker->addTick(ulp, QString::number(ulp, 'g', 8));
    return ticker;
  }

  QStringList describeBar(const QPointF& position) const {
    const double at = m_histogram->axis(QCPAxis::atBottom)->pixelToCoord(position.x());
    const auto nearest = std::min_element(m_bars.begin(), m_bars.end(), [&](const RepeatBar& l, const RepeatBar& r) {
      return std::abs(l.distance - at) < std::abs(r.distance - at);
    });
    const QString distance = m_inUlp ? tr("%1 ULP off") : tr("%1 off");
    return {nearest->value, tr("%1 of all runs").arg(nearest->runs), distance.arg(nearest->distance, 0, 'g', 6)};
  }

  static double place(double ulp) { return ulp > 0 ? std::max(ulp, leastPlace) : zeroPlace; }

  int visibleRows() const {
    return std::clamp(int(plot()->axisRect()->height() / rowHeight), 1, int(std::max<std::size_t>(m_shown.size(), 1)));
  }

  void showRows(int first, int count) const {
    for (QCPAxis* axis : {plot()->yAxis, plot()->yAxis2}) axis->setRange(first + 0.4, first + count + 0.6);
  }

  void placeScroll() {
    const int rows = int(m_shown.size()), fitting = visibleRows();
    m_scroll->setRange(0, rows - fitting);
    m_scroll->setPageStep(fitting);
    m_scroll->setVisible(rows > fitting);
    m_scroll->setGeometry(width() - 13, plot()->y() + 8, 10, std::max(20, plot()->height() - 50));
    showRows(m_scroll->value(), fitting);
  }

  std::vector<LensDot> m_shown;
  std::vector<RepeatBar> m_bars;
  bool m_inUlp = true;  // their distances
  double m_upper = 10;
  mutable bool m_exporting = false;
  std::array<QCPGraph*, 2> m_dots{};  // [order varies]
  LensReasons m_reasons{plot()};
  QCPAxisRect* m_histogram;
  QCPBars* m_repeat;
  QCPItemText* m_spreadTitle;
  QString m_spread;  // what m_spreadTitle says, on one line
  QCPItemStraightLine* m_half;
  QScrollBar* m_scroll;
  QComboBox* m_kernel = nullptr;
  QPushButton* m_repeatCommand = nullptr;
};

const bool lensChartRegistered = registerChart<Lens, LadderModel>(
    QStringLiteral("lens"), 70, QT_TRANSLATE_NOOP("warpfold::app::ChartsRow", "Float lens"));

}  // namespace
}  // namespace warpfold::app
