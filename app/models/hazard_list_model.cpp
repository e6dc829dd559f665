// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hazard_list_model.h"

#include "catalogue/kernel_info.h"
#include "models/experiment.h"
#include "models/words.h"
#include "words/say.h"

namespace warpfold::app {

namespace {

HazardListModel::Entry entryOf(int side, const Hazard& hazard, const KernelPtr& kernel) {
  if (!kernel) return {.side = side, .hazard = hazard};
  return {side, hazard, kernel->firstLine, sharedArray(kernel->code)};
}

}  // namespace

void HazardListModel::show(const Comparison& comparison, const Catalogue& kernels) {
  std::vector<Entry> entries;
  for (int side = 0; side < 2; ++side) {
    const Comparison::SideState& state = comparison.side(side);
    const auto add = [&](const std::vector<Hazard>& hazards, const std::string& kernel) {
      for (const Hazard& hazard : hazards) entries.push_back(entryOf(side, hazard, kernels.find(kernel)));
    };
    if (state.fresh && state.result && !state.result->hazards.empty())
      add(state.result->hazards, state.result->request.kernel);
    else if (state.board)
      add(state.board->hazards, state.boardKernel);
  }
  if (entries == m_entries) return;
  beginResetModel();
  m_entries = std::move(entries);
  endResetModel();
}

int HazardListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(m_entries.size());
}

QVariant HazardListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const Entry& each = entry(index.row());
  const QString said = (each.side == 0 ? QStringLiteral("A · ") : QStringLiteral("B · ")) + text(heading(each.hazard)) +
                       QStringLiteral(": ") + text(describe(each.hazard, each.firstLine, each.sharedArray));
  if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return said;
  if (role != Qt::ToolTipRole) return {};
  if (each.hazard.times == 1) return said;
  return said + QLatin1Char('\n') + sentence(say<"hazard-times">(arg<"times">(each.hazard.times)));
}

}  // namespace warpfold::app
