// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace warpfold::app {

/// An SVG as QSvgGenerator wrote it, each of whose fonts is followed by those that another machine is likely to have:
/// proportional or fixed-width as it is, with Chinese and Korean characters. Fixed-width text has no ligatures, as in
/// the window.
QByteArray withFallbackFonts(const QByteArray& svg);

}  // namespace warpfold::app
