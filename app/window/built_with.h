// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace warpfold::app {

/// What the window is made of: "GCC 12.2.0, Qt 6.4.2, QCustomPlot 2.1.1, …"; of libraries, the versions that run.
QString partsText();

}  // namespace warpfold::app
