// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <algorithm>
#include <cmath>

#include "charts/chart.h"
#include "charts/ladder_chart.h"
#include "models/figure_text.h"

namespace warpfold::app {
namespace {

constexpr double barWidth = 0.38;
/// Of latency and of bandwidth.
enum Figure { latency, bandwidth };

/// Latency and bandwidth of all kernels as pairs of bars, each on a log axis of its own; the baseline, the
/// library and the device's measured peak as lines. The emulator's own times are outlined, measured ones
/// filled.
class Ladder : public LadderChart {
  Q_DECLARE_TR_FUNCTIONS(Ladder)
 public:
  Ladder(LadderModel& model, QWidget* parent)
      : LadderChart(model, QStringLiteral("ladder"), tr("Ladder"), parent),
        m_baseline(plot(), plot()->yAxis),
        m_library(plot(), plot()->yAxis2),
        m_peak(plot(), plot()->yAxis2) {
    for (const Figure figure : {latency, bandwidth})
      for (QCPBars*& bars : m_bars[figure]) {
        bars = new QCPBars(plot()->xAxis, figure == latency ? plot()->yAxis : plot()->yAxis2);
        bars->setWidth(barWidth);
        bars->setAntialiased(false);
      }
    for (const Figure figure : {latency, bandwidth}) {
      QCPGraph*& marks = m_marks[figure];
      marks = plot()->addGraph(plot()->xAxis, figure == latency ? plot()->yAxis : plot()->yAxis2);
      marks->setLineStyle(QCPGraph::lsNone);
    }
    m_published->setToolTip(
        tr("Figures that others have published of these kernels, on their devices: no part of any ratio"));
    m_published->setAccessibleName(tr("Show published figures"));
    m_published->setChecked(true);
    m_published->hide();
    addControl(m_published);
    connect(m_published, &QCheckBox::toggled, this, &Ladder::refresh);
    for (QCPAxis* axis : {plot()->yAxis, plot()->yAxis2}) axis->setScaleType(QCPAxis::stLogarithmic);
    connect(plot(), &QCustomPlot::afterLayout, this, [this] {
      for (Line* line : {&m_baseline, &m_library, &m_peak})
        line->placeLabel([this](const QRectF& place) { return coversBar(place); });
    });
    plot()->yAxis2->setVisible(true);
    plot()->yAxis2->setTickLabels(true);
    plot()->yAxis2->grid()->setVisible(false);
    plot()->xAxis->setTickLabelRotation(-38);
    show({}, {});
  }

  QString exportCsv() const override {
    QString table = QStringLiteral("kernel,median_us,bandwidth_gbs,provenance\n");
    for (const LadderBar& bar : m_shown)
      table +=
          QStringLiteral("%1,%2,%3,%4\n").arg(bar.kernel, cell(bar.latencyUs), cell(bar.bandwidthGbs), bar.provenance);
    return table;
  }

 protected:
  void fill() override {
    LadderChart::fill();
    m_shown = ladder().bars();
    const bool known = std::any_of(m_shown.begin(), m_shown.end(), [](auto& bar) { return !bar.published.empty(); });
    m_published->setVisible(known);
    placeControls();
    const auto peak = ladder().measuredPeakGbs();
    QStringList kernels;
    std::array<std::vector<double>, 2> figures;
    for (const LadderBar& bar : m_shown) {
      kernels << (bar.latencyUs ? bar.kernel : bar.kernel + QStringLiteral(" ×"));
      figures[latency].push_back(bar.latencyUs.value_or(0));
      figures[bandwidth].push_back(bar.bandwidthGbs.value_or(0));
    }
    plot()->xAxis->setTicker(kernelTicks(kernels));
    plot()->xAxis->setRange(0.4, double(std::max<std::size_t>(ladder().places(), 1)) + 0.6);
    if (peak) figures[bandwidth].push_back(*peak);
    for (const LadderBar& bar : m_shown)
      for (const PublishedMark& mark : marksOf(bar)) {
        figures[latency].push_back(mark.latencyUs.value_or(0));
        figures[bandwidth].push_back(mark.bandwidthGbs);
      }
    show(figures[latency], figures[bandwidth]);
    fillBars();
    fillMarks();
    showLines(ladder(), peak);
    const QString request = ladder().requestText();
    setTitle(request.isEmpty() ? tr("Ladder") : tr("Ladder, %1").arg(request));
    const bool marked = known && m_published->isChecked();
    setProvenance(marked ? tr("%1 · ◇ published by others").arg(caption(ladder())) : caption(ladder()),
                  ladder().anyEmulated());
  }

