// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "compile/child_process.h"
#include "compile/source.h"
#include "run/run_control.h"

namespace warpfold::compile {

/// The first argument with which warpfold-cli is no command line but this child: NVRTC is a library, and a source that
/// takes all memory or never ends should not do so in the program that asked.
inline constexpr const char* nvrtcChildCommand = "compile-by-nvrtc";

/// Nvrtc::compileToPtx() in a process of its own, which is `program`: warpfold-cli. Throws InvalidRequest where it
/// takes more than `limits`, BackendUnavailable where the program is not there, Cancelled.
Compiled compileByNvrtc(const Source& source, const std::string& program, const ChildLimits& limits = {},
                        const RunControl& control = {});

/// warpfold-cli beside the program that runs, or that itself.
std::string commandLineProgram();

/// What the child does: compiles what it reads from standard input, and writes PTX or the compiler's log. Its exit
/// status.
int serveNvrtcChild(int argumentCount, const char* const* arguments);

}  // namespace warpfold::compile
