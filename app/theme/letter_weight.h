// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpfold::app {

/// Letters of all fonts are filled alike from now on, on this thread. Without it Qt makes those of OpenType fonts with
/// PostScript outlines, such as Inter, heavier and blends them in a way of its own, but not those of TrueType fonts,
/// such as the Chinese and Korean ones: light text on a dark ground was in two weights. Before any font is loaded.
void fillLettersAlike();

}  // namespace warpfold::app
