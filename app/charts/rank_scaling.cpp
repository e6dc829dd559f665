// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPushButton>
#include <cmath>
#include <limits>

#include "charts/chart.h"
#include "charts/chart_widget.h"
#include "charts/network_dialog.h"
#include "charts/ticks.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/figure_text.h"
#include "models/scaling_model.h"
#include "models/table_text.h"
#include "models/with_values.h"

namespace warpfold::app {
namespace {

/// A button at the right end of a chart's header.
QPushButton* smallButton(QWidget* parent) {
  auto* button = new QPushButton(parent);
  button->setProperty("role", "small");
  return button;
}

/// A figure over the number of ranks, both logarithmic: strong scaling with discs, weak with squares; dotted what it
/// would be without loss, dashed and with open marks what a model says beyond the ranks that there are.
class ScalingChart : public ChartWidget {
  Q_DECLARE_TR_FUNCTIONS(ScalingChart)
 public:
  ScalingChart(ScalingModel& model, const QString& id, const QString& title, QWidget* parent)
      : ChartWidget(id, title, parent), m_model(model) {
    for (Lines& lines : m_lines) {
      for (QCPGraph** graph : {&lines.ideal, &lines.modelled, &lines.measured}) {
        *graph = plot()->addGraph();
        (*graph)->setAdaptiveSampling(false);
      }
      lines.name = new QCPItemText(plot());
      lines.name->setClipToAxisRect(false);
      lines.name->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
      lines.name->setPadding(QMargins(6, 0, 0, 0));
    }
    plot()->xAxis->setScaleType(QCPAxis::stLogarithmic);
    plot()->yAxis->setScaleType(QCPAxis::stLogarithmic);
    plot()->xAxis->setLabel(tr("ranks"));
    plot()->xAxis->setTicker(QSharedPointer<PowerOfTwoTicks>::create());
    navigation().enable(QStringLiteral("ranks"), 4);
  }

  Readiness readiness() const override {
    return m_model.hasModel() && m_model.state() == JobModel::State::finished ? Readiness::all : Readiness::nothing;
  }
  std::vector<Table> tables() const override { return {m_model.table()}; }
  QStringList spokenColumns() const override {
    return {QStringLiteral("latency"), QStringLiteral("bandwidth"), QStringLiteral("origin")};
  }
  ChartReading reading() const override {
    ChartReading reading;
    for (const ScalingCurve& curve : m_curves) {
      const QString what = nameOf(curve.scaling);
      add(reading, what, curve.points, [this](const ScalingPoint& p) { return measured(p); });
      add(reading, tr("%1, modelled").arg(what), curve.modelled,
          [this](const ModelledPoint& p) { return modelled(p); });
    }
    if (reading.series.empty()) return {};
    reading.axis = tr("ranks");
    reading.place = [](double ranks) { return sizeInShort(quint64(ranks)); };
    reading.ratioOfPlaces = true;
    return reading;
  }

 protected:
  virtual double measured(const ScalingPoint& point) const = 0;
  virtual double modelled(const ModelledPoint& point) const = 0;
  virtual QString figureText(double figure) const = 0;

  QStringList alreadySaid() const override { return {m_model.requestText()}; }
  ScalingModel& model() const { return m_model; }

