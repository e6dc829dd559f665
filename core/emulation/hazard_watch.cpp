// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/hazard_watch.h"

#include "emulation/instruction_set.h"
#include "emulation/launch_hazards.h"

namespace warpfold::emulation {

namespace {

bool isOrdered(const ProgramOrder& order) {
  return order.syncsWarps || order.fences;
}

ShadowRows rowsOf(bool ordered) {
  if constexpr (compiledForAvx2)
    if (usesAvx2()) return avx2::shadowRows(ordered);
  return baseline::shadowRows(ordered);
}

}  // namespace

HazardWatch::HazardWatch(LaunchHazards& launch)
    : m_launch(launch),
      m_cells(pages * ShadowRow::cells, isOrdered(launch.order())),
      m_rows(rowsOf(m_cells.ordered())),
      m_pages(pages) {}

void HazardWatch::beginGeneration() {
  m_cells.forget(0, m_cells.size());
  m_pages.assign(pages, {});
  m_epoch = 1;
  ++m_generation;
}

}  // namespace warpfold::emulation
