// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"

class QTextDocument;

namespace warpfold::app {

/// Gives a document made from Markdown the program's fonts and a theme's colours: Qt leaves tables without lines, code
/// without a background and headings far too large.
void styleManual(QTextDocument& document, const Theme& theme);

}  // namespace warpfold::app
