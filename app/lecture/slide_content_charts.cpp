// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Charts, ladder and float lens of a slide.
#include <QWidget>
#include <algorithm>

#include "catalogue/published.h"
#include "charts/chart.h"
#include "charts/live_chart.h"
#include "lecture/slide_charts.h"
#include "lecture/slide_content.h"
#include "models/core_text.h"
#include "models/figure_text.h"
#include "models/words.h"

namespace warpfold::app {

void SlideComposer::addLadder(SlideContent& content) const {
  if (content.setup.view != SlideView::ladder) return;
  const LadderModel& model = m_bench.ladder();
  content.ladder.peakGbs = model.measuredPeakGbs();
  auto& rungs = content.ladder.rungs;
  auto bars = model.bars();
  const bool anyTimed = std::any_of(bars.begin(), bars.end(), [](const LadderBar& bar) { return !!bar.latencyUs; });
  // From the back of the room the emulator's times would look like a GPU's.
  for (LadderBar& bar : bars)
    if (bar.emulated) {
      bar.latencyUs = bar.bandwidthGbs = std::nullopt;
      content.ladder.untimed = tr("Times of the CPU only: the emulator's own say nothing about a GPU.");
    }
  for (const LadderBar& bar : bars) {
    if (anyTimed && !bar.latencyUs && !bar.emulated)
      continue;  // a row without a time has nothing to show from the back of the room
    rungs.push_back(
        {bar.kernel, bar.latencyUs ? timeText(*bar.latencyUs) : QString(), bar.bandwidthGbs.value_or(0), {}});
  }
  // Rows that are still to come: a kernel may take seconds, and the room sees which ones there are.
  if (!model.ended())
    for (const KernelPtr& kernel : m_bench.experiment().catalogue().sound())
      if (const QString id = QString::fromStdString(kernel->id);
          std::none_of(bars.begin(), bars.end(), [&](const LadderBar& bar) { return bar.kernel == id; }))
        rungs.push_back({id, QStringLiteral("…"), 0, {}});
  if (content.setup.op != Operation::sum) return;  // what has been published is of sums
  auto& sources = content.ladder.sources;
  for (SlideRung& rung : rungs)
    for (const PublishedFigure& each : publishedFigures(rung.kernel.toStdString())) {
      const SlideSource of{app::text(told(each.source)), fromView(each.device)};
      const auto known = std::find(sources.begin(), sources.end(), of);
      rung.published.emplace_back(each.bandwidthGbs(), known - sources.begin());
      if (known == sources.end()) sources.push_back(of);
    }
}

void SlideComposer::addLens(SlideContent& content) const {
  if (content.setup.view != SlideView::lens) return;
  for (const LensDot& dot : m_bench.ladder().dots()) {
    if (!dot.ran) continue;
    content.lens.push_back(
        {dot.kernel,
         dot.ulp ? tr("%1 %2 ULP").arg(dot.value, QString::number(*dot.ulp, 'g', 3).rightJustified(6)) : dot.value,
         dot.ulp, dot.orderVaries});
    if (!dot.noUlp.isEmpty()) content.noUlp = dot.noUlp;
  }
}

ChartWidget* SlideComposer::chartOf(const QString& view) {
  const auto made = m_charts.find({&m_bench.sources(), view});
  if (made != m_charts.end()) {
    leaveOutSpared(made->second);
    made->second->refresh();
    return made->second;
  }
  for (const ChartEntry& entry : chartEntries()) {
    if (entry.id != view) continue;
    ChartWidget* chart = entry.create(m_bench.sources(), m_parent.get());
    chart->resize(900, 480);
    chart->setTheme(Theme::byId(QStringLiteral("projector")));
    leaveOutSpared(chart);
    chart->refresh();
    return m_charts[{&m_bench.sources(), view}] = chart;
  }
  return nullptr;
}

/// In the place of a kernel that does not run, and of a B that the slide does not have, the other one runs twice.
void SlideComposer::leaveOutSpared(ChartWidget* chart) {
  auto* const live = dynamic_cast<LiveChart*>(chart);
  if (live == nullptr || m_player.empty()) return;
  const bool both = m_player.slide().setup.two();
  for (const int side : {0, 1}) live->leaveOut(side, !m_bench.sparedTitle(side).isEmpty() || (side == 1 && !both));
}

bool SlideComposer::chartReady() {
  if (m_player.empty()) return true;
  const SlideView& view = m_player.slide().setup.view;
  const ChartWidget* chart = chartOf(view.id);
  // Rows of a ladder that are still to come say so. A lens waits for a kernel that was repeated, too; a slide does not.
  if (view == SlideView::ladder) return true;
  if (showsLadder(view)) return m_bench.hasRungs();
  return chart == nullptr || chart->readiness() != Readiness::nothing;
}

QString SlideComposer::emulatorsTimes() {
  return tr("No times here: the emulator's own say nothing about a GPU.");
}

/// Why a chart of times has nothing to show here, in sentences; empty where it has.
QString SlideComposer::unshown(const SlideContent& content) const {
  if (dynamic_cast<const LiveChart*>(content.chart) == nullptr || !m_bench.current()) return {};
  if (m_bench.comparison().provenance() == Provenance::emulated) return emulatorsTimes();
  return {};
}

}  // namespace warpfold::app
