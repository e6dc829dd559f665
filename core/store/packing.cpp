// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/packing.h"

#include <zlib.h>

#include <new>

#include "codec/frame.h"
#include "codec/require.h"
#include "store/limits.h"

namespace warpfold::store {

namespace {

constexpr std::size_t lengthBytes = 4;
constexpr int quickly = 1;  // zlib's level: a trace gets a tenth of its size by it, and a twelfth by the slowest

}  // namespace

std::vector<std::uint8_t> packed(const codec::Json& content) {
  const std::vector<std::uint8_t> plain = codec::Json::to_cbor(content);
  codec::require(plain.size() <= mostPartBytes, "a part is too large");
  uLongf size = ::compressBound(plain.size());
  std::vector<std::uint8_t> bytes(lengthBytes + size);
  for (std::size_t i = 0; i < lengthBytes; ++i) bytes[i] = static_cast<std::uint8_t>(plain.size() >> (8 * i));
  if (::compress2(bytes.data() + lengthBytes, &size, plain.data(), plain.size(), quickly) != Z_OK)
    throw std::bad_alloc();
  bytes.resize(lengthBytes + size);
  return bytes;
}

std::size_t unpackedBytes(std::span<const std::uint8_t> bytes) {
  codec::require(bytes.size() > lengthBytes, "a part is cut off");
  std::size_t size = 0;
  for (std::size_t i = 0; i < lengthBytes; ++i) size |= std::size_t{bytes[i]} << (8 * i);
  return size;
}

codec::Json unpacked(std::span<const std::uint8_t> bytes) {
  const std::size_t size = unpackedBytes(bytes);
  codec::require(size > 0 && size <= mostPartBytes, "a part is too large");
  codec::require(size / 1100 <= bytes.size(), "a part is cut off");  // no stream of zlib's grows more than that
  std::vector<std::uint8_t> plain(size);
  uLongf made = size;
  const int code = ::uncompress(plain.data(), &made, bytes.data() + lengthBytes, bytes.size() - lengthBytes);
  if (code == Z_MEM_ERROR) throw std::bad_alloc();
  codec::require(code == Z_OK && made == size, "a part cannot be unpacked");
  return codec::readPayload(plain);
}

}  // namespace warpfold::store
