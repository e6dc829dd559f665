// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/result_view.h"

#include <QGridLayout>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>
#include <cmath>
#include <optional>

#include "models/experiment.h"
#include "models/figure_text.h"
#include "models/verdict.h"
#include "models/with_values.h"
#include "models/words.h"
#include "run/judge.h"
#include "run/time_covers.h"
#include "theme/plain_text.h"
#include "window/model_bar.h"
#include "window/roles.h"

namespace warpfold::app {
namespace {

/// Integers in groups of three, floats as they are.
QString valueText(const Scalar& value) {
  const QString text = QString::fromStdString(value.text());
  if (isFloating(value.type)) return text;
  const bool negative = text.startsWith(u'-');
  const QString digits = negative ? text.mid(1) : text;
  return (negative ? QStringLiteral("−") : QString()) + grouped(digits.toULongLong());
}

QString number(double value) {
  if (std::isinf(value)) return QStringLiteral("∞");
  return QString::number(value, 'g', 3);
}

QString factorText(double factor) {
  return QString::number(factor, 'f', factor < 100 ? 2 : 0);
}

/// " (2.17 to 2.19)": the interval of the factor, whichever side it is of; empty where there is none.
/// Interpolated times have no samples: their bands tell how far their quotient may lie off.
std::optional<Interval> ratioOfBands(const Comparison& comparison) {
  const auto a = latencyOf(comparison, 0), b = latencyOf(comparison, 1);
  if (!a || !b || (!a->band && !b->band)) return std::nullopt;
  const auto bandOf = [](const Latency& l) { return l.band.value_or(Latency::Band{l.median, l.median}); };
  if (!(bandOf(*a).low > 0) || !(bandOf(*b).low > 0)) return std::nullopt;
  return Interval{bandOf(*a).low / bandOf(*b).high, bandOf(*a).high / bandOf(*b).low};
}

QString intervalText(const std::optional<Interval>& found, bool bFaster) {
  if (!found) return {};
  const Interval& ratio = *found;
  const Interval factor = bFaster ? ratio : Interval{1 / ratio.high, 1 / ratio.low};
  QString interval = ResultView::tr("(%1 to %2)").arg(factorText(factor.low), factorText(factor.high));
  return u' ' + interval.replace(u' ', QChar::Nbsp);  // on a line of its own, where there is no room
}

using Result = std::optional<RunResult>;

QString rightText(const Result& a, const Result& b) {
  const auto isReference = [](const Result& r) { return !r || r->resultProvenance == ResultProvenance::reference; };
  if (isReference(a) && isReference(b)) return ResultView::tr("no computed result; the reference is shown");
  const RunResult& worst = !a || (b && b->error > a->error) ? *b : *a;
  if (isFarOff(worst) && !isOverflow(worst)) {
    const bool both = a && b && isFarOff(*a) && isFarOff(*b);
    const QString figures = ResultView::tr("error %1, tolerance %2").arg(number(worst.error), number(worst.tolerance));
    if (both)
      return ResultView::tr("⚠ A and B are far off the reference %1, though within the rounding of their order: %2")
          .arg(valueText(worst.reference), figures);
    return ResultView::tr("⚠ %1 is far off the reference %2, though within the rounding of its order: %3")
        .arg(b && &worst == &*b ? QStringLiteral("B") : QStringLiteral("A"), valueText(worst.reference), figures);
  }
  return isOverflow(worst) ? ResultView::tr("accepted beside the reference %1").arg(valueText(worst.reference))
         : worst.error > 0 ? ResultView::tr("✓ within tolerance of the reference: error %1, tolerance %2")
                                 .arg(number(worst.error), number(worst.tolerance))
                           : ResultView::tr("✓ equals the reference");
}

/// What else is to be known of right results.
QString remarksText(const Result& a, const Result& b) {
  QStringList lines;
  for (const Result* const r : {&a, &b})
    if (*r)
      for (const Message& remark : remarksOn(**r)) lines << sentence(remark);
  lines.removeDuplicates();
  return lines.join(QLatin1Char('\n'));
}

/// Which of the two differ, and of floats by how much.
QString wrongText(const Result& a, const Result& b) {
  const bool both = a && b && !a->matches && !b->matches;
  const bool onlyB = !a || a->matches;
  const RunResult& wrong = onlyB ? *b : *a;
  const QString reference = valueText(wrong.reference);
  if (both) return ResultView::tr("✗ A and B differ from the reference %1").arg(reference);
  const QString letter = onlyB ? QStringLiteral("B") : QStringLiteral("A");
  return isFloating(wrong.reference.type) ? ResultView::tr("✗ %1 differs from the reference %2 by %3, tolerance %4")
                                                .arg(letter, reference, number(wrong.error), number(wrong.tolerance))
                                          : ResultView::tr("✗ %1 differs from the reference %2").arg(letter, reference);
}

}  // namespace

ResultView::ResultView(QWidget* parent) : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  const auto label = [&](const char* role) {
    auto* l = new QLabel(this);
    setRole(l, role);
    return l;
  };
  m_resultCaption = label("caption");
  m_resultCaption->setWordWrap(true);
  column->addWidget(m_resultCaption);
  for (QLabel*& value : m_values) {
    value = label("value");
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(value);
  }
  m_check = label("good");
  m_check->setWordWrap(true);
  column->addWidget(m_check);
  m_remarks = label("caption");
  m_remarks->setWordWrap(true);
  column->addWidget(m_remarks);
  column->addSpacing(10);

