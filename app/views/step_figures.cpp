// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step_figures.h"

#include <QFontMetricsF>
#include <QHash>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "metrics/current_step.h"
#include "metrics/step_facts.h"
#include "models/count_text.h"
#include "models/figure_text.h"
#include "models/playback.h"
#include "models/with_values.h"
#include "models/words.h"
#include "theme/theme.h"
#include "words/say.h"

namespace warpfold::app {

namespace {

constexpr double figureLine = 38;
constexpr double smallestGap = 10;

QFont nameFont() {
  return Theme::ui(11);
}
QFont valueFont() {
  return Theme::mono(15);
}

QString nameOf(std::uint64_t StepCounters::*counter) {
  return text(Message{std::string(rowOf(counter).column), {}});
}

/// What the share of used bytes means, and that small warps cannot use them all.
QString bytesHelp(const BlockTrace& trace, const Step& step, const BytesMoved& moved) {
  const StepFacts facts(trace, step);
  if (facts.warpBytes >= 32)
    return StepFigures::tr("Lanes use %1 of the %2 bytes that loads and stores of global memory move")
        .arg(grouped(moved.used), grouped(moved.moved));
  return withValues(
      StepFigures::tr(
          "Lanes use %1 of the %2 bytes that loads and stores of global memory move. Memory moves in sectors of 32 "
          "bytes, of which a warp of %3 lanes, as in this example, uses %4 at most: %5 is the best that it can do"),
      grouped(moved.used), grouped(moved.moved), facts.warpLanes, facts.warpBytes,
      percentText(double(facts.warpBytes) / 32));
}

const QString dash = QStringLiteral("–");

/// Of a modelled time, that nobody took it.
StepFigures::Figure timeFigure(std::optional<double> ns, bool modelled) {
  const QString name = modelled ? StepFigures::tr("would take") : StepFigures::tr("time");
  if (!ns) return {name, dash, StepFigures::tr("Only a GPU measures time; this block was emulated"), false};
  return {name, stepTimeText(*ns),
          modelled ? StepFigures::tr("Modelled time on the GPU, from barrier to barrier")
                   : StepFigures::tr("Time on the GPU, from barrier to barrier"),
          false};
}

}  // namespace

QList<StepFigures::Figure> figuresOf(const BlockTrace& trace, const Step* step, bool modelled) {
  const StepCounters none;
  const StepCounters& counters = step != nullptr ? step->counters : none;
  const auto sectors = step != nullptr ? sectorsPerRequest(*step) : std::nullopt;
  const std::uint64_t conflicts = sharedConflicts(counters.memory);
  QList<StepFigures::Figure> figures;
  figures.append(
      {nameOf(&StepCounters::activeThreads),
       QStringLiteral("%1 / %2").arg(grouped(counters.activeThreads), grouped(trace.threads)),
       StepFigures::tr("Threads that take an element or combine two values in this step, of all of the block"), false});
  figures.append({nameOf(&StepCounters::activeWarps),
                  withValues(QStringLiteral("%1 / %2"), counters.activeWarps, trace.warps()),
                  StepFigures::tr(
                      "Warps with at least one working lane; the others only test the condition and reach the barrier"),
                  false});
  figures.append({nameOf(&StepCounters::divergentWarps), QString::number(counters.divergentWarps),
                  StepFigures::tr("Issued warps of which some lanes do nothing"), counters.divergentWarps > 0});
  const std::uint64_t lanes = step != nullptr ? issuedLanes(*step) : 0;
  figures.append({text(say<"column-lanes-at-work">()),
                  lanes == 0 ? dash : percentText(double(counters.activeThreads) / double(lanes)),
                  lanes == 0
                      ? StepFigures::tr("No warp is issued")
                      : StepFigures::tr("%1 of the %2 lanes of issued warps take an element or combine two values")
                            .arg(grouped(counters.activeThreads), grouped(lanes)),
                  false});
  figures.append({StepFigures::tr("sectors / request"), !sectors ? dash : QString::number(*sectors, 'f', 1),
                  !sectors
                      ? StepFigures::tr("No access to global memory in this step")
                      : StepFigures::tr("Global memory: 32-byte sectors that one access of a warp moves, on average"),
                  false});
  const auto bytes = step != nullptr ? bytesMoved(*step) : std::nullopt;
  const BytesMoved moved = bytes.value_or(BytesMoved{});
  figures.append({text(say<"column-bytes-used">()), bytes ? percentText(moved.share()) : dash,
                  bytes      ? bytesHelp(trace, *step, moved)
                  : !sectors ? StepFigures::tr("No access to global memory in this step")
                             : StepFigures::tr("Not all accesses of this step were recorded"),
                  false});
  figures.append({text(say<"column-shared-conflicts">()), QString::number(conflicts),
                  StepFigures::tr("Shared memory: extra rounds because lanes meet in the same bank; %1 of loads, %2 of "
                                  "stores")
                      .arg(grouped(counters.memory.sharedLoadConflicts), grouped(counters.memory.sharedStoreConflicts)),
                  conflicts > 0});
  const auto timed = [](const Step& each) { return each.timeNs.has_value(); };
  const bool taken = !modelled || std::none_of(trace.steps.begin(), trace.steps.end(), timed);  // a board has no times
  figures.append(timeFigure(step != nullptr ? step->timeNs : std::nullopt, !taken));
  return figures;
}

StepFigures::StepFigures(int side, QWidget* parent)
    : QWidget(parent), m_side(side), m_theme(&Theme::byId(QStringLiteral("dark"))) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setAccessibleName(side == 0 ? tr("Figures of the step, A") : tr("Figures of the step, B"));
}

void StepFigures::setTheme(const Theme& theme) {
  m_theme = &theme;
  update();
}

