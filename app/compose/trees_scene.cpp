// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compose/trees_scene.h"

#include <QDate>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "charts/chart.h"
#include "charts/painted_chart.h"
#include "compose/figure_part.h"
#include "export/composite.h"
#include "metrics/current_step.h"
#include "models/count_text.h"
#include "models/figure_text.h"
#include "models/table_text.h"
#include "models/with_values.h"
#include "theme/theme.h"
#include "version.h"
#include "views/lanes/lanes_view.h"
#include "views/step_figures.h"
#include "views/tree_view.h"

namespace warpfold::app {
namespace {

constexpr double sceneMargin = 12, leastFooter = 22, barHeight = 12, barLine = 22, raceHeight = 3 * barLine + 6;
constexpr double sceneChartShare = 0.3, leastSceneChart = 160;  // of the height, and at least
constexpr int footerPixels = 11, racePixels = 13;

bool showsTimes(const Stage& stage) {
  for (const int side : {0, 1})
    if (const BlockTracePtr trace = stage.trace(side))
      for (const Step& step : trace->steps)
        if (step.timeNs) return true;
  return false;
}

double footerHeight(const QString& text, double width) {
  const QRectF lines =
      QFontMetricsF(Theme::ui(footerPixels)).boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, text);
  return std::max(leastFooter, std::ceil(lines.height()) + 6);
}

}  // namespace

bool canBeFilmed(const ChartEntry& entry) {
  return entry.isOf<Stage>() &&
         std::all_of(entry.drawsFrom.begin(), entry.drawsFrom.end(), [](const QMetaObject* type) {
           return type == &Stage::staticMetaObject || type == &Comparison::staticMetaObject;
         });
}

Origin filmOriginOf(const Stage& stage) {
  Origin origin = stage.origin();
  origin.shown.clear();
  for (const int side : {0, 1}) {
    QStringList phrases{(side == 0 ? TreesScene::tr("A: %1") : TreesScene::tr("B: %1")).arg(stage.title(side)),
                        stage.details(side), stage.badge(side)};
    phrases.removeAll(QString());
    if (stage.trace(side)) origin.shown << phrases.join(QStringLiteral(", "));
  }
  return origin;
}

TreesScene::TreesScene(Experiment& experiment, Comparison& comparison, const Stage& shown)
    : m_comparison(comparison), m_stage(experiment, comparison) {
  for (const int side : {0, 1}) m_stage.choose(side, shown.choice(side));
  m_usual = trees();
  if (!m_stage.playback().raceAvailable()) m_stage.show(TreeChoice::Kind::block);
  if (m_stage.playback().raceAvailable()) m_racing = trees();
  // What is running goes on, and changes no picture of this one.
  QObject::disconnect(&experiment, nullptr, &m_stage, nullptr);
  QObject::disconnect(&comparison, nullptr, &m_stage, nullptr);
  Playback& clock = m_stage.playback();
  clock.pause();
  show(m_usual);
  clock.setPairwise(shown.playback().pairwiseWanted());
  clock.setReducedMotion(shown.playback().reducedMotion());
  for (const int side : {0, 1}) {
    auto& panel = m_panels[std::size_t(side)] = std::make_unique<TreePanel>(side);
    panel->setStill();
    panel->tree()->setVisible(true);
    panel->showStage(m_stage);
  }
  StepFigures::align(m_panels[0]->stepFigures(), m_panels[1]->stepFigures());
  m_sources.add(m_stage);
  m_sources.add(comparison);
  for (const ChartEntry& entry : chartEntries())
    if (canBeFilmed(entry)) m_charts.emplace_back(entry.id, entry.create(m_sources, nullptr));
}

TreesScene::~TreesScene() = default;

TreesScene::Trees TreesScene::trees() const {
  return {{m_stage.choice(0), m_stage.choice(1)}, {m_stage.trace(0), m_stage.trace(1)}};
}

/// As they were: a run that goes on may have others by now.
void TreesScene::show(const Trees& trees) {
  for (const int side : {0, 1}) m_stage.choose(side, trees.choices[std::size_t(side)]);
  m_stage.playback().pause();
  m_stage.playback().setTraces(trees.traces[0], trees.traces[1]);
  emit m_stage.treesChanged();
}

