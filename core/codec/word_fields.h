// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "codec/archive.h"
#include "words/complaint.h"

/// The fields of messages. Codes and arguments travel, words never.
namespace warpfold::codec {

inline constexpr std::size_t mostArguments = 16;
inline constexpr std::size_t mostCharacters = 4096;  ///< of a code, a name or a value
inline constexpr std::size_t mostNumbers = 1024;     ///< of a list: as many as a block has threads

/// A string cut where it would be too long to travel; a longer one that comes is refused.
template <typename Archive>
void boundedText(Archive& archive, const char* key, std::string& text) {
  if constexpr (!Archive::reads) {
    std::string cut = text.substr(0, mostCharacters);
    archive(key, cut);
  } else {
    archive(key, text);
    if (text.size() > mostCharacters) refuse(key, "is too long");
  }
}

}  // namespace warpfold::codec

namespace warpfold {

/// `kind` says which of the types of Argument::Value the value has, in their order.
template <typename Archive>
void fields(Archive& archive, Argument& a) {
  codec::boundedText(archive, "name", a.name);
  std::uint8_t kind = static_cast<std::uint8_t>(a.value.index());
  archive("kind", kind);
  if constexpr (Archive::reads) {
    switch (kind) {
      case 0: a.value = std::int64_t{0}; break;
      case 1: a.value = std::uint64_t{0}; break;
      case 2: a.value = 0.0; break;
      case 3: a.value = std::string(); break;
      case 4: a.value = Numbers(); break;
      default: codec::refuse("kind", "is not one of an argument's");
    }
  }
  std::visit(
      [&](auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, std::string>)
          codec::boundedText(archive, "value", value);
        else if constexpr (std::is_same_v<std::decay_t<decltype(value)>, Numbers>)
          archive("value", codec::limited(value, codec::mostNumbers));
        else
          archive("value", value);
      },
      a.value);
}

template <typename Archive>
void fields(Archive& archive, Message& m) {
  codec::boundedText(archive, "code", m.code);
  archive("arguments", codec::limited(m.arguments, codec::mostArguments));
}

template <typename Archive>
void fields(Archive& archive, Complaint& c) {
  archive("message", c.message);
  archive("field", c.field);
  codec::boundedText(archive, "value", c.value);
}

}  // namespace warpfold