  void fill() override {
    m_curves = m_model.curves();
    double least = std::numeric_limits<double>::max(), most = 0, mostRanks = 0;
    for (const Scaling scaling : scalings) {
      Lines& lines = m_lines[std::size_t(scaling)];
      const ScalingCurve* const curve = curveOf(scaling);
      QVector<double> x, y, idealX, idealY, onX, onY;
      const auto put = [&](QVector<double>& xs, QVector<double>& ys, double ranks, double figure) {
        if (!(figure > 0)) return;
        xs << ranks;
        ys << figure;
        least = std::min(least, figure);
        most = std::max(most, figure);
        mostRanks = std::max(mostRanks, ranks);
      };
      if (curve != nullptr) {
        for (const ScalingPoint& p : curve->points) put(x, y, double(p.ranks), measured(p));
        for (const ModelledPoint& p : curve->ideal) put(idealX, idealY, double(p.ranks), modelled(p));
        for (const ModelledPoint& p : curve->modelled) put(onX, onY, double(p.ranks), modelled(p));
      }
      lines.measured->setData(x, y, true);
      lines.ideal->setData(idealX, idealY, true);
      lines.modelled->setData(onX, onY, true);
      lines.name->setVisible(!x.isEmpty());
      if (x.isEmpty()) continue;
      lines.name->setText(nameOf(scaling));
      lines.name->position->setCoords(onX.isEmpty() ? x.last() : onX.last(), onY.isEmpty() ? y.last() : onY.last());
    }
    const bool empty = mostRanks == 0;
    if (!empty) {
      QMargins margins = plot()->axisRect()->minimumMargins();
      const QFontMetricsF metrics(Theme::ui(10, QFont::DemiBold));
      margins.setRight(int(std::max(metrics.horizontalAdvance(nameOf(Scaling::strong)),
                                    metrics.horizontalAdvance(nameOf(Scaling::weak)))) +
                       14);
      plot()->axisRect()->setMinimumMargins(margins);
      plot()->xAxis->setRange(0.8, mostRanks * 1.25);
      plot()->yAxis->setRange(least / 1.5, most * 1.5);
    }
    for (QCPAxis* axis : {plot()->xAxis, plot()->yAxis}) axis->setTickLabels(!empty);
    const QString now = m_model.active() ? m_model.progressText() : m_model.provenanceText();
    QStringList said{m_model.requestText(), now};
    said.removeAll(QString());
    const QString lines = tr("- - modelled  ··· ideal");
    const QString brief = m_model.emulated() ? tr("emulated  %1").arg(lines) : lines;
    setProvenance(said.join(QStringLiteral(" · ")), m_model.emulated(), m_model.hasModel() ? brief : now);
    setEmptyText(!empty                                       ? QString()
                 : m_model.state() == JobModel::State::failed ? m_model.failureSentence()
                 : m_model.active()                           ? tr("running …")
                                                              : tr("press Scale"));
    colour(theme());
    arrange();
  }

  void arrange() override {
    constexpr int labelWidth = 34;
    plot()->xAxis->ticker()->setTickCount(std::clamp(plot()->axisRect()->width() / labelWidth, 2, 21));
    // Names that would stand on each other go apart.
    QCPItemText *const strong = m_lines[0].name, *const weak = m_lines[1].name;
    if (!strong->visible() || !weak->visible()) return;
    constexpr double nameHeight = 14;
    QCPItemText* const upper = strong->position->coords().y() >= weak->position->coords().y() ? strong : weak;
    QCPItemText* const lower = upper == strong ? weak : strong;
    const double between = lower->position->pixelPosition().y() - upper->position->pixelPosition().y();
    if (between >= nameHeight) return;
    upper->position->setPixelPosition(upper->position->pixelPosition() - QPointF(0, (nameHeight - between) / 2));
    lower->position->setPixelPosition(lower->position->pixelPosition() + QPointF(0, (nameHeight - between) / 2));
  }

  void colour(const Theme& theme) override {
    for (std::size_t s = 0; s < m_lines.size(); ++s) {
      const QColor line = theme.side(int(s));
      const auto shape = s == 0 ? QCPScatterStyle::ssDisc : QCPScatterStyle::ssSquare;
      m_lines[s].measured->setPen(QPen(line, 1.9));
      m_lines[s].measured->setScatterStyle(QCPScatterStyle(shape, QPen(line, 1.2), line, 6));
      m_lines[s].modelled->setPen(QPen(line, 1.4, Qt::DashLine));
      m_lines[s].modelled->setScatterStyle(QCPScatterStyle(
          s == 0 ? QCPScatterStyle::ssCircle : QCPScatterStyle::ssSquare, QPen(line, 1.1), theme.panel, 4));
      m_lines[s].ideal->setPen(QPen(theme.muted, 1.3, Qt::DotLine));
      m_lines[s].name->setColor(line);
      m_lines[s].name->setFont(Theme::ui(10, QFont::DemiBold));
    }
  }

