// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QString>

#include "theme/theme.h"

namespace warpfold::app {

QPalette paletteFor(const Theme& theme);
/// Of the whole application. Widgets choose their role by the dynamic property "role": card, title, caption,
/// value, figure, primary, problem, good, bad, warning, pill, banner, note, flat.
QString styleSheetFor(const Theme& theme);

}  // namespace warpfold::app
