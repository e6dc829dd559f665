// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "values/error.h"

/// A frame on the pipe is 8 bytes of header (the four characters "WFM2", then the payload's length as a little-endian
/// uint32) and a CBOR payload of that length.
namespace warpfold::codec {

inline constexpr std::uint32_t maximumPayload = 256u << 20;
/// Of what a worker is asked: requests are short.
inline constexpr std::uint32_t maximumCommand = 4u << 20;
inline constexpr std::size_t headerBytes = 8;
/// Numbers, texts, byte strings, lists and maps that one payload may hold. Each costs some fifty bytes once it is read,
/// however small it is in the frame.
inline constexpr std::uint64_t mostItems = 2'000'000;

/// The other side sent something that is not a message; `what()` says what came instead.
class ProtocolError : public Error {
 public:
  explicit ProtocolError(Message message) : Error(ExitStatus::invalidRequest, {std::move(message), {}, {}}) {}
};

/// A whole frame, header and payload. Throws ProtocolError where it would be too large.
std::vector<std::uint8_t> frameOf(const nlohmann::json& message);
/// Throws ProtocolError on anything that is not CBOR, nests too deep or holds too many items; nothing is built before
/// that is known.
nlohmann::json readPayload(std::span<const std::uint8_t> payload);
nlohmann::json readPayload(std::string_view payload);

/// Cuts a byte stream into payloads. Throws ProtocolError at the first byte that cannot begin a frame, and at a header
/// that announces more than `most` bytes, before any of them is kept.
class FrameReader {
 public:
  explicit FrameReader(std::uint32_t most = maximumPayload) : m_most(most) {}
  void append(std::span<const std::uint8_t> bytes);
  /// The next whole payload, or nothing while it is incomplete.
  std::optional<std::vector<std::uint8_t>> next();
  /// Whether part of a frame is waiting for the rest of it.
  bool isWithinFrame() const { return m_begin < m_buffer.size(); }

 private:
  std::uint32_t m_most;
  std::vector<std::uint8_t> m_buffer;
  std::size_t m_begin = 0;
};

}  // namespace warpfold::codec
