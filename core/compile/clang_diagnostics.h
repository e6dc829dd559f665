// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

#include "compile/source.h"

namespace warpfold::compile {

/// What clang wrote about a source that it read from standard input, without carets (-fno-caret-diagnostics) and at
/// true lines. What concerns a header is told at the line of the source that led there, or at none. Lines that are no
/// diagnostics, such as the count of errors, are left out.
std::vector<Diagnostic> clangDiagnostics(std::string_view complaints);

}  // namespace warpfold::compile
