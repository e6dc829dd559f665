// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How ExperimentPanel puts its fields: the roomiest of several ways in which everything, results included, is
// seen without scrolling.
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QScrollArea>

#include "window/experiment_panel.h"
#include "window/result_view.h"

namespace warpfold::app {

using Field = Experiment::Field;

namespace {

// The ways, each with the fields whose names stand beside instead of above them. From `compact` on, operation
// and type, and threads and blocks, share a line.
const std::vector<std::vector<Field>> ways{
    {},
    {},
    {Field::input2},
    {Field::input2, Field::backend, Field::backendB},
    {Field::input2, Field::backend, Field::backendB, Field::size},
    {Field::input2, Field::backend, Field::backendB, Field::size, Field::kernelA, Field::kernelB},
};
constexpr int compact = 1;

/// Kernels have long names: beside them stands only the letter.
bool isKernel(Field field) {
  return field == Field::kernelA || field == Field::kernelB;
}

}  // namespace

ExperimentPanel::Arrangement ExperimentPanel::arrangement(int way) const {
  const auto a = m_experiment.grid(messages::Side::a), b = m_experiment.grid(messages::Side::b);
  return {way,
          m_experiment.offeredWarps().size() > 1,
          takesSecondInput(m_experiment.operation()),
          showsDeviceB(),
          m_experiment.deviceWithRanks() != nullptr,
          a != b};
}

void ExperimentPanel::arrange(const Arrangement& wanted) {
  if (wanted == m_arranged) return;
  m_arranged = wanted;
  const auto& [way, warp, second, deviceB, ranks, twoGrids] = wanted;
  while (QLayoutItem* item = m_grid->takeAt(0)) delete item;
  m_grid->setVerticalSpacing(way >= compact ? 5 : 7);
  int row = 0;
  // Twelve columns, so that two fields can share a line in several ways.
  const auto put = [&](std::initializer_list<std::pair<Field, int>> cells) {
    int column = 0;
    for (const auto& [field, span] : cells) {
      m_grid->addWidget(m_cells[field], row, column, 1, span, Qt::AlignTop);
      m_cells[field]->show();
      column += span;
    }
    ++row;
  };
  put({{Field::backend, 12}});
  m_cells[Field::backendB]->setVisible(deviceB);
  if (deviceB) put({{Field::backendB, 12}});
  for (const Field field : {Field::across, Field::ranks}) m_cells[field]->setVisible(ranks);
  if (ranks) put({{Field::across, 7}, {Field::ranks, 5}});
  put({{Field::kernelA, 12}});
  put({{Field::kernelB, 12}});
  if (way >= compact) {
    put({{Field::operation, 6}, {Field::type, 6}});
  } else {
    put({{Field::operation, 12}});
    put({{Field::type, 12}});
  }
  put({{Field::input, 9}, {Field::seed, 3}});
  m_cells[Field::input2]->setVisible(second);
  if (second) put({{Field::input2, 12}});
  put({{Field::size, 12}});
  m_cells[Field::warp]->setVisible(warp);
  if (warp)
    put({{Field::block, 8}, {Field::warp, 4}});
  else if (way >= compact && !twoGrids)
    put({{Field::block, 6}, {Field::grid, 6}});
  else
    put({{Field::block, 12}});
  if (warp || way < compact || twoGrids) put({{Field::grid, 12}});
  const auto stands = [&, way = way](Field field) {
    return std::find(ways[way].begin(), ways[way].end(), field) != ways[way].end();
  };
  const auto all = {Field::input2, Field::backend, Field::backendB, Field::size, Field::kernelA, Field::kernelB};
  m_besideWidth = 0;  // no more than the widest needs, so that what is chosen keeps the rest
  for (const Field field : all)
    if (stands(field) && !m_cells[field]->isHidden() && !isKernel(field))
      m_besideWidth = std::max(m_besideWidth, m_rows[field].label->sizeHint().width());
  for (const Field field : all) setBeside(field, stands(field));
  setBeside(Field::grid, (warp || twoGrids) && way >= compact);
  m_result->setCompact(way >= compact);
  for (int column = 0; column < 12; ++column) m_grid->setColumnStretch(column, 1);
}

/// Puts a field's name beside it, in a column of its own with the others that stand so, or above.
void ExperimentPanel::setBeside(Field field, bool beside) {
  const Row& row = m_rows[field];
  auto* cell = static_cast<QGridLayout*>(m_cells[field]->layout());
  cell->setSpacing(3);
  cell->setHorizontalSpacing(10);
  cell->addWidget(row.label, 0, 0);
  cell->addWidget(row.editor, beside ? 0 : 1, beside ? 1 : 0);
  cell->addWidget(row.problem, 2, 0, 1, beside ? 2 : 1);
  cell->setColumnStretch(0, beside ? 0 : 1);
  cell->setColumnStretch(1, beside ? 1 : 0);
  const bool letter = beside && isKernel(field);
  if (field == Field::kernelA) row.label->setText(letter ? tr("A") : tr("Kernel A"));
  if (field == Field::kernelB) row.label->setText(letter ? tr("B") : tr("Kernel B"));
  row.label->setMinimumWidth(beside && !letter && field != Field::grid ? m_besideWidth : 0);
}

/// Without a scroll bar, whose width would keep one that is not needed.
int ExperimentPanel::neededHeight() const {
  m_result->updateGeometry();  // the column remembers how tall it was until the next event
  m_column->invalidate();
  return m_column->totalHeightForWidth(m_scroll->contentsRect().width());
}

void ExperimentPanel::fit() {
  const int room = m_scroll->viewport()->height();
  const auto known = [&] {
    return std::tuple(arrangement(m_arranged.way), room, m_scroll->contentsRect().width(), neededHeight());
  };
  if (m_fitted == known()) return;
  // What is wrong about a field comes and goes as one types: the names stay where they are.
  const auto wrong = [](const Row& row) { return !row.problem->isHidden(); };
  if (m_fitted && std::get<1>(*m_fitted) == room && arrangement(m_arranged.way) == m_arranged &&
      std::any_of(m_rows.begin(), m_rows.end(), wrong))
    return;
  for (int way = 0; way < int(ways.size()); ++way) {
    arrange(arrangement(way));
    if (neededHeight() <= room) break;
  }
  m_result->setCompact(false);
  if (neededHeight() > room) m_result->setCompact(m_arranged.way >= compact);
  // A bar makes lines narrower, so that more of them are needed: once there, it would never go.
  m_scroll->setVerticalScrollBarPolicy(neededHeight() <= room ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
  m_fitted = known();
}

void ExperimentPanel::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  fit();
}

}  // namespace warpfold::app