  m_latencyCaption = label("caption");
  column->addWidget(m_latencyCaption);
  auto* grid = new QGridLayout;
  grid->setContentsMargins(0, 2, 0, 0);
  grid->setHorizontalSpacing(6);
  grid->setVerticalSpacing(2);
  for (int s = 0; s < 2; ++s) {
    const auto i = std::size_t(s);
    m_letters[i] = label(s == 0 ? "sideA" : "sideB");
    m_letters[i]->setText(s == 0 ? QStringLiteral("A") : QStringLiteral("B"));
    m_medians[i] = label("value");
    m_bandwidths[i] = label("muted");
    m_bandwidths[i]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_models[i] = new ModelBar(this);
    grid->addWidget(m_letters[i], 2 * s, 0);
    grid->addWidget(m_medians[i], 2 * s, 1);
    grid->addWidget(m_bandwidths[i], 2 * s, 2);
    grid->addWidget(m_models[i], 2 * s + 1, 1, 1, 2);
  }
  grid->setColumnStretch(2, 1);
  column->addLayout(grid);
  m_origin = label("caption");
  m_origin->setWordWrap(true);
  column->addWidget(m_origin);
  column->addSpacing(6);
  m_offer = label("muted");
  m_offer->setWordWrap(true);
  m_offer->setTextFormat(Qt::RichText);
  m_offer->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  m_offer->setVisible(false);
  connect(m_offer, &QLabel::linkActivated, this, [this] {
    if (m_offered) emit offerTaken(*m_offered);
  });
  column->addWidget(m_offer);
  m_speedUp = label("fasterB");
  m_speedUp->setWordWrap(true);
  column->addWidget(m_speedUp);
  m_covers = label("caption");
  m_covers->setWordWrap(true);
  column->addWidget(m_covers);
}

void ResultView::setCompact(bool compact) {
  m_compact = compact;
  showCovers();
  showRemark();
}

/// In one line where there is little room: of what the time is. All of it is in the tool tip.
void ResultView::showCovers() {
  m_covers->setText(m_compact ? m_coversText.section(QStringLiteral(" ("), 0, 0) : m_coversText);
}

/// Where there is little room, what names no winner gives way: the times' origin is said above.
void ResultView::showRemark() {
  const bool winner = m_speedUp->property("role").toString() != QLatin1String("muted");
  m_speedUp->setVisible(m_compared && (winner || !m_compact));
}

