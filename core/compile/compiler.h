// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "compile/child_process.h"
#include "compile/source.h"
#include "run/run_control.h"

namespace warpfold::compile {

/// Compiles a source of the user's to PTX by clang where it is there, else by NVRTC; what was compiled before comes
/// from a cache on disk. Errors of the source are diagnostics of the result; those of a source that compiled come again
/// with it. Throws BackendUnavailable naming the package where there is no compiler, InvalidRequest where compiling
/// takes too much, Cancelled.
Compiled compileToPtx(const Source& source, const ChildLimits& limits = {}, const RunControl& control = {});

}  // namespace warpfold::compile
