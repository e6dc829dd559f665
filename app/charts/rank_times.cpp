// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "charts/chart.h"
#include "charts/chart_widget.h"
#include "charts/ticks.h"
#include "models/figure_text.h"
#include "models/ranks_model.h"
#include "models/words.h"

namespace warpfold::app {
namespace {

const char* const rankTimesPage = QT_TRANSLATE_NOOP("warpfold::app::ChartsRow", "Rank times");

/// What the charts of ranks' times have in common: A filled, B outlined, with error bars, where a run is over ranks.
class RanksChart : public ChartWidget {
  Q_DECLARE_TR_FUNCTIONS(RanksChart)
 public:
  RanksChart(RanksModel& ranks, const QString& id, const QString& title, QWidget* parent)
      : ChartWidget(id, title, parent), m_ranks(ranks) {
    for (std::size_t s = 0; s < 2; ++s) {
      m_bars[s] = new QCPBars(plot()->xAxis, plot()->yAxis);
      m_bars[s]->setWidth(0.36);
      m_bars[s]->setAntialiased(false);
      m_points[s] = plot()->addGraph();
      m_points[s]->setLineStyle(QCPGraph::lsNone);
      m_errors[s] = new QCPErrorBars(plot()->xAxis, plot()->yAxis);
      m_errors[s]->setWhiskerWidth(5);
      m_errors[s]->setSymbolGap(0);
      m_errors[s]->removeFromLegend();
      m_errors[s]->setDataPlottable(m_points[s]);
    }
    setUnit(tr("µs A ■  B □"));
  }

  Readiness readiness() const override {
    return m_ranks.available() ? m_ranks.comparison().complete() ? Readiness::all : Readiness::enough
                               : Readiness::nothing;
  }

 protected:
  /// A side's values with what they may be instead, each at its place.
  struct Values {
    QVector<double> x, y, below, above;
    void add(double at, const RankTime& time) {
      x << at;
      y << time.us;
      below << std::max(0.0, time.us - time.low);
      above << std::max(0.0, time.high - time.us);
    }
  };
  static double placeOf(double at, std::size_t side) { return at + (side == 0 ? -0.2 : 0.2); }

  void show(std::size_t s, const Values& values, bool bars) {
    m_points[s]->setData(values.x, values.y);
    m_bars[s]->setData(bars ? values.x : QVector<double>(), bars ? values.y : QVector<double>());
    m_errors[s]->setData(values.below, values.above);
    m_asBars = bars;
    for (qsizetype i = 0; i < values.y.size(); ++i) m_largest = std::max(m_largest, values.y[i] + values.above[i]);
  }
  void begin() { m_largest = 0; }
  double largest() const { return m_largest; }
  const RanksModel& ranks() const { return m_ranks; }
  std::size_t most() const {
    std::size_t most = 1;
    for (int side = 0; side < 2; ++side)
      if (const AcrossRanks* const all = m_ranks.ranks(side)) most = std::max(most, all->parts.size());
    return most;
  }
  void say(const QString& what) {
    const QString warning = m_ranks.warning();
    setProvenance(warning.isEmpty() ? what : what + QStringLiteral(" · ") + warning, !warning.isEmpty(),
                  warning.isEmpty() ? what : warning);
  }

  void colour(const Theme& theme) override {
    for (std::size_t s = 0; s < 2; ++s) {
      QColor inside = theme.side(int(s));
      inside.setAlphaF(s == 0 ? 0.85F : 0.3F);
      m_bars[s]->setBrush(inside);
      m_bars[s]->setPen(s == 0 ? QPen(Qt::NoPen) : QPen(theme.side(int(s)), 1.2));
      m_points[s]->setScatterStyle(
          m_asBars ? QCPScatterStyle(QCPScatterStyle::ssNone)
                   : QCPScatterStyle(s == 0 ? QCPScatterStyle::ssDisc : QCPScatterStyle::ssCircle,
                                     QPen(theme.side(int(s)), 1.4), s == 0 ? theme.side(0) : theme.panel, 6));
      m_errors[s]->setPen(QPen(m_asBars ? theme.text : theme.side(int(s)), 1.1));
    }
  }
  QStringList describe(double, double*) const override { return {}; }
  /// As many numbers of ranks as there is room for.
  void arrange() override {
    constexpr int labelRoom = 26;
    plot()->xAxis->ticker()->setTickCount(std::clamp((plot()->width() - 60) / labelRoom, 2, 32));
  }
  void resizeEvent(QResizeEvent* event) override {
    ChartWidget::resizeEvent(event);
    arrange();
    replot();
  }

