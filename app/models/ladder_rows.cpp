// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ladder_rows.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>

#include "models/count_text.h"
#include "models/figure_text.h"

namespace warpfold::app {
namespace {

using Quantity = LadderView::Quantity;

/// So that lupdate and Qt agree on the context.
struct LadderRowsText {
  Q_DECLARE_TR_FUNCTIONS(LadderRows)
};

QString timesText(double times) {
  return QString::number(times, 'f', times >= 99.95 ? 0 : times >= 9.995 ? 1 : 2) + u'×';
}

QString shareText(double percent) {
  return LadderRowsText::tr("%1\u00a0%").arg(percent, 0, 'f', percent >= 9.95 ? 0 : percent >= 0.995 ? 1 : 2);
}

QString valueText(Quantity quantity, double value) {
  switch (quantity) {
    case Quantity::latency: return timeText(value);
    case Quantity::bandwidth: return bandwidthText(value);
    case Quantity::shareOfPeak: return shareText(value);
    case Quantity::speedUp: return timesText(value);
  }
  return {};
}

/// Takes each row's figure from its bar.
class Figures {
 public:
  explicit Figures(const LadderModel& model) : m_quantity(model.view().quantity), m_peak(model.peak()) {
    for (const LadderBar& bar : model.bars())
      if (bar.role == LadderBar::Role::baseline) m_baseline = bar;
  }

  std::optional<double> value(const LadderBar& bar) const {
    switch (m_quantity) {
      case Quantity::latency: return bar.latencyUs;
      case Quantity::bandwidth: return bar.bandwidthGbs;
      case Quantity::shareOfPeak:
        if (bar.host || !m_peak || !bar.bandwidthGbs) return std::nullopt;
        return 100 * *bar.bandwidthGbs / m_peak->gbs;
      case Quantity::speedUp: return bar.speedUp;
    }
    return std::nullopt;
  }

  /// A figure grows with the time or falls with it; a ratio may be off by both times' bands.
  std::optional<Interval> band(const LadderBar& bar) const {
    const std::optional<double> own = value(bar);
    if (!own || !bar.bandUs || !(bar.bandUs->low > 0)) return std::nullopt;
    if (m_quantity == Quantity::latency) return bar.bandUs;
    const double us = *bar.latencyUs;
    Interval ends{*own * us / bar.bandUs->high, *own * us / bar.bandUs->low};
    if (m_quantity != Quantity::speedUp) return ends;
    if (bar.role == LadderBar::Role::baseline) return std::nullopt;
    if (m_baseline.bandUs) {
      ends.low *= m_baseline.bandUs->low / *m_baseline.latencyUs;
      ends.high *= m_baseline.bandUs->high / *m_baseline.latencyUs;
    }
    return ends;
  }

  /// Of a bar that has a time and no such figure.
  QString reason(const LadderBar& bar) const {
    if (m_quantity == Quantity::shareOfPeak)
      return bar.host ? LadderRowsText::tr("no % of peak: it runs on the CPU, and the peak is the GPU's")
                      : LadderRowsText::tr("no % of peak: the device's peak is not known");
    if (m_quantity != Quantity::speedUp) return LadderRowsText::tr("no such figure");
    if (bar.emulated) return LadderRowsText::tr("no speed-up: the emulator's own times say nothing about a GPU");
    return LadderRowsText::tr("no speed-up: its time is %1, that of %2 is %3")
        .arg(bar.provenance, m_baseline.kernel, m_baseline.provenance);
  }

  QString title() const {
    switch (m_quantity) {
      case Quantity::latency: return LadderRowsText::tr("latency");
      case Quantity::bandwidth: return LadderRowsText::tr("bandwidth");
      case Quantity::shareOfPeak:
        if (!m_peak) return LadderRowsText::tr("% of peak");
        return (m_peak->measured ? LadderRowsText::tr("% of the measured peak, %1")
                                 : LadderRowsText::tr("% of the datasheet's peak, %1"))
            .arg(bandwidthText(m_peak->gbs));
      case Quantity::speedUp:
        return m_baseline.kernel.isEmpty() ? LadderRowsText::tr("speed-up")
                                           : LadderRowsText::tr("speed-up over %1").arg(m_baseline.kernel);
    }
    return {};
  }