void TreesScene::setRace(bool race) {
  race = race && canRace();
  if (race != races()) show(race ? *m_racing : m_usual);
  m_stage.playback().setMode(race ? Playback::Mode::race : Playback::Mode::stepLocked);
}

void TreesScene::setPace(std::optional<double> rowsPerSecond) {
  m_paced = rowsPerSecond.has_value();
  m_stage.playback().setSpeed(rowsPerSecond.value_or(1));
}

QList<std::pair<QString, QString>> TreesScene::charts() const {
  QList<std::pair<QString, QString>> list;
  for (const auto& [id, chart] : m_charts) list.append({id, chart->title()});
  return list;
}

void TreesScene::setChart(const QString& id) {
  m_chart = nullptr;
  for (const auto& [known, chart] : m_charts)
    if (known == id) m_chart = chart.get();
}

void TreesScene::paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const {
  painter.fillRect(area, theme.window);
  QRectF room = area.adjusted(sceneMargin, sceneMargin, -sceneMargin, -sceneMargin);
  if (m_chart != nullptr) m_chart->refresh();
  const double footer = footerHeight(footerText(), room.width());
  paintFooter(painter, QRectF(room.left(), room.bottom() - footer + sceneMargin / 2, room.width(), footer), theme);
  room.setBottom(room.bottom() - footer + sceneMargin / 2);
  if (m_chart != nullptr) {
    const double high = std::max(area.height() * sceneChartShare, std::min(leastSceneChart, area.height() / 2));
    paintChart(painter, QRectF(room.left(), room.bottom() - high, room.width(), high), theme);
    room.setBottom(room.bottom() - high - sceneMargin);
  }
  if (races()) {
    paintRace(painter, QRectF(room.left(), room.bottom() - raceHeight, room.width(), raceHeight), theme);
    room.setBottom(room.bottom() - raceHeight - sceneMargin / 2);
  }
  paintPanels(painter, room, theme);
}

/// What it shows is said by the panels above it.
void TreesScene::paintChart(QPainter& painter, const QRectF& area, const Theme& theme) const {
  constexpr double line = 28, inset = 12;
  const QRectF heading(area.left() + inset, area.top(), area.width() - 2 * inset, line);
  painter.fillRect(area, theme.panel);
  painter.setFont(Theme::ui(racePixels, QFont::DemiBold));
  painter.setPen(theme.text);
  painter.drawText(heading, Qt::AlignLeft | Qt::AlignVCenter, m_chart->title());
  painter.setFont(Theme::ui(footerPixels));
  painter.setPen(theme.muted);
  painter.drawText(heading, Qt::AlignRight | Qt::AlignVCenter, m_chart->unit());
  paintWhole(*m_chart, painter, area.adjusted(0, line, 0, 0), theme);
}

void TreesScene::paintPanels(QPainter& painter, const QRectF& area, const Theme& theme) const {
  const double wide = (area.width() - sceneMargin) / 2;
  // Panels that need more room than there is become smaller, rather than lie over what stands below them.
  double scale = 1;
  for (const auto& panel : m_panels) {
    const QSize least = panel->minimumSizeHint().expandedTo(panel->minimumSize());
    scale = std::min({scale, wide / std::max(1, least.width()), area.height() / std::max(1, least.height())});
  }
  for (const int side : {0, 1}) {
    TreePanel& panel = *m_panels[std::size_t(side)];
    panel.setTheme(theme);
    const QSize size(int(wide / scale), int(area.height() / scale));
    if (panel.size() != size) panel.resize(size);
    painter.save();
    painter.translate(area.left() + side * (wide + sceneMargin), area.top());
    painter.scale(scale, scale);
    paintWidget(painter, panel, false);
    painter.restore();
  }
}

/// How slow the race is shown, and whose times these are; at its end who was first.
QString TreesScene::raceText() const {
  QStringList parts;
  if (const auto ns = m_stage.playback().raceTimesNs()) {
    const QString factor = QString::number(std::max((*ns)[0], (*ns)[1]) / std::min((*ns)[0], (*ns)[1]), 'f', 2);
    parts << (factor == QLatin1String("1.00") ? tr("A and B take as long")
              : (*ns)[1] < (*ns)[0]           ? tr("B is %1× as fast").arg(factor)
                                              : tr("A is %1× as fast").arg(factor));
  } else if (m_paced) {
    parts << tr("Race, %1").arg(slowDownText(m_stage.playback().raceSlowDown()));
  } else {
    parts << tr("Race");
  }
  parts << m_comparison.stepTimesText();
  parts.removeAll(QString());
  return parts.join(QStringLiteral(" · "));
}