void ResultView::display(const Comparison& comparison, const QString& earlier) {
  showResults(comparison);
  showLatencies(comparison);
  showOffer(comparison);
  m_resultCaption->setText(earlier.isEmpty() ? tr("Result") : tr("Result of the earlier run, %1").arg(earlier));
  setRole(m_resultCaption, earlier.isEmpty() ? "caption" : "warning");
  for (QLabel* label : {m_values[0], m_values[1], m_medians[0], m_medians[1], m_bandwidths[0], m_bandwidths[1]})
    label->setEnabled(earlier.isEmpty());
  if (earlier.isEmpty()) return;
  m_check->hide();
  m_remarks->hide();
  m_offer->hide();
  m_compared = false;
  showRemark();
}

/// Why there is no time, and a link to the nearest request that has one.
void ResultView::showOffer(const Comparison& comparison) {
  const QString why = comparison.untimedText();
  m_offered = comparison.offered();
  m_offer->setVisible(!why.isEmpty());
  const QString link = tr("Run the nearest").toHtmlEscaped();
  m_offer->setText(m_offered ? QStringLiteral("%1 <a href=\"offer\">%2</a>").arg(why.toHtmlEscaped(), link)
                             : why.toHtmlEscaped());
}

void ResultView::showResults(const Comparison& comparison) {
  // What came before a run that failed is not its result.
  const bool failed = comparison.state() == Comparison::State::failed;
  static const Result none;
  const auto shown = [&](int s) -> const Result& {
    return failed && !comparison.side(s).fresh ? none : comparison.side(s).result;
  };
  const Result &a = shown(0), &b = shown(1);
  const bool known = a || b;
  m_resultCaption->setVisible(known);
  m_check->setVisible(known);
  m_remarks->setVisible(false);
  m_values[0]->setVisible(known);
  const bool differ = a && b && !(a->result == b->result);
  m_values[1]->setVisible(differ);
  if (!known) return;
  const RunResult& first = a ? *a : *b;
  m_values[0]->setText(differ ? QStringLiteral("A ") + valueText(a->result) : valueText(first.result));
  if (differ) m_values[1]->setText(QStringLiteral("B ") + valueText(b->result));

  const bool good = (!a || a->matches) && (!b || b->matches);
  const QString text = good ? rightText(a, b) : wrongText(a, b);
  m_check->setText(text);
  const bool farOff = (a && isFarOff(*a)) || (b && isFarOff(*b));
  setRole(m_check, !good ? "bad" : farOff ? "warning" : "good");
  m_remarks->setText(good ? remarksText(a, b) : QString());
  m_remarks->setVisible(!m_remarks->text().isEmpty());
}

