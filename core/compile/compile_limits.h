// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "compile/child_process.h"
#include "compile/source.h"

namespace warpfold::compile {

/// Throws InvalidRequest where the text is longer than any file that people write.
void requireShort(const Source& source);

/// Throws InvalidRequest where a compiler was ended for what it took, or failed.
void requireWithinLimits(const ChildResult& result, const ChildLimits& limits);

}  // namespace warpfold::compile
