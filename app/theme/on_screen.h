// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScreen>
#include <QWidget>

namespace warpfold::app {

/// A window's first size: the usual one, or as much of it as the screen has room for beside a window manager's frame.
inline void resizeOnScreen(QWidget& window, const QSize& usual) {
  constexpr QSize frame(16, 48);
  window.resize(usual.boundedTo(window.screen()->availableGeometry().size() - frame));
}

}  // namespace warpfold::app
