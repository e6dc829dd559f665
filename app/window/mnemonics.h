// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QMenu;

namespace warpfold::app {

/// The letter after a single '&', as a capital; null where there is none.
QChar mnemonicOf(const QString& text);
/// A property of an entry: an English name of it.
inline constexpr const char* mnemonicSource = "mnemonicSource";

/// Gives every entry of a menu, and of the menus in it, that has no letter yet one that no other has: of its words if
/// there is one, else in Chinese and Korean, as menus in them do, in brackets behind it, a letter of its English name
/// or the first that is free.
void giveMnemonics(QMenu& menu);

}  // namespace warpfold::app