void StepFigures::setTrace(BlockTracePtr trace) {
  if (trace == m_trace && !m_widest.isEmpty()) return;
  m_trace = std::move(trace);
  measure();
}

void StepFigures::measure() {
  m_widest.clear();
  if (m_trace) {
    const QFontMetricsF names(nameFont()), values(valueFont());
    QHash<QString, double> widths;  // steps have most of their figures in common, and to shape a text takes long
    const auto widen = [&](const QList<Figure>& figures) {
      m_widest.resize(figures.size());
      for (int i = 0; i < figures.size(); ++i) {
        const auto& [name, value, help, bad] = figures[i];
        if (!widths.contains(name)) widths[name] = names.horizontalAdvance(name);
        if (!widths.contains(value)) widths[value] = values.horizontalAdvance(value);
        m_widest[i] = std::max({m_widest[i], widths[name], widths[value]});
      }
    };
    widen(figuresOf(*m_trace, nullptr, modelled()));
    for (const Step& step : m_trace->steps) widen(figuresOf(*m_trace, &step, modelled()));
  }
  updateGeometry();
  if (m_beside) {
    m_beside->updateGeometry();
    m_beside->update();
  }
  follow();
}

void StepFigures::setPlayback(Playback* playback) {
  if (m_playback) m_playback->disconnect(this);
  m_playback = playback;
  if (playback != nullptr) {
    connect(playback, &Playback::positionChanged, this, &StepFigures::follow);
    connect(playback, &Playback::tracesChanged, this, &StepFigures::measure);
  }
  follow();
}

bool StepFigures::modelled() const {
  return m_playback && m_playback->modelled(m_side);
}

std::unique_ptr<PaintedItems> StepFigures::paintedItems() const {
  std::vector<PaintedItem> items;
  const QList<QRectF> rects = places(width());
  for (int i = 0; i < m_figures.size() && i < rects.size(); ++i)
    items.push_back({QAccessible::StaticText, QStringLiteral("%1: %2").arg(m_figures[i].name, m_figures[i].value),
                     m_figures[i].help, rects[i]});
  return std::make_unique<FlatItems>(std::move(items));
}

void StepFigures::follow() {
  QList<Figure> figures;
  if (m_trace) {
    const double position = m_playback ? m_playback->position(m_side) : 0;
    figures = figuresOf(*m_trace, currentStep(*m_trace, position), modelled());
  }
  const auto same = [](const Figure& x, const Figure& y) { return x.value == y.value && x.name == y.name; };
  if (std::equal(figures.begin(), figures.end(), m_figures.begin(), m_figures.end(), same)) return;
  m_figures = figures;
  QStringList spoken;
  for (const Figure& figure : m_figures) spoken.append(figure.name + QLatin1Char(' ') + figure.value);
  setAccessibleDescription(spoken.join(QStringLiteral(", ")));
  update();
}

void StepFigures::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) measure();
  QWidget::changeEvent(event);
}

void StepFigures::align(StepFigures* a, StepFigures* b) {
  a->m_beside = b;
  b->m_beside = a;
  a->updateGeometry();
  b->updateGeometry();
}

double StepFigures::widthOf(int figure) const {
  const double own = figure < m_widest.size() ? m_widest[figure] : 70;
  return m_beside && figure < m_beside->m_widest.size() ? std::max(own, m_beside->m_widest[figure]) : own;
}

QList<QRectF> StepFigures::places(double width) const {
  const int count = static_cast<int>(m_widest.size());
  QList<QRectF> rects(count);
  // The fewest lines of which each has room for its figures; what is left over goes between them.
  for (int lines = 1; lines <= count; ++lines) {
    const int perLine = (count + lines - 1) / lines;
    bool fits = true;
    for (int first = 0; first < count; first += perLine) {
      const int end = std::min(first + perLine, count), gaps = std::max(1, perLine - 1);
      double used = 0;
      for (int i = first; i < end; ++i) used += widthOf(i);
      fits = fits && (used + (end - first - 1) * smallestGap <= width || perLine == 1);
      const double gap = std::clamp((width - used) / gaps, smallestGap, 48.0);
      double x = 0;
      for (int i = first; i < end; x += widthOf(i) + gap, ++i)
        rects[i] = QRectF(x, (first / perLine) * figureLine, widthOf(i) + 2, figureLine);
    }
    if (fits) break;
  }
  return rects;
}

int StepFigures::heightForWidth(int width) const {
  const QList<QRectF> rects = places(width);
  return static_cast<int>(rects.isEmpty() ? figureLine : rects.last().bottom());
}

void StepFigures::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QList<QRectF> rects = places(width());
  for (int i = 0; i < m_figures.size() && i < rects.size(); ++i) {
    painter.setFont(nameFont());
    painter.setPen(m_theme->muted);
    painter.drawText(rects[i].adjusted(0, 0, 20, -figureLine + 15), Qt::AlignLeft | Qt::AlignVCenter,
                     m_figures[i].name);
    painter.setFont(valueFont());
    painter.setPen(m_figures[i].bad ? m_theme->bad : m_theme->text);
    painter.drawText(rects[i].adjusted(0, 15, 20, 0), Qt::AlignLeft | Qt::AlignVCenter, m_figures[i].value);
  }
}

bool StepFigures::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  auto* help = static_cast<QHelpEvent*>(event);
  const QList<QRectF> rects = places(width());
  for (int i = 0; i < m_figures.size() && i < rects.size(); ++i)
    if (rects[i].contains(help->pos())) {
      QToolTip::showText(help->globalPos(), m_figures[i].help, this, rects[i].toAlignedRect());
      return true;
    }
  QToolTip::hideText();
  return true;
}

}  // namespace warpfold::app
