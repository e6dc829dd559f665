// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "models/heat_map.h"
#include "theme/theme.h"

namespace warpfold::app {

// Who sees no colours tells these apart by how light they are.

/// The more a lane does, the further its colour is from the ground.
QColor laneColour(LaneState state, int side, const Theme& theme);

/// Of a share from 0 to 1, in a colour of its own: a lighter shade of a side's would read as another state of its
/// lanes.
QColor shareColour(double share, const Theme& theme);

}  // namespace warpfold::app
