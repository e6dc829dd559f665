// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "export/export_options.h"
#include "render/render_command.h"
#include "render/wait.h"

namespace warpfold::app {

/// What `render` writes: made on a workbench of the widgets that this view is painted by, and of no others.
class RenderedView {
 public:
  virtual ~RenderedView() = default;
  virtual Needs needs() = 0;
  /// With the clock where it was asked to be, or through the steps that an animation shows. Throws ExportError, or what
  /// else is wrong with the request.
  virtual void write(const RenderJob& job, const ExportOptions& options) = 0;
};

/// `job.view` is one of renderViews().
std::unique_ptr<RenderedView> makeRenderedView(const RenderJob& job, Workbench& bench);

/// Views that show the steps one after the other.
QStringList viewsThatMove();

inline const QString reportView = QStringLiteral("report");

}  // namespace warpfold::app
