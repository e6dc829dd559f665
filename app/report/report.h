// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include "export/export_options.h"
#include "export/exportable.h"
#include "models/stage.h"

namespace warpfold::app {

/// What a report is made of: what the stage shows, and pictures of it.
struct ReportContents {
  struct Picture {
    QString title;
    const Exportable* content = nullptr;
  };

  const Stage* stage = nullptr;
  QList<Picture> pictures;
  ExportMetadata metadata;  ///< date, device and commands
  std::uint32_t step = 0;   ///< at which the trees stand when the page opens
};

/// One self-contained page: what was run and on what, both trees with their steps, tables, pictures, sources. It loads
/// nothing, follows the reader's light or dark scheme, and can be printed; stepping takes its own script, the rest
/// none. Its security policy lets nothing but that script run, whatever a file or a worker may have brought in. Throws
/// ExportError.
QByteArray reportPage(const ReportContents& contents);

}  // namespace warpfold::app
