// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include "charts/chart.h"
#include "charts/ladder_chart.h"
#include "charts/ticks.h"
#include "models/core_text.h"
#include "models/hardware_model.h"
#include "models/words.h"
#include "table/columns.h"
#include "views/combo_box.h"

namespace warpfold::app {
namespace {

constexpr double hardwareBarWidth = 0.6;
constexpr const char* firstFigure = "instructions_per_warp";

/// "40 M": counts of a large input do not fit before a chart.
class PrefixTicker : public RoundTicks {
 protected:
  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    static constexpr std::array prefixes{"", "k", "M", "G", "T", "P"};
    std::size_t step = 0;
    for (; std::abs(tick) >= 1000 && step + 1 < prefixes.size(); ++step) tick /= 1000;
    const QString number = QString::number(tick, 'g', 6);
    return step == 0 ? number : number + u'\u00a0' + QLatin1String(prefixes[step]);
  }
};

/// One of the GPU's own counters over all kernels of the ladder.
class Hardware : public LadderChart {
  Q_DECLARE_TR_FUNCTIONS(Hardware)
 public:
  Hardware(LadderModel& model, QWidget* parent)
      : LadderChart(model, QStringLiteral("hardware"), tr("Hardware counters"), parent),
        m_bars(new QCPBars(plot()->xAxis, plot()->yAxis)) {
    m_bars->setWidth(hardwareBarWidth);
    m_bars->setAntialiased(false);
    for (const HardwareFigure& figure : hardwareFigures()) {
      m_choice->addItem(titleOf(figure), fromView(figure.name));
      m_choice->setItemData(m_choice->count() - 1, text(Message{std::string(figure.definition), {}}), Qt::ToolTipRole);
    }
    m_choice->setCurrentIndex(m_choice->findData(QString::fromLatin1(firstFigure)));
    m_choice->setAccessibleName(tr("Counter"));
    m_choice->setObjectName(QStringLiteral("hardwareFigure"));
    addControl(m_choice);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &Hardware::refresh);
    plot()->xAxis->setTickLabelRotation(-38);
    plot()->yAxis->setTicker(QSharedPointer<PrefixTicker>::create());
    plot()->yAxis->setRange(0, 1);
  }

  /// A name stands slanted below each bar.
  QSizeF leastSize() const override {
    constexpr double leastBar = 15, names = 90;
    return {std::max(leastWidth, 60 + leastBar * double(m_details.size())), exportHeaderHeight() + leastPlot + names};
  }

  std::vector<Table> tables() const override {
    Columns<Rung> columns;
    columns.add("kernel", [](const Rung& rung) { return rung.kernel; });
    for (const HardwareFigure& figure : hardwareFigures())
      columns.add(std::string(figure.name), [&figure](const Rung& rung) { return wholeOf(rung, figure); });
    return {columns.table(ladder().rungs())};
  }

 protected:
  /// Labels that stand apart: of a low chart few.
  void arrange() override {
    constexpr int low = 240;
    const QSharedPointer<QCPAxisTicker> ticker = plot()->yAxis->ticker();
    ticker->setTickCount(plot()->viewport().height() < low ? 2 : 4);
  }
  void resizeEvent(QResizeEvent* event) override {
    LadderChart::resizeEvent(event);
    arrange();
  }
  void fill() override {
    LadderChart::fill();
    const HardwareFigure& figure = chosen();
    QStringList kernels;
    QVector<double> x, y;
    double greatest = 0;
    m_details.clear();
    for (const Rung& rung : ladder().rungs()) {
      if (rung.host) continue;
      const HardwareCounts* const counts = countsOf(rung);
      const std::optional<double> value = wholeOf(rung, figure);
      kernels << QString::fromStdString(rung.kernel);
      QStringList lines{kernels.last()};
      if (value) {
        x << double(kernels.size());
        y << *value * factorOf(figure);
        greatest = std::max(greatest, y.last());
        lines << titleOf(figure) + QStringLiteral(": ") + figureValueText(figure, *value);
        lines << topStalls(*counts);
      } else {
        lines << reasonOf(rung, figure);
      }
      m_details.push_back(lines);
    }
    lines(kernels, x, y, greatest, figure);
    arrange();
  }

  void colour(const Theme& theme) override {
    m_bars->setBrush(theme.accent);
    m_bars->setPen(Qt::NoPen);
    plot()->xAxis->setTickLabelColor(theme.text);
  }

  QStringList describe(double x, double* snapped) const override {
    const auto place = std::size_t(std::max(0.0, std::round(x)));
    if (place == 0 || place > m_details.size()) return {};
    *snapped = double(place);
    return m_details[place - 1];
  }

