// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>

#include "ptx/token_reader.h"

namespace warpfold::ptx {

/// The space of a directive: shared of ".shared" and ".shared::cta"; nothing where it names none.
std::optional<Space> spaceFromDirective(std::string_view directive);

/// Reads a variable from its space on, up to what ends it: `.shared .align 4 .b8 cache[2048]`, with an initial value
/// where one is there (PTX ISA, "Variables"). A variable of several names in one directive is not written by compilers
/// and not taken.
Variable readVariable(TokenReader& in);

}  // namespace warpfold::ptx