  QStringList describe(double, double*) const override { return {}; }
  QStringList describeAt(const QPointF& position, double* snapped) const override {
    constexpr double reach = 12;
    QStringList lines;
    double nearest = reach;
    const auto look = [&](double ranks, double figure, auto told) {
      const double away = std::hypot(plot()->xAxis->coordToPixel(ranks) - position.x(),
                                     plot()->yAxis->coordToPixel(figure) - position.y());
      if (away >= nearest) return;
      nearest = away;
      *snapped = ranks;
      lines = told();
    };
    for (const ScalingCurve& curve : m_curves) {
      const QString head = tr("%1 scaling").arg(nameOf(curve.scaling));
      for (const ModelledPoint& p : curve.modelled)
        look(double(p.ranks), modelled(p), [&] {
          return QStringList{head,
                             tr("%1 ranks").arg(sizeInShort(p.ranks)),
                             timeText(p.totalUs()),
                             tr("within %1, across %2").arg(timeText(p.withinUs), timeText(p.acrossUs)),
                             bandwidthText(p.bandwidthGbs),
                             fromView(name(Provenance::modelled))};
        });
      for (const ScalingPoint& p : curve.points)
        look(double(p.ranks), measured(p), [&] {
          QStringList told{head,
                           p.ranks == 1 ? tr("1 rank") : tr("%1 ranks").arg(p.ranks),
                           tr("%1 elements").arg(sizeInShort(p.n)),
                           timeText(p.total.median),
                           tr("within %1, across %2").arg(timeText(p.withinUs), timeText(p.acrossUs)),
                           bandwidthText(p.bandwidthGbs),
                           fromView(name(p.total.provenance))};
          if (p.sharesCores) told << tr("more ranks than cores");
          return told;
        });
    }
    return lines;
  }

 private:
  struct Lines {
    QCPGraph *measured = nullptr, *ideal = nullptr, *modelled = nullptr;
    QCPItemText* name = nullptr;
  };

  static QString nameOf(Scaling scaling) { return scaling == Scaling::strong ? tr("strong") : tr("weak"); }
  const ScalingCurve* curveOf(Scaling scaling) const {
    for (const ScalingCurve& curve : m_curves)
      if (curve.scaling == scaling) return &curve;
    return nullptr;
  }
  template <typename Points, typename Figure>
  void add(ChartReading& reading, const QString& what, const Points& points, Figure figure) const {
    ChartSeries series{what, {}, [this](double value) { return figureText(value); }};
    for (const auto& point : points) series.points.emplace_back(double(point.ranks), figure(point));
    if (!series.points.empty()) reading.series.push_back(std::move(series));
  }

  ScalingModel& m_model;
  std::vector<ScalingCurve> m_curves;
  std::array<Lines, 2> m_lines;
};

class ScalingLatency : public ScalingChart {
  Q_DECLARE_TR_FUNCTIONS(ScalingLatency)
 public:
  ScalingLatency(ScalingModel& model, QWidget* parent)
      : ScalingChart(model, QStringLiteral("ranks-scaling"), tr("Latency over ranks"), parent),
        m_button(smallButton(this)) {
    plot()->yAxis->setTicker(QSharedPointer<TimeTicks>::create());
    connect(m_button, &QPushButton::clicked, this,
            [this] { this->model().active() ? this->model().requestStop() : this->model().requestRun(); });
  }

 protected:
  double measured(const ScalingPoint& point) const override { return point.total.median; }
  double modelled(const ModelledPoint& point) const override { return point.totalUs(); }
  QString figureText(double us) const override { return timeText(us); }
  void fill() override {
    ScalingChart::fill();
    place();
  }
  void resizeEvent(QResizeEvent* event) override {
    ScalingChart::resizeEvent(event);
    place();
  }

 private:
  void place() {
    m_button->setText(model().active() ? tr("Stop") : tr("Scale"));
    m_button->setToolTip(tr("Runs kernel A on 1, 2, 4, … ranks, with all elements and with a rank's share"));
    const QSize size = m_button->sizeHint();
    m_button->setGeometry(width() - size.width() - 12, 8, size.width(), size.height());
    setHeaderRoom(size.width() + 8, true);
    m_button->raise();
  }

  QPushButton* m_button;
};

class ScalingBandwidth : public ScalingChart {
  Q_DECLARE_TR_FUNCTIONS(ScalingBandwidth)
 public:
  ScalingBandwidth(ScalingModel& model, QWidget* parent)
      : ScalingChart(model, QStringLiteral("ranks-bandwidth"), tr("Bandwidth over ranks, GB/s"), parent) {
    plot()->yAxis->setTicker(QSharedPointer<QCPAxisTickerLog>::create());
  }

