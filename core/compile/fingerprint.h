// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace warpfold::compile {

/// FNV-1a (Fowler, Noll and Vo), 64 bits.
std::uint64_t fnv1a(std::string_view text, std::uint64_t hash = 0xcbf29ce484222325u);

/// 32 hexadecimal digits that tell texts apart. Not against people who look for two with the same.
std::string fingerprint(std::string_view text);

}  // namespace warpfold::compile
