// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "data/host_array.h"
#include "values/block_limit.h"
#include "words/message.h"

namespace warpfold {

/// A number that somebody wrote onto the blackboard, as it was typed, and the element of the input that it replaces.
struct TypedValue {
  std::uint32_t element = 0;
  std::string text;
  friend bool operator==(const TypedValue&, const TypedValue&) = default;
};
using TypedValues = std::vector<TypedValue>;

/// A blackboard has no more elements than the widest block has threads.
inline constexpr std::uint32_t mostTypedValues = mostBlockThreads;
inline constexpr std::size_t mostTypedBytes = 40;  ///< of one text: 2^64, and floats with all their digits

/// Why an element of `type` cannot hold what the text says, with what to type instead; nothing where it can.
std::optional<Message> refusalOf(ElementType type, const std::string& text);
/// Puts the numbers in their places; those beyond the array's end are for a larger blackboard. Throws InvalidRequest
/// where refusalOf() has something to say.
void put(const TypedValues& values, HostArray& array);

}  // namespace warpfold
