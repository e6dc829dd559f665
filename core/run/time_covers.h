// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "words/message.h"

namespace warpfold {

/// What several times cover, from what each does (RunResult::timeCovers), each thing once. What differs in the number
/// of launches only is told of all of them together.
std::vector<Message> commonCovers(const std::vector<Message>& covers);

}  // namespace warpfold
