// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string_view>

namespace warpfold::codec {

/// Lists and maps within each other that JSON or CBOR may have; ours has fewer than ten. Copying and writing a value
/// calls itself for every level.
inline constexpr std::size_t deepestNesting = 32;

/// JSON of any origin. `look` is as nlohmann::json::parse takes it. Throws one of nlohmann's exceptions where the text
/// is none or a number is none that a double holds, and std::out_of_range where it nests too deep, before anything is
/// made of it.
nlohmann::json parse(std::string_view text, const nlohmann::json::parser_callback_t& look = nullptr);

}  // namespace warpfold::codec