void ResultView::showLatencies(const Comparison& comparison) {
  const bool stale = comparison.state() == Comparison::State::failed && !comparison.complete();
  const bool any = !stale && (comparison.medianUs(0) || comparison.medianUs(1));
  m_latencyCaption->setVisible(any);
  m_origin->setVisible(any);
  m_covers->setVisible(any);
  for (int s = 0; s < 2; ++s) {
    const auto i = std::size_t(s);
    const auto median = comparison.medianUs(s);
    m_letters[i]->setVisible(any);
    m_medians[i]->setVisible(any);
    m_bandwidths[i]->setVisible(any);
    m_medians[i]->setText(median ? timeText(*median) : QStringLiteral("–"));
    const auto& result = comparison.side(s).result;
    m_models[i]->display(any && median && result ? result->model : std::nullopt);
    const auto bandwidth = median ? comparison.bandwidthGbs(s, *median) : std::nullopt;
    m_bandwidths[i]->setText(bandwidth ? bandwidthText(*bandwidth) : QString());
  }
  // Of samples that both have: it stands above both.
  const bool banded = comparison.interpolated(0) || comparison.interpolated(1);
  const quint64 samples = banded ? 0 : std::max(comparison.sampleCount(0), comparison.sampleCount(1));
  m_latencyCaption->setText(samples > 0 ? tr("Latency (median of %1)").arg(grouped(samples)) : tr("Latency"));
  m_origin->setText(comparison.provenanceText());
  setRole(m_origin, comparison.provenance() == Provenance::emulated ? "warning" : "caption");
  std::vector<TimeCover> each;
  for (int s = 0; s < 2; ++s)
    if (const auto& r = comparison.side(s).result; r && r->timeCovers) each.push_back(*r->timeCovers);
  QStringList parts;
  for (const TimeCover& cover : commonCovers(each)) parts << app::text(told(cover));
  QString covers = parts.join(QStringLiteral("; "));
  if (!covers.isEmpty()) covers.front() = covers.front().toUpper();  // it says of itself that it is a time
  for (QWidget* w :
       {static_cast<QWidget*>(m_latencyCaption), static_cast<QWidget*>(m_medians[0]),
        static_cast<QWidget*>(m_medians[1]), static_cast<QWidget*>(m_origin), static_cast<QWidget*>(m_covers)})
    w->setToolTip(covers.isEmpty() ? QString() : plainToolTip(covers));
  m_coversText = covers;
  showCovers();

  const auto ratio = comparison.speedUpOfB();
  const QString incomparable = any && comparison.complete() ? comparison.incomparableText() : QString();
  m_compared = ratio.has_value() || !incomparable.isEmpty();
  if (!incomparable.isEmpty()) {
    m_speedUp->setText(incomparable);
    m_speedUp->setToolTip({});
    setRole(m_speedUp, "muted");
    return showRemark();
  }
  if (!ratio) return m_speedUp->hide();
  const bool bFaster = *ratio >= 1;
  const double factor = bFaster ? *ratio : 1 / *ratio;
  if (comparison.provenance() == Provenance::emulated) {
    m_speedUp->setText(tr("The emulator's running time says nothing about which kernel is faster on a GPU."));
    setRole(m_speedUp, "muted");
  } else {
    showVerdict(comparison, bFaster, factor);
  }
  showRemark();
}

/// Modelled times have no samples, so there is no interval that could name a winner.
void ResultView::showModelledFactor(bool bFaster, double factor) {
  const QString text = bFaster ? tr("A takes %1× as long as B; modelled, no interval")
                               : tr("B takes %1× as long as A; modelled, no interval");
  m_speedUp->setText(text.arg(factorText(factor)));
  m_speedUp->setToolTip({});
  setRole(m_speedUp, bFaster ? "fasterB" : "fasterA");
}

/// From the interval of the medians' quotient; of interpolated times, which have no samples, from their bands.
void ResultView::showVerdict(const Comparison& comparison, bool bFaster, double factor) {
  if (comparison.provenance() == Provenance::modelled) return showModelledFactor(bFaster, factor);
  const auto found = speedUpOf(comparison);
  const auto banded = [&] { return comparison.clearlyApart() ? Verdict::faster : Verdict::notClear; };
  const Verdict verdict = found && found->verdict ? *found->verdict : factor < 1.005 ? Verdict::same : banded();
  m_speedUp->setToolTip(found && found->interval
                            ? plainToolTip(withValues(tr("A's median over B's: %1, 95 % interval %2 to %3"),
                                                      QString::number(found->ratio, 'f', 3),
                                                      QString::number(found->interval->low, 'f', 3),
                                                      QString::number(found->interval->high, 'f', 3)))
                            : QString());
  if (verdict == Verdict::same) {
    m_speedUp->setText(tr("A and B are equally fast."));
    setRole(m_speedUp, "muted");
  } else if (verdict == Verdict::notClear) {
    const bool few = found && found->verdict && !found->interval;
    m_speedUp->setText(few ? tr("Too few samples to tell which is faster.")
                           : tr("No clear difference: the times of A and B overlap."));
    setRole(m_speedUp, "muted");
  } else {
    const auto interval = found && found->interval ? found->interval : ratioOfBands(comparison);
    const QString text = bFaster ? tr("B is %1× as fast as A") : tr("A is %1× as fast as B");
    m_speedUp->setText(text.arg(factorText(factor)) + intervalText(interval, bFaster));
    setRole(m_speedUp, bFaster ? "fasterB" : "fasterA");
  }
}

}  // namespace warpfold::app
