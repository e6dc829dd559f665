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
  if (content.setup.view != QLatin1String("ladder")) return;
  const LadderModel& model = m_bench.ladder();
  content.ladder.peakGbs = model.measuredPeakGbs();
  auto& sources = content.ladder.sources;
  auto bars = model.bars();
  const bool anyTimed = std::any_of(bars.begin(), bars.end(), [](const LadderBar& bar) { return !!bar.latencyUs; });
  // From the back of the room the emulator's times would look like a GPU's.
  for (LadderBar& bar : bars)
    if (bar.emulated) bar.latencyUs = bar.bandwidthGbs = std::nullopt;
  for (const LadderBar& bar : bars) {
    if (anyTimed && !bar.latencyUs && !bar.emulated)
      continue;  // a row without a time has nothing to show from the back of the room
    SlideRung rung{
        bar.kernel, bar.latencyUs ? timeText(*bar.latencyUs) : QStringLiteral("–"), bar.bandwidthGbs.value_or(0), {}};
    for (const PublishedFigure& each : publishedFigures(bar.kernel.toStdString())) {
      const SlideSource of{app::text(told(each.source)), fromView(each.device)};
      const auto known = std::find(sources.begin(), sources.end(), of);
      if (!bar.published.empty()) rung.published.emplace_back(each.bandwidthGbs(), known - sources.begin());
      if (!bar.published.empty() && known == sources.end()) sources.push_back(of);
    }
    content.ladder.rungs.push_back(std::move(rung));
  }
}

void SlideComposer::addLens(SlideContent& content) const {
  if (content.setup.view != QLatin1String("lens")) return;
  for (const LensDot& dot : m_bench.ladder().dots())
    if (dot.ran && dot.ulp)
      content.lens.push_back({dot.kernel,
                              tr("%1 %2 ULP").arg(dot.value, QString::number(*dot.ulp, 'g', 3).rightJustified(6)),
                              *dot.ulp, dot.orderVaries});
}

ChartWidget* SlideComposer::chartOf(const QString& view) {
  const auto made = m_charts.find({&m_bench.sources(), view});
  if (made != m_charts.end()) {
    made->second->refresh();
    return made->second;
  }
  for (const ChartEntry& entry : chartEntries()) {
    if (entry.id != view) continue;
    ChartWidget* chart = entry.create(m_bench.sources(), m_parent.get());
    chart->resize(900, 480);
    chart->setTheme(Theme::byId(QStringLiteral("projector")));
    chart->refresh();
    return m_charts[{&m_bench.sources(), view}] = chart;
  }
  return nullptr;
}

bool SlideComposer::chartReady() {
  const QString view = m_player.empty() ? QString() : m_player.slide().setup.view;
  const ChartWidget* chart = chartOf(view);
  // A lens waits for a kernel that was repeated, too; a slide does not.
  if (showsLadder(view)) return m_bench.hasRungs();
  return chart == nullptr || chart->readiness() != Readiness::nothing;
}

/// Why a chart of times has nothing to show here, in sentences; empty where it has.
QString SlideComposer::unshown(const SlideContent& content) const {
  if (dynamic_cast<const LiveChart*>(content.chart) == nullptr || !m_bench.current()) return {};
  QStringList sentences;
  if (m_bench.comparison().provenance() == Provenance::emulated)
    sentences << tr("No times here: the emulator's own say nothing about a GPU.");
  for (const QString& title : content.setup.spared)
    if (!title.isEmpty()) sentences << tr("%1 does not run on this device.").arg(title);
  return sentences.join(QChar::Space);
}

}  // namespace warpfold::app
