// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/narrative.h"

#include "models/playback.h"
#include "models/words.h"

namespace warpfold::app {

QStringList narrativeText(const NarrativeSide& a, const NarrativeSide& b, Operation operation) {
  QStringList paragraphs;
  for (const Messages& sentences : narrative(a, b, operation)) paragraphs << text(sentences);
  return paragraphs;
}

QStringList narrativeText(const Playback& playback, Operation operation) {
  const auto at = [&](int side) {
    return NarrativeSide{playback.trace(side).get(), playback.position(side), playback.over(side),
                         playback.stepTimes() != Playback::StepTimes::mixed, playback.modelled(side)};
  };
  return narrativeText(at(0), at(1), operation);
}

}  // namespace warpfold::app
