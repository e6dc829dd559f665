// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "words/message.h"

namespace warpfold {

/// What several times cover, from what each covers (RunResult::timeCovers), without repetition. Those that differ only
/// in the number of launches become one message.
std::vector<Message> commonCovers(const std::vector<Message>& covers);

}  // namespace warpfold
