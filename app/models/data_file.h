// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "values/element_type.h"

namespace warpfold::app {

/// The element type that a .npy file says it holds; nothing for other files and other types. Reads the header only and
/// never waits: what is no regular file is not opened. Whether the file is sound is for the worker to tell.
std::optional<ElementType> typeOfNpy(const QString& path);

/// A file of numbers as text whose beginning holds decimals, such as 0.5 or 1e-3. Waits for nothing, as above.
bool holdsDecimals(const QString& path);

}  // namespace warpfold::app