void TreesScene::paintRace(QPainter& painter, const QRectF& area, const Theme& theme) const {
  painter.setFont(Theme::ui(racePixels, QFont::DemiBold));
  painter.setPen(theme.text);
  const QRectF line(area.left(), area.top(), area.width(), barLine);
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(painter.font()).elidedText(raceText(), Qt::ElideRight, line.width()));
  for (const int side : {0, 1}) paintBar(painter, line.translated(0, (side + 1) * (barLine + 1)), side, theme);
}

void TreesScene::paintBar(QPainter& painter, const QRectF& line, int side, const Theme& theme) const {
  const Playback& clock = m_stage.playback();
  const auto own = rowTimes(clock.trace(side).get()), other = rowTimes(clock.trace(1 - side).get());
  if (own.empty() || other.empty() || clock.rows() <= 0) return;
  const double all = std::max(own.back(), other.back());
  const double ns = std::min(own.back(), clock.position() / clock.rows() * all);
  constexpr double letterWidth = 20, timeWidth = 84;
  painter.setFont(Theme::ui(racePixels, QFont::DemiBold));
  painter.setPen(theme.side(side));
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, side == 0 ? QStringLiteral("A") : QStringLiteral("B"));
  QRectF bar(line.left() + letterWidth, line.center().y() - barHeight / 2, line.width() - letterWidth - timeWidth,
             barHeight);
  painter.fillRect(bar, theme.field);
  bar.setWidth(bar.width() * ns / all);
  painter.fillRect(bar, theme.side(side));
  painter.setFont(Theme::mono(racePixels));
  painter.setPen(theme.text);
  painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, timeText(ns / 1000));
}

/// What all that is shown rests on: trees, times of their steps, the chart.
QString TreesScene::footerText() const {
  QStringList parts;
  if (m_stage.details(0) == m_stage.details(1))
    parts << m_stage.details(0);
  else
    for (const int side : {0, 1})
      if (const QString own = m_stage.details(side); !own.isEmpty())
        parts << (side == 0 ? tr("A: %1") : tr("B: %1")).arg(own);
  parts << m_stage.origin().provenance;
  if (races() || showsTimes(m_stage)) parts << tr("step times: %1").arg(m_comparison.stepTimesText());
  if (m_chart != nullptr) {
    Origin chart = m_chart->exportOrigin().value_or(Origin());
    const QStringList told = m_stage.origin().shown;  // by the panels
    chart.shown.removeIf([&](const QString& phrase) { return told.contains(phrase); });
    if (const QString basis = basisOf(chart); !basis.isEmpty()) parts << tr("%1: %2").arg(m_chart->title(), basis);
  }
  parts << QDate::currentDate().toString(Qt::ISODate) << QStringLiteral("Warpfold %1").arg(QLatin1String(version));
  parts.removeAll(QString());
  return parts.join(QStringLiteral(" · "));
}

void TreesScene::paintFooter(QPainter& painter, const QRectF& lines, const Theme& theme) const {
  painter.setFont(Theme::ui(footerPixels));
  painter.setPen(theme.muted);
  painter.drawText(lines, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, footerText());
}

Origin TreesScene::filmOrigin() const {
  return withTimes(filmOriginOf(m_stage));
}

Origin TreesScene::withTimes(Origin origin) const {
  if (!races()) return origin;
  origin.device = m_comparison.deviceName();
  origin.provenance = tr("%1; step times: %2").arg(origin.provenance, m_comparison.stepTimesText());
  return origin;
}

std::vector<Table> TreesScene::tables() const {
  std::vector<Table> all = SideBySide(exportName(), {m_panels[0]->tree(), m_panels[1]->tree()}).tables();
  if (!races()) return all;
  Table& race = all.emplace_back(Table{"race", {}, {"side", "row", "end_ns"}, {}});
  for (const std::size_t side : {0u, 1u}) {
    const std::vector<double> ends = rowTimes(m_stage.playback().trace(int(side)).get());
    for (std::size_t row = 0; row < ends.size(); ++row)
      race.rows.push_back({cellOfSide(side), row, dataCell(ends[row])});
  }
  return all;
}

}  // namespace warpfold::app
