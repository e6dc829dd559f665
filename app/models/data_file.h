// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QString>
#include <optional>

#include "values/element_type.h"

namespace warpfold::app {

/// The element type that a .npy file says it holds; nothing for other files and other types. The file is opened on a
/// thread of its own, since a disk may be slow or gone; what is no regular file is not opened. Whether the file is
/// sound is for the worker to tell.
QFuture<std::optional<ElementType>> typeOfNpy(const QString& path);

}  // namespace warpfold::app
