// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <algorithm>
#include <optional>

#include "export/animation/frame_sink.h"

namespace warpfold::app {

/// A kind of file: its ending, and how the animation is put into it; nothing for all steps in one picture.
struct AnimationKind {
  const char *id, *title, *suffix;
  std::optional<AnimationFormat> format;
};
inline const AnimationKind animationKinds[] = {
    {"gif", QT_TRANSLATE_NOOP("warpfold::app::AnimationDialog", "GIF"), "gif", AnimationFormat::gif},
    {"webp", QT_TRANSLATE_NOOP("warpfold::app::AnimationDialog", "Animated WebP"), "webp", AnimationFormat::webp},
    {"mp4", QT_TRANSLATE_NOOP("warpfold::app::AnimationDialog", "MP4 film"), "mp4", AnimationFormat::mp4},
    {"png", QT_TRANSLATE_NOOP("warpfold::app::AnimationDialog", "PNG pictures, numbered"), "png",
     AnimationFormat::pictures},
    {"svg", QT_TRANSLATE_NOOP("warpfold::app::AnimationDialog", "SVG pictures, numbered"), "svg",
     AnimationFormat::pictures},
    {"pdf", QT_TRANSLATE_NOOP("warpfold::app::AnimationDialog", "PDF, a page per step"), "pdf", AnimationFormat::pages},
    {"strip-png", QT_TRANSLATE_NOOP("warpfold::app::AnimationDialog", "All steps in one PNG"), "png", std::nullopt},
    {"strip-svg", QT_TRANSLATE_NOOP("warpfold::app::AnimationDialog", "All steps in one SVG"), "svg", std::nullopt},
    {"strip-pdf", QT_TRANSLATE_NOOP("warpfold::app::AnimationDialog", "All steps in one PDF"), "pdf", std::nullopt},
};

inline const AnimationKind& kindOf(const QComboBox& box) {
  return animationKinds[std::size_t(std::max(0, box.currentIndex()))];
}

}  // namespace warpfold::app
