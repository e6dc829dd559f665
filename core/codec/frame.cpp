// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "codec/frame.h"

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "codec/parse.h"
#include "codec/problem.h"
#include "words/say.h"

namespace warpfold::codec {

namespace {

constexpr std::string_view magic = "WFM2";

/// Throws where arrays and maps nest deeper than any message of ours, or where there are more items than one may hold:
/// the CBOR reader calls itself for every level and allocates for every item. Walks item heads only; items of unknown
/// length, which we never write, are refused, and what items mean is left to the reader.
void checkStructure(std::span<const std::uint8_t> payload) {
  const auto whole = [](bool holds) {
    if (!holds) throw ProtocolError(say<"message-cut-off">());
  };
  std::vector<std::uint64_t> open;  // items to come in each open array or map
  std::size_t at = 0;
  std::uint64_t items = 0;
  do {
    whole(at < payload.size());
    if (++items > mostItems) throw ProtocolError(say<"message-too-many-items">());
    const unsigned major = payload[at] >> 5, info = payload[at] & 31;
    ++at;
    std::uint64_t argument = info;
    if (info >= 24) {
      if (info > 27) throw ProtocolError(say<"message-unknown-length">());
      const std::size_t bytes = std::size_t{1} << (info - 24);
      whole(bytes <= payload.size() - at);
      argument = 0;
      for (std::size_t i = 0; i < bytes; ++i) argument = argument << 8 | payload[at++];
    }
    if (major >= 2 && major <= 5) whole(argument <= payload.size() - at);
    if (major == 2 || major == 3) at += argument;
    if ((major == 4 || major == 5) && argument != 0) {
      if (open.size() >= deepestNesting) throw ProtocolError(say<"message-too-deep">());
      open.push_back(major == 4 ? argument : 2 * argument);
      continue;
    }
    while (!open.empty() && --open.back() == 0) open.pop_back();
  } while (!open.empty());
}

/// What came instead of a frame, as one readable line.
std::string excerpt(std::span<const std::uint8_t> bytes) {
  std::string text;
  for (const std::uint8_t byte : bytes.first(std::min<std::size_t>(bytes.size(), 60))) {
    if (byte == '\n') break;
    text += byte >= 32 && byte < 127 ? static_cast<char>(byte) : '?';
  }
  return text;
}

}  // namespace

std::vector<std::uint8_t> frameOf(const nlohmann::json& message) {
  std::vector<std::uint8_t> bytes(headerBytes);
  nlohmann::json::to_cbor(message, bytes);
  if (bytes.size() - headerBytes > maximumPayload) throw ProtocolError(say<"message-too-large">());
  const auto length = static_cast<std::uint32_t>(bytes.size() - headerBytes);
  std::memcpy(bytes.data(), magic.data(), magic.size());
  for (int i = 0; i < 4; ++i) bytes[4 + i] = static_cast<std::uint8_t>(length >> (8 * i));
  return bytes;
}

nlohmann::json readPayload(std::span<const std::uint8_t> payload) {
  checkStructure(payload);
  try {
    return nlohmann::json::from_cbor(payload.begin(), payload.end());
  } catch (const std::exception& e) {
    throw ProtocolError(say<"message-unreadable">(arg<"detail">(problemText(e))));
  }
}

nlohmann::json readPayload(std::string_view payload) {
  return readPayload(std::span(reinterpret_cast<const std::uint8_t*>(payload.data()), payload.size()));
}

void FrameReader::append(std::span<const std::uint8_t> bytes) {
  if (m_begin > 0 && m_begin == m_buffer.size()) {
    m_buffer.clear();
    m_begin = 0;
  }
  m_buffer.insert(m_buffer.end(), bytes.begin(), bytes.end());
}

std::optional<std::vector<std::uint8_t>> FrameReader::next() {
  const auto rest = std::span<const std::uint8_t>(m_buffer).subspan(m_begin);
  // Rubbish is told from a slow frame at its first wrong byte, not when a header's worth has come.
  const std::size_t known = std::min(rest.size(), magic.size());
  if (!std::equal(magic.begin(), magic.begin() + known, rest.begin()))
    throw ProtocolError(say<"not-a-message">(arg<"excerpt">(excerpt(rest))));
  if (rest.size() < headerBytes) return std::nullopt;
  std::uint32_t length = 0;
  for (int i = 0; i < 4; ++i) length |= static_cast<std::uint32_t>(rest[4 + i]) << (8 * i);
  if (length > m_most) throw ProtocolError(say<"message-announces-too-much">(arg<"bytes">(length)));
  if (rest.size() < headerBytes + length) return std::nullopt;
  if (m_begin == 0 && rest.size() == headerBytes + length) {  // large ones come alone: no second copy of them
    std::vector<std::uint8_t> whole = std::exchange(m_buffer, {});
    whole.erase(whole.begin(), whole.begin() + headerBytes);
    return whole;
  }
  const auto payload = rest.subspan(headerBytes, length);
  std::vector<std::uint8_t> result(payload.begin(), payload.end());
  m_begin += headerBytes + length;
  if (m_begin > (1u << 20)) {
    m_buffer.erase(m_buffer.begin(), m_buffer.begin() + static_cast<std::ptrdiff_t>(m_begin));
    m_begin = 0;
  }
  return result;
}

}  // namespace warpfold::codec