  QString missing() const {
    if (m_quantity == Quantity::shareOfPeak && !m_peak)
      return LadderRowsText::tr("% of peak: no GPU's peak goes with these times");
    if (m_quantity == Quantity::speedUp && m_baseline.emulated)
      return LadderRowsText::tr("speed-up: the emulator's own times say nothing about a GPU");
    return {};
  }

  std::optional<LadderLine> peakLine() const {
    if (!m_peak || (m_quantity != Quantity::bandwidth && m_quantity != Quantity::shareOfPeak)) return std::nullopt;
    const QString text =
        m_peak->measured ? LadderRowsText::tr("measured peak, %1") : LadderRowsText::tr("datasheet, %1");
    return LadderLine{LadderLine::Kind::peak, m_quantity == Quantity::bandwidth ? m_peak->gbs : 100,
                      text.arg(bandwidthText(m_peak->gbs))};
  }

  std::vector<LadderMark> marks(const LadderBar& bar) const {
    std::vector<LadderMark> all;
    for (const PublishedMark& each : bar.published) {
      const std::optional<double> value = m_quantity == Quantity::latency     ? each.latencyUs
                                          : m_quantity == Quantity::bandwidth ? std::optional(each.bandwidthGbs)
                                                                              : std::nullopt;
      if (value) all.push_back({*value, each.label});
    }
    return all;
  }

 private:
  Quantity m_quantity;
  std::optional<LadderPeak> m_peak;
  LadderBar m_baseline;
};

LadderRow::Kind kindOf(const LadderBar& bar) {
  if (bar.role == LadderBar::Role::baseline) return LadderRow::Kind::baseline;
  if (bar.role == LadderBar::Role::library) return LadderRow::Kind::library;
  return bar.host ? LadderRow::Kind::host : LadderRow::Kind::kernel;
}

LadderRow rowOf(const LadderBar& bar, const Figures& figures, const LadderView& view) {
  LadderRow row;
  row.kernel = bar.kernel;
  row.kind = kindOf(bar);
  row.look = bar.emulated ? LadderRow::Look::outlined : bar.modelled ? LadderRow::Look::dashed : LadderRow::Look::solid;
  row.value = figures.value(bar);
  row.band = figures.band(bar);
  row.text = row.value       ? valueText(view.quantity, *row.value)
             : bar.latencyUs ? QStringLiteral("–")
                             : QStringLiteral("×");
  row.details = bar.details;
  if (!row.value && bar.latencyUs) row.details << figures.reason(bar);
  if (!view.published) return row;
  row.marks = figures.marks(bar);
  for (const PublishedMark& each : bar.published) row.details << each.details;
  return row;
}

}  // namespace

LadderRows ladderRows(const LadderModel& model) {
  const Figures figures(model);
  const LadderView& view = model.view();
  LadderRows all{view, figures.title(), figures.missing(), {}, {}};
  std::vector<LadderBar> bars = model.bars();
  if (view.order == LadderView::Order::time)
    std::stable_sort(bars.begin(), bars.end(), [](const LadderBar& l, const LadderBar& r) {
      constexpr double none = std::numeric_limits<double>::max();
      return l.latencyUs.value_or(none) < r.latencyUs.value_or(none);
    });
  for (const LadderBar& bar : bars) {
    all.rows.push_back(rowOf(bar, figures, view));
    const LadderRow& row = all.rows.back();
    if (row.value && row.kind == LadderRow::Kind::baseline)
      all.lines.push_back({LadderLine::Kind::baseline, *row.value, {}});
    if (row.value && row.kind == LadderRow::Kind::library)
      all.lines.push_back({LadderLine::Kind::library, *row.value, {}});
  }
  if (const auto peak = figures.peakLine()) all.lines.push_back(*peak);
  return all;
}

}  // namespace warpfold::app
