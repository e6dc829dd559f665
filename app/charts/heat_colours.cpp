// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/heat_colours.h"

#include "views/colours.h"

namespace warpfold::app {

QColor laneColour(LaneState state, int side, const Theme& theme) {
  switch (state) {
    case LaneState::combined: return theme.side(side);
    case LaneState::touched: return mixed(theme.panel, theme.side(side), 0.55);
    case LaneState::idle: return mixed(theme.panel, theme.muted, theme.dark ? 0.28 : 0.25);
    case LaneState::skipped: break;
  }
  return mixed(theme.panel, theme.field, 0.8);
}

QColor shareColour(double share, const Theme& theme) {
  return mixed(mixed(theme.panel, theme.field, 0.8), theme.good, share);
}

}  // namespace warpfold::app
