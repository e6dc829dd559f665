// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

#include "compile/source.h"

namespace warpfold::compile {

/// The name that a source has for NVRTC: an absolute one, which does not tell the folder of the process.
inline constexpr std::string_view nvrtcSourceName = "/kernel.cu";

/// What NVRTC wrote about a source of that name. Of what concerns other files only that it is so is told, at no line:
/// NVRTC quotes them, and they are none of the reader's.
std::vector<Diagnostic> nvrtcDiagnostics(std::string_view log);

}  // namespace warpfold::compile
