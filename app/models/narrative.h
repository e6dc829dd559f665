// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "metrics/narrative.h"

namespace warpfold::app {

class Playback;

/// What happens here, a paragraph an entry, in the window's language.
QStringList narrativeText(const NarrativeSide& a, const NarrativeSide& b, Operation operation);
QStringList narrativeText(const Playback& playback, Operation operation);

}  // namespace warpfold::app