 private:
  const RanksModel& m_ranks;
  std::array<QCPBars*, 2> m_bars;
  std::array<QCPGraph*, 2> m_points;
  std::array<QCPErrorBars*, 2> m_errors;
  double m_largest = 0;
  bool m_asBars = true;
};

QString letter(std::size_t side) {
  return side == 0 ? QStringLiteral("A") : QStringLiteral("B");
}

/// The ranks' own times side by side: who is late is seen.
class RankTimesChart : public RanksChart {
  Q_DECLARE_TR_FUNCTIONS(RankTimesChart)
 public:
  RankTimesChart(RanksModel& model, QWidget* parent)
      : RanksChart(model, QStringLiteral("ranks-times"), tr("Within each rank"), parent) {
    plot()->xAxis->setLabel(tr("rank"));
    plot()->xAxis->setTicker(QSharedPointer<CountTicks>::create());
    navigation().enable(QStringLiteral("rank"), 2);
  }

  std::vector<Table> tables() const override { return {ranks().tableOfRanks()}; }
  QStringList spokenColumns() const override {
    return {QStringLiteral("host"), QStringLiteral("n"), QStringLiteral("within")};
  }
  ChartReading reading() const override {
    ChartReading reading;
    for (std::size_t s = 0; s < 2; ++s) {
      ChartSeries series{letter(s),
                         {},
                         [](double us) { return timeText(us); },
                         [](double us, double like) { return timeText(us, like); }};
      const auto times = ranks().timesWithin(int(s));
      for (std::size_t rank = 0; rank < times.size(); ++rank)
        if (times[rank]) series.points.emplace_back(double(rank), times[rank]->us);
      if (!series.points.empty()) reading.series.push_back(std::move(series));
    }
    if (reading.series.empty()) return {};
    reading.axis = tr("rank");
    reading.place = [](double rank) { return QString::number(rank); };
    return reading;
  }

 protected:
  void fill() override {
    begin();
    for (std::size_t s = 0; s < 2; ++s) {
      Values values;
      const auto times = ranks().timesWithin(int(s));
      for (std::size_t rank = 0; rank < times.size(); ++rank)
        if (times[rank]) values.add(placeOf(double(rank), s), *times[rank]);
      show(s, values, true);
    }
    plot()->xAxis->setRange(-0.6, double(most()) - 0.4);
    plot()->yAxis->setRange(0, roundUp(std::max(1.0, largest() * 1.08)));
    say(tr("medians and middle halves of %1").arg(ranks().samplesTold()));
    colour(theme());
    arrange();
  }
  QStringList describe(double x, double* snapped) const override {
    const double rank = std::round(x);
    if (rank < 0 || rank >= double(most())) return {};
    QStringList lines{tr("rank %1").arg(rank)};
    for (std::size_t s = 0; s < 2; ++s) {
      const auto times = ranks().timesWithin(int(s));
      if (std::size_t(rank) >= times.size()) continue;
      if (const auto& time = times[std::size_t(rank)])
        lines << tr("%1  %2, half of them %3 to %4")
                     .arg(letter(s), timeText(time->us), timeText(time->low), timeText(time->high));
      else
        lines << tr("%1  no elements").arg(letter(s));
    }
    *snapped = rank;
    return lines;
  }
};

/// The slowest rank's own time against that of the combining, and, where GPUs combine, the whole of both.
class WithinAcrossChart : public RanksChart {
  Q_DECLARE_TR_FUNCTIONS(WithinAcrossChart)
 public:
  WithinAcrossChart(RanksModel& model, QWidget* parent)
      : RanksChart(model, QStringLiteral("ranks-share"), tr("Within against across"), parent) {
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
      m_texts[i] = new QCPItemText(plot());
      m_texts[i]->setClipToAxisRect(false);
    }
  }

