// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codec/chrome_trace.h"
#include "report/report.h"

namespace warpfold::app {

class ChartsRow;

/// A report of what a window shows: its trees with their clock at `position`, its results, and every chart that has
/// something to show. The charts are built and brought up to date for it.
ReportContents reportContents(const Stage& stage, ChartsRow& charts, double position);

/// The blocks of both trees, for trace viewers.
Timeline timelineOf(const Stage& stage);

}  // namespace warpfold::app
