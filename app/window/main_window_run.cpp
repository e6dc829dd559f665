// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow shows of the experiment and its run: trees, charts, counters, and what went wrong.
#include <QAction>

#include "views/source_view.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/banner.h"
#include "window/charts_row.h"
#include "window/experiment_panel.h"
#include "window/info_panel.h"
#include "window/main_window.h"

namespace warpfold::app {

using messages::Side;

void MainWindow::onExperimentChanged() {
  m_panel->showExperiment();
  for (const Side side : {Side::a, Side::b}) {
    const KernelInfo* kernel = m_experiment.kernel(side);
    TreePanel* panel = m_trees[std::size_t(side)];
    panel->setTitle(kernel ? QString::fromStdString(kernel->title) : m_experiment.kernelId(side));
    panel->tree()->setOperation(m_experiment.operation());
    panel->tree()->setEmptyText(
        kernel && kernel->host
            ? tr("%1: on the host there are no blocks and no warps to draw").arg(QString::fromStdString(kernel->title))
            : QString());
  }
  m_info->setKernels(m_experiment.kernel(Side::a), m_experiment.kernel(Side::b), m_experiment.operation());
  m_charts->setBlockIndex(m_experiment.tracedBlock());
  showDevice();
}

void MainWindow::onComparisonState() {
  m_panel->showComparison();
  m_runAction->setEnabled(!m_comparison.active());
  m_stopAction->setEnabled(m_comparison.state() == Comparison::State::running || m_ladder.active());
  // What became of a worker stays to be read; a failed run's reason goes when the next run starts.
  if (m_comparison.state() == Comparison::State::failed && m_client.state() == WorkerClient::State::ready) {
    m_banner->showMessage(m_comparison.failureText(), false);
    m_bannerIsAboutRun = true;
  } else if (m_comparison.state() == Comparison::State::running && m_bannerIsAboutRun) {
    m_banner->hide();
    m_bannerIsAboutRun = false;
  }
  showStatus();
}

void MainWindow::onLadderState() {
  m_ladderAction->setEnabled(!m_ladder.active());
  onComparisonState();
}

void MainWindow::stop() {
  m_ladderSession.stop();
  m_session.stop();
}

void MainWindow::setTreesShow(TreesShow show) {
  m_treesShow = show;
  (show == TreesShow::board ? m_boardAction : m_blockAction)->setChecked(true);
  m_blockAction->setText(tr("Block %1 as Run").arg(m_experiment.tracedBlock()));
  m_choices.fill({show == TreesShow::board ? TreeChoice::Kind::board : TreeChoice::Kind::block});
  showTraces();
}

void MainWindow::chooseTree(int side, const TreeChoice& choice) {
  m_choices[std::size_t(side)] = choice;
  showTraces();
}

void MainWindow::offerChoices(int side) {
  TreeChoice& choice = m_choices[std::size_t(side)];
  const auto offered = treeChoices(m_comparison, side, m_experiment.tracedBlock());
  int current = -1;
  QStringList texts;
  for (const NamedChoice& each : offered) {
    if (each.choice == choice) current = int(texts.size());
    texts.append(each.text);
  }
  // The kernel that had this level is gone.
  if (current < 0) choice = offered[current = 1].choice;
  const KernelInfo* kernel = m_experiment.kernel(side == 0 ? Side::a : Side::b);
  m_trees[std::size_t(side)]->setChoices(kernel && kernel->host ? QStringList() : texts, current);
}

void MainWindow::showTraces() {
  std::array<BlockTracePtr, 2> traces;
  for (int side = 0; side < 2; ++side) {
    offerChoices(side);
    BlockTracePtr& trace = traces[std::size_t(side)];
    trace = traceOf(m_comparison, side, m_choices[std::size_t(side)], m_experiment.tracedBlock());
    TreePanel* panel = m_trees[std::size_t(side)];
    panel->setTrace(trace);
    panel->setBadge(trace ? badgeOf(side, *trace) : QString());
  }
  m_playback.setTraces(traces[0], traces[1]);
  // A kernel seen for the first time plays by itself; a new size of the same one does not interrupt.
  const std::array<QString, 2> kernels{m_experiment.kernelId(Side::a), m_experiment.kernelId(Side::b)};
  if (traces[0] && traces[1] && kernels != m_playedKernels) {
    m_playedKernels = kernels;
    m_playback.toStart();
    m_playback.play();
  }
  showStatus();
}

void MainWindow::refreshNow() {
  m_resultTimer.stop();
  m_panel->showComparison();
  m_charts->refreshNow();
  showStatus();
}

QString MainWindow::badgeOf(int side, const BlockTrace& trace) const {
  const QString shape = tr("%1 threads, warps of %2").arg(trace.threads).arg(trace.warpSize);
  const bool board = m_choices[std::size_t(side)].kind == TreeChoice::Kind::board;
  return !board && trace.masksVerified ? tr("%1 · emulated, masks measured on the GPU").arg(shape)
                                       : tr("%1 · emulated").arg(shape);
}

void MainWindow::showHazard(int side, const Hazard& hazard) {
  const auto seen = whereToSee(m_comparison, side, m_choices[std::size_t(side)], m_experiment.tracedBlock(), hazard);
  m_playback.pause();
  if (seen) {
    const auto& [choice, fault] = *seen;
    if (!(choice == m_choices[std::size_t(side)])) chooseTree(side, choice);
    const BlockTracePtr trace = m_playback.trace(side);
    m_playback.setMode(Playback::Mode::stepLocked);
    if (trace) m_playback.setPosition(trace->steps[fault.step].row);
    m_trees[std::size_t(side)]->tree()->setHazard(fault);
  }
  m_info->source()->warn(side, hazard);
}

void MainWindow::onLost(const QString& message, bool restarting) {
  m_bannerIsAboutRun = false;
  m_banner->showMessage(restarting ? message + tr(" A new one is being started.") : message, !restarting);
  onComparisonState();
}

}  // namespace warpfold::app
