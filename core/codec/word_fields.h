// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <variant>

#include "codec/archive.h"
#include "codec/bounds.h"
#include "words/complaint.h"

/// The fields of messages. Codes and arguments travel, words never.
namespace warpfold::codec {

inline constexpr std::size_t mostArguments = 16;
inline constexpr std::size_t mostNumbers = 1024;  ///< of a list: as many as a block has threads

/// A string cut where it would be too long to travel; a longer one that comes is refused.
template <typename Archive>
void boundedText(Archive& archive, const char* key, std::string& text) {
  if constexpr (!Archive::reads) {
    std::string cut = text.substr(0, mostStringBytes);
    archive(key, cut);
  } else {
    archive(key, text);
    if (text.size() > mostStringBytes) refuse(key, "is too long");
  }
}

/// What the types of Argument::Value are called, in their order.
inline constexpr std::array<std::string_view, 5> argumentKinds{"signed", "unsigned", "fraction", "text", "numbers"};
static_assert(argumentKinds.size() == std::variant_size_v<Argument::Value>);

/// A value of the kind that is named. Files of encodings up to 8 have its place among them instead.
inline Argument::Value emptyArgument(const Json& kind) {
  std::size_t place = argumentKinds.size();
  if (kind.is_number_integer())
    place = kind.get<std::size_t>();
  else if (kind.is_string())
    place = static_cast<std::size_t>(
        std::find(argumentKinds.begin(), argumentKinds.end(), std::string_view(kind.get_ref<const std::string&>())) -
        argumentKinds.begin());
  switch (place) {
    case 0: return std::int64_t{0};
    case 1: return std::uint64_t{0};
    case 2: return 0.0;
    case 3: return std::string();
    case 4: return Numbers();
    default: refuse("kind", "is not a known kind of argument");
  }
}

}  // namespace warpfold::codec

namespace warpfold {

template <typename Archive>
void fields(Archive& archive, Argument& a) {
  codec::boundedText(archive, "name", a.name);
  if constexpr (Archive::reads) {
    codec::Json kind;
    archive("kind", kind);
    a.value = codec::emptyArgument(kind);
  } else {
    archive("kind", codec::argumentKinds[a.value.index()]);
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