  void colour(const Theme& theme) override {
    const std::array<QColor, 2> colours{theme.accent, theme.cub};
    for (const Figure figure : {latency, bandwidth}) {
      QColor light = colours[figure];
      light.setAlphaF(0.18F);
      m_bars[figure][0]->setBrush(colours[figure]);
      m_bars[figure][0]->setPen(Qt::NoPen);
      m_bars[figure][1]->setBrush(light);
      m_bars[figure][1]->setPen(QPen(colours[figure], 1));
      m_bars[figure][2]->setBrush(light);
      m_bars[figure][2]->setPen(QPen(colours[figure], 1.5, Qt::DashLine));
    }
    for (const Figure figure : {latency, bandwidth})
      m_marks[figure]->setScatterStyle(
          QCPScatterStyle(QCPScatterStyle::ssDiamond, QPen(theme.text, 1.4), QBrush(theme.panel), 9));
    plot()->yAxis->setTickLabelColor(readable(theme, theme.accent));
    plot()->yAxis2->setTickLabelColor(theme.cub);
    plot()->yAxis->setLabelColor(readable(theme, theme.accent));
    plot()->yAxis2->setLabelColor(theme.cub);
    plot()->xAxis->setTickLabelColor(theme.text);
    m_baseline.colour(theme, readable(theme, theme.accent), Qt::DashLine);
    m_library.colour(theme, theme.cub, Qt::DotLine);
    m_peak.colour(theme, theme.good, Qt::DashLine);
  }

  QStringList describe(double x, double* snapped) const override {
    const auto place = std::size_t(std::max(0.0, std::round(x)));
    if (place == 0 || place > m_shown.size()) return {};
    *snapped = double(place);
    QStringList lines = m_shown[place - 1].details;
    for (const PublishedMark& mark : marksOf(m_shown[place - 1])) lines << mark.details;
    return lines;
  }

 private:
  /// A line across the chart with its name.
  struct Line {
    Line(QCustomPlot* plot, QCPAxis* axis) : line(new QCPItemStraightLine(plot)), label(new QCPItemText(plot)) {
      for (QCPItemPosition* p : {line->point1, line->point2, label->position}) p->setAxes(plot->xAxis, axis);
      label->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
      label->setPadding(QMargins(4, 1, 4, 1));
      label->setLayer(QStringLiteral("overlay"));
      line->setLayer(QStringLiteral("overlay"));
      hide();
    }
    void hide() {
      line->setVisible(false);
      label->setVisible(false);
    }
    void show(double value, const QString& text, bool left) {
      line->setVisible(true);
      label->setVisible(true);
      line->point1->setCoords(0, value);
      line->point2->setCoords(1, value);
      label->position->setCoords(left ? 0 : 1, value);
      onLeft = left;
      label->setText(text);
    }
    /// Above the line, or below it where it would be cut off there; at its own end, or nearer to the other one where it
    /// would hide a bar. Known after a layout.
    template <typename Covers>
    void placeLabel(Covers covers) {
      QCPAxis* axis = label->position->valueAxis();
      const QRectF area = axis->axisRect()->rect();
      const double y = axis->coordToPixel(line->point1->coords().y());
      const bool below = y - area.top() < 16;
      const QFontMetricsF metrics(label->font());
      const QSizeF size(metrics.horizontalAdvance(label->text()) + 8, metrics.height() + 2);
      const double own = onLeft ? 0 : 1, room = std::max(1.0, area.width() - size.width());
      double chosen = own;
      for (double away = 1; away > -0.01; away -= 0.1) {
        const double at = onLeft ? away : 1 - away;
        const QRectF place(QPointF(area.left() + at * room, below ? y : y - size.height()), size);
        if (!covers(place)) chosen = at;  // the nearest to its own end is tried last
      }
      label->setPositionAlignment(Qt::AlignLeft | (below ? Qt::AlignTop : Qt::AlignBottom));
      label->position->setCoords(chosen * room / area.width(), line->point1->coords().y());
    }
    void colour(const Theme& theme, const QColor& colour, Qt::PenStyle style) {
      line->setPen(QPen(colour, 1.3, style));
      label->setColor(colour);
      label->setBrush(theme.panel);  // bars may stand behind it
      label->setFont(Theme::ui(10));
    }
    QCPItemStraightLine* line;
    QCPItemText* label;
    bool onLeft = true;
  };

  bool coversBar(const QRectF& place) const {
    for (const Figure figure : {latency, bandwidth})
      for (const QCPBars* bars : m_bars[figure])
        for (const QCPBarsData& bar : *bars->data()) {
          const double left = bars->keyAxis()->coordToPixel(bar.key - barWidth / 2);
          const double right = bars->keyAxis()->coordToPixel(bar.key + barWidth / 2);
          const double top = bars->valueAxis()->coordToPixel(bars->baseValue() + bar.value);
          if (left < place.right() && right > place.left() && top < place.bottom() - 1) return true;
        }
    return false;
  }
  static QColor readable(const Theme& theme, const QColor& colour) { return theme.dark ? colour.lighter(140) : colour; }
  static QString cell(const std::optional<double>& value) {
    return value ? QString::number(*value, 'g', 10) : QString();
  }
  /// At a power of ten, without decimals.
  static QString timeTick(double us) {
    if (us >= 1e6) return tr("%1\u00a0s").arg(us / 1e6, 0, 'g', 6);
    if (us >= 1e3) return tr("%1\u00a0ms").arg(us / 1e3, 0, 'g', 6);
    return tr("%1\u00a0µs").arg(us, 0, 'g', 6);
  }
  static QString gbsTick(double gbs) { return QString::number(gbs, 'g', 6); }
  static QString caption(const LadderModel& model) {
    const QString now = model.active() ? model.progressText() : model.failureText();
    return model.rungs().empty() || (model.active() && !now.isEmpty()) ? now : model.provenanceText();
  }