  std::vector<Table> tables() const override { return {ranks().tableOfTotals()}; }

 protected:
  void fill() override {
    begin();
    for (std::size_t s = 0; s < 2; ++s) {
      Values values;
      for (std::size_t place = 0; place < places; ++place) {
        const std::optional<RankTime> time = timeAt(place, int(s));
        m_texts[places * s + place]->setVisible(time.has_value());
        if (time) values.add(placeOf(double(place), s), *time);
      }
      show(s, values, true);
    }
    const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    ticker->setSubTickCount(0);
    const QStringList names{tr("within, slowest"), tr("across"), tr("joined")};
    for (std::size_t place = 0; place < shownPlaces(); ++place) ticker->addTick(double(place), names[qsizetype(place)]);
    plot()->xAxis->setTicker(ticker);
    plot()->xAxis->setRange(-0.6, double(shownPlaces()) - 0.4);
    plot()->yAxis->setRange(0, roundUp(std::max(1.0, largest() * 1.3)));
    say(ranks().clocksTold());
    colour(theme());
    arrange();
  }
  /// The figures of a place stand beside each other, each away from the other side's, which may be as high; where there
  /// is no room for that, one above the other with their letters.
  void arrange() override {
    RanksChart::arrange();
    const QFontMetricsF metrics(Theme::ui(10));
    const double half = (plot()->xAxis->coordToPixel(1) - plot()->xAxis->coordToPixel(0)) / 2;
    for (std::size_t place = 0; place < shownPlaces(); ++place) {
      const std::array<std::optional<RankTime>, 2> times{timeAt(place, 0), timeAt(place, 1)};
      bool stacked = times[0] && times[1];
      double highest = 0, widest = 0;
      for (const auto& time : times)
        if (time) {
          highest = std::max({highest, time->us, time->high});
          widest = std::max(widest, metrics.horizontalAdvance(timeText(time->us)));
        }
      stacked = stacked && widest + 2 > half;
      for (std::size_t s = 0; s < 2; ++s) {
        if (!times[s]) continue;
        QCPItemText* const text = m_texts[places * s + place];
        const QString figure = timeText(times[s]->us);
        text->setText(stacked ? QStringLiteral("%1 %2").arg(letter(s), figure) : figure);
        const auto side = stacked ? Qt::AlignHCenter : s == 0 ? Qt::AlignRight : Qt::AlignLeft;
        text->setPositionAlignment(side | Qt::AlignBottom);
        const double beside = placeOf(double(place), s) + (s == 0 ? 0.19 : -0.19);
        text->position->setCoords(stacked ? double(place) : beside,
                                  stacked ? highest : std::max(times[s]->us, times[s]->high));
        if (stacked && s == 0)
          text->position->setPixelPosition(text->position->pixelPosition() - QPointF(0, metrics.height()));
      }
    }
  }
  void colour(const Theme& theme) override {
    RanksChart::colour(theme);
    for (QCPItemText* text : m_texts) {
      text->setColor(theme.text);
      text->setFont(Theme::ui(10));
    }
  }
  QStringList describe(double x, double* snapped) const override {
    const auto place = std::size_t(std::clamp(std::round(x), 0.0, double(shownPlaces() - 1)));
    const QStringList meanings{tr("within ranks: the slowest one"), acrossMeaning(),
                               tr("joined: the whole on rank 0's GPU, from its first kernel to the value")};
    QStringList lines{meanings[qsizetype(place)]};
    for (std::size_t s = 0; s < 2; ++s)
      if (const auto time = timeAt(place, int(s)))
        lines << tr("%1  %2, half of them %3 to %4")
                     .arg(letter(s), timeText(time->us), timeText(time->low), timeText(time->high));
    *snapped = double(place);
    return lines;
  }

 private:
  static constexpr std::size_t places = 3;

  /// The last place is there where GPUs combine.
  std::size_t shownPlaces() const { return ranks().joined(0) || ranks().joined(1) ? places : places - 1; }
  std::optional<RankTime> timeAt(std::size_t place, int side) const {
    if (place == 0) return ranks().slowestWithin(side);
    return place == 1 ? ranks().across(side) : ranks().joined(side);
  }
  QString acrossMeaning() const {
    const bool byHosts = (ranks().ranks(0) && !ranks().joined(0)) || (ranks().ranks(1) && !ranks().joined(1));
    return byHosts ? tr("across ranks: from the last rank's beginning to the value on rank 0")
                   : tr("across ranks: what joined takes beyond the slowest rank's own reduction");
  }

