// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "jobs/comparison.h"
#include "jobs/job.h"

namespace warpfold {

/// Traces the blackboard examples of a comparison and sends them.
void sendBoards(const messages::Compare& compare, JobContext& context);

}  // namespace warpfold