 private:
  static QString titleOf(const HardwareFigure& figure) { return text(Message{std::string(figure.title), {}}); }
  static const HardwareCounts* countsOf(const Rung& rung) {
    return rung.result && rung.result->hardware ? &*rung.result->hardware : nullptr;
  }
  static std::optional<double> wholeOf(const Rung& rung, const HardwareFigure& figure) {
    const HardwareCounts* const counts = countsOf(rung);
    if (counts == nullptr) return {};
    return counts->whole[figure];
  }
  static double factorOf(const HardwareFigure& figure) { return figure.unit == FigureUnit::share ? 100 : 1; }
  static QString unitOf(const HardwareFigure& figure) {
    switch (figure.unit) {
      case FigureUnit::share: return QStringLiteral("%");
      case FigureUnit::bytes: return tr("bytes");
      case FigureUnit::gbs: return QStringLiteral("GB/s");
      case FigureUnit::ns: return QStringLiteral("ns");
      case FigureUnit::megahertz: return QStringLiteral("MHz");
      default: return {};
    }
  }
  const HardwareFigure& chosen() const {
    const HardwareFigure* const figure = findHardwareFigure(m_choice->currentData().toString().toStdString());
    return figure != nullptr ? *figure : hardwareFigures().front();
  }
  static QString reasonOf(const Rung& rung, const HardwareFigure& figure) {
    if (rung.failure) return text(rung.failure->message);
    const HardwareCounts* const counts = countsOf(rung);
    if (counts == nullptr) return tr("not counted");
    if (counts->reason) return sentence(*counts->reason);
    const auto why = absenceText(counts->whole.absence(figure));
    return why ? titleOf(figure) + QStringLiteral(": ") + text(*why) : tr("not counted");
  }
  /// What its warps waited for most.
  static QStringList topStalls(const HardwareCounts& counts) {
    std::vector<std::pair<double, const HardwareFigure*>> stalls;
    for (const HardwareFigure& figure : hardwareFigures())
      if (const auto value = counts.whole[figure]; figure.stall && value) stalls.emplace_back(*value, &figure);
    std::sort(stalls.begin(), stalls.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    QStringList lines;
    for (std::size_t i = 0; i < std::min<std::size_t>(3, stalls.size()); ++i)
      lines << titleOf(*stalls[i].second) + QStringLiteral(": ") + figureValueText(*stalls[i].second, stalls[i].first);
    return lines;
  }

  void lines(const QStringList& kernels, const QVector<double>& x, const QVector<double>& y, double greatest,
             const HardwareFigure& figure) {
    m_bars->setData(x, y, true);
    plot()->xAxis->setTicker(kernelTicks(kernels));
    keepFirstNameInside(kernels);
    plot()->xAxis->setRange(0.4, double(std::max<qsizetype>(kernels.size(), 1)) + 0.6);
    plot()->yAxis->setRange(0, greatest > 0 ? roundUp(greatest * 1.05) : 1);
    plot()->yAxis->setTickLabels(greatest > 0);
    setUnit(unitOf(figure));
    const QString request = ladder().requestText();
    QString name = titleOf(figure);
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    setTitle(request.isEmpty() ? name : tr("%1, %2").arg(name, request));
    const bool empty = x.isEmpty() && !ladder().rungs().empty() && !ladder().active();
    if (empty) setEmptyText(noneText());
    const bool counted = !ladder().active() && !x.isEmpty();
    setProvenance(ladder().active() ? ladder().progressText()
                  : counted         ? saidOf({originText(), uncountedText()})
                                    : QString(),
                  false, counted ? saidOf({uncountedText(), originText()}) : QString());
  }
  /// A label that reaches beyond the plot's left edge would not be drawn at all.
  void keepFirstNameInside(const QStringList& kernels) {
    if (kernels.isEmpty()) return;
    constexpr double alongX = 0.79;  // of a name that stands at 38 degrees
    const double name = QFontMetricsF(plot()->xAxis->tickLabelFont()).horizontalAdvance(kernels.front()) * alongX;
    const double firstBar = 0.6 * plot()->axisRect()->width() / (double(kernels.size()) + 0.2);
    QMargins margins = plot()->axisRect()->minimumMargins();
    margins.setLeft(std::max(15, int(std::ceil(name + 12 - firstBar))));
    plot()->axisRect()->setMinimumMargins(margins);
  }
  /// The kernels that have no bar, since they were not counted.
  QString uncountedText() const {
    QStringList kernels;
    for (const Rung& rung : ladder().rungs())
      if (!rung.host && !wholeOf(rung, chosen())) kernels << QString::fromStdString(rung.kernel);
    constexpr qsizetype named = 4;
    if (kernels.size() > named) kernels = kernels.mid(0, named) << QStringLiteral("…");
    return kernels.isEmpty() ? QString() : tr("not counted: %1").arg(kernels.join(QStringLiteral(", ")));
  }
  QString noneText() const {
    for (const Rung& rung : ladder().rungs())
      if (!rung.host) return reasonOf(rung, chosen());
    return {};
  }
  static QString recordedText(const QString& device, const QString& date) {
    return date.isEmpty() ? tr("counted by %1 and recorded").arg(device)
                          : tr("counted by %1 on %2 and recorded").arg(device, date);
  }
  static QString saidOf(QStringList said) {
    said.removeAll(QString());
    return said.join(QStringLiteral(" · "));
  }
  QString originText() const {
    for (const Rung& rung : ladder().rungs())
      if (const HardwareCounts* const counts = countsOf(rung); counts != nullptr && !counts->reason)
        return counts->provenance == Provenance::recorded
                   ? recordedText(text(rung.result->device.called()).section(QStringLiteral(" · "), 0, 0),
                                  fromView(counts->date))
                   : tr("counted by %1, launches run again for it").arg(text(rung.result->device.called()));
    return {};
  }

  QCPBars* m_bars;
  ComboBox* m_choice = new ComboBox(false);
  std::vector<QStringList> m_details;  // of each place
};

const bool hardwareChartRegistered = registerChart<Hardware, LadderModel>(
    QStringLiteral("hardware"), 65, QT_TRANSLATE_NOOP("warpfold::app::ChartsRow", "Hardware counters"));

}  // namespace
}  // namespace warpfold::app
