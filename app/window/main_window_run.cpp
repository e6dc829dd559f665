// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow shows of the experiment and its run: trees, charts, counters, and what went wrong.
#include <QAction>

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
        kernel && kernel->host ? tr("One thread on the host goes through all elements: no tree, no warps")
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
    m_bannerTellsOfRun = true;
  } else if (m_comparison.state() == Comparison::State::running && m_bannerTellsOfRun) {
    m_banner->hide();
    m_bannerTellsOfRun = false;
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
  showTraces();
}

void MainWindow::showTraces() {
  std::array<BlockTracePtr, 2> traces;
  for (int side = 0; side < 2; ++side) {
    BlockTracePtr& trace = traces[std::size_t(side)];
    trace = m_treesShow == TreesShow::board ? m_comparison.side(side).board
                                            : m_comparison.blockTrace(side, m_experiment.tracedBlock());
    TreePanel* panel = m_trees[std::size_t(side)];
    panel->setTrace(trace);
    panel->setBadge(trace ? badgeOf(*trace) : QString());
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

QString MainWindow::badgeOf(const BlockTrace& trace) const {
  const QString shape = tr("%1 threads, warps of %2").arg(trace.threads).arg(trace.warpSize);
  if (m_treesShow == TreesShow::board) return tr("blackboard example · %1 · emulated").arg(shape);
  return trace.masksVerified ? tr("as run · %1 · emulated, masks measured on the GPU").arg(shape)
                             : tr("as run · %1 · emulated").arg(shape);
}

void MainWindow::onLost(const QString& message, bool restarting) {
  m_bannerTellsOfRun = false;
  m_banner->showMessage(restarting ? message + tr(" A new one is being started.") : message, !restarting);
  onComparisonState();
}

}  // namespace warpfold::app