  void show(const std::vector<double>& us, const std::vector<double>& gbs) {
    showAxis(plot()->yAxis, us, &timeTick);
    showAxis(plot()->yAxis2, gbs, &gbsTick);
    setUnit({});
    plot()->yAxis->setLabel(us.empty() ? QString() : tr("latency, left bars"));
    plot()->yAxis2->setLabel(us.empty() ? QString() : tr("GB/s, right bars"));
  }

  static void showAxis(QCPAxis* axis, const std::vector<double>& values, QString (*label)(double)) {
    double least = 0, greatest = 0;
    for (const double value : values) {
      if (!(value > 0)) continue;
      least = least > 0 ? std::min(least, value) : value;
      greatest = std::max(greatest, value);
    }
    axis->setRange(decadesAround(least, greatest));
    axis->setTicker(decades(axis->range(), 6, label));
    axis->setTickLabels(greatest > 0);
  }

  void fillBars() {
    std::array<std::array<QVector<double>, looks>, 2> x, y;
    const std::array lower{plot()->yAxis->range().lower, plot()->yAxis2->range().lower};
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
      const LadderBar& bar = m_shown[i];
      const std::array figures{bar.latencyUs, bar.bandwidthGbs};
      for (const Figure figure : {latency, bandwidth}) {
        if (!figures[figure]) continue;
        const std::size_t look = bar.emulated ? 1 : bar.modelled ? 2 : 0;
        x[figure][look] << placeOf(i, figure);
        // Bars stand on their base value, which must be in sight: a log axis has no zero.
        y[figure][look] << *figures[figure] - lower[figure];
      }
    }
    for (const Figure figure : {latency, bandwidth})
      for (std::size_t look = 0; look < looks; ++look) {
        QCPBars* bars = m_bars[figure][look];
        bars->setBaseValue(lower[figure]);
        bars->setData(x[figure][look], y[figure][look], true);
      }
  }

  /// Of a bar those that are to be seen.
  std::vector<PublishedMark> marksOf(const LadderBar& bar) const {
    return m_published->isChecked() ? bar.published : std::vector<PublishedMark>();
  }

  void fillMarks() {
    std::array<QVector<double>, 2> x, y;
    for (std::size_t i = 0; i < m_shown.size(); ++i)
      for (const PublishedMark& mark : marksOf(m_shown[i])) {
        x[bandwidth] << placeOf(i, bandwidth);
        y[bandwidth] << mark.bandwidthGbs;
        if (!mark.latencyUs) continue;
        x[latency] << placeOf(i, latency);
        y[latency] << *mark.latencyUs;
      }
    for (const Figure figure : {latency, bandwidth}) m_marks[figure]->setData(x[figure], y[figure]);
  }

  /// The middle of a bar.
  static double placeOf(std::size_t i, Figure figure) {
    return double(i + 1) + (figure == latency ? -0.5 : 0.5) * (barWidth + 0.02);
  }

  void showLines(const LadderModel& model, const std::optional<double>& peak) {
    for (Line* line : {&m_baseline, &m_library, &m_peak}) line->hide();
    if (const Rung* base = model.baseline())
      m_baseline.show(base->result->latency->median,
                      tr("%1 %2").arg(QString::fromStdString(base->kernel), timeText(base->result->latency->median)),
                      true);
    if (const Rung* library = model.library(); library && library->result->bandwidthGbs)
      m_library.show(*library->result->bandwidthGbs, QStringLiteral("CUB"), false);
    if (peak) m_peak.show(*peak, tr("measured peak %1 GB/s").arg(*peak, 0, 'f', 0), false);
  }

  std::vector<LadderBar> m_shown;
  static constexpr std::size_t looks = 3;               // solid; outlined: emulated; dashed: modelled
  std::array<std::array<QCPBars*, looks>, 2> m_bars{};  // [figure][look]
  Line m_baseline, m_library, m_peak;
  QCheckBox* m_published = new QCheckBox(tr("◇ published"));
  std::array<QCPGraph*, 2> m_marks{};
};

const bool ladderChartRegistered = registerChart<Ladder, LadderModel>(
    QStringLiteral("ladder"), 60, QT_TRANSLATE_NOOP("warpfold::app::ChartsRow", "Ladder"));

}  // namespace
}  // namespace warpfold::app
