// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "codec/archive.h"

/// Large contents of a session, compressed: four bytes with the length (little-endian), then a zlib stream of CBOR.
namespace warpfold::store {

/// Throws std::out_of_range where it would be larger than mostPartBytes.
std::vector<std::uint8_t> packed(const codec::Json& content);

/// How many bytes the content has, as it says itself.
std::size_t unpackedBytes(std::span<const std::uint8_t> bytes);
/// Nothing larger than it says is made of it. Throws std::out_of_range where it is none, or larger than mostPartBytes,
/// and what readPayload throws.
codec::Json unpacked(std::span<const std::uint8_t> bytes);

}  // namespace warpfold::store
