// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "data/reference_part.h"
#include "ranks/conference.h"

namespace warpfold::ranks {

/// Names the hosts to the conference, and makes sure that all ranks are one program that was asked for one thing. All
/// ranks call it. Throws AgreedFailure on all of them.
void introduce(Conference& conference, const std::string& asked);

/// From the parts of all ranks, on rank 0; elsewhere nothing is said of it. All ranks call it.
Reference wholeReference(Conference& conference, const ReferencePart& mine);

}  // namespace warpfold::ranks