 protected:
  double measured(const ScalingPoint& point) const override { return point.bandwidthGbs; }
  double modelled(const ModelledPoint& point) const override { return point.bandwidthGbs; }
  QString figureText(double gbs) const override { return bandwidthText(gbs); }
};

/// What the dashed lines rest on, in words, and the way to other parameters.
class ScalingAssumptions : public ChartWidget {
  Q_DECLARE_TR_FUNCTIONS(ScalingAssumptions)
 public:
  ScalingAssumptions(ScalingModel& model, QWidget* parent)
      : ChartWidget(QStringLiteral("ranks-model"), tr("Modelled"), parent),
        m_model(model),
        m_button(smallButton(this)) {
    for (QCPAxis* axis : {plot()->xAxis, plot()->yAxis}) axis->setVisible(false);
    new Text(this);
    connect(m_button, &QPushButton::clicked, this, [this] { NetworkDialog(m_model, this).exec(); });
  }

  Readiness readiness() const override { return m_model.hasModel() ? Readiness::all : Readiness::nothing; }
  std::vector<Table> tables() const override {
    const LogGP network = m_model.network();
    Table table{{}, {}, {"parameter", "value"}, {}};
    table.rows = {{"L_us", dataCell(network.latencyUs)},
                  {"o_us", dataCell(network.overheadUs)},
                  {"g_us", dataCell(network.gapUs)},
                  {"G_ns_per_byte", dataCell(network.gapPerByteUs * 1e3)}};
    return {table};
  }

 protected:
  void fill() override {
    setProvenance(m_model.hasModel() ? tr("LogGP: Alexandrov, Ionescu, Schauser and Scheiman, 1995") : QString(),
                  false);
    setEmptyText(m_model.hasModel() ? QString() : tr("comes with a scaling"));
    m_sentences = m_model.assumptions();
    m_button->setText(tr("Network…"));
    m_button->setToolTip(tr("Latency, overhead and gaps of the model's messages"));
    m_button->setEnabled(m_model.hasModel());
    place();
    replot();
  }
  void colour(const Theme& theme) override { m_painted = &theme; }
  QStringList describe(double, double*) const override { return {}; }
  void resizeEvent(QResizeEvent* event) override {
    ChartWidget::resizeEvent(event);
    place();
  }

 private:
  /// The plot's only content, so that pictures have it too.
  class Text : public QCPAbstractItem {
   public:
    explicit Text(ScalingAssumptions* chart) : QCPAbstractItem(chart->plot()), m_chart(chart) {
      setClipToAxisRect(false);
    }
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

   protected:
    void draw(QCPPainter* painter) override {
      painter->save();
      painter->setPen(m_chart->m_painted->text);
      const QRectF room = QRectF(m_chart->plot()->viewport()).adjusted(6, 0, -8, -2);
      for (const double size : {11.0, 10.0, 9.0, 8.0}) {
        painter->setFont(Theme::ui(size));
        if (write(*painter, room, false) <= room.bottom()) break;
      }
      write(*painter, room, true);
      painter->restore();
    }

   private:
    static constexpr int way = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    /// Where the last sentence ends.
    double write(QPainter& painter, QRectF room, bool paints) const {
      for (const QString& sentence : m_chart->m_sentences) {
        const QString line = QStringLiteral("• ") + sentence;
        const QRectF used = painter.boundingRect(room, way, line);
        if (paints) painter.drawText(used, way, line);
        room.setTop(used.bottom() + 2);
      }
      return room.top();
    }

    ScalingAssumptions* m_chart;
  };

  void place() {
    const QSize size = m_button->sizeHint();
    m_button->setGeometry(width() - size.width() - 12, 8, size.width(), size.height());
    setHeaderRoom(size.width() + 8, true);
    m_button->raise();
  }

  ScalingModel& m_model;
  QPushButton* m_button;
  QStringList m_sentences;
  const Theme* m_painted = &Theme::byId(QString());
};

const char* const scalingPage = QT_TRANSLATE_NOOP("warpfold::app::ChartsRow", "Rank scaling");
const bool latencyRegistered =
    registerChart<ScalingLatency, ScalingModel>(QStringLiteral("ranks-scaling"), 88, scalingPage);
const bool bandwidthRegistered =
    registerChart<ScalingBandwidth, ScalingModel>(QStringLiteral("ranks-bandwidth"), 89, scalingPage);
const bool assumptionsRegistered =
    registerChart<ScalingAssumptions, ScalingModel>(QStringLiteral("ranks-model"), 90, scalingPage);

}  // namespace
}  // namespace warpfold::app
