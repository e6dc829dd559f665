// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "compose/figure_page.h"
#include "export/whole_file.h"

namespace warpfold::app {

/// A folder of everything: of each part a PNG, an SVG, a PDF, and a CSV of its data, and the whole as a figure.
/// `progress` is asked before each part, with how many are done; where it says no, nothing comes back. Throws
/// ExportError.
std::vector<NewFile> everything(const FigureParts& parts, const FigureFacts& facts, const QString& folder,
                                const std::function<bool(int done, int of)>& progress);

}  // namespace warpfold::app
