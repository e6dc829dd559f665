// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <limits>
#include <nlohmann/json.hpp>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "codec/frame.h"

/// Changes streams of frames so that they stay streams of frames: numbers, texts, lists and words of byte strings get
/// values that are worth trying. Bytes changed at random hardly ever get past the decoder.
namespace warpfold::fuzz {

using Json = nlohmann::json;
using Bytes = std::vector<std::uint8_t>;

class FrameMutator {
 public:
  explicit FrameMutator(unsigned seed) : m_random(seed) {}

  /// Empty where the bytes hold no frame.
  Bytes mutated(std::span<const std::uint8_t> bytes) {
    std::vector<Json> messages = messagesOf(bytes);
    if (messages.empty()) return {};
    for (unsigned left = 1 + below(4); left > 0; --left) mutate(messages);
    Bytes result;
    for (const Json& message : messages) {
      const Bytes frame = codec::frameOf(message);
      result.insert(result.end(), frame.begin(), frame.end());
    }
    return result;
  }

 private:
  static std::vector<Json> messagesOf(std::span<const std::uint8_t> bytes) {
    std::vector<Json> messages;
    codec::FrameReader reader;
    try {
      reader.append(bytes);
      while (const auto payload = reader.next()) messages.push_back(codec::readPayload(*payload));
    } catch (const std::exception&) {
    }
    return messages;
  }

  std::size_t below(std::size_t limit) { return limit == 0 ? 0 : m_random() % limit; }

  void mutate(std::vector<Json>& messages) {
    const std::size_t i = below(messages.size());
    switch (below(12)) {
      case 0:
        messages.insert(messages.begin() + static_cast<std::ptrdiff_t>(below(messages.size())), messages[i]);
        break;
      case 1:
        if (messages.size() > 1) messages.erase(messages.begin() + static_cast<std::ptrdiff_t>(i));
        break;
      case 2: std::swap(messages[i], messages[below(messages.size())]); break;
      default: mutateValue(messages[i]);
    }
  }

  static void collect(Json& value, std::vector<Json*>& all) {
    all.push_back(&value);
    if (value.is_structured())
      for (Json& each : value) collect(each, all);
  }

  void mutateValue(Json& message) {
    std::vector<Json*> all;
    collect(message, all);
    Json& value = *all[below(all.size())];
    if (value.is_array()) return mutateList(value);
    if (value.is_binary()) return mutateWords(value.get_binary());
    if (value.is_boolean())
      value = !value.get<bool>();
    else if (value.is_number_float())
      value = anyFloat();
    else if (value.is_number())
      value = anyWhole(value.get<std::uint64_t>());
    else if (value.is_string())
      value = anyText(*all[below(all.size())]);
    else if (value.is_null())
      value = below(2) != 0 ? Json(anyWhole(0)) : Json(anyFloat());
  }

  void mutateList(Json& list) {
    const std::size_t i = below(list.size());
    if (list.empty())
      list.push_back(anyWhole(0));
    else if (below(2) != 0)
      list.insert(list.begin() + static_cast<std::ptrdiff_t>(i), Json(list[i]));
    else
      list.erase(i);
  }

  /// One 64-bit word, or one of its halves; now and then a word more or less.
  template <typename Binary>
  void mutateWords(Binary& bytes) {
    if (bytes.size() < 8 || below(16) == 0) return bytes.resize(bytes.size() + 8);
    if (below(16) == 0) return bytes.resize(bytes.size() - 8);
    const std::size_t at = below(bytes.size() / 8) * 8;
    std::uint64_t word = 0;
    std::memcpy(&word, &bytes[at], 8);
    const std::uint64_t other = anyWhole(word);
    switch (below(4)) {
      case 0: word = other; break;
      case 1: word = (word & 0xffffffffu) | anyWhole(word >> 32) << 32; break;
      case 2: word = (word >> 32 << 32) | (anyWhole(word & 0xffffffffu) & 0xffffffffu); break;
      default: word = below(2) != 0 ? std::bit_cast<std::uint64_t>(anyFloat()) : word ^ std::uint64_t{1} << below(64);
    }
    std::memcpy(&bytes[at], &word, 8);
  }

  std::uint64_t anyWhole(std::uint64_t now) {
    static constexpr std::uint64_t values[] = {0,
                                               1,
                                               2,
                                               3,
                                               4,
                                               7,
                                               8,
                                               16,
                                               31,
                                               32,
                                               33,
                                               63,
                                               64,
                                               255,
                                               256,
                                               1023,
                                               1024,
                                               1025,
                                               65535,
                                               65536,
                                               0x7fffffff,
                                               0x80000000,
                                               0xfffffffe,
                                               0xffffffff,
                                               std::uint64_t{1} << 32,
                                               std::uint64_t{1} << 53,
                                               0x7fffffffffffffff,
                                               0x8000000000000000,
                                               0xffffffffffffffff};
    switch (below(3)) {
      case 0: return now + 1;
      case 1: return now - 1;
      default: return values[below(std::size(values))];
    }
  }

  double anyFloat() {
    static constexpr double values[] = {0,
                                        -0.0,
                                        1,
                                        -1,
                                        0.5,
                                        1e-308,
                                        5e-324,
                                        1e9,
                                        1e19,
                                        1e300,
                                        1.7976931348623157e308,
                                        std::numeric_limits<double>::infinity(),
                                        -std::numeric_limits<double>::infinity(),
                                        std::numeric_limits<double>::quiet_NaN()};
    return values[below(std::size(values))];
  }

  std::string anyText(const Json& other) {
    switch (below(5)) {
      case 0: return {};
      case 1: return std::string(below(9000), 'x');
      case 2: return "%1 %2 {n:lines} \n\xff\xf0\x28";
      default: return other.is_string() ? other.get<std::string>() : "all";
    }
  }

  std::mt19937 m_random;
};

}  // namespace warpfold::fuzz
