// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

#include "lectures/lecture.h"

namespace warpfold::app {

class Comparison;
class Stage;

/// Texts of lectures have figures in braces, such as {A.latency}, which the models fill in when the slide is shown.

/// Nothing of the emulator's own running times: they say nothing about a GPU, and a class would take them for one's.
std::optional<double> gpuMedianUs(const Comparison& comparison, int side);

/// The first placeholder of a text that does not exist, with its braces; empty where all do.
QString unknownPlaceholder(const QString& text);
/// All of them, with their braces: of one side only those of A.
QStringList placeholderNames();
/// The text with its figures as the stage has them now; an ellipsis for what is still to come. A sentence with a figure
/// that does not exist there is left out whole. Steps are counted at the last one that the slide shows.
QString filled(const QString& text, const Stage& stage, const SlideSetup& setup);
/// The text before its slide has a run: with an ellipsis, or what is `open`, for each figure that takes one.
QString unfilled(const QString& text, const Stage& stage, const SlideSetup& setup,
                 const QString& open = QStringLiteral("…"));
/// The text without the sentences that tell how a race ends.
QString beforeRace(const QString& text);
/// Whether one of its figures is still to come.
bool awaitsFigures(const QString& text, const Stage& stage, const SlideSetup& setup);

/// The step of a side that a slide comes to; null where the tree has none, or is not there yet.
const Step* shownStep(const Stage& stage, const SlideSetup& setup, int side);
/// What the step's figures say: how many warps work, with how many of their lanes.
QString stepSentence(const BlockTrace& trace, const Step& step);
/// What a slide with a prediction asks and how it is answered, where its file says nothing else.
QString predictionQuestion(const SlideSetup& setup);
QString predictionAnswer(const SlideSetup& setup);

}  // namespace warpfold::app
