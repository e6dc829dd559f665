// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QString>
#include <optional>

#include "values/element_type.h"

namespace warpfold::app {

/// What a file says of its numbers before they are read.
struct FileContent {
  std::optional<ElementType> type;  ///< as a .npy file says; nothing for other files and other types
  bool decimals = false;            ///< the beginning of a text file holds some, such as 0.5 or 1e-3
};

/// The file is opened on a thread of its own, since a disk may be slow or gone; what is no regular file is not opened.
/// Whether the file is sound is for the worker to tell.
QFuture<FileContent> contentOf(const QString& path);

}  // namespace warpfold::app
