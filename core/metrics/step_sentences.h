// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

#include "metrics/step_facts.h"
#include "values/operation.h"
#include "words/message.h"

namespace warpfold {

// Sentences about one step, for What happens here.

/// Who reads what, before anything is combined, and who has nothing to read.
Messages loadSentences(const BlockTrace& trace, const Step& step, const StepFacts& facts, Operation operation);
/// Who combines what with what, and by which way it comes: one to three sentences.
Messages combineSentences(const BlockTrace& trace, const Step& step, const StepFacts& facts, Operation operation);
/// Which warps work in it, with how many of their lanes, and what the others do. `barrier`: the step ends at one of the
/// block, not within a warp, so the others have no barrier to reach.
Message warpsSentence(const StepFacts& facts, bool barrier);
/// Which warps read in a load for which there are fewer elements than threads.
Message readingWarpsSentence(const StepFacts& facts);
/// The message with a value of the trace in place of an argument: whole numbers as such, so that the reader groups
/// their digits.
Message withValue(Message message, std::string_view argument, const Scalar& value);
/// What it costs in memory beyond what it needs; nothing where it costs no more.
Messages memorySentence(const StepFacts& facts);
/// That warps of a few lanes cannot use all of a sector; nothing of those that can.
Messages smallWarpsSentence(const StepFacts& facts);

}  // namespace warpfold
