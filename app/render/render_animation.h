// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/animation/frame_sink.h"
#include "export/animation/moving_picture.h"
#include "render/render_command.h"

namespace warpfold::app {

/// As what the job's file is to be written, where that is an animation: a GIF, a WebP, numbered pictures, or the pages
/// of a view of the whole run.
std::optional<AnimationFormat> animationFormatOf(const RenderJob& job);

/// Writes the animation that the job asks for. Throws ExportError, or InvalidRequest where the picture has fewer steps.
void writeAnimation(const RenderJob& job, AnimationFormat format, MovingPicture& picture,
                    const ExportMetadata& metadata);

/// Rows a second, for a picture of so many rows.
double paceOf(const RenderJob& job, double rows);

}  // namespace warpfold::app