  std::array<QCPItemText*, 2 * places> m_texts{};
};

/// How far each rank's clock is ahead of rank 0's, as far as that is known.
class RankClocksChart : public RanksChart {
  Q_DECLARE_TR_FUNCTIONS(RankClocksChart)
 public:
  RankClocksChart(RanksModel& model, QWidget* parent)
      : RanksChart(model, QStringLiteral("ranks-clocks"), tr("Clock offsets"), parent) {
    plot()->xAxis->setLabel(tr("rank"));
    plot()->xAxis->setTicker(QSharedPointer<CountTicks>::create());
    navigation().enable(QStringLiteral("rank"), 2);
  }

  std::vector<Table> tables() const override { return {ranks().tableOfRanks()}; }
  QStringList spokenColumns() const override { return {QStringLiteral("clock_offset"), QStringLiteral("clock_error")}; }
  ChartReading reading() const override {
    ChartReading reading;
    const auto text = [](double us) { return (us < 0 ? QStringLiteral("−") : QString()) + timeText(std::abs(us)); };
    for (std::size_t s = 0; s < 2; ++s) {
      const AcrossRanks* const all = ranks().ranks(int(s));
      if (all == nullptr) continue;
      ChartSeries series{letter(s), {}, text};
      for (std::size_t rank = 0; rank < all->parts.size(); ++rank)
        series.points.emplace_back(double(rank), all->parts[rank].offset.us);
      reading.series.push_back(std::move(series));
    }
    if (reading.series.empty()) return {};
    reading.axis = tr("rank");
    reading.place = [](double rank) { return QString::number(rank); };
    return reading;
  }

 protected:
  void fill() override {
    begin();
    double reach = 1;
    for (std::size_t s = 0; s < 2; ++s) {
      Values values;
      if (const AcrossRanks* const all = ranks().ranks(int(s)))
        for (std::size_t rank = 0; rank < all->parts.size(); ++rank) {
          const ClockOffset& offset = all->parts[rank].offset;
          values.add(placeOf(double(rank), s), {offset.us, offset.us - offset.errorUs, offset.us + offset.errorUs});
          values.below.back() = offset.errorUs;
          reach = std::max(reach, std::abs(offset.us) + offset.errorUs);
        }
      show(s, values, false);
    }
    plot()->xAxis->setRange(-0.6, double(most()) - 0.4);
    plot()->yAxis->setRange(-roundUp(reach * 1.05), roundUp(reach * 1.05));
    say(tr("offset from rank 0's clock ± half the shortest exchange"));
    colour(theme());
    arrange();
  }
  QStringList describe(double x, double* snapped) const override {
    const double rank = std::round(x);
    if (rank < 0 || rank >= double(most())) return {};
    QStringList lines{tr("rank %1").arg(rank)};
    for (std::size_t s = 0; s < 2; ++s) {
      const AcrossRanks* const all = ranks().ranks(int(s));
      if (all == nullptr || std::size_t(rank) >= all->parts.size()) continue;
      const ClockOffset& offset = all->parts[std::size_t(rank)].offset;
      lines << tr("%1  %2%3 ± %4")
                   .arg(letter(s), offset.us < 0 ? QStringLiteral("−") : QStringLiteral("+"),
                        timeText(std::abs(offset.us)), timeText(offset.errorUs));
    }
    *snapped = rank;
    return lines;
  }
};

const bool rankTimesRegistered =
    registerChart<RankTimesChart, RanksModel>(QStringLiteral("ranks-times"), 85, rankTimesPage);
const bool withinAcrossRegistered =
    registerChart<WithinAcrossChart, RanksModel>(QStringLiteral("ranks-share"), 86, rankTimesPage);
const bool rankClocksRegistered =
    registerChart<RankClocksChart, RanksModel>(QStringLiteral("ranks-clocks"), 87, rankTimesPage);

}  // namespace
}  // namespace warpfold::app
