// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/ladder_layout.h"
#include "theme/theme.h"

class QPainter;

namespace warpfold::app {

/// Paints a ladder where it was laid out. Shapes repeat what colours say: a disc is a kernel, a square the baseline, a
/// triangle that stands the library, one on its tip the CPU, a diamond a published figure.
void paintLadder(QPainter& painter, const LadderRows& ladder, const LadderLayout& layout, const Theme& theme);

}  // namespace warpfold::app
