// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "compile/source.h"

namespace warpfold::compile {

/// What became of a source as a text, for the cache and between processes.
std::string encoded(const Compiled& compiled);

/// Throws std::exception where `text` is none that encoded() made.
Compiled decoded(const std::string& text);

}  // namespace warpfold::compile
