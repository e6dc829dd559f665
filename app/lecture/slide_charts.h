// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lectures/lecture_parser.h"

namespace warpfold::app {

/// Ids of the charts that a slide may show: all that draw from what a lecture runs, which is a comparison with its
/// trees and a ladder. A new chart on these is among them.
QStringList slideCharts();
/// Whether a slide that shows this view needs a ladder of kernels, not only its own two.
bool showsLadder(const SlideView& view);
/// What slides can show with a worker's kernels.
SlideOffers slideOffers(const Catalogue& kernels);

}  // namespace warpfold::app
